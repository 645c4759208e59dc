import { createHash } from 'node:crypto'
import { eq, min } from 'drizzle-orm'
import { billingCustomer, billingProgress } from '#db/schema/billing.ts'
import type { BillingDeps } from './deps.ts'
import { EVENT_TYPES, receive } from './inbox.ts'
import type { Unavailable } from './stripe.ts'

/** Events can appear a little later than their own time. */
const OVERLAP_SECONDS = 3_600
/** Stripe keeps events for thirty days. */
const KEPT_SECONDS = 30 * 86_400
const PAGE = 100
/** A query allows at most twenty types. */
const TYPES = [EVENT_TYPES.slice(0, 20), EVENT_TYPES.slice(20)]

/**
 * Fetches the events since the last poll and stores those that no webhook delivered. An event that arrives both ways is
 * stored once. Each page has its own time limit, so that even a long gap can be caught up; pages already read stay stored
 * if a later one fails.
 * @returns the number of new events
 */
export async function poll(deps: BillingDeps): Promise<{ ok: true; missed: number } | Unavailable> {
  const since = startOf(deps)
  if (since === undefined) return { ok: true, missed: 0 }
  warnOfGap(deps, since)
  let missed = 0
  // By our clock, because a quiet month is not a gap. The overlap compensates for a clock that is ahead.
  let latest = Math.floor(deps.clock.now() / 1000)
  for (const types of TYPES) {
    let after: string | undefined
    do {
      const page = { created: { gte: since }, limit: PAGE, ...(after === undefined ? {} : { starting_after: after }) }
      const answer = await deps.payments.ask('poll', async (stripe) => {
        const { data, has_more } = await stripe.events.list({ types, ...page })
        return { events: [...data], next: has_more ? data.at(-1)?.id : undefined }
      })
      if (!answer.ok) return answer
      for (const event of answer.value.events) {
        if (event.livemode !== deps.payments.livemode) continue
        const payloadSha256 = createHash('sha256').update(JSON.stringify(event)).digest('hex')
        if (receive(deps, event, { via: 'poll', payloadSha256 }) === 'new') missed += 1
        latest = Math.max(latest, event.created)
      }
      after = answer.value.next
    } while (after !== undefined)
  }
  deps.database.writer.drizzle.update(billingProgress).set({ polledTo: latest }).where(eq(billingProgress.id, 1)).run()
  if (missed > 0) deps.log.warn({ event: 'billing.missed', missed }, 'events of Stripe that no webhook brought')
  return { ok: true, missed }
}

/** Older events are lost. Plans still become right by sync, and the reconciliation reports missing paid invoices. */
function warnOfGap({ clock, log }: BillingDeps, since: number): void {
  const silent = Math.floor(clock.now() / 1000) - since
  if (silent > KEPT_SECONDS)
    log.warn({ event: 'billing.gap', days: Math.floor(silent / 86_400) }, 'a gap in the events')
}

/** The start of the poll, in Stripe's seconds; undefined if there never was a customer. */
function startOf({ database }: BillingDeps): number | undefined {
  const { drizzle } = database.reader
  const first = drizzle
    .select({ at: min(billingCustomer.createdAt) })
    .from(billingCustomer)
    .get()?.at
  const reached = drizzle.select().from(billingProgress).where(eq(billingProgress.id, 1)).get()?.polledTo ?? null
  // Also if all customers are former ones, because events about their refunds still arrive.
  if (reached !== null) return reached - OVERLAP_SECONDS
  return first === null || first === undefined ? undefined : Math.floor(first / 1000) - OVERLAP_SECONDS
}
