// Reports the tables, rules and totals.
import { monthName } from './holds.js'
import { counted, moneyText, say, sayIncomplete, thousands } from './report.js'
import { judgeOpenMoney } from './rules-money.js'
import { MONTH_COLUMNS, TIMES } from './same-value.js'
import { matchStripe } from './stripe.js'

/** @typedef {import('./report.js').Check[]} Checks */
/** @typedef {import('./walk.js').Walk} Walk */

/**
 * @param {Checks} checks
 * @param {Walk} walk
 */
export function checkTables(checks, { csv, statements, cursors, totals }) {
  const lines = cursors.ledger.reader.lines
  const tables = [
    { name: 'ledger.csv', table: csv, wanted: lines },
    { name: 'statements.csv', table: statements, wanted: totals.statements },
  ]
  const altered = tables.flatMap(({ name, table }) => alteredCells(name, table))
  const forms = tables.flatMap(({ name, table }) => otherForms(name, table))
  const wrong = tables.filter(({ table }) => table === undefined || table.edited > 0)
  if (wrong.length > 0) {
    say(checks, 'Rows', 'FAILED', wrong.map(wrongTable).join('; '), [...altered, ...forms])
  } else if (tables.some(({ table }) => table?.loose)) {
    const text = `all ${thousands(lines)} CSV rows say what their events say, but not in the form that was exported`
    say(checks, 'Rows', 'RE-SAVED', text, forms)
  } else say(checks, 'Rows', 'OK', `${thousands(lines)}/${thousands(lines)} CSV rows equal their events, cell by cell`)
}

/** @param {{ name: string, table: import('./csv-check.js').CsvCheck | undefined, wanted: number }} given */
function wrongTable({ name, table, wanted }) {
  if (table === undefined) return `${name} is missing`
  const equal = `${name}: ${thousands(table.rows)} of ${counted(wanted, 'row')} ${wanted === 1 ? 'equals its event' : 'equal their events'}`
  const not = wanted - table.rows
  if (not > 0) return `${equal}; ${thousands(not)} ${not === 1 ? 'does' : 'do'} not`
  return `${equal}, but ${counted(table.edited, 'cell or row', 'cells or rows')} ${table.edited === 1 ? 'is' : 'are'} there that no event gives`
}

/**
 * Cells and rows whose meaning changed.
 * @param {string} name
 * @param {import('./csv-check.js').CsvCheck | undefined} table
 */
export function alteredCells(name, table) {
  if (table === undefined) return [`${name} is missing`]
  const { edited, faults, reader } = table
  const found = faults.map(
    ({ row, column, expected, found }) =>
      `${name} row ${thousands(row)}, ${column === 'all' ? 'whole row' : `column ${column}`}: expected ${expected}; found ${found}`,
  )
  if (edited > 0) found.unshift(`${name}: ${counted(edited, 'cell or row', 'cells or rows')} with another meaning`)
  if (edited > faults.length) found.push(`… and ${thousands(edited - faults.length)} more with another meaning`)
  return reader.short ? [`${name} ends early`, ...found] : found
}

/**
 * Differences in form only: one line for each column, and one for the file as a whole.
 * @param {string} name
 * @param {import('./csv-check.js').CsvCheck | undefined} table
 */
export function otherForms(name, table) {
  if (!table?.loose) return []
  const found = [...table.forms].map(([column, { cells, first }]) => {
    const [form, same] = TIMES.includes(column)
      ? ['another date form', 'moment']
      : MONTH_COLUMNS.includes(column)
        ? ['another form', 'month']
        : ['another form', 'value']
    return `${name}, column ${column}: ${counted(cells, 'cell')} in ${form}, the same ${same} (row ${thousands(first.row)}: ${first.found} for ${first.expected})`
  })
  if (table.form.size > 0) found.push(`${name}, the whole file: ${[...table.form].join(', ')}`)
  else if (found.length === 0 && table.edited === 0) found.push(`${name}: other quotes or line ends, the same values`)
  return found
}

/**
 * @param {Checks} checks
 * @param {Walk} walk
 * @param {import('./book.js').Scope} scope
 */
export function checkRules(checks, { book, newerCount }, scope) {
  if (newerCount === 0) judgeOpenMoney(book)
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
    sayIncomplete(checks, 'Rules', 'cannot be judged: some events are of a newer format', details)
  } else if (book.breachCount > 0) {
    const broken = `${counted(book.breachCount, 'broken rule')}, named below; ${late}`
    say(checks, 'Rules', 'FAILED', broken, [...details, ...missing])
  } else if (book.missingCount > 0)
    sayIncomplete(checks, 'Rules', 'cannot be judged: what they rest on is not here', missing)
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
  if (book.statementBreaches > 0 && newerCount === 0) {
    const wrong = `${counted(book.statementBreaches, 'figure or rule', 'figures or rules')} of statements and seals ${book.statementBreaches === 1 ? 'does' : 'do'} not follow from the events: see Rules`
    say(checks, 'Statements', 'FAILED', wrong, notes)
  } else if (book.judgedStatements === 0 || book.statementBreaches > 0) {
    say(
      checks,
      'Statements',
      'NOT CHECKED',
      book.judgedStatements === 0 ? 'none in this range yet' : 'cannot be judged: some events are of a newer format',
      notes,
    )
  } else if (book.blindStatements > 0) sayIncomplete(checks, 'Statements', stated, notes)
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
  const text = `reserved ${thousands(reserved)} ${sums ? '=' : '≠'} settled ${thousands(settled)} + released ${thousands(released)} + expired ${thousands(expired)} + still running ${thousands(open)}`
  const more = [
    `${counted(totals.units, 'unit')} counted, ${thousands(late)} of the settles late; given back ${thousands(totals.adjusted)}; tokens in ${thousands(totals.tokensIn)}, out ${thousands(totals.tokensOut)}`,
  ]
  if (totals.granted + totals.creditsExpired + totals.creditsRevoked > 0) {
    more.push(
      `credits granted ${thousands(totals.granted)}, expired ${thousands(totals.creditsExpired)}, revoked ${thousands(totals.creditsRevoked)}`,
    )
  }
  say(checks, 'Totals', sums ? 'OK' : newerCount > 0 ? 'NOT CHECKED' : 'FAILED', text, more)

  checkMoney(checks, { totals, book, newerCount })
  checkStripe(checks, totals.money, scope, options)
}

/**
 * What follows from the log alone: its sums, and whether its payments, refunds and disputes fit each other.
 * @param {Checks} checks
 * @param {Pick<Walk, 'totals' | 'book' | 'newerCount'>} walk
 */
function checkMoney(checks, { totals, book, newerCount }) {
  const { breaches, missing, prices, unpaid } = book.money
  const sum = (/** @type {string} */ type) =>
    totals.money.reduce((all, each) => all + (each.type === type ? each.amount : 0), 0)
  const disputes = disputedIn(totals.money)
  const reversed = sum('refund.reversed')
  const step = (/** @type {string} */ type, /** @type {string} */ as) =>
    totals.money.reduce((all, each) => all + (each.type === type && each.status === as ? each.amount : 0), 0)
  const credited = step('invoice.credited', 'issued') - step('invoice.credited', 'void')
  const gone = step('dispute.funds', 'withdrawn')
  const back = step('dispute.funds', 'reinstated')
  const parts = [
    `invoices paid ${moneyText(sum('invoice.paid'), 'usd')}`,
    `refunded ${moneyText(sum('invoice.refunded'), 'usd')}`,
    ...(reversed === 0 ? [] : [`returned by refunds that failed ${moneyText(reversed, 'usd')}`]),
    ...(credited === 0 ? [] : [`credited by notes ${moneyText(credited, 'usd')}`]),
    ...disputes.map(({ status, amount }) => `${DISPUTED[status]} ${moneyText(amount, 'usd')}`),
  ]
  if (gone + back > 0)
    parts.push(`withdrawn for disputes ${moneyText(gone, 'usd')}, reinstated ${moneyText(back, 'usd')}`)
  const text = `by the log alone: ${parts.join(', ')}`
  const details = [...pricesIn(totals.money, prices), ...unpaidIn(unpaid)]
  if (newerCount > 0) say(checks, 'Money', 'NOT CHECKED', `${text}; some events are of a newer format`, details)
  else if (breaches > 0) {
    const broken = `${counted(breaches, 'payment, refund, dispute, credit note or grant does', 'payments, refunds, disputes, credit notes or grants do')} not fit the rest: see Rules`
    say(checks, 'Money', 'FAILED', `${text}; ${broken}`, details)
  } else if (missing > 0)
    sayIncomplete(checks, 'Money', `${text}; what some of it rests on is not here: see Rules`, details)
  else say(checks, 'Money', 'OK', text, details)
}

const DISPUTED = /** @type {Record<string, string>} */ ({
  open: 'in open disputes',
  won: 'in disputes won',
  lost: 'charged back in disputes lost',
})

/**
 * The amounts of all disputes by their last status, by Stripe's time. A lost one is money that went back.
 * @param {import('./totals.js').MoneyEvent[]} money
 */
function disputedIn(money) {
  /** @type {Map<string, import('./totals.js').MoneyEvent>} */
  const last = new Map()
  for (const event of money) {
    if (event.type !== 'dispute.changed') continue
    const known = last.get(event.obj)
    const isLater = known === undefined || event.created > known.created
    // Of two words of one second the decision is the later one.
    if (isLater || (event.created === known.created && known.status === 'open')) last.set(event.obj, event)
  }
  return ['open', 'won', 'lost'].flatMap((status) => {
    const amount = [...last.values()].reduce((all, each) => all + (each.status === status ? each.amount : 0), 0)
    return amount === 0 ? [] : [{ status, amount }]
  })
}

/**
 * Says which payments hold what no published plan table prices. That breaks no rule (a discount is no price either), but a
 * reader should look at each with the invoice in hand. Of an invoice that does not say what it is made of, only its amount
 * can be compared.
 * @param {import('./totals.js').MoneyEvent[]} money
 * @param {Set<number>} prices
 */
function pricesIn(money, prices) {
  const paid = money.filter(({ type }) => type === 'invoice.paid')
  const odd = paid.filter(({ amount, beside }) => beside === undefined && !prices.has(amount) && prices.size > 0)
  const mixed = paid.filter(({ beside }) => beside !== undefined && beside.length > 0)
  return [
    ...listed(odd, 'no price of a published plan table, as with prorations, taxes and discounts', () => ''),
    ...listed(mixed, 'not of prices of a published plan table alone', ({ beside }) => `: ${beside?.join(', ')}`),
  ]
}

/**
 * A discount of the whole price leaves no payment, so this breaks no rule either.
 * @param {number[]} unpaid
 */
function unpaidIn(unpaid) {
  if (unpaid.length === 0) return []
  const first = unpaid.slice(0, 10).map(thousands).join(', ')
  return [
    `${counted(unpaid.length, 'account has', 'accounts have')} a plan with a price by a subscription and no payment in this log: ${unpaid.length === 1 ? 'event' : 'events'} ${first}${unpaid.length > 10 ? ', …' : ''}`,
  ]
}

/**
 * @param {import('./totals.js').MoneyEvent[]} payments
 * @param {string} says
 * @param {(payment: import('./totals.js').MoneyEvent) => string} more
 */
function listed(payments, says, more) {
  if (payments.length === 0) return []
  const first = payments
    .slice(0, 10)
    .map((each) => `${thousands(each.seq)} (${moneyText(each.amount, 'usd')}${more(each)})`)
  const events = payments.length === 1 ? 'event' : 'events'
  return [
    `${counted(payments.length, 'payment is', 'payments are')} ${says}: ${events} ${first.join(', ')}${payments.length > first.length ? ', …' : ''}`,
  ]
}

/**
 * What only Stripe's own files can tell: whether the same money moved there.
 * @param {Checks} checks
 * @param {import('./totals.js').MoneyEvent[]} money
 * @param {import('./book.js').Scope} scope
 * @param {import('./verify.js').Options} options
 */
function checkStripe(checks, money, scope, { stripe }) {
  if (stripe === undefined) {
    say(checks, 'Stripe', 'NOT CHECKED', "compare with Stripe's own files (--stripe file.csv)")
    return
  }
  const matched = matchStripe(stripe, money, scope)
  if ('unknown' in matched) sayIncomplete(checks, 'Stripe', 'not compared', [matched.unknown])
  else if (matched.faults.length > 0)
    say(checks, 'Stripe', 'FAILED', 'NO MATCH with the files of Stripe', [
      ...matched.faults.slice(0, 40),
      ...(matched.faults.length > 40 ? [`… and ${matched.faults.length - 40} more`] : []),
      ...matched.notes,
    ])
  else if (matched.partial)
    sayIncomplete(
      checks,
      'Stripe',
      `refunds MATCH (${counted(matched.compared, 'amount')}), payments not compared`,
      matched.notes,
    )
  else
    say(
      checks,
      'Stripe',
      'OK',
      `MATCH with the files of Stripe (${counted(matched.compared, 'amount')})`,
      matched.notes,
    )
}

/**
 * Counts the reservations that have not ended yet.
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
