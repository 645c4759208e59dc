import ts from 'typescript'

/**
 * What the vocabulary of schema.org says against structured data, as its types judge each text like an object in a program: names that
 * it does not know, and values of the wrong kind.
 * @param graphs JSON-LD as pages hold it
 */
export function faultsOfSchema(graphs: readonly string[]): string[] {
  // The file does not exist; its place decides which packages it finds.
  const file = new URL('structured-data.ts', import.meta.url).pathname
  const lines = graphs.map((json, index) => `export const graph${index}: Graph = ${json}`)
  const program = ["import type { Graph } from 'schema-dts'", ...lines].join('\n')
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  }
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    readFile: (name) => (name === file ? program : disk.readFile(name)),
    getSourceFile: (name, how, ...rest) =>
      name === file ? ts.createSourceFile(name, program, how) : disk.getSourceFile(name, how, ...rest),
  }
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host))
  return faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
