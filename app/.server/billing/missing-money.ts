import { type MoneyInput, objectStanding } from '#app/.server/ledger/index.ts'
import { CURRENCY } from './catalogue.ts'
import { canBeVoid, readNote } from './credit-notes.ts'
import { workspaceOfCustomer } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import { readMoved, timesOf } from './dispute-funds.ts'
import { foundAtStripe, isDue, OLDEST_SECONDS } from './found-at-stripe.ts'
import { disputeStatus, invoiceOfPayment, reasonOf } from './money.ts'
import { exceedsPayment } from './refunds.ts'
import type { Stripe } from './stripe.ts'

const PAGE = 100

/**
 * Records refunds, their failures, disputes with their funds, and credit notes that Stripe has and no event told us of, after
 * the invoices that they are about. If Stripe does not answer, the next run continues.
 * @returns the ids of those that are recorded now
 */
export async function recordMissingMoney(deps: BillingDeps): Promise<string[]> {
  const refunds = await everyOne(deps, (stripe, page) =>
    stripe.refunds.list({ ...page, expand: ['data.failure_balance_transaction'] }),
  )
  const disputes = await everyOne(deps, (stripe, page) => stripe.disputes.list(page))
  const notes = await everyOne(deps, (stripe, page) => stripe.creditNotes.list(page))
  const recorded: string[] = []
  // What failed goes first: another refund of the same payment fits only then.
  const failedFirst = refunds.toSorted((one, other) => rankOf(one) - rankOf(other))
  for (const refund of failedFirst) if (await recordRefund(deps, refund)) recorded.push(refund.id)
  for (const dispute of disputes) {
    const isNew = await recordDispute(deps, dispute)
    if ((await recordFunds(deps, dispute)) || isNew) recorded.push(dispute.id)
  }
  for (const note of notes) if (await recordNote(deps, note)) recorded.push(note.id)
  return recorded
}

function rankOf({ status }: Stripe.Refund): number {
  return reasonOf(status) === undefined ? 1 : 0
}

type Page = { created: { gte: number }; limit: number; starting_after?: string }

/** All objects of one kind that are young enough to be recorded; those read so far if Stripe stops to answer. */
async function everyOne<T extends { id: string }>(
  { clock, payments }: BillingDeps,
  list: (stripe: Stripe, page: Page) => Promise<{ data: T[]; has_more: boolean }>,
): Promise<T[]> {
  const all: T[] = []
  const created = { gte: Math.floor(clock.now() / 1000) - OLDEST_SECONDS }
  for (let after: string | undefined; ; ) {
    const page = { created, limit: PAGE, ...(after === undefined ? {} : { starting_after: after }) }
    const answer = await payments.ask('money', async (stripe) => {
      const { data, has_more } = await list(stripe, page)
      return { data, has_more }
    })
    if (!answer.ok) return all
    all.push(...answer.value.data)
    after = answer.value.has_more ? answer.value.data.at(-1)?.id : undefined
    if (after === undefined) return all
  }
}

async function recordRefund(deps: BillingDeps, refund: Stripe.Refund): Promise<boolean> {
  const { id, amount, status } = refund
  const known = objectStanding(deps.database.reader, id)
  const reason = reasonOf(status)
  if (reason !== undefined) {
    const failure = refund.failure_balance_transaction
    const at = typeof failure === 'object' && failure !== null ? failure.created : refund.created
    if (known?.status !== 'refunded' || !isDue(deps, refund, at)) return false
    const data = { amount, currency: CURRENCY, reason, stripe: foundAtStripe(refund, id, at) } as const
    return await record(deps, { account: known.account, type: 'refund.reversed', data })
  }
  if (known !== undefined || status !== 'succeeded' || !isDue(deps, refund, refund.created)) return false
  const about = await aboutOf(deps, refund)
  if (about?.invoice === undefined) return false
  const { account, invoice } = about
  const data = { amount, currency: CURRENCY, invoice, stripe: foundAtStripe(refund, id, refund.created) } as const
  return await record(deps, { account, type: 'invoice.refunded', data })
}

async function recordDispute(deps: BillingDeps, dispute: Stripe.Dispute): Promise<boolean> {
  const { id, amount, created } = dispute
  const known = objectStanding(deps.database.reader, id)
  const status = disputeStatus(dispute.status)
  const isNews = known === undefined || (known.status === 'open' && status !== 'open')
  if (!isNews || !isDue(deps, dispute, created)) return false
  const about = await aboutOf(deps, dispute)
  if (about === undefined) return false
  const account = known?.account ?? about.account
  const { invoice = null } = about
  const say = (as: typeof status, at: number) => {
    const data = { amount, currency: CURRENCY, status: as, invoice, stripe: foundAtStripe(dispute, id, at) } as const
    return record(deps, { account, type: 'dispute.changed', data })
  }
  if (known === undefined && !(await say('open', created))) return false
  // Stripe does not say when a dispute was decided: no later than now.
  return status === 'open' ? true : await say(status, Math.floor(deps.clock.now() / 1000))
}

/** Records what of a disputed amount left the account at Stripe, or came back, once the dispute itself is recorded. */
async function recordFunds(deps: BillingDeps, dispute: Stripe.Dispute): Promise<boolean> {
  const { id } = dispute
  const moved = readMoved(dispute)
  const times = timesOf(dispute)
  let isNew = false
  for (const move of ['withdrawn', 'reinstated'] as const) {
    const [amount, at] = [moved[move], times[move]]
    if (amount === undefined || at === undefined || !isDue(deps, dispute, at)) continue
    const known = objectStanding(deps.database.reader, id)
    if (known === undefined || objectStanding(deps.database.reader, `${id} ${move}`) !== undefined) continue
    const about = await aboutOf(deps, dispute)
    if (about === undefined) return isNew
    const stripe = foundAtStripe(dispute, id, at)
    const data = { amount, currency: CURRENCY, move, invoice: about.invoice ?? null, stripe } as const
    isNew = (await record(deps, { account: known.account, type: 'dispute.funds', data })) || isNew
  }
  return isNew
}

async function recordNote(deps: BillingDeps, credited: Stripe.CreditNote): Promise<boolean> {
  const { id, customer, created, voided_at: voidedAt } = credited
  const note = readNote(credited)
  const workspaceId = workspaceOfCustomer(deps.database.reader, typeof customer === 'object' ? customer.id : customer)
  const account = workspaceId === undefined ? undefined : deps.ledger.accountOf(workspaceId)
  if (note === undefined || account === undefined) return false
  const steps = [
    ['issued', created, id],
    ['void', canBeVoid(note) ? voidedAt : null, `${id} void`],
  ] as const
  let isNew = false
  for (const [status, at, name] of steps) {
    if (at === null || !isDue(deps, credited, at) || objectStanding(deps.database.reader, name) !== undefined) continue
    const data = { ...note, currency: CURRENCY, status, stripe: foundAtStripe(credited, id, at) } as const
    isNew = (await record(deps, { account, type: 'invoice.credited', data })) || isNew
  }
  return isNew
}

/** Whose money it is, and which invoice it was paid for. */
async function aboutOf(deps: BillingDeps, { payment_intent: payment }: Pick<Stripe.Refund, 'payment_intent'>) {
  const id = typeof payment === 'object' ? payment?.id : payment
  if (id === undefined) return undefined
  const answer = await deps.payments.ask('owner', async (stripe) => {
    const { customer } = await stripe.paymentIntents.retrieve(id)
    return {
      customer: typeof customer === 'object' ? customer?.id : customer,
      invoice: await invoiceOfPayment(stripe, id),
    }
  })
  if (!answer.ok) return undefined
  const { customer, invoice } = answer.value
  const workspaceId = customer === undefined ? undefined : workspaceOfCustomer(deps.database.reader, customer)
  const account = workspaceId === undefined ? undefined : deps.ledger.accountOf(workspaceId)
  return account === undefined ? undefined : { account, invoice }
}

async function record(deps: BillingDeps, money: MoneyInput): Promise<boolean> {
  if (exceedsPayment(deps, money)) return false
  return (await deps.ledger.recordMoney(money)).ok
}
