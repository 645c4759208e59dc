import { expect, test } from 'vitest'
import { MAX_ANSWER, MAX_TEXT } from './options.ts'
import { isReviewField, restoreIntent } from './review-fields.ts'
import { postedResult, type ReviewIntent, reviewIntent, withoutReview } from './review-form.ts'
import { reviewOfPosted } from './review-posted.ts'

function form(fields: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

function postedReview(data: FormData, intent: ReviewIntent) {
  const posted = postedResult(data, intent)
  return posted && reviewOfPosted(posted)
}

const RESULT: [string, string][] = [
  ['review_before', 'The realy big house burnt for 50 days.'],
  ['review_version', 'The really large house burned for 60 days.'],
  ['review_version', 'A large house burned.'],
  ['review_shown', '0'],
  ['review_chosen', '0'],
  ['review_operation', 'rephrase'],
  ['review_from', 'en'],
  ['review_to', 'en'],
]

test('the ticked changes are taken, the others stay as they were', () => {
  const review = postedReview(form([...RESULT, ['review_taken', '0']]), { do: 'mark' })
  expect(review?.text).toBe('The really large house burnt for 50 days.')
})

test('no tick at all is the input', () => {
  expect(postedReview(form(RESULT), { do: 'use' })?.text).toBe('The realy big house burnt for 50 days.')
})

test('the buttons take all, leave all and restore one fact', () => {
  const ticked = form([...RESULT, ['review_taken', '0'], ['review_taken', '1'], ['review_taken', '2']])
  expect(postedReview(ticked, { do: 'leave_all' })?.text).toBe('The realy big house burnt for 50 days.')
  expect(postedReview(ticked, { do: 'original' })?.text).toBe('The realy big house burnt for 50 days.')
  expect(postedReview(form(RESULT), { do: 'take_all' })?.text).toBe('The really large house burned for 60 days.')
  const id = postedReview(ticked, { do: 'mark' })?.lock?.alarms[0]?.id ?? ''
  const press = reviewIntent(restoreIntent(id))
  expect(press).toEqual({ do: 'restore', id })
  expect(postedReview(ticked, press ?? { do: 'mark' })?.text).toBe('The really large house burned for 50 days.')
})

test('another version begins with all of its changes taken', () => {
  const fields = RESULT.map(([name, value]): [string, string] => [name, name === 'review_chosen' ? '1' : value])
  expect(postedReview(form(fields), { do: 'mark' })?.text).toBe('A large house burned.')
})

test('line breaks that a browser sends as two characters are one', () => {
  const review = postedReview(
    form([
      ['review_before', 'one\r\ntwo'],
      ['review_version', 'one\ntwo'],
    ]),
    { do: 'mark' },
  )
  expect(review).toMatchObject({ before: 'one\ntwo', changes: 0, from: null })
})

test('a form without a result, and presses about something else, are none of these', () => {
  expect(postedReview(form([]), { do: 'mark' })).toBeNull()
  expect(reviewIntent('process')).toBeNull()
  expect(reviewIntent(undefined)).toBeNull()
  expect(isReviewField('review_taken')).toBe(true)
  expect(isReviewField('text')).toBe(false)
})

test('the longest texts that the assistant reads and writes are reviewed, in any script', () => {
  const before = '\u{1f600}'.repeat(MAX_TEXT)
  const version = '\u{1f601}'.repeat(MAX_ANSWER + MAX_TEXT)
  const review = postedReview(
    form([
      ['review_before', before],
      ['review_version', version],
    ]),
    { do: 'mark' },
  )
  expect(review).toMatchObject({ before, versions: [version] })
})

test('a longer text is not reviewed', () => {
  const posted = (before: string, versions: string[]) =>
    postedReview(
      form([['review_before', before], ...versions.map((text): [string, string] => ['review_version', text])]),
      { do: 'mark' },
    )
  expect(posted('a'.repeat(MAX_TEXT + 1), ['b'])).toBeNull()
  expect(posted('a', ['b'.repeat(MAX_ANSWER + MAX_TEXT + 1)])).toBeNull()
  expect(posted('a', ['b', 'b'.repeat(MAX_ANSWER + MAX_TEXT + 1)])).toBeNull()
})

test('a result that cannot be compared in time keeps its texts and shows no marks', () => {
  const posted = postedResult(form(RESULT), { do: 'mark' })
  expect(posted && withoutReview(posted.basis)).toMatchObject({
    before: 'The realy big house burnt for 50 days.',
    text: 'The really large house burned for 60 days.',
    stretches: null,
    lock: null,
  })
})
