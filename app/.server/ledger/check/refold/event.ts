import { type Fold, type HoldRow, monthOf, type ObjectRow, type ReadEvent, type Rule } from './fold.ts'
import { foldGrant, foldLoss } from './lots.ts'
import { foldSeal, foldStatement, tally } from './months.ts'
import { foldAdjustment, foldEnd, foldReserve } from './requests.ts'

/**
 * The second reading of every event: what rows it leads to and which rule it breaks. Written apart from the deciders
 * and the SQL projections on purpose; see `rebuild`.
 */
export function foldEvent(fold: Fold, event: ReadEvent): void {
  const { account, seq, at, type } = event
  const rule: Rule = (holds, expected, found) => {
    if (!holds) fold.differ(`event ${seq} rule`, expected, found)
  }
  fold.events.set(monthOf(at), (fold.events.get(monthOf(at)) ?? 0) + 1)
  foldLost(fold, event, rule)
  if (event.idem !== null) {
    rule(!fold.idem.has(event.idem), 'an idempotency key once', event.idem)
    fold.idem.set(event.idem, { seq })
  }
  if (account === '_') {
    foldSystem(fold, event, rule)
    return
  }
  const state = fold.accounts.get(account)
  rule((type === 'account.opened') === (state === undefined), 'an open account', account)
  rule(state?.erased !== 1 || type === 'period.closed', 'nothing but statements after an erasure', type)
  const ended = foldAccount(fold, event, rule)
  if (type !== 'period.closed') tally(fold, event, ended, rule)
}

function foldSystem(fold: Fold, event: ReadEvent, rule: Rule): void {
  const { seq, data } = event
  switch (`${event.type}/${event.v}`) {
    case 'log.opened/1':
      rule(seq === 0, 'log.opened first', seq)
      return
    case 'policy.published/1': {
      const plans = data.plans as {
        key: string
        requests_per_month: number
        price_month: unknown
        price_year: unknown
      }[]
      fold.prices.set(
        seq,
        new Map(
          plans.flatMap(({ key, price_month, price_year }) => [
            [`${key} month`, price_month],
            [`${key} year`, price_year],
          ]),
        ),
      )
      fold.policies.set(seq, new Map(plans.map((plan) => [plan.key, plan.requests_per_month])))
      rule(data.version === fold.policies.size, fold.policies.size, data.version)
      return
    }
    case 'key.rotated/1':
      rule(data.from === fold.key, fold.key, data.from)
      rule((data.reason === 'first') === (fold.key === null), fold.key, data.reason)
      fold.key = data.to as string
      return
    case 'period.sealed/1':
      foldSeal(fold, event, rule)
      return
    case 'number.lost/1':
    case 'verifier.published/1':
      return
    case 'clock.corrected/1':
      rule(event.at - Number(data.clock) > 300_000, 'a clock behind the log', data.clock)
      return
    default:
      unknown(fold, event)
  }
}

/** Lost numbers are told in one piece: each of them, in order, in the same words, and the last one with its leaf hash. */
function foldLost(fold: Fold, { type, seq, data }: ReadEvent, rule: Rule): void {
  const { lost } = fold
  const goesOn = lost !== undefined && seq < lost.end
  if (type !== 'number.lost') {
    rule(!goesOn, 'number.lost', type)
    return
  }
  const { first, end, operator } = data as { first: number; end: number; operator: string }
  const stretch = goesOn ? lost : { first: seq, end, operator }
  const isSame = first === stretch.first && end === stretch.end && operator === stretch.operator
  rule(isSame, stretch, { first, end, operator })
  rule(seq < end, `a number below ${end}`, seq)
  rule((data.leaf !== null) === (seq === end - 1), 'the leaf hash of the last one', data.leaf)
  fold.lost = stretch
}

/** @returns the reservation that the event ended, if any. */
function foldAccount(fold: Fold, event: ReadEvent, rule: Rule): HoldRow | undefined {
  const { account, at, data } = event
  const state = fold.accounts.get(account)
  switch (`${event.type}/${event.v}`) {
    case 'account.opened/1': {
      const { plan, quota, policy } = data as { plan: string; quota: number; policy: number }
      const promised = fold.policies.get(policy)?.get(plan)
      rule(promised === quota, promised ?? 'a policy', quota)
      fold.accounts.set(account, { account, plan, quota, policy, extra: 0, erased: 0, closed_through: null })
      return
    }
    case 'plan.changed/1':
    case 'plan.changed/2': {
      const { from, to, quota, policy } = data as { from: string; to: string; quota: number; policy: number }
      rule(state?.plan === from, state?.plan, from)
      rule(data.effective_at === at, at, data.effective_at)
      const isSubscription = (data.reason ?? 'subscription') === 'subscription'
      rule(isSubscription === ((data.operator ?? null) === null), 'an operator, or the subscription', data.reason)
      if (state !== undefined) Object.assign(state, { plan: to, quota, policy })
      const month = fold.months.get(`${account} ${monthOf(at)}`)
      if (month !== undefined) month.quota = quota
      return
    }
    case 'account.erased/1':
      rule((fold.running.get(account) ?? 0) === 0, 'no running request', fold.running.get(account))
      if (state !== undefined) state.erased = 1
      return
    case 'request.reserved/1':
    case 'request.reserved/2':
      return void foldReserve(fold, event, rule)
    case 'request.settled/1':
    case 'request.settled/2':
    case 'request.released/1':
    case 'request.expired/1':
      return foldEnd(fold, event, rule)
    case 'adjustment.posted/1':
      return void foldAdjustment(fold, event, rule)
    case 'credit.granted/1':
      return void foldGrant(fold, event, rule)
    case 'credit.expired/1':
    case 'credit.revoked/1':
      return void foldLoss(fold, event, rule)
    case 'invoice.paid/1':
    case 'invoice.paid/2':
    case 'invoice.failed/1':
    case 'invoice.voided/1':
    case 'invoice.refunded/1':
    case 'invoice.refunded/2':
    case 'refund.reversed/1':
    case 'refund.reversed/2':
    case 'dispute.changed/1':
    case 'dispute.changed/2':
    case 'dispute.changed/3':
    case 'dispute.funds/1':
    case 'invoice.credited/1':
      return void foldMoney(fold, event, rule)
    case 'period.closed/1':
      return void foldStatement(fold, event, rule)
    default:
      return void unknown(fold, event)
  }
}

function unknown(fold: Fold, event: ReadEvent): void {
  fold.differ(`event ${event.seq} type`, 'a known event', `${event.type}/${event.v}`)
}

const STANDING: Record<string, { kind: string; status: string }> = {
  'invoice.paid': { kind: 'invoice', status: 'paid' },
  'invoice.failed': { kind: 'invoice', status: 'failed' },
  'invoice.refunded': { kind: 'refund', status: 'refunded' },
  'refund.reversed': { kind: 'refund', status: 'reversed' },
}
const RANKS: Record<string, number> = {
  failed: 0,
  uncollectible: 1,
  void: 2,
  open: 3,
  paid: 4,
  won: 5,
  lost: 6,
  refunded: 7,
  reversed: 8,
  issued: 9,
  withdrawn: 10,
  reinstated: 11,
}

function foldMoney(fold: Fold, event: ReadEvent, rule: Rule): void {
  const { account, seq, type, data } = event
  const { amount, currency } = data as { amount: number; currency: string }
  const stripe = data.stripe as { evt: string | null; obj: string; created: number; via: string }
  rule((stripe.evt === null) === (stripe.via === 'reconcile'), 'an event of Stripe, or a reconciliation', stripe.via)
  if (stripe.evt !== null) {
    rule(!fold.stripeEvents.has(stripe.evt), 'one event of Stripe once', stripe.evt)
    fold.stripeEvents.set(stripe.evt, { seq })
  }
  if (type === 'invoice.paid' && event.v === 2) foldInvoice(fold, event, rule)
  foldRefund(fold, event, stripe.obj, rule)
  if (type === 'invoice.credited') foldNote(data, rule)
  const { id, ...standing } = standingOf(type, stripe.obj, data as Record<string, string>)
  const state = {
    account,
    ...standing,
    amount,
    currency,
    last_created: stripe.created,
    last_evt: stripe.evt ?? '',
    seq,
  }
  const known = fold.stripeObjects.get(id)
  if (known === undefined || isLater(state, known)) fold.stripeObjects.set(id, state)
}

/** Under which id which state is kept. */
function standingOf(type: string, obj: string, { reason = '', status = '', move = '' }: Record<string, string>) {
  switch (type) {
    case 'invoice.voided':
      return { id: obj, kind: 'invoice', status: reason }
    case 'dispute.changed':
      return { id: obj, kind: 'dispute', status }
    case 'dispute.funds':
      return { id: `${obj} ${move}`, kind: 'funds', status: move }
    case 'invoice.credited':
      return { id: status === 'void' ? `${obj} void` : obj, kind: 'credit note', status }
    default:
      return { id: obj, kind: STANDING[type]?.kind ?? '', status: STANDING[type]?.status ?? '' }
  }
}

/** A credit note adds up. */
function foldNote(data: ReadEvent['data'], rule: Rule): void {
  const { amount = 0, unpaid = 0, refunded = 0, balance = 0, outside = 0 } = data as Record<string, number>
  rule(amount === unpaid + refunded + balance + outside, unpaid + refunded + balance + outside, amount)
}

type LineRow = {
  kind: string
  plan: string
  interval: string
  policy: number
  price: number
  quantity: number
  amount: number
}

/** An invoice adds up, and each price is that of the policy that its line names. */
function foldInvoice(fold: Fold, { data }: ReadEvent, rule: Rule): void {
  const { amount, discount, tax, balance } = data as Record<string, number>
  const lines = data.lines as LineRow[]
  const sum = lines.reduce((total, line) => total + line.amount, 0)
  const total = sum - number(discount) + number(tax) + number(balance)
  rule(amount === total, total, amount)
  for (const { kind, plan, interval, policy, price, quantity, amount: part } of lines) {
    if (kind === 'other') continue
    const promised = fold.prices.get(policy)?.get(`${plan} ${interval}`)
    rule(promised === price, promised ?? 'a policy', price)
    const whole = price * quantity
    rule(kind === 'plan' ? part === whole : Math.abs(part) <= whole, whole, part)
  }
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** A reversal takes back one refund of the same account, whole and once, and names it. */
function foldRefund(fold: Fold, { account, seq, type, data }: ReadEvent, id: string, rule: Rule): void {
  const { amount, invoice } = data
  if (type === 'invoice.refunded') fold.refunds.set(id, { account, seq, amount, invoice })
  if (type !== 'refund.reversed') return
  const refund = fold.refunds.get(id)
  const found = { account, seq: data.refund as number, amount, invoice }
  rule(JSON.stringify(refund) === JSON.stringify(found), refund ?? 'a refund that was not reversed', found)
  fold.refunds.delete(id)
}

function isLater(state: ObjectRow, known: ObjectRow): boolean {
  const reversed = (row: ObjectRow) => (row.status === 'reversed' ? 1 : 0)
  const steps = [
    reversed(state) - reversed(known),
    state.last_created - known.last_created,
    (RANKS[state.status] ?? -1) - (RANKS[known.status] ?? -1),
    state.last_evt > known.last_evt ? 1 : -1,
  ]
  return (steps.find((step) => step !== 0) ?? 0) > 0
}
