/** A value that has no single canonical form, or one that a reader in another language would read differently. */
export class NotCanonical extends Error {
  override name = 'NotCanonical'
}

// Deeper than any event; ends a cycle with a clear error instead of a full stack.
const MAX_DEPTH = 64

/**
 * RFC 8785 (JSON Canonicalization Scheme) text of a value made of plain objects, arrays, strings, booleans, null and
 * safe integers. Stricter than the RFC: no fractions and no -0, since money, counts and times are integers here.
 * Two equal values always give the same text; nothing is dropped, coerced or rounded.
 * @throws {NotCanonical} for anything else: fractions, integers beyond 2^53-1, undefined, holes, symbols, hidden
 * properties, class instances (Date, Map, Buffer), lone surrogates.
 */
export function canonical(value: unknown): string {
  return write(value, 0)
}

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return text(value)
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new NotCanonical('not a safe integer')
      return String(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      if (value === null) return 'null'
      if (depth === MAX_DEPTH) throw new NotCanonical('nested too deeply')
      return Array.isArray(value) ? list(value, depth) : record(value, depth)
    default:
      throw new NotCanonical(`no canonical form for ${typeof value}`)
  }
}

// Printable ASCII without quote and backslash: nearly every string here, and nothing in it to escape.
const PLAIN = /^[ !#-[\]-~]*$/

// JSON.stringify escapes exactly what RFC 8785 3.2.2.2 asks for, once lone surrogates are out of the way.
function text(value: string): string {
  if (PLAIN.test(value)) return `"${value}"`
  if (!value.isWellFormed()) throw new NotCanonical('lone surrogate')
  return JSON.stringify(value)
}

function list(values: readonly unknown[], depth: number): string {
  if (Object.getPrototypeOf(values) !== Array.prototype) throw new NotCanonical('not a plain array')
  // Holes are no keys; named properties are keys too many.
  if (Reflect.ownKeys(values).length !== values.length + 1) throw new NotCanonical('not a dense array')
  let written = ''
  for (let index = 0; index < values.length; index += 1) {
    written += (index === 0 ? '' : ',') + write(values[index], depth + 1)
  }
  return `[${written}]`
}

function record(value: object, depth: number): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new NotCanonical('not a plain object')
  // The default sort compares UTF-16 code units, as RFC 8785 3.2.3 asks.
  const keys = Object.keys(value).sort()
  if (Reflect.ownKeys(value).length !== keys.length) throw new NotCanonical('symbol or hidden property')
  let written = ''
  for (const key of keys) {
    written += `${written === '' ? '' : ','}${text(key)}:${write((value as Record<string, unknown>)[key], depth + 1)}`
  }
  return `{${written}}`
}
