import { canonical } from './canonical.ts'
import { type AnyFact, DATA, type Fact, type Shape, SYSTEM_TYPES } from './shapes.ts'

export { type EventType, type Fact, type FactOf, SHAPES } from './shapes.ts'

/** The account of events that concern the log itself. */
export const SYSTEM = '_'

/** One line of the log, in whichever version it was written. Every key is always there. */
export type LedgerEvent = AnyFact & Place

/** The same event in the newest version of its type, whichever version is on disk. */
export type CurrentEvent = Fact & Place

type Place = {
  /** Position in the whole log, gapless from 0; equals the leaf index. */
  seq: number
  /** Opaque random id, or `_` for the log itself. */
  account: string
  /** Position among the account's own events, gapless from 0. */
  aseq: number
  /** Milliseconds UTC by the server's clock, never less than that of the event before. */
  at: number
  /** HMAC of the client's idempotency key under the account's key, hex; null if no client key is involved. */
  idem: string | null
  /** Leaf hash of the account's previous event, hex; null for its first. */
  prev: string | null
}

const ENVELOPE_KEYS = ['account', 'aseq', 'at', 'data', 'idem', 'prev', 'seq', 'type', 'v']
const ACCOUNT = /^(_|acc_[0-9a-f]{32})$/
const HASH = /^[0-9a-f]{64}$/
/** Types that start an account's chain, and only they. */
const FIRST: readonly string[] = ['log.opened', 'account.opened']

/** True for the types whose `prev` is null: each chain starts with exactly one of them. */
export function startsChain(type: string): boolean {
  return FIRST.includes(type)
}

/**
 * Brings an event up to the newest version of its type. Pure; the stored bytes stay what they are, and only those are
 * hashed, exported and proved.
 */
export function upcast(event: LedgerEvent): CurrentEvent {
  if (event.type === 'request.reserved' && event.v === 1) return { ...event, v: 2, data: { ...event.data, lot: null } }
  // Before the second version only the subscription could change a plan.
  if (event.type === 'plan.changed' && event.v === 1) {
    return { ...event, v: 2, data: { ...event.data, reason: 'subscription', operator: null } }
  }
  // Before the second version an invoice did not say what it is made of.
  if (event.type === 'invoice.paid' && event.v === 1) {
    const unknown = { number: null, lines: [], discount: 0, tax: 0, balance: event.data.amount }
    return { ...event, v: 2, data: { ...event.data, ...unknown } }
  }
  // Before the second version an event of Stripe told of each.
  if (event.v === 1 && (event.type === 'invoice.refunded' || event.type === 'refund.reversed'))
    return { ...event, v: 2 } as CurrentEvent
  if (event.v === 1 && event.type === 'dispute.changed') return { ...event, v: 2 }
  return event as CurrentEvent
}

/** Reads stored bytes and brings the event up to date. @throws as `parseEvent` does. */
export function readEvent(body: Uint8Array): CurrentEvent {
  return upcast(parseEvent(body))
}

/**
 * The bytes of an event: stored, hashed and exported verbatim, for ever.
 * @throws if the event does not have exactly the shape of its type and version.
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
  if ((account === SYSTEM) !== (SYSTEM_TYPES as readonly unknown[]).includes(type)) {
    throw new Error(`${shape} in the chain of ${account}`)
  }
  if (startsChain(String(type)) !== (event.prev === null) || (event.prev === null) !== (event.aseq === 0)) {
    throw new Error(`${shape} with prev ${String(event.prev)} at ${String(event.aseq)}`)
  }
  if (event.prev !== null && !(typeof event.prev === 'string' && HASH.test(event.prev))) throw new Error('wrong prev')
  if (event.idem !== null && !(typeof event.idem === 'string' && HASH.test(event.idem))) throw new Error('wrong idem')
  if ((type === 'request.reserved') !== (event.idem !== null)) throw new Error(`${shape} and idem do not go together`)
}

/**
 * A vendor's model name as an event may carry it. Characters that do not fit are replaced, never refused: the work is
 * done when the name is known, and the evidence of its cost must not be lost.
 */
export function modelName(name: string): string {
  const fitted = name
    .replace(/[^A-Za-z0-9._:/@+-]/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 64)
  return fitted === '' ? 'unknown' : fitted
}
