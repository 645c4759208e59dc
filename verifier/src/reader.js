// Reads a file of any size line by line through a window of a few megabytes and hashes the whole file meanwhile.
import { newBytes, newHasher } from './crypto-node.js'

const WINDOW = 1 << 20
/** No event is nearly as long; a longer line is refused before it fills the memory. */
const MAX_LINE = 1 << 18

/**
 * A file of a bundle, from any source. `read` copies bytes from `position` into `target` and returns their number.
 * @typedef {{ name: string, size: number, read(target: Uint8Array, position: number): number | Promise<number> }} BundleFile
 */

/**
 * @typedef {object} Reader
 * @property {BundleFile} file
 * @property {Uint8Array} buffer the window; its unread bytes are [at, end)
 * @property {number} at
 * @property {number} end
 * @property {number} base position in the file of buffer[0]
 * @property {boolean} done the file has no more bytes
 * @property {boolean} short the file ended before the size it stated
 * @property {{ update(bytes: Uint8Array): void, hex(): string }} hash
 * @property {number} lines number of the lines taken
 * @property {boolean} trims a carriage return before a line break, and a byte order mark before the first line, are no part of a line
 * @property {number} returns how many lines ended with a carriage return
 * @property {boolean} marked the file began with a byte order mark
 * @property {number} from the line taken last is buffer[from, to), without its line break
 * @property {number} to
 * @property {'lf' | 'none' | 'long'} ending how that line ends
 */

/**
 * @param {BundleFile} file
 * @returns {Reader}
 */
export function openReader(file) {
  // One byte stays free before the first line, so that the 0x00 of a leaf hash always fits in front of a line.
  const buffer = newBytes(Math.min(WINDOW, file.size) + 2)
  const rest = { short: false, hash: newHasher(), lines: 0, from: 1, to: 1, ending: /** @type {const} */ ('lf') }
  const form = { trims: false, returns: 0, marked: false }
  return { file, buffer, at: 1, end: 1, base: -1, done: file.size === 0, ...rest, ...form }
}

/**
 * A reader of a file that no event, hash or note of which ends with a carriage return: one before a line break was put there by
 * a program that saved the file again.
 * @param {BundleFile} file
 * @returns {Reader}
 */
export function openTextReader(file) {
  return { ...openReader(file), trims: true }
}

/**
 * What differs from the form in which the file was exported; '' for nothing.
 * @param {Reader} reader
 */
export function otherFormOf({ trims, returns, marked, lines, ending }) {
  const forms = []
  if (returns > 0) forms.push('line ends with CR LF')
  if (marked) forms.push('a byte order mark at its beginning')
  if (trims && lines > 0 && ending === 'none') forms.push('no line break at its end')
  return forms.join(', ')
}

/**
 * Reads more of the file into the window.
 * @param {Reader} reader
 * @returns {Promise<boolean>} false if no more can be read
 */
export async function fill(reader) {
  if (reader.done) return false
  if (reader.at > 1) {
    reader.buffer.copyWithin(1, reader.at, reader.end)
    reader.base += reader.at - 1
    reader.end -= reader.at - 1
    reader.at = 1
  }
  const room = reader.buffer.length - reader.end
  if (room === 0) return false
  const position = reader.base + reader.end
  const target = reader.buffer.subarray(reader.end, reader.end + Math.min(room, reader.file.size - position))
  const count = await reader.file.read(target, position)
  reader.hash.update(target.subarray(0, count))
  reader.end += count
  if (count === 0) reader.short = true
  if (count === 0 || reader.base + reader.end >= reader.file.size) reader.done = true
  return count > 0
}

/**
 * Takes the next line from the window.
 * @param {Reader} reader
 * @returns {boolean} false if the window holds no whole line; call `fill` and try again
 */
export function takeLine(reader) {
  if (reader.lines === 0 && reader.trims && !reader.marked) skipMark(reader)
  const found = reader.buffer.indexOf(10, reader.at)
  if (found >= 0 && found < reader.end) {
    reader.ending = found - reader.at > MAX_LINE ? 'long' : 'lf'
    const returns = reader.trims && found > reader.at && reader.buffer[found - 1] === 13
    if (returns) reader.returns += 1
    return takeUpTo(reader, returns ? found - 1 : found, found + 1)
  }
  if (reader.end - reader.at > MAX_LINE) {
    reader.ending = 'long'
    return takeUpTo(reader, reader.at + MAX_LINE, reader.at + MAX_LINE)
  }
  if (!reader.done || reader.at === reader.end) return false
  reader.ending = 'none'
  return takeUpTo(reader, reader.end, reader.end)
}

/** @param {Reader} reader */
function skipMark(reader) {
  const { buffer, at, end } = reader
  if (end - at < 3 || buffer[at] !== 0xef || buffer[at + 1] !== 0xbb || buffer[at + 2] !== 0xbf) return
  reader.at += 3
  reader.marked = true
}

/**
 * @param {Reader} reader
 * @param {number} to
 * @param {number} next
 */
function takeUpTo(reader, to, next) {
  reader.from = reader.at
  reader.to = to
  reader.at = next
  reader.lines += 1
  return true
}

/**
 * Takes the next line and reads more of the file if needed.
 * @param {Reader} reader
 * @returns {Promise<boolean>} false at the end of the file
 */
export async function nextLine(reader) {
  while (!takeLine(reader)) if (!(await fill(reader))) return false
  return true
}

/**
 * Reads the rest, so that the hash covers the whole file.
 * @param {Reader} reader
 * @returns {Promise<string>} SHA-256, hex
 */
export async function finish(reader) {
  do reader.at = reader.end
  while (await fill(reader))
  return reader.hash.hex()
}

/**
 * Reads a small file as a whole.
 * @param {BundleFile} file
 * @param {number} limit
 * @returns {Promise<Uint8Array | undefined>} undefined if it is larger than `limit`
 */
export async function readWhole(file, limit) {
  if (file.size > limit) return undefined
  const bytes = newBytes(file.size)
  let filled = 0
  while (filled < bytes.length) {
    const count = await file.read(bytes.subarray(filled), filled)
    if (count === 0) break
    filled += count
  }
  return bytes.subarray(0, filled)
}
