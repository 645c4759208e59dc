import { createHash } from 'node:crypto'
import { eq, min } from 'drizzle-orm'
import { billingCustomer, billingProgress } from '#db/schema/billing.ts'
import type { BillingDeps } from './deps.ts'
import { EVENT_TYPES, receive } from './inbox.ts'
import type { Unavailable } from './stripe.ts'

/** Events can appear a little after their own time. */
const OVERLAP_SECONDS = 3_600
/** Stripe keeps events for thirty days. */
const MOST = 10_000

/**
 * Asks Stripe for what has happened since the last time and writes down what no webhook brought. The same event by both
 * ways is one.
 * @returns how many were new
 */
export async function poll(deps: BillingDeps): Promise<{ ok: true; missed: number } | Unavailable> {
  const since = startOf(deps)
  if (since === undefined) return { ok: true, missed: 0 }
  const asked = await deps.payments.ask('poll', (stripe) =>
    stripe.events
      .list({ types: [...EVENT_TYPES], created: { gte: since }, limit: 100 })
      .autoPagingToArray({ limit: MOST }),
  )
  if (!asked.ok) return asked
  let missed = 0
  let latest = since
  for (const event of asked.value.toReversed()) {
    if (event.livemode !== deps.payments.livemode) continue
    const payloadSha256 = createHash('sha256').update(JSON.stringify(event)).digest('hex')
    if (receive(deps, event, { via: 'poll', payloadSha256 }) === 'new') missed += 1
    latest = Math.max(latest, event.created)
  }
  deps.database.writer.drizzle.update(billingProgress).set({ polledTo: latest }).where(eq(billingProgress.id, 1)).run()
  if (missed > 0) deps.log.warn({ event: 'billing.missed', missed }, 'events of Stripe that no webhook brought')
  return { ok: true, missed }
}

/** Where to begin, in Stripe's seconds; undefined where there is nobody to ask about. */
function startOf({ database }: BillingDeps): number | undefined {
  const { drizzle } = database.reader
  const first = drizzle
    .select({ at: min(billingCustomer.createdAt) })
    .from(billingCustomer)
    .get()?.at
  if (first === null || first === undefined) return undefined
  const reached = drizzle.select().from(billingProgress).where(eq(billingProgress.id, 1)).get()?.polledTo
  return (reached ?? Math.floor(first / 1000)) - OVERLAP_SECONDS
}
