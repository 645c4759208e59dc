import { readCall, USAGE, UsageError } from './arguments.ts'

// biome-ignore lint/style/noProcessEnv: the only place that passes the process's environment to the settings schema.
const source = process.env

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || words[0] === 'help' || words.includes('--help')) {
    process.stdout.write(USAGE)
    return words.length === 0 ? 2 : 0
  }
  try {
    const call = readCall(words)
    // Imported after parsing, so that a typing error is reported at once.
    const { runCommand } = await import('./commands.ts')
    return await runCommand(call, source)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`ops: ${error.message}\nnpm run ops -- help says what there is.\n`)
    return 2
  }
}

process.exitCode = await main(process.argv.slice(2))
