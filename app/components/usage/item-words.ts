import type { EventItem, RequestItem, UsageItem } from '#app/.server/ledger/index.ts'
import type { Formats } from '#app/components/ui/format.ts'
import type { Message } from '#app/components/ui/use-message.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import { periodStart } from '#app/domain/usage/period.ts'
import type { Translate } from '#app/locales/i18n.ts'

type T = Translate<'usage'>

/** The words of one line of a month, in the reader's language. */
export type ItemWords = { what: string; more: string[]; cost: string }

export const RELEASE_REASONS = [
  'failed',
  'stopped',
  'timed_out',
  'refused',
  'unchanged',
  'shutdown',
  'expired',
] as const

export function wordsOf(item: UsageItem, t: T, message: Message, formats: Formats): ItemWords {
  return item.type === 'request' ? requestWords(item, t, message) : eventWords(item.event, t, formats)
}

/** The last column of a statement: what a request took from the balance. */
const COST: Readonly<Record<RequestItem['outcome'], (credits: number, t: T) => string>> = {
  spent: (credits, t) => t('item.taken', { count: credits }),
  free: (_, t) => t('item.nothing'),
  running: (_, t) => t('item.running'),
}

function requestWords(item: RequestItem, t: T, message: Message): ItemWords {
  const reason = RELEASE_REASONS.find((known) => known === item.reason)
  const more = [
    ...(reason === undefined ? [] : [message(`dashboard:reason.${reason}`)]),
    ...(item.reason === 'repeated' ? [t('reason.repeated')] : []),
    ...(item.late ? [t('item.late')] : []),
    ...(item.source === 'lot' ? [t('item.extra')] : []),
  ]
  const cost = COST[item.outcome](item.credits, t)
  return { what: message(`assistant:operation.${item.operation}`), more, cost }
}

/** The words of an event that is no part of a request. */
export function eventWords(event: EventItem['event'], t: T, formats: Formats): ItemWords {
  const { data } = event
  const by = 'operator' in data && data.operator !== null ? [t('item.by', { operator: data.operator })] : []
  switch (event.type) {
    case 'account.opened':
      return {
        what: t('item.opened', { plan: planFor(event.data.plan).name }),
        more: [t('item.limit', { count: event.data.quota })],
        cost: '',
      }
    case 'plan.changed': {
      const { from, to, quota, reason } = event.data
      const names = { from: planFor(from).name, to: planFor(to).name }
      return {
        what: from === to ? t('item.planStays', { plan: names.to }) : t('item.plan', names),
        more: [t('item.limit', { count: quota }), ...(reason === 'subscription' ? [] : [t(`reason.${reason}`)]), ...by],
        cost: '',
      }
    }
    case 'account.erased':
      return { what: t('item.erased'), more: [], cost: '' }
    case 'credit.granted': {
      const { amount, reason, expires_at } = event.data
      const until = expires_at === null ? [] : [t('item.until', { date: formats.day(expires_at) })]
      return {
        what: t('item.granted'),
        more: [t(`reason.${reason}`), ...by, ...until],
        cost: t('item.plus', { count: amount }),
      }
    }
    case 'credit.expired':
      return { what: t('item.lotExpired'), more: [], cost: t('item.minus', { count: event.data.amount }) }
    case 'credit.revoked': {
      const { amount, reason } = event.data
      return { what: t('item.revoked'), more: [t(`reason.${reason}`), ...by], cost: t('item.minus', { count: amount }) }
    }
    case 'adjustment.posted': {
      const { units, reason, reserve } = event.data
      return {
        what: t('item.adjustment'),
        more: [t(`reason.${reason}`), ...by, t('item.forEntry', { seq: formats.number(reserve) })],
        cost: t('item.plus', { count: units }),
      }
    }
    case 'invoice.paid':
      return {
        what: t('item.paid'),
        more: [formats.money(event.data.amount), ...(event.data.number === null ? [] : [event.data.number])],
        cost: '',
      }
    case 'invoice.failed':
      return { what: t('item.failed'), more: [formats.money(event.data.amount)], cost: '' }
    case 'invoice.voided':
      return { what: t(VOIDED[event.data.reason]), more: [formats.money(event.data.amount)], cost: '' }
    case 'invoice.refunded':
      return { what: t('item.refunded'), more: [formats.money(event.data.amount)], cost: '' }
    case 'refund.reversed':
      return { what: t(REVERSED[event.data.reason]), more: [formats.money(event.data.amount)], cost: '' }
    case 'dispute.changed':
      return { what: t(DISPUTE[event.data.status]), more: [formats.money(event.data.amount)], cost: '' }
    case 'dispute.funds':
      return { what: t(FUNDS[event.data.move]), more: [formats.money(event.data.amount)], cost: '' }
    case 'invoice.credited':
      return {
        what: t(CREDITED[event.data.status]),
        more: [formats.money(event.data.amount), ...(event.data.note === null ? [] : [event.data.note])],
        cost: '',
      }
    case 'period.closed':
      return {
        what: t('item.statement', { month: formats.month(periodStart(event.data.period)) }),
        more: [t('item.spent', { count: event.data.used + event.data.from_lots })],
        cost: '',
      }
    default:
      return { what: event.type, more: [], cost: 'amount' in data ? String(data.amount) : '' }
  }
}

const REVERSED = { failed: 'item.refundFailed', canceled: 'item.refundCanceled' } as const
const VOIDED = { void: 'item.voided', uncollectible: 'item.uncollectible' } as const
const FUNDS = { withdrawn: 'item.withdrawn', reinstated: 'item.reinstated' } as const
const CREDITED = { issued: 'item.credited', void: 'item.creditVoid' } as const
const DISPUTE = { open: 'item.disputeOpen', won: 'item.disputeWon', lost: 'item.disputeLost' } as const
