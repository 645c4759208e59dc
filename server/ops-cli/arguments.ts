import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

export const USAGE = `Usage: npm run ops -- <command> [options]

  workspace show WHO   plan, limit, usage, credits, and what operators did; may run beside the server
  plan set WHO         a plan that Stripe does not change any more
                         --plan starter|pro|business|enterprise
                         --limit N              requests a month by contract; enterprise only
                         --reason contract|goodwill|correction
  plan release WHO     back to the plan of the subscription, or to starter
                         --reason contract|goodwill|correction
  credit grant WHO     a lot of extra credits
                         --amount N
                         --expires YYYY-MM-DD   the last day (UTC); else they never expire
                         --reason goodwill|contract|correction|purchase
  credit revoke WHO    credits of one lot that nobody has used
                         --lot N
                         --amount N|all
                         --reason refund|fraud|correction|contract
  refund note WHO      gives back what one request cost
                         --entry N              the ledger entry of its receipt
                         --reason duplicate|failure|goodwill|dispute
  backup TARGET        a consistent copy of everything that is kept; may run beside the server

  WHO is a workspace, its ledger account acc_…, or the address of its owner.
  --operator NAME      who acts: a short name that is no real one, such as ops-1; needed for every change
  --json               the result as one line of JSON
`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const actOptions = { reason: text, operator: text }

const COMMANDS = {
  'workspace show': {},
  'plan set': { plan: text, limit: text, ...actOptions },
  'plan release': actOptions,
  'credit grant': { amount: text, expires: text, ...actOptions },
  'credit revoke': { lot: text, amount: text, ...actOptions },
  'refund note': { entry: text, ...actOptions },
  backup: {},
} satisfies Record<string, ParseArgsOptionsConfig>

type CommandName = keyof typeof COMMANDS

/** A parsed command line. `target` names a workspace in one of its forms, or a folder. */
export type Call = {
  command: CommandName
  target: string
  options: Readonly<Record<string, string | undefined>>
  json: boolean
}

/** A command line that cannot be parsed, explained in one line. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** @throws {UsageError} for unknown commands or options, and for too many or too few words. */
export function readCall(words: readonly string[]): Call {
  const [first = '', second = ''] = words
  const command = [first, `${first} ${second}`].find(isCommand)
  if (command === undefined) throw new UsageError(first === '' ? 'which command?' : `there is no command ${first}`)
  const rest = words.slice(command.split(' ').length)
  const { values, positionals } = parseWords(rest, { ...COMMANDS[command], json: flag })
  const [target, ...more] = positionals
  if (target === undefined)
    throw new UsageError(command === 'backup' ? 'backup into which folder?' : `${command} whom?`)
  if (more.length > 0) throw new UsageError(`${command} does not know what to do with ${more[0]}`)
  const { json, ...options } = values as Record<string, string | boolean | undefined>
  return { command, target, options: options as Call['options'], json: json === true }
}

/** A count of at least one. @throws {UsageError} if it is not. */
export function countFrom({ command, options }: Call, name: string): number {
  const value = options[name]
  if (value === undefined) throw new UsageError(`${command} needs --${name}`)
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(`--${name} must be a whole number from 1 to 999999999`)
  return Number(value)
}

/** The number of an entry in the ledger. @throws {UsageError} if it is not one. */
export function entryFrom({ command, options }: Call, name: string): number {
  const value = options[name]
  if (value === undefined) throw new UsageError(`${command} needs --${name}`)
  if (!/^\d{1,15}$/.test(value)) throw new UsageError(`--${name} must be the number of an entry in the ledger`)
  return Number(value)
}

/** @throws {UsageError} if the value is none of `known`. */
export function oneOf<T extends string>({ command, options }: Call, name: string, known: readonly T[]): T {
  const value = options[name]
  if (value === undefined) throw new UsageError(`${command} needs --${name}, one of ${known.join(', ')}`)
  const found = known.find((each) => each === value)
  if (found === undefined) throw new UsageError(`--${name} must be one of ${known.join(', ')}`)
  return found
}

/** The name that the event bears in the ledger for ever. @throws {UsageError} if the ledger would not accept it. */
export function operatorFrom({ command, options }: Call): string {
  const { operator } = options
  if (operator === undefined) throw new UsageError(`${command} needs --operator, the short name of who acts`)
  if (!/^[a-z0-9][a-z0-9._-]{0,31}$/.test(operator)) {
    throw new UsageError('--operator must be 1 to 32 of a-z, 0-9, dot, underscore and hyphen, such as ops-1')
  }
  return operator
}

/** The instant after the given day in UTC; null without the option. @throws {UsageError} if the day does not exist. */
export function endFrom({ options }: Call): number | null {
  const { expires } = options
  if (expires === undefined) return null
  const day = Date.parse(`${expires}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(expires) && new Date(day).toJSON()?.startsWith(expires) === true
  if (!isDay) throw new UsageError('--expires must be a day, YYYY-MM-DD')
  return day + 86_400_000
}

function parseWords(words: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. To specify')[0] ?? '') : String(error))
  }
}

function isCommand(words: string): words is CommandName {
  return Object.hasOwn(COMMANDS, words)
}
