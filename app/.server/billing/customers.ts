import { count, eq } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import type { Standing } from '#app/domain/billing/standing.ts'
import { billingCustomer, billingFormerCustomer, billingOverride } from '#db/schema/billing.ts'
import type { BillingDeps } from './deps.ts'
import type { Stripe } from './stripe.ts'

export type KnownCustomer = {
  workspaceId: string
  customer: string
  livemode: boolean
  /** The last known state; null if there was no subscription, or no sync yet. */
  standing: Standing | null
  syncedAt: number | null
}

/** Stripe's customer of a workspace; undefined if the workspace never started a checkout. */
export function customerOf(reader: Handle, workspaceId: string): KnownCustomer | undefined {
  return customerFrom(
    reader.drizzle.select().from(billingCustomer).where(eq(billingCustomer.workspaceId, workspaceId)).get(),
  )
}

/** The stored state of a Stripe customer; undefined if unknown or deleted at Stripe. */
export function knownCustomer(reader: Handle, customer: string): KnownCustomer | undefined {
  return customerFrom(
    reader.drizzle.select().from(billingCustomer).where(eq(billingCustomer.stripeCustomerId, customer)).get(),
  )
}

/** The workspace of a Stripe customer, also of one that was deleted there; undefined if unknown. */
export function workspaceOfCustomer(reader: Handle, customer: string): string | undefined {
  const former = reader.drizzle
    .select()
    .from(billingFormerCustomer)
    .where(eq(billingFormerCustomer.stripeCustomerId, customer))
  return knownCustomer(reader, customer)?.workspaceId ?? former.get()?.workspaceId
}

/** The customers that a workspace had before and that were deleted at Stripe. */
export function formerCustomersOf(reader: Handle, workspaceId: string): string[] {
  const { workspaceId: whose, stripeCustomerId: id } = billingFormerCustomer
  return reader.drizzle
    .select({ id })
    .from(billingFormerCustomer)
    .where(eq(whose, workspaceId))
    .all()
    .map((row) => row.id)
}

function customerFrom(row: typeof billingCustomer.$inferSelect | undefined): KnownCustomer | undefined {
  if (row === undefined) return undefined
  const { workspaceId, stripeCustomerId, livemode, standing, syncedAt } = row
  return {
    workspaceId,
    customer: stripeCustomerId,
    livemode,
    standing: (standing as Standing | null) ?? null,
    syncedAt,
  }
}

/**
 * The workspace's customer in Stripe. It is created and stored before any checkout, so that every payment belongs to a
 * known customer. Each workspace has one, however many requests ask at once. Stripe gets the address for its invoices.
 */
export async function ensureCustomer(
  deps: BillingDeps,
  stripe: Stripe,
  owner: { workspaceId: string; email: string },
): Promise<string> {
  const { workspaceId, email } = owner
  const before = customerOf(deps.database.reader, workspaceId)
  if (before !== undefined && before.livemode === deps.payments.livemode) return before.customer
  const customer = await stripe.customers.create(
    { email, metadata: { workspace: workspaceId } },
    { idempotencyKey: `penmark-customer-${workspaceId}${afterFormer(deps, workspaceId)}-${emailMark(email)}` },
  )
  // As for any missing member: this is not a customer of Stripe.
  if (typeof customer.id !== 'string' || typeof customer.livemode !== 'boolean')
    throw new TypeError('a customer without an id')
  const row = { stripeCustomerId: customer.id, livemode: customer.livemode, createdAt: deps.clock.now() }
  deps.database.writer.drizzle
    .insert(billingCustomer)
    .values({ workspaceId, ...row })
    // A row of the other mode is replaced: customers made with test keys do not exist in live mode.
    .onConflictDoUpdate({
      target: billingCustomer.workspaceId,
      set: { ...row, standing: null, syncedAt: null, dueAt: null },
    })
    .run()
  return customer.id
}

/** Part of the key: a key is tied to its parameters, so another address needs another key. */
function emailMark(email: string): string {
  return Buffer.from(email.toLowerCase()).toString('base64url').slice(0, 120)
}

/** Part of the key: after a deletion the same key would return the deleted customer, so each deletion changes it. */
function afterFormer({ database }: BillingDeps, workspaceId: string): string {
  const former = database.reader.drizzle
    .select({ number: count() })
    .from(billingFormerCustomer)
    .where(eq(billingFormerCustomer.workspaceId, workspaceId))
    .get()
  return former === undefined || former.number === 0 ? '' : `-after-${former.number}`
}

/** Whether a customer was deleted at Stripe. Throws for a customer unknown to Stripe: the key may be another account's. */
export async function isDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  return (await stripe.customers.retrieve(customer)).deleted === true
}

/** Whether an operator has set the workspace's plan, which overrides Stripe. */
export function planOverridden(reader: Handle, workspaceId: string): boolean {
  const { drizzle } = reader
  return drizzle.select().from(billingOverride).where(eq(billingOverride.workspaceId, workspaceId)).get() !== undefined
}
