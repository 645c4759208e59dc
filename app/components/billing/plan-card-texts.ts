import type { Translator } from '#app/.server/http/locale.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { type Interval, paidPlanFrom, timingOf } from '#app/domain/billing/change.ts'
import { cardPoints, type PlanPoint, planPoints } from '#app/domain/billing/plan-points.ts'
import {
  mostSavedPercent,
  PLAN_KEYS,
  PLANS,
  type PlanKey,
  planReaches,
  yearlySavingsCents,
} from '#app/domain/billing/plans.ts'
import type { Standing } from '#app/domain/billing/standing.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { CardAction, IntervalWords, PlanCard } from './plan-cards.tsx'

/** The present plan, the interval that the page shows, and whether this user can buy here. */
type Situation = { plan: PlanKey; standing: Standing | null; interval: Interval; sells: boolean }

/**
 * The plan table as cards for one interval, in words. For loaders: prices use the landing page's texts, which the
 * browser does not load.
 */
export function planCards(locale: Locale, t: Translator, situation: Situation): PlanCard[] {
  const formats = formatsFor(locale)
  return PLAN_KEYS.map((key) => {
    const plan = PLANS[key]
    const saving = situation.interval === 'year' ? yearlySavingsCents(plan) : null
    const paid = paidPlanFrom(key) !== undefined
    const price = plan.priceCents === null ? t('landing:pricing.byContract') : t('landing:pricing.free')
    return {
      key,
      name: plan.name,
      popular: plan.popular,
      price: paid ? formats.money(plan.priceCents?.[situation.interval] ?? 0) : price,
      per: paid ? t(situation.interval === 'month' ? 'landing:pricing.perMonth' : 'landing:pricing.perYear') : null,
      saving: paid && saving !== null ? t('landing:pricing.save', { amount: formats.money(saving) }) : null,
      points: inWords(cardPoints(plan), t),
      action: actionFor(key, situation),
    }
  })
}

/** All that a plan includes, in words. */
export function includedWords(t: Translator, key: PlanKey): string[] {
  return inWords(planPoints(PLANS[key]), t)
}

function inWords(points: readonly PlanPoint[], t: Translator): string[] {
  return points.map(({ key, count = 0, plan = '' }) => t(`landing:${key}`, { count, plan }))
}

/** The action that a card offers (specification 6). */
export function actionFor(key: PlanKey, { plan, standing, interval, sells }: Situation): CardAction {
  const wanted = paidPlanFrom(key)
  if (key === plan) {
    const other = standing !== null && standing.plan === key && standing.interval !== interval && !standing.ends
    return other && sells ? 'interval' : 'current'
  }
  if (key === 'enterprise') return 'contact'
  if (key === 'starter') return 'free'
  if (wanted === undefined || !sells || plan === 'enterprise') return 'none'
  // The change is already scheduled for the end of the period.
  if (standing?.next?.plan === key && standing.next.interval === interval) return 'none'
  // A payment is due or a change is pending: nothing can be bought before that is settled.
  if (standing !== null && standing.plan !== plan) return 'none'
  if (standing !== null && timingOf(standing, { plan: wanted, interval }) === 'not_offered') return 'none'
  return planReaches(key, plan) ? 'upgrade' : 'downgrade'
}

/** The texts of the interval switch. */
export function intervalWords(locale: Locale, t: Translator): IntervalWords {
  const percent = formatsFor(locale).wholePercent(mostSavedPercent() / 100)
  return {
    label: t('landing:pricing.interval'),
    month: t('landing:pricing.monthly'),
    year: t('landing:pricing.yearly'),
    saving: t('landing:pricing.saveUpTo', { percent }),
  }
}
