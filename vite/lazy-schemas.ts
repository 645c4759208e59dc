import type { Plugin } from 'vite'

/**
 * Marks the values that a module of the domain makes with zod as free of effects, so that a page which needs another export of
 * that module loads no schema, and of zod only its set-up: forms are checked on the server, and few pages read one by themselves. It is
 * true of the domain, whose modules do no work when they are imported.
 */
export function lazySchemas(): Plugin {
  return {
    name: 'penmark:lazy-schemas',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/app\/domain\/[^?]+\.ts$/.test(id) || !/\bfrom "[^"]*zod\.ts"|\bfrom '[^']*zod\.ts'/.test(code))
        return undefined
      let marked = code
      for (const { start, end } of madeAtImport(this.parse(code).body).reverse()) {
        const value = code.slice(start, end)
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${value}))()${marked.slice(end)}`
      }
      return { code: marked, map: null }
    },
  }
}

type Place = { start: number; end: number }

/** The initial values of constants at the top of a module, as far as making them takes a call. */
function madeAtImport(statements: readonly object[]): Place[] {
  return statements.flatMap((statement) => {
    const { type, declaration } = statement as { type: string; declaration?: object | null }
    const declared = (type === 'ExportNamedDeclaration' ? declaration : statement) as
      | { type: string; kind?: string; declarations?: { init: (Place & { type: string }) | null }[] }
      | null
      | undefined
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return []
    return (declared.declarations ?? []).flatMap(({ init }) =>
      init === null || /Function|Literal/.test(init.type) ? [] : [init],
    )
  })
}
