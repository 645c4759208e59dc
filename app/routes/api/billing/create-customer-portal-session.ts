import { userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'

/** `POST /api/create-customer-portal-session` (specification 7): `{ portal_url }`, which works once. */
const portal = call({
  POST: writes({
    async handle({ context }) {
      const actor = { user: context.get(userContext), address: context.get(requestContext).clientAddress }
      const opened = await context.get(billingContext).portal(actor, { kind: 'home' })
      return opened.ok ? Response.json({ portal_url: opened.url }) : refusedCall(context, opened)
    },
  }),
})

export const loader = portal
export const action = portal
