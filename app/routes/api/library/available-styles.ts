import { userContext } from '#app/.server/auth/middleware.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { call, reads } from '#app/.server/http/call.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { failedItemCall } from '#app/.server/library/http/answers.ts'
import { BUILT_IN_STYLES } from '#app/domain/assistant/options.ts'
import { styleOpen } from '#app/domain/assistant/plan-rules.ts'
import { PLAN_KEYS, planReaches } from '#app/domain/billing/plans.ts'

const availableStyles = call({
  /** `GET /api/user/available-styles`: what the field `style` of a request may hold, locked styles included and marked. */
  GET: reads(({ context, say }) => {
    const library = context.get(libraryContext)
    const user = context.get(userContext)
    const plan = library.plan(user)
    const custom = attempt(context, () => library.list(user, 'style'))
    if (custom === undefined) return failedItemCall(context, 'style', 'load')
    return Response.json({
      built_in_styles: BUILT_IN_STYLES.map(({ key, planRequired, prompt }) => ({
        type: 'built-in',
        id: key,
        name: say(`assistant:style.${key}`),
        description: say(`library:style.names.${key}`),
        prompt,
        plans: PLAN_KEYS.filter((candidate) => planReaches(candidate, planRequired)),
        plan_required: planRequired,
        available: styleOpen(plan, key),
      })),
      custom_styles: custom.map(({ id, content: { name, description }, locked }) => ({
        ...{ type: 'custom', id, name, description, available: !locked },
      })),
    })
  }),
})

export const loader = availableStyles
export const action = availableStyles
