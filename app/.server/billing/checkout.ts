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
import { offersFor, stateOf, subscriptionsOf } from './subscriptions.ts'
import { detachCustomer } from './sync.ts'

/** Within this time a repeated request gets the same checkout, so that two clicks do not make two subscriptions. */
const SAME_CHECKOUT_MS = 20 * 60_000

export type CheckoutInput = Offer & { workspaceId: string; email: string; publicUrl: string; locale: Locale }

/**
 * Opens a checkout for a workspace without a subscription; a subscription is changed in the portal instead. The returned
 * URL is for this user alone: never log it. Earlier checkouts, for another plan or language, are expired. Nothing is
 * granted before Stripe confirms the payment.
 */
export async function startCheckout(
  deps: BillingDeps,
  input: CheckoutInput,
): Promise<{ ok: true; url: string } | Refusal<'already_subscribed' | 'plan_set_by_operator' | 'checkout_failed'>> {
  const { workspaceId, plan } = input
  // The user would pay for a plan that the operator's setting overrides.
  if (planOverridden(deps.database.reader, workspaceId)) return refuse('plan_set_by_operator')
  const known = customerOf(deps.database.reader, workspaceId)
  const isOfThisMode = known?.livemode === deps.payments.livemode
  if (isOfThisMode && isRunning(known.standing)) return refuse('already_subscribed')
  const answer = await deps.payments.ask('checkout', async (stripe) => {
    if (known !== undefined && isOfThisMode && (await isDeleted(stripe, known.customer))) detachCustomer(deps, known)
    const customer = await ensureCustomer(deps, stripe, input)
    const subscriptions = await subscriptionsOf(stripe, customer)
    const offers = await offersFor(stripe, subscriptions)
    // Our stored state may be out of date, so check Stripe's.
    if (subscriptions.some((one) => isRunning({ ...stateOf(one, offers), plan, graceUntil: null }))) return 'running'
    const { priceIds } = await catalogueOf(stripe)
    const session = await openSession(deps, stripe, input, customer, priceIds.get(lookupKey(input)) ?? '')
    if (typeof session.url !== 'string') return null
    await expireOthers(stripe, customer, session.id)
    return session.url
  })
  if (answer.ok && answer.value === 'running') return refuse('already_subscribed')
  return answer.ok && answer.value !== null ? { ok: true, url: answer.value } : refuse('checkout_failed')
}

/** The open session for this offer, or a new one if there is none or it can no longer be paid. */
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
  // A repeated key returns the first answer, even if the session has changed since.
  const { status } = await stripe.checkout.sessions.retrieve(session.id)
  return status === 'open' ? session : create(attemptFor(deps, workspaceId, input, attempt.key))
}

/** Expires a customer's other checkouts: only the latest can be paid, because two would make two subscriptions. */
async function expireOthers(stripe: Stripe, customer: string, keptSession: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) if (id !== keptSession) await stripe.checkout.sessions.expire(id)
}

/** `fresh` if the key is new. */
type Attempt = { key: string; fresh: boolean }

/**
 * The key of the open checkout for this plan, or of a new one.
 * @param over the key of a checkout that can no longer be paid
 */
function attemptFor(deps: BillingDeps, workspaceId: string, { plan, interval }: Offer, over?: string): Attempt {
  const { drizzle } = deps.database.writer
  const now = deps.clock.now()
  const sameOffer = and(
    eq(billingCheckout.workspaceId, workspaceId),
    eq(billingCheckout.plan, plan),
    eq(billingCheckout.interval, interval),
  )
  return drizzle.transaction(
    (tx) => {
      const open = tx.select().from(billingCheckout).where(sameOffer).get()
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
