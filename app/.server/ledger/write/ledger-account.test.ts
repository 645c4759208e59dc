import { expect, test } from 'vitest'
import { HOLD_MS } from '../format/words.ts'
import { evolve, type LedgerAccount, type Placed, usageIn } from './ledger-account.ts'
import { decideExpire, decideRelease, decideReserve, decideSettle } from './requests/rules.ts'

const NOV_30 = Date.UTC(2026, 10, 30, 23, 59, 59, 999)
const DEC_1 = NOV_30 + 1

function accountAfter(...events: Placed[]): LedgerAccount {
  const account = events.reduce<LedgerAccount | undefined>(evolve, undefined)
  if (account === undefined) throw new Error('given no events')
  return account
}

const opened = (quota: number): Placed => ({
  type: 'account.opened',
  v: 1,
  seq: 2,
  at: NOV_30,
  data: { plan: 'starter', policy: 1, quota },
})
const reserved = (seq: number, retryOf: number | null = null): Placed => ({
  type: 'request.reserved',
  v: 2,
  seq,
  at: NOV_30,
  data: {
    request: 'req_01a1fe4ea00013a5d03badece406db26',
    operation: 'rephrase',
    amount: 1,
    period: '2026-11',
    source: 'quota',
    lot: null,
    expires_at: NOV_30 + HOLD_MS,
    retry_of: retryOf,
  },
})
const settled = (seq: number, reserve: number, late = false): Placed => ({
  type: 'request.settled',
  v: 1,
  seq,
  at: DEC_1,
  data: { reserve, amount: 1, period: '2026-11', tokens_in: 2, tokens_out: 3, model: 'builtin-1', late },
})
const released = (seq: number, reserve: number): Placed => ({
  type: 'request.released',
  v: 1,
  seq,
  at: DEC_1,
  data: { reserve, amount: 1, period: '2026-11', reason: 'failed' },
})
const expired = (seq: number, reserve: number): Placed => ({
  type: 'request.expired',
  v: 1,
  seq,
  at: DEC_1 + HOLD_MS,
  data: { reserve, amount: 1, period: '2026-11' },
})

const ask = {
  request: 'req_01a1fe4ea00013a5d03badece406db26',
  operation: 'rephrase',
  amount: 1,
  retryOf: null,
} as const
const work = { at: DEC_1, tokensIn: 2, tokensOut: 3, model: 'builtin-1' }

test('a reserve is held against the month of its own instant, for two minutes', () => {
  expect(decideReserve(accountAfter(opened(25)), { ...ask, at: NOV_30 })).toMatchObject({
    ok: true,
    fact: { data: { period: '2026-11', expires_at: NOV_30 + 120_000 } },
  })
})

test('a running request holds the last credit', () => {
  const decision = decideReserve(accountAfter(opened(1), reserved(3)), { ...ask, at: NOV_30 })
  expect(decision).toEqual({ ok: false, code: 'limit_reached' })
})

test('the next month starts empty', () => {
  const account = accountAfter(opened(1), reserved(3), settled(4, 3))
  expect(decideReserve(account, { ...ask, at: NOV_30 }).ok).toBe(false)
  expect(decideReserve(account, { ...ask, at: DEC_1 }).ok).toBe(true)
})

test('a request that failed gives its credit back', () => {
  const account = accountAfter(opened(1), reserved(3), released(4, 3))
  expect(usageIn(account, '2026-11')).toMatchObject({ used: 0, reserved: 0, remaining: 1 })
  expect(decideReserve(account, { ...ask, at: NOV_30 }).ok).toBe(true)
})

test('invariant 17: a request that straddles midnight counts in the month of its reserve', () => {
  expect(decideSettle(accountAfter(opened(1), reserved(3)), { ...work, reserve: 3 })).toMatchObject({
    ok: true,
    fact: { data: { period: '2026-11', late: false } },
  })
  const after = accountAfter(opened(1), reserved(3), settled(4, 3))
  expect(usageIn(after, '2026-11').used).toBe(1)
  expect(usageIn(after, '2026-12').used).toBe(0)
})

test('a hold expires when its time is over and not before', () => {
  const account = accountAfter(opened(1), reserved(3))
  expect(decideExpire(account, { at: NOV_30 + HOLD_MS - 1, reserve: 3 })).toEqual({ ok: false, code: 'not_due' })
  expect(decideExpire(account, { at: NOV_30 + HOLD_MS, reserve: 3 }).ok).toBe(true)
})

test('a late success is flagged and counted even above the limit', () => {
  const account = accountAfter(opened(1), reserved(3), expired(4, 3), reserved(5), settled(6, 5))
  expect(decideSettle(account, { ...work, reserve: 3 })).toMatchObject({
    ok: true,
    fact: { data: { amount: 1, late: true } },
  })
  expect(usageIn(evolve(account, settled(7, 3, true)), '2026-11')).toMatchObject({ limit: 1, used: 2, remaining: 0 })
})

test('a late success of an attempt that was taken again costs nothing', () => {
  const account = accountAfter(opened(2), reserved(3), expired(4, 3), reserved(5, 3))
  expect(decideSettle(account, { ...work, reserve: 3 })).toMatchObject({
    ok: true,
    fact: { data: { amount: 0, late: true } },
  })
})

test('invariant 13: a reservation ends once', () => {
  const done = accountAfter(opened(1), reserved(3), settled(4, 3))
  expect(decideSettle(done, { ...work, reserve: 3 })).toEqual({ ok: false, code: 'already_ended' })
  expect(decideRelease(done, { reserve: 3, reason: 'failed' })).toEqual({ ok: false, code: 'already_ended' })
  expect(decideExpire(done, { at: DEC_1 + HOLD_MS, reserve: 3 })).toEqual({ ok: false, code: 'already_ended' })
  const gone = accountAfter(opened(1), reserved(3), released(4, 3))
  expect(decideSettle(gone, { ...work, reserve: 3 })).toEqual({ ok: false, code: 'already_ended' })
  const late = accountAfter(opened(1), reserved(3), expired(4, 3), settled(5, 3, true))
  expect(decideSettle(late, { ...work, reserve: 3 })).toEqual({ ok: false, code: 'already_ended' })
  expect(() => evolve(done, settled(5, 3))).toThrow('ended twice')
})

test('a changed plan raises or lowers the limit of the running month and keeps its usage', () => {
  const changed: Placed = {
    type: 'plan.changed',
    v: 2,
    seq: 6,
    at: NOV_30,
    data: {
      from: 'starter',
      to: 'pro',
      policy: 1,
      quota: 500,
      effective_at: NOV_30,
      cause: null,
      reason: 'subscription',
      operator: null,
    },
  }
  const account = accountAfter(opened(1), reserved(3), settled(4, 3), changed)
  expect(usageIn(account, '2026-11')).toMatchObject({ plan: 'pro', limit: 500, used: 1, remaining: 499 })
})

test('a reservation of nobody is a defect, not a refusal', () => {
  expect(() => decideSettle(accountAfter(opened(1)), { ...work, reserve: 9 })).toThrow('no reservation 9')
})
