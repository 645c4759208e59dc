import { readCall, USAGE, UsageError } from './arguments.ts'

/** The whole program: the words of the command line and the environment in, the exit code out. */
export async function program(
  words: readonly string[],
  source: Readonly<Record<string, string | undefined>>,
): Promise<number> {
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
