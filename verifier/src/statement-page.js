// statement.html, written again from the events: one month of an account on paper.

import { endOfMonth } from './months.js'
import { moneyText, thousands } from './report.js'
import { invoiceIdOf, netOf } from './workbook.js'

/** @typedef {import('./workbook.js').Workbook} Workbook */
/** @typedef {import('./workbook.js').Effect} Effect */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */
/** The first cell names the row. @typedef {{ cells: string[], total?: boolean }} Row */

const STYLE =
  'body{font:15px/1.45 Georgia,serif;color:#000;background:#fff;max-width:46rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.6rem;margin:0 0 1rem}h2{font-size:1.1rem;margin:1.6rem 0 .3rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}table+table{margin-top:1rem}th,td{padding:.22rem .6rem .22rem 0;text-align:left;vertical-align:top;font-weight:400;border-bottom:1px solid #ccc}th{color:#444;white-space:nowrap}td{overflow-wrap:anywhere}.sums th{white-space:normal}thead th{border-bottom-color:#666}.n{text-align:right;white-space:nowrap;padding-right:0;padding-left:.6rem}.total>*{font-weight:700;color:#000;border-bottom:3px double #666}.note{color:#444;font-size:.85rem}@media(max-width:40rem){.wide{display:block;overflow-x:auto;white-space:nowrap}}@media print{body{margin:0;max-width:none;font-size:10pt}h2{break-after:avoid}tr{break-inside:avoid}}'

/**
 * @param {Workbook} book
 * @param {{ event: LedgerEvent, leaf: string }} statement
 * @param {string} origin
 * @returns {string}
 */
export function statementPage(book, { event, leaf }, origin) {
  const { account, seq, data } = event
  const { period, plan, quota } = data
  const last = dayOf(endOfMonth(period) - 1)
  const name = origin.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const opening = { extra: 0, money: 0 }
  for (const before of book.earlier) {
    opening.extra += extraChange(before.data)
    opening.money += before.data.paid - before.data.refunded
  }
  const lines = [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>Statement ${period}, ${account}</title>`,
    `<style>${STYLE}</style>`,
    `<h1>Statement ${period}</h1>`,
    ...tableOf('about', undefined, [
      { cells: ['Account', account] },
      { cells: ['Period', `${period}-01 to ${last} (UTC)`] },
      { cells: ['Plan at its end', `${plan}, ${thousands(quota)} requests a month`] },
      { cells: ['Log', name] },
      { cells: ['Statement', `event ${seq}, sha256:${leaf}`] },
    ]),
    '<h2>Requests</h2>',
    ...requestLines(book, data),
    '<h2>Credits of the plan</h2>',
    ...tableOf('sums', undefined, [
      { cells: ['Opening balance: the limit of the plan', thousands(quota)] },
      { cells: ['Given back', signed(data.adjusted)] },
      { cells: ['Used', signed(-data.used)] },
      {
        cells: ['Closing balance, not carried over', thousands(Math.max(0, quota + data.adjusted - data.used))],
        total: true,
      },
    ]),
    '<h2>Extra credits</h2>',
    ...tableOf('sums', undefined, [
      { cells: ['Opening balance', thousands(opening.extra)] },
      { cells: ['Granted', signed(data.granted)] },
      { cells: ['Used', signed(-data.from_lots)] },
      { cells: ['Expired', signed(-data.credits_expired)] },
      { cells: ['Revoked', signed(-data.credits_revoked)] },
      { cells: ['Closing balance', thousands(opening.extra + extraChange(data))], total: true },
    ]),
    '<h2>Money</h2>',
    ...moneyLines(book),
    ...tableOf('sums', undefined, [
      { cells: ['Opening balance: paid before this month, less refunds', usd(opening.money)] },
      { cells: ['Paid', usd(data.paid)] },
      { cells: ['Refunded', usd(-data.refunded)] },
      { cells: ['Closing balance', usd(opening.money + data.paid - data.refunded)], total: true },
    ]),
    `<p>${tieOf(book, data)}</p>`,
    '<p class="note">Every figure follows from the signed events of this export, and the verifier writes this page again to compare it. Opening balances are the sums of the statements of earlier months in context.jsonl. What Penmark records is what Stripe said; this is no tax invoice.</p>',
  ]
  return `${lines.join('\n')}\n`
}

/**
 * One line from the requests and the invoices to the statement.
 * @param {Workbook} book
 * @param {Record<string, any>} data of the statement
 * @returns {string}
 */
export function tieOf({ money }, data) {
  const invoices = money
    .filter(({ event }) => event.type === 'invoice.paid')
    .map(({ event }) => `${event.data.number ?? invoiceIdOf(event)} ${usd(event.data.amount)}`)
  const listed = invoices.length === 0 ? 'no invoice' : `invoices ${invoices.join(' + ')}`
  return `requests.csv: ${thousands(data.requests)} requests, ${thousands(data.used + data.from_lots)} credits. money.csv: paid ${usd(data.paid)}, refunded ${usd(data.refunded)}; ${listed}.`
}

/**
 * @param {Workbook} book
 * @param {Record<string, any>} data
 */
function requestLines({ operations }, data) {
  const columns = ['Requests', 'Settled', 'Late', 'Released', 'Expired', 'Credits', 'Tokens in', 'Tokens out']
  const names = [...operations.keys()].sort((one, other) => (one < other ? -1 : 1))
  const rows = names.map((name) => {
    const sums = operations.get(name)
    const figures = sums === undefined ? [] : Object.values(sums)
    return { cells: [name, ...figures.map(thousands)] }
  })
  const { requests, settled, late, released, expired } = data
  const all = [requests, settled, late, released, expired, data.used + data.from_lots, data.tokens_in, data.tokens_out]
  const last = { cells: ['Statement', ...all.map(thousands)], total: true }
  return tableOf('wide', ['Operation', ...columns.map((name) => `#${name}`)], [...rows, last])
}

const WHAT_HAPPENED = /** @type {Record<string, string>} */ ({
  plan: 'Plan',
  proration: 'Part of a plan',
  other: 'Other',
  discount: 'Discount',
  tax: 'Tax',
  balance: 'Customer balance at Stripe',
  payment: 'Payment',
  refund: 'Refund',
  refund_reversed: 'Refund that failed',
  dispute_open: 'Dispute opened',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
  dispute_withdrawn: 'Disputed amount withdrawn',
  dispute_reinstated: 'Disputed amount reinstated',
  credit_note: 'Credit note',
  credit_note_void: 'Credit note void',
  invoice_void: 'Invoice void',
  invoice_uncollectible: 'Invoice uncollectible',
  payment_failed: 'Payment failed',
})

/** @param {Workbook} book */
function moneyLines({ money }) {
  if (money.length === 0) return ['<p>None.</p>']
  const rows = money.flatMap(({ event, effects }) => effects.map((each) => moneyRow(event, each)))
  return tableOf('wide', ['Date', 'What', 'Invoice', 'Service', '#Amount'], rows)
}

/**
 * @param {LedgerEvent} event
 * @param {Effect} effect
 * @returns {Row}
 */
function moneyRow(event, effect) {
  const { kind, line, unmoved } = effect
  let what = WHAT_HAPPENED[kind]
  if (line !== undefined && line.plan !== null) what += ` ${line.plan}, ${line.interval}`
  if (line !== undefined && line.price !== null) what += ` at ${usd(line.price)}`
  if (unmoved !== 0) what += ` (${usd(unmoved)})`
  const service = line === undefined ? '' : `${dayOf(line.from * 1000)} to ${dayOf(line.to * 1000)}`
  return { cells: [dayOf(event.at), what, event.data.number ?? invoiceIdOf(event), service, usd(netOf(effect))] }
}

/** @param {Record<string, any>} statement */
function extraChange({ granted, from_lots, credits_expired, credits_revoked }) {
  return granted - from_lots - credits_expired - credits_revoked
}

/**
 * @param {'about' | 'sums' | 'wide'} kind
 * @param {string[] | undefined} head names of amounts begin with #
 * @param {Row[]} rows
 * @returns {string[]}
 */
function tableOf(kind, head, rows) {
  const amount = (/** @type {number} */ column) => kind === 'sums' || head?.[column].startsWith('#') === true
  const lines = [`<table class="${kind}">`]
  if (head !== undefined) {
    const names = head.map((name, at) => (amount(at) ? `<th class="n">${name.slice(1)}</th>` : `<th>${name}</th>`))
    lines.push(`<thead><tr>${names.join('')}</tr></thead>`)
  }
  for (const { cells, total } of rows) {
    const [name, ...others] = cells
    const more = others.map((text, at) => `<td${amount(at + 1) ? ' class="n"' : ''}>${text}</td>`)
    lines.push(`<tr${total === true ? ' class="total"' : ''}><th scope="row">${name}</th>${more.join('')}</tr>`)
  }
  lines.push('</table>')
  return lines
}

/** @param {number} count */
function signed(count) {
  if (count === 0) return '0'
  return count > 0 ? `+${thousands(count)}` : `\u2212${thousands(-count)}`
}

/** @param {number} minor */
function usd(minor) {
  return moneyText(minor, 'usd')
}

/** @param {number} at */
function dayOf(at) {
  return new Date(at).toISOString().slice(0, 10)
}
