import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { type FactOf, parseEvent, SYSTEM } from '../format/events.ts'
import { breachUnless } from './breach.ts'
import type { LedgerTx } from './journal.ts'
import type { Correction } from './timekeeper.ts'

/** What differs by less corrects itself: writing waits no longer than that. */
const LEAST_MS = 5 * 60_000

export type CorrectionOutcome = { ok: true; seq: number; at: number } | Refusal<'clock_not_behind'>

/** The way back for a log whose time was led ahead by a wrong clock. */
export function prepareClockCorrection(sqlite: SqliteConnection) {
  const selectLast = sqlite.prepare<[], { seq: number; body: Buffer }>(
    `SELECT seq, body FROM ledger_event WHERE account = '${SYSTEM}' AND type = 'clock.corrected' ORDER BY aseq DESC LIMIT 1`,
  )

  function last(): Correction | undefined {
    const row = selectLast.get()
    if (row === undefined) return undefined
    const event = parseEvent(row.body)
    breachUnless(event.type === 'clock.corrected', `event ${row.seq} corrects no clock`)
    return { at: event.at, clock: event.data.clock }
  }

  function correct(tx: LedgerTx, data: FactOf<'clock.corrected'>['data']): CorrectionOutcome {
    if (tx.at - data.clock <= LEAST_MS) return refuse('clock_not_behind')
    const { seq, at } = tx.append(SYSTEM, { type: 'clock.corrected', v: 1, data }, null)
    return { ok: true, seq, at }
  }

  return { last, correct }
}
