/**
 * The simplest model of the ledger's promises about requests, credits and months: lists for each account, counted again
 * for each question. No SQL, no events, no hashes.
 */
export type ModelRequest = {
  key: string
  hash: string
  month: string
  expiresAt: number
  state: 'open' | 'settled' | 'late' | 'released' | 'expired'
  cost: number
  /** The month that its cost counts in. */
  counted: string
  /** The lot that pays for it; undefined if the month's limit does. */
  lot: ModelLot | undefined
  refunded: number
  /** Its number in the ledger. */
  seq: number
}

export type ModelLot = { seq: number; month: string; amount: number; left: number; expiresAt: number | null }

export type ModelAccount = {
  id: string
  limit: number
  requests: ModelRequest[]
  lots: ModelLot[]
  adjustments: { month: string; units: number }[]
  losses: { month: string; kind: 'expired' | 'revoked'; amount: number }[]
  /** The limits that the account had, by the time of each change. */
  limits: { at: number; limit: number }[]
  /** Months with activity. */
  active: Set<string>
  /** Months with a statement. */
  closed: string[]
}

export type ModelUsage = { limit: number; used: number; reserved: number; extra: number; remaining: number }

const HOLD = 120_000
const GRACE = 15 * 60_000

export function modelAccount(id: string, limit: number, now: number): ModelAccount {
  const nothing = { requests: [], lots: [], adjustments: [], losses: [], closed: [] }
  return { id, limit, ...nothing, limits: [{ at: now, limit }], active: new Set([monthAt(now)]) }
}

function monthAt(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}

function monthEnd(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Date.UTC(year, number, 1)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

export function modelUsage(account: ModelAccount, now: number): ModelUsage {
  const month = monthAt(now)
  const ofLimit = account.requests.filter(({ lot }) => lot === undefined)
  const used = sum(ofLimit.filter(({ counted }) => counted === month).map(({ cost }) => cost))
  const reserved = ofLimit.filter((request) => request.month === month && request.state === 'open').length
  const back = account.adjustments.filter((adjustment) => adjustment.month === month)
  const limit = account.limit + sum(back.map(({ units }) => units))
  const extra = sum(account.lots.map(({ left }) => left))
  return { limit, used, reserved, extra, remaining: Math.max(0, limit - used - reserved) + extra }
}

function modelExpireHolds(account: ModelAccount, now: number): number {
  const due = account.requests.filter((request) => request.state === 'open' && request.expiresAt <= now)
  for (const request of due) {
    request.state = 'expired'
    if (request.lot !== undefined) request.lot.left += 1
    account.active.add(monthAt(now))
  }
  return due.length
}

function modelExpireLots(account: ModelAccount, now: number): number {
  const due = account.lots.filter(({ left, expiresAt }) => left > 0 && expiresAt !== null && expiresAt <= now)
  for (const lot of due) modelLose(account, now, lot, lot.left, 'expired')
  return due.length
}

export function modelExpire(account: ModelAccount, now: number): number {
  return modelExpireHolds(account, now) + modelExpireLots(account, now)
}

function modelLose(account: ModelAccount, now: number, lot: ModelLot, amount: number, kind: 'expired' | 'revoked') {
  lot.left -= amount
  account.losses.push({ month: monthAt(now), kind, amount })
  account.active.add(monthAt(now))
}

export type ModelAnswer =
  | { kind: 'fresh'; request: ModelRequest }
  | { kind: 'replay'; request: ModelRequest }
  | { kind: 'mismatch' }
  | { kind: 'limit' }

export function modelReserve(account: ModelAccount, now: number, key: string, hash: string): ModelAnswer {
  modelExpireHolds(account, now)
  const last = account.requests.findLast((request) => request.key === key)
  if (last !== undefined && last.hash !== hash) return { kind: 'mismatch' }
  modelExpireLots(account, now)
  if (last !== undefined && last.state !== 'released' && last.state !== 'expired')
    return { kind: 'replay', request: last }
  const { used, reserved, limit } = modelUsage(account, now)
  const byExpiry = account.lots
    .filter(({ left }) => left > 0)
    .sort((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || a.seq - b.seq)
  const lot = used + reserved + 1 <= limit ? undefined : byExpiry[0]
  if (used + reserved + 1 > limit && lot === undefined) return { kind: 'limit' }
  if (lot !== undefined) lot.left -= 1
  const month = monthAt(now)
  const request: ModelRequest = {
    key,
    hash,
    month,
    expiresAt: now + HOLD,
    state: 'open',
    cost: 0,
    counted: month,
    lot,
    refunded: 0,
    seq: -1,
  }
  account.requests.push(request)
  account.active.add(month)
  return { kind: 'fresh', request }
}

export function modelSettle(account: ModelAccount, now: number, request: ModelRequest): void {
  modelExpire(account, now)
  if (request.state === 'open') {
    request.state = 'settled'
    request.cost = 1
  } else if (request.state === 'expired') {
    request.state = 'late'
    request.cost = account.requests.findLast(({ key }) => key === request.key) === request ? 1 : 0
    if (account.closed.includes(request.month)) request.counted = monthAt(now)
    if (request.lot !== undefined) request.lot.left = Math.max(0, request.lot.left - request.cost)
  } else return
  account.active.add(monthAt(now))
}

export function modelRelease(account: ModelAccount, now: number, request: ModelRequest): void {
  modelExpire(account, now)
  if (request.state !== 'open') return
  request.state = 'released'
  account.active.add(monthAt(now))
  if (request.lot !== undefined) request.lot.left += 1
  modelExpireLots(account, now)
}

export function modelChangeLimit(account: ModelAccount, now: number, limit: number): void {
  account.limit = limit
  account.limits.push({ at: now, limit })
  account.active.add(monthAt(now))
}

export function modelGrant(account: ModelAccount, now: number, amount: number, expiresAt: number | null): ModelLot {
  modelExpire(account, now)
  const lot = { seq: -1, month: monthAt(now), amount, left: amount, expiresAt }
  account.lots.push(lot)
  account.active.add(monthAt(now))
  return lot
}

/** The refusal code that the ledger must answer with, if it must refuse. */
export function modelRevoke(account: ModelAccount, now: number, lot: ModelLot, amount: number): string | undefined {
  modelExpire(account, now)
  if (amount > lot.left) return 'more_than_left'
  modelLose(account, now, lot, amount, 'revoked')
  return undefined
}

export function modelAdjust(account: ModelAccount, now: number, request: ModelRequest): string | undefined {
  modelExpire(account, now)
  if (request.state !== 'settled' && request.state !== 'late') return 'not_settled'
  if (request.refunded + 1 > request.cost) return 'more_than_settled'
  request.refunded += 1
  account.adjustments.push({ month: monthAt(now), units: 1 })
  account.active.add(monthAt(now))
  return undefined
}

/** The months that have to be sealed at `now`, oldest first. */
export function modelDue(sealed: readonly string[], first: number, now: number): string[] {
  const due: string[] = []
  for (let month = monthAt(sealed.length === 0 ? first : monthEnd(sealed.at(-1) as string)); ; ) {
    if (now < monthEnd(month) + GRACE) return due
    due.push(month)
    month = monthAt(monthEnd(month))
  }
}

export function modelClose(account: ModelAccount, now: number, month: string): void {
  if (!account.active.has(month)) return
  modelExpireHolds(account, now)
  account.closed.push(month)
}

/** The statement of a closed month, counted again from the present lists. */
export function modelStatement(account: ModelAccount, month: string): Record<string, number | string | undefined> {
  const began = account.requests.filter((request) => request.month === month)
  const counted = account.requests.filter(
    (request) => request.counted === month && (request.state === 'settled' || request.state === 'late'),
  )
  const costs = (of: readonly ModelRequest[]) => sum(of.map(({ cost }) => cost))
  const losses = (kind: string) =>
    sum(account.losses.filter((loss) => loss.month === month && loss.kind === kind).map(({ amount }) => amount))
  const inMonth = <T extends { month: string }>(all: readonly T[]) => all.filter((one) => one.month === month)
  return {
    period: month,
    quota: account.limits.findLast(({ at }) => at < monthEnd(month))?.limit,
    requests: began.length,
    settled: counted.length,
    released: began.filter(({ state }) => state === 'released').length,
    expired: began.filter(({ state }) => state === 'expired' || state === 'late').length,
    late: counted.filter(({ state }) => state === 'late').length,
    used: costs(counted.filter(({ lot }) => lot === undefined)),
    from_lots: costs(counted.filter(({ lot }) => lot !== undefined)),
    adjusted: sum(inMonth(account.adjustments).map(({ units }) => units)),
    granted: sum(inMonth(account.lots).map(({ amount }) => amount)),
    credits_expired: losses('expired'),
    credits_revoked: losses('revoked'),
  }
}
