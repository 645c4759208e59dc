import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, NotCanonical } from './canonical.ts'

const plainJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
    fc.maxSafeInteger().map((value) => value + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.string({ unit: 'binary' }).filter((key) => key.isWellFormed()),
      tie('value'),
      { maxKeys: 5 },
    ),
  ),
})).value

test('agrees with the reference implementation on everything that it accepts', () => {
  fc.assert(
    fc.property(plainJson, (value) => {
      expect(canonical(value)).toBe(canonicalize(value))
    }),
    { numRuns: 1_000 },
  )
})

test('reads back as the same value and is its own canonical form', () => {
  fc.assert(
    fc.property(plainJson, (value) => {
      const line = canonical(value)
      expect(canonical(JSON.parse(line))).toBe(line)
    }),
  )
})

test('does not depend on the order in which keys were added', () => {
  expect(canonical({ b: 1, a: { d: [], c: null } })).toBe('{"a":{"c":null,"d":[]},"b":1}')
  expect(canonical({ a: { c: null, d: [] }, b: 1 })).toBe('{"a":{"c":null,"d":[]},"b":1}')
})

// RFC 8785 section 3.2.3: keys sort by UTF-16 code units, not by code points.
test('sorts keys as the RFC does', () => {
  const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 }
  expect(canonical(keys)).toBe('{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}')
})

test.each([
  ['a fraction', 0.5],
  ['negative zero', -0],
  ['an integer beyond 2^53-1', 2 ** 53],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a big integer', 1n],
  ['undefined', undefined],
  ['a function', () => 1],
  ['a symbol', Symbol('x')],
  ['a date', new Date(0)],
  ['a map', new Map([['a', 1]])],
  ['a set', new Set([1])],
  ['a buffer', Buffer.from('a')],
  ['a typed array', Uint8Array.of(1)],
  ['a boxed number', Object(1)],
  [
    'a class instance',
    new (class Point {
      x = 1
    })(),
  ],
  ['a regular expression', /a/],
  ['a lone surrogate', '\ud800'],
  ['a list with a hole', Object.assign([1], { 2: 2 })],
  ['a list with a property', Object.assign([1], { extra: 1 })],
  ['a symbol key', { [Symbol('x')]: 1 }],
  ['a hidden property', Object.defineProperty({}, 'a', { value: 1, enumerable: false })],
])('refuses %s, at the top and inside', (_, value) => {
  expect(() => canonical(value)).toThrow(NotCanonical)
  expect(() => canonical({ a: [value] })).toThrow(NotCanonical)
})

test('refuses a lone surrogate in a key', () => {
  expect(() => canonical({ '\udc00': 1 })).toThrow(NotCanonical)
})

test('refuses a value that contains itself', () => {
  const knot: Record<string, unknown> = {}
  knot.knot = knot
  expect(() => canonical(knot)).toThrow(NotCanonical)
})
