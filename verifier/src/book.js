// What the rules remember while they read the events in order: accounts, their open months, reservations, credit lots.
import { newHolds } from './holds.js'
import { newKeysSeen } from './keys-seen.js'
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
 * One account's month. `open` and `reserved` are running requests and the units they hold of the monthly quota;
 * `unsure` are units of late settlements whose source lies outside the bundle.
 * @typedef {Sums & { open: number, reserved: number, unsure: number }} Month
 */

/**
 * @typedef {object} Account
 * @property {string} name
 * @property {number} index
 * @property {boolean} known its account.opened was read
 * @property {boolean} missed it was said that its account.opened is not there
 * @property {boolean} continuous its plan is followed from event to event, without a change that may lie outside the bundle
 * @property {string} plan
 * @property {number} quota
 * @property {{ month: string, plan: string, quota: number }[]} before plan and quota before each month with a change, oldest first
 * @property {Chain} chain
 * @property {boolean} erased
 * @property {string} closed the last month with a statement; '' for none
 * @property {Map<string, Month>} months
 * @property {Map<number, { left: number, held: number, expires: number | null }>} lots
 */

/**
 * The events of one chain that follow each other without a gap: the last one's number, and the months in which any of
 * them happened that have no statement, or seal, since.
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
    /** Nothing before the first line is missing, so what an event names must be there. */
    fromStart: scope.month === undefined,
    accounts: /** @type {Map<string, Account>} */ (new Map()),
    holds: newHolds(),
    owners: newOwners(),
    /** Of the log's own events. */
    chain: /** @type {Chain} */ ({ aseq: -1, open: [] }),
    /** The first and the last event of ledger.jsonl so far: what lies between them is held completely. */
    first: Infinity,
    last: -1,
    keys: newKeysSeen(),
    requests: newKeysSeen(),
    /** Version of the last request.reserved. */
    reservedVersion: 1,
    policies: /** @type {Map<number, Map<string, number>>} */ (new Map()),
    policyVersion: 0,
    logKey: /** @type {string | null} */ (null),
    stripeEvents: /** @type {Set<string>} */ (new Set()),
    /** What was paid and given back, by invoice. */
    invoices: /** @type {Map<string, { paid: number, refunded: number }>} */ (new Map()),
    /** The last month with a period.sealed; '' for none. */
    sealed: '',
    /** Statements of months that are not sealed yet: their sums and number. */
    statements: /** @type {Map<string, { count: number, sums: Sums }>} */ (new Map()),
    /** How many accounts have something in a month and no statement of it yet. */
    unstated: /** @type {Map<string, number>} */ (new Map()),
    /** seq of the first event of each month. */
    monthStarts: /** @type {Map<string, number>} */ (new Map()),
    judgedStatements: 0,
    skippedStatements: 0,
    /** Statements whose plan and quota could not be judged. */
    blindStatements: 0,
    /** References to what became of requests before the range. */
    unjudged: 0,
    late: /** @type {number[]} */ ([]),
    lateCount: 0,
    /** What the rules rest on, and the bundle does not hold. */
    missing: /** @type {string[]} */ ([]),
    missingCount: 0,
    breaches: /** @type {Breach[]} */ ([]),
    breachCount: 0,
    /** Those of them that are about statements and seals. */
    statementBreaches: 0,
  }
}

/** @typedef {ReturnType<typeof newBook>} Book */

const MAX_BREACHES = 20

/**
 * Notes that an event breaks a rule.
 * @param {Book} book
 * @param {{ seq: number, type: string }} event
 * @param {string} rule
 * @param {unknown} expected
 * @param {unknown} found
 */
export function breach(book, event, rule, expected, found) {
  book.breachCount += 1
  if (event.type === 'period.closed' || event.type === 'period.sealed') book.statementBreaches += 1
  if (book.breaches.length < MAX_BREACHES) {
    book.breaches.push({ seq: event.seq, rule, expected: String(expected), found: String(found) })
  }
}

/**
 * Notes that something is not in the bundle although every export of its kind holds it: neither right nor wrong can be
 * seen then.
 * @param {Book} book
 * @param {string} text
 */
export function lacking(book, text) {
  book.missingCount += 1
  if (book.missing.length < MAX_BREACHES) book.missing.push(text)
}

/**
 * An event names another one that is not what it should be, or not there: a breach where the bundle holds that place of
 * the log or of the account, else incomplete evidence, since an export holds what its events name.
 * @param {Book} book
 * @param {{ seq: number, type: string }} event
 * @param {string} rule
 * @param {string} expected
 * @param {number} named
 */
export function namesNothing(book, event, rule, expected, named) {
  const held = book.fromStart || named >= event.seq || ownerOf(book.owners, named) !== -1
  // Of the log's own events, an account's export holds only those that are named.
  const elsewhere = book.scope.kind === 'account' && expected === 'a policy'
  const within = named >= book.first && named <= book.last && !elsewhere
  if (held || within) breach(book, event, rule, expected, `event ${named}`)
  else lacking(book, `event ${event.seq} names event ${named}, which is not in this export: ${rule}`)
}

/**
 * @param {Book} book
 * @param {string} name
 * @returns {Account}
 */
export function accountOf(book, name) {
  const found = book.accounts.get(name)
  if (found !== undefined) return found
  const made = {
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
  }
  book.accounts.set(name, made)
  return made
}

/**
 * Whether an event lies before the month that the bundle is about, so that what followed it is not in the bundle.
 * @param {Book} book
 * @param {number} at
 */
export function isBefore({ scope }, at) {
  return scope.month !== undefined && at < startOfMonth(scope.month)
}

/**
 * The open month of an account; from its first event on the month wants a statement.
 * @param {Book} book
 * @param {Account} account
 * @param {string} name
 * @returns {Month}
 */
export function monthIn(book, account, name) {
  const found = account.months.get(name)
  if (found !== undefined) return found
  const made = { ...newSums(), open: 0, reserved: 0, unsure: 0 }
  account.months.set(name, made)
  book.unstated.set(name, (book.unstated.get(name) ?? 0) + 1)
  return made
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
