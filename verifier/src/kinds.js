// The kinds of values that an event may hold, each with the one way to write it.

/**
 * A kind of value: the pattern of its text, without capturing groups, and its name for people.
 * @typedef {{ pattern: string, name: string }} Kind
 */

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

/** @type {Kind} */
export const count = { pattern: `0|${POSITIVE}`, name: 'a whole number' }
/** @type {Kind} */
export const whole = { pattern: `0|-?${POSITIVE}`, name: 'a whole number, with a sign if below zero' }
/** @type {Kind} */
export const amount = { pattern: POSITIVE, name: 'a whole number above zero' }
/** @type {Kind} */
export const flag = { pattern: 'true|false', name: 'true or false' }
// RFC 8785, 3.2.2.2: quote, backslash and control characters have exactly one escape; no other character is escaped.
/** @type {Kind} */
export const text = {
  pattern: '"(?:[^"\\\\\\x00-\\x1f]|\\\\["\\\\bfnrt]|\\\\u00(?:0[0-7bef]|1[0-9a-f]))*"',
  name: 'a text',
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
 * @param {...string} words
 * @returns {Kind}
 */
export function oneOf(...words) {
  return word(
    `(?:${words.join('|').replaceAll('.', '\\.')})`,
    words.length === 1 ? `"${words[0]}"` : `one of ${words.join(', ')}`,
  )
}

/**
 * @param {Kind} kind
 * @returns {Kind}
 */
export function orNull({ pattern, name }) {
  return { pattern: `null|${pattern}`, name: `${name}, or null` }
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
