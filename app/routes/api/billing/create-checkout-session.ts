import { userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { CheckoutSchema } from '#app/domain/billing/forms.ts'

/** `POST /api/create-checkout-session` (specification 7): `{ checkout_url }`, for this person alone. */
const checkout = call({
  POST: writes({
    body: CheckoutSchema,
    async handle({ context, value: { plan, billing_interval: interval } }) {
      const actor = { user: context.get(userContext), address: context.get(requestContext).clientAddress }
      const opened = await context.get(billingContext).checkout(actor, { plan, interval }, localeOf(context))
      return opened.ok ? Response.json({ checkout_url: opened.url }) : refusedCall(context, opened)
    },
  }),
})

export const loader = checkout
export const action = checkout
