// The keys and kinds of the data of each event type and version.
import {
  amount,
  calendarMonth,
  count,
  flag,
  listOf,
  oneOf,
  orNull,
  record,
  text,
  whole,
  word,
  wordOf,
} from './kinds.js'

/** @typedef {import('./kinds.js').Kind} Kind */

const HEX_DIGIT = '0-9a-f'
const ALPHANUMERIC = 'A-Za-z0-9'
export const hash = wordOf({ of: HEX_DIGIT, least: 64 }, '64 hexadecimal digits')
const plan = oneOf('starter', 'pro', 'business', 'enterprise')
const period = calendarMonth
const model = wordOf({ first: ALPHANUMERIC, of: `${ALPHANUMERIC}._:/@+-`, least: 1, most: 64 }, 'a model name')
const operator = wordOf({ first: 'a-z0-9', of: 'a-z0-9._-', least: 1, most: 32 }, 'a short name')
const vkey = word('[^"\\\\\\s+\\x00-\\x1f]{1,255}\\+[0-9a-f]{8}\\+[A-Za-z0-9+/]{44}', 'a verifier key')
const currency = oneOf('usd')
const request = wordOf({ start: 'req_', of: HEX_DIGIT, least: 32 }, 'a request id')
const operation = oneOf('rephrase', 'summarize', 'expand', 'explain', 'translate', 'research', 'analyze')
export const account = wordOf({ start: 'acc_', of: HEX_DIGIT, least: 32 }, 'an account id')
export const system = oneOf('_')
const evt = word('evt_[A-Za-z0-9]{1,64}', 'a Stripe event id')
const stripeKeys = {
  obj: word('(?:in|re|dp|du|ch)_[A-Za-z0-9]{1,64}', 'a Stripe object id'),
  created: count,
  api_version: word('[0-9A-Za-z.-]{1,40}', 'an API version'),
  payload_sha256: hash,
}
const stripe = record({ evt, ...stripeKeys, via: oneOf('webhook', 'poll') })
const stripe2 = record({ evt: orNull(evt), ...stripeKeys, via: oneOf('webhook', 'poll', 'reconcile') })
const stripe3 = record({
  evt: orNull(evt),
  ...stripeKeys,
  obj: word('cn_[A-Za-z0-9]{1,64}', 'the id of a credit note'),
  via: oneOf('webhook', 'poll', 'reconcile'),
})
const invoiceId = word('in_[A-Za-z0-9]{1,64}', 'an invoice id')
const numberOrNull = orNull(word('[A-Za-z0-9][A-Za-z0-9-]{0,39}', 'a number'))
const invoiceLine = record({
  kind: oneOf('plan', 'proration', 'other'),
  plan: orNull(plan),
  interval: orNull(oneOf('month', 'year')),
  policy: orNull(count),
  price: orNull(count),
  quantity: count,
  amount: whole,
  from: count,
  to: count,
})

const figures = {
  period,
  requests: count,
  settled: count,
  released: count,
  expired: count,
  late: count,
  used: count,
  from_lots: count,
  adjusted: count,
  tokens_in: count,
  tokens_out: count,
  granted: count,
  credits_expired: count,
  credits_revoked: count,
  paid: count,
  refunded: count,
  currency,
}

/** The data of each event, by "type/version". @type {Record<string, Record<string, Kind>>} */
export const DATA = {
  'log.opened/1': {
    origin: text,
    epoch: amount,
    predecessor: orNull(record({ origin: text, size: count, root: hash })),
  },
  'policy.published/1': {
    version: amount,
    currency,
    plans: listOf(
      record({
        key: plan,
        requests_per_month: count,
        price_month: orNull(count),
        price_year: orNull(count),
        custom_styles: orNull(count),
        custom_templates: orNull(count),
        custom_prompts: orNull(count),
        built_in_styles: oneOf('professional', 'all'),
        built_in_templates: plan,
        api_bulk_team: flag,
      }),
    ),
    stripe_types: listOf(text),
  },
  'key.rotated/1': { from: orNull(vkey), to: vkey, reason: oneOf('first', 'planned', 'lost') },
  'period.sealed/1': { ...figures, first: count, end: count, statements: count },
  'clock.corrected/1': { clock: count, operator },
  'verifier.published/1': { command: hash, page: hash, operator },
  'number.lost/1': { first: amount, end: amount, leaf: orNull(hash), operator },
  'account.opened/1': { plan, policy: count, quota: count },
  'account.erased/1': { reason: oneOf('requested', 'operator') },
  'plan.changed/1': { from: plan, to: plan, policy: count, quota: count, effective_at: count, cause: orNull(count) },
  'plan.changed/2': {
    from: plan,
    to: plan,
    policy: count,
    quota: count,
    effective_at: count,
    cause: orNull(count),
    reason: oneOf('subscription', 'contract', 'goodwill', 'correction'),
    operator: orNull(operator),
  },
  'request.reserved/1': {
    request,
    operation,
    amount,
    period,
    source: oneOf('quota'),
    expires_at: count,
    retry_of: orNull(count),
  },
  'request.reserved/2': {
    request,
    operation,
    amount,
    period,
    source: oneOf('quota', 'lot'),
    lot: orNull(count),
    expires_at: count,
    retry_of: orNull(count),
  },
  'request.settled/1': {
    reserve: count,
    amount: count,
    period,
    tokens_in: count,
    tokens_out: count,
    model,
    late: flag,
  },
  'request.settled/2': {
    reserve: count,
    amount: count,
    period,
    tokens_in: count,
    tokens_out: count,
    model,
    late: flag,
    passage: hash,
  },
  'request.released/1': {
    reserve: count,
    amount,
    period,
    reason: oneOf('failed', 'stopped', 'timed_out', 'refused', 'unchanged', 'shutdown'),
  },
  'request.expired/1': { reserve: count, amount, period },
  'adjustment.posted/1': {
    reserve: count,
    settled: count,
    of_period: period,
    period,
    units: amount,
    reason: oneOf('duplicate', 'failure', 'goodwill', 'dispute'),
    operator,
  },
  'period.closed/1': { ...figures, plan, quota: count },
  'credit.granted/1': {
    amount,
    expires_at: orNull(count),
    reason: oneOf('purchase', 'goodwill', 'contract', 'correction'),
    operator: orNull(operator),
    cause: orNull(count),
  },
  'credit.expired/1': { lot: count, amount },
  'credit.revoked/1': {
    lot: count,
    amount,
    reason: oneOf('refund', 'fraud', 'correction', 'contract'),
    operator,
  },
  'invoice.paid/1': { amount, currency, stripe },
  'invoice.paid/2': {
    amount,
    currency,
    number: numberOrNull,
    lines: listOf(invoiceLine),
    discount: count,
    tax: count,
    balance: whole,
    stripe: stripe2,
  },
  'invoice.failed/1': { amount, currency, stripe },
  'invoice.voided/1': { amount, currency, reason: oneOf('void', 'uncollectible'), stripe: stripe2 },
  'invoice.refunded/1': { amount, currency, invoice: invoiceId, stripe },
  'invoice.refunded/2': { amount, currency, invoice: invoiceId, stripe: stripe2 },
  'refund.reversed/1': {
    amount,
    currency,
    invoice: invoiceId,
    refund: count,
    reason: oneOf('failed', 'canceled'),
    stripe,
  },
  'refund.reversed/2': {
    amount,
    currency,
    invoice: invoiceId,
    refund: count,
    reason: oneOf('failed', 'canceled'),
    stripe: stripe2,
  },
  'dispute.changed/1': { status: oneOf('open', 'won', 'lost'), amount, currency, stripe },
  'dispute.changed/2': { status: oneOf('open', 'won', 'lost'), amount, currency, stripe: stripe2 },
  'dispute.changed/3': {
    status: oneOf('open', 'won', 'lost'),
    amount,
    currency,
    invoice: orNull(invoiceId),
    stripe: stripe2,
  },
  'dispute.funds/1': {
    move: oneOf('withdrawn', 'reinstated'),
    amount,
    currency,
    invoice: orNull(invoiceId),
    stripe: stripe2,
  },
  'invoice.credited/1': {
    status: oneOf('issued', 'void'),
    amount,
    currency,
    invoice: invoiceId,
    note: numberOrNull,
    unpaid: count,
    refunded: count,
    balance: count,
    outside: count,
    stripe: stripe3,
  },
}
