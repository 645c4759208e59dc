import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { type FactOf, parseEvent, SYSTEM } from '../format/events.ts'
import { breachUnless } from './breach.ts'
import type { LedgerTx } from './journal.ts'

export type VerifierPublication = FactOf<'verifier.published'>['data']
export type PublicationOutcome = { ok: true; seq: number } | Refusal<'already_published'>

/** What the log says of the verifier: the hashes of the two files that people download. */
export function prepareVerifierPublication(sqlite: SqliteConnection) {
  const selectLast = sqlite.prepare<[], { seq: number; body: Buffer }>(
    `SELECT seq, body FROM ledger_event WHERE account = '${SYSTEM}' AND type = 'verifier.published' ORDER BY aseq DESC LIMIT 1`,
  )

  function publish(tx: LedgerTx, data: VerifierPublication): PublicationOutcome {
    const row = selectLast.get()
    const last = row === undefined ? undefined : parseEvent(row.body)
    if (last !== undefined) {
      breachUnless(last.type === 'verifier.published', `event ${row?.seq} publishes no verifier`)
      if (last.data.command === data.command && last.data.page === data.page) return refuse('already_published')
    }
    return { ok: true, seq: tx.append(SYSTEM, { type: 'verifier.published', v: 1, data }, null).seq }
  }

  return { publish }
}
