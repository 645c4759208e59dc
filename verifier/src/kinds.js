// The kinds of values that an event may hold, each with the one way to write it.

/**
 * A kind of value: the pattern of its text, without capturing groups, and its name for people.
 * @typedef {{ pattern: string, name: string, form?: Form }} Kind `form` is there if it is simple: it allows the same texts as the
 *   pattern, and `scan.js` reads them by it
 */

/**
 * @typedef {object} Form
 * @property {'number' | 'run' | 'month' | 'constant'} is
 * @property {number} least a number is not less; a run has not fewer bytes after its start
 * @property {number} most
 * @property {Uint8Array} start of a run, with its quote
 * @property {Uint8Array} first 1 for each byte that the run may begin with, else 0
 * @property {Uint8Array} others the same for those that follow
 * @property {{ value: unknown, written: Uint8Array }[]} constants
 * @property {boolean} orNull it may be null instead
 */

const NO_BYTES = new Uint8Array(0)
const NONE = { start: NO_BYTES, first: NO_BYTES, others: NO_BYTES, constants: [] }
/**
 * @type {Form} all forms have the same properties, so that code which reads any of them is compiled once
 */
const PLAIN_FORM = { is: 'constant', least: 0, most: 0, ...NONE, orNull: false }

/**
 * A pattern of the whole numbers from 1 to `max`, without leading zeros; `max` has 16 digits.
 * @param {string} max
 */
function upTo(max) {
  const equal = Array.from(max, (digit, at) => [max.slice(0, at), Number(digit), max.length - at - 1])
  const longest = equal.flatMap(([start, digit, left]) => {
    const lowest = start === '' ? 1 : 0
    return Number(digit) > lowest ? [`${start}[${lowest}-${Number(digit) - 1}][0-9]{${left}}`] : []
  })
  return `(?:[1-9][0-9]{0,14}|${longest.join('|')}|${max})`
}

// 2^53 - 1: up to here every reader in every language reads the same number.
const POSITIVE = upTo(String(Number.MAX_SAFE_INTEGER))

/**
 * @param {number} least
 * @param {number} [most]
 * @returns {Form}
 */
function numberForm(least, most = Number.MAX_SAFE_INTEGER) {
  return { ...PLAIN_FORM, is: 'number', least, most }
}

/**
 * @param {unknown[]} values
 * @returns {Form}
 */
function constantForm(values) {
  const constants = values.map((value) => ({ value, written: asciiBytes(JSON.stringify(value)) }))
  return { ...PLAIN_FORM, constants }
}

/** @type {Kind} */
export const count = { pattern: `0|${POSITIVE}`, name: 'a whole number', form: numberForm(0) }
/** @type {Kind} */
export const onlyZero = { pattern: '0', name: '0', form: numberForm(0, 0) }
/** @type {Kind} */
export const whole = { pattern: `0|-?${POSITIVE}`, name: 'a whole number, with a sign if below zero' }
/** @type {Kind} */
export const amount = { pattern: POSITIVE, name: 'a whole number above zero', form: numberForm(1) }
/** @type {Kind} */
export const flag = { pattern: 'true|false', name: 'true or false', form: constantForm([true, false]) }
/** @type {Kind} */
export const onlyNull = { pattern: 'null', name: 'null', form: constantForm([null]) }
// RFC 8785, 3.2.2.2: quote, backslash and control characters have exactly one escape; no other character is escaped.
/** @type {Kind} */
export const text = {
  pattern: '"(?:[^"\\\\\\x00-\\x1f]|\\\\["\\\\bfnrt]|\\\\u00(?:0[0-7bef]|1[0-9a-f]))*"',
  name: 'a text',
}
/** @type {Kind} */
export const calendarMonth = {
  pattern: '"[0-9]{4}-(?:0[1-9]|1[0-2])"',
  name: 'a month, YYYY-MM',
  form: { ...PLAIN_FORM, is: 'month' },
}

/**
 * @param {string} pattern
 * @param {string} name
 * @returns {Kind}
 */
export function word(pattern, name) {
  return { pattern: `"${pattern}"`, name }
}

/**
 * @param {{ start?: string, of: string, first?: string, least: number, most?: number }} given after a fixed start, from `least` to
 *   `most` characters of a class, such as `0-9a-f`; the first one may be of a class of its own
 * @param {string} name
 * @returns {Kind}
 */
export function wordOf({ start = '', of, first = of, least, most = least }, name) {
  const form = { ...PLAIN_FORM, is: /** @type {const} */ ('run'), least, most }
  const bytes = { start: asciiBytes(`"${start}`), first: bytesOfClass(first), others: bytesOfClass(of) }
  return { ...word(`${start}[${first}][${of}]{${least - 1},${most - 1}}`, name), form: { ...form, ...bytes } }
}

/**
 * @param {...string} words
 * @returns {Kind}
 */
export function oneOf(...words) {
  const kind = word(
    `(?:${words.join('|').replaceAll('.', '\\.')})`,
    words.length === 1 ? `"${words[0]}"` : `one of ${words.join(', ')}`,
  )
  return { ...kind, form: constantForm(words) }
}

/**
 * @param {Kind} kind
 * @returns {Kind}
 */
export function orNull({ pattern, name, form }) {
  const kind = { pattern: `null|${pattern}`, name: `${name}, or null` }
  return form === undefined ? kind : { ...kind, form: { ...form, orNull: true } }
}

/**
 * @param {Record<string, Kind>} fields
 * @returns {Kind}
 */
export function record(fields) {
  const inner = sorted(fields).map(([key, kind]) => `"${key}":(?:${kind.pattern})`)
  return { pattern: `\\{${inner.join(',')}\\}`, name: `an object with ${Object.keys(fields).join(', ')}` }
}

/**
 * @param {Kind} kind
 * @returns {Kind}
 */
export function listOf({ pattern, name }) {
  return { pattern: `\\[(?:(?:${pattern})(?:,(?:${pattern}))*)?\\]`, name: `a list: ${name}` }
}

/**
 * RFC 8785, 3.2.3: keys in order of their UTF-16 code units.
 * @template T
 * @param {Record<string, T>} fields
 * @returns {[string, T][]}
 */
export function sorted(fields) {
  return Object.keys(fields)
    .sort()
    .map((key) => [key, fields[key]])
}

/** @param {string} fixed of ASCII characters */
export function asciiBytes(fixed) {
  return Uint8Array.from(fixed, (character) => character.charCodeAt(0))
}

/**
 * @param {string} characters as between the brackets of a pattern
 * @returns {Uint8Array} 1 for each byte that is one of them, else 0
 */
function bytesOfClass(characters) {
  const pattern = new RegExp(`[${characters}]`)
  return Uint8Array.from({ length: 256 }, (_, byte) => (pattern.test(String.fromCharCode(byte)) ? 1 : 0))
}
