import type { RouterContextProvider } from 'react-router'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import type { CardAction, IntervalWords, PlanCard } from '#app/components/billing/plan-cards.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { type Interval, paidPlanFrom, timingOf } from '#app/domain/billing/change.ts'
import { planPoints } from '#app/domain/billing/plan-points.ts'
import { PLAN_KEYS, PLANS, type PlanKey, planReaches, yearlySavingsCents } from '#app/domain/billing/plans.ts'
import type { Standing } from '#app/domain/billing/standing.ts'
import { OPERATOR_CLAIMS } from '#app/domain/marketing.ts'

type Asked = { plan: PlanKey; standing: Standing | null; interval: Interval; sells: boolean }

/** The plan table as cards for one interval, in words: the texts of prices are the landing page's, which no script has. */
export function planCards(context: Readonly<RouterContextProvider>, asked: Asked): PlanCard[] {
  const locale = localeOf(context)
  const t = translatorFor(locale)
  const formats = formatsFor(locale)
  return PLAN_KEYS.map((key) => {
    const plan = PLANS[key]
    const saving = asked.interval === 'year' ? yearlySavingsCents(plan) : null
    const paid = paidPlanFrom(key) !== undefined
    const price = plan.priceCents === null ? t('landing:pricing.byContract') : t('landing:pricing.free')
    return {
      key,
      name: plan.name,
      popular: plan.popular,
      price: paid ? formats.money(plan.priceCents?.[asked.interval] ?? 0) : price,
      per: paid ? t(asked.interval === 'month' ? 'landing:pricing.perMonth' : 'landing:pricing.perYear') : null,
      saving: paid && saving !== null ? t('landing:pricing.save', { amount: formats.money(saving) }) : null,
      points: planPoints(plan).map((point) => t(`landing:${point.key}`, { count: point.count ?? 0 })),
      action: actionFor(key, asked),
    }
  })
}

/** Every state of a card (specification 6). */
export function actionFor(key: PlanKey, { plan, standing, interval, sells }: Asked): CardAction {
  const wanted = paidPlanFrom(key)
  if (key === plan) {
    const other = standing !== null && standing.plan === key && standing.interval !== interval && !standing.ends
    return other && sells ? 'interval' : 'current'
  }
  if (key === 'enterprise') return 'contact'
  if (key === 'starter') return 'free'
  if (wanted === undefined || !sells || plan === 'enterprise') return 'none'
  // It waits for the end of the period already.
  if (standing?.next?.plan === key && standing.next.interval === interval) return 'none'
  // A payment is due, or something else is to be settled first: nothing can be bought on top of that.
  if (standing !== null && standing.plan !== plan) return 'none'
  if (standing !== null && timingOf(standing, { plan: wanted, interval }) === 'not_offered') return 'none'
  return planReaches(key, plan) ? 'upgrade' : 'downgrade'
}

/** The words of the interval switch. */
export function intervalWords(context: Readonly<RouterContextProvider>): IntervalWords {
  const locale = localeOf(context)
  const t = translatorFor(locale)
  const percent = formatsFor(locale).wholePercent(OPERATOR_CLAIMS.yearlySavingsUpToPercent / 100)
  return {
    label: t('landing:pricing.interval'),
    month: t('landing:pricing.monthly'),
    year: t('landing:pricing.yearly'),
    saving: t('landing:pricing.saveUpTo', { percent }),
  }
}
