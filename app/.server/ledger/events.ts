import { canonical } from './canonical.ts'
import { DATA, type Fact, type Said, type Shape, SYSTEM_TYPES } from './event-shapes.ts'

export { type EventType, type Fact, type FactOf, SHAPES } from './event-shapes.ts'

/** The account of events that concern the log itself. */
export const SYSTEM = '_'

/** One line of the log. Every key is always there. */
export type LedgerEvent = Said & Place

/** The same with its data as its type says it today, whatever the version on disk. */
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
 * What an event says in today's terms. Pure; the stored bytes stay what they are, and what is hashed, exported or
 * proved is never this.
 */
export function upcast(event: LedgerEvent): CurrentEvent {
  if (event.type === 'request.reserved' && event.v === 1) return { ...event, v: 2, data: { ...event.data, lot: null } }
  // Before the second version nobody but the subscription could change a plan.
  if (event.type === 'plan.changed' && event.v === 1) {
    return { ...event, v: 2, data: { ...event.data, reason: 'subscription', operator: null } }
  }
  return event as CurrentEvent
}

/** Reads stored bytes and says them in today's terms. @throws as `parseEvent` does. */
export function readEvent(body: Uint8Array): CurrentEvent {
  return upcast(parseEvent(body))
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
