// Tables, rules and totals, as checks of the report.
import { monthName } from './holds.js'
import { counted, lacks, moneyText, say, thousands } from './report.js'
import { matchStripe } from './stripe.js'

/** @typedef {import('./report.js').Check[]} Checks */
/** @typedef {import('./walk.js').Walk} Walk */

/**
 * @param {Checks} checks
 * @param {Walk} walk
 */
export function checkTables(checks, { csv, statements, cursors, totals }) {
  const details = []
  const faults = []
  let rows = 0
  let loose = false
  let edited = 0
  for (const [name, table] of /** @type {const} */ ([
    ['ledger.csv', csv],
    ['statements.csv', statements],
  ])) {
    if (table === undefined) {
      edited += 1
      details.push(`${name} is missing`)
      continue
    }
    rows += name === 'ledger.csv' ? table.rows : 0
    if (table.reader.short) details.push(`${name} ends early`)
    if (!table.loose) continue
    loose = true
    edited += table.edited
    const form = table.form.length === 0 ? '' : ` The file has ${table.form.join(' and ')}.`
    const cells = counted(table.differing, 'cell or row', 'cells or rows')
    const meaning = `${thousands(table.edited)} of them with another meaning`
    const ends =
      table.differing === 0 ? 'other quotes or line ends, the same values' : `${cells} not as written, ${meaning}`
    details.push(`${name}: ${ends}.${form}`)
    for (const { row, column, expected, found, edited: changed } of table.faults) {
      faults.push(
        `${name} row ${thousands(row)}, ${column === 'all' ? 'whole row' : `column ${column}`}: expected ${expected}; found ${found}${changed ? '' : ' (same meaning)'}`,
      )
    }
    if (table.differing > table.faults.length)
      faults.push(`… and ${thousands(table.differing - table.faults.length)} more`)
  }
  const lines = cursors.ledger.reader.lines
  const text = `${thousands(rows)}/${thousands(lines)} CSV rows equal their events, ${counted(totals.statements, 'statement')} listed`
  const status = edited > 0 ? 'FAILED' : loose ? 'RE-SAVED' : 'OK'
  say(
    checks,
    'Rows',
    status,
    status === 'OK' ? `${thousands(rows)}/${thousands(lines)} CSV rows equal their events, cell by cell` : text,
    [...details, ...faults],
  )
}

/**
 * @param {Checks} checks
 * @param {Walk} walk
 * @param {import('./book.js').Scope} scope
 */
export function checkRules(checks, { book, newerCount }, scope) {
  const details = book.breaches.map(
    ({ seq, rule, expected, found }) => `event ${thousands(seq)}: ${rule}; expected ${expected}, found ${found}`,
  )
  if (book.breachCount > details.length) details.push(`… and ${thousands(book.breachCount - details.length)} more`)
  const missing = [...book.missing]
  if (book.missingCount > missing.length) missing.push(`… and ${thousands(book.missingCount - missing.length)} more`)
  const late =
    book.lateCount === 0
      ? 'no late settles'
      : `${counted(book.lateCount, 'late settle')} (events ${book.late.map(thousands).join(', ')}${book.lateCount > book.late.length ? ', …' : ''})`
  const text = `${counted(book.breachCount, 'broken rule')}: one end for each reservation, none beyond the limit, no key twice; ${late}`
  if (book.breachCount > 0 && newerCount > 0) {
    lacks(checks, 'Rules', 'cannot be judged: some events are of a newer format', details)
  } else if (book.breachCount > 0) say(checks, 'Rules', 'FAILED', text, [...details, ...missing])
  else if (book.missingCount > 0) lacks(checks, 'Rules', 'cannot be judged: what they rest on is not here', missing)
  else say(checks, 'Rules', 'OK', text)

  const notes = []
  if (book.skippedStatements > 0)
    notes.push(
      `${counted(book.skippedStatements, 'statement')} of other months in this range: judged in the export of their own month`,
    )
  if (book.unjudged > 0) notes.push(`${counted(book.unjudged, 'reference')} to requests begun before this range`)
  if (book.blindStatements > 0) {
    notes.push(`${counted(book.blindStatements, 'statement')} whose plan and limit could not be judged`)
  }
  const months = book.sealed === '' || scope.kind === 'account' ? '' : `, months sealed up to ${book.sealed}`
  const stated = `${counted(book.judgedStatements, 'statement')} added up again from the events${months}`
  if (book.statementBreaches > 0 && newerCount === 0) say(checks, 'Statements', 'FAILED', stated, notes)
  else if (book.judgedStatements === 0 || book.statementBreaches > 0) {
    say(checks, 'Statements', 'NOT CHECKED', book.judgedStatements === 0 ? 'none in this range yet' : stated, notes)
  } else if (book.blindStatements > 0) lacks(checks, 'Statements', stated, notes)
  else say(checks, 'Statements', 'OK', stated, notes)
}

/**
 * @param {Checks} checks
 * @param {Walk} walk
 * @param {import('./book.js').Scope} scope
 * @param {import('./verify.js').Options} options
 */
export function checkTotals(checks, { totals, book, newerCount }, scope, options) {
  const open = openHolds(book, scope.month)
  const { reserved, settled, late, released, expired } = totals
  const sums = reserved === settled + released + expired + open
  const text = `reserved ${thousands(reserved)} = settled ${thousands(settled)} + released ${thousands(released)} + expired ${thousands(expired)} + still running ${thousands(open)}`
  const more = [
    `${counted(totals.units, 'unit')} counted, ${thousands(late)} of the settles late; given back ${thousands(totals.adjusted)}; tokens in ${thousands(totals.tokensIn)}, out ${thousands(totals.tokensOut)}`,
  ]
  if (totals.granted + totals.creditsExpired + totals.creditsRevoked > 0) {
    more.push(
      `credits granted ${thousands(totals.granted)}, expired ${thousands(totals.creditsExpired)}, revoked ${thousands(totals.creditsRevoked)}`,
    )
  }
  say(checks, 'Totals', sums ? 'OK' : newerCount > 0 ? 'NOT CHECKED' : 'FAILED', text, more)

  const sum = (/** @type {string} */ type) =>
    totals.money.reduce((all, each) => all + (each.type === type ? each.amount : 0), 0)
  const disputes = totals.money.filter(({ type }) => type === 'dispute.changed').length
  const money = `invoices paid ${moneyText(sum('invoice.paid'), 'usd')}, refunded ${moneyText(sum('invoice.refunded'), 'usd')}${disputes === 0 ? '' : `, ${counted(disputes, 'dispute event')}`}`
  if (options.stripe === undefined) {
    say(checks, 'Money', 'NOT CHECKED', `${money}: compare with Stripe (--stripe file.csv)`)
    return
  }
  const matched = matchStripe(options.stripe, totals.money, scope)
  if ('unknown' in matched) lacks(checks, 'Money', money, [matched.unknown])
  else if (matched.faults.length > 0)
    say(checks, 'Money', 'FAILED', `${money}: NO MATCH with Stripe`, [
      ...matched.faults.slice(0, 40),
      ...(matched.faults.length > 40 ? [`… and ${matched.faults.length - 40} more`] : []),
      ...matched.notes,
    ])
  else say(checks, 'Money', 'OK', `${money}: MATCH with Stripe (${counted(matched.compared, 'amount')})`, matched.notes)
}

/**
 * Reservations that have not ended yet.
 * @param {import('./book.js').Book} book
 * @param {string | undefined} month
 */
function openHolds({ holds }, month) {
  let open = 0
  holds.chunks.forEach((chunk, at) => {
    const filled = Math.min(chunk.state.length, holds.count - at * chunk.state.length)
    for (let place = 0; place < filled; place += 1) {
      if (chunk.state[place] === 0 && (month === undefined || monthName(chunk.month[place]) === month)) open += 1
    }
  })
  return open
}
