import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { itemsOf } from '#app/.server/library/queries.ts'
import { BUILT_IN_TEMPLATES } from '#app/domain/assistant/options.ts'
import { templateOpen } from '#app/domain/assistant/plan-rules.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import { limitOf } from '#app/domain/library/kinds.ts'
import type { Route } from './+types/available-templates'
import { failedItemCall } from './library-call.ts'

/** `GET /api/user/available-templates`: what may stand in the field `template`, locked ones included and marked. */
export function loader({ context }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const { workspaceId, account } = context.get(userContext)
  const t = translatorFor(localeOf(context))
  const { plan } = usageOf(database.reader, account, clock.now())
  const own = attempt(context, () =>
    itemsOf(database.reader, workspaceId, 'template', limitOf(planFor(plan), 'template')),
  )
  if (own === undefined) return failedItemCall(context, 'template', 'load')
  const builtIn = BUILT_IN_TEMPLATES.map(({ key, planRequired, context: setting }) => ({
    type: 'built-in',
    key,
    name: t(`assistant:template.${key}`),
    description: t(`library:template.names.${key}`),
    context: setting,
    available: templateOpen(plan, key),
    plan_required: planRequired,
  }))
  const custom = own.map(({ id, content, locked, createdAt }) => ({
    ...{ type: 'custom', id, ...content, available: !locked },
    created_at: new Date(createdAt).toISOString(),
  }))
  return Response.json({
    all_templates: [...builtIn, ...custom],
    built_in_templates: builtIn,
    custom_templates: custom,
  })
}

export function action({ context }: Route.ActionArgs) {
  return apiError('method_not_allowed', context, { headers: { allow: 'GET' } })
}
