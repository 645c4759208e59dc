// Numbers of events that were acknowledged and then lost with the machine: each is told by an event of its own.
import { noteBreach } from './book.js'
import { counted, say, thousands } from './report.js'

/** @typedef {import('./book.js').Book} Book */
/** @typedef {import('./shapes.js').LedgerEvent} LedgerEvent */

/** How many stretches are named in a report. */
const NAMED = 20

/**
 * Lost numbers are told in one piece: each of them, in order, in the same words, and the last one with the leaf hash that
 * was acknowledged. Judges every event, since another one may stand at the place of a lost number.
 * @param {Book} book
 * @param {LedgerEvent} event
 */
export function judgeLost(book, event) {
  const { lost } = book
  const { seq, type, data } = event
  // An export of a part of the log may begin or end within a stretch.
  const follows = seq === lost.last + 1
  const running = follows && lost.running !== undefined && seq < lost.running.end ? lost.running : undefined
  lost.last = seq
  if (type !== 'number.lost') {
    if (running !== undefined) noteBreach(book, event, 'lost numbers are told in one piece', 'number.lost', type)
    lost.running = undefined
    return
  }
  const { first, end, operator, leaf } = data
  if (running !== undefined) {
    if (first !== running.first || end !== running.end || operator !== running.operator) {
      noteBreach(book, event, 'lost numbers are told in the same words', words(running), words(data))
    }
  } else if (follows && first !== seq) {
    noteBreach(book, event, 'the first lost number is that of the event which tells it', seq, first)
  }
  if (seq < first || seq >= end) noteBreach(book, event, 'a lost number is told at its own place', words(data), seq)
  if ((leaf !== null) !== (seq === end - 1)) {
    noteBreach(book, event, 'the last lost number, and only that, has its leaf hash', end - 1, leaf ?? 'none')
  }
  lost.count += 1
  lost.running = { first, end, operator }
  if (lost.told.at(-1)?.first !== first && lost.told.length < NAMED) lost.told.push({ first, end, operator })
}

/** @param {Record<string, any>} stretch */
function words({ first, end, operator }) {
  return `${first} to ${end - 1} by ${operator}`
}

/**
 * Says which numbers are lost, if any are. The log is what was signed: that events are missing is part of what it says.
 * @param {import('./report.js').Check[]} checks
 * @param {Book} book
 */
export function checkLost(checks, { lost }) {
  if (lost.count === 0) return
  const text = `${counted(lost.count, 'number')} of events that were acknowledged and lost before they were published: receipts with these numbers name events that this log does not hold`
  const stretches = lost.told.map(
    ({ first, end, operator }) => `${thousands(first)} to ${thousands(end - 1)}, recorded by ${operator}`,
  )
  say(checks, 'Lost numbers', 'OK', text, stretches)
}
