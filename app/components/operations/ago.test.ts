import { expect, test } from 'vitest'
import { agoIn } from './ago.ts'

test('a time is named in the largest whole unit', () => {
  expect(agoIn('en', -1_500)).toBe('1 second ago')
  expect(agoIn('en', -59_999)).toBe('59 seconds ago')
  expect(agoIn('en', -3_599_999)).toBe('59 minutes ago')
  expect(agoIn('de', -7_200_000)).toBe('vor 2 Stunden')
  expect(agoIn('en', -30 * 86_400_000)).toBe('30 days ago')
  expect(agoIn('en', -20)).toBe('now')
})
