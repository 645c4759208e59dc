import type { Fact, FactOf, LedgerEvent } from '#app/.server/ledger/format/events.ts'
import { OPERATIONS_1 } from '#app/.server/ledger/format/words.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { accountId, type RawLog, rawLog, sha256 } from './raw-log.ts'

const MINUTE = 60_000
const HOLD = 120_000
/** 2026-07-03T08:00:00Z */
const START = Date.UTC(2026, 6, 3, 8)

type Hold = {
  account: string
  seq: number
  period: string
  source: 'quota' | 'lot'
  lot: number | null
  expiresAt: number
  state: 'open' | 'settled' | 'late' | 'released' | 'expired'
  superseded: boolean
  settled: number | null
  adjusted: boolean
}
type Lot = { account: string; seq: number; left: number; held: number; expiresAt: number | null; over: boolean }
type Account = { id: string; plan: 'starter' | 'pro'; quota: number; erased: boolean; invoice: string | null }

export type ThreeMonths = RawLog & { accounts: string[]; idle: string; erased: string }

/**
 * A log of 2026-07 to 2026-10, made by rules written down here once more: seven accounts, two of which go over their
 * limit into bought credits, with failures, retries, late results, adjustments, invoices, an erasure and three closed
 * months. Equal on every run. A checkpoint is published after each step of a day and after each closing.
 */
export function threeMonths(dataDir: string, options: { requests?: number } = {}): ThreeMonths {
  const { requests = 30 } = options
  const log = rawLog(dataDir, START)
  const random = seeded(20_261_121)
  const accounts = new Map<string, Account>()
  const holds: Hold[] = []
  const lots: Lot[] = []
  let now = START
  let stripes = 0

  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const say = (account: string, fact: Fact) => log.append(account, now, fact)
  const stripe = (obj: string) => {
    stripes += 1
    return {
      evt: `evt_${sha256(`evt ${stripes}`).slice(0, 24)}`,
      obj,
      created: Math.floor(now / 1000) - 2,
      api_version: '2026-08-27.basil',
      payload_sha256: sha256(`payload ${stripes}`),
      via: stripes % 5 === 0 ? ('poll' as const) : ('webhook' as const),
    }
  }

  function open(name: string, plan: 'starter' | 'pro' = 'starter'): string {
    const id = accountId(name)
    log.open(id, now, plan)
    accounts.set(id, { id, plan, quota: plan === 'starter' ? 25 : 500, erased: false, invoice: null })
    return id
  }

  function pay(account: Account): number {
    account.invoice = `in_${sha256(`invoice ${stripes}`).slice(0, 24)}`
    const data = { amount: 999, currency: 'usd', stripe: stripe(account.invoice) } as const
    // As logs from before the second version have it.
    return say(account.id, { type: 'invoice.paid', v: 1, data } as unknown as Fact).seq
  }

  function grant(account: string, amount: number, expiresAt: number | null, cause: number | null) {
    const reason = cause === null ? 'goodwill' : 'purchase'
    const operator = cause === null ? 'ops-1' : null
    const data = { amount, expires_at: expiresAt, reason, operator, cause } as const
    const { seq } = say(account, { type: 'credit.granted', v: 1, data })
    lots.push({ account, seq, left: amount, held: 0, expiresAt, over: false })
  }

  function expireDue() {
    for (const hold of holds) {
      if (hold.state !== 'open' || hold.expiresAt > now) continue
      say(hold.account, {
        type: 'request.expired',
        v: 1,
        data: { reserve: hold.seq, amount: 1, period: hold.period },
      })
      end(hold, 'expired')
    }
    for (const lot of lots) {
      if (lot.over || lot.held > 0 || lot.expiresAt === null || lot.expiresAt > now) continue
      if (lot.left > 0) {
        say(lot.account, { type: 'credit.expired', v: 1, data: { lot: lot.seq, amount: lot.left } })
      }
      lot.left = 0
      lot.over = true
    }
  }

  function end(hold: Hold, state: Hold['state']) {
    const lot = lots.find(({ seq }) => seq === hold.lot)
    if (lot !== undefined && hold.state === 'open') {
      lot.held -= 1
      if (state !== 'settled') lot.left += 1
    }
    hold.state = state
  }

  function roomIn(account: Account, period: string): number {
    const mine = holds.filter((hold) => hold.account === account.id && hold.source === 'quota')
    const spent = log.events
      .filter((event): event is LedgerEvent & FactOf<'request.settled'> => event.type === 'request.settled')
      .filter((event) => event.account === account.id && event.data.period === period)
      .filter((event) => mine.some(({ seq }) => seq === event.data.reserve))
      .reduce((sum, event) => sum + event.data.amount, 0)
    const held = mine.filter((hold) => hold.state === 'open' && hold.period === period).length
    const adjusted = log.events
      .filter((event): event is LedgerEvent & FactOf<'adjustment.posted'> => event.type === 'adjustment.posted')
      .filter((event) => event.account === account.id && event.data.period === period)
      .reduce((sum, event) => sum + event.data.units, 0)
    return account.quota + adjusted - spent - held
  }

  function reserve(account: Account, retryOf: Hold | null): Hold | undefined {
    const period = periodOf(now)
    const isQuota = roomIn(account, period) >= 1
    const lot = lots
      .filter((each) => each.account === account.id && each.left > 0 && (each.expiresAt ?? Infinity) > now)
      .sort((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || a.seq - b.seq)[0]
    if (!isQuota && lot === undefined) return undefined
    const source = isQuota ? 'quota' : 'lot'
    const lotSeq = isQuota ? null : (lot?.seq ?? null)
    const { seq } = say(account.id, {
      type: 'request.reserved',
      v: 2,
      data: {
        request: `req_${sha256(`request ${log.size()}`).slice(0, 32)}`,
        operation: pick(OPERATIONS_1),
        amount: 1,
        period,
        source,
        lot: lotSeq,
        expires_at: now + HOLD,
        retry_of: retryOf?.seq ?? null,
      },
    })
    if (retryOf !== null) retryOf.superseded = true
    if (source === 'lot' && lot !== undefined) {
      lot.left -= 1
      lot.held += 1
    }
    const hold: Hold = {
      account: account.id,
      seq,
      period,
      source,
      lot: lotSeq,
      expiresAt: now + HOLD,
      state: 'open',
      superseded: false,
      settled: null,
      adjusted: false,
    }
    holds.push(hold)
    return hold
  }

  function settle(hold: Hold) {
    const late = hold.state === 'expired'
    const closed = log.events.some(
      (event) => event.type === 'period.closed' && event.account === hold.account && event.data.period === hold.period,
    )
    const { seq } = say(hold.account, {
      type: 'request.settled',
      v: 1,
      data: {
        reserve: hold.seq,
        amount: hold.superseded ? 0 : 1,
        period: closed ? periodOf(now) : hold.period,
        tokens_in: 40 + Math.floor(random() * 400),
        tokens_out: 30 + Math.floor(random() * 300),
        model: random() < 0.8 ? 'builtin-1' : 'gpt-5-mini',
        late,
      },
    })
    end(hold, late ? 'late' : 'settled')
    hold.settled = hold.superseded ? null : seq
  }

  function request(account: Account) {
    expireDue()
    const failed = holds.findLast(
      ({ account: of, state, superseded }) =>
        of === account.id && (state === 'released' || state === 'expired') && !superseded,
    )
    const hold = reserve(account, random() < 0.2 ? (failed ?? null) : null)
    if (hold === undefined) return
    now += 1_000 + Math.floor(random() * 20_000)
    const chance = random()
    if (chance < 0.78) settle(hold)
    else if (chance < 0.88) {
      const data = { reserve: hold.seq, amount: 1, period: hold.period, reason: 'failed' } as const
      say(account.id, { type: 'request.released', v: 1, data })
      end(hold, 'released')
    } else if (chance < 0.95) {
      now += HOLD
      expireDue()
      now += 5_000
      if (hold.source === 'quota') settle(hold)
    }
    // Otherwise the request stays open.
  }

  function adjust() {
    const paid = holds.find((hold) => hold.settled !== null && !hold.adjusted && hold.source === 'quota')
    if (paid?.settled == null) return
    paid.adjusted = true
    const settled = log.events[paid.settled] as LedgerEvent & FactOf<'request.settled'>
    say(paid.account, {
      type: 'adjustment.posted',
      v: 1,
      data: {
        reserve: paid.seq,
        settled: settled.seq,
        of_period: settled.data.period,
        period: periodOf(now),
        units: 1,
        reason: 'failure',
        operator: 'ops-2',
      },
    })
  }

  function closeMonth(period: string) {
    const begins = Date.parse(`${period}-01T00:00:00Z`)
    const ends = Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5, 7)), 1)
    now = Math.max(now, ends + 15 * MINUTE)
    expireDue()
    const inMonth = (event: LedgerEvent) => event.at >= begins && event.at < ends
    const sealed = { ...NOTHING }
    let statements = 0
    for (const account of accounts.values()) {
      const counting = log.events.filter((event) => event.account === account.id && countsIn(event) === period)
      const happened = log.events.some(
        (event) => event.account === account.id && inMonth(event) && event.type !== 'period.closed',
      )
      if (!happened && !counting.some(({ type }) => type.startsWith('request.'))) continue
      const totals = totalsOf(counting, holds)
      for (const key of Object.keys(sealed) as (keyof Totals)[]) sealed[key] += totals[key]
      statements += 1
      now += 3
      const data = { ...totals, period, plan: account.plan, quota: account.quota, currency: 'usd' } as const
      say(account.id, { type: 'period.closed', v: 1, data })
    }
    const first = log.events.findIndex(({ at }) => at >= begins)
    const end = log.events.findIndex(({ at }) => at >= ends)
    now += 5
    say('_', { type: 'period.sealed', v: 1, data: { ...sealed, period, first, end, statements, currency: 'usd' } })
  }

  const idle = open('idle')
  const names = ['ada', 'bob', 'cleo', 'dan'].map((name) => open(name))
  const erased = open('erased')
  log.checkpoint(now)
  for (const [index, period] of ['2026-07', '2026-08', '2026-09', '2026-10'].entries()) {
    const begins = Math.max(now + MINUTE, Date.parse(`${period}-01T00:00:00Z`) + 20 * MINUTE)
    const ends = Date.UTC(2026, 7 + index, 1)
    for (const id of names.slice(0, 2)) {
      now = Math.max(now, begins)
      const account = accounts.get(id) as Account
      const paid = pay(account)
      if (index === 0) grant(id, 6, now + 40 * 86_400_000, paid)
      if (index === 1) grant(id, 3, null, null)
      if (index === 1) grant(id, 4, now + 3 * 86_400_000, null)
    }
    if (index === 1) names.push(open('eve', 'pro'))
    const active = [...accounts.values()].filter(({ id }) => id !== idle && names.includes(id))
    // The first two ask for more than they have.
    const asking = [...active, ...active.slice(0, 2), ...active.slice(0, 2), ...active.slice(0, 2)]
    const step = Math.floor((ends - begins - 10 * MINUTE) / (requests * asking.length))
    for (let n = 0; n < requests * asking.length; n += 1) {
      now = Math.max(now + 1, begins + n * step)
      request(asking[n % asking.length] as Account)
      if (n % 37 === 36) adjust()
      if (n % 61 === 60) log.checkpoint(now)
      if (n === 5 && index === 1) {
        const dan = accounts.get(accountId('dan')) as Account
        const cause = pay(dan)
        const data = { from: dan.plan, to: 'pro', policy: 1, quota: 500, effective_at: now, cause } as const
        // As logs from before the second version have it.
        say(dan.id, { type: 'plan.changed', v: 1, data } as unknown as Fact)
        Object.assign(dan, { plan: 'pro', quota: 500 })
      }
      if (n === 9 && index === 2) {
        const ada = accounts.get(names[0] ?? '') as Account
        const invoice = ada.invoice ?? ''
        const refund = { amount: 500, currency: 'usd', invoice, stripe: stripe('re_1Refund') } as const
        say(ada.id, { type: 'invoice.refunded', v: 1, data: refund } as unknown as Fact)
        const dispute = { status: 'open', amount: 499, currency: 'usd', stripe: stripe('dp_1Dispute') } as const
        say(ada.id, { type: 'dispute.changed', v: 1, data: dispute } as unknown as Fact)
        const failed = { amount: 999, currency: 'usd', stripe: stripe('in_1Failed') } as const
        say(ada.id, { type: 'invoice.failed', v: 1, data: failed })
        const lot = lots.find(({ account, left, over }) => account === names[1] && left > 1 && !over)
        if (lot !== undefined) {
          const data = { lot: lot.seq, amount: 1, reason: 'correction', operator: 'ops-1' } as const
          say(lot.account, { type: 'credit.revoked', v: 1, data })
          lot.left -= 1
        }
      }
      if (n === 3 && index === 1) {
        say(erased, { type: 'account.erased', v: 1, data: { reason: 'requested' } })
      }
    }
    if (period === '2026-10') break
    // One request begins in this month and ends in the next, one is settled after its month was closed.
    now = ends - 30_000
    expireDue()
    const over = reserve(accounts.get(names[2] ?? '') as Account, null)
    const lost = reserve(accounts.get(names[3] ?? '') as Account, null)
    now = ends + 20_000
    if (over !== undefined) settle(over)
    closeMonth(period)
    now += 3 * MINUTE
    if (lost !== undefined) settle(lost)
    log.checkpoint(now)
  }
  expireDue()
  log.checkpoint(now)
  return { ...log, accounts: [...accounts.keys()], idle, erased }
}

const NOTHING = {
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
}
type Totals = typeof NOTHING

function countsIn(event: LedgerEvent): string {
  return 'period' in event.data ? event.data.period : periodOf(event.at)
}

function totalsOf(events: readonly LedgerEvent[], holds: readonly Hold[]): Totals {
  const totals = { ...NOTHING }
  for (const event of events) {
    switch (event.type) {
      case 'request.reserved':
        totals.requests += 1
        break
      case 'request.settled': {
        const hold = holds.find(({ seq }) => seq === event.data.reserve)
        totals.settled += 1
        if (event.data.late) totals.late += 1
        if (hold?.source === 'lot') totals.from_lots += event.data.amount
        else totals.used += event.data.amount
        totals.tokens_in += event.data.tokens_in
        totals.tokens_out += event.data.tokens_out
        break
      }
      case 'request.released':
        totals.released += 1
        break
      case 'request.expired':
        totals.expired += 1
        break
      case 'adjustment.posted':
        totals.adjusted += event.data.units
        break
      case 'credit.granted':
        totals.granted += event.data.amount
        break
      case 'credit.expired':
        totals.credits_expired += event.data.amount
        break
      case 'credit.revoked':
        totals.credits_revoked += event.data.amount
        break
      case 'invoice.paid':
        totals.paid += event.data.amount
        break
      case 'invoice.refunded':
        totals.refunded += event.data.amount
        break
      default:
    }
  }
  return totals
}

/** Mulberry32: small, and the same everywhere. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
