import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { NO_COPIES } from '#app/.server/platform/cluster/copies.ts'
import { accountOn, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { publishingLedger } from '#tests/support/publishing.ts'
import { createUsage } from './usage.ts'

const on = ledgerOnDisk()
const usage = createUsage({ ...on, copies: NO_COPIES, waits: false })
afterAll(async () => {
  await on.ledger.close()
  on.database.close()
  rmSync(on.dataDir, { recursive: true })
})

function user(workspaceId: string) {
  const account = on.ledger.newAccount(workspaceId)
  on.ledger.transact((tx) => on.ledger.openAccount(tx, { account, plan: 'starter' }))
  return { account }
}

const reserve = ({ account }: { account: string }, key: string) =>
  on.ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })

test('the usage of a request is read once, and again after an event of this account only', async () => {
  const ada = user('wsp_ada')
  const bob = user('wsp_bob')
  const first = usage.of(ada)
  expect(first).toMatchObject({ plan: 'starter', used: 0, reserved: 0 })
  await reserve(bob, 'b1')
  expect(usage.of(ada)).toBe(first)
  await reserve(ada, 'a1')
  expect(usage.of(ada)).toMatchObject({ reserved: 1 })
  expect(usage.of({ ...ada })).toEqual(usage.of(ada))
})

test('a request that outlives its month gets the usage of the new one', async () => {
  const eve = user('wsp_eve')
  expect(usage.of(eve).period).toBe('2026-11')
  on.clock.advance(14 * 86_400_000)
  expect(usage.of(eve).period).toBe('2026-12')
})

test('the balance of a month begins when the account was created, and counts up to now', async () => {
  const ida = user('wsp_ida')
  const now = on.clock.now()
  const query = new URLSearchParams()
  await reserve(ida, 'i1')
  expect(usage.month({ ...ida }, { named: undefined, query })).toMatchObject({
    openedAt: now,
    limitMoved: false,
    asOf: now,
    plan: 'starter',
    seal: { at: now, provenAt: null },
  })
  on.clock.advance(31 * 86_400_000)
  const next = usage.month({ ...ida }, { named: undefined, query })
  expect(next).toMatchObject({ seal: null, limitMoved: false, month: { limit: 25, left: 25 } })
  expect(new Date(next?.openedAt ?? 0).toISOString()).toMatch(/-01T00:00:00.000Z$/)
})

test('a slip has no evidence before a checkpoint covers its entry, and a rest for the running month only', async () => {
  const joe = user('wsp_joe')
  const begun = await reserve(joe, 'j1')
  if (!begun.ok) throw new Error(begun.code)
  const number = String(begun.seq)
  expect(usage.slip({ ...joe }, number)).toMatchObject({ evidence: null, left: { left: 24, limit: 25 } })
  on.clock.advance(31 * 86_400_000)
  expect(usage.slip({ ...joe }, number)).toMatchObject({ left: null })
  expect(usage.slip(user('wsp_kim'), number)).toBeUndefined()
})

test('an entry is recorded, then replicated once another machine holds it, then published by a checkpoint', async () => {
  const held = new Set<number>()
  const waited: string[] = []
  const copies = {
    hold: (seq: number) => held.has(seq),
    async settle() {
      waited.push('once')
      for (const seq of [...Array(1_000).keys()]) held.add(seq)
      return 'held' as const
    },
  }
  await using published = await publishingLedger()
  const alone = createUsage({ ...published, copies, waits: false })
  const waiting = createUsage({ ...published, copies, waits: true })
  const ida = { account: accountOn(published.ledger, 'wsp_ida') }
  const reserved = await published.ledger.reserve({
    ...{ account: ida.account, key: 'i1', requestHash: requestHash('i1'), operation: 'rephrase' },
  })
  if (!reserved.ok) throw new Error(reserved.code)
  const seq = String(reserved.seq)
  expect(await alone.standingOfNew(reserved.seq)).toBe('recorded')
  expect(alone.slip({ ...ida }, seq)).toMatchObject({ standing: 'recorded', evidence: null })
  expect(waited).toEqual([])
  expect(await waiting.standingOfNew(reserved.seq)).toBe('replicated')
  expect(alone.slip({ ...ida }, seq)).toMatchObject({ standing: 'replicated', evidence: null })
  await published.publisher.publish()
  held.clear()
  expect(await waiting.standingOfNew(reserved.seq)).toBe('published')
  expect(alone.slip({ ...ida }, seq)).toMatchObject({ standing: 'published', receipt: { state: 'proven' } })
})
