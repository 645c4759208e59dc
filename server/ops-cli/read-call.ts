import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { inputOf } from './perform.ts'
import { type Call, CallSchema } from './protocol.ts'
import { COMMANDS } from './table.ts'

/** A parsed command line, and how its result is printed. */
export type ReadCall = { command: Command; call: Call; input: unknown; json: boolean }

/** A command line that cannot be parsed, explained in one line. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** @throws {UsageError} for unknown commands or options, for too many or too few words, and for values of no use. */
export function readCall(words: readonly string[], osUser: string): ReadCall {
  const command = commandIn(words)
  if (command === undefined)
    throw new UsageError(words[0] === undefined ? 'which command?' : `there is no command ${words[0]}`)
  const own = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { takes }]) => [name, takes === '' ? flag : text]),
  )
  const changing: ParseArgsOptionsConfig = command.kind === 'write' ? { 'dry-run': flag, yes: flag, ticket: text } : {}
  const after = words.slice(command.name.split(' ').length)
  const { values, positionals } = parseWords(after, { ...own, ...changing, operator: text, json: flag })
  const target = targetIn(command, positionals)
  const { json, operator, yes, 'dry-run': dryRun, ...others } = values as Record<string, string | boolean>
  // Only a change has a ticket of its own; a look may ask for one.
  const { ticket, ...rest } = others
  const typed = Object.entries(command.kind === 'write' ? rest : others)
  const options = Object.fromEntries(typed.map(([name, value]) => [name, value === true ? 'yes' : value]))
  const parsed = CallSchema.safeParse({
    ...{ command: command.name, target, options, operator, osUser },
    ...(command.kind === 'write' ? { ticket } : {}),
    dryRun: dryRun === true,
    ...(yes === true ? { confirmed: true } : {}),
  })
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? 'is not understood')
  const input = inputOf(command, parsed.data)
  if (!input.ok) throw new UsageError(input.message)
  return { command, call: parsed.data, input: input.input, json: json === true }
}

/** The command that the first one or two words name. */
export function commandIn([first = '', second = '']: readonly string[]): Command | undefined {
  return [`${first} ${second}`, first].flatMap((words) => COMMANDS.filter(({ name }) => name === words))[0]
}

function targetIn({ name, target }: Command, positionals: readonly string[]): string | undefined {
  const [word, ...more] = target === undefined ? [undefined, ...positionals] : positionals
  if (word === undefined && target !== undefined && target.optional !== true) throw new UsageError(target.ask)
  if (more.length > 0) throw new UsageError(`${name} does not know what to do with ${more[0]}`)
  return word
}

function parseWords(words: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. To specify')[0] ?? '') : String(error))
  }
}
