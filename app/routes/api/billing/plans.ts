import { assistantContext } from '#app/.server/assistant/context.ts'
import { call, reads } from '#app/.server/http/call.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { creditsFor } from '#app/domain/billing/credits.ts'
import { planPoints } from '#app/domain/billing/plan-points.ts'
import { PLAN_KEYS, PLANS, yearlySavingsCents } from '#app/domain/billing/plans.ts'

/** `GET /api/plans` (specification 7): the one plan table, with prices as people read them. */
const plans = call({
  GET: reads(({ context, say: t }) => {
    const formats = formatsFor(localeOf(context))
    return Response.json({
      credits: creditsFor(context.get(assistantContext).engine.name),
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
  }),
})

export const loader = plans
export const action = plans
