import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import type { FactOf } from '../format/events.ts'
import { eventAt, lineOf } from './chain.ts'

/** What a closed month came to, and the event that says so. */
export type Statement = FactOf<'period.closed'>['data'] & { seq: number; at: number; leaf: string }

/** The statement of one month; null while there is none. */
export function statementOf(reader: Handle, account: string, period: string): Statement | null {
  const seq = preparedFor(reader).one.get(account, period)
  return seq === undefined ? null : statementAt(reader, seq)
}

/** All monthly statements of an account by their month, in order: one for each month that was closed. */
export function statementsOf(reader: Handle, account: string): Map<string, Statement> {
  const statements = preparedFor(reader)
    .all.all(account)
    .map((seq) => statementAt(reader, seq))
  return new Map(statements.map((statement) => [statement.period, statement]))
}

function statementAt(reader: Handle, seq: number): Statement {
  const event = eventAt(reader, seq)
  const line = event === undefined ? undefined : lineOf(event)
  if (event === undefined || line?.type !== 'period.closed') throw new Error(`event ${seq} is no statement`)
  return { ...line.data, seq, at: event.at, leaf: event.leaf.toString('hex') }
}

const preparedFor = preparedOnce(prepare)

function prepare({ sqlite }: Handle) {
  return {
    one: sqlite
      .prepare<[string, string], number>('SELECT seq FROM account_statement WHERE account = ? AND period = ?')
      .pluck(),
    all: sqlite
      .prepare<[string], number>('SELECT seq FROM account_statement WHERE account = ? ORDER BY period')
      .pluck(),
  }
}
