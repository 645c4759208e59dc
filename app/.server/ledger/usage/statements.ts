import type { Handle } from '#app/.server/platform/database.ts'
import { chainOf } from './chain.ts'
import { lineOf, type Statement } from './month.ts'

/** All monthly statements of an account by their month, in order: one for each month that was closed. */
export function statementsOf(reader: Handle, account: string): Map<string, Statement> {
  const statements = new Map<string, Statement>()
  for (const event of chainOf(reader, account).statements(0)) {
    const line = lineOf(event)
    if (line.type !== 'period.closed') continue
    statements.set(line.data.period, { ...line.data, seq: line.seq, at: line.at, leaf: event.leaf.toString('hex') })
  }
  return statements
}
