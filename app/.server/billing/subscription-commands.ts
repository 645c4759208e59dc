import { isRunning } from '#app/domain/billing/standing.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { customerOf } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import type { Unavailable } from './stripe.ts'
import { subscriptionsOf } from './subscriptions.ts'

/** Cancels a cancellation or a change that waits for the end of the period. Sync the customer afterwards. */
export async function resumeSubscription(
  deps: BillingDeps,
  workspaceId: string,
): Promise<{ ok: true } | Unavailable | Refusal<'no_billing_account'>> {
  const known = customerOf(deps.database.reader, workspaceId)
  if (known === undefined || !isRunning(known.standing)) return refuse('no_billing_account')
  const { subscription, ends } = known.standing
  const answer = await deps.payments.ask('resume', async (stripe) => {
    const { schedule } = await stripe.subscriptions.retrieve(subscription)
    if (schedule !== null)
      await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id)
    if (ends) await stripe.subscriptions.update(subscription, { cancel_at_period_end: false })
  })
  return answer.ok ? { ok: true } : answer
}

/**
 * Ends every subscription of a customer at once, so that nothing more is charged; for the deletion of its account. Can be
 * repeated.
 */
export async function endSubscriptions(deps: BillingDeps, customer: string): Promise<{ ok: true } | Unavailable> {
  const answer = await deps.payments.ask('end', async (stripe) => {
    for (const one of await subscriptionsOf(stripe, customer)) {
      if (!['canceled', 'incomplete_expired'].includes(one.status)) await stripe.subscriptions.cancel(one.id)
    }
  })
  return answer.ok ? { ok: true } : answer
}
