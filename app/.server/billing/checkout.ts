import { and, eq } from 'drizzle-orm'
import { newId } from '#app/.server/platform/ids.ts'
import type { Offer } from '#app/domain/billing/change.ts'
import { isRunning } from '#app/domain/billing/standing.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { billingCheckout } from '#db/schema/billing.ts'
import { catalogueOf, lookupKey } from './catalogue.ts'
import { customerOf, ensureCustomer, isDeleted } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import { offersFor, seenOf, subscriptionsOf } from './subscriptions.ts'
import { letGo } from './sync.ts'

/** Asked for again within this time, a checkout is the same one: two presses are not two subscriptions. */
const SAME_CHECKOUT_MS = 20 * 60_000

export type CheckoutInput = Offer & { workspaceId: string; email: string; publicUrl: string; locale: Locale }

/**
 * Opens a checkout for a workspace that has no subscription; who has one changes it in the portal. What comes back is an
 * address for this person alone: never log it. Nothing is granted before Stripe says that it was paid.
 */
export async function startCheckout(
  deps: BillingDeps,
  input: CheckoutInput,
): Promise<{ ok: true; url: string } | Refusal<'already_subscribed' | 'checkout_failed'>> {
  const { workspaceId, plan, interval, publicUrl, locale } = input
  const known = customerOf(deps.database.reader, workspaceId)
  if (isRunning(known?.standing ?? null)) return refuse('already_subscribed')
  const asked = await deps.payments.ask('checkout', async (stripe) => {
    const isOfThisMode = known?.livemode === deps.payments.livemode
    if (known !== undefined && isOfThisMode && (await isDeleted(stripe, known.customer))) letGo(deps, known)
    const customer = await ensureCustomer(deps, stripe, input)
    const subscriptions = await subscriptionsOf(stripe, customer)
    const offers = await offersFor(stripe, subscriptions)
    // What we were told last can be old.
    if (subscriptions.some((one) => isRunning({ ...seenOf(one, offers), plan, graceUntil: null }))) return 'running'
    const { priceIds } = await catalogueOf(stripe)
    const price = priceIds.get(lookupKey(input)) ?? ''
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: workspaceId,
        line_items: [{ price, quantity: 1 }],
        success_url: `${publicUrl}/dashboard/billing?success=true`,
        cancel_url: `${publicUrl}/dashboard/billing?canceled=true&interval=${interval}`,
        locale,
        metadata: { workspace: workspaceId, plan },
        subscription_data: { metadata: { workspace: workspaceId } },
      },
      { idempotencyKey: `${attemptKey(deps, workspaceId, input)}-${price}-${locale}` },
    )
    return session.url
  })
  if (asked.ok && asked.value === 'running') return refuse('already_subscribed')
  return asked.ok && asked.value !== null ? { ok: true, url: asked.value } : refuse('checkout_failed')
}

/** The key of the checkout that is open for this plan, or of a new one. */
function attemptKey(deps: BillingDeps, workspaceId: string, { plan, interval }: Offer): string {
  const { drizzle } = deps.database.writer
  const now = deps.clock.now()
  const asked = and(
    eq(billingCheckout.workspaceId, workspaceId),
    eq(billingCheckout.plan, plan),
    eq(billingCheckout.interval, interval),
  )
  return drizzle.transaction(
    (tx) => {
      const open = tx.select().from(billingCheckout).where(asked).get()
      if (open !== undefined && now - open.createdAt < SAME_CHECKOUT_MS) return open.idempotencyKey
      const row = { idempotencyKey: newId('chk', now), createdAt: now }
      tx.insert(billingCheckout)
        .values({ workspaceId, plan, interval, ...row })
        .onConflictDoUpdate({
          target: [billingCheckout.workspaceId, billingCheckout.plan, billingCheckout.interval],
          set: row,
        })
        .run()
      return row.idempotencyKey
    },
    { behavior: 'immediate' },
  )
}
