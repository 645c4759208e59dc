import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { parseEvent } from '../format/events.ts'

/** Which of Stripe's events the ledger heard last about one of Stripe's objects; undefined if it heard of none. */
export function lastEventAbout(reader: Handle, objectId: string): string | undefined {
  return preparedFor(reader).lastEvent.get(objectId)
}

/** Whose one of Stripe's objects is, and how it stands in the ledger; undefined if the ledger heard nothing of it. */
export function objectStanding(reader: Handle, objectId: string): { account: string; status: string } | undefined {
  return preparedFor(reader).standing.get(objectId)
}

/** The invoices that the ledger has as paid by an account, by Stripe's ids. */
export function paidInvoicesOf(reader: Handle, account: string): ReadonlySet<string> {
  return new Set(preparedFor(reader).paid.all(account))
}

/** The payment of an invoice of an account, in US cents; undefined if the ledger has no payment of it. */
export function paidAmountOf(reader: Handle, account: string, invoice: string): number | undefined {
  return preparedFor(reader).amount.get(account, invoice)
}

/** The money that went back to an account and stayed there, by invoice, in US cents. */
export function refundedByInvoice(reader: Handle, account: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const body of preparedFor(reader).refunds.all(account)) {
    const event = parseEvent(body)
    if (event.type !== 'invoice.refunded') continue
    const { invoice, amount } = event.data
    sums.set(invoice, (sums.get(invoice) ?? 0) + amount)
  }
  return sums
}

const preparedFor = preparedOnce(({ sqlite }) => ({
  lastEvent: sqlite.prepare<[string], string>('SELECT last_evt FROM stripe_object WHERE object_id = ?').pluck(),
  paid: sqlite
    .prepare<[string], string>(
      "SELECT object_id FROM stripe_object WHERE account = ? AND kind = 'invoice' AND status = 'paid'",
    )
    .pluck(),
  standing: sqlite.prepare<[string], { account: string; status: string }>(
    'SELECT account, status FROM stripe_object WHERE object_id = ?',
  ),
  amount: sqlite
    .prepare<[string, string], number>(
      "SELECT amount FROM stripe_object WHERE account = ? AND object_id = ? AND status = 'paid'",
    )
    .pluck(),
  refunds: sqlite
    .prepare<[string], Buffer>(
      `SELECT body FROM stripe_object JOIN ledger_event USING (seq)
       WHERE stripe_object.account = ? AND kind = 'refund'`,
    )
    .pluck(),
}))
