import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { type FactOf, parseEvent, SYSTEM } from '../format/events.ts'
import { breachUnless } from './breach.ts'
import type { LedgerTx } from './journal.ts'

/** C2SP verifier keys. `from` is the key in force until now, null if the log declared none yet. */
export type KeyDeclaration = FactOf<'key.rotated'>['data']

/** Which key signs the log's checkpoints, as the log itself says. */
export function prepareSigningKeys(sqlite: SqliteConnection) {
  const selectLast = sqlite.prepare<[], { seq: number; body: Buffer }>(
    `SELECT seq, body FROM ledger_event WHERE account = '${SYSTEM}' AND type = 'key.rotated' ORDER BY aseq DESC LIMIT 1`,
  )

  function keyInForce(): string | undefined {
    const row = selectLast.get()
    if (row === undefined) return undefined
    const event = parseEvent(row.body)
    breachUnless(event.type === 'key.rotated', `event ${row.seq} declares no key`)
    return event.data.to
  }

  function declareKey(tx: LedgerTx, declared: KeyDeclaration): { seq: number } {
    const { from, to, reason } = declared
    const inForce = keyInForce() ?? null
    if (from !== inForce) throw new Error(`the key in force is ${inForce}, not ${from}`)
    if (to === from) throw new Error('the key is in force already')
    if ((from === null) !== (reason === 'first')) throw new Error(`${reason} after ${from}`)
    const { seq } = tx.append(SYSTEM, { type: 'key.rotated', v: 1, data: { from, to, reason } }, null)
    return { seq }
  }

  return { keyInForce, declareKey }
}
