import { z } from 'zod'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import { PLAN_KEYS } from '#app/domain/billing/plans.ts'
import { canonical } from './canonical.ts'

/** The account of events that concern the log itself. */
export const SYSTEM = '_'

const RELEASE_REASONS = ['failed', 'stopped', 'timed_out', 'refused', 'unchanged', 'shutdown'] as const

const count = z.int().nonnegative()
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const plan = z.enum(PLAN_KEYS)
const period = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
/** Letters, digits and the marks of vendor model names: an identifier, never prose. */
const MODEL = /^[A-Za-z0-9][A-Za-z0-9._:/@+-]{0,63}$/

// What each event says, by type and version. A published shape never changes: a different one is a new version beside
// it, with its own golden file. No key is optional; what does not exist is null, so every event has one set of keys.
// No text, no name, no address, no user id: sizes, counts, codes and ids only.
const DATA = {
  'log.opened/1': z.strictObject({
    origin: z.string().min(1).max(255),
    epoch: z.int().positive(),
    predecessor: z.strictObject({ origin: z.string(), size: count, root: hash }).nullable(),
  }),
  'policy.published/1': z.strictObject({
    version: z.int().positive(),
    currency: z.literal('usd'),
    plans: z.array(
      z.strictObject({
        key: plan,
        requests_per_month: count,
        price_month: count.nullable(),
        price_year: count.nullable(),
        custom_styles: count.nullable(),
        custom_templates: count.nullable(),
        custom_prompts: count.nullable(),
        built_in_styles: z.enum(['professional', 'all']),
        built_in_templates: plan,
        api_bulk_team: z.boolean(),
      }),
    ),
    stripe_types: z.array(z.string()),
  }),
  'account.opened/1': z.strictObject({ plan, policy: count, quota: count }),
  'plan.changed/1': z.strictObject({
    from: plan,
    to: plan,
    policy: count,
    quota: count,
    effective_at: count,
    cause: count.nullable(),
  }),
  'request.reserved/1': z.strictObject({
    request: z.string().regex(/^req_[0-9a-f]{32}$/),
    operation: z.enum(OPERATIONS),
    amount: z.int().positive(),
    period,
    source: z.literal('quota'),
    expires_at: count,
    retry_of: count.nullable(),
  }),
  'request.settled/1': z.strictObject({
    reserve: count,
    amount: count,
    period,
    tokens_in: count,
    tokens_out: count,
    model: z.string().regex(MODEL),
    late: z.boolean(),
  }),
  'request.released/1': z.strictObject({
    reserve: count,
    amount: z.int().positive(),
    period,
    reason: z.enum(RELEASE_REASONS),
  }),
  'request.expired/1': z.strictObject({ reserve: count, amount: z.int().positive(), period }),
} as const

type Shape = keyof typeof DATA
/** Every known `type/version`, old ones too. */
export const SHAPES = Object.keys(DATA) as readonly Shape[]
type TypeOf<S extends Shape> = S extends `${infer T}/${number}` ? T : never
type VersionOf<S extends Shape> = S extends `${string}/${infer V extends number}` ? V : never
type Said = { [S in Shape]: { type: TypeOf<S>; v: VersionOf<S>; data: z.infer<(typeof DATA)[S]> } }[Shape]

export type EventType = Said['type']
/** What a decider says happened; the journal adds position, time and links. */
export type Fact = Said
export type FactOf<T extends EventType> = Extract<Fact, { type: T }>

/** One line of the log. Every key is always there. */
export type LedgerEvent = Said & {
  /** Position in the whole log, gapless from 0; equals the leaf index. */
  seq: number
  /** Opaque random id, or `_` for the log itself. */
  account: string
  /** Position among the account's own events, gapless from 0. */
  aseq: number
  /** Milliseconds UTC by the server's clock, never less than that of the event before. */
  at: number
  /** HMAC of the client's idempotency key under the account's key, hex; null where no client key is involved. */
  idem: string | null
  /** Leaf hash of the account's previous event, hex; null for its first. */
  prev: string | null
}

const ENVELOPE_KEYS = ['account', 'aseq', 'at', 'data', 'idem', 'prev', 'seq', 'type', 'v']
const ACCOUNT = /^(_|acc_[0-9a-f]{32})$/
const HASH = /^[0-9a-f]{64}$/
/** Types that start an account's chain, and only they. */
const FIRST: readonly string[] = ['log.opened', 'account.opened']

/** True for the types whose `prev` is null: each chain starts with one of them and has no other. */
export function startsChain(type: string): boolean {
  return FIRST.includes(type)
}

/**
 * The bytes of an event: what is stored, hashed and exported, verbatim and for ever.
 * @throws where the event does not have exactly the shape of its type and version.
 */
export function encodeEvent(event: LedgerEvent): Buffer {
  assertEvent(event)
  return Buffer.from(canonical(event), 'utf8')
}

/**
 * Reads stored bytes back. Accepts only what `encodeEvent` can have written: the canonical form of a known shape.
 * @throws for anything else.
 */
export function parseEvent(body: Uint8Array): LedgerEvent {
  const line = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  const event: unknown = JSON.parse(line)
  assertEvent(event)
  if (canonical(event) !== line) throw new Error('event is not in its canonical form')
  return event
}

function assertEvent(value: unknown): asserts value is LedgerEvent {
  if (typeof value !== 'object' || value === null) throw new Error('event is no object')
  const event = value as Record<string, unknown>
  for (const key of ENVELOPE_KEYS) if (!(key in event)) throw new Error(`event lacks ${key}`)
  if (Object.keys(event).length !== ENVELOPE_KEYS.length) throw new Error('event has an unknown key')
  const { account, type, v } = event
  const shape = `${String(type)}/${String(v)}`
  if (!Object.hasOwn(DATA, shape)) throw new Error(`unknown event ${shape}`)
  DATA[shape as Shape].parse(event.data)
  for (const key of ['seq', 'aseq', 'at']) {
    const position = event[key]
    if (!Number.isSafeInteger(position) || (position as number) < 0) throw new Error(`event has a wrong ${key}`)
  }
  if (typeof account !== 'string' || !ACCOUNT.test(account)) throw new Error('event has a wrong account')
  if (startsChain(String(type)) !== (event.prev === null) || (event.prev === null) !== (event.aseq === 0)) {
    throw new Error(`${shape} with prev ${String(event.prev)} at ${String(event.aseq)}`)
  }
  if (event.prev !== null && !(typeof event.prev === 'string' && HASH.test(event.prev))) throw new Error('wrong prev')
  if (event.idem !== null && !(typeof event.idem === 'string' && HASH.test(event.idem))) throw new Error('wrong idem')
  if ((type === 'request.reserved') !== (event.idem !== null)) throw new Error(`${shape} and idem do not go together`)
}

/**
 * A vendor's model name as an event may carry it. What does not fit is replaced, never refused: by the time it is
 * known the work is done, and the evidence of its cost must not be lost.
 */
export function modelName(name: string): string {
  const fitted = name
    .replace(/[^A-Za-z0-9._:/@+-]/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 64)
  return fitted === '' ? 'unknown' : fitted
}
