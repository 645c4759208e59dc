import type { Fold, LotRow, ReadEvent, Rule } from './fold.ts'

export function foldGrant(fold: Fold, event: ReadEvent, rule: Rule): void {
  const { account, seq, at } = event
  const { amount, expires_at, cause } = event.data as LotRow & { cause: number | null }
  rule(expires_at === null || expires_at > at, `after ${at}`, expires_at)
  rule(cause === null || cause < seq, `before ${seq}`, cause)
  fold.lots.set(String(seq), { account, amount, left: 0, held: 0, expires_at })
  const own = fold.lotsOf.get(account) ?? new Set()
  fold.lotsOf.set(account, own.add(String(seq)))
  moveLot(fold, account, seq, { left: amount })
}

/** credit.expired and credit.revoked. */
export function foldLoss(fold: Fold, event: ReadEvent, rule: Rule): void {
  const { account, at, type } = event
  const { lot: id, amount } = event.data as { lot: number; amount: number }
  const lot = fold.lots.get(String(id))
  if (lot === undefined || lot.account !== account) {
    rule(false, 'a lot of this account', id)
    return
  }
  if (type === 'credit.expired') {
    rule(lot.expires_at !== null && lot.expires_at <= at, `at or before ${at}`, lot.expires_at)
    rule(lot.left === amount, lot.left, amount)
  } else {
    rule(amount <= lot.left, `at most ${lot.left}`, amount)
  }
  moveLot(fold, account, id, { left: -amount })
}

export function moveLot(fold: Fold, account: string, id: number, by: { left?: number; held?: number }): void {
  const lot = fold.lots.get(String(id))
  const state = fold.accounts.get(account)
  if (lot === undefined || lot.account !== account || state === undefined) return
  lot.left += by.left ?? 0
  lot.held += by.held ?? 0
  state.extra += by.left ?? 0
}

/** The lot that a request must take now: soonest to expire, then first granted. */
export function rightLot(fold: Fold, account: string, at: number, amount: number): string | undefined {
  let best: string | undefined
  let bestEnd = Number.POSITIVE_INFINITY
  // In the order of their grants, so an equal end does not displace the older one.
  for (const id of fold.lotsOf.get(account) ?? []) {
    const lot = fold.lots.get(id)
    if (lot === undefined || lot.left < amount) continue
    const end = lot.expires_at ?? Number.POSITIVE_INFINITY
    if (end > at && (best === undefined || end < bestEnd)) {
      best = id
      bestEnd = end
    }
  }
  return best
}
