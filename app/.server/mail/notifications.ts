import type { Operation } from '#app/domain/assistant/options.ts'
import { PLANS } from '#app/domain/billing/plans.ts'
import { dayFormat } from '#app/domain/preferences/day-format.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { Bound } from '#app/domain/usage/cap.ts'
import { DAY_MS } from '#app/domain/usage/period.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { Week } from '#app/domain/usage/week.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { layOut, type MailContent } from './layout.ts'
import { dayIn, fillIn } from './words.ts'

/** The links of a notification: its page, the page with all choices, and the link that ends this kind of mail. */
export type NoticeLinks = { page: string; settings: string; unsubscribe: string }

/** Tells an owner that 80 or 100 % of the month's limit is used. */
export function usageAlertMail(input: {
  locale: Locale
  threshold: 80 | 100
  usage: UsageSummary
  /** The base of the percentage: the limit, or a lower cap. */
  bound: Bound
  links: NoticeLinks
}): MailContent {
  const { locale, usage, bound, links } = input
  const { usage80, usage100 } = TEXTS[locale].mail
  const words = input.threshold === 80 ? usage80 : usage100
  const isCap = bound.by === 'cap'
  const number = new Intl.NumberFormat(locale)
  const values = {
    percent: shareIn(locale, { used: usage.used, limit: bound.requests }),
    used: number.format(usage.used),
    limit: number.format(bound.requests),
    plan: PLANS[usage.plan].name,
    date: dayIn(locale, usage.resetsAt),
    extra: number.format(usage.extra),
  }
  return layOut({
    locale,
    subject: fillIn(words.subject, values),
    heading: fillIn(words.heading, values),
    intro: fillIn(isCap ? words.capIntro : words.intro, values),
    action: { label: words.action, link: links.page },
    notes: [fillIn(usage.extra > 0 && !isCap ? words.extra : words.noExtra, values), words.once],
    reason: 'usageAlerts',
    optional: links,
  })
}

/** Reports the usage of a week, and of the month up to `now` (milliseconds UTC). */
export function weeklyDigestMail(input: {
  locale: Locale
  week: Week
  use: { requests: number; operations: readonly { operation: Operation; requests: number }[] }
  usage: UsageSummary
  now: number
  links: NoticeLinks
}): MailContent {
  const { locale, week, use, usage, links } = input
  const words = TEXTS[locale].mail.weeklyDigest
  const number = new Intl.NumberFormat(locale)
  const days = Math.max(1, Math.ceil((usage.resetsAt - input.now) / DAY_MS))
  const values = {
    from: dayFormat(locale, { day: 'numeric', month: 'long' })(week.start),
    to: dayFormat(locale, { day: 'numeric', month: 'long' })(week.end - 1),
    percent: shareIn(locale, usage),
    used: number.format(usage.used),
    limit: number.format(usage.limit),
    date: dayFormat(locale, { day: 'numeric', month: 'long' })(usage.resetsAt),
    days: new Intl.RelativeTimeFormat(locale).format(days, 'day'),
  }
  return layOut({
    locale,
    subject: fillIn(words.subject, values),
    heading: fillIn(words.heading, values),
    intro: words.intro,
    facts: [
      { label: words.requests, value: number.format(use.requests) },
      ...use.operations.map(({ operation, requests }) => ({
        label: TEXTS[locale].assistant.operation[operation],
        value: number.format(requests),
      })),
      { label: words.month, value: fillIn(words.share, values) },
      { label: words.left, value: number.format(usage.remaining) },
      { label: words.resets, value: fillIn(words.resetsOn, values) },
    ],
    action: { label: words.action, link: links.page },
    notes: [],
    reason: 'weeklyDigest',
    optional: links,
  })
}

/** Rounded down, so that 100 % means that the limit is used up. */
function shareIn(locale: Locale, { used, limit }: { used: number; limit: number }): string {
  const share = limit > 0 ? Math.floor((used * 100) / limit) / 100 : 0
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
}
