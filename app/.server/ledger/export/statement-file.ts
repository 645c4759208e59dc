import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { leafHash } from '../tree/merkle.ts'
import type { Context } from './context.ts'
import { type ReadEvent, readLine } from './line.ts'
import { MAY_BE_MONEY } from './money-csv.ts'
import { requestsOf } from './requests.ts'
import type { Selection } from './selection.ts'
import { addRequest, type Operations, statementPage } from './statement-page.ts'
import { pagesOf } from './stretch.ts'

/**
 * statement.html of an export; null if it is not of an account's month, or of a month without a statement.
 * Pauses between pages.
 */
export function* statementFile(
  sqlite: SqliteConnection,
  selection: Selection,
  context: Context,
): Generator<void, string | null> {
  const { origin, scope, range, events } = selection
  if (scope.kind !== 'account' || range.kind !== 'month') return null
  const statements = [...context.pages('statements')].flat()
  const found = statements.find((line) => periodIn(line) === range.period)
  if (found === undefined) return null
  const operations: Operations = new Map()
  for (const page of requestsOf(sqlite, selection, context)) {
    for (const request of page) addRequest(operations, request)
    yield
  }
  const money: ReadEvent[] = []
  for (const page of pagesOf(sqlite, events)) {
    money.push(...page.filter((line) => MAY_BE_MONEY.test(line)).map(readLine))
    yield
  }
  return statementPage({
    origin,
    statement: readLine(found),
    leaf: leafHash(Buffer.from(found)).toString('hex'),
    earlier: statements.filter((line) => periodIn(line) < range.period).map(readLine),
    operations,
    money,
  })
}

/** Whether an export has statement.html: it is of an account's closed month with a statement. */
export function hasStatement(sqlite: SqliteConnection, { scope, range, sealed }: Selection): boolean {
  if (scope.kind !== 'account' || range.kind !== 'month' || sealed === null) return false
  const lines = sqlite
    .prepare<[string, number], string>(
      `SELECT CAST(body AS TEXT) FROM ledger_event WHERE account = ? AND type = 'period.closed' AND seq < ?`,
    )
    .pluck()
  return lines.all(scope.account, sealed).some((line) => periodIn(line) === range.period)
}

function periodIn(line: string): string {
  return String(readLine(line).data.period)
}
