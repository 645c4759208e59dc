// Checks the rules of the ledger a third time, from the events alone and without any code of the product.
import { accountOf, isBefore, monthIn, noteBadReference, noteBreach, noteMissing } from './book.js'
import { judgeCorrection } from './clock.js'
import { judgeLost } from './lost-numbers.js'
import { monthOf } from './months.js'
import { addOwner, THE_LOG } from './owners.js'
import { judgeCause, judgeGrant, judgeLotEnd } from './rules-credits.js'
import { judgeMoney, judgePayment } from './rules-money.js'
import { judgeClosingOrder, judgeSeal, judgeStatement } from './rules-periods.js'
import { judgeAdjustment, judgeEnd, judgeReservation } from './rules-requests.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./book.js').Account} Account */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

/**
 * Judges one event after all earlier ones.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {string} origin the name of the log in its checkpoint
 */
export function judge(book, event, origin) {
  const month = monthOf(event.at)
  if (!book.monthStarts.has(month)) book.monthStarts.set(month, event.seq)
  judgeLost(book, event)
  if (event.account === '_') {
    judgeClosingOrder(book, book.chain, event, month)
    judgeLog(book, event, origin)
    addOwner(book.owners, event.seq, THE_LOG)
    return
  }
  const account = accountOf(book, event.account)
  judgeClosingOrder(book, account.chain, event, month)
  judgeAccount(book, event, account, month)
  addOwner(book.owners, event.seq, account.index)
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {string} month
 */
function judgeAccount(book, event, account, month) {
  if (account.erased && event.type !== 'period.closed') {
    noteBreach(book, event, 'after an erasure only statements follow', 'period.closed', event.type)
  }
  if (event.type === 'account.opened') judgeOpening(book, event, account)
  else if (!account.known) judgeUnopened(book, event, account, month)
  if (event.type === 'period.closed') {
    judgeStatement(book, event, account)
    return
  }
  judgeClosedMonth(book, event, account, event.data.period ?? month)
  // Any event of a month makes the month's statement due.
  monthIn(book, account, month)
  switch (event.type) {
    case 'request.reserved':
      judgeReservation(book, event, account)
      return
    case 'request.settled':
    case 'request.released':
    case 'request.expired':
      judgeEnd(book, event, account)
      return
    case 'adjustment.posted':
      judgeAdjustment(book, event, account)
      return
    case 'plan.changed':
      judgePlanChange(book, event, account)
      return
    case 'credit.granted':
      judgeGrant(book, event, account)
      return
    case 'credit.expired':
    case 'credit.revoked':
      judgeLotEnd(book, event, account)
      return
    case 'account.erased':
      account.erased = true
      return
    case 'account.opened':
      return
    default:
      judgeMoney(book, event, account)
  }
}

/**
 * An export of a month holds the opening of every account with events in it; without it no limit could be judged.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {string} month
 */
function judgeUnopened(book, event, account, month) {
  if (book.fromStart) {
    noteBreach(book, event, 'an account is opened first', 'account.opened', event.type)
    return
  }
  const { month: range } = book.scope
  if (account.missed || (month !== range && event.data.period !== range)) return
  account.missed = true
  noteMissing(book, `account.opened of ${account.name} is not in this export: its plan and limit cannot be judged`)
}

/**
 * A closed month never changes: no event after its statement counts in it.
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 * @param {string} period
 */
function judgeClosedMonth(book, event, account, period) {
  const last = account.closed > book.sealed ? account.closed : book.sealed
  if (period <= last) noteBreach(book, event, 'a closed month never changes', `a month after ${last}`, period)
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {string} origin
 */
function judgeLog(book, event, origin) {
  const { data, seq } = event
  switch (event.type) {
    case 'log.opened':
      if (seq !== 0) noteBreach(book, event, 'log.opened comes first and once', 0, seq)
      if (data.origin !== origin)
        noteBreach(book, event, 'the log is the one that the checkpoint names', origin, data.origin)
      book.money.continues = data.predecessor !== null
      if (data.predecessor?.origin === data.origin) {
        noteBreach(book, event, 'a log does not come before itself', 'another log', data.predecessor.origin)
      }
      return
    case 'policy.published': {
      const next = book.policyVersion + 1
      if (book.scope.kind === 'log' && book.fromStart ? data.version !== next : data.version < next) {
        noteBreach(book, event, 'policies are numbered in order', next, data.version)
      }
      book.policyVersion = data.version
      /** @type {{ key: string, requests_per_month: number, price_month: number | null, price_year: number | null }[]} */
      const plans = data.plans
      const limits = new Map(plans.map((plan) => [plan.key, plan.requests_per_month]))
      if (limits.size < plans.length) {
        noteBreach(book, event, 'a policy has each plan once', `${limits.size} plans`, `${plans.length} entries`)
      }
      book.policies.set(seq, limits)
      const prices = new Map()
      book.money.pricesOf.set(seq, prices)
      for (const { key, price_month, price_year } of plans) {
        prices.set(`${key} month`, price_month).set(`${key} year`, price_year)
        for (const price of [price_month, price_year]) if (price !== null) book.money.prices.add(price)
      }
      return
    }
    case 'key.rotated':
      if (book.scope.month === undefined || book.logKey !== null) {
        if (data.from !== book.logKey)
          noteBreach(book, event, 'a key follows the one before it', book.logKey, data.from)
      }
      if ((data.reason === 'first') !== (data.from === null)) {
        noteBreach(book, event, 'the first key, and only that, has none before it', data.from ?? 'first', data.reason)
      }
      book.logKey = data.to
      return
    case 'clock.corrected':
      judgeCorrection(book, event)
      return
    case 'number.lost':
      return
    case 'verifier.published':
      book.verifiers.push({ seq: event.seq, command: data.command, page: data.page })
      return
    default:
      judgeSeal(book, event)
  }
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgeOpening(book, event, account) {
  const { plan, policy, quota } = event.data
  judgeQuota(book, event, plan, policy, quota)
  account.known = true
  account.continuous = !isBefore(book, event.at)
  account.plan = plan
  account.quota = quota
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {Account} account
 */
function judgePlanChange(book, event, account) {
  const { from, to, policy, quota, effective_at, cause, reason = 'subscription', operator = null } = event.data
  const price = book.money.pricesOf.get(policy)?.get(`${to} month`) ?? null
  if (operator === null && price !== null && account.subscribed < 0) account.subscribed = event.seq
  if (account.known && from !== account.plan) {
    if (account.continuous) noteBreach(book, event, 'a plan is changed from the one before', account.plan, from)
    else if (!isBefore(book, event.at)) {
      noteMissing(
        book,
        `event ${event.seq} changes the plan ${from}, while this export shows ${account.plan} before it: an earlier change of ${account.name} is not in it, or this one is false`,
      )
    }
  }
  account.continuous = !isBefore(book, event.at)
  if (effective_at !== event.at) noteBreach(book, event, 'a plan changes at once', event.at, effective_at)
  if ((reason === 'subscription') !== (operator === null)) {
    noteBreach(book, event, 'an operator changes a plan, or the subscription', operator ?? 'subscription', reason)
  }
  judgeCause(book, event, account, cause)
  judgePayment(book, event, 'a plan is changed by a payment or by none of the events')
  // An enterprise limit comes from a contract, although the change names the policy of its time.
  judgeQuota(book, event, to, policy, to === 'enterprise' ? undefined : quota)
  const month = monthOf(event.at)
  if (account.before.at(-1)?.month !== month) {
    account.before.push({ month, plan: account.plan, quota: account.quota })
  }
  account.plan = to
  account.quota = quota
}

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 * @param {string} plan
 * @param {number} policy
 * @param {number | undefined} quota undefined if it does not come from the policy
 */
function judgeQuota(book, event, plan, policy, quota) {
  const limits = book.policies.get(policy)
  if (limits === undefined) noteBadReference(book, event, 'a limit comes from a published policy', 'a policy', policy)
  else if (quota !== undefined && limits.get(plan) !== quota) {
    noteBreach(book, event, 'a limit is that of the published policy', limits.get(plan) ?? `no plan ${plan}`, quota)
  }
}
