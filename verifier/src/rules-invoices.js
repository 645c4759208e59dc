// The rules of an invoice: it adds up, and each price in it is that of a policy which the log published before.
import { noteBadReference } from './book.js'
import { wrong } from './wrong-money.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
/**
 * @typedef {{ kind: string, plan: string | null, interval: string | null, policy: number | null, price: number | null,
 *   quantity: number, amount: number, from: number, to: number }} InvoiceLine
 */

const DAY_SECONDS = 24 * 60 * 60
/** How long a month and a year of service last, in days, with a day for the time of day at which they begin. */
const SERVICE_DAYS = /** @type {Record<string, [number, number]>} */ ({ month: [27, 32], year: [364, 367] })
const MOST_LINES = 100
/** A year is paid at its beginning; an invoice that was given up may be paid late. In seconds. */
const NEAR = 400 * DAY_SECONDS

/**
 * @param {Book} book
 * @param {LedgerEvent} event invoice.paid of any version
 */
export function judgeInvoice(book, event) {
  const { data, v } = event
  const { money } = book
  if (v < money.paidVersion) {
    wrong(
      book,
      event,
      'once an invoice says what it is made of, all do',
      `version ${money.paidVersion}`,
      `version ${v}`,
    )
  }
  money.paidVersion = Math.max(money.paidVersion, v)
  if (v === 1) return
  if (data.lines.length > MOST_LINES) {
    wrong(book, event, 'an invoice has at most 100 lines', MOST_LINES, data.lines.length)
  }
  const { number, stripe } = data
  const known = number === null ? undefined : money.numbers.get(number)
  if (known !== undefined && known !== stripe.obj) wrong(book, event, 'a number is of one invoice', known, stripe.obj)
  else if (number !== null) money.numbers.set(number, stripe.obj)
  let sum = data.tax - data.discount + data.balance
  for (const line of data.lines) {
    sum += line.amount
    judgeLine(book, event, line)
  }
  if (sum !== data.amount) wrong(book, event, 'an invoice adds up', sum, data.amount)
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {InvoiceLine} line
 */
function judgeLine(book, event, { kind, plan, interval, policy, price, quantity, amount, from, to }) {
  const parts = [plan, interval, policy, price]
  if (to < from) wrong(book, event, 'a service ends after its beginning', `at least ${from}`, to)
  if (kind === 'other') {
    if (parts.some((part) => part !== null)) {
      wrong(
        book,
        event,
        'only a line of a plan names a price',
        'null',
        parts.find((part) => part !== null),
      )
    }
    return
  }
  if (plan === null || interval === null || policy === null || price === null) {
    wrong(book, event, 'a line of a plan names its price', 'plan, interval, policy and price', 'null')
    return
  }
  const prices = book.money.pricesOf.get(policy)
  if (prices === undefined) {
    const before = book.breachCount
    noteBadReference(book, event, 'a price comes from a published policy', 'a policy', policy)
    if (book.breachCount > before) book.money.breaches += 1
    else book.money.missing += 1
  } else {
    const promised = prices.get(`${plan} ${interval}`) ?? null
    if (promised !== price) wrong(book, event, 'a price is that of the published policy', promised ?? 'none', price)
  }
  const { created } = event.data.stripe
  if (Math.abs(from - created) > NEAR) {
    wrong(book, event, 'a service is near its payment', `${created - NEAR} to ${created + NEAR}`, from)
  }
  const full = price * quantity
  const [shortest, longest] = SERVICE_DAYS[interval].map((days) => days * DAY_SECONDS)
  const length = to - from
  if (kind === 'plan') {
    if (amount !== full) wrong(book, event, 'a plan costs its price', full, amount)
    if (length < shortest || length > longest) {
      wrong(book, event, 'a price is for its interval', `${shortest} to ${longest} seconds`, length)
    }
    return
  }
  if (Math.abs(amount) > full) wrong(book, event, 'a part costs no more than the whole', `at most ${full}`, amount)
  if (length > longest) wrong(book, event, 'a price is for its interval', `at most ${longest} seconds`, length)
}
