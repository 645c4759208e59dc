import { and, eq } from 'drizzle-orm'
import { billingCustomer, billingEvent } from '#db/schema/billing.ts'
import { customerOf, workspaceOfCustomer } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import { isRefusal } from './stripe.ts'

// A customer at Stripe carries its workspace in its metadata. A database that was restored from before the first purchase
// has lost the tie, while the ledger got the plan back from the archive: without the tie the plan would have no end.

/** The most customers that one run asks Stripe about. The next run takes the others. */
const AT_ONCE = 100

/**
 * Ties the customers of parked events to their workspaces again, by what Stripe says of them, and releases their events.
 * @param which `new`: only customers that Stripe was not asked about yet; `all`: the others too
 * @returns the number of ties made
 */
export async function healTies(deps: BillingDeps, which: 'new' | 'all'): Promise<number> {
  const parked = deps.database.reader.drizzle
    .selectDistinct({ customer: billingEvent.customer })
    .from(billingEvent)
    .where(and(eq(billingEvent.state, 'parked'), which === 'new' ? eq(billingEvent.attempts, 0) : undefined))
    .limit(AT_ONCE)
    .all()
  let ties = 0
  for (const { customer } of parked) {
    if (customer === null || workspaceOfCustomer(deps.database.reader, customer) !== undefined) continue
    const tied = await tie(deps, customer)
    if (tied === 'unanswered') break
    if (tied) ties += 1
  }
  if (ties > 0) releaseParked(deps)
  return ties
}

/** Reads the workspace of one customer from Stripe and stores it, if that workspace exists and has no other customer. */
async function tie(deps: BillingDeps, customer: string): Promise<boolean | 'unanswered'> {
  const { database, payments, clock, log } = deps
  const answer = await payments.ask('tie', async (stripe) => {
    try {
      const found = await stripe.customers.retrieve(customer)
      return found.deleted === true ? undefined : { workspace: found.metadata?.workspace, livemode: found.livemode }
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw error
    }
  })
  if (!answer.ok) return 'unanswered'
  const { workspace, livemode } = answer.value ?? {}
  const isOurs = workspace !== undefined && deps.ledger.accountOf(workspace) !== undefined
  const isFree = workspace !== undefined && customerOf(database.reader, workspace) === undefined
  if (!isOurs || !isFree || livemode !== payments.livemode) {
    if (isOurs && !isFree)
      log.error({ event: 'billing.alert', alert: 'second_customer', customer }, 'workspace has another customer')
    const ofCustomer = and(eq(billingEvent.customer, customer), eq(billingEvent.state, 'parked'))
    database.writer.drizzle.update(billingEvent).set({ attempts: 1 }).where(ofCustomer).run()
    return false
  }
  database.writer.drizzle
    .insert(billingCustomer)
    .values({ workspaceId: workspace, stripeCustomerId: customer, livemode, createdAt: clock.now() })
    .onConflictDoNothing()
    .run()
  log.warn({ event: 'billing.tie_healed', customer }, 'a customer of Stripe is tied to its workspace again')
  return true
}

/** Releases events that arrived before their customer was known. */
export function releaseParked(deps: BillingDeps): void {
  const { reader, writer } = deps.database
  const parked = reader.drizzle.select().from(billingEvent).where(eq(billingEvent.state, 'parked')).all()
  for (const { evt, customer } of parked) {
    const workspaceId = customer === null ? undefined : workspaceOfCustomer(reader, customer)
    if (workspaceId === undefined) continue
    const row = { state: 'waiting', workspaceId, attempts: 0 } as const
    writer.drizzle.update(billingEvent).set(row).where(eq(billingEvent.evt, evt)).run()
  }
}
