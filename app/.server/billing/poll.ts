import { createHash } from 'node:crypto'
import { eq, min } from 'drizzle-orm'
import { billingCustomer, billingProgress } from '#db/schema/billing.ts'
import type { BillingDeps } from './deps.ts'
import { EVENT_TYPES, receive } from './inbox.ts'
import type { Unavailable } from './stripe.ts'

/** Events can appear a little after their own time. */
const OVERLAP_SECONDS = 3_600
/** Stripe keeps events for thirty days. */
const KEPT_SECONDS = 30 * 86_400
const PAGE = 100

/**
 * Asks Stripe for what has happened since the last time and writes down what no webhook brought. The same event by both
 * ways is one. Page by page, each with its own time, so that a long silence can be made up for; what was read stays read
 * where a later page fails.
 * @returns how many were new
 */
export async function poll(deps: BillingDeps): Promise<{ ok: true; missed: number } | Unavailable> {
  const since = startOf(deps)
  if (since === undefined) return { ok: true, missed: 0 }
  warnOfGap(deps, since)
  let missed = 0
  // By our clock: a quiet month is no gap. The overlap makes up for a clock that is ahead.
  let latest = Math.floor(deps.clock.now() / 1000)
  let after: string | undefined
  do {
    const page = { created: { gte: since }, limit: PAGE, ...(after === undefined ? {} : { starting_after: after }) }
    const asked = await deps.payments.ask('poll', async (stripe) => {
      const { data, has_more } = await stripe.events.list({ types: [...EVENT_TYPES], ...page })
      return { events: [...data], next: has_more ? data.at(-1)?.id : undefined }
    })
    if (!asked.ok) return asked
    for (const event of asked.value.events) {
      if (event.livemode !== deps.payments.livemode) continue
      const payloadSha256 = createHash('sha256').update(JSON.stringify(event)).digest('hex')
      if (receive(deps, event, { via: 'poll', payloadSha256 }) === 'new') missed += 1
      latest = Math.max(latest, event.created)
    }
    after = asked.value.next
  } while (after !== undefined)
  deps.database.writer.drizzle.update(billingProgress).set({ polledTo: latest }).where(eq(billingProgress.id, 1)).run()
  if (missed > 0) deps.log.warn({ event: 'billing.missed', missed }, 'events of Stripe that no webhook brought')
  return { ok: true, missed }
}

/** What is older is gone: plans come right all the same, and paid invoices that are missing are named by the reconciliation. */
function warnOfGap({ clock, log }: BillingDeps, since: number): void {
  const silent = Math.floor(clock.now() / 1000) - since
  if (silent > KEPT_SECONDS)
    log.warn({ event: 'billing.gap', days: Math.floor(silent / 86_400) }, 'a gap in the events')
}

/** Where to begin, in Stripe's seconds; undefined where there is nobody to ask about. */
function startOf({ database }: BillingDeps): number | undefined {
  const { drizzle } = database.reader
  const first = drizzle
    .select({ at: min(billingCustomer.createdAt) })
    .from(billingCustomer)
    .get()?.at
  const reached = drizzle.select().from(billingProgress).where(eq(billingProgress.id, 1)).get()?.polledTo ?? null
  // Also where the only customers are former ones: their refunds are still told of.
  if (reached !== null) return reached - OVERLAP_SECONDS
  return first === null || first === undefined ? undefined : Math.floor(first / 1000) - OVERLAP_SECONDS
}
