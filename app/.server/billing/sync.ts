import { eq } from 'drizzle-orm'
import { type LedgerTx, usageOf } from '#app/.server/ledger/index.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { isRunning } from '#app/domain/billing/standing.ts'
import { billingCheckout, billingCustomer, billingFormerCustomer } from '#db/schema/billing.ts'
import { isDeleted, type KnownCustomer, planOverridden } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import { type Alert, derive, type PlanDecision } from './derive.ts'
import type { Unavailable } from './stripe.ts'
import { offersFor, oldestOpen, stateOf, subscriptionsOf } from './subscriptions.ts'

export type SyncResult = { ok: true; plan: PlanKey; changed: boolean; alerts?: readonly Alert[] } | Unavailable

/**
 * Brings a workspace to Stripe's current state: an event only signals a change, the state itself is fetched.
 * Can be repeated at any time. If Stripe does not answer, nothing changes. One run at a time per customer.
 * @param cause seq of the money event that caused a change of plan
 */
export async function syncCustomer(deps: BillingDeps, known: KnownCustomer, cause?: number): Promise<SyncResult> {
  const answer = await deps.payments.ask('sync', async (stripe) => {
    if (await isDeleted(stripe, known.customer)) return 'deleted'
    const subscriptions = await subscriptionsOf(stripe, known.customer)
    const offers = await offersFor(stripe, subscriptions)
    const open = await oldestOpen(stripe, known.customer, subscriptions)
    return subscriptions.map((subscription) => stateOf(subscription, offers, open))
  })
  if (!answer.ok) return answer
  if (answer.value === 'deleted') return detachCustomer(deps, known, cause)
  const derived = derive(answer.value, deps.clock.now())
  const { workspaceId, customer } = known
  for (const alert of derived.alerts)
    deps.log.error({ event: 'billing.alert', alert, customer }, 'subscription needs a look')
  const synced = apply(deps, workspaceId, derived, cause)
  return synced.ok ? { ...synced, alerts: derived.alerts } : synced
}

/** Stores standing and plan in one transaction, so that a crash changes neither. */
function apply(deps: BillingDeps, workspaceId: string, derived: PlanDecision, cause: number | undefined): SyncResult {
  const { database, ledger, clock } = deps
  const account = ledger.accountOf(workspaceId)
  if (account === undefined) return { ok: true, plan: 'starter', changed: false }
  return ledger.transact((tx): SyncResult => {
    const { drizzle } = database.writer
    const { standing, dueAt } = derived
    const row = { standing, dueAt, syncedAt: clock.now() }
    drizzle.update(billingCustomer).set(row).where(eq(billingCustomer.workspaceId, workspaceId)).run()
    // A new checkout for a former plan must not find the session that was paid then.
    if (isRunning(standing)) drizzle.delete(billingCheckout).where(eq(billingCheckout.workspaceId, workspaceId)).run()
    return changePlanTo(deps, tx, { workspaceId, account, plan: derived.plan, cause })
  })
}

/**
 * Detaches a customer that was deleted at Stripe, which ended its subscription: the workspace is on starter at once. The
 * next checkout creates a new customer; events about the old one's money are still recorded. Can be repeated.
 */
export function detachCustomer(
  deps: BillingDeps,
  { workspaceId, customer }: KnownCustomer,
  cause?: number,
): SyncResult {
  const { database, ledger, clock, log } = deps
  const account = ledger.accountOf(workspaceId)
  if (account === undefined) return { ok: true, plan: 'starter', changed: false }
  return ledger.transact((tx): SyncResult => {
    const { drizzle } = database.writer
    const { changes } = drizzle.delete(billingCustomer).where(eq(billingCustomer.stripeCustomerId, customer)).run()
    if (changes > 0) {
      const row = { stripeCustomerId: customer, workspaceId, endedAt: clock.now() }
      drizzle.insert(billingFormerCustomer).values(row).onConflictDoNothing().run()
      drizzle.delete(billingCheckout).where(eq(billingCheckout.workspaceId, workspaceId)).run()
      log.error({ event: 'billing.alert', alert: 'customer_deleted', customer }, 'customer was deleted at Stripe')
    }
    return changePlanTo(deps, tx, { workspaceId, account, plan: changes > 0 ? 'starter' : 'keep', cause })
  })
}

/** Moves the workspace to a plan, unless it has it already, the plan is unclear, or an operator has set one. */
function changePlanTo(
  { database, ledger }: BillingDeps,
  tx: LedgerTx,
  to: { workspaceId: string; account: string; plan: PlanDecision['plan']; cause: number | undefined },
): SyncResult {
  const { workspaceId, account, cause } = to
  const { plan } = usageOf(database.writer, account, tx.at)
  if (to.plan === 'keep' || to.plan === plan || planOverridden(database.writer, workspaceId))
    return { ok: true, plan, changed: false }
  ledger.changePlan(tx, { account, plan: to.plan, ...(cause === undefined ? {} : { cause }) })
  return { ok: true, plan: to.plan, changed: true }
}
