// Matches the ledger's money with CSV files exported from Stripe's dashboard: Payments, Invoices, Refunds, or the itemised
// Balance report. Columns are found by name; the others are ignored.
import { looseRow, QUOTE } from './csv.js'
import { moneyText } from './report.js'

const MAX_ROWS = 1_000_000

/** @typedef {Map<string, Map<string, number>>} Amounts by the id that is compared, then by the id of the row */

/**
 * `given` holds refunds of an invoice according to Payments files, `refunds` those according to rows of refunds, `funds` what
 * disputes took and gave back.
 * @typedef {{ paid: Amounts, refunds: Amounts, given: Amounts, funds: Amounts, created: Map<string, string>, ignored: number }} FromStripe
 */

/**
 * Column names in the exports (2026): Payments `id, Created date (UTC), Amount, Amount Refunded, Currency, Status,
 * Invoice ID`; Invoices `id, Created (UTC), Amount Paid, Currency, Status`; Refunds `id, Created (UTC), Amount, Currency,
 * Status`; Balance report `source_id, created_utc, gross, currency, reporting_category, invoice_id`.
 */
const STRIPE_COLUMNS = {
  id: ['id', 'source_id'],
  invoice: ['invoice id', 'invoice_id', 'invoice'],
  amount: ['amount', 'gross', 'amount paid', 'amount_paid', 'total'],
  refunded: ['amount refunded', 'amount_refunded'],
  currency: ['currency'],
  status: ['status'],
  kind: ['reporting_category', 'type'],
  created: ['created date (utc)', 'created (utc)', 'created_utc', 'created', 'date (utc)', 'finalized at (utc)'],
}

/**
 * @param {{ name: string, bytes: Uint8Array }[]} files
 * @param {import('./totals.js').MoneyEvent[]} money
 * @param {import('./book.js').Scope} scope
 * @returns {{ faults: string[], notes: string[], compared: number, partial: boolean } | { unknown: string }}
 */
export function matchStripe(files, money, scope) {
  /** @type {FromStripe} */
  const stripe = empty()
  for (const file of files) {
    const read = empty()
    const refused = readFile(file, read, scope)
    if (refused !== '') return { unknown: refused }
    merge(stripe, read, file.name)
  }
  const faults = []
  const notes = []
  let compared = 0
  let foreign = 0
  const paid = sums(money, 'invoice.paid', ({ obj }) => obj)
  // A refund goes by its own id if Stripe's file has that id, else by its invoice.
  const byRefund = [...stripe.refunds.keys()].some((id) => id.startsWith('re_'))
  const refunds = refundsIn(money, ({ obj, invoice }) => (byRefund && obj.startsWith('re_') ? obj : invoice))
  const refundsByInvoice = refundsIn(money, ({ invoice }) => invoice)
  const funds = sums(
    money,
    'dispute.funds',
    ({ obj }) => obj,
    ({ status }) => (status === 'withdrawn' ? 1 : -1),
  )
  // A dispute that is told without its funds is compared with nothing.
  for (const { type, obj, v } of money) if (type === 'dispute.changed' && v < 3) stripe.funds.delete(obj)
  // If there are rows of refunds, every refund must have one, and Payments files must agree with them.
  const hasRefunds = stripe.refunds.size > 0
  for (const [what, ours, theirs, whole] of /** @type {const} */ ([
    ['paid', paid, stripe.paid, stripe.paid.size > 0 || !hasRefunds],
    ['refunded', refunds, stripe.refunds, hasRefunds],
    ['withdrawn for a dispute', funds, stripe.funds, stripe.funds.size > 0],
    ['refunded', refundsByInvoice, stripe.given, !hasRefunds && (stripe.given.size > 0 || stripe.paid.size > 0)],
  ])) {
    for (const [id, amount] of ours) {
      // A refund that was taken back leaves nothing to compare, and one that is only taken back here stands in another month.
      if (!theirs.has(id) && (!whole || amount <= 0)) continue
      compared += 1
      const other = amountOf(theirs.get(id), amount, scope.month !== undefined)
      if (other === undefined)
        faults.push(`${id}: ${what} ${moneyText(amount, 'usd')} in the ledger, not in Stripe's file`)
      else if (other !== amount)
        faults.push(
          `${id}: ${what} ${moneyText(amount, 'usd')} in the ledger, ${moneyText(other, 'usd')} in Stripe's file`,
        )
    }
    for (const [id, rows] of theirs) {
      const amount = amountOf(rows, 0, false) ?? 0
      if (ours.has(id) || amount === 0) continue
      const created = stripe.created.get(id) ?? ''
      if (scope.kind === 'account' || (scope.month !== undefined && !created.startsWith(scope.month))) foreign += 1
      else
        faults.push(
          `${id}: ${what} ${moneyText(amount, 'usd')} in Stripe's file${created === '' ? '' : ` (${created})`}, not in the ledger`,
        )
    }
  }
  const partial = stripe.paid.size === 0 && hasRefunds && paid.size > 0
  if (partial)
    notes.push("Stripe's file has refunds only: what was paid was not compared; give the Payments file as well")
  if (foreign > 0)
    notes.push(
      `${foreign} amounts in Stripe's file are of other ${scope.kind === 'account' ? 'customers' : 'months'} and were not compared`,
    )
  if (stripe.ignored > 0)
    notes.push(`${stripe.ignored} rows of Stripe's file are no payment or refund of an invoice in USD`)
  return { faults, notes, compared, partial }
}

/** @returns {FromStripe} */
function empty() {
  return { paid: new Map(), refunds: new Map(), given: new Map(), funds: new Map(), created: new Map(), ignored: 0 }
}

/**
 * Adds the amounts of one file. A row in several files (overlapping exports) counts once; if its amounts differ, both stay,
 * so that the sum matches nothing.
 * @param {FromStripe} all
 * @param {FromStripe} read
 * @param {string} name
 */
function merge(all, read, name) {
  for (const key of /** @type {const} */ (['paid', 'refunds', 'given', 'funds'])) {
    for (const [id, rows] of read[key]) {
      for (const [row, amount] of rows) {
        const known = all[key].get(id)?.get(row)
        if (known !== amount) add(all[key], id, known === undefined ? row : `${row} in ${name}`, amount)
      }
    }
  }
  for (const [id, created] of read.created) all.created.set(id, created)
  all.ignored += read.ignored
}

/**
 * @param {Amounts} amounts
 * @param {string} id
 * @param {string} row
 * @param {number} amount
 */
function add(amounts, id, row, amount) {
  const rows = amounts.get(id) ?? new Map()
  rows.set(row, (rows.get(row) ?? 0) + amount)
  amounts.set(id, rows)
}

/**
 * The sum of an id's rows. Both the payments and the invoice itself may state the amount of an invoice; if these sums
 * differ, the one that does not match is returned. Of a refund that failed, a month may hold the one half or the other.
 * @param {Map<string, number> | undefined} rows
 * @param {number} wanted
 * @param {boolean} inMonth
 * @returns {number | undefined}
 */
function amountOf(rows, wanted, inMonth) {
  if (rows === undefined) return undefined
  const amounts = [...rows.values()]
  const [out, back] = [1, -1].map((sign) =>
    amounts.filter((each) => Math.sign(each) === sign).reduce((sum, each) => sum + each, 0),
  )
  if (inMonth && back < 0 && (wanted === out || wanted === back)) return wanted
  /** @type {Map<boolean, number>} */
  const views = new Map()
  for (const [row, amount] of rows) {
    const isInvoice = row.startsWith('in_')
    views.set(isInvoice, (views.get(isInvoice) ?? 0) + amount)
  }
  const viewSums = [...views.values()]
  return viewSums.find((amount) => amount !== wanted) ?? viewSums[0]
}

/**
 * @param {import('./totals.js').MoneyEvent[]} money
 * @param {string} type
 * @param {(event: import('./totals.js').MoneyEvent) => string} idOf
 * @param {(event: import('./totals.js').MoneyEvent) => number} signOf
 * @returns {Map<string, number>}
 */
function sums(money, type, idOf, signOf = () => 1) {
  const all = new Map()
  for (const event of money) {
    if (event.type === type) all.set(idOf(event), (all.get(idOf(event)) ?? 0) + signOf(event) * event.amount)
  }
  return all
}

/**
 * The refunds that were not taken back since.
 * @param {import('./totals.js').MoneyEvent[]} money
 * @param {(event: import('./totals.js').MoneyEvent) => string} idOf
 * @returns {Map<string, number>}
 */
function refundsIn(money, idOf) {
  const all = sums(money, 'invoice.refunded', idOf)
  for (const [id, amount] of sums(money, 'refund.reversed', idOf)) all.set(id, (all.get(id) ?? 0) - amount)
  return all
}

/**
 * Reads a whole file or nothing: a row that was skipped could be the one that does not match.
 * @param {{ name: string, bytes: Uint8Array }} file
 * @param {FromStripe} stripe
 * @param {import('./book.js').Scope} scope
 * @returns {string} the reason why the file cannot be used; '' if it can
 */
function readFile({ name, bytes }, stripe, scope) {
  if (!isUtf8(bytes)) return `${name} is not UTF-8 text: give the file as Stripe's dashboard saved it.`
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  const start = new TextDecoder().decode(bytes.subarray(bom, bom + 4096)).split(/[\r\n]/)[0]
  const delimiter = start.includes(';') && !start.includes(',') ? 59 : start.includes('\t') ? 9 : 44
  const dialect = { delimiter, quote: QUOTE, plain: true }
  const header = looseRow(bytes, bom, bytes.length, true, dialect)
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const at = Object.fromEntries(Object.entries(STRIPE_COLUMNS).map(([key, wanted]) => [key, firstOf(names, wanted)]))
  // An invoice export has both the amount due and the amount paid; only the latter is money.
  if (names.includes('amount paid')) at.amount = names.indexOf('amount paid')
  if (at.id < 0 || at.amount < 0) {
    return `${name} is none of Stripe's exports that this verifier knows: it needs the columns id and Amount (Payments, Refunds), id and Amount Paid (Invoices), or source_id and gross (Balance report).`
  }
  const twice = Object.values(at).find((place) => place >= 0 && names.indexOf(names[place], place + 1) >= 0)
  if (twice !== undefined) return `${name} has the column ${JSON.stringify(names[twice])} twice: which one counts?`
  const dated = scope.kind === 'log' && scope.month !== undefined
  if (dated && at.created < 0) {
    return `${name} has no column with a date (such as Created date (UTC)), so it cannot be told which amounts are of ${scope.month}.`
  }
  let from = header?.next ?? bytes.length
  for (let number = 2; from < bytes.length; number += 1) {
    if (number > MAX_ROWS) return `${name} has more than ${MAX_ROWS} rows.`
    const row = looseRow(bytes, from, bytes.length, true, dialect)
    if (row === undefined) break
    from = row.next
    if (row.open) return `${name} row ${number}: quotes are opened and never closed. Is the file cut off?`
    if (row.cells.length === 1 && row.cells[0].trim() === '') continue
    if (row.cells.length !== names.length) {
      return `${name} row ${number} has ${row.cells.length} cells instead of ${names.length}. Is the file cut off?`
    }
    const refused = readRow(row.cells, at, stripe, dated)
    if (refused !== '') return `${name} row ${number}: ${refused}`
  }
  return ''
}

/** @param {Uint8Array} bytes */
function isUtf8(bytes) {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}

/**
 * @param {string[]} names
 * @param {string[]} wanted
 */
function firstOf(names, wanted) {
  const found = wanted.find((name) => names.includes(name))
  return found === undefined ? -1 : names.indexOf(found)
}

const HAPPENED = /^(paid|succeeded|refunded|partially[ _]refunded|partial[ _]refund|disputed|available|pending)?$/
const DISPUTE = /^d[pu]_/
const FAILED = /^(failed|cancell?ed)$/
const NOTHING_MOVED =
  /^(failed|cancell?ed|blocked|uncaptured|incomplete|expired|requires_\w+|requires \w+( \w+)?|processing|draft|open|past due|void|voided|uncollectible)$/

/**
 * @param {string[]} cells
 * @param {Record<string, number>} at
 * @param {FromStripe} stripe
 * @param {boolean} dated only rows with a date in the month are compared
 * @returns {string} the reason why the row cannot be read; '' if it can
 */
function readRow(cells, at, stripe, dated) {
  const cell = (/** @type {string} */ key) => (at[key] < 0 ? '' : (cells[at[key]] ?? '').trim())
  const id = cell('id')
  const invoice = id.startsWith('in_') ? id : cell('invoice')
  const status = cell('status').toLowerCase()
  const currency = cell('currency').toLowerCase()
  const kind = cell('kind')
  const isDispute = DISPUTE.test(id) && (kind === 'dispute' || kind === 'dispute_reversal')
  const refund = id.startsWith('re_') || id.startsWith('pyr_') || kind === 'refund' || kind === 'refund_failure'
  // A refund can fail after it succeeded; a file of refunds then shows the failure alone.
  const hasFailed = refund && FAILED.test(status)
  const money = refund || isDispute || invoice.startsWith('in_')
  if (money && !HAPPENED.test(status) && !NOTHING_MOVED.test(status))
    return `the status ${JSON.stringify(cell('status'))} is unknown`
  if (!money || !(HAPPENED.test(status) || hasFailed) || (currency !== '' && currency !== 'usd')) {
    stripe.ignored += 1
    return ''
  }
  const amount = minorUnits(cell('amount'))
  const refundedAmount = cell('refunded') === '' ? 0 : minorUnits(cell('refunded'))
  if (amount === undefined || refundedAmount === undefined) {
    const found = amount === undefined ? cell('amount') : cell('refunded')
    return `${JSON.stringify(found)} is no amount such as 1,000.00`
  }
  const created = cell('created')
  if (dated && !/^[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}\b/.test(created)) {
    return `${JSON.stringify(created)} is no date such as 2026-09-28 10:00, so it cannot be told which month it is of`
  }
  if (isDispute) {
    // A row with a minus is what Stripe took. Fees stand in rows or columns of their own.
    add(stripe.funds, id, kind, -amount)
    stripe.created.set(id, created.slice(0, 19))
    return ''
  }
  const key = refund ? (id.startsWith('re_') ? id : invoice) : invoice
  const into = refund ? stripe.refunds : stripe.paid
  if (kind !== 'refund_failure') add(into, key, id, Math.abs(amount))
  if (kind === 'refund_failure' || hasFailed) add(into, key, `${id} failed`, -Math.abs(amount))
  stripe.created.set(key, created.slice(0, 19))
  if (!refund && refundedAmount !== 0) add(stripe.given, invoice, id, Math.abs(refundedAmount))
  return ''
}

/**
 * Reads "1,000.00", "1.000,00" and "-9.99" as minor units.
 * @param {string} text
 * @returns {number | undefined}
 */
function minorUnits(text) {
  const parts = /^(-?)([0-9]+|[0-9]{1,3}(?:[., '\u00a0\u202f][0-9]{3})+)(?:[.,]([0-9]{1,2}))?$/.exec(text)
  if (parts === null) return undefined
  const [, sign, whole, cents = ''] = parts
  const units = Number(whole.replace(/[^0-9]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(units) ? (sign === '-' ? -units : units) : undefined
}
