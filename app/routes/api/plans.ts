import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { planPoints } from '#app/domain/billing/plan-points.ts'
import { PLAN_KEYS, PLANS, yearlySavingsCents } from '#app/domain/billing/plans.ts'
import type { Route } from './+types/plans'

/** `GET /api/plans` (specification 7): the one plan table, with prices as people read them. */
export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const t = translatorFor(locale)
  const formats = formatsFor(locale)
  return Response.json({
    plans: PLAN_KEYS.map((key) => {
      const plan = PLANS[key]
      const savings = yearlySavingsCents(plan)
      return {
        key,
        name: plan.name,
        requests: plan.requestsPerMonth,
        features: planPoints(plan).map((point) => t(`landing:${point.key}`, { count: point.count ?? 0 })),
        popular: plan.popular,
        contact_us: plan.priceCents === null,
        pricing: plan.priceCents && {
          monthly: { display: formats.money(plan.priceCents.month), savings_display: null },
          yearly: {
            display: formats.money(plan.priceCents.year),
            savings_display: savings ? formats.money(savings) : null,
          },
        },
      }
    }),
  })
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}
