import type { Handle } from '#app/.server/platform/database.ts'
import { parseEvent } from '../format/events.ts'

/**
 * Tokens of the requests that were settled at `instant` or later, by account and by what answered them. Reads the log
 * from its end and stops at the first event before that instant: what it costs depends on how much happened since.
 */
export function tokensSince(
  reader: Handle,
  instant: number,
): { account: string; model: string; tokens: number; at: number }[] {
  const newestFirst = reader.sqlite.prepare<[], { type: string; at: number; body: Buffer }>(
    'SELECT type, at, body FROM ledger_event ORDER BY seq DESC',
  )
  const found = []
  for (const row of newestFirst.iterate()) {
    if (row.at < instant) break
    if (row.type !== 'request.settled') continue
    const event = parseEvent(row.body)
    if (event.type !== 'request.settled') continue
    const { tokens_in: tokensIn, tokens_out: tokensOut, model } = event.data
    found.push({ account: event.account, model, tokens: tokensIn + tokensOut, at: event.at })
  }
  return found
}
