import { expect, test } from 'vitest'
import { foldEvent } from './event.ts'
import { newFold } from './fold.ts'

// The second reading trusts no rule to have been kept. Each history here is written by hand; the first of each pair
// keeps the rules and shows that the second is found for what it breaks, and for nothing else.

const ME = 'acc_0123456789abcdef0123456789abcdef'
const NOV = Date.UTC(2026, 10, 20)
const DEC = Date.UTC(2026, 11, 1)
const DUE = DEC + 15 * 60_000
const MINUTE = 60_000

type Line = { at: number; account: string; type: string; v: number; data: Record<string, unknown> }

function line(at: number, type: string, data: Record<string, unknown>, account = ME): Line {
  return { at, account, type, v: type === 'request.reserved' ? 2 : 1, data }
}

const plans = [{ key: 'starter', requests_per_month: 1 }]
const log = [
  line(NOV, 'log.opened', {}, '_'),
  line(NOV, 'policy.published', { version: 1, plans }, '_'),
  line(NOV, 'account.opened', { plan: 'starter', quota: 1, policy: 1 }),
]
function reserved(at: number, more: object = {}): Line {
  const period = new Date(at).toISOString().slice(0, 7)
  const data = { amount: 1, period, source: 'quota', lot: null, expires_at: at + 2 * MINUTE, retry_of: null }
  return line(at, 'request.reserved', { ...data, ...more })
}
function settled(at: number, reserve: number, more: object = {}): Line {
  const data = { reserve, amount: 1, period: '2026-11', tokens_in: 2, tokens_out: 3, late: false }
  return line(at, 'request.settled', { ...data, ...more })
}
function granted(at: number, amount: number, expires_at: number | null): Line {
  return line(at, 'credit.granted', { amount, expires_at, cause: null })
}
function adjusted(at: number, more: object = {}): Line {
  const data = { reserve: 3, settled: 4, of_period: '2026-11', period: '2026-11', units: 1 }
  return line(at, 'adjustment.posted', { ...data, ...more })
}
function paid(at: number, evt: string): Line {
  const stripe = { evt, obj: 'in_1', created: 1 }
  return line(at, 'invoice.paid', { amount: 999, currency: 'usd', stripe })
}
function refunded(at: number): Line {
  const stripe = { evt: 'evt_2', obj: 're_1', created: 1 }
  return line(at, 'invoice.refunded', { amount: 999, currency: 'usd', invoice: 'in_1', stripe })
}
function reversed(at: number, more: object = {}): Line {
  const stripe = { evt: `evt_${at}`, obj: 're_1', created: 1 }
  return line(at, 'refund.reversed', { amount: 999, currency: 'usd', invoice: 'in_1', refund: 3, stripe, ...more })
}
const nothing = {
  requests: 0,
  settled: 0,
  released: 0,
  expired: 0,
  late: 0,
  used: 0,
  from_lots: 0,
  adjusted: 0,
  tokens_in: 0,
  tokens_out: 0,
  granted: 0,
  credits_expired: 0,
  credits_revoked: 0,
  paid: 0,
  refunded: 0,
  currency: 'usd',
  period: '2026-11',
}
function closed(at: number, more: object = {}): Line {
  return line(at, 'period.closed', { ...nothing, plan: 'starter', quota: 1, ...more })
}
function sealed(at: number, more: object = {}): Line {
  return line(at, 'period.sealed', { ...nothing, first: 0, end: 3, statements: 1, ...more }, '_')
}
const one = { requests: 1, settled: 1, used: 1, tokens_in: 2, tokens_out: 3 }

/** What the second reading has to say against a history. */
function against(history: Line[]): string[] {
  const found: string[] = []
  const fold = newFold((where, expected) => found.push(`${where}: ${JSON.stringify(expected)}`))
  for (const [seq, { at, account, type, v, data }] of history.entries()) {
    foldEvent(fold, { seq, aseq: 0, prev: null, idem: null, at, account, type, v, data })
  }
  return found
}

const cases: [string, Line[], Line[]][] = [
  ['a request above the limit', [reserved(NOV)], [reserved(NOV), reserved(NOV)]],
  [
    'a request that takes a lot before the limit',
    [granted(NOV, 1, null), reserved(NOV), reserved(NOV, { source: 'lot', lot: 3 })],
    [granted(NOV, 1, null), reserved(NOV, { source: 'lot', lot: 3 })],
  ],
  [
    'a request that takes a lot out of turn',
    [reserved(NOV), granted(NOV, 1, null), granted(NOV, 1, DEC), reserved(NOV, { source: 'lot', lot: 5 })],
    [reserved(NOV), granted(NOV, 1, null), granted(NOV, 1, DEC), reserved(NOV, { source: 'lot', lot: 4 })],
  ],
  [
    'a request that takes a lot whose time is over',
    [reserved(NOV), granted(NOV, 1, NOV + 2), reserved(NOV + 1, { source: 'lot', lot: 4 })],
    [reserved(NOV), granted(NOV, 1, NOV + 2), reserved(NOV + 2, { source: 'lot', lot: 4 })],
  ],
  ['an end that comes twice', [reserved(NOV), settled(NOV, 3)], [reserved(NOV), settled(NOV, 3), settled(NOV, 3)]],
  [
    'an end counted in another month',
    [reserved(NOV), settled(NOV, 3)],
    [reserved(NOV), settled(NOV, 3, { period: '2026-12' })],
  ],
  [
    'an adjustment twice',
    [reserved(NOV), settled(NOV, 3), adjusted(NOV)],
    [reserved(NOV), settled(NOV, 3), adjusted(NOV), adjusted(NOV)],
  ],
  [
    'an adjustment into another month',
    [reserved(NOV), settled(NOV, 3), adjusted(DEC, { period: '2026-12' })],
    [reserved(NOV), settled(NOV, 3), adjusted(DEC)],
  ],
  ['an adjustment of what runs', [reserved(NOV), settled(NOV, 3), adjusted(NOV)], [reserved(NOV), adjusted(NOV)]],
  [
    'an expiry before its time',
    [granted(NOV, 1, NOV + 5), line(NOV + 5, 'credit.expired', { lot: 3, amount: 1 })],
    [granted(NOV, 1, NOV + 5), line(NOV + 4, 'credit.expired', { lot: 3, amount: 1 })],
  ],
  [
    'an expiry of less than is left',
    [granted(NOV, 2, NOV + 5), line(NOV + 5, 'credit.expired', { lot: 3, amount: 2 })],
    [granted(NOV, 2, NOV + 5), line(NOV + 5, 'credit.expired', { lot: 3, amount: 1 })],
  ],
  [
    'a revocation of more than is left',
    [granted(NOV, 2, null), line(NOV, 'credit.revoked', { lot: 3, amount: 2 })],
    [granted(NOV, 2, null), line(NOV, 'credit.revoked', { lot: 3, amount: 3 })],
  ],
  ['an event of Stripe twice', [paid(NOV, 'evt_1'), paid(NOV, 'evt_2')], [paid(NOV, 'evt_1'), paid(NOV, 'evt_1')]],
  ['a reversal without its refund', [refunded(NOV), reversed(NOV)], [paid(NOV, 'evt_2'), reversed(NOV)]],
  ['a reversal of another amount', [refunded(NOV), reversed(NOV)], [refunded(NOV), reversed(NOV, { amount: 998 })]],
  ['a reversal twice', [refunded(NOV), reversed(NOV)], [refunded(NOV), reversed(NOV), reversed(NOV + 1)]],
  ['a statement that is too early', [closed(DUE)], [closed(DUE - 1)]],
  [
    'a statement with another figure',
    [reserved(NOV), settled(NOV, 3), closed(DUE, one)],
    [reserved(NOV), settled(NOV, 3), closed(DUE, { ...one, tokens_in: 1 })],
  ],
  ['a statement with another limit', [closed(DUE)], [closed(DUE, { quota: 2 })]],
  ['a second statement', [closed(DUE)], [closed(DUE), closed(DUE)]],
  [
    'a success after the statement that still counts in it',
    [
      reserved(DEC - 1),
      line(DUE, 'request.expired', { reserve: 3, amount: 1, period: '2026-11' }),
      closed(DUE, { requests: 1, expired: 1 }),
      settled(DUE, 3, { late: true, period: '2026-12' }),
    ],
    [
      reserved(DEC - 1),
      line(DUE, 'request.expired', { reserve: 3, amount: 1, period: '2026-11' }),
      closed(DUE, { requests: 1, expired: 1 }),
      settled(DUE, 3, { late: true }),
    ],
  ],
  ['a seal without a statement that is owed', [closed(DUE), sealed(DUE)], [sealed(DUE, { statements: 0 })]],
  [
    'a seal with another sum',
    [reserved(NOV), settled(NOV, 3), closed(DUE, one), sealed(DUE, { ...one, end: 5 })],
    [reserved(NOV), settled(NOV, 3), closed(DUE, one), sealed(DUE, { ...one, end: 5, used: 2 })],
  ],
  ['a seal over other events', [closed(DUE), sealed(DUE)], [closed(DUE), sealed(DUE, { end: 4 })]],
  ['an erasure of what runs', [line(NOV, 'account.erased', {})], [reserved(NOV), line(NOV, 'account.erased', {})]],
  [
    'an event after an erasure',
    [line(NOV, 'account.erased', {}), closed(DUE)],
    [line(NOV, 'account.erased', {}), granted(NOV, 1, null)],
  ],
]

test.each(cases)('finds %s', (_, honest, broken) => {
  expect(against([...log, ...honest])).toEqual([])
  expect(against([...log, ...broken])).not.toEqual([])
})

test('finds an account that nobody opened, and a type that nobody knows', () => {
  expect(against(log.slice(0, 2).concat(reserved(NOV)))).not.toEqual([])
  expect(against([...log, line(NOV, 'request.forgotten', {})])).not.toEqual([])
})
