import { createHash } from 'node:crypto'
import type { Handle } from '#app/.server/platform/database.ts'
import type { Job } from '#app/.server/platform/jobs.ts'
import { customerOf, knownCustomer } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import { receive } from './inbox.ts'
import { poll } from './poll.ts'
import { type Report, reconcile, reconcileDaily, syncDue } from './reconcile.ts'
import { endSubscriptions } from './subscription-commands.ts'
import { type SyncResult, syncCustomer } from './sync.ts'
import { processEvents } from './work.ts'

const WORK_MS = 5_000
const DUE_MS = 60_000
const POLL_MS = 3_600_000

type WebhookOutcome = 'new' | 'known' | 'ignored' | 'bad_signature' | 'wrong_mode'

export type Billing = {
  deps: BillingDeps
  /** Takes a webhook's raw body; the event is processed after the answer. */
  webhook(body: string, signature: string | null): WebhookOutcome
  /** Updates one customer to Stripe's current state; one run at a time per customer. */
  sync(known: { customer: string }, cause?: number): Promise<SyncResult>
  /** Processes received events. Simultaneous calls share the current run and one further run after it. */
  work(): Promise<void>
  poll(): Promise<void>
  reconcile(): Promise<Report>
  /** For deleting an account: ends the customer's subscriptions at once, also if the workspace has no members left. */
  endings: { endingOf(writer: Handle, workspaceId: string): string | undefined; end(customer: string): Promise<void> }
  jobs: readonly Job[]
  /** Starts no more work and resolves when the running work is done. Waiting events are processed after the next start. */
  close(): Promise<void>
}

/** Billing connected to Stripe, with the jobs that keep it in sync. */
export function createBilling(deps: BillingDeps): Billing {
  const lastOf = new Map<string, Promise<unknown>>()
  let working: Promise<void> | undefined
  let again = false
  let closed = false

  function sync(known: { customer: string }, cause?: number): Promise<SyncResult> {
    const before = lastOf.get(known.customer) ?? Promise.resolve()
    const mine = before.then(async (): Promise<SyncResult> => {
      const customer = knownCustomer(deps.database.reader, known.customer)
      return customer === undefined
        ? { ok: true, plan: 'starter', changed: false }
        : syncCustomer(deps, customer, cause)
    })
    const ended = mine.catch(() => undefined)
    lastOf.set(known.customer, ended)
    void ended.then(() => {
      if (lastOf.get(known.customer) === ended) lastOf.delete(known.customer)
    })
    return mine
  }

  function work(): Promise<void> {
    again = true
    working ??= (async () => {
      try {
        while (again && !closed) {
          again = false
          await processEvents(deps, sync)
        }
      } finally {
        working = undefined
      }
    })()
    return working
  }

  function wake(): void {
    if (closed) return
    setImmediate(() => void work().catch((error) => deps.log.error({ event: 'billing.work', error }, 'billing failed')))
  }

  async function pollAndWork(): Promise<void> {
    await poll(deps)
    await work()
  }

  return {
    deps,
    webhook(body, signature) {
      const event = deps.payments.eventIn(body, signature)
      if (event === undefined) {
        deps.log.warn({ event: 'billing.bad_signature' }, 'webhook with a bad signature refused')
        return 'bad_signature'
      }
      if (event.livemode !== deps.payments.livemode) {
        deps.log.warn(
          { event: 'billing.wrong_mode', evt: event.id, livemode: event.livemode },
          'webhook of another mode',
        )
        return 'wrong_mode'
      }
      const payloadSha256 = createHash('sha256').update(body).digest('hex')
      const outcome = receive(deps, event, { via: 'webhook', payloadSha256 })
      if (outcome === 'new') wake()
      return outcome
    },
    sync,
    work,
    poll: pollAndWork,
    reconcile: () => reconcile(deps, sync),
    async close() {
      closed = true
      await Promise.allSettled([working, ...lastOf.values()])
    },
    endings: {
      endingOf: (writer, workspaceId) => customerOf(writer, workspaceId)?.customer,
      async end(customer) {
        const ended = await endSubscriptions(deps, customer)
        if (!ended.ok) throw new Error('the payment service did not end a subscription')
      },
    },
    jobs: [
      { name: 'deal with events of Stripe', everyMs: WORK_MS, run: work },
      { name: 'end grace periods', everyMs: DUE_MS, run: () => syncDue(deps, sync) },
      { name: 'ask Stripe for missed events', everyMs: POLL_MS, run: pollAndWork },
      { name: 'reconcile with Stripe', everyMs: POLL_MS, run: () => reconcileDaily(deps, sync) },
    ],
  }
}
