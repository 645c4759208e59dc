import { userContext } from '#app/.server/auth/middleware.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { call, reads } from '#app/.server/http/call.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { failedItemCall } from '#app/.server/library/http/answers.ts'
import { BUILT_IN_TEMPLATES } from '#app/domain/assistant/options.ts'
import { templateOpen } from '#app/domain/assistant/plan-rules.ts'

const availableTemplates = call({
  /** `GET /api/user/available-templates`: what the field `template` may hold, locked templates included and marked. */
  GET: reads(({ context, say }) => {
    const library = context.get(libraryContext)
    const user = context.get(userContext)
    const plan = library.plan(user)
    const own = attempt(context, () => library.list(user, 'template'))
    if (own === undefined) return failedItemCall(context, 'template', 'load')
    const builtIn = BUILT_IN_TEMPLATES.map(({ key, planRequired, context: setting }) => ({
      type: 'built-in',
      key,
      name: say(`assistant:template.${key}`),
      description: say(`library:template.names.${key}`),
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
  }),
})

export const loader = availableTemplates
export const action = availableTemplates
