// The state of the rules while they read the events in order: accounts, open months, reservations, credit lots.
import { newHolds } from './holds.js'
import { newKeysSeen } from './keys-seen.js'
import { newMoney } from './money-book.js'
import { startOfMonth } from './months.js'
import { newOwners, ownerOf } from './owners.js'

/** The sums of one month, named as in period.closed and period.sealed. */
export const SUMS = /** @type {const} */ ([
  'requests',
  'settled',
  'released',
  'expired',
  'late',
  'used',
  'from_lots',
  'adjusted',
  'tokens_in',
  'tokens_out',
  'granted',
  'credits_expired',
  'credits_revoked',
  'paid',
  'refunded',
])

/** @typedef {Record<typeof SUMS[number], number>} Sums */

/**
 * One account's month. `open` counts the running requests and `reserved` the units that they hold of the monthly quota;
 * `unsure` counts units settled late whose source lies outside the bundle.
 * @typedef {Sums & { open: number, reserved: number, unsure: number }} Month
 */

/**
 * @typedef {object} Account
 * @property {string} name
 * @property {number} index
 * @property {boolean} known its account.opened was read
 * @property {boolean} missed the report already says that its account.opened is missing
 * @property {boolean} continuous its plan is known from event to event: no change of it can lie outside the bundle
 * @property {string} plan
 * @property {number} quota
 * @property {{ month: string, plan: string, quota: number }[]} before plan and quota before each month with a change, oldest first
 * @property {Chain} chain
 * @property {boolean} erased
 * @property {string} closed the last month with a statement; '' for none
 * @property {Map<string, Month>} months
 * @property {Map<number, { left: number, held: number, expires: number | null }>} lots
 * @property {number} subscribed the first event that gave it a plan with a price, by its subscription; -1 without one
 * @property {number} largest its largest payment, in minor units; 0 without one
 */

/**
 * A run of events of one chain without a gap: the number of the last event, and the months with events that have no
 * statement, or seal, yet.
 * @typedef {{ aseq: number, open: string[] }} Chain
 */

/** A rule that an event breaks. @typedef {{ seq: number, rule: string, expected: string, found: string }} Breach */

/**
 * How much of the log the bundle holds: all of it, all of one account, or one month of either.
 * @typedef {{ kind: 'log' | 'account', account: string | undefined, month: string | undefined }} Scope
 */

/** @param {Scope} scope */
export function newBook(scope) {
  return {
    scope,
    /** True if the bundle starts with the first event, so that every event it refers to must be in it. */
    fromStart: scope.month === undefined,
    accounts: /** @type {Map<string, Account>} */ (new Map()),
    holds: newHolds(),
    owners: newOwners(),
    /** The chain of the log's own events. */
    chain: /** @type {Chain} */ ({ aseq: -1, open: [] }),
    /** The first and the last event of ledger.jsonl so far; the bundle holds everything between them. */
    first: Infinity,
    last: -1,
    keys: newKeysSeen(),
    requests: newKeysSeen(),
    /** Version of the last request.reserved. */
    reservedVersion: 1,
    policies: /** @type {Map<number, Map<string, number>>} */ (new Map()),
    policyVersion: 0,
    logKey: /** @type {string | null} */ (null),
    /** Lost numbers: those of the stretch that is being told, and all stretches so far. `last` is the event judged last. */
    lost: {
      last: -1,
      running: /** @type {LostStretch | undefined} */ (undefined),
      told: /** @type {LostStretch[]} */ ([]),
      count: 0,
    },
    /** The verifiers that the log published, oldest first. */
    verifiers: /** @type {import('./published-verifier.js').PublishedVerifier[]} */ ([]),
    money: newMoney(),
    /** Corrections of the clock. */
    corrections: {
      count: 0,
      named: /** @type {{ seq: number, at: number, clock: number, operator: string }[]} */ ([]),
    },
    /** The last month with a period.sealed; '' for none. */
    sealed: '',
    /** Statements of months that are not sealed yet: their sums and number. */
    statements: /** @type {Map<string, { count: number, sums: Sums }>} */ (new Map()),
    /** How many accounts have events in a month but no statement for it yet. */
    unstated: /** @type {Map<string, number>} */ (new Map()),
    /** seq of the first event of each month. */
    monthStarts: /** @type {Map<string, number>} */ (new Map()),
    judgedStatements: 0,
    skippedStatements: 0,
    /** Statements whose plan and quota could not be checked. */
    blindStatements: 0,
    /** References to requests that began before the range. */
    unjudged: 0,
    late: /** @type {number[]} */ ([]),
    lateCount: 0,
    /** Evidence that the rules need but the bundle does not hold. */
    missing: /** @type {string[]} */ ([]),
    missingCount: 0,
    breaches: /** @type {Breach[]} */ ([]),
    breachCount: 0,
    /** How many of the breaches concern statements and seals. */
    statementBreaches: 0,
  }
}

/**
 * A stretch of lost numbers, from `first` up to but not with `end`.
 * @typedef {{ first: number, end: number, operator: string }} LostStretch
 */

/** @typedef {ReturnType<typeof newBook>} Book */

const MAX_BREACHES = 20

/**
 * Records that an event breaks a rule.
 * @param {Book} book
 * @param {{ seq: number, type: string }} event
 * @param {string} rule
 * @param {unknown} expected
 * @param {unknown} found
 */
export function noteBreach(book, event, rule, expected, found) {
  book.breachCount += 1
  if (event.type === 'period.closed' || event.type === 'period.sealed') book.statementBreaches += 1
  if (book.breaches.length < MAX_BREACHES) {
    book.breaches.push({ seq: event.seq, rule, expected: String(expected), found: String(found) })
  }
}

/**
 * Records that the bundle lacks something that every export of its kind holds. The rule can then be neither confirmed nor
 * refuted.
 * @param {Book} book
 * @param {string} text
 */
export function noteMissing(book, text) {
  book.missingCount += 1
  if (book.missing.length < MAX_BREACHES) book.missing.push(text)
}

/**
 * Records that an event refers to an event that is missing or of the wrong kind. That is a breach if the bundle covers that
 * place of the log or of the account; else the evidence is incomplete, since an export holds every event that it refers to.
 * @param {Book} book
 * @param {{ seq: number, type: string }} event
 * @param {string} rule
 * @param {string} expected
 * @param {number} named
 */
export function noteBadReference(book, event, rule, expected, named) {
  const held = book.fromStart || named >= event.seq || ownerOf(book.owners, named) !== -1
  // An account's export holds only those of the log's own events that its events refer to.
  const elsewhere = book.scope.kind === 'account' && expected === 'a policy'
  const within = named >= book.first && named <= book.last && !elsewhere
  if (held || within) noteBreach(book, event, rule, expected, `event ${named}`)
  else noteMissing(book, `event ${event.seq} names event ${named}, which is not in this export: ${rule}`)
}

/**
 * @param {Book} book
 * @param {string} name
 * @returns {Account}
 */
export function accountOf(book, name) {
  const found = book.accounts.get(name)
  if (found !== undefined) return found
  const account = {
    name,
    index: book.accounts.size,
    known: false,
    missed: false,
    continuous: false,
    plan: '',
    quota: 0,
    before: [],
    chain: { aseq: -1, open: [] },
    erased: false,
    closed: '',
    months: new Map(),
    lots: new Map(),
    subscribed: -1,
    largest: 0,
  }
  book.accounts.set(name, account)
  return account
}

/**
 * Whether an event lies before the month of the bundle. The bundle then need not hold the events that followed it.
 * @param {Book} book
 * @param {number} at
 */
export function isBefore({ scope }, at) {
  return scope.month !== undefined && at < startOfMonth(scope.month)
}

/**
 * The open month of an account. It needs a statement from its first event on.
 * @param {Book} book
 * @param {Account} account
 * @param {string} name
 * @returns {Month}
 */
export function monthIn(book, account, name) {
  const found = account.months.get(name)
  if (found !== undefined) return found
  const month = { ...newSums(), open: 0, reserved: 0, unsure: 0 }
  account.months.set(name, month)
  book.unstated.set(name, (book.unstated.get(name) ?? 0) + 1)
  return month
}

/** @returns {Sums} */
export function newSums() {
  return {
    requests: 0,
    settled: 0,
    released: 0,
    expired: 0,
    late: 0,
    used: 0,
    from_lots: 0,
    adjusted: 0,
    tokens_in: 0,
    tokens_out: 0,
    granted: 0,
    credits_expired: 0,
    credits_revoked: 0,
    paid: 0,
    refunded: 0,
  }
}
