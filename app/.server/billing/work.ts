import { and, asc, eq, lte } from 'drizzle-orm'
import { lastEventAbout } from '#app/.server/ledger/index.ts'
import { billingEvent } from '#db/schema/billing.ts'
import { CURRENCY } from './catalogue.ts'
import { noteOf } from './credit-notes.ts'
import { workspaceOfCustomer } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import { movedFor } from './dispute-funds.ts'
import { contentsOf } from './invoice-contents.ts'
import {
  type About,
  invoiceOfPayment,
  isCreditNote,
  isFunds,
  isMoney,
  isRefund,
  isReversal,
  moneyOf,
  ownerOf,
  type WaitingEvent,
} from './money.ts'
import { exceedsPayment, lookAgainAtReversals, refundIsRecorded } from './refunds.ts'
import type { Unavailable } from './stripe.ts'
import type { SyncResult } from './sync.ts'
import { healTies } from './ties.ts'

const AT_ONCE = 200
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 3_600_000
/** About a day of tries; then an operator has to act. */
const TRIES = 30

type Sync = (known: { customer: string }, cause?: number) => Promise<SyncResult>
type RecordOutcome =
  | { ok: true; cause?: number }
  | Unavailable
  | { ok: false; code: 'ledger_read_only' | 'exceeds_payment' }

/**
 * Processes received events: records money in the ledger, then brings the customer to Stripe's current state. A failed
 * event waits and is tried again; after a day it is given up and stays visible.
 * @param sync runs one at a time per customer
 * @returns the number of processed events
 */
export async function processEvents(deps: BillingDeps, sync: Sync): Promise<number> {
  await healTies(deps, 'new')
  const { reader } = deps.database
  const due = reader.drizzle
    .select()
    .from(billingEvent)
    .where(and(eq(billingEvent.state, 'waiting'), lte(billingEvent.nextAt, deps.clock.now())))
    .orderBy(asc(billingEvent.created), asc(billingEvent.evt))
    .limit(AT_ONCE)
    .all() as WaitingEvent[]
  const byCustomer = new Map<string, WaitingEvent[]>()
  for (const event of due) {
    const customer = await customerFor(deps, event)
    if (customer === undefined) continue
    byCustomer.set(customer, [...(byCustomer.get(customer) ?? []), event])
  }
  const done = await Promise.all(
    [...byCustomer].map(([customer, events]) => processCustomer(deps, sync, customer, events)),
  )
  return done.reduce((sum, count) => sum + count, 0)
}

/** The event's customer, asked from Stripe if unknown; undefined if the event has to wait or has no customer. */
async function customerFor(deps: BillingDeps, event: WaitingEvent): Promise<string | undefined> {
  if (event.customer !== null) return event.customer
  const answer = await deps.payments.ask('owner', (stripe) => ownerOf(stripe, event))
  if (!answer.ok) {
    postpone(deps, [event], answer.code)
    return undefined
  }
  const customer = answer.value
  const workspaceId = customer === null ? undefined : workspaceOfCustomer(deps.database.reader, customer)
  update(deps, event.evt, {
    customer,
    workspaceId: workspaceId ?? null,
    state: workspaceId === undefined ? 'parked' : 'waiting',
  })
  return workspaceId === undefined ? undefined : (customer ?? undefined)
}

async function processCustomer(
  deps: BillingDeps,
  sync: Sync,
  customer: string,
  events: readonly WaitingEvent[],
): Promise<number> {
  try {
    let cause: number | undefined
    const recorded: WaitingEvent[] = []
    for (const event of events) {
      const outcome = await recordAlone(deps, customer, event)
      if (!outcome.ok) {
        postpone(deps, [event], outcome.code)
        continue
      }
      recorded.push(event)
      if (event.type === 'invoice.paid') cause = outcome.cause ?? cause
    }
    if (recorded.length === 0) return 0
    const synced = await sync({ customer }, cause)
    if (!synced.ok) return postpone(deps, recorded, synced.code)
    for (const { evt } of recorded) update(deps, evt, { state: 'done', lastError: null })
    return recorded.length
  } catch (error) {
    deps.log.error({ event: 'billing.defect', customer, error }, 'billing events could not be dealt with')
    return postpone(deps, events, 'defect')
  }
}

/** Records one event. If that fails, only this event waits, so that other payments neither wait nor are given up with it. */
async function recordAlone(
  deps: BillingDeps,
  customer: string,
  event: WaitingEvent,
): Promise<RecordOutcome | { ok: false; code: 'defect' }> {
  try {
    return await record(deps, customer, event)
  } catch (error) {
    deps.log.error({ event: 'billing.defect', evt: event.evt, error }, 'an event could not be recorded')
    return { ok: false, code: 'defect' }
  }
}

/** Records the money of an event in the ledger. Each event of Stripe is recorded at most once. */
async function record(deps: BillingDeps, customer: string, event: WaitingEvent): Promise<RecordOutcome> {
  if (event.type === 'charge.dispute.created') deps.onDispute?.({ id: event.objectId, amount: event.facts.amount })
  const workspaceId = workspaceOfCustomer(deps.database.reader, customer)
  const account = workspaceId === undefined ? undefined : deps.ledger.accountOf(workspaceId)
  if (account !== undefined) alertForOperators(deps, customer, event)
  if (account === undefined || !isMoney(event)) return { ok: true }
  const about: About = {}
  const isDispute = event.type.startsWith('charge.dispute.')
  if (isDispute || (isRefund(event) && !isReversal(event))) {
    if (!isDispute && refundIsRecorded(deps, event)) return { ok: true }
    const answer = await deps.payments.ask('invoice', (stripe) =>
      invoiceOfPayment(stripe, event.facts.paymentIntent ?? ''),
    )
    if (!answer.ok) return answer
    about.invoice = answer.value
  }
  if (event.type === 'invoice.paid') {
    const answer = await deps.payments.ask('contents', (stripe) => contentsOf(stripe, event.objectId))
    if (!answer.ok) return answer
    about.contents = answer.value
  }
  if (isFunds(event)) {
    const answer = await deps.payments.ask('funds', (stripe) => movedFor(stripe, event.objectId))
    if (!answer.ok) return answer
    about.moved = answer.value
  }
  if (isCreditNote(event)) {
    const answer = await deps.payments.ask('note', (stripe) => noteOf(stripe, event.objectId))
    if (!answer.ok) return answer
    about.note = answer.value
  }
  const money = moneyOf(account, event, about)
  if (money === undefined) {
    deps.log.warn({ event: 'billing.no_money', type: event.type, object: event.objectId }, 'event recorded nothing')
    return { ok: true }
  }
  if (exceedsPayment(deps, money)) return { ok: false, code: 'exceeds_payment' }
  const outcome = await deps.ledger.recordMoney(money)
  if (outcome.ok) {
    if (money.type === 'invoice.refunded') lookAgainAtReversals(deps, event)
    return { ok: true, cause: outcome.seq }
  }
  return outcome.code === 'ledger_read_only' ? { ok: false, code: outcome.code } : { ok: true }
}

/** Tells operators of money in another currency, which the ledger cannot record, and of a refund that failed after it succeeded. */
function alertForOperators(deps: BillingDeps, customer: string, event: WaitingEvent): void {
  const { facts, objectId } = event
  const alert =
    isReversal(event) && lastEventAbout(deps.database.reader, objectId) !== undefined
      ? 'refund_failed_later'
      : isMoney(event) && facts.currency !== null && facts.currency !== CURRENCY
        ? 'foreign_currency'
        : undefined
  if (alert !== undefined) {
    deps.log.error({ event: 'billing.alert', alert, customer, object: objectId }, 'money needs a look at Stripe')
  }
}

function postpone(deps: BillingDeps, events: readonly WaitingEvent[], why: string): 0 {
  for (const { evt, attempts, type } of events) {
    const tried = attempts + 1
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempts)
    const givenUp = tried >= TRIES
    if (givenUp) deps.log.error({ event: 'billing.given_up', evt, type, why }, 'event of Stripe given up')
    update(deps, evt, {
      state: givenUp ? 'failed' : 'waiting',
      attempts: tried,
      nextAt: deps.clock.now() + wait,
      lastError: why,
    })
  }
  return 0
}

function update(deps: BillingDeps, evt: string, row: Partial<typeof billingEvent.$inferInsert>): void {
  deps.database.writer.drizzle.update(billingEvent).set(row).where(eq(billingEvent.evt, evt)).run()
}
