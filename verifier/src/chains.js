// Checks how each event continues the one before it: in its account, in the log and in the month.
import { addFinding, findingAt } from './findings.js'
import { endOfMonth, startOfMonth } from './months.js'

/** @typedef {import('./cursor.js').Cursor} Cursor */
/** @typedef {import('./walk.js').Walk} Walk */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

/**
 * Each account's events form a chain: they are numbered without gaps and each names the leaf hash of the one before. Time
 * never runs backwards in the log.
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {LedgerEvent} event
 * @param {string} leaf
 * @param {import('./book.js').Scope} scope
 */
export function follow(walk, cursor, event, leaf, scope) {
  const inLedger = cursor.name === 'ledger.jsonl'
  if (event.at < walk.at) addFinding(walk, 'links', findingAt(cursor, 0, `a time not before ${walk.at}`, `${event.at}`))
  walk.at = event.at
  if (inLedger && scope.kind === 'log') {
    const next = walk.last === undefined ? (scope.month === undefined ? 0 : event.seq) : walk.last.seq + 1
    if (event.seq !== next) addFinding(walk, 'links', findingAt(cursor, 0, `event ${next}`, `event ${event.seq}`))
  }
  if (scope.kind === 'account' && event.account !== scope.account && (inLedger || event.type !== 'policy.published')) {
    addFinding(walk, 'links', findingAt(cursor, 0, `events of ${scope.account}`, `${event.type} of ${event.account}`))
  }
  const before = walk.chains.get(event.account)
  if (before === undefined) {
    if (inLedger && scope.month === undefined && event.aseq !== 0) {
      addFinding(walk, 'links', findingAt(cursor, 0, `the first event of ${event.account}`, `its event ${event.aseq}`))
    }
    walk.chains.set(event.account, { aseq: event.aseq, seq: event.seq, leaf, inLedger })
    return
  }
  if (event.aseq === before.aseq + 1) {
    if (event.prev !== before.leaf) {
      walk.suspects.add(before.seq)
      addFinding(
        walk,
        'links',
        findingAt(
          cursor,
          0,
          `prev ${before.leaf}, the hash of event ${before.seq} as it is here`,
          `prev ${event.prev}`,
        ),
      )
    }
  } else if (event.aseq <= before.aseq || (inLedger && before.inLedger)) {
    addFinding(
      walk,
      'links',
      findingAt(cursor, 0, `event ${before.aseq + 1} of ${event.account}`, `event ${event.aseq} of it`),
    )
  }
  before.aseq = event.aseq
  before.seq = event.seq
  before.leaf = leaf
  before.inLedger = inLedger
}

/**
 * @param {Walk} walk
 * @param {Cursor} cursor
 * @param {LedgerEvent} event
 * @param {import('./book.js').Scope} scope
 */
export function inRange(walk, cursor, event, scope) {
  if (cursor.name === 'ledger.jsonl') {
    walk.first ??= event
    walk.last = event
    if (scope.month !== undefined && (event.at < startOfMonth(scope.month) || event.at >= endOfMonth(scope.month))) {
      walk.outside += 1
    }
    return
  }
  if (scope.month === undefined) return
  if (event.at < startOfMonth(scope.month)) walk.lastBefore = Math.max(walk.lastBefore, event.seq)
  else if (event.at >= endOfMonth(scope.month)) walk.firstAfter = Math.min(walk.firstAfter, event.seq)
  if (scope.kind === 'account' && event.account !== scope.account) return
  if (event.at < startOfMonth(scope.month)) walk.before = event
  else if (event.at >= endOfMonth(scope.month)) walk.after ??= event
  else walk.outside += 1
}
