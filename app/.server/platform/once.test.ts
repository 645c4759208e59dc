import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { libraryOnDisk } from '#tests/support/library.ts'
import { once, sweepWrites, WRITES_KEPT_MS } from './once.ts'

const on = libraryOnDisk()
const { writer } = on.database
afterAll(async () => {
  await on.ledger.close()
  on.database.close()
  rmSync(on.dataDir, { recursive: true })
})

const write = (who: { userId: string; workspaceId: string }, key: string | undefined, input: unknown, now: number) => {
  let ran = 0
  const outcome = once(writer, who, { key, what: 'thing.make', input }, now, () => {
    ran += 1
    return { ok: true as const, value: `made at ${now}` }
  })
  return { outcome, ran }
}

test('a write without a key is done each time, one with a key once, and its outcome is given again', () => {
  const who = on.workspace('pro')
  expect([write(who, undefined, 1, 0).ran, write(who, undefined, 1, 0).ran]).toEqual([1, 1])
  expect(write(who, 'k', { a: 1 }, 5)).toEqual({ outcome: { ok: true, value: 'made at 5', fresh: true }, ran: 1 })
  expect(write(who, 'k', { a: 1 }, 9)).toEqual({ outcome: { ok: true, value: 'made at 5', fresh: false }, ran: 0 })
  expect(write(who, 'k', { a: 2 }, 9)).toEqual({ outcome: { ok: false, code: 'idempotency_mismatch' }, ran: 0 })
  expect(write(on.workspace('pro'), 'k', { a: 2 }, 9).ran).toBe(1)
})

test('what became of a write is forgotten after thirty days and not before', () => {
  const who = on.workspace('pro')
  write(who, 'k', 1, 1_000)
  sweepWrites(writer, 1_000 + WRITES_KEPT_MS - 1)
  expect(write(who, 'k', 1, 2_000).ran).toBe(0)
  sweepWrites(writer, 1_000 + WRITES_KEPT_MS)
  expect(write(who, 'k', 1, 3_000).ran).toBe(1)
})
