import { expect, test } from 'vitest'
import { following } from './following.ts'

test('a signal follows another one with its reason, and one that was aborted before at once', () => {
  const other = new AbortController()
  const one = following(other.signal)
  expect(one.signal.aborted).toBe(false)
  other.abort('enough')
  expect([one.signal.aborted, one.signal.reason]).toEqual([true, 'enough'])
  expect(following(other.signal).signal.reason).toBe('enough')
})

test('aborting a signal that follows leaves the other one alone', () => {
  const other = new AbortController()
  const one = following(other.signal)
  one.abort()
  expect([one.signal.aborted, other.signal.aborted]).toEqual([true, false])
})

test('after it has left, a signal follows no longer', () => {
  const other = new AbortController()
  const one = following(other.signal)
  one.leave()
  other.abort()
  expect(one.signal.aborted).toBe(false)
})
