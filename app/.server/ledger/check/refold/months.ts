import { type Fold, type HoldRow, monthOf, type ReadEvent, type Rule, type Tally } from './fold.ts'

const GRACE = 15 * 60_000
const COUNTS = [
  'requests',
  'settled',
  'released',
  'expired',
  'late',
  'used',
  'from_lots',
  'adjusted',
  'tokens_in',
  'tokens_out',
  'granted',
  'credits_expired',
  'credits_revoked',
  'paid',
  'refunded',
]

/** Counts one event towards the statement of its month. `hold` is the reservation that it ended, if any. */
export function tally(fold: Fold, event: ReadEvent, hold: HoldRow | undefined, rule: Rule): void {
  const { account, at, type, data } = event
  const state = fold.accounts.get(account)
  if (state === undefined) return
  const here = tallyOf(fold, account, monthOf(at))
  here.plan = state.plan
  here.quota = state.quota

  const period = (data.period as string | undefined) ?? monthOf(at)
  rule((state.closed_through ?? '') < period, `a month after ${state.closed_through}`, period)
  count(period === monthOf(at) ? here : tallyOf(fold, account, period), type, data, hold)
}

/** Adds one event to the figures of its month. */
function count(open: Tally, type: string, data: ReadEvent['data'], hold: HoldRow | undefined): void {
  const add = (name: string, by: unknown) => {
    open[name] = number(open[name]) + number(by)
  }
  switch (type) {
    case 'request.reserved':
      add('requests', 1)
      break
    case 'request.released':
      add('released', 1)
      break
    case 'request.expired':
      add('expired', 1)
      break
    case 'request.settled':
      add('settled', 1)
      add('late', data.late === true ? 1 : 0)
      add(hold?.lot === null ? 'used' : 'from_lots', data.amount)
      add('tokens_in', data.tokens_in)
      add('tokens_out', data.tokens_out)
      break
    case 'adjustment.posted':
      add('adjusted', data.units)
      break
    case 'credit.granted':
      add('granted', data.amount)
      break
    case 'credit.expired':
      add('credits_expired', data.amount)
      break
    case 'credit.revoked':
      add('credits_revoked', data.amount)
      break
    case 'invoice.paid':
    case 'refund.reversed':
      add('paid', data.amount)
      break
    case 'invoice.refunded':
      add('refunded', data.amount)
      break
  }
}

export function foldStatement(fold: Fold, event: ReadEvent, rule: Rule): void {
  const { account, seq, at, data } = event
  const period = data.period as string
  const state = fold.accounts.get(account)
  const month = fold.tallies.get(period)
  const expected = month?.get(account)
  month?.delete(account)
  rule(at >= endOf(period) + GRACE, `at least ${endOf(period) + GRACE}`, at)
  rule(sorted(expected) === sorted(data), sorted(expected), sorted(data))
  const ended = number(data.settled) - number(data.late) + number(data.released) + number(data.expired)
  rule(data.requests === ended, ended, data.requests)
  for (const [other, open] of fold.tallies) {
    rule(other > period || !open.has(account), `no open month before ${period}`, other)
  }
  const sums = fold.sums.get(period) ?? noCounts(period)
  for (const name of COUNTS) sums[name] = number(sums[name]) + number(data[name])
  sums.statements = number(sums.statements ?? 0) + 1
  fold.sums.set(period, sums)
  fold.statements.set(`${account} ${period}`, { seq })
  if (state !== undefined) state.closed_through = period
}

export function foldSeal(fold: Fold, event: ReadEvent, rule: Rule): void {
  const { seq, at, data } = event
  const period = data.period as string
  const before = [...fold.sealed.keys()].at(-1)
  const wanted = before === undefined ? [...fold.events.keys()][0] : monthOf(endOf(before))
  rule(period === wanted, wanted, period)
  rule(at >= endOf(period) + GRACE, `at least ${endOf(period) + GRACE}`, at)
  const open = [...(fold.tallies.get(period)?.keys() ?? [])]
  rule(open.length === 0, 'a statement for every account of the month', open[0])
  fold.tallies.delete(period)
  let first = 0
  for (const [month, events] of fold.events) if (month < period) first += events
  const end = first + (fold.events.get(period) ?? 0)
  const sums = { ...(fold.sums.get(period) ?? { ...noCounts(period), statements: 0 }), first, end }
  fold.sums.delete(period)
  rule(sorted(sums) === sorted(data), sorted(sums), sorted(data))
  fold.sealed.set(period, { seq, first_seq: first, end_seq: end, statements: number(data.statements) })
}

function tallyOf(fold: Fold, account: string, period: string): Tally {
  const month = fold.tallies.get(period) ?? new Map<string, Tally>()
  fold.tallies.set(period, month)
  const known = month.get(account)
  if (known !== undefined) return known
  const totals = { ...noCounts(period), plan: '', quota: 0 }
  month.set(account, totals)
  return totals
}

function noCounts(period: string): Record<string, unknown> {
  return { period, currency: 'usd', ...Object.fromEntries(COUNTS.map((name) => [name, 0])) }
}

/** The first instant after a month. */
function endOf(period: string): number {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return Date.UTC(year, month, 1)
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN
}

function sorted(data: Record<string, unknown> | undefined): string {
  return data === undefined ? 'nothing happened' : JSON.stringify(data, Object.keys(data).sort())
}
