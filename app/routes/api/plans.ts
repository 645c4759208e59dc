import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { PLAN_KEYS, PLANS, yearlySavingsCents } from '#app/domain/billing/plans.ts'
import type { Route } from './+types/plans'

/** `GET /api/plans` (specification 7): the one plan table, with prices as people read them. */
export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const t = translatorFor(locale)
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const show = (cents: number) => money.format(cents / 100)
  return Response.json({
    plans: PLAN_KEYS.map((key) => {
      const plan = PLANS[key]
      const savings = yearlySavingsCents(plan)
      return {
        key,
        name: plan.name,
        requests: plan.requestsPerMonth,
        features: t(`landing:pricing.features.${key}`, { returnObjects: true }),
        popular: plan.popular,
        contact_us: plan.priceCents === null,
        pricing: plan.priceCents && {
          monthly: { display: show(plan.priceCents.month), savings_display: null },
          yearly: { display: show(plan.priceCents.year), savings_display: savings ? show(savings) : null },
        },
      }
    }),
  })
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}
