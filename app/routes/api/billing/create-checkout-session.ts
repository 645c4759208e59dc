import { userContext } from '#app/.server/auth/middleware.ts'
import { startCheckout } from '#app/.server/billing/checkout.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { CheckoutSchema } from '#app/domain/billing/forms.ts'
import { mayAsk, mayBuy } from '#app/routes/billing/own-billing.ts'
import type { Route } from './+types/create-checkout-session'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/create-checkout-session` (specification 7): `{ checkout_url }`, for this person alone. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(CheckoutSchema, request, context)
  if (!call.ok) return call.answer
  const { billing, env } = context.get(penmarkContext)
  const { workspaceId, email } = context.get(userContext)
  if (billing === undefined) return apiError('billing_not_configured', context)
  if (!mayBuy(context)) return apiError('forbidden', context)
  const taken = await mayAsk(context)
  if (!taken.ok) return refusedCall(context, taken)
  const { plan, billing_interval: interval } = call.value
  const owner = { workspaceId, email, publicUrl: env.publicUrl, locale: localeOf(context) }
  const opened = await startCheckout(billing.deps, { ...owner, plan, interval })
  return opened.ok ? Response.json({ checkout_url: opened.url }) : refusedCall(context, opened)
}
