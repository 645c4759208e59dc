/**
 * What the ledger promises about requests, in the plainest words: a list of requests for each account, counted anew
 * each time it is asked. No SQL, no events, no hashes.
 */
export type ModelRequest = {
  key: string
  hash: string
  month: string
  expiresAt: number
  state: 'open' | 'settled' | 'late' | 'released' | 'expired'
  cost: number
  /** Where the ledger put it. */
  seq: number
}

export type ModelAccount = { id: string; limit: number; requests: ModelRequest[] }

export type ModelUsage = { limit: number; used: number; reserved: number; remaining: number }

const HOLD = 120_000

export function modelUsage(account: ModelAccount, now: number): ModelUsage {
  const month = new Date(now).toISOString().slice(0, 7)
  const inMonth = account.requests.filter((request) => request.month === month)
  const used = inMonth.reduce((sum, request) => sum + request.cost, 0)
  const reserved = inMonth.filter((request) => request.state === 'open').length
  return { limit: account.limit, used, reserved, remaining: Math.max(0, account.limit - used - reserved) }
}

export function modelExpire(account: ModelAccount, now: number): number {
  const due = account.requests.filter((request) => request.state === 'open' && request.expiresAt <= now)
  for (const request of due) request.state = 'expired'
  return due.length
}

export type ModelAnswer =
  | { kind: 'fresh'; request: ModelRequest }
  | { kind: 'replay'; request: ModelRequest }
  | { kind: 'mismatch' }
  | { kind: 'limit' }

export function modelReserve(account: ModelAccount, now: number, key: string, hash: string): ModelAnswer {
  modelExpire(account, now)
  const last = account.requests.findLast((request) => request.key === key)
  if (last !== undefined && last.hash !== hash) return { kind: 'mismatch' }
  if (last !== undefined && last.state !== 'released' && last.state !== 'expired')
    return { kind: 'replay', request: last }
  const { used, reserved, limit } = modelUsage(account, now)
  if (used + reserved + 1 > limit) return { kind: 'limit' }
  const month = new Date(now).toISOString().slice(0, 7)
  const request: ModelRequest = { key, hash, month, expiresAt: now + HOLD, state: 'open', cost: 0, seq: -1 }
  account.requests.push(request)
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
  }
}

export function modelRelease(account: ModelAccount, now: number, request: ModelRequest): void {
  modelExpire(account, now)
  if (request.state === 'open') request.state = 'released'
}
