import { createHash, createHmac } from 'node:crypto'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { Handle } from './database.ts'

/** How long a repeated write gets the first outcome. A browser may be offline for a whole holiday. */
export const WRITES_KEPT_MS = 30 * 24 * 3_600_000

/** A write: the key from its sender, if any, and its content, which must be the same for the same key. */
export type NamedWrite = { key: string | undefined; what: string; input: unknown }

type Who = { userId: string; workspaceId: string }
type Once<Made> = (Made extends { ok: true } ? Made & { fresh: boolean } : Made) | Refusal<'idempotency_mismatch'>
type Row = { request: Buffer; outcome: string }

/**
 * Does a write once per key of a user in a workspace. The first time `work` runs and its outcome is stored. The same write
 * again gets that outcome with `fresh: false` and does nothing; another write with the same key is refused. A refusal by
 * `work` is not stored, so its key can be used again. Call it inside the transaction of the effect.
 */
export function once<Made extends { ok: true; kept: unknown } | { ok: false }>(
  writer: Handle,
  { userId, workspaceId }: Who,
  { key, what, input }: NamedWrite,
  now: number,
  work: () => Made,
): Once<Made> {
  if (key === undefined) {
    return fresh(work())
  }
  const named = createHash('sha256').update(key).digest()
  const request = createHmac('sha256', key)
    .update(JSON.stringify([what, input]))
    .digest()
  const earlier = writer.sqlite
    .prepare<[string, string, Buffer], Row>(
      `SELECT request_hmac AS request, outcome FROM idempotent_write
       WHERE user_id = ? AND workspace_id = ? AND key_sha256 = ?`,
    )
    .get(userId, workspaceId, named)
  if (earlier !== undefined) {
    if (!earlier.request.equals(request)) return refuse('idempotency_mismatch')
    return { ok: true, kept: JSON.parse(earlier.outcome) as unknown, fresh: false } as Once<Made>
  }
  const made = work()
  if (!made.ok) return fresh(made)
  writer.sqlite
    .prepare(
      `INSERT INTO idempotent_write (user_id, workspace_id, key_sha256, request_hmac, outcome, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(userId, workspaceId, named, request, JSON.stringify(made.kept), now)
  return fresh(made)
}

function fresh<Made extends { ok: boolean }>(made: Made): Once<Made> {
  return (made.ok ? { ...made, fresh: true } : made) as Once<Made>
}

/** Deletes the stored outcomes of writes that are too old. */
export function sweepWrites({ sqlite }: Handle, now: number): void {
  sqlite.prepare('DELETE FROM idempotent_write WHERE created_at <= ?').run(now - WRITES_KEPT_MS)
}
