import type { Handle } from '#app/.server/platform/database.ts'
import { OPERATIONS, type Operation } from '#app/domain/assistant/options.ts'
import { DAY_MS, daysIn, periodStart } from '#app/domain/usage/period.ts'
import type { CurrentEvent } from '../events.ts'
import { type Chain, chainOf, endOf, eventAt, lineOf, type StoredEvent, type Stretch } from './chain.ts'

export const OUTCOMES = ['spent', 'free', 'running'] as const
export const ITEM_TYPES = ['request', 'plan', 'credit', 'adjustment', 'payment', 'statement'] as const

export type Outcome = (typeof OUTCOMES)[number]
export type ItemType = (typeof ITEM_TYPES)[number]

/** Which lines of a month to show; what is absent does not filter. `day` counts from 1, in UTC. */
export type ItemFilter = { operation?: Operation; outcome?: Outcome; type?: ItemType; day?: number }

/** One request from its beginning to its end. Names the event that ended it, or that began it while it runs. */
export type RequestItem = {
  type: 'request'
  seq: number
  leaf: string
  /** Where it began in the account's chain; items are in this order. */
  position: number
  at: number
  operation: Operation
  outcome: Outcome
  /** What was charged. */
  credits: number
  source: 'quota' | 'lot'
  /** Why nothing was charged; `expired` where nobody recorded an end in time, `repeated` where a retry was charged. */
  reason: string | null
  /** It was recorded after its time. */
  late: boolean
  tokens: number | null
}

/** Any other event, as it stands in the log. */
export type EventItem = {
  type: Exclude<ItemType, 'request'>
  seq: number
  leaf: string
  position: number
  at: number
  event: Exclude<CurrentEvent, { type: `request.${string}` }>
}

export type UsageItem = RequestItem | EventItem
export type ItemPage = {
  items: UsageItem[]
  /** Ask with this for older ones; null where there are none. */
  older: number | null
}

const TYPE_OF: Readonly<Partial<Record<CurrentEvent['type'], ItemType>>> = {
  'request.reserved': 'request',
  'request.settled': 'request',
  'account.opened': 'plan',
  'plan.changed': 'plan',
  'account.erased': 'plan',
  'credit.granted': 'credit',
  'credit.expired': 'credit',
  'credit.revoked': 'credit',
  'adjustment.posted': 'adjustment',
  'invoice.paid': 'payment',
  'invoice.failed': 'payment',
  'invoice.refunded': 'payment',
  'dispute.changed': 'payment',
  'period.closed': 'statement',
}

/**
 * The lines of one account's month, newest first, `limit` of them, those before position `before` where it is given.
 * A request is one line, where it began; one that ended too late for the month of its beginning is a line of both.
 */
export function monthEvents(
  reader: Handle,
  account: string,
  period: string,
  { filter = {}, before = null, limit }: { filter?: ItemFilter; before?: number | null; limit: number },
): ItemPage {
  const chain = chainOf(reader, account)
  const month = chain.month(period)
  const { from, to } = filter.day === undefined ? month : dayStretch(chain, period, filter.day)
  const items: UsageItem[] = []
  for (const event of chain.events({ from, to: Math.min(to, before ?? to) }, true)) {
    if (!mayFit(event, filter)) continue
    const item = itemOf(event, { reader, chain, month, period, filter })
    if (item === undefined) continue
    if (items.length === limit) return { items, older: items.at(-1)?.position ?? null }
    items.push(item)
  }
  return { items, older: null }
}

/** Reads a filter from a query; what it does not know does not filter. */
export function filterFrom(query: URLSearchParams, period: string): ItemFilter {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((each) => each === query.get(name))
  const operation = one('operation', OPERATIONS)
  const outcome = one('outcome', OUTCOMES)
  const type = one('type', ITEM_TYPES)
  const day = /^\d{1,2}$/.test(query.get('day') ?? '') ? Number(query.get('day')) : 0
  return {
    ...(operation === undefined ? {} : { operation }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(type === undefined ? {} : { type }),
    ...(day >= 1 && day <= daysIn(period) ? { day } : {}),
  }
}

function dayStretch(chain: Chain, period: string, day: number): Stretch {
  const start = periodStart(period) + (day - 1) * DAY_MS
  return { from: chain.positionAt(start), to: chain.positionAt(start + DAY_MS) }
}

/** What can be told without reading the bytes. */
function mayFit(event: StoredEvent, filter: ItemFilter): boolean {
  const type = TYPE_OF[event.type as CurrentEvent['type']]
  if (type === undefined || (filter.type !== undefined && filter.type !== type)) return false
  return type === 'request' || (filter.operation === undefined && filter.outcome === undefined)
}

type Place = { reader: Handle; chain: Chain; month: Stretch; period: string; filter: ItemFilter }

function itemOf(event: StoredEvent, place: Place): UsageItem | undefined {
  const line = lineOf(event)
  switch (line.type) {
    case 'request.reserved':
      return requestItem(event, line, place)
    case 'request.settled':
      return lateItem(event, line, place)
    case 'request.released':
    case 'request.expired':
      return undefined
    default: {
      const type = TYPE_OF[line.type]
      if (type === undefined || type === 'request') return undefined
      return { type, ...placeOf(event), event: line }
    }
  }
}

function requestItem(
  event: StoredEvent,
  line: CurrentEvent & { type: 'request.reserved' },
  { reader, period, filter }: Place,
): RequestItem | undefined {
  const { operation, source } = line.data
  if (filter.operation !== undefined && filter.operation !== operation) return undefined
  const end = endOf(reader, line.seq)
  const ending = end === undefined ? undefined : eventAt(reader, end)
  const begun = {
    type: 'request' as const,
    ...placeOf(event),
    operation,
    source,
    credits: 0,
    late: false,
    tokens: null,
  }
  const item: RequestItem =
    ending === undefined
      ? { ...begun, outcome: 'running', reason: null }
      : { ...begun, ...endIn(period, ending), seq: ending.seq, leaf: ending.leaf.toString('hex') }
  return filter.outcome === undefined || filter.outcome === item.outcome ? item : undefined
}

type End = Pick<RequestItem, 'outcome' | 'credits' | 'reason' | 'late' | 'tokens'>

/** How a request ended, as far as this month is concerned: a settle that counts in a later month is expired here. */
function endIn(period: string, ending: StoredEvent): End {
  const line = lineOf(ending)
  const free = { outcome: 'free' as const, credits: 0, late: false, tokens: null }
  if (line.type === 'request.released') return { ...free, reason: line.data.reason }
  if (line.type !== 'request.settled') return { ...free, reason: 'expired' }
  const { amount, late, tokens_in, tokens_out } = line.data
  if (line.data.period !== period) return { ...free, reason: 'expired' }
  const tokens = tokens_in + tokens_out
  if (amount === 0) return { ...free, reason: 'repeated', late, tokens }
  return { outcome: 'spent', credits: amount, reason: null, late, tokens }
}

/** A settle of this month whose request began in one that was closed by then. */
function lateItem(
  event: StoredEvent,
  line: CurrentEvent & { type: 'request.settled' },
  { reader, chain, month, period, filter }: Place,
): RequestItem | undefined {
  if (line.data.period !== period || line.data.reserve >= (chain.event(month.from)?.seq ?? 0)) return undefined
  const begin = eventAt(reader, line.data.reserve)
  const begun = begin === undefined ? undefined : lineOf(begin)
  if (begun?.type !== 'request.reserved') return undefined
  const { operation, source } = begun.data
  const item: RequestItem = { type: 'request', ...placeOf(event), operation, source, ...endIn(period, event) }
  const fits =
    (filter.operation === undefined || filter.operation === operation) &&
    (filter.outcome === undefined || filter.outcome === item.outcome)
  return fits ? item : undefined
}

function placeOf(event: StoredEvent): { seq: number; leaf: string; position: number; at: number } {
  return { seq: event.seq, leaf: event.leaf.toString('hex'), position: event.aseq, at: event.at }
}
