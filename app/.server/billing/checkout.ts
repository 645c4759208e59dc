import { and, eq } from 'drizzle-orm'
import { newId } from '#app/.server/platform/ids.ts'
import type { Offer } from '#app/domain/billing/change.ts'
import { isRunning } from '#app/domain/billing/standing.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { billingCheckout } from '#db/schema/billing.ts'
import { catalogueOf, lookupKey } from './catalogue.ts'
import { customerOf, ensureCustomer, isDeleted, planOverridden } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import type { Stripe } from './stripe.ts'
import { offersFor, seenOf, subscriptionsOf } from './subscriptions.ts'
import { letGo } from './sync.ts'

/** Asked for again within this time, a checkout is the same one: two presses are not two subscriptions. */
const SAME_CHECKOUT_MS = 20 * 60_000

export type CheckoutInput = Offer & { workspaceId: string; email: string; publicUrl: string; locale: Locale }

/**
 * Opens a checkout for a workspace that has no subscription; who has one changes it in the portal. What comes back is an
 * address for this person alone: never log it. Checkouts that were opened before, for another plan or in another language,
 * can no longer be paid. Nothing is granted before Stripe says that it was paid.
 */
export async function startCheckout(
  deps: BillingDeps,
  input: CheckoutInput,
): Promise<{ ok: true; url: string } | Refusal<'already_subscribed' | 'plan_set_by_operator' | 'checkout_failed'>> {
  const { workspaceId, plan } = input
  // It would be paid for and change nothing.
  if (planOverridden(deps.database.reader, workspaceId)) return refuse('plan_set_by_operator')
  const known = customerOf(deps.database.reader, workspaceId)
  const isOfThisMode = known?.livemode === deps.payments.livemode
  if (isOfThisMode && isRunning(known.standing)) return refuse('already_subscribed')
  const asked = await deps.payments.ask('checkout', async (stripe) => {
    if (known !== undefined && isOfThisMode && (await isDeleted(stripe, known.customer))) letGo(deps, known)
    const customer = await ensureCustomer(deps, stripe, input)
    const subscriptions = await subscriptionsOf(stripe, customer)
    const offers = await offersFor(stripe, subscriptions)
    // What we were told last can be old.
    if (subscriptions.some((one) => isRunning({ ...seenOf(one, offers), plan, graceUntil: null }))) return 'running'
    const { priceIds } = await catalogueOf(stripe)
    const session = await openSession(deps, stripe, input, customer, priceIds.get(lookupKey(input)) ?? '')
    if (typeof session.url !== 'string') return null
    await expireOthers(stripe, customer, session.id)
    return session.url
  })
  if (asked.ok && asked.value === 'running') return refuse('already_subscribed')
  return asked.ok && asked.value !== null ? { ok: true, url: asked.value } : refuse('checkout_failed')
}

/** The session that is open for this offer, or a new one where there is none or it can no longer be paid. */
async function openSession(
  deps: BillingDeps,
  stripe: Stripe,
  input: CheckoutInput,
  customer: string,
  price: string,
): Promise<Stripe.Checkout.Session> {
  const { workspaceId, plan, interval, publicUrl, locale } = input
  const create = ({ key }: Attempt) =>
    stripe.checkout.sessions.create(
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
      { idempotencyKey: `${key}-${price}-${locale}` },
    )
  const attempt = attemptFor(deps, workspaceId, input)
  const session = await create(attempt)
  if (attempt.fresh) return session
  // A repeated key gives the first answer again, whatever has happened to the session since.
  const { status } = await stripe.checkout.sessions.retrieve(session.id)
  return status === 'open' ? session : create(attemptFor(deps, workspaceId, input, attempt.key))
}

/** Of one customer one checkout can be paid: the one that was asked for last. Two would be two subscriptions. */
async function expireOthers(stripe: Stripe, customer: string, kept: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) if (id !== kept) await stripe.checkout.sessions.expire(id)
}

/** `fresh` where nothing was asked for under this key before. */
type Attempt = { key: string; fresh: boolean }

/**
 * The key of the checkout that is open for this plan, or of a new one.
 * @param over the key of one that can no longer be paid
 */
function attemptFor(deps: BillingDeps, workspaceId: string, { plan, interval }: Offer, over?: string): Attempt {
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
      if (open !== undefined && open.idempotencyKey !== over && now - open.createdAt < SAME_CHECKOUT_MS)
        return { key: open.idempotencyKey, fresh: false }
      const row = { idempotencyKey: newId('chk', now), createdAt: now }
      tx.insert(billingCheckout)
        .values({ workspaceId, plan, interval, ...row })
        .onConflictDoUpdate({
          target: [billingCheckout.workspaceId, billingCheckout.plan, billingCheckout.interval],
          set: row,
        })
        .run()
      return { key: row.idempotencyKey, fresh: true }
    },
    { behavior: 'immediate' },
  )
}
