import { expect, test } from 'vitest'
import { difference } from '../writing/difference.ts'
import { reviewAfter, reviewOf } from './review.ts'
import { withWholeFacts } from './whole-facts.ts'

const marked = (before: string, after: string, from = 'en') => {
  const review = reviewOf({ operation: 'rephrase', before, versions: [after], chosen: 0, left: [], from, to: from })
  return {
    review,
    marks: (review.stretches ?? []).flatMap((each) => (each.kind === 'change' ? [[each.before, each.after]] : [])),
  }
}

test('an amount, a number, a date and a name are never torn apart by a mark', () => {
  expect(marked('We owe you €120 for it.', 'We owe you €12 for it.').marks).toEqual([['€120', '€12']])
  expect(marked('It costs 1,250.50 euros now.', 'It costs 1,250.80 euros now.').marks).toEqual([
    ['1,250.50 euros', '1,250.80 euros'],
  ])
  expect(marked('We meet on 14 March 2026 at noon.', 'We meet on 15 March 2026 at noon.').marks).toEqual([
    ['14 March 2026', '15 March 2026'],
  ])
})

test('a changed fact is a mark of its own beside the words that changed around it', () => {
  const { marks, review } = marked(
    'The shipment for order 48213, which was supposed to arrive on Monday, is late and we are sorry about that.',
    'The shipment for order 48231 due on Monday, is late and we are sorry about that.',
  )
  expect(marks).toContainEqual(['48213', '48231'])
  expect(marks).toHaveLength(2)
  const alarm = review.lock?.alarms[0]
  expect(reviewAfter(review, { do: 'restore', id: alarm?.id ?? '' }).text).toBe(
    'The shipment for order 48213 due on Monday, is late and we are sorry about that.',
  )
})

test('a text that shares few words with its source is compared by whole sentences', () => {
  const { marks } = marked(
    'The weather was very bad during the whole of last week. We stayed at home. My brother came to see us.',
    'Last week brought nothing but storms and rain. We stayed at home. A visit from my brother cheered everyone up.',
  )
  expect(marks).toEqual([
    ['The weather was very bad during the whole of last week.', 'Last week brought nothing but storms and rain.'],
    ['My brother came to see us.', 'A visit from my brother cheered everyone up.'],
  ])
})

test('whatever the facts are, both texts stay whole', () => {
  const pairs = [
    ['a 12 b €5 c', 'a 13 b €50 c d'],
    ['€5', ''],
    ['', '€5 and 7'],
    ['on 3 May and 4 May', 'on 4 May and 3 May'],
    ['😀 12 km', '😀 21 km away'],
  ] as const
  for (const [before, after] of pairs) {
    for (let start = 0; start < before.length; start += 1) {
      for (let end = start + 1; end <= before.length; end += 2) {
        const now = { start: Math.min(start, after.length), end: Math.min(end, after.length) }
        const fact = { was: { start, end }, now: now.start < now.end ? now : null }
        const row = withWholeFacts(difference(before, after, 'en'), [fact, { was: { start: 0, end: 2 }, now: null }])
        expect(row.map((each) => (each.kind === 'same' ? each.text : each.before)).join('')).toBe(before)
        expect(row.map((each) => (each.kind === 'same' ? each.text : each.after)).join('')).toBe(after)
        const numbers = row.flatMap((each) => (each.kind === 'change' ? [each.number] : []))
        expect(numbers).toEqual(numbers.map((_, place) => place))
      }
    }
  }
})
