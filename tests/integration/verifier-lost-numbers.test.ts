import { expect, test } from 'vitest'
import { newBook } from '../../verifier/src/book.js'
import { checkLost, judgeLost } from '../../verifier/src/lost-numbers.js'
import { newChecks } from '../../verifier/src/report.js'

type Told = { seq: number; first?: number; end?: number; leaf?: string | null; operator?: string; type?: string }

const LEAF = 'cd'.repeat(32)

/** What the verifier says about these events of the log, and the rules that they break. */
function judged(events: readonly Told[]) {
  const book = newBook({ kind: 'log', account: undefined, month: undefined })
  for (const { seq, type = 'number.lost', ...other } of events) {
    const place = { account: '_', aseq: seq, at: 1_000, v: 1, idem: null, prev: LEAF }
    const data = { first: 6, end: 9, leaf: seq === 8 ? LEAF : null, operator: 'ops-1', ...other }
    judgeLost(book, { ...place, seq, type, data })
  }
  const checks = newChecks()
  checkLost(checks, book)
  return { rules: book.breaches.map(({ seq, rule }) => `${seq}: ${rule}`), checks }
}

const BEFORE = { seq: 5, type: 'key.rotated' }
const AFTER = { seq: 9, type: 'key.rotated' }

test('a stretch that is told in one piece breaks no rule and is named', () => {
  const { rules, checks } = judged([BEFORE, { seq: 6 }, { seq: 7 }, { seq: 8 }, AFTER])
  expect(rules).toEqual([])
  expect(checks).toMatchObject([{ name: 'Lost numbers', status: 'OK', details: ['6 to 8, recorded by ops-1'] }])
})

test('two stretches, one right after the other, are two', () => {
  const second = { first: 9, end: 10, operator: 'ops-2' }
  const { rules, checks } = judged([BEFORE, { seq: 6 }, { seq: 7 }, { seq: 8 }, { seq: 9, leaf: LEAF, ...second }])
  expect(rules).toEqual([])
  expect(checks[0]?.details).toEqual(['6 to 8, recorded by ops-1', '9 to 9, recorded by ops-2'])
})

test('a part of the log may begin or end within a stretch', () => {
  expect(judged([{ seq: 7 }, { seq: 8 }, AFTER]).rules).toEqual([])
  expect(judged([BEFORE, { seq: 6 }]).rules).toEqual([])
})

test('without lost numbers the report has no line about them', () => {
  expect(judged([BEFORE, { seq: 6, type: 'log.opened' }])).toEqual({ rules: [], checks: [] })
})

test.each<[string, Told[], string]>([
  [
    'another event within the stretch',
    [BEFORE, { seq: 6 }, { seq: 7, type: 'key.rotated' }],
    '7: lost numbers are told in one piece',
  ],
  [
    'a stretch that ends early',
    [BEFORE, { seq: 6 }, { seq: 7 }, { seq: 8, type: 'key.rotated' }],
    '8: lost numbers are told in one piece',
  ],
  [
    'another end in the middle',
    [BEFORE, { seq: 6 }, { seq: 7, end: 10 }],
    '7: lost numbers are told in the same words',
  ],
  [
    'another operator in the middle',
    [BEFORE, { seq: 6 }, { seq: 7, operator: 'eve' }],
    '7: lost numbers are told in the same words',
  ],
  [
    'a stretch that claims numbers before itself',
    [BEFORE, { seq: 6, first: 4 }],
    '6: the first lost number is that of the event which tells it',
  ],
  ['a number beyond its stretch', [{ seq: 12 }], '12: a lost number is told at its own place'],
  [
    'a leaf hash in the middle',
    [BEFORE, { seq: 6, leaf: LEAF }],
    '6: the last lost number, and only that, has its leaf hash',
  ],
  [
    'a last number without its leaf hash',
    [BEFORE, { seq: 6 }, { seq: 7 }, { seq: 8, leaf: null }],
    '8: the last lost number, and only that, has its leaf hash',
  ],
])('%s breaks a rule', (_, events, rule) => {
  expect(judged(events).rules).toContain(rule)
})
