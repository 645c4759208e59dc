import type { MoneyInput } from '#app/.server/ledger/index.ts'
import { isRefusal, type Stripe } from './stripe.ts'

type Credited = Extract<MoneyInput, { type: 'invoice.credited' }>['data']
/** What a credit note gives back, and how. */
export type Note = Pick<Credited, 'amount' | 'invoice' | 'note' | 'unpaid' | 'refunded' | 'balance' | 'outside'>

/** A credit note as Stripe has it now; undefined if it has none, or one that the ledger cannot tell. */
export async function noteOf(stripe: Stripe, id: string): Promise<Note | undefined> {
  try {
    return readNote(await stripe.creditNotes.retrieve(id))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return undefined
  }
}

/**
 * The same of a credit note that was fetched already. What it takes off an open invoice is `unpaid`; of what was paid, it
 * refunds a part, puts a part on the customer's balance, and the rest is given back beside Stripe. Undefined if its parts do not
 * add up to its amount.
 */
export function readNote(credited: Stripe.CreditNote): Note | undefined {
  const { amount, pre_payment_amount: unpaid, post_payment_amount: paid, out_of_band_amount: beside } = credited
  const invoice = typeof credited.invoice === 'object' ? credited.invoice.id : credited.invoice
  // A refund of a payment that Stripe only keeps a record of goes back beside Stripe.
  const refunded = credited.refunds
    .filter(({ type }) => type !== 'payment_record_refund')
    .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)
  const rest = paid - refunded
  const outside = credited.customer_balance_transaction === null ? rest : (beside ?? 0)
  const balance = rest - outside
  const isWhole = amount === unpaid + paid && [unpaid, refunded, balance, outside].every((part) => part >= 0)
  if (invoice === undefined || amount <= 0 || !isWhole) return undefined
  const note = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(credited.number) ? credited.number : null
  return { amount, invoice, note, unpaid, refunded, balance, outside }
}

/** Whether a note can be void: only one of an open invoice can, and then nothing of it was given back. */
export function canBeVoid({ amount, unpaid }: Note): boolean {
  return amount === unpaid
}
