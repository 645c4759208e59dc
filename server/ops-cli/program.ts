import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { SettingsError } from '#app/.server/platform/env.ts'
import { settingsOf } from '../ledger-cli/data.ts'
import { createTerminal, type Terminal } from '../ledger-cli/terminal.ts'
import { usage, usageOf } from './help.ts'
import type { Answer, Call } from './protocol.ts'
import { commandIn, type ReadCall, readCall, UsageError } from './read-call.ts'

type Source = Readonly<Record<string, string | undefined>>

/** Asks a person at a terminal; undefined without a terminal. */
export type Ask = ((question: string) => Promise<string>) | undefined

/**
 * The whole program: the words of the command line and the environment in, the exit code out: 0 done, 1 refused or failed,
 * 2 not understood.
 */
export async function program(words: readonly string[], source: Source, ask: Ask = atTerminal()): Promise<number> {
  if (words.length === 0 || words[0] === 'help' || words.includes('--help')) {
    const about = commandIn(words[0] === 'help' ? words.slice(1) : words)
    process.stdout.write(about === undefined ? usage() : usageOf(about))
    return words.length === 0 ? 2 : 0
  }
  try {
    const read = readCall(words, source.SUDO_USER ?? nameOfUser())
    return await run(read, source, createTerminal(read.json), ask)
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`ops: ${error.message}\nnpm run ops -- help says what there is.\n`)
      return 2
    }
    return explain(error)
  }
}

/** Passes a call to the running server, or carries it out on the files if none runs. */
type Desk = (call: Call) => Promise<Answer>

async function run(read: ReadCall, source: Source, terminal: Terminal, ask: Ask): Promise<number> {
  const { call, command } = read
  if (command.kind === 'apart') {
    const { value, lines } = await command.run(read.input, { source, note: terminal.note })
    return print({ outcome: 'done', value: { ...value }, lines: [...lines], again: false }, terminal)
  }
  const env = settingsOf(source)
  const { askServer } = await import('./client.ts')
  const first = read.command.kind === 'copy' ? { ...call, copy: { phase: 'begin' as const } } : call
  const answer = await askServer(env.stateDir, first)
  if (answer !== undefined) {
    return end(read, answer, async (next) => (await askServer(env.stateDir, next)) ?? gone(), { source, terminal, ask })
  }
  const [{ openDeskOnFiles }, { perform }] = await Promise.all([import('./files.ts'), import('./perform.ts')])
  const { desk, close } = openDeskOnFiles(env)
  try {
    const here: Desk = (next) => perform(desk, next)
    return await end(read, await here(first), here, { source, terminal, ask })
  } finally {
    await close()
  }
}

/** Prints an answer; before that it asks for the figure that confirms, or makes the copy that was announced. */
async function end(
  { command, call, input }: ReadCall,
  answer: Answer,
  desk: Desk,
  { source, terminal, ask }: { source: Source; terminal: Terminal; ask: Ask },
): Promise<number> {
  if (command.kind === 'copy' && answer.outcome === 'done') {
    const note = (failed?: string) =>
      desk({ ...call, copy: { phase: 'end', ...(failed === undefined ? {} : { failed }) } })
    try {
      const { value, lines } = await command.run(input, { source, note: terminal.note })
      await note()
      return print({ outcome: 'done', value: { ...value }, lines: [...lines], again: false }, terminal)
    } catch (error) {
      await note(error instanceof Error ? error.name : 'unknown')
      throw error
    }
  }
  if (answer.outcome !== 'confirm') return print(answer, terminal)
  for (const line of answer.lines) terminal.note(line)
  if (ask === undefined) {
    process.stderr.write('ops: this costs money: look at it with --dry-run, then confirm it with --yes\n')
    return 1
  }
  const typed = (await ask(`Type ${answer.figure} to do it: `)).trim()
  if (typed !== answer.figure) {
    process.stderr.write('ops: not confirmed, nothing was changed\n')
    return 1
  }
  return print(await desk({ ...call, confirmed: typed }), terminal)
}

function print(answer: Answer, terminal: Terminal): number {
  if (answer.outcome === 'done' || answer.outcome === 'dry_run') {
    const more = answer.outcome === 'dry_run' ? { dry_run: true } : answer.again ? { again: true } : {}
    terminal.result({ ...answer.value, ...more }, answer.lines)
    return 0
  }
  if (answer.outcome === 'not_understood') throw new UsageError(answer.message)
  process.stderr.write(`ops: ${answer.outcome === 'confirm' ? 'the figure has changed, try again' : answer.message}\n`)
  return 1
}

function gone(): never {
  throw new Error('the server has stopped meanwhile; read the journal to see what it did')
}

function atTerminal(): Ask {
  if (process.stdin.isTTY !== true || process.stderr.isTTY !== true) return undefined
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return await lines.question(question)
    } finally {
      lines.close()
    }
  }
}

/** A user without an entry in the system's list, as in some containers, has a number only. */
function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}

function explain(error: unknown): number {
  if (error instanceof SettingsError) {
    for (const line of error.lines) process.stderr.write(`Setting ${line}\n`)
    return 2
  }
  process.stderr.write(`ops: ${wordsFor(error)}\n`)
  return 1
}

/** One line for an error that a person can act on; a defect comes with its stack. */
function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isDefect = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)
  return isDefect ? (error.stack ?? error.message) : error.message
}
