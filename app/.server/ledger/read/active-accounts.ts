import type { Database, Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { prepareSearch } from '../write/periods/search.ts'

/** A stretch of the whole log: seq `from` up to but not including `to`. */
export type LogStretch = { from: number; to: number }

/** The number of events in the log, which is the seq of the next one. */
export function logSize(reader: Handle): number {
  return preparedFor(reader).size.get() ?? 0
}

/** The events that happened at `start` or later and before `end`, milliseconds UTC: some twenty reads for each end. */
export function stretchBetween(reader: Handle, start: number, end: number): LogStretch {
  const { search } = preparedFor(reader)
  return { from: search.firstSeq(start), to: search.firstSeq(end) }
}

/** Accounts for which a request was counted or the limit changed in a stretch of the log. Reads that stretch only. */
export function accountsUsedIn(reader: Handle, { from, to }: LogStretch): string[] {
  return preparedFor(reader).accounts.all(from, to)
}

/** The workspace of a ledger account; undefined if it was erased. */
export function workspaceOfAccount(database: Pick<Database, 'keys'>, account: string): string | undefined {
  return workspacesFor(database.keys.reader).get(account)
}

const preparedFor = preparedOnce(({ sqlite }) => ({
  search: prepareSearch(sqlite),
  size: sqlite.prepare<[], number>('SELECT coalesce(max(seq), -1) + 1 FROM ledger_event').pluck(),
  accounts: sqlite
    .prepare<[number, number], string>(
      `SELECT DISTINCT account FROM ledger_event
       WHERE seq >= ? AND seq < ? AND type IN ('request.settled', 'plan.changed') ORDER BY account`,
    )
    .pluck(),
}))

const workspacesFor = preparedOnce(({ sqlite }) =>
  sqlite.prepare<[string], string>('SELECT workspace FROM account_identity WHERE account = ?').pluck(),
)
