import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { itemsOf } from '#app/.server/library/queries.ts'
import { BUILT_IN_STYLES } from '#app/domain/assistant/options.ts'
import { styleOpen } from '#app/domain/assistant/plan-rules.ts'
import { PLAN_KEYS, planFor, planReaches } from '#app/domain/billing/plans.ts'
import { limitOf } from '#app/domain/library/kinds.ts'
import type { Route } from './+types/available-styles'
import { failedItemCall } from './library-call.ts'

/** `GET /api/user/available-styles`: what may stand in the field `style` of a request, locked ones included and marked. */
export function loader({ context }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const { workspaceId, account } = context.get(userContext)
  const t = translatorFor(localeOf(context))
  const { plan } = usageOf(database.reader, account, clock.now())
  const own = attempt(context, () => itemsOf(database.reader, workspaceId, 'style', limitOf(planFor(plan), 'style')))
  if (own === undefined) return failedItemCall(context, 'style', 'load')
  return Response.json({
    built_in_styles: BUILT_IN_STYLES.map(({ key, planRequired, prompt }) => ({
      type: 'built-in',
      id: key,
      name: t(`assistant:style.${key}`),
      description: t(`library:style.names.${key}`),
      prompt,
      plans: PLAN_KEYS.filter((candidate) => planReaches(candidate, planRequired)),
      plan_required: planRequired,
      available: styleOpen(plan, key),
    })),
    custom_styles: own.map(({ id, content: { name, description }, locked }) => ({
      ...{ type: 'custom', id, name, description, available: !locked },
    })),
  })
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}
