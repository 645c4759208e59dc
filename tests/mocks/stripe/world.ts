import { API_VERSION } from './api-version.ts'
import {
  type Card,
  type Configuration,
  type CreditNote,
  type Customer,
  type Dispute,
  type Invoice,
  newStripeId,
  type Payment,
  type PortalSession,
  type Price,
  type Product,
  type Refund,
  type Session,
  type StripeEvent,
  type Subscription,
} from './records.ts'
import { renderSubscription } from './render.ts'

/** Everything the double knows. Times are seconds of its own clock. */
export type World = {
  url: string
  livemode: boolean
  customers: Map<string, Customer>
  products: Map<string, Product>
  prices: Map<string, Price>
  subscriptions: Map<string, Subscription>
  invoices: Map<string, Invoice>
  payments: Map<string, Payment>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  creditNotes: Map<string, CreditNote>
  sessions: Map<string, Session>
  portals: Map<string, PortalSession>
  configurations: Map<string, Configuration>
  cards: Map<string, Card & { customer: string }>
  /** Oldest first. */
  events: StripeEvent[]
  now(): number
  setNow(seconds: number): void
  /** Records an event about an object with its present state. */
  emit(type: string, object: Record<string, unknown>, previous?: Record<string, unknown>): StripeEvent
}

/** @param onEvent is told of each event as it happens */
export function createWorld(options: {
  url: string
  livemode: boolean
  now?: number
  onEvent: (event: StripeEvent) => void
}): World {
  let offset = options.now === undefined ? 0 : options.now - Math.floor(Date.now() / 1000)
  const frozen = options.now !== undefined
  let at = options.now ?? 0
  const world: World = {
    url: options.url,
    livemode: options.livemode,
    customers: new Map(),
    products: new Map(),
    prices: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    payments: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    creditNotes: new Map(),
    sessions: new Map(),
    portals: new Map(),
    configurations: new Map(),
    cards: new Map(),
    events: [],
    // With a given start the clock stands still, otherwise it runs with the machine's.
    now: () => (frozen ? at : Math.floor(Date.now() / 1000) + offset),
    setNow(seconds) {
      at = seconds
      offset = seconds - Math.floor(Date.now() / 1000)
    },
    emit(type, object, previous) {
      const event: StripeEvent = {
        id: newStripeId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: world.now(),
        livemode: world.livemode,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        // A copy of the object at this moment.
        data: { object: structuredClone(object), ...(previous === undefined ? {} : { previous_attributes: previous }) },
      }
      world.events.push(event)
      options.onEvent(event)
      return event
    },
  }
  return world
}

/** Finds a record; it throws if there is none. */
export function must<T>(map: ReadonlyMap<string, T>, id: string | null | undefined): T {
  const found = map.get(id ?? '')
  if (found === undefined) throw new Error(`the double has no ${id}`)
  return found
}

export function emitSubscription(world: World, type: string, subscription: Subscription): void {
  world.emit(`customer.subscription.${type}`, renderSubscription(world, subscription))
}
