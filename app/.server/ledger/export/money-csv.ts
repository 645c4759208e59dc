import { cell, codeCell, eventCell, moment, signedCell } from './csv.ts'
import { periodOfEvent, type ReadEvent } from './line.ts'

/** `amount_minor` is what came in, below 0 what went out; it is paid − refunded + disputed. */
export const MONEY_CSV_HEADER =
  'account,time,month,kind,number,invoice,stripe_ref,stripe_time,plan,interval,policy,price,quantity,service_from,service_to,amount_minor,paid_minor,refunded_minor,disputed_minor,tax_minor,unmoved_minor,currency,event\n'

/** What one row says, in US cents. `unmoved` is what an event is about that moved no money. */
export type Effect = {
  kind: string
  paid?: number
  refunded?: number
  disputed?: number
  tax?: number
  unmoved?: number
  line?: Line
}
type Line = {
  kind: string
  plan: string | null
  interval: string | null
  policy: number | null
  price: number | null
  quantity: number
  amount: number
  from: number
  to: number
}

/** Whether the text of an event is that of one about money. A canonical line has its type once, and no value holds a quote. */
export const MAY_BE_MONEY = /"type":"(?:invoice|refund|dispute)\./

/** What an event about money did, part by part: a payment has the parts that it is made of. It follows from the event alone. */
export function effectsOf({ type, data }: ReadEvent): Effect[] {
  const amount = Number(data.amount)
  switch (type) {
    case 'invoice.paid':
      return partsOf(data, amount)
    case 'invoice.refunded':
      return [{ kind: 'refund', refunded: amount }]
    case 'refund.reversed':
      return [{ kind: 'refund_reversed', paid: amount }]
    case 'dispute.changed':
      // From the third version on, what moves is told apart. Before it: Stripe takes the amount when a dispute opens and gives it
      // back when it is won; a lost one moves nothing more.
      if ('invoice' in data) return [{ kind: `dispute_${String(data.status)}`, unmoved: amount }]
      if (data.status === 'open') return [{ kind: 'dispute_open', disputed: -amount }]
      if (data.status === 'won') return [{ kind: 'dispute_won', disputed: amount }]
      return [{ kind: 'dispute_lost', unmoved: amount }]
    case 'dispute.funds':
      if (data.move === 'withdrawn') return [{ kind: 'dispute_withdrawn', disputed: -amount }]
      return [{ kind: 'dispute_reinstated', disputed: amount }]
    case 'invoice.credited':
      return [{ kind: data.status === 'void' ? 'credit_note_void' : 'credit_note', unmoved: amount }]
    case 'invoice.voided':
      return [{ kind: data.reason === 'void' ? 'invoice_void' : 'invoice_uncollectible', unmoved: amount }]
    default:
      return [{ kind: 'payment_failed', unmoved: amount }]
  }
}

function partsOf(data: ReadEvent['data'], amount: number): Effect[] {
  const lines = Array.isArray(data.lines) ? (data.lines as Line[]) : []
  const tax = Number(data.tax ?? 0)
  const parts: Effect[] = [
    ...lines.map((line) => ({ kind: line.kind, paid: line.amount, line })),
    { kind: 'discount', paid: -Number(data.discount ?? 0) },
    { kind: 'tax', paid: tax, tax },
    { kind: 'balance', paid: Number(data.balance ?? 0) },
  ].filter(({ line, paid }: Effect) => line !== undefined || paid !== 0)
  // A payment of the first version does not say what it is made of; an invoice over nothing has no parts.
  return parts.length > 0 ? parts : [{ kind: 'payment', paid: amount }]
}

/** What came in by an effect, below 0 what went out. */
export function netOf({ paid = 0, refunded = 0, disputed = 0 }: Effect): number {
  return paid - refunded + disputed
}

/** The invoice that an event is about, by Stripe's id; a dispute of before the third version names none. */
export function invoiceOf({ type, data }: ReadEvent): string | undefined {
  if (typeof data.invoice === 'string') return data.invoice
  return type.startsWith('invoice.') ? stripeOf(data).obj : undefined
}

/** The rows of one event about money. */
export function moneyRows(event: ReadEvent): string {
  return effectsOf(event)
    .map((effect) => row(event, effect))
    .join('')
}

function row(event: ReadEvent, effect: Effect): string {
  const { data } = event
  const { kind, paid = 0, refunded = 0, disputed = 0, tax = 0, unmoved = 0, line } = effect
  const { obj, created } = stripeOf(data)
  const cells = [
    cell(event.account),
    moment(event.at),
    cell(periodOfEvent(event)),
    cell(kind),
    cell(data.number),
    cell(invoiceOf(event)),
    cell(obj),
    moment(created * 1_000),
    cell(line?.plan),
    cell(line?.interval),
    eventCell(line?.policy),
    codeCell(priceOf(line?.price, data.currency)),
    cell(line?.quantity),
    line === undefined ? '' : moment(line.from * 1_000),
    line === undefined ? '' : moment(line.to * 1_000),
    ...[netOf(effect), paid, refunded, disputed, tax, unmoved].map(signedCell),
    cell(data.currency),
    eventCell(event.seq),
  ]
  return `${cells.join(',')}\n`
}

function stripeOf({ stripe }: ReadEvent['data']): { obj: string; created: number } {
  return stripe as { obj: string; created: number }
}

/** A price in whole units, marked with its currency so that no program takes it for a number to add up. */
function priceOf(minor: number | null | undefined, currency: unknown): string | undefined {
  if (minor === null || minor === undefined) return undefined
  return `${String(currency)}:${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
}
