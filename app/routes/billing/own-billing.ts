import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { customerOf, type KnownCustomer } from '#app/.server/billing/customers.ts'
import { billingOf } from '#app/.server/billing/queries.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'

/** Stripe's customer of the user's workspace, if it has one; what was tried with test keys means nothing to live ones. */
export function ownBilling(context: Readonly<RouterContextProvider>): KnownCustomer | undefined {
  const { database, billing } = context.get(penmarkContext)
  const known = customerOf(database.reader, context.get(userContext).workspaceId)
  return billing === undefined || known?.livemode === billing.deps.payments.livemode ? known : undefined
}

/** Counts a page, button or call that asks the payment service. */
export function mayAsk(context: Readonly<RouterContextProvider>) {
  const { userId } = context.get(userContext)
  const { clientAddress: address } = context.get(requestContext)
  return context.get(penmarkContext).limits.payments.take({ identifier: userId, address })
}

/** What Stripe shows of the user's workspace; null where there is nothing to ask about. */
export async function askedBilling(context: Readonly<RouterContextProvider>) {
  const { billing } = context.get(penmarkContext)
  if (billing === undefined || ownBilling(context) === undefined) return { ok: true as const, billing: null }
  const taken = await mayAsk(context)
  return taken.ok ? billingOf(billing.deps, context.get(userContext).workspaceId) : taken
}

/** Who may spend a workspace's money. */
export function mayBuy(context: Readonly<RouterContextProvider>): boolean {
  return ['owner', 'admin'].includes(context.get(userContext).role)
}
