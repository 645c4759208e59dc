import { and, count, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { paidInvoicesOf } from '#app/.server/ledger/index.ts'
import { billingCustomer, billingEvent, billingProgress } from '#db/schema/billing.ts'
import { formerCustomersOf, workspaceOfCustomer } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import { recordMissing } from './missing-invoices.ts'
import { recordMissingMoney } from './missing-money.ts'
import type { Stripe } from './stripe.ts'
import type { SyncResult } from './sync.ts'
import { healTies, releaseParked } from './ties.ts'

const DAY_MS = 86_400_000
/** After this many customers in a row without an answer, the run stops asking. */
const OUTAGE = 5

export type Report = {
  customers: number
  /** Number of customers whose plan differed from Stripe's. */
  repaired: number
  /** Number of customers for whom Stripe did not answer. */
  unanswered: number
  /** Invoices that are paid according to Stripe but missing from the ledger. */
  missingInvoices: string[]
  /** Those that were missing and are recorded now. */
  recordedInvoices: string[]
  /** Refunds and disputes that were missing, or stood otherwise, and are recorded now. */
  recordedMoney: string[]
  /** Invoices that are paid according to the ledger but not according to Stripe. */
  strangeInvoices: string[]
  /** Findings for an operator, such as `cus_1 two_subscriptions`. */
  alerts: string[]
  waiting: number
  givenUp: number
  parked: number
}

type Sync = (known: { customer: string }) => Promise<SyncResult>

/** Compares every customer with Stripe once a day, repairs differences and reports its findings. */
export async function reconcileDaily(deps: BillingDeps, sync: Sync): Promise<Report | undefined> {
  const { drizzle } = deps.database.reader
  const last = drizzle.select().from(billingProgress).where(eq(billingProgress.id, 1)).get()?.reconciledAt ?? 0
  if (deps.clock.now() - last < DAY_MS) return undefined
  return reconcile(deps, sync)
}

export async function reconcile(deps: BillingDeps, sync: Sync): Promise<Report> {
  const { reader, writer } = deps.database
  await healTies(deps, 'all')
  releaseParked(deps)
  const customers = reader.drizzle
    .select({ customer: billingCustomer.stripeCustomerId })
    .from(billingCustomer)
    .where(eq(billingCustomer.livemode, deps.payments.livemode))
    .all()
  const report: Report = {
    customers: customers.length,
    repaired: 0,
    unanswered: 0,
    missingInvoices: [],
    recordedInvoices: [],
    recordedMoney: [],
    strangeInvoices: [],
    alerts: [],
    waiting: 0,
    givenUp: 0,
    parked: 0,
  }
  let silent = 0
  for (const [done, { customer }] of customers.entries()) {
    const synced = await sync({ customer })
    if (synced.ok) {
      silent = 0
      if (synced.changed) report.repaired += 1
      for (const alert of synced.alerts ?? []) report.alerts.push(`${customer} ${alert}`)
      const { missing, recorded, strange } = await comparePaid(deps, customer)
      report.missingInvoices.push(...missing)
      report.recordedInvoices.push(...recorded)
      report.strangeInvoices.push(...strange)
      continue
    }
    report.unanswered += 1
    silent += 1
    if (silent < OUTAGE) continue
    report.unanswered += customers.length - done - 1
    break
  }
  const counts = reader.drizzle
    .select({ state: billingEvent.state, count: count() })
    .from(billingEvent)
    .where(inArray(billingEvent.state, ['waiting', 'failed', 'parked']))
    .groupBy(billingEvent.state)
    .all()
  const countOf = (state: string) => counts.find((row) => row.state === state)?.count ?? 0
  Object.assign(report, { waiting: countOf('waiting'), givenUp: countOf('failed'), parked: countOf('parked') })
  // After an outage try again in the next hour instead of the next day.
  const isOutage = silent >= OUTAGE || (silent > 0 && silent === customers.length)
  if (!isOutage) {
    if (customers.length > 0) report.recordedMoney.push(...(await recordMissingMoney(deps)))
    const row = { reconciledAt: deps.clock.now() }
    writer.drizzle.update(billingProgress).set(row).where(eq(billingProgress.id, 1)).run()
  }
  const trouble =
    report.unanswered > 0 ||
    report.missingInvoices.length > 0 ||
    report.strangeInvoices.length > 0 ||
    report.alerts.length > 0 ||
    report.givenUp > 0
  const fields = { event: 'billing.reconciled', ...report }
  if (trouble) deps.log.error(fields, 'billing reconciled, with open points')
  else deps.log.info(fields, 'billing reconciled')
  return report
}

/** Syncs customers whose grace period has ended without an event. */
export async function syncDue(deps: BillingDeps, sync: Sync): Promise<void> {
  const due = deps.database.reader.drizzle
    .select({ customer: billingCustomer.stripeCustomerId })
    .from(billingCustomer)
    .where(and(isNotNull(billingCustomer.dueAt), lte(billingCustomer.dueAt, deps.clock.now())))
    .all()
  for (const known of due) await sync(known)
}

type Comparison = { missing: string[]; recorded: string[]; strange: string[] }

/** Compares the paid invoices of a customer at Stripe with those in the ledger, both ways, and records what is missing. */
async function comparePaid(deps: BillingDeps, customer: string): Promise<Comparison> {
  const workspaceId = workspaceOfCustomer(deps.database.reader, customer)
  const account = workspaceId === undefined ? undefined : deps.ledger.accountOf(workspaceId)
  const former = workspaceId === undefined ? [] : formerCustomersOf(deps.database.reader, workspaceId)
  const answer = await deps.payments.ask('paid', async (stripe) => {
    const paid = new Map<string, Stripe.Invoice | 'former'>()
    for (const each of [customer, ...former]) {
      for await (const invoice of stripe.invoices.list({ customer: each, status: 'paid', limit: 100 })) {
        const { id, amount_paid } = invoice
        if (id !== undefined && amount_paid > 0) paid.set(id, each === customer ? invoice : 'former')
      }
    }
    return paid
  })
  if (!answer.ok || account === undefined) return { missing: [], recorded: [], strange: [] }
  const paid = answer.value
  const known = paidInvoicesOf(deps.database.reader, account)
  const missing = [...paid].flatMap(([id, invoice]) => (invoice === 'former' || known.has(id) ? [] : [invoice]))
  const recorded = await recordMissing(deps, account, missing)
  return {
    missing: missing.flatMap(({ id }) => (id === undefined || recorded.includes(id) ? [] : [id])),
    recorded,
    strange: [...known].filter((id) => !paid.has(id)),
  }
}
