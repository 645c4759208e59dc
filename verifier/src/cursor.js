// Reads the two files of events side by side, in the order of the log.
import { byteText } from './crypto-node.js'
import { fill, openTextReader, takeLine } from './reader.js'

/** One of the two files of events. @typedef {{ name: string, reader: import('./reader.js').Reader, ready: boolean, seq: number, over: boolean, alone: boolean }} Cursor */

/**
 * @param {import('./bundle.js').Bundle} bundle
 * @param {string} name
 * @returns {Cursor}
 */
export function newCursor(bundle, name) {
  return {
    name,
    reader: openTextReader(bundle.files.get(name) ?? emptyFile(name)),
    ready: false,
    seq: -1,
    over: false,
    alone: false,
  }
}

/**
 * @param {string} name
 * @returns {import('./reader.js').BundleFile}
 */
export function emptyFile(name) {
  return { name, size: 0, read: () => 0 }
}

/** @param {Cursor} cursor */
export function advance(cursor) {
  if (cursor.over || !takeLine(cursor.reader)) return false
  cursor.ready = true
  cursor.seq = cursor.alone ? cursor.reader.lines - 1 : seqIn(cursor.reader)
  return true
}

/**
 * @param {Cursor} cursor
 * @param {{ progress?: (bytes: number) => void }} options
 */
export async function waitFor(cursor, { progress }) {
  while (!cursor.over && !cursor.ready) {
    if (advance(cursor)) return
    if (!(await fill(cursor.reader))) {
      cursor.over = true
      return
    }
    if (progress !== undefined && cursor.name === 'ledger.jsonl') progress(cursor.reader.base + cursor.reader.end)
  }
}

/**
 * The cursor whose line comes first in the log. A line of ledger.jsonl without a readable seq is taken at once.
 * @param {Cursor} ledger
 * @param {Cursor} context
 */
export function earlierCursor(ledger, context) {
  if (!ledger.ready) return context.ready ? context : undefined
  if (!context.ready || ledger.seq < 0) return ledger
  return context.seq < ledger.seq ? context : ledger
}

/**
 * The seq that a line claims: the number after its last `"seq":`; -1 if it has none.
 * @param {import('./reader.js').Reader} reader
 */
function seqIn({ buffer, from, to }) {
  const lowest = Math.max(from, to - 200)
  // Look for the colon first: the tail of a line holds few of them.
  for (let at = to - 1; at >= lowest + 5; at -= 1) {
    if (buffer[at] !== 0x3a || buffer[at - 2] !== 0x71 || byteText(buffer, at - 5, at) !== '"seq"') continue
    let seq = 0
    let digits = 0
    for (let place = at + 1; place < to && buffer[place] >= 0x30 && buffer[place] <= 0x39; place += 1) {
      seq = seq * 10 + buffer[place] - 0x30
      digits += 1
    }
    return digits > 0 && Number.isSafeInteger(seq) ? seq : -1
  }
  return -1
}
