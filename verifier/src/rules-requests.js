// The rules of a request: reserved once, ended once, within the limit, counted in the right month.
import { isBefore, monthIn, noteBadReference, noteBreach } from './book.js'
import {
  addHold,
  EXPIRED,
  findHold,
  HOLD_STATES,
  holdAt,
  LATE,
  monthName,
  monthNumber,
  OPEN,
  RELEASED,
  SETTLED,
  setHold,
  UNKNOWN,
} from './holds.js'
import { addKey } from './keys-seen.js'
import { monthOf } from './months.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Account} Account */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

const LATE_LISTED = 20
/** How long a reservation holds its units. */
export const HOLD_MS = 120_000

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function judgeReservation(book, event, account) {
  const { seq, at, data } = event
  const { amount, period } = data
  const lot = event.v === 1 ? null : data.lot
  if (event.idem !== null && !addKey(book.keys, event.idem)) {
    noteBreach(book, event, 'an idempotency key comes once', 'a new key', event.idem)
  }
  if (period !== monthOf(at)) noteBreach(book, event, 'a request belongs to the month it began in', monthOf(at), period)
  if (data.expires_at !== at + HOLD_MS) {
    noteBreach(book, event, 'a reservation holds for two minutes', at + HOLD_MS, data.expires_at)
  }
  // A request id starts with its time; only its last half is random.
  if (!addKey(book.requests, data.request, data.request.length - 16)) {
    noteBreach(book, event, 'a request is reserved once', 'a new request', data.request)
  }
  if (event.v < book.reservedVersion) {
    noteBreach(
      book,
      event,
      'no older version after a newer one',
      `version ${book.reservedVersion}`,
      `version ${event.v}`,
    )
  }
  book.reservedVersion = event.v
  if ((data.source === 'lot') !== (lot !== null)) {
    noteBreach(book, event, 'a lot is named exactly where the source is a lot', data.source, lot)
  }
  const month = monthIn(book, account, period)
  const used = month.used + month.reserved
  const limit = account.quota + month.adjusted
  // Of the months before, a month's bundle holds only the events that its own events refer to, so the sums are unknown.
  const judged = account.known && !isBefore(book, at)
  if (lot === null) {
    // Room in a month: used + reserved + amount <= quota + adjusted.
    if (judged && used + amount > limit) {
      noteBreach(book, event, 'no reservation beyond the limit', `at most ${limit} in ${period}`, used + amount)
    }
    month.reserved += amount
  } else takeFromLot(book, event, account, lot, used + amount > limit || !judged)
  month.open += 1
  if (data.retry_of !== null) judgeRetry(book, event, account)
  addHold(book.holds, {
    seq,
    account: account.index,
    amount,
    month: monthNumber(period),
    lot: lot ?? -1,
    expires: data.expires_at,
    state: isBefore(book, at) ? UNKNOWN : OPEN,
    superseded: 0,
    ended: -1,
  })
}

/**
 * The monthly quota is spent first, then the lots: earliest expiry first (never-expiring last), then by seq.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {number} lot
 * @param {boolean} quotaSpent
 */
function takeFromLot(book, event, account, lot, quotaSpent) {
  const { amount } = event.data
  if (!quotaSpent) noteBreach(book, event, 'the monthly quota is spent before a lot', 'quota', `lot ${lot}`)
  const found = account.lots.get(lot)
  if (found === undefined) {
    noteBadReference(book, event, 'a lot was granted to this account', 'a granted lot', lot)
    return
  }
  if (found.expires !== null && event.at >= found.expires) {
    noteBreach(book, event, 'a lot past its end is not taken', `before ${found.expires}`, event.at)
  }
  if (found.left < amount) noteBreach(book, event, 'a lot never goes below zero', `at most ${found.left}`, amount)
  for (const [seq, other] of account.lots) {
    const usable = other.left >= amount && (other.expires === null || event.at < other.expires)
    if (!usable || seq === lot) continue
    const sooner = (other.expires ?? Number.POSITIVE_INFINITY) - (found.expires ?? Number.POSITIVE_INFINITY)
    // Infinity - Infinity is NaN: neither lot expires, so the older grant goes first.
    if (sooner < 0 || ((sooner === 0 || Number.isNaN(sooner)) && seq < lot)) {
      noteBreach(
        book,
        event,
        'lots are spent by earliest end, then in order of their grant',
        `lot ${seq}`,
        `lot ${lot}`,
      )
      break
    }
  }
  found.left -= amount
  found.held += amount
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeRetry(book, event, account) {
  const place = findHold(book.holds, event.data.retry_of)
  if (place < 0) {
    noteBadReference(book, event, 'a retry names an earlier reservation', 'a reservation', event.data.retry_of)
    return
  }
  const hold = holdAt(book.holds, place)
  const free = hold.account === account.index && hold.superseded === 0
  if (free && hold.state === UNKNOWN) book.unjudged += 1
  else if (!free || (hold.state !== RELEASED && hold.state !== EXPIRED)) {
    noteBreach(
      book,
      event,
      'a retry names an own reservation that came to nothing, once',
      'released or expired',
      describeHold(hold),
    )
  }
  setHold(book.holds, place, 'superseded', 1)
}

/** @param {import('./holds.js').Hold} hold */
function describeHold(hold) {
  return `reservation ${hold.seq}, ${HOLD_STATES[hold.state]}${hold.superseded === 1 ? ', repeated' : ''}`
}

/**
 * request.settled, request.released and request.expired.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function judgeEnd(book, event, account) {
  const { at, data, type } = event
  const late = data.late === true
  const month = monthIn(book, account, data.period)
  if (type === 'request.settled') month.settled += 1
  else if (type === 'request.released') month.released += 1
  else month.expired += 1
  if (late) {
    month.late += 1
    listLate(book, event)
  } else month.requests += 1
  if (type === 'request.settled') {
    month.tokens_in += data.tokens_in
    month.tokens_out += data.tokens_out
  }

  const place = findHold(book.holds, data.reserve)
  if (place < 0) {
    noteBadReference(book, event, 'what ends was reserved before', 'a reservation', data.reserve)
    if (type === 'request.settled') month.unsure += data.amount
    return
  }
  const hold = holdAt(book.holds, place)
  if (hold.account !== account.index)
    noteBreach(book, event, 'what ends is of the same account', account.name, describeHold(hold))
  const state = late ? EXPIRED : OPEN
  if (hold.state === UNKNOWN) book.unjudged += 1
  else if (hold.state !== state) {
    noteBreach(book, event, 'a reservation ends once', HOLD_STATES[state], describeHold(hold))
    // Counting it twice would only add more faults with the same cause.
    return
  }
  const began = monthName(hold.month)
  if (late && account.closed >= began) {
    if (data.period !== monthOf(at)) {
      noteBreach(book, event, 'late after the statement counts in the open month', monthOf(at), data.period)
    }
  } else if (data.period !== began && hold.state === UNKNOWN && late && data.period === monthOf(at)) {
    // A statement that this bundle does not hold says whether the month in which it began was closed by then.
    book.unjudged += 1
  } else if (data.period !== began)
    noteBreach(book, event, 'a request counts in the month it began in', began, data.period)
  const owed = late && hold.superseded === 1 ? 0 : hold.amount
  // A later attempt makes a late success free. It may lie outside a month's bundle: before the month or after its end.
  const mayBeRepeated = late && data.amount === 0 && !book.fromStart && (hold.state === UNKNOWN || monthOf(at) > began)
  if (data.amount !== owed) {
    if (mayBeRepeated) book.unjudged += 1
    else noteBreach(book, event, 'what ends is what was reserved', owed, data.amount)
  }
  if (type === 'request.expired') {
    if (at < hold.expires) noteBreach(book, event, 'nothing expires early', `${hold.expires} or later`, at)
  } else if (!late && at >= hold.expires) {
    noteBreach(book, event, 'what ends after its time is late', `before ${hold.expires}`, at)
  }
  settleUnits(account, hold, event, late, month)
  setHold(book.holds, place, 'state', late ? LATE : stateOf(type))
  setHold(book.holds, place, 'ended', event.seq)
  if (type !== 'request.settled') return
  setHold(book.holds, place, 'amount', data.amount)
  setHold(book.holds, place, 'month', monthNumber(data.period))
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 */
function listLate(book, event) {
  if (book.scope.month !== undefined && event.data.period !== book.scope.month) return
  book.lateCount += 1
  if (book.late.length < LATE_LISTED) book.late.push(event.seq)
}

/**
 * Books the units of an end: an open hold is freed; settled units count as used, from the quota or from the lot.
 * @param {Account} account
 * @param {import('./holds.js').Hold} hold
 * @param {LedgerEvent} event
 * @param {boolean} late
 * @param {import('./book.js').Month} month
 */
function settleUnits(account, hold, event, late, month) {
  const settled = event.type === 'request.settled' ? event.data.amount : 0
  const start = account.months.get(monthName(hold.month))
  if (!late && start !== undefined) start.open -= 1
  if (hold.lot < 0) {
    if (!late && start !== undefined) start.reserved -= hold.amount
    month.used += settled
    return
  }
  month.from_lots += settled
  const lot = account.lots.get(hold.lot)
  if (lot === undefined) return
  // A late settle counts in full even if the lot has fewer units left: it is beyond the monthly limit.
  if (late) lot.left -= Math.min(lot.left, settled)
  else {
    lot.held -= hold.amount
    lot.left += hold.amount - settled
  }
}

/** @param {string} type */
function stateOf(type) {
  if (type === 'request.settled') return SETTLED
  return type === 'request.released' ? RELEASED : EXPIRED
}

/**
 * adjustment.posted: units of a settled request are given back in the open month, never more than the request cost.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
export function judgeAdjustment(book, event, account) {
  const { at, data } = event
  if (data.period !== monthOf(at))
    noteBreach(book, event, 'an adjustment counts in the open month', monthOf(at), data.period)
  monthIn(book, account, data.period).adjusted += data.units
  const place = findHold(book.holds, data.reserve)
  if (place < 0) {
    noteBadReference(book, event, 'an adjustment names a reservation', 'a reservation', data.reserve)
    return
  }
  const hold = holdAt(book.holds, place)
  if (hold.account !== account.index)
    noteBreach(book, event, 'an adjustment is of the same account', account.name, describeHold(hold))
  if (hold.state === UNKNOWN) {
    noteBadReference(book, event, 'an adjustment names what was settled', 'a settle', data.settled)
    return
  }
  if (hold.ended !== data.settled || (hold.state !== SETTLED && hold.state !== LATE)) {
    noteBreach(book, event, 'an adjustment names what was settled', `settled by ${hold.ended}`, data.settled)
  } else if (monthNumber(data.of_period) !== hold.month) {
    noteBreach(book, event, 'an adjustment names the month that was charged', monthName(hold.month), data.of_period)
  }
  const before = book.holds.given.get(hold.seq) ?? 0
  const givenBack = before + data.units
  if (givenBack > hold.amount) {
    noteBreach(book, event, 'no more is given back than was settled', `at most ${hold.amount - before}`, data.units)
  }
  book.holds.given.set(hold.seq, givenBack)
}
