// Reads a line of a type of simple values from its bytes, in a third of the time of its pattern, which judges what is not read here.
import { asciiBytes, calendarMonth } from './kinds.js'

/** @typedef {import('./kinds.js').Form} Form */

/**
 * @typedef {object} Layout
 * @property {{ key: string, before: Uint8Array, form: Form, inData: boolean }[]} fields the values, each with the fixed bytes before it
 * @property {Record<string, unknown>} event still without values
 * @property {Record<string, unknown>} data
 */

/** The largest time that ECMAScript's Date can hold. */
export const MAX_TIME = 8.64e15

const NULL_BYTES = asciiBytes('null')

/**
 * @type {any} the value that was read last
 */
let found
// Neighbours mostly name the same month.
let lastMonth = { name: '', quoted: NULL_BYTES }
const MONTH = new RegExp(`^${calendarMonth.pattern}$`)

/**
 * @param {Layout} layout
 * @param {Uint8Array} bytes
 * @param {number} from
 * @param {number} end the place of type and version, which are the same in all lines of this layout
 * @param {string} line the same bytes, one character for each
 * @returns {import('./shapes.js').LedgerEvent | undefined} undefined if they are no such event
 */
export function scanEvent(layout, bytes, from, end, line) {
  /** @type {any} */
  const event = { ...layout.event }
  const data = { ...layout.data }
  let at = from
  for (const { key, before, form, inData } of layout.fields) {
    at = afterBytes(bytes, at, before)
    if (at >= 0) at = scanValue(form, bytes, at, line, from)
    if (at < 0) return undefined
    if (inData) data[key] = found
    else event[key] = found
  }
  event.data = data
  return at === end && event.at <= MAX_TIME ? event : undefined
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 * @param {Uint8Array} wanted
 * @returns {number} the place after the wanted bytes; -1 if others are there
 */
function afterBytes(bytes, at, wanted) {
  for (let index = 0; index < wanted.length; index += 1) if (bytes[at + index] !== wanted[index]) return -1
  return at + wanted.length
}

/**
 * @param {Form} form
 * @param {Uint8Array} bytes
 * @param {number} at
 * @param {string} line
 * @param {number} from the place of the line
 * @returns {number} the place after the value, which is `found` then; -1 if none of this form is there
 */
function scanValue(form, bytes, at, line, from) {
  if (form.orNull && bytes[at] === NULL_BYTES[0]) {
    found = null
    return afterBytes(bytes, at, NULL_BYTES)
  }
  switch (form.is) {
    case 'number':
      return scanNumber(form, bytes, at)
    case 'constant':
      return scanConstant(form, bytes, at)
    case 'month':
      return scanMonth(bytes, at, line, from)
    case 'run': {
      const end = scanRun(form, bytes, at)
      found = line.slice(at - from + 1, end - from - 1)
      return end
    }
  }
}

/**
 * @param {Form} form
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function scanNumber({ least, most }, bytes, at) {
  if (!isDigit(bytes[at])) return -1
  let value = bytes[at] - 48
  at += 1
  // After a leading zero no digit may follow. Beyond 2^53 the sum is rounded, but never below it.
  if (value > 0) for (; isDigit(bytes[at]); at += 1) value = value * 10 + bytes[at] - 48
  found = value
  return value < least || value > most ? -1 : at
}

/** @param {number} byte */
export function isDigit(byte) {
  return byte >= 48 && byte <= 57
}

/**
 * @param {Form} form
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function scanConstant({ constants }, bytes, at) {
  for (const { value, written } of constants) {
    const after = afterBytes(bytes, at, written)
    if (after < 0) continue
    found = value
    return after
  }
  return -1
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 * @param {string} line
 * @param {number} from
 */
function scanMonth(bytes, at, line, from) {
  if (afterBytes(bytes, at, lastMonth.quoted) < 0) {
    const quoted = line.slice(at - from, at - from + 9)
    if (!MONTH.test(quoted)) return -1
    lastMonth = { name: quoted.slice(1, -1), quoted: asciiBytes(quoted) }
  }
  found = lastMonth.name
  return at + lastMonth.quoted.length
}

/**
 * @param {Form} form
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function scanRun({ start, first, others, least, most }, bytes, at) {
  const run = afterBytes(bytes, at, start)
  if (run < 0 || first[bytes[run]] !== 1) return -1
  let end = run + 1
  while (end < run + most && others[bytes[end]] === 1) end += 1
  return end < run + least || bytes[end] !== 34 ? -1 : end + 1
}
