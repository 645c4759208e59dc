import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { type FactOf, parseEvent, readEvent, SYSTEM } from '../../format/events.ts'
import type { LedgerTx } from '../journal.ts'
import type { AccountReader } from '../ledger-account-reader.ts'
import { invoiceOf, type PaidInvoice } from './invoice-lines.ts'
import { type MoneyFact, type MoneyType, objectIdOf } from './object-state.ts'

type Reversal = FactOf<'refund.reversed'>
type Dispute = Extract<FactOf<'dispute.changed'>, { v: 3 }>
type MoneyData<T extends MoneyType> = T extends Dispute['type']
  ? { type: T; data: Dispute['data'] }
  : T extends Reversal['type']
    ? { type: T; data: Omit<Reversal['data'], 'refund' | 'invoice'> }
    : T extends 'invoice.paid'
      ? { type: T; data: PaidInvoice }
      : T extends MoneyType
        ? { type: T; data: FactOf<T>['data'] }
        : never
/**
 * Amounts in US cents, as Stripe says them. A reversal names its refund by Stripe's id, and a line of an invoice its price:
 * the ledger finds the events.
 */
export type MoneyInput = { account: string } & MoneyData<MoneyType>

/** `fresh` is false if the log had this `evt`, or this reversal, already: then `seq` is that of the first and nothing was added. */
export type MoneyOutcome =
  | { ok: true; fresh: boolean; seq: number }
  /** `no_such_refund`: the account has no refund with this id and this amount that could be reversed. */
  | Refusal<'account_erased' | 'no_such_refund' | 'ledger_read_only'>

/**
 * Recording money, to be called inside a transaction. Also while the clock is suspect: Stripe's own time stands in the
 * event, and what is not recorded now may never be delivered again.
 */
export function prepareMoneyCommand(deps: { sqlite: SqliteConnection; accounts: AccountReader }) {
  const selectEvent = deps.sqlite.prepare<[string], number>('SELECT seq FROM stripe_event WHERE evt = ?').pluck()
  const selectLast = deps.sqlite
    .prepare<[string], Buffer>('SELECT body FROM stripe_object JOIN ledger_event USING (seq) WHERE object_id = ?')
    .pluck()

  /** The whole fact, or the place of an earlier reversal of the same refund. */
  function reversalOf(account: string, data: Omit<Reversal['data'], 'refund' | 'invoice'>) {
    const body = selectLast.get(data.stripe.obj)
    const last = body === undefined ? undefined : readEvent(body)
    if (last?.account !== account) return undefined
    if (last.type === 'refund.reversed') return last.seq
    if (last.type !== 'invoice.refunded' || last.data.amount !== data.amount) return undefined
    return { ...data, refund: last.seq, invoice: last.data.invoice }
  }

  const selectPolicies = deps.sqlite.prepare<[], { seq: number; body: Buffer }>(
    `SELECT seq, body FROM ledger_event WHERE account = '${SYSTEM}' AND type = 'policy.published' ORDER BY aseq DESC`,
  )

  function policies() {
    return selectPolicies.all().flatMap(({ seq, body }) => {
      const event = readEvent(body)
      return event.type === 'policy.published' ? [{ seq, policy: event.data }] : []
    })
  }

  /** The place of the first event about a dispute that is told in an older version: it keeps to that, without its funds. */
  function toldWithoutFunds(id: string): number | undefined {
    const body = selectLast.get(id)
    if (body === undefined) return undefined
    const last = parseEvent(body)
    return last.type === 'dispute.changed' && last.v < 3 ? last.seq : undefined
  }

  /** The place of a payment or refund that was recorded without an event of Stripe, or that this one without an event repeats. */
  function toldBefore(input: MoneyInput): number | undefined {
    const { type } = input
    const { stripe } = input.data
    const body = selectLast.get(objectIdOf(input))
    const last = body === undefined ? undefined : readEvent(body)
    // Each of these happens once, by an event or by the comparison.
    if (type === 'invoice.credited') return last?.seq
    if (type === 'dispute.funds') return last?.seq ?? toldWithoutFunds(stripe.obj)
    if (last?.type !== type || (last.type !== 'invoice.paid' && last.type !== 'invoice.refunded')) return undefined
    return stripe.evt === null || last.data.stripe.evt === null ? last.seq : undefined
  }

  return function record(tx: LedgerTx, input: MoneyInput): MoneyOutcome {
    const { account } = input
    const { evt } = input.data.stripe
    const known = evt === null ? undefined : selectEvent.get(evt)
    if (known !== undefined) return { ok: true, fresh: false, seq: known }
    if (deps.accounts.load(account, periodOf(tx.at)).erased) return refuse('account_erased')
    const before = toldBefore(input)
    if (before !== undefined) return { ok: true, fresh: false, seq: before }
    let fact: MoneyFact
    if (input.type === 'refund.reversed') {
      const reversal = reversalOf(account, input.data)
      if (reversal === undefined) return refuse('no_such_refund')
      if (typeof reversal === 'number') return { ok: true, fresh: false, seq: reversal }
      fact = { type: input.type, v: 2, data: reversal }
    } else if (input.type === 'invoice.paid') {
      fact = { type: input.type, v: 2, data: invoiceOf(input.data, policies()) }
    } else if (input.type === 'dispute.changed') {
      const { invoice: _, ...before } = input.data
      const isOld = toldWithoutFunds(input.data.stripe.obj) !== undefined
      fact = isOld ? { type: input.type, v: 2, data: before } : { type: input.type, v: 3, data: input.data }
    } else {
      fact = { type: input.type, v: input.type === 'invoice.refunded' ? 2 : 1, data: input.data } as MoneyFact
    }
    const { seq } = tx.append(account, fact, null)
    return { ok: true, fresh: true, seq }
  }
}
