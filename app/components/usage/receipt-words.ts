import type { CurrentEvent } from '#app/.server/ledger/index.ts'
import type { Formats } from '#app/components/ui/format.ts'
import type { Message } from '#app/components/ui/use-message.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import { periodStart } from '#app/domain/usage/period.ts'
import type { Translate } from '#app/locales/i18n.ts'
import { RELEASE_REASONS } from './item-words.ts'

/** How a request was counted, for those who check it: month, tokens, model. Nothing for any other event. */
export function countedOf(event: CurrentEvent, t: Translate<'usage'>, formats: Formats): string[] {
  const tokens = (count: number) => t('item.tokens', { count })
  switch (event.type) {
    case 'request.settled': {
      const { tokens_in, tokens_out, model, late, period } = event.data
      return [
        t('receipt.told.tokens', { in: tokens(tokens_in), out: tokens(tokens_out), model }),
        ...(late ? [t('receipt.told.late')] : []),
        t('receipt.told.counts', { month: formats.month(periodStart(period)) }),
      ]
    }
    case 'request.reserved':
      return [t('receipt.told.counts', { month: formats.month(periodStart(event.data.period)) })]
    default:
      return []
  }
}

/** The meaning of an event, in sentences. */
export function sentencesOf(event: CurrentEvent, t: Translate<'usage'>, message: Message, formats: Formats): string[] {
  const plan = (key: Parameters<typeof planFor>[0]) => planFor(key).name
  const month = (period: string) => formats.month(periodStart(period))
  const by = (operator: string | null) => (operator === null ? [] : [t('receipt.told.by', { operator })])
  switch (event.type) {
    case 'request.reserved':
      return [t('receipt.told.reserved', { count: event.data.amount })]
    case 'request.settled': {
      const { amount } = event.data
      return [amount === 0 ? t('receipt.told.settledFree') : t('receipt.told.settled', { count: amount })]
    }
    case 'request.released': {
      const reason = RELEASE_REASONS.find((known) => known === event.data.reason) ?? 'failed'
      return [t('receipt.told.released', { reason: message(`dashboard:reason.${reason}`) })]
    }
    case 'request.expired':
      return [t('receipt.told.expired')]
    case 'account.opened':
      return [t('receipt.told.opened', { plan: plan(event.data.plan), count: event.data.quota })]
    case 'plan.changed': {
      const { from, to, quota: count, reason, operator } = event.data
      return [
        from === to
          ? t('receipt.told.stays', { plan: plan(to), count })
          : t('receipt.told.plan', { from: plan(from), to: plan(to), count }),
        operator === null || reason === 'subscription'
          ? t('receipt.told.subscribed')
          : t('receipt.told.set', { operator, reason: t(`reason.${reason}`) }),
      ]
    }
    case 'account.erased':
      return [t('receipt.told.erased')]
    case 'credit.granted': {
      const { amount, reason, expires_at, operator } = event.data
      return [
        t('receipt.told.granted', { count: amount, reason: t(`reason.${reason}`) }),
        expires_at === null
          ? t('receipt.told.validAlways')
          : t('receipt.told.valid', { date: formats.day(expires_at) }),
        ...by(operator),
      ]
    }
    case 'credit.expired':
      return [t('receipt.told.lotExpired', { count: event.data.amount })]
    case 'credit.revoked': {
      const { amount, reason, operator } = event.data
      return [t('receipt.told.revoked', { count: amount, reason: t(`reason.${reason}`) }), ...by(operator)]
    }
    case 'adjustment.posted': {
      const { units, of_period, reason, operator } = event.data
      return [
        t('receipt.told.adjusted', { count: units, month: month(of_period), reason: t(`reason.${reason}`) }),
        t('receipt.told.counts', { month: month(event.data.period) }),
        ...by(operator),
      ]
    }
    case 'invoice.paid':
      return paidOf(event.data, t, formats)
    case 'invoice.failed':
      return [t('receipt.told.failed', { money: formats.money(event.data.amount) })]
    case 'invoice.voided':
      return [t(VOIDED[event.data.reason], { money: formats.money(event.data.amount) })]
    case 'invoice.refunded':
      return [t('receipt.told.refunded', { money: formats.money(event.data.amount) })]
    case 'refund.reversed':
      return [t(REVERSED[event.data.reason], { money: formats.money(event.data.amount) })]
    case 'dispute.changed':
      return [t(DISPUTE[event.data.status], { money: formats.money(event.data.amount) })]
    case 'dispute.funds':
      return [t(FUNDS[event.data.move], { money: formats.money(event.data.amount) })]
    case 'invoice.credited':
      return [t(CREDITED[event.data.status], { money: formats.money(event.data.amount) })]
    case 'period.closed':
      return [t('receipt.told.statement', { month: month(event.data.period) })]
    default:
      return [t('receipt.told.other', { type: event.type })]
  }
}

const REVERSED = { failed: 'receipt.told.refundFailed', canceled: 'receipt.told.refundCanceled' } as const
/** The amount, the invoice, and the plans or parts of plans that were paid. Other lines stand on the invoice itself. */
function paidOf(
  { amount, number, lines }: Extract<CurrentEvent, { type: 'invoice.paid' }>['data'],
  t: Translate<'usage'>,
  formats: Formats,
): string[] {
  const services = lines.slice(0, MOST_SERVICES).flatMap(({ plan, from, to, amount: part }) => {
    if (plan === null || to > LAST_SECOND) return []
    const period = { from: formats.day(from * 1000), to: formats.day(to * 1000) }
    return [t('receipt.told.service', { plan: planFor(plan).name, ...period, money: formats.money(part) })]
  })
  return [
    t('receipt.told.paid', { money: formats.money(amount) }),
    ...(number === null ? [] : [t('receipt.told.number', { number })]),
    ...services,
  ]
}

const MOST_SERVICES = 4
/** The last second that a date can have. */
const LAST_SECOND = 8.64e12
const VOIDED = { void: 'receipt.told.voided', uncollectible: 'receipt.told.uncollectible' } as const
const FUNDS = { withdrawn: 'receipt.told.withdrawn', reinstated: 'receipt.told.reinstated' } as const
const CREDITED = { issued: 'receipt.told.credited', void: 'receipt.told.creditVoid' } as const
const DISPUTE = {
  open: 'receipt.told.disputeOpen',
  won: 'receipt.told.disputeWon',
  lost: 'receipt.told.disputeLost',
} as const

/** The other entries that this one names, each with the words of its link. */
export function relatedOf(event: CurrentEvent, end: number | null, t: Translate<'usage'>, { number }: Formats) {
  const link = (seq: number, key: 'begunAt' | 'endedAt' | 'of' | 'settledAt' | 'lotAt' | 'refundAt') => ({
    seq,
    words: t(`receipt.${key}`, { seq: number(seq) }),
  })
  switch (event.type) {
    case 'request.reserved': {
      const { lot } = event.data
      return [...(end === null ? [] : [link(end, 'endedAt')]), ...(lot === null ? [] : [link(lot, 'lotAt')])]
    }
    case 'request.settled':
    case 'request.released':
    case 'request.expired':
      return [link(event.data.reserve, 'begunAt')]
    case 'adjustment.posted':
      return [link(event.data.reserve, 'of'), link(event.data.settled, 'settledAt')]
    case 'refund.reversed':
      return [link(event.data.refund, 'refundAt')]
    case 'credit.expired':
    case 'credit.revoked':
      return [link(event.data.lot, 'lotAt')]
    default:
      return []
  }
}
