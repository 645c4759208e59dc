import { z } from 'zod'
import { OPERATIONS_1, PLANS_1 } from './words.ts'

/** Why an operator changed a plan. Without an operator a plan follows the subscription. */
export const PLAN_REASONS = ['contract', 'goodwill', 'correction'] as const
const RELEASE_REASONS = ['failed', 'stopped', 'timed_out', 'refused', 'unchanged', 'shutdown'] as const

const count = z.int().nonnegative()
/** Units, or minor units of a currency. */
const amount = z.int().positive()
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const plan1 = z.enum(PLANS_1)
const operation1 = z.enum(OPERATIONS_1)
const period = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
/** Letters, digits and the marks of vendor model names: an identifier, never prose. */
const model = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._:/@+-]{0,63}$/)
/** The pseudonymous short name of the person who acted for the operator. */
const operator = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,31}$/)
/** C2SP verifier key of type Ed25519: name, key id, base64 of the type byte and the 32 bytes of the key. */
const vkey = z.string().regex(/^[^\s+]{1,255}\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$/)
const currency = z.literal('usd')
const request = z.string().regex(/^req_[0-9a-f]{32}$/)
/** Ties a money event to Stripe's own records. `created` is in seconds, as in Stripe's own objects. */
const stripeKeys = {
  obj: z.string().regex(/^(in|re|dp|du|ch)_[A-Za-z0-9]{1,64}$/),
  created: count,
  api_version: z.string().regex(/^[0-9A-Za-z.-]{1,40}$/),
  payload_sha256: hash,
}
const invoice = z.string().regex(/^in_[A-Za-z0-9]{1,64}$/)
const evt = z.string().regex(/^evt_[A-Za-z0-9]{1,64}$/)
const stripe = z.strictObject({ evt, ...stripeKeys, via: z.enum(['webhook', 'poll']) })
/** The same of what Stripe has and no event told us: `evt` is null, and the hash is that of the object. */
const stripe2 = z.strictObject({ evt: evt.nullable(), ...stripeKeys, via: z.enum(['webhook', 'poll', 'reconcile']) })
/** The same of a credit note. */
const stripe3 = stripe2.extend({ obj: z.string().regex(/^cn_[A-Za-z0-9]{1,64}$/) })
/** A line of an invoice. `price` is that of the policy at `policy`; the times are Stripe's, in seconds. */
const invoiceLine = z.strictObject({
  kind: z.enum(['plan', 'proration', 'other']),
  plan: plan1.nullable(),
  interval: z.enum(['month', 'year']).nullable(),
  policy: count.nullable(),
  price: count.nullable(),
  quantity: count,
  amount: z.int(),
  from: count,
  to: count,
})

/** The figures of a month, of one account or of all: sums over events of that month, with nothing carried over. */
const totals = {
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

// What each event says, by type and version. A published shape never changes: a different one is a new version beside
// it, with its own golden file and its own line in golden/schemas.sha256. No key is optional; what does not exist is
// null, so every event has one set of keys. No text, no name, no address, no user id: sizes, counts, codes and ids only.
export const DATA = {
  'log.opened/1': z.strictObject({
    origin: z.string().min(1).max(255),
    epoch: amount,
    predecessor: z.strictObject({ origin: z.string(), size: count, root: hash }).nullable(),
  }),
  'policy.published/1': z.strictObject({
    version: amount,
    currency,
    plans: z.array(
      z.strictObject({
        key: plan1,
        requests_per_month: count,
        price_month: count.nullable(),
        price_year: count.nullable(),
        custom_styles: count.nullable(),
        custom_templates: count.nullable(),
        custom_prompts: count.nullable(),
        built_in_styles: z.enum(['professional', 'all']),
        built_in_templates: plan1,
        api_bulk_team: z.boolean(),
      }),
    ),
    stripe_types: z.array(z.string()),
  }),
  'key.rotated/1': z.strictObject({ from: vkey.nullable(), to: vkey, reason: z.enum(['first', 'planned', 'lost']) }),
  'period.sealed/1': z.strictObject({ ...totals, first: count, end: count, statements: count }),
  'clock.corrected/1': z.strictObject({ clock: count, operator }),
  'verifier.published/1': z.strictObject({ command: hash, page: hash, operator }),
  'number.lost/1': z.strictObject({ first: amount, end: amount, leaf: hash.nullable(), operator }),

  'account.opened/1': z.strictObject({ plan: plan1, policy: count, quota: count }),
  'account.erased/1': z.strictObject({ reason: z.enum(['requested', 'operator']) }),
  'plan.changed/1': z.strictObject({
    from: plan1,
    to: plan1,
    policy: count,
    quota: count,
    effective_at: count,
    cause: count.nullable(),
  }),
  'plan.changed/2': z.strictObject({
    from: plan1,
    to: plan1,
    policy: count,
    quota: count,
    effective_at: count,
    cause: count.nullable(),
    reason: z.enum(['subscription', ...PLAN_REASONS]),
    operator: operator.nullable(),
  }),

  'request.reserved/1': z.strictObject({
    request,
    operation: operation1,
    amount,
    period,
    source: z.literal('quota'),
    expires_at: count,
    retry_of: count.nullable(),
  }),
  'request.reserved/2': z.strictObject({
    request,
    operation: operation1,
    amount,
    period,
    source: z.enum(['quota', 'lot']),
    lot: count.nullable(),
    expires_at: count,
    retry_of: count.nullable(),
  }),
  'request.settled/1': z.strictObject({
    reserve: count,
    amount: count,
    period,
    tokens_in: count,
    tokens_out: count,
    model,
    late: z.boolean(),
  }),
  // Beside version 1, which is still written for requests whose author keeps no passage.
  'request.settled/2': z.strictObject({
    reserve: count,
    amount: count,
    period,
    tokens_in: count,
    tokens_out: count,
    model,
    late: z.boolean(),
    passage: hash,
  }),
  'request.released/1': z.strictObject({ reserve: count, amount, period, reason: z.enum(RELEASE_REASONS) }),
  'request.expired/1': z.strictObject({ reserve: count, amount, period }),

  'adjustment.posted/1': z.strictObject({
    reserve: count,
    settled: count,
    of_period: period,
    period,
    units: amount,
    reason: z.enum(['duplicate', 'failure', 'goodwill', 'dispute']),
    operator,
  }),
  'period.closed/1': z.strictObject({ ...totals, plan: plan1, quota: count }),

  'credit.granted/1': z.strictObject({
    amount,
    expires_at: count.nullable(),
    reason: z.enum(['purchase', 'goodwill', 'contract', 'correction']),
    operator: operator.nullable(),
    cause: count.nullable(),
  }),
  'credit.expired/1': z.strictObject({ lot: count, amount }),
  'credit.revoked/1': z.strictObject({
    lot: count,
    amount,
    reason: z.enum(['refund', 'fraud', 'correction', 'contract']),
    operator,
  }),

  'invoice.paid/1': z.strictObject({ amount, currency, stripe }),
  'invoice.paid/2': z.strictObject({
    amount,
    currency,
    number: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/)
      .nullable(),
    lines: z.array(invoiceLine).max(100),
    discount: count,
    tax: count,
    balance: z.int(),
    stripe: stripe2,
  }),
  'invoice.failed/1': z.strictObject({ amount, currency, stripe }),
  'invoice.voided/1': z.strictObject({ amount, currency, reason: z.enum(['void', 'uncollectible']), stripe: stripe2 }),
  'invoice.refunded/1': z.strictObject({
    amount,
    currency,
    invoice: z.string().regex(/^in_[A-Za-z0-9]{1,64}$/),
    stripe,
  }),
  'invoice.refunded/2': z.strictObject({
    amount,
    currency,
    invoice: z.string().regex(/^in_[A-Za-z0-9]{1,64}$/),
    stripe: stripe2,
  }),
  'refund.reversed/1': z.strictObject({
    amount,
    currency,
    invoice: z.string().regex(/^in_[A-Za-z0-9]{1,64}$/),
    refund: count,
    reason: z.enum(['failed', 'canceled']),
    stripe,
  }),
  'refund.reversed/2': z.strictObject({
    amount,
    currency,
    invoice: z.string().regex(/^in_[A-Za-z0-9]{1,64}$/),
    refund: count,
    reason: z.enum(['failed', 'canceled']),
    stripe: stripe2,
  }),
  'dispute.changed/1': z.strictObject({ status: z.enum(['open', 'won', 'lost']), amount, currency, stripe }),
  'dispute.changed/2': z.strictObject({ status: z.enum(['open', 'won', 'lost']), amount, currency, stripe: stripe2 }),
  'dispute.changed/3': z.strictObject({
    status: z.enum(['open', 'won', 'lost']),
    amount,
    currency,
    invoice: invoice.nullable(),
    stripe: stripe2,
  }),
  'dispute.funds/1': z.strictObject({
    move: z.enum(['withdrawn', 'reinstated']),
    amount,
    currency,
    invoice: invoice.nullable(),
    stripe: stripe2,
  }),
  'invoice.credited/1': z.strictObject({
    status: z.enum(['issued', 'void']),
    amount,
    currency,
    invoice,
    note: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/)
      .nullable(),
    unpaid: count,
    refunded: count,
    balance: count,
    outside: count,
    stripe: stripe3,
  }),
} as const

export type Shape = keyof typeof DATA
/** Every known `type/version`, old ones too. */
export const SHAPES = Object.keys(DATA) as readonly Shape[]
type TypeOf<S extends Shape> = S extends `${infer T}/${number}` ? T : never
type VersionOf<S extends Shape> = S extends `${string}/${infer V extends number}` ? V : never

/** Type, version and data of an event of any version. */
export type AnyFact = { [S in Shape]: { type: TypeOf<S>; v: VersionOf<S>; data: z.infer<(typeof DATA)[S]> } }[Shape]

/** Shapes that are read but no longer written. A dispute that began in its second version keeps it. */
type Retired = {
  type:
    | 'request.reserved'
    | 'plan.changed'
    | 'invoice.paid'
    | 'invoice.refunded'
    | 'refund.reversed'
    | 'dispute.changed'
  v: 1
}
/** What a decider decides; the journal adds position, time and links. */
export type Fact = Exclude<AnyFact, Retired>
export type EventType = AnyFact['type']
export type FactOf<T extends EventType> = Extract<Fact, { type: T }>

/** The types that concern the log itself, under the account `_`. All others belong to one account. */
export const SYSTEM_TYPES = [
  'log.opened',
  'policy.published',
  'key.rotated',
  'period.sealed',
  'number.lost',
  'clock.corrected',
  'verifier.published',
] as const
export type SystemType = (typeof SYSTEM_TYPES)[number]
