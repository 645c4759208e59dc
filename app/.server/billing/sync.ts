import { eq } from 'drizzle-orm'
import { usageOf } from '#app/.server/ledger/queries.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { isRunning } from '#app/domain/billing/standing.ts'
import { billingCheckout, billingCustomer, billingOverride } from '#db/schema/billing.ts'
import type { KnownCustomer } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import { type Derived, derive } from './derive.ts'
import type { Unavailable } from './stripe.ts'
import { offersFor, seenOf, subscriptionsOf } from './subscriptions.ts'

export type Synced = { ok: true; plan: PlanKey; changed: boolean } | Unavailable

/**
 * Brings a workspace to what Stripe says now: an event is only a hint that something has changed, the state is fetched.
 * Can be repeated at any time. Where Stripe does not answer, everything stays as it is. One at a time for each customer.
 * @param cause seq of the money event behind a change of plan
 */
export async function syncCustomer(deps: BillingDeps, known: KnownCustomer, cause?: number): Promise<Synced> {
  const asked = await deps.payments.ask('sync', async (stripe) => {
    const subscriptions = await subscriptionsOf(stripe, known.customer)
    const offers = await offersFor(stripe, subscriptions)
    return subscriptions.map((subscription) => seenOf(subscription, offers))
  })
  if (!asked.ok) return asked
  const derived = derive(asked.value, deps.clock.now())
  const { workspaceId, customer } = known
  for (const alert of derived.alerts)
    deps.log.error({ event: 'billing.alert', alert, customer }, 'subscription needs a look')
  return apply(deps, workspaceId, derived, cause)
}

/** Standing and plan in one transaction, so that a crash leaves both as they were. */
function apply(deps: BillingDeps, workspaceId: string, derived: Derived, cause: number | undefined): Synced {
  const { database, ledger, clock } = deps
  const account = ledger.accountOf(workspaceId)
  if (account === undefined) return { ok: true, plan: 'starter', changed: false }
  return ledger.transact((tx): Synced => {
    const { drizzle } = database.writer
    const { standing, dueAt } = derived
    const row = { standing, dueAt, syncedAt: clock.now() }
    drizzle.update(billingCustomer).set(row).where(eq(billingCustomer.workspaceId, workspaceId)).run()
    // A new checkout of a plan that once ran must not find the session that was paid then.
    if (isRunning(standing)) drizzle.delete(billingCheckout).where(eq(billingCheckout.workspaceId, workspaceId)).run()
    const { plan } = usageOf(database.writer, account, tx.at)
    const overridden = drizzle.select().from(billingOverride).where(eq(billingOverride.workspaceId, workspaceId)).get()
    if (derived.plan === 'keep' || derived.plan === plan || overridden !== undefined)
      return { ok: true, plan, changed: false }
    ledger.changePlan(tx, { account, plan: derived.plan, ...(cause === undefined ? {} : { cause }) })
    return { ok: true, plan: derived.plan, changed: true }
  })
}
