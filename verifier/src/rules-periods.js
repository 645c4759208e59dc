// The rules of statements: every figure is added up again from the events, and a closed month never changes.
import { newSums, noteBreach, noteMissing, SUMS } from './book.js'
import { monthName, monthNumber } from './holds.js'
import { endOfMonth } from './months.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Account} Account */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

/** A statement waits this long after its month, so that every reservation of the month has ended. */
const WAIT = 15 * 60_000

/**
 * Checks the order of closings in a bundle that does not start with the first event. It need not hold all statements and
 * seals, but within a stretch of a chain without a gap, a month with events must be closed before any later month is.
 * @param {Book} book
 * @param {import('./book.js').Chain} chain
 * @param {LedgerEvent} event
 * @param {string} month
 */
export function judgeClosingOrder(book, chain, event, month) {
  if (book.fromStart) return
  const { open } = chain
  if (event.aseq !== chain.aseq + 1) open.length = 0
  chain.aseq = event.aseq
  const closes = event.type === 'period.closed' || event.type === 'period.sealed'
  if (closes) {
    const { period } = event.data
    if (open.length > 0 && open[0] < period) noteBreach(book, event, 'no month is left out', open[0], period)
    while (open.length > 0 && open[0] <= period) open.shift()
  }
  // A statement does not make another statement due. A seal does: every month is sealed, even one that holds only a seal.
  if (event.type !== 'period.closed' && open[open.length - 1] !== month) open.push(month)
}

/**
 * period.closed: one account's statement.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function judgeStatement(book, event, account) {
  const { at, data } = event
  const { period } = data
  if (at < endOfMonth(period) + WAIT) {
    noteBreach(book, event, 'a month is stated 15 minutes after its end', endOfMonth(period) + WAIT, at)
  }
  if (book.scope.month !== undefined && period !== book.scope.month) {
    // A month's bundle holds the statements of the previous month, but not the events that they add up.
    book.skippedStatements += 1
    if (account.closed >= period) {
      noteBreach(book, event, 'a month is stated once, and months in order', `after ${account.closed}`, period)
    }
    if (monthNumber(period) === monthNumber(book.scope.month) - 1) comparePlan(book, event, account)
    account.closed = period
    return
  }
  book.judgedStatements += 1
  if (!account.known) book.blindStatements += 1
  if (account.closed >= period) {
    noteBreach(book, event, 'a month is stated once, and months in order', `after ${account.closed}`, period)
  }
  if (book.sealed >= period) noteBreach(book, event, 'a sealed month gets no statement', `after ${book.sealed}`, period)
  for (const month of book.fromStart ? account.months.keys() : []) {
    if (month < period) noteBreach(book, event, 'months are stated in order', month, period)
  }
  const month = account.months.get(period)
  if (month === undefined) noteBreach(book, event, 'only a month with events is stated', 'an event', 'none')
  const sums = month ?? newSums()
  for (const name of SUMS) {
    if (month !== undefined && month.unsure > 0 && (name === 'used' || name === 'from_lots')) continue
    if (sums[name] !== data[name] || sums[name] > Number.MAX_SAFE_INTEGER)
      noteBreach(book, event, `the statement's ${name}`, sums[name], data[name])
  }
  if (month !== undefined && month.unsure > 0) {
    const both = month.used + month.from_lots + month.unsure
    if (both !== data.used + data.from_lots) {
      noteBreach(book, event, "the statement's used and from_lots", both, data.used + data.from_lots)
    }
  }
  if (month !== undefined && month.open > 0) {
    noteBreach(book, event, 'no request of a stated month still runs', 0, month.open)
  }
  // A plan change after the end of the month belongs to a later month.
  account.before = account.before.filter(({ month }) => month > period)
  const then = account.before[0] ?? account
  if (account.known && then.plan !== data.plan) noteBreach(book, event, "the statement's plan", then.plan, data.plan)
  if (account.known && then.quota !== data.quota)
    noteBreach(book, event, "the statement's quota", then.quota, data.quota)

  const stated = book.statements.get(period) ?? { count: 0, sums: newSums() }
  stated.count += 1
  for (const name of SUMS) stated.sums[name] += data[name]
  book.statements.set(period, stated)
  if (account.months.delete(period)) book.unstated.set(period, (book.unstated.get(period) ?? 1) - 1)
  account.closed = period
}

/**
 * Compares the statement of the previous month with the plan that the bundle shows at that time. The statement is a second
 * witness to the opening and to the last plan change before the month.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function comparePlan(book, event, account) {
  const { period, plan, quota } = event.data
  const then = account.before.find(({ month }) => month > period) ?? account
  if (!account.known || (then.plan === plan && then.quota === quota)) return
  noteMissing(
    book,
    `event ${event.seq} states ${plan}, ${quota} requests, at the end of ${period}, while this export shows ${then.plan}, ${then.quota}: a change of the plan of ${account.name} is not in it, or the statement is false`,
  )
}

/**
 * period.sealed: the sum of all statements of a month.
 * @param {Book} book
 * @param {LedgerEvent} event
 */
export function judgeSeal(book, event) {
  const { at, data } = event
  const { period } = data
  if (at < endOfMonth(period) + WAIT) {
    noteBreach(book, event, 'a month is sealed 15 minutes after its end', endOfMonth(period) + WAIT, at)
  }
  if (book.sealed >= period)
    noteBreach(book, event, 'a month is sealed once, and months in order', `after ${book.sealed}`, period)
  if (book.scope.month !== undefined && period !== book.scope.month) {
    if (book.sealed < period) book.sealed = period
    return
  }
  // A month's bundle may omit the seals between the end of the month and its own seal.
  if (book.fromStart && period !== nextToSeal(book))
    noteBreach(book, event, 'no month is left out', nextToSeal(book), period)
  const stated = book.statements.get(period) ?? { count: 0, sums: newSums() }
  if (stated.count !== data.statements)
    noteBreach(book, event, 'the number of statements', stated.count, data.statements)
  for (const name of SUMS) {
    const sum = stated.sums[name]
    if (sum !== data[name] || sum > Number.MAX_SAFE_INTEGER)
      noteBreach(book, event, `the sealed ${name}`, sum, data[name])
  }
  const unstated = book.unstated.get(period) ?? 0
  if (unstated > 0) noteBreach(book, event, 'every account with events is stated', 'no account without', unstated)
  const { first, end } = bounds(book, period, event.seq)
  if (data.first !== first) noteBreach(book, event, 'the sealed first event', first, data.first)
  if (data.end !== end) noteBreach(book, event, 'the sealed end', end, data.end)
  book.statements.delete(period)
  book.unstated.delete(period)
  book.sealed = period
}

/**
 * The first month that is not sealed yet. Every month is sealed, beginning with the month of the first event.
 * @param {Book} book
 * @returns {string}
 */
function nextToSeal({ monthStarts, sealed }) {
  return sealed === '' ? (monthStarts.keys().next().value ?? '') : monthName(monthNumber(sealed) + 1)
}

/** Closing takes minutes, so a month that is still open a day after it could be closed counts as overdue. */
const PATIENCE = 24 * 60 * 60_000

/**
 * The oldest month that should have been closed by the time of the last event but was not.
 * @param {Book} book of all events of the log or of an account
 * @param {number} until time of the last event
 * @returns {string | undefined}
 */
export function overdueMonth(book, until) {
  const open =
    book.scope.kind === 'log'
      ? [nextToSeal(book)]
      : [...book.accounts.values()].flatMap(({ months }) => [...months.keys()])
  return open.sort().find((month) => month !== '' && until >= endOfMonth(month) + WAIT + PATIENCE)
}

/**
 * The range [first, end) of the seqs of a month's events.
 * @param {Book} book
 * @param {string} period
 * @param {number} now
 */
function bounds(book, period, now) {
  let end = now
  for (const [month, seq] of book.monthStarts) if (month > period && seq < end) end = seq
  return { first: book.monthStarts.get(period) ?? end, end }
}
