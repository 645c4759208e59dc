import type { Handle } from '#app/.server/platform/database.ts'
import { DAY_MS, daysIn, periodStart } from '#app/domain/usage/period.ts'
import type { CurrentEvent } from '../format/events.ts'
import { LEDGER_OPERATIONS, type LedgerOperation } from '../format/words.ts'
import { type Chain, chainOf, endOf, eventAt, lineOf, type Stretch } from './chain.ts'
import { ITEM_TYPES, type ItemType, TYPE_OF } from './line-types.ts'
import { parsedEvents } from './parsed-events.ts'

const OUTCOMES = ['spent', 'free', 'running'] as const

type Outcome = (typeof OUTCOMES)[number]

/** Which lines of a month to show; what is absent does not filter. `day` counts from 1, in UTC. */
export type ItemFilter = { operation?: LedgerOperation; outcome?: Outcome; type?: ItemType; day?: number }

/** One request from its beginning to its end. Names the event that ended it, or that began it while it runs. */
export type RequestItem = {
  type: 'request'
  seq: number
  leaf: string
  /** The position of its beginning in the account's chain; items are in this order. */
  position: number
  at: number
  operation: LedgerOperation
  outcome: Outcome
  /** The credits that were charged. */
  credits: number
  source: 'quota' | 'lot'
  /** Why nothing was charged; `expired` if no end was recorded in time, `repeated` if a retry was charged instead. */
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
  /** All lines that fit, on this page and beside it. */
  total: number
  /** How many of them are newer than this page. */
  skipped: number
  /** Ask with this for older ones; null if there are none. */
  older: number | null
  /** Ask with this for the page before, with null for the newest; undefined if this is the newest. */
  newer: number | null | undefined
}

/**
 * The lines of one account's month, newest first, `limit` of them, those before position `before` if it is given,
 * and how many there are beside them. A request is one line, at its beginning; one that ended too late for the month of
 * its beginning is a line of both.
 * @param wanted.lines how many the month has in all, if that is known: then the newest page reads no further than it shows
 */
export function monthEvents(
  reader: Handle,
  account: string,
  period: string,
  {
    filter = {},
    before = null,
    limit,
    lines,
  }: { filter?: ItemFilter; before?: number | null; limit: number; lines?: number },
): ItemPage {
  const chain = chainOf(reader, account)
  const month = chain.month(period)
  const { from, to } = filter.day === undefined ? month : dayStretch(chain, period, filter.day)
  const first = chain.event(month.from)?.seq ?? 0
  // Walking back, an end comes before its beginning. What expired may still be settled, beyond this walk even.
  const ends = new Map<number, CurrentEvent>()
  const items: UsageItem[] = []
  const newer: number[] = []
  let total = 0

  function endingOf(reserve: number): CurrentEvent | undefined {
    const met = ends.get(reserve)
    if (met !== undefined) return met
    const seq = endOf(reader, reserve)
    const stored = seq === undefined ? undefined : eventAt(reader, seq)
    return stored === undefined ? undefined : lineOf(stored)
  }

  function itemOf(line: CurrentEvent): Unsealed | undefined {
    switch (line.type) {
      case 'request.reserved': {
        if (filter.operation !== undefined && filter.operation !== line.data.operation) return undefined
        return requestItem(line, line, endingOf(line.seq), period)
      }
      case 'request.settled': {
        ends.set(line.data.reserve, line)
        // Of a request that began in a month which was closed by then.
        if (line.data.period !== period || line.data.reserve >= first) return undefined
        const begin = eventAt(reader, line.data.reserve)
        const begun = begin === undefined ? undefined : lineOf(begin)
        return begun?.type === 'request.reserved' ? requestItem(begun, line, line, period) : undefined
      }
      case 'request.released':
        ends.set(line.data.reserve, line)
        return undefined
      case 'request.expired':
        return undefined
      default: {
        const type = TYPE_OF[line.type]
        if (type === undefined || type === 'request') return undefined
        return { type, seq: line.seq, position: line.aseq, at: line.at, event: line }
      }
    }
  }

  const types = typesFor(filter)
  const known = before === null && Object.keys(filter).length === 0 ? lines : undefined
  for (const line of parsedEvents(reader, account, { from, to }, true)) {
    if (!types.has(line.type)) continue
    const item = itemOf(line)
    if (item === undefined || !fits(item, filter)) continue
    total += 1
    if (known !== undefined && items.length === limit) {
      total = known
      break
    }
    if (before !== null && item.position >= before) newer.push(item.position)
    else if (items.length < limit) items.push({ ...item, leaf: eventAt(reader, item.seq)?.leaf.toString('hex') ?? '' })
  }
  const skipped = newer.length
  return {
    items,
    total,
    skipped,
    older: skipped + items.length < total ? (items.at(-1)?.position ?? null) : null,
    newer: skipped === 0 ? undefined : (newer[skipped - limit - 1] ?? null),
  }
}

/** Reads a filter from a query; what it does not know does not filter. */
export function filterFrom(query: URLSearchParams, period: string): ItemFilter {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((each) => each === query.get(name))
  const operation = one('operation', LEDGER_OPERATIONS)
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

/** The types of events that can make a line under a filter. */
function typesFor(filter: ItemFilter): ReadonlySet<string> {
  const onlyRequests = filter.operation !== undefined || filter.outcome !== undefined
  const types = Object.entries(TYPE_OF).filter(
    ([, type]) => (filter.type === undefined || filter.type === type) && (!onlyRequests || type === 'request'),
  )
  return new Set(types.map(([name]) => name))
}

/** An item before it got its hash: only those shown need one. */
type Unsealed = Omit<RequestItem, 'leaf'> | Omit<EventItem, 'leaf'>

function fits(item: Unsealed, filter: ItemFilter): boolean {
  if (item.type !== 'request') return true
  const { operation, outcome } = filter
  return (
    (operation === undefined || operation === item.operation) && (outcome === undefined || outcome === item.outcome)
  )
}

/** `at` is the line that gives the item its place; `ending` is the event that ended it, if there is one. */
function requestItem(
  begun: CurrentEvent & { type: 'request.reserved' },
  at: CurrentEvent,
  ending: CurrentEvent | undefined,
  period: string,
): Omit<RequestItem, 'leaf'> {
  const { operation, source } = begun.data
  const place = { type: 'request' as const, position: at.aseq, at: at.at, operation, source }
  if (ending === undefined) {
    return { ...place, seq: begun.seq, outcome: 'running', credits: 0, reason: null, late: false, tokens: null }
  }
  return { ...place, seq: ending.seq, ...endIn(period, ending) }
}

type End = Pick<RequestItem, 'outcome' | 'credits' | 'reason' | 'late' | 'tokens'>

/** How a request ended, as far as this month is concerned: a settle that counts in a later month is expired here. */
function endIn(period: string, line: CurrentEvent): End {
  const free = { outcome: 'free' as const, credits: 0, late: false, tokens: null }
  if (line.type === 'request.released') return { ...free, reason: line.data.reason }
  if (line.type !== 'request.settled' || line.data.period !== period) return { ...free, reason: 'expired' }
  const { amount, late, tokens_in, tokens_out } = line.data
  const tokens = tokens_in + tokens_out
  if (amount === 0) return { ...free, reason: 'repeated', late, tokens }
  return { outcome: 'spent', credits: amount, reason: null, late, tokens }
}
