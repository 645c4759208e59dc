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
  /** As Stripe said last; null where there was no subscription, or nobody has looked yet. */
  standing: Standing | null
  syncedAt: number | null
}

/** Stripe's customer of a workspace; undefined where it never went to a checkout. */
export function customerOf(reader: Handle, workspaceId: string): KnownCustomer | undefined {
  return known(reader.drizzle.select().from(billingCustomer).where(eq(billingCustomer.workspaceId, workspaceId)).get())
}

/** What is known of one of Stripe's customers; undefined for a stranger, and for one that was deleted there. */
export function knownCustomer(reader: Handle, customer: string): KnownCustomer | undefined {
  return known(
    reader.drizzle.select().from(billingCustomer).where(eq(billingCustomer.stripeCustomerId, customer)).get(),
  )
}

/** The workspace behind one of Stripe's customers, also of one that was deleted there; undefined for a stranger. */
export function workspaceOfCustomer(reader: Handle, customer: string): string | undefined {
  const former = reader.drizzle
    .select()
    .from(billingFormerCustomer)
    .where(eq(billingFormerCustomer.stripeCustomerId, customer))
  return knownCustomer(reader, customer)?.workspaceId ?? former.get()?.workspaceId
}

function known(row: typeof billingCustomer.$inferSelect | undefined): KnownCustomer | undefined {
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
 * The workspace's customer in Stripe, made and stored before any checkout, so that no payment is ever of a customer that
 * nobody here knows. One workspace has one, however many requests ask at once. Stripe is told the address for its invoices.
 */
export async function ensureCustomer(
  deps: BillingDeps,
  stripe: Stripe,
  owner: { workspaceId: string; email: string },
): Promise<string> {
  const { workspaceId, email } = owner
  const before = customerOf(deps.database.reader, workspaceId)
  if (before !== undefined && before.livemode === deps.payments.livemode) return before.customer
  const made = await stripe.customers.create(
    { email, metadata: { workspace: workspaceId } },
    { idempotencyKey: `penmark-customer-${workspaceId}${afterFormer(deps, workspaceId)}-${emailMark(email)}` },
  )
  // As where a member is missing that the code reads on: no customer of Stripe's.
  if (typeof made.id !== 'string' || typeof made.livemode !== 'boolean') throw new TypeError('a customer without an id')
  const row = { stripeCustomerId: made.id, livemode: made.livemode, createdAt: deps.clock.now() }
  deps.database.writer.drizzle
    .insert(billingCustomer)
    .values({ workspaceId, ...row })
    // Of the other mode: what was tried with test keys means nothing to live ones.
    .onConflictDoUpdate({
      target: billingCustomer.workspaceId,
      set: { ...row, standing: null, syncedAt: null, dueAt: null },
    })
    .run()
  return made.id
}

/** A key is tied to its parameters: another address is another request. */
function emailMark(email: string): string {
  return Buffer.from(email.toLowerCase()).toString('base64url').slice(0, 120)
}

/** After a deletion the same key would give the deleted customer again; each deletion is one more. */
function afterFormer({ database }: BillingDeps, workspaceId: string): string {
  const former = database.reader.drizzle
    .select({ number: count() })
    .from(billingFormerCustomer)
    .where(eq(billingFormerCustomer.workspaceId, workspaceId))
    .get()
  return former === undefined || former.number === 0 ? '' : `-after-${former.number}`
}

/** Whether a customer was deleted at Stripe. One that Stripe has never heard of is an error: perhaps the key is another's. */
export async function isDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  return (await stripe.customers.retrieve(customer)).deleted === true
}

/** Whether an operator has set the workspace's plan: then Stripe's word changes nothing. */
export function planOverridden(reader: Handle, workspaceId: string): boolean {
  const { drizzle } = reader
  return drizzle.select().from(billingOverride).where(eq(billingOverride.workspaceId, workspaceId)).get() !== undefined
}
