// The controller's tables, requests.csv and money.csv: which rows the events give, in which order.
import { rowOf } from './csv.js'
import { isoMinute, isoSeconds, isoTime, monthOf } from './months.js'

/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
/** @typedef {import('./csv.js').PlannedRow} PlannedRow */

export const REQUEST_COLUMNS = [
  'account',
  'request',
  'start',
  'end',
  'month',
  'operation',
  'model',
  'outcome',
  'reason',
  'source',
  'lot',
  'requests',
  'settled',
  'late',
  'released',
  'expired',
  'running',
  'used',
  'from_lots',
  'credits',
  'tokens_in',
  'tokens_out',
  'began',
  'event',
  'receipt',
]

export const MONEY_COLUMNS = [
  'account',
  'time',
  'month',
  'kind',
  'number',
  'invoice',
  'stripe_ref',
  'stripe_time',
  'plan',
  'interval',
  'policy',
  'price',
  'quantity',
  'service_from',
  'service_to',
  'amount_minor',
  'paid_minor',
  'refunded_minor',
  'disputed_minor',
  'tax_minor',
  'unmoved_minor',
  'currency',
  'event',
]

/** @typedef {{ requests: number, settled: number, late: number, released: number, expired: number, credits: number, tokensIn: number, tokensOut: number }} RequestSums */
/**
 * What a row takes from the reserve, kept until its request can have no further row.
 * @typedef {{ seq: number, at: number, account: string, period: string, request: string, operation: string, source: string, lot: number | null, leaf: string, ended: boolean }} Begun
 */

/** @param {string | undefined} month */
export function newWorkbook(month) {
  return {
    month,
    /** Requests that run, and those that expired, since their result may still come. */
    begun: /** @type {Map<number, Begun>} */ (new Map()),
    /** Ends of requests whose beginning is not in the export. */
    blind: 0,
    sums: noRequests(),
    operations: /** @type {Map<string, RequestSums>} */ (new Map()),
    money: /** @type {{ event: LedgerEvent, effects: Effect[] }[]} */ ([]),
    paid: 0,
    refunded: 0,
    statement: /** @type {{ event: LedgerEvent, leaf: string } | undefined} */ (undefined),
    earlier: /** @type {LedgerEvent[]} */ ([]),
  }
}

/** @typedef {ReturnType<typeof newWorkbook>} Workbook */

function noRequests() {
  return { requests: 0, settled: 0, late: 0, released: 0, expired: 0, credits: 0, tokensIn: 0, tokensOut: 0 }
}

/**
 * The row of requests.csv that an event gives: its cells; `null` if its request's beginning is not here, so that the row cannot
 * be told; undefined if it gives none.
 * @param {Workbook} book
 * @param {LedgerEvent} event
 * @param {string} leaf
 * @returns {PlannedRow | null | undefined}
 */
export function requestCells(book, event, leaf) {
  const { type, data, seq } = event
  if (!type.startsWith('request.')) return undefined
  const counts = book.month === undefined || data.period === book.month
  if (type === 'request.reserved') {
    book.begun.set(seq, begunBy(event, leaf, !counts))
    return undefined
  }
  const begun = book.begun.get(data.reserve)
  if (begun !== undefined) {
    // The result of an expired request may still come late.
    if (type === 'request.expired') begun.ended = true
    else book.begun.delete(data.reserve)
  }
  if (!counts) return undefined
  if (begun === undefined) {
    book.blind += 1
    return null
  }
  addUp(book, event, begun)
  return cellsOfRequest(event, leaf, begun)
}

/**
 * @param {LedgerEvent} reserve thousands may run at once, so the event itself is not kept
 * @param {string} leaf
 * @param {boolean} ended
 * @returns {Begun}
 */
function begunBy({ seq, at, account, data }, leaf, ended) {
  const { period, request, operation, source, lot = null } = data
  return { seq, at, account, period, request, operation, source, lot, leaf, ended }
}

/**
 * The rows of the requests that no line ends, in the order in which they began.
 * @param {Workbook} book
 * @returns {{ cells: PlannedRow, seq: number }[]}
 */
export function runningRows({ begun }) {
  return [...begun.values()]
    .filter(({ ended }) => !ended)
    .map((reserve) => {
      const { seq, at, account, period } = reserve
      const event = { seq, at, account, type: 'request.reserved', data: { period } }
      return { cells: cellsOfRequest(event, reserve.leaf, reserve), seq }
    })
}

/**
 * @param {Pick<LedgerEvent, 'seq' | 'at' | 'account' | 'type' | 'data'>} event the reserve itself if the request still runs
 * @param {string} leaf
 * @param {Begun} reserve
 */
function cellsOfRequest(event, leaf, reserve) {
  const { type, data } = event
  const { request, operation, source, lot } = reserve
  const credits = type === 'request.settled' ? data.amount : 0
  const fromLot = source === 'lot' ? credits : 0
  const outcome = type === 'request.settled' && data.late ? 'late' : OUTCOMES[type]
  const runs = outcome === 'running'
  const lotName = lot === null ? '' : `event_${lot}`
  return rowOf`${event.account},${request},${isoMinute(reserve.at)}${isoSeconds(reserve.at)},${runs ? '' : isoMinute(event.at)}${runs ? '' : isoSeconds(event.at)},${data.period},${operation},${data.model ?? ''},${outcome},${data.reason ?? ''},${source},${lotName},${COUNTED_AS[outcome]},${credits - fromLot},${fromLot},${credits},${data.tokens_in ?? 0},${data.tokens_out ?? 0},event_${reserve.seq},event_${event.seq},sha256:${leaf}`
}

/**
 * @type {Record<string, string>} by the last event of a request
 */
const OUTCOMES = {
  'request.reserved': 'running',
  'request.settled': 'settled',
  'request.released': 'released',
  'request.expired': 'expired',
}

/**
 * @type {Record<string, string>} the columns from `requests` to `running`
 */
const COUNTED_AS = {
  settled: '1,1,0,0,0,0',
  late: '0,1,1,0,0,0',
  released: '1,0,0,1,0,0',
  expired: '1,0,0,0,1,0',
  running: '1,0,0,0,0,1',
}

/**
 * @param {Workbook} book
 * @param {LedgerEvent} event
 * @param {Begun} reserve
 */
function addUp(book, { type, data }, { operation }) {
  const own = book.operations.get(operation) ?? noRequests()
  book.operations.set(operation, own)
  for (const sums of [own, book.sums]) {
    if (type === 'request.released') sums.released += 1
    if (type === 'request.expired') sums.expired += 1
    if (!data.late) sums.requests += 1
    if (type !== 'request.settled') continue
    sums.settled += 1
    if (data.late) sums.late += 1
    sums.credits += data.amount
    sums.tokensIn += data.tokens_in
    sums.tokensOut += data.tokens_out
  }
}

/** @typedef {{ plan: string | null, interval: string | null, policy: number | null, price: number | null, quantity: number, from: number, to: number }} InvoiceLine */
/**
 * What an event did to the operator's money, or one part of a payment: in minor units, below 0 what went out. `unmoved` is
 * what it is about if nothing moved.
 * @typedef {{ kind: string, paid: number, refunded: number, disputed: number, tax: number, unmoved: number, line: InvoiceLine | undefined }} Effect
 */

/**
 * @param {LedgerEvent} event
 * @returns {Effect[]} none if it is not about money
 */
export function effectsOf({ type, v, data }) {
  const { amount, status, reason, move } = data
  switch (type) {
    case 'invoice.paid':
      return v === 1 ? [effect('payment', { paid: amount })] : partsOf(data)
    case 'invoice.refunded':
      return [effect('refund', { refunded: amount })]
    case 'refund.reversed':
      return [effect('refund_reversed', { paid: amount })]
    case 'invoice.failed':
      return [effect('payment_failed', { unmoved: amount })]
    case 'invoice.voided':
      return [effect(reason === 'void' ? 'invoice_void' : 'invoice_uncollectible', { unmoved: amount })]
    case 'dispute.funds':
      return [effect(`dispute_${move}`, { disputed: move === 'withdrawn' ? -amount : amount })]
    case 'invoice.credited':
      return [effect(status === 'void' ? 'credit_note_void' : 'credit_note', { unmoved: amount })]
    case 'dispute.changed':
      // From version 3 on, what moves has an event of its own.
      if (v > 2) return [effect(`dispute_${status}`, { unmoved: amount })]
      if (status === 'lost') return [effect('dispute_lost', { unmoved: amount })]
      return [effect(`dispute_${status}`, { disputed: status === 'open' ? -amount : amount })]
  }
  return []
}

/**
 * @param {string} kind
 * @param {Partial<Effect>} sums
 * @returns {Effect}
 */
function effect(kind, sums) {
  return { kind, paid: 0, refunded: 0, disputed: 0, tax: 0, unmoved: 0, line: undefined, ...sums }
}

/** @param {Record<string, any>} data of invoice.paid/2 */
function partsOf({ amount, lines, discount, tax, balance }) {
  const parts = lines.map((/** @type {InvoiceLine & { kind: string, amount: number }} */ line) =>
    effect(line.kind, { paid: line.amount, line }),
  )
  if (discount !== 0) parts.push(effect('discount', { paid: -discount }))
  if (tax !== 0) parts.push(effect('tax', { paid: tax, tax }))
  if (balance !== 0) parts.push(effect('balance', { paid: balance }))
  return parts.length > 0 ? parts : [effect('payment', { paid: amount })]
}

/** @param {Effect} effect */
export function netOf({ paid, refunded, disputed }) {
  return paid - refunded + disputed
}

/**
 * The rows of money.csv that an event of ledger.jsonl gives.
 * @param {LedgerEvent} event
 * @param {Effect[]} effects
 * @returns {PlannedRow[]}
 */
export function moneyCells(event, effects) {
  const { seq, at, account, data } = event
  const { obj, created } = data.stripe
  const who = `${account},${isoTime(at)},${monthOf(at)}`
  const ids = `${data.number ?? ''},${invoiceIdOf(event)},${obj},${isoTime(created * 1000)}`
  return effects.map((each) => {
    const { kind, paid, refunded, disputed, tax, unmoved, line } = each
    return rowOf`${who},${kind},${ids},${line === undefined ? ',,,,,,' : cellsOfLine(line, data.currency)},${netOf(each)},${paid},${refunded},${disputed},${tax},${unmoved},${data.currency},event_${seq}`
  })
}

/**
 * @param {InvoiceLine} line
 * @param {string} currency
 */
function cellsOfLine({ plan, interval, policy, price, quantity, from, to }, currency) {
  const unit = price === null ? '' : `${currency}:${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`
  return `${plan ?? ''},${interval ?? ''},${policy === null ? '' : `event_${policy}`},${unit},${quantity},${isoTime(from * 1000)},${isoTime(to * 1000)}`
}

/**
 * @param {LedgerEvent} event
 * @returns {string} Stripe's id of the invoice that it is about; '' for a dispute of before version 3
 */
export function invoiceIdOf({ type, data }) {
  return data.invoice ?? (type.startsWith('invoice.') ? data.stripe.obj : '')
}

/**
 * Keeps what the page of a statement is written from.
 * @param {Workbook} book
 * @param {LedgerEvent} event
 * @param {string} leaf
 */
export function keepStatement(book, event, leaf) {
  const { period } = event.data
  if (period === book.month) book.statement ??= { event, leaf }
  else if (book.month !== undefined && period < book.month) book.earlier.push(event)
}

/**
 * @param {Workbook} book
 * @param {LedgerEvent} event
 * @param {Effect[]} effects
 * @param {boolean} keep the page of a statement needs it
 */
export function addMoney(book, event, effects, keep) {
  if (keep) book.money.push({ event, effects })
  for (const { paid, refunded } of effects) {
    book.paid += paid
    book.refunded += refunded
  }
}
