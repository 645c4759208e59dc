import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { decrypt, encrypt } from '#app/.server/platform/aead.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { AssistSuccess } from './outcome.ts'

/**
 * Charged answers that wait on the disk until their clients have them, so that a crash between charge and delivery takes
 * no answer away. Each is sealed with a key made of the client's idempotency key, which the server does not keep, and a
 * secret of the server's: neither of them alone opens it.
 */
export type WaitingAnswers = {
  /** Writes in the open transaction that charges the request. `name` is its client's name with its key. */
  keep(reserve: number, name: string, answer: AssistSuccess): void
  /** The answer of a reservation; undefined if its time is over or the name is another one. */
  open(reserve: number, name: string): AssistSuccess | undefined
  /** Deletes the answers whose time is over, some at a time, so that requests come between. */
  sweep(): Promise<void>
}

const KEPT_MS = 15 * 60_000
/** Answers that one statement deletes: some milliseconds of the event loop. */
const AT_ONCE = 200

/**
 * To be made once, at the start: without a running server no answer can be fetched, so what is left gets its full time again.
 */
export function createWaitingAnswers(deps: {
  database: Pick<Database, 'writer'>
  clock: Pick<Clock, 'now'>
  secret: string
  /** False on a machine that follows another one: it gives no answer time, and keeps none. */
  leads: boolean
}): WaitingAnswers {
  const { sqlite } = deps.database.writer
  const insert = sqlite.prepare(
    'INSERT OR REPLACE INTO waiting_answer (reserve, salt, sealed, until) VALUES (?, ?, ?, ?)',
  )
  const select = sqlite.prepare<[number, number], { salt: Buffer; sealed: Buffer }>(
    'SELECT salt, sealed FROM waiting_answer WHERE reserve = ? AND until > ?',
  )
  const remove = sqlite.prepare(
    'DELETE FROM waiting_answer WHERE reserve IN (SELECT reserve FROM waiting_answer WHERE until <= ? LIMIT ?)',
  )
  /** Until then no time is over. The rows are not changed for that: after a busy quarter of an hour there are thousands. */
  const allWaitUntil = deps.leads ? deps.clock.now() + KEPT_MS : 0

  function keyOf(name: string, salt: Uint8Array): KeyObject {
    const material = Buffer.from(JSON.stringify([deps.secret, name]))
    return createSecretKey(Buffer.from(hkdfSync('sha256', material, salt, 'penmark waiting answer v1', 32)))
  }

  return {
    keep(reserve, name, answer) {
      const salt = randomBytes(32)
      const sealed = encrypt(keyOf(name, salt), Buffer.from(JSON.stringify(answer)), `${reserve}`)
      insert.run(reserve, salt, sealed, deps.clock.now() + KEPT_MS)
    },
    open(reserve, name) {
      const now = deps.clock.now()
      const row = select.get(reserve, now < allWaitUntil ? 0 : now)
      const bytes = row && decrypt(keyOf(name, row.salt), row.sealed, `${reserve}`)
      return bytes && (JSON.parse(bytes.toString('utf8')) as AssistSuccess)
    },
    async sweep() {
      const now = deps.clock.now()
      if (now < allWaitUntil) return
      while (remove.run(now, AT_ONCE).changes === AT_ONCE) await setImmediate()
    },
  }
}
