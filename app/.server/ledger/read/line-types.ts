import type { CurrentEvent } from '../format/events.ts'

export const ITEM_TYPES = ['request', 'plan', 'credit', 'adjustment', 'payment', 'statement'] as const

/** What a line of a month is about. */
export type ItemType = (typeof ITEM_TYPES)[number]

/** Types of events that make a line or end one. */
export const TYPE_OF: Readonly<Partial<Record<CurrentEvent['type'], ItemType>>> = {
  'request.reserved': 'request',
  'request.settled': 'request',
  'request.released': 'request',
  'account.opened': 'plan',
  'plan.changed': 'plan',
  'account.erased': 'plan',
  'credit.granted': 'credit',
  'credit.expired': 'credit',
  'credit.revoked': 'credit',
  'adjustment.posted': 'adjustment',
  'invoice.paid': 'payment',
  'invoice.failed': 'payment',
  'invoice.voided': 'payment',
  'invoice.refunded': 'payment',
  'refund.reversed': 'payment',
  'dispute.changed': 'payment',
  'dispute.funds': 'payment',
  'invoice.credited': 'payment',
  'period.closed': 'statement',
}

/**
 * Whether an event makes a line of its month. A request has one at its beginning, and another one at an end that came too late for the
 * month of its beginning.
 * @param first the number of the month's first event
 */
export function isLine(event: CurrentEvent, period: string, first: number): boolean {
  if (event.type === 'request.settled') return event.data.period === period && event.data.reserve < first
  const type = TYPE_OF[event.type]
  return type !== undefined && (type !== 'request' || event.type === 'request.reserved')
}
