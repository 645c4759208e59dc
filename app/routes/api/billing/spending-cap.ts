import { userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { mayBuy } from '#app/.server/billing/own-billing.ts'
import { call, reads, writes } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { CapSchema } from '#app/domain/usage/cap.ts'

const setCap = writes({
  body: CapSchema,
  handle({ context, value }) {
    const saved = context.get(billingContext).setCap(context.get(userContext), value.cap)
    return saved.ok ? Response.json({ cap: saved.cap }) : apiError(saved.code, context, { body: { field: 'cap' } })
  },
})

const spendingCap = call({
  /** `GET /api/spending-cap`: the most requests a month that the workspace wants to use. */
  GET: reads(({ context }) => Response.json({ cap: context.get(billingContext).cap(context.get(userContext)) })),
  /** `POST` sets it; null removes it. A user who may not is refused before the body is looked at. */
  POST: (incoming) =>
    mayBuy(incoming.context.get(userContext)) ? setCap(incoming) : apiError('forbidden', incoming.context),
})

export const loader = spendingCap
export const action = spendingCap
