// Reads DER (ITU-T X.690): as much of it as time stamps and certificates need. Strict: one spelling for each value.
import { toHex } from './base64.js'

/**
 * One value: its tag, its whole bytes, and its content. `at` is read by {@link childrenOf} only.
 * @typedef {{ tag: number, whole: Uint8Array, content: Uint8Array }} Der
 */

export const DER = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  oid: 0x06,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
  context: (/** @type {number} */ n) => 0xa0 + n,
}

/**
 * The values that stand one behind the other in `bytes`; undefined if they are no DER to the last byte.
 * @param {Uint8Array} bytes
 * @returns {Der[] | undefined}
 */
function valuesIn(bytes) {
  const values = []
  let at = 0
  while (at < bytes.length) {
    const value = valueAt(bytes, at)
    if (value === undefined) return undefined
    values.push(value)
    at += value.whole.length
  }
  return values
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 * @returns {Der | undefined}
 */
function valueAt(bytes, at) {
  const tag = bytes[at]
  let length = bytes[at + 1]
  // A tag of several bytes is none that these formats use.
  if (tag === undefined || length === undefined || (tag & 0x1f) === 0x1f) return undefined
  let start = at + 2
  if (length >= 0x80) {
    const count = length & 0x7f
    if (count === 0 || count > 3) return undefined
    length = 0
    for (let i = 0; i < count; i += 1) {
      const byte = bytes[start + i]
      if (byte === undefined) return undefined
      length = length * 256 + byte
    }
    // The shortest form is the only one.
    if (length < 0x80 || length < 256 ** (count - 1)) return undefined
    start += count
  }
  if (start + length > bytes.length) return undefined
  return { tag, whole: bytes.subarray(at, start + length), content: bytes.subarray(start, start + length) }
}

/**
 * The single value that `bytes` are, if it has this tag.
 * @param {Uint8Array | undefined} bytes
 * @param {number} tag
 * @returns {Der | undefined}
 */
export function oneValue(bytes, tag) {
  const values = bytes === undefined ? undefined : valuesIn(bytes)
  return values?.length === 1 && values[0].tag === tag ? values[0] : undefined
}

/**
 * What a value holds; undefined if it has another tag, or no DER inside.
 * @param {Der | undefined} value
 * @param {number} tag
 * @returns {Der[] | undefined}
 */
export function childrenOf(value, tag) {
  return value?.tag === tag ? valuesIn(value.content) : undefined
}

/**
 * An object identifier in dots; undefined if the value is none.
 * @param {Der | undefined} value
 * @returns {string | undefined}
 */
export function oidOf(value) {
  if (value === undefined || value.tag !== DER.oid || value.content.length === 0 || value.content.length > 32)
    return undefined
  const parts = []
  let part = 0
  for (const byte of value.content) {
    part = part * 128 + (byte & 0x7f)
    if (part > 2 ** 40) return undefined
    if (byte < 0x80) {
      parts.push(part)
      part = 0
    }
  }
  if ((value.content[value.content.length - 1] & 0x80) !== 0) return undefined
  const [first, ...rest] = parts
  const top = Math.min(2, Math.floor(first / 40))
  return [top, first - top * 40, ...rest].join('.')
}

/**
 * A small number that is not negative; undefined for any other.
 * @param {Der | undefined} value
 * @returns {number | undefined}
 */
export function smallNumber(value) {
  if (value === undefined || value.tag !== DER.integer || value.content.length === 0 || value.content.length > 6)
    return undefined
  if ((value.content[0] & 0x80) !== 0) return undefined
  return Number.parseInt(toHex(value.content), 16)
}

/**
 * GeneralizedTime in UTC as RFC 3161 writes it, in milliseconds; undefined if it is none.
 * @param {Der | undefined} value
 * @returns {number | undefined}
 */
export function timeOf(value) {
  if (value === undefined || value.tag !== DER.time || value.content.length > 40) return undefined
  const text = String.fromCharCode(...value.content)
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d{0,8}[1-9]))?Z$/.exec(text)
  if (parts === null) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number)
  const at = Date.UTC(year, month - 1, day, hour, minute, second)
  const read = new Date(at)
  if (read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day || hour > 23 || minute > 59 || second > 59)
    return undefined
  return at + Math.floor(Number(`0.${parts[7] ?? '0'}`) * 1000)
}
