import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { customerOf, type KnownCustomer } from '#app/.server/billing/customers.ts'
import { penmarkContext } from '#app/.server/context.ts'

/** Stripe's customer of the user's workspace, if it has one. */
export function ownBilling(context: Readonly<RouterContextProvider>): KnownCustomer | undefined {
  const { database } = context.get(penmarkContext)
  return customerOf(database.reader, context.get(userContext).workspaceId)
}

/** Who may spend a workspace's money. */
export function mayBuy(context: Readonly<RouterContextProvider>): boolean {
  return ['owner', 'admin'].includes(context.get(userContext).role)
}
