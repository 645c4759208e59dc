// Adds up the events that are the subject of the bundle.
import { monthOf } from './months.js'

/** @typedef {{ type: string, obj: string, invoice: string, amount: number, currency: string, seq: number, v: number, status: string, created: number, beside: string[] | undefined }} MoneyEvent */

/**
 * @param {string | undefined} month only events that count in this month; undefined for all
 */
export function newTotals(month) {
  return {
    month,
    events: 0,
    context: 0,
    counts: /** @type {Record<string, number>} */ ({}),
    reserved: 0,
    settled: 0,
    late: 0,
    released: 0,
    expired: 0,
    units: 0,
    adjusted: 0,
    tokensIn: 0,
    tokensOut: 0,
    granted: 0,
    creditsExpired: 0,
    creditsRevoked: 0,
    statements: 0,
    money: /** @type {MoneyEvent[]} */ ([]),
  }
}

/** @typedef {ReturnType<typeof newTotals>} Totals */

/**
 * @param {Totals} totals
 * @param {import('./shapes.js').LedgerEvent} event
 * @param {boolean} inLedger
 */
export function tally(totals, event, inLedger) {
  const { type, data } = event
  if (inLedger) {
    totals.events += 1
    totals.counts[type] = (totals.counts[type] ?? 0) + 1
  } else totals.context += 1
  if (totals.month !== undefined && (data.period ?? monthOf(event.at)) !== totals.month) return
  switch (type) {
    case 'request.reserved':
      totals.reserved += 1
      return
    case 'request.settled':
      if (data.late) totals.late += 1
      else totals.settled += 1
      totals.units += data.amount
      totals.tokensIn += data.tokens_in
      totals.tokensOut += data.tokens_out
      return
    case 'request.released':
      totals.released += 1
      return
    case 'request.expired':
      totals.expired += 1
      return
    case 'adjustment.posted':
      totals.adjusted += data.units
      return
    case 'credit.granted':
      totals.granted += data.amount
      return
    case 'credit.expired':
      totals.creditsExpired += data.amount
      return
    case 'credit.revoked':
      totals.creditsRevoked += data.amount
      return
    case 'period.closed':
      totals.statements += 1
      return
  }
  if (data.stripe === undefined) return
  const { amount, currency, stripe } = data
  const [invoice, status] = [data.invoice ?? '', data.status ?? data.move ?? '']
  const { obj, created } = stripe
  const beside = type === 'invoice.paid' && event.v === 2 ? besidePrices(data) : undefined
  totals.money.push({ type, obj, invoice, amount, currency, seq: event.seq, v: event.v, status, created, beside })
}

/**
 * The parts of an invoice that no plan table prices.
 * @param {Record<string, any>} data
 */
function besidePrices({ lines, discount, balance }) {
  const parts = []
  if (lines.length === 0) parts.push('nothing about its lines')
  if (lines.some((/** @type {{ kind: string }} */ line) => line.kind === 'other')) parts.push('other lines')
  if (discount > 0) parts.push('a discount')
  if (balance !== 0 && lines.length > 0) parts.push("a part from or to the customer's balance")
  return parts
}
