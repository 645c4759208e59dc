import { userInfo } from 'node:os'
import { acknowledgeLoss, openArchive } from '#app/.server/ledger/index.ts'
import { appendAct } from '#app/.server/operations/journal.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { lockStateDir } from '#app/.server/platform/lock.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { type Call, UsageError } from './arguments.ts'
import { originOf } from './checkpoint.ts'
import { Refused, settingsOf } from './data.ts'
import { grouped, type Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

const NUMBERS = /^([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?$/
const OPERATOR = /^[a-z0-9][a-z0-9._-]{0,31}$/

/**
 * `acknowledge-loss`: records which acknowledged events are lost, after an operator has looked for another copy of the
 * database. The log then continues behind their numbers.
 */
export async function acknowledgeLossCommand({ options }: Call, source: Source, terminal: Terminal): Promise<number> {
  const operator = operatorFrom(options.operator)
  const numbers = numbersFrom(options.numbers)
  const env = settingsOf(source)
  const unlock = lockStateDir(env.stateDir)
  const database = openDatabase(env.dataDir, env.stateDir)
  try {
    const outcome = await acknowledgeLoss({
      ...{ database, clock: systemClock, operator, numbers },
      archive: openArchive(env.ledger.archive),
      log: createLog('silent'),
      origin: originOf(env),
      and({ first, end }) {
        appendAct(database.writer, {
          ...{ at: systemClock.now(), operator, osUser: userInfo().username, command: 'ledger acknowledge-loss' },
          arguments: { numbers: stretch(first, end) },
          ...{ userId: null, workspaceId: null, ticket: null, outcome: 'done', detail: null },
        })
      },
    })
    if (!outcome.ok) throw new Refused(whyNot(outcome))
    const { first, end, leaf } = outcome
    terminal.result({ first, end, leaf: leaf.toString('hex') }, [
      `Events ${stretch(first, end)} are recorded as lost; no other event will bear their numbers.`,
      'Start the server: it publishes that, and /ledger/lost says it to everybody.',
    ])
    return 0
  } finally {
    database.close()
    unlock()
  }
}

/** The short name of the person who answers for a change, as the ledger writes it. @throws {UsageError} if it is none. */
export function operatorFrom(option: string | true | undefined): string {
  if (typeof option === 'string' && OPERATOR.test(option)) return option
  throw new UsageError('--operator NAME is needed: a short name of small letters, digits, dots and dashes')
}

function numbersFrom(option: string | true | undefined): { first: number; end: number } | undefined {
  if (option === undefined) return undefined
  const [, first, last = first] = NUMBERS.exec(String(option)) ?? []
  if (first === undefined) throw new UsageError('--numbers must be the lost numbers, such as 6-21')
  return { first: Number(first), end: Number(last) + 1 }
}

function whyNot(outcome: Extract<Awaited<ReturnType<typeof acknowledgeLoss>>, { ok: false }>): string {
  switch (outcome.code) {
    case 'nothing_lost':
      return 'nothing that was acknowledged is missing'
    case 'nothing_left':
      return 'not one event is left: put a copy of the database in place, or begin with an empty data directory'
    case 'gate':
      return `the log may not be continued: ${outcome.alarm}`
    case 'other_numbers': {
      const { first, end } = outcome
      return `${grouped(end - first)} acknowledged events are missing. Look for another copy of the database first. If there is none, say which you give up: --numbers ${stretch(first, end)}`
    }
    default:
      return outcome satisfies never
  }
}

function stretch(first: number, end: number): string {
  return first === end - 1 ? String(first) : `${first}-${end - 1}`
}
