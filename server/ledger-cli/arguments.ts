import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

export const USAGE = `Usage: npm run ledger -- <command> [options]

  export      writes a bundle that can be checked without us
                --account acc_… | --workspace ID   one account; else the whole log
                --month YYYY-MM                    one month (UTC); else everything
                --format tar|csv|jsonl|requests|money|statement|workbook|receipts
                                                   tar is the bundle with its proofs (default)
                --newest 2|3                       the newest format that your verifier reads; 4 by default
                --at N, --since N                  sizes of published checkpoints
                --out FILE | --dir FOLDER          - is the standard output
  verify      checks the live database as a whole: events, tree, notes, archive
  verify FILE --key KEYFILE [--state FILE]
              checks a bundle with the offline verifier
  checkpoint  publishes what the log has gained
                --adopt-archive                    fills an empty archive after the old one was lost; server stopped
  acknowledge-loss --operator NAME --numbers 6-21
              records events that were acknowledged and are lost, and goes on behind their numbers; server stopped
  correct-clock --operator NAME
              a wrong clock led the log ahead: says what the right time is, by this machine's clock; server stopped
  publish-verifier --operator NAME
              writes the hashes of the verifier that this build serves into the log; server stopped
  rebuild     computes everything stored from the events again and lists every difference
                --repair --operator NAME           writes the derived rows that differ, also beside the server
  status      size, checkpoint, archive, key, months, open holds
  rotate-key  makes a new signing key for the next start
                --lost                             the old key is lost: declares the configured one; server stopped

  --json      the result as one line of JSON
`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const COMMANDS = {
  export: {
    account: text,
    workspace: text,
    month: text,
    format: text,
    at: text,
    since: text,
    newest: text,
    'without-workbook': flag,
    out: text,
    dir: text,
  },
  verify: { key: text, state: text },
  checkpoint: { 'adopt-archive': flag },
  'correct-clock': { operator: text },
  'publish-verifier': { operator: text },
  'acknowledge-loss': { operator: text, numbers: text },
  rebuild: { repair: flag, operator: text },
  status: {},
  'rotate-key': { lost: flag },
} satisfies Record<string, ParseArgsOptionsConfig>

type CommandName = keyof typeof COMMANDS

/** One call as it was typed. Options are texts, flags are true. */
export type Call = {
  command: CommandName
  file: string | undefined
  options: Readonly<Record<string, string | true | undefined>>
  json: boolean
}

/** A call that cannot be understood: one line for a person. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** @throws {UsageError} for unknown commands, options and too many words. */
export function readCall(words: readonly string[]): Call {
  const [command, ...rest] = words
  if (command === undefined) throw new UsageError('which command?')
  if (!isCommand(command)) throw new UsageError(`there is no command ${command}`)
  const known: ParseArgsOptionsConfig = { ...COMMANDS[command], json: flag }
  const { values, positionals } = parsed(rest, known)
  const [file, ...more] = positionals
  if (more.length > 0 || (file !== undefined && command !== 'verify')) {
    throw new UsageError(`${command} does not know what to do with ${more[0] ?? file}`)
  }
  const { json, ...options } = values as Record<string, string | true | undefined>
  return { command, file, options, json: json === true }
}

/** A published size as typed. @throws {UsageError} if it is none. */
export function sizeFrom(option: string | true | undefined, name: string): number | undefined {
  if (option === undefined) return undefined
  if (option === true || !/^[1-9]\d{0,14}$/.test(option)) throw new UsageError(`--${name} must be a number of events`)
  return Number(option)
}

function parsed(words: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. To specify')[0] ?? '') : String(error))
  }
}

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word)
}
