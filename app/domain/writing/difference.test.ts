import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countChanges, difference, type Stretch, shareChanged, withChanges } from './difference.ts'

const WORDS = [
  'the',
  'quick',
  'fox',
  '12',
  ',',
  '.',
  ' ',
  '\n',
  '東京',
  'へ行く',
  '今日は',
  '👩‍👩‍👧',
  '🇩🇪',
  'é',
  'e\u0301',
  'don’t',
  'naïve-',
  '\u200f',
  'שלום',
]
const texts = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join('')),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

test('taking every change gives the output, taking none the input', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const stretches = difference(before, after)
      const all = new Set(Array.from({ length: countChanges(stretches) }, (_, number) => number))
      expect(withChanges(stretches, all)).toBe(after)
      expect(withChanges(stretches, new Set())).toBe(before)
    }),
    { numRuns: 1_000 },
  )
})

test('any mix of taken changes is the text that one applies by hand', () => {
  fc.assert(
    fc.property(texts, texts, fc.infiniteStream(fc.boolean()), (before, after, coins) => {
      const stretches = difference(before, after)
      const applied = new Set<number>()
      // Applied by hand, from the last change to the first: cut each out of the input and insert its replacement.
      const places: { at: number; before: string; after: string; number: number }[] = []
      let at = 0
      for (const stretch of stretches) {
        if (stretch.kind === 'change') places.push({ at, ...stretch })
        at += stretch.kind === 'same' ? stretch.text.length : stretch.before.length
      }
      let byHand = before
      for (const place of places.reverse()) {
        if (coins.next().value !== true) continue
        applied.add(place.number)
        byHand = byHand.slice(0, place.at) + place.after + byHand.slice(place.at + place.before.length)
      }
      expect(withChanges(stretches, applied)).toBe(byHand)
    }),
    { numRuns: 1_000 },
  )
})

test('changes are numbered in reading order and never stand side by side', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const stretches = difference(before, after)
      const changes = stretches.filter((stretch): stretch is Stretch & { kind: 'change' } => stretch.kind === 'change')
      expect(changes.map(({ number }) => number)).toEqual(changes.map((_, place) => place))
      for (const [place, stretch] of stretches.entries()) {
        expect(stretch.kind === 'change' && stretches[place + 1]?.kind === 'change').toBe(false)
        if (stretch.kind === 'change') expect(stretch.before).not.toBe(stretch.after)
      }
    }),
  )
})

test('a word that was replaced is one change, and its neighbours stay', () => {
  expect(difference('I have a big house.', 'I have a large house.', 'en')).toEqual([
    { kind: 'same', text: 'I have a ' },
    { kind: 'change', number: 0, before: 'big', after: 'large' },
    { kind: 'same', text: ' house.' },
  ])
})

test('two changed words with a space between them are one change', () => {
  expect(difference('Take the quick way home', 'Take a fast way home', 'en')[1]).toEqual({
    kind: 'change',
    number: 0,
    before: 'the quick',
    after: 'a fast',
  })
})

test('an address that differs is one change, never half of one', () => {
  expect(
    difference('See https://a.example/x?id=7 or ask a@b.example.', 'See https://a.example/y?id=8 or ask c@b.example.'),
  ).toEqual([
    { kind: 'same', text: 'See ' },
    { kind: 'change', number: 0, before: 'https://a.example/x?id=7', after: 'https://a.example/y?id=8' },
    { kind: 'same', text: ' or ask ' },
    { kind: 'change', number: 1, before: 'a@b.example', after: 'c@b.example' },
    { kind: 'same', text: '.' },
  ])
})

test('a phrase that became shorter is one change, whichever of two equal words one takes for the one that stayed', () => {
  const long = 'Due to the fact that the old one was slow'
  const short = 'Because the old one was slow'
  expect(difference(long, short)).toEqual([
    { kind: 'change', number: 0, before: 'Due to the fact that', after: 'Because' },
    { kind: 'same', text: ' the old one was slow' },
  ])
  expect(difference(short, long)).toEqual([
    { kind: 'change', number: 0, before: 'Because', after: 'Due to the fact that' },
    { kind: 'same', text: ' the old one was slow' },
  ])
})

test('Japanese is compared by words, not as one', () => {
  const stretches = difference('今日は東京へ行きます。', '明日は東京へ行きます。', 'ja')
  expect(countChanges(stretches)).toBe(1)
  expect(stretches.at(-1)).toEqual({ kind: 'same', text: 'は東京へ行きます。' })
})

test('an emoji of several code points is never cut', () => {
  const stretches = difference('We met 👩‍👩‍👧 there', 'We met 👩‍👩‍👦 there', 'en')
  expect(stretches[1]).toEqual({ kind: 'change', number: 0, before: '👩‍👩‍👧', after: '👩‍👩‍👦' })
})

test('texts without anything in common are one change', () => {
  const before = Array.from({ length: 2_000 }, (_, place) => `a${place}`).join(' ')
  const after = Array.from({ length: 2_000 }, (_, place) => `b${place}`).join('\n')
  expect(difference(before, after)).toEqual([{ kind: 'change', number: 0, before, after }])
})

test('the share of changed words is that of words, not of signs', () => {
  expect(shareChanged(difference('one two three four', 'one two three five', 'en'), 'en')).toBe(0.25)
  expect(shareChanged(difference('one two', 'one two', 'en'), 'en')).toBe(0)
  expect(shareChanged(difference('', '', 'en'), 'en')).toBe(0)
})

test('a long text that was rewritten word by word is still compared change by change', () => {
  const word = (place: number) => `${String.fromCharCode(97 + (place % 26))}${place}`
  const words = Array.from({ length: 900 }, (_, place) => word(place))
  const before = words.join(' ')
  // Every second word is another one, which is more than one stretch may have.
  const after = words.map((each, place) => (place % 2 === 0 ? each : `new${each}`)).join(' ')
  const stretches = difference(before, after)
  expect(countChanges(stretches)).toBe(450)
  expect(withChanges(stretches, new Set())).toBe(before)
  expect(withChanges(stretches, new Set(stretches.keys()))).toBe(after)
})

test('words that changed their places are compared as well, and both texts come out whole', () => {
  const before = Array.from({ length: 600 }, (_, place) => `w${place}`).join(' ')
  const after = before.split(' ').toReversed().join(' ')
  const stretches = difference(before, after)
  expect(withChanges(stretches, new Set())).toBe(before)
  expect(withChanges(stretches, new Set(stretches.keys()))).toBe(after)
})
