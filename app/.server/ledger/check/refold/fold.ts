/** A parsed line, taken at its word: what is wrong with it shows as a difference, not as an error. */
export type ReadEvent = {
  seq: number
  account: string
  aseq: number
  at: number
  type: string
  v: number
  idem: string | null
  prev: string | null
  data: Record<string, unknown>
}

type AccountRow = {
  account: string
  plan: string
  quota: number
  policy: number
  extra: number
  erased: 0 | 1
  closed_through: string | null
}
export type MonthRow = { quota: number; used: number; reserved: number; adjusted: number }
export type HoldRow = {
  account: string
  period: string
  amount: number
  source: string
  lot: number | null
  expires_at: number
  state: string
  superseded: 0 | 1
  ended: number | null
  refunded: number
}
export type LotRow = { account: string; amount: number; left: number; held: number; expires_at: number | null }
export type ObjectRow = {
  account: string
  kind: string
  status: string
  amount: number
  currency: string
  last_created: number
  last_evt: string
  seq: number
}

/** One account's month while it is open: what its statement will have to say. */
export type Tally = Record<string, unknown> & { plan: string; quota: number }

/** The projections as rows, keyed as text. Column order is that of the comparison in `rebuild`. */
export type Fold = {
  accounts: Map<string, AccountRow>
  months: Map<string, MonthRow>
  holds: Map<string, HoldRow>
  lots: Map<string, LotRow>
  idem: Map<string, { seq: number }>
  statements: Map<string, { seq: number }>
  sealed: Map<string, { seq: number; first_seq: number; end_seq: number; statements: number }>
  stripeEvents: Map<string, { seq: number }>
  stripeObjects: Map<string, ObjectRow>
  /** Refunds that were not reversed, by Stripe's id. */
  refunds: Map<string, { account: string; seq: number; amount: unknown; invoice: unknown }>

  policies: Map<number, Map<string, number>>
  /** Prices of each policy, by plan and interval. */
  prices: Map<number, Map<string, unknown>>
  /** The verifier key that the log declared last. */
  key: string | null
  /** The stretch of lost numbers that was told last. */
  lost: { first: number; end: number; operator: string } | undefined
  /** By account, the lots that were granted to it. */
  lotsOf: Map<string, Set<string>>
  /** By account, how many of its holds are open. */
  running: Map<string, number>
  /** Late settles by their reserve: only they can count another amount or in another month than the hold says. */
  late: Map<string, { period: string; amount: number }>
  /** By month and account: open months only. */
  tallies: Map<string, Map<string, Tally>>
  /** By month: the sums over its statements so far. */
  sums: Map<string, Record<string, unknown>>
  /** By month: the number of events whose time lies in it. */
  events: Map<string, number>
  differ(where: string, expected: unknown, found: unknown): void
}

/** States one rule about the event that is read. */
export type Rule = (holds: boolean, expected: unknown, found: unknown) => void

export function newFold(differ: Fold['differ']): Fold {
  return {
    accounts: new Map(),
    months: new Map(),
    holds: new Map(),
    lots: new Map(),
    idem: new Map(),
    statements: new Map(),
    sealed: new Map(),
    stripeEvents: new Map(),
    stripeObjects: new Map(),
    refunds: new Map(),
    policies: new Map(),
    prices: new Map(),
    key: null,
    lost: undefined,
    lotsOf: new Map(),
    running: new Map(),
    late: new Map(),
    tallies: new Map(),
    sums: new Map(),
    events: new Map(),
    differ,
  }
}

// Times come in order, so nearly every one lies in the month of the one before.
let known = { from: 0, to: 0, month: '' }

export function monthOf(at: number): string {
  if (at >= known.from && at < known.to) return known.month
  const day = new Date(at)
  const [year, index] = [day.getUTCFullYear(), day.getUTCMonth()]
  const month = `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`
  known = { from: Date.UTC(year, index, 1), to: Date.UTC(year, index + 1, 1), month }
  return month
}

/** A month's row as it will be stored, or as it would be if it had one. */
export function monthRow(fold: Fold, account: string, period: string): MonthRow {
  const quota = fold.accounts.get(account)?.quota ?? 0
  return fold.months.get(`${account} ${period}`) ?? { quota, used: 0, reserved: 0, adjusted: 0 }
}
