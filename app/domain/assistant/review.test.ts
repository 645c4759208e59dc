import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReviewBasis, reviewAfter, reviewOf } from './review.ts'

function basis(before: string, after: string, change: Partial<ReviewBasis> = {}): ReviewBasis {
  return { operation: 'rephrase', before, versions: [after], chosen: 0, left: [], from: 'en', to: 'en', ...change }
}

const BEFORE = 'We paid 5,000 dollars to Maria Lopez on 3 March. It was a realy good deal. Do not tell Bob.'
const AFTER = 'On 4 March, we paid 500 dollars to Maria Lopez. It was a really good deal. Tell Bob.'

test('everything taken is the result, everything left is the input', () => {
  const review = reviewOf(basis(BEFORE, AFTER))
  expect(review.text).toBe(AFTER)
  const left = reviewAfter(review, { do: 'leave_all' })
  expect(left.text).toBe(BEFORE)
  expect(left.share).toBe(0)
  expect(reviewAfter(left, { do: 'take_all' }).text).toBe(AFTER)
})

test('one change left stays as it was written, and leaves the others alone', () => {
  const review = reviewOf(basis('The realy big house burnt.', 'The really large house burned.'))
  expect(review.changes).toBe(2)
  const left = reviewAfter(review, { do: 'toggle', change: 1 })
  expect(left.text).toBe('The really large house burnt.')
  expect(left.share).toBeCloseTo(2 / 5)
  expect(reviewAfter(left, { do: 'toggle', change: 1 }).text).toBe('The really large house burned.')
})

test('a fact that was changed is put back in its place and the other changes stay', () => {
  const review = reviewOf(basis('It costs 50 euros and is realy good.', 'It costs 60 euros and is really good.'))
  expect(review.lock).toMatchObject({ kept: 0, total: 1, alarms: [{ outcome: 'changed', restorable: true }] })
  const after = reviewAfter(review, { do: 'restore', id: review.lock?.alarms[0]?.id ?? '' })
  expect(after.text).toBe('It costs 50 euros and is really good.')
  expect(after.lock).toMatchObject({ kept: 1, total: 1, alarms: [] })
})

test('putting a fact back keeps what was left', () => {
  const review = reviewOf(basis('A realy big deal, it costs 50 euros now.', 'A really large deal that costs 60 euros.'))
  const chosen = reviewAfter(review, { do: 'toggle', change: 0 })
  const alarm = chosen.lock?.alarms.find(({ was }) => was?.includes('50'))
  const after = reviewAfter(chosen, { do: 'restore', id: alarm?.id ?? '' })
  expect(after.text).toContain('A realy big deal')
  expect(after.text).toContain('50 euros')
})

test('what was lost comes back by leaving the change that took it', () => {
  const review = reviewOf(basis('Please call Maria Lopez about the car.', 'Please call about the car.'))
  const alarm = review.lock?.alarms[0]
  expect(alarm).toMatchObject({ outcome: 'lost', was: 'Maria Lopez', now: null, restorable: true })
  expect(reviewAfter(review, { do: 'restore', id: alarm?.id ?? '' }).text).toBe(
    'Please call Maria Lopez about the car.',
  )
})

test('what was added goes with the change that brought it', () => {
  const review = reviewOf(basis('Please call me soon.', 'Please call me soon at 5 pm.'))
  const alarm = review.lock?.alarms[0]
  expect(alarm).toMatchObject({ outcome: 'added', was: null, restorable: true })
  expect(reviewAfter(review, { do: 'restore', id: alarm?.id ?? '' }).text).toBe('Please call me soon.')
})

test('a translation has no marks, is compared all the same, and a changed number is put back', () => {
  const review = reviewOf(
    basis('It costs 50 euros.', 'Es kostet 60 Euro.', { operation: 'translate', from: 'en', to: 'de' }),
  )
  expect(review.stretches).toBeNull()
  const after = reviewAfter(review, { do: 'restore', id: review.lock?.alarms[0]?.id ?? '' })
  expect(after.text).toContain('50')
  expect(after.text).not.toContain('60')
})

test('an explanation is neither marked nor compared', () => {
  expect(reviewOf(basis('It costs 50 euros.', 'This is about a price.', { operation: 'explain' }))).toMatchObject({
    stretches: null,
    lock: null,
    text: 'This is about a price.',
  })
})

test('a summary may leave facts out, not alter them', () => {
  const summary = (after: string) =>
    reviewOf(basis('Ana paid 50 euros in May 2024.', after, { operation: 'summarize' }))
  expect(summary('Ana paid.').lock?.alarms).toEqual([])
  expect(summary('Ana paid 60 euros.').lock?.alarms).toMatchObject([{ outcome: 'changed' }])
})

test('another version is another set of marks, all of them taken', () => {
  const review = reviewOf(
    basis('A realy big house.', 'A really big house.', { versions: ['A really big house.', 'A large house.'] }),
  )
  const second = reviewAfter(reviewAfter(review, { do: 'leave_all' }), { do: 'choose', version: 1 })
  expect(second).toMatchObject({ text: 'A large house.', left: [] })
  expect(reviewOf({ ...second, chosen: 7 }).text).toBe('A really big house.')
})

test('a press on what is not there any more changes nothing', () => {
  const review = reviewOf(basis(BEFORE, AFTER))
  expect(reviewAfter(review, { do: 'restore', id: 'before 4711' })).toEqual(review)
  expect(reviewOf({ ...review, left: [99, -1] }).left).toEqual([])
})

test('there are never more marks than a plain form can carry, and they still give both texts', () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`)
  const review = reviewOf(basis(words.join(' same '), words.map((word) => word.toUpperCase()).join(' same ')))
  expect(review.changes).toBeLessThanOrEqual(60)
  expect(reviewAfter(review, { do: 'leave_all' }).text).toBe(words.join(' same '))
})

const words = fc.array(
  fc.constantFrom('the', 'house', '50', 'not', 'Maria', 'Lopez', '3 March', '€5', 'big.', '。', '家', '👩‍👩‍👧', '\n'),
  { maxLength: 14 },
)

test('restoring anything gives a text of its own making, and never throws', () => {
  fc.assert(
    fc.property(words, words, fc.array(fc.nat(8)), fc.nat(5), (before, after, left, press) => {
      const review = reviewOf(basis(before.join(' '), after.join(' '), { left }))
      const alarm = review.lock?.alarms[press]
      if (alarm === undefined) return
      const next = reviewAfter(review, { do: 'restore', id: alarm.id })
      if (alarm.restorable) expect(next.text).not.toBe(review.text)
      else expect(next.text).toBe(review.text)
    }),
    { numRuns: 400, examples: [[['not', 'the', 'big.', 'Lopez'], ['the', 'Lopez', 'not'], [1], 0]] },
  )
})
