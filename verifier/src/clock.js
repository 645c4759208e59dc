// Corrections of the clock: the log was led ahead of the right time, and an operator said so.
import { noteBreach } from './book.js'
import { counted, say } from './report.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

/** What differs by less is no correction. */
const LEAST_LEAD_MS = 300_000
/** How many corrections are named in a report. */
const NAMED_CORRECTIONS = 20

/**
 * @param {Book} book
 * @param {LedgerEvent} event
 */
export function judgeCorrection(book, event) {
  const { at, data, seq } = event
  if (at - data.clock <= LEAST_LEAD_MS) {
    noteBreach(
      book,
      event,
      'a clock is corrected only if the log is ahead of it',
      `before ${at - LEAST_LEAD_MS}`,
      data.clock,
    )
  }
  book.corrections.count += 1
  if (book.corrections.named.length < NAMED_CORRECTIONS) book.corrections.named.push({ seq, at, ...correctionOf(data) })
}

/** @param {Record<string, any>} data */
function correctionOf({ clock, operator }) {
  return { clock, operator }
}

/**
 * Says between which times the log stood still, if it did: the times of events there are those of a wrong clock.
 * @param {import('./report.js').Check[]} checks
 * @param {Book} book
 */
export function checkCorrections(checks, { corrections }) {
  if (corrections.count === 0) return
  const text = `the log was ahead of the right time, by the word of its operator, ${counted(corrections.count, 'time')}: events near there bear the time of a wrong clock`
  const lines = corrections.named.map(
    ({ seq, at, clock, operator }) => `event ${seq}: ${nameOfTime(at)} in the log, ${nameOfTime(clock)} by ${operator}`,
  )
  say(checks, 'Clock', 'OK', text, lines)
}

/** @param {number} at */
function nameOfTime(at) {
  return at < 8.64e15 ? new Date(at).toISOString() : String(at)
}
