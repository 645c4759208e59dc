import type { Fold, ObjectRow, ReadEvent, Rule } from './fold.ts'

const STANDING: Record<string, { kind: string; status: string }> = {
  'invoice.paid': { kind: 'invoice', status: 'paid' },
  'invoice.failed': { kind: 'invoice', status: 'failed' },
  'invoice.refunded': { kind: 'refund', status: 'refunded' },
}
const RANKS: Record<string, number> = { failed: 0, open: 1, paid: 2, won: 3, lost: 4, refunded: 5 }

export function foldMoney(fold: Fold, event: ReadEvent, rule: Rule): void {
  const { account, seq, type, data } = event
  const { amount, currency } = data as { amount: number; currency: string }
  const stripe = data.stripe as { evt: string; obj: string; created: number }
  rule(!fold.stripeEvents.has(stripe.evt), 'one event of Stripe once', stripe.evt)
  fold.stripeEvents.set(stripe.evt, { seq })
  const standing = STANDING[type] ?? { kind: 'dispute', status: data.status as string }
  const state = { account, ...standing, amount, currency, last_created: stripe.created, last_evt: stripe.evt, seq }
  const known = fold.stripeObjects.get(stripe.obj)
  if (known === undefined || isLater(state, known)) fold.stripeObjects.set(stripe.obj, state)
}

function isLater(state: ObjectRow, known: ObjectRow): boolean {
  const steps = [
    state.last_created - known.last_created,
    (RANKS[state.status] ?? -1) - (RANKS[known.status] ?? -1),
    state.last_evt > known.last_evt ? 1 : -1,
  ]
  return (steps.find((step) => step !== 0) ?? 0) > 0
}
