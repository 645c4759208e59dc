import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { customerOf, type KnownCustomer } from '#app/.server/billing/customers.ts'
import { penmarkContext } from '#app/.server/context.ts'

/** Stripe's customer of the user's workspace, if it has one; what was tried with test keys means nothing to live ones. */
export function ownBilling(context: Readonly<RouterContextProvider>): KnownCustomer | undefined {
  const { database, billing } = context.get(penmarkContext)
  const known = customerOf(database.reader, context.get(userContext).workspaceId)
  return billing === undefined || known?.livemode === billing.deps.payments.livemode ? known : undefined
}

/** Who may spend a workspace's money. */
export function mayBuy(context: Readonly<RouterContextProvider>): boolean {
  return ['owner', 'admin'].includes(context.get(userContext).role)
}
