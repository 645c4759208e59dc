import { createHash, createHmac } from 'node:crypto'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { Handle } from './database.ts'

/** How long a repeated write gets the first outcome. A browser may be offline for a whole holiday. */
export const WRITES_KEPT_MS = 30 * 24 * 3_600_000

/** A write: the key from its sender, if any, and its content, which must be the same for the same key. */
export type KeyedWrite = { key: string | undefined; what: string; input: unknown }

type Who = { userId: string; workspaceId: string }
type Once<Outcome> =
  | (Outcome extends { ok: true } ? Outcome & { fresh: boolean } : Outcome)
  | Refusal<'idempotency_mismatch'>
type Row = { request: Buffer; outcome: string }

/**
 * Does a write once per key of a user in a workspace. The first time `work` runs and its outcome is stored. The same write
 * again gets that outcome with `fresh: false` and does nothing; another write with the same key is refused. A refusal by
 * `work` is not stored, so its key can be used again. Call it inside the transaction of the effect.
 */
export function once<Outcome extends { ok: true; value: unknown } | { ok: false }>(
  writer: Handle,
  { userId, workspaceId }: Who,
  { key, what, input }: KeyedWrite,
  now: number,
  work: () => Outcome,
): Once<Outcome> {
  if (key === undefined) {
    return fresh(work())
  }
  const keyHash = createHash('sha256').update(key).digest()
  const request = createHmac('sha256', key)
    .update(JSON.stringify([what, input]))
    .digest()
  const earlier = writer.sqlite
    .prepare<[string, string, Buffer], Row>(
      `SELECT request_hmac AS request, outcome FROM idempotent_write
       WHERE user_id = ? AND workspace_id = ? AND key_sha256 = ?`,
    )
    .get(userId, workspaceId, keyHash)
  if (earlier !== undefined) {
    if (!earlier.request.equals(request)) return refuse('idempotency_mismatch')
    return { ok: true, value: JSON.parse(earlier.outcome) as unknown, fresh: false } as Once<Outcome>
  }
  const outcome = work()
  if (!outcome.ok) return fresh(outcome)
  writer.sqlite
    .prepare(
      `INSERT INTO idempotent_write (user_id, workspace_id, key_sha256, request_hmac, outcome, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(userId, workspaceId, keyHash, request, JSON.stringify(outcome.value), now)
  return fresh(outcome)
}

function fresh<Outcome extends { ok: boolean }>(outcome: Outcome): Once<Outcome> {
  return (outcome.ok ? { ...outcome, fresh: true } : outcome) as Once<Outcome>
}

/** Deletes the stored outcomes of writes that are too old. */
export function sweepWrites({ sqlite }: Handle, now: number): void {
  sqlite.prepare('DELETE FROM idempotent_write WHERE created_at <= ?').run(now - WRITES_KEPT_MS)
}
