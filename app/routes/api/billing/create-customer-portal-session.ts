import { userContext } from '#app/.server/auth/middleware.ts'
import { openPortal } from '#app/.server/billing/portal.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, refusedCall } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { mayAsk, mayBuy } from '#app/routes/billing/own-billing.ts'
import type { Route } from './+types/create-customer-portal-session'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/create-customer-portal-session` (specification 7): `{ portal_url }`, which works once. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return onlyPost(context)
  const { billing, env } = context.get(penmarkContext)
  const { workspaceId } = context.get(userContext)
  if (billing === undefined) return apiError('billing_not_configured', context)
  if (!mayBuy(context)) return apiError('forbidden', context)
  const taken = await mayAsk(context)
  if (!taken.ok) return refusedCall(context, taken)
  const opened = await openPortal(billing.deps, { workspaceId, publicUrl: env.publicUrl, flow: { kind: 'home' } })
  return opened.ok ? Response.json({ portal_url: opened.url }) : refusedCall(context, opened)
}
