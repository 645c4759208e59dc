import { expect, test } from 'vitest'
import { createReplayCache } from './replay.ts'

function cacheAt(time: { now: number }, maxBytes: number) {
  return createReplayCache<string>({ clock: { now: () => 0, monotonic: () => time.now }, ttlMs: 1000, maxBytes })
}

test('a kept result is given until its time is over', () => {
  const time = { now: 0 }
  const cache = cacheAt(time, 100)
  cache.put('a', 'result', 10)
  time.now = 999
  expect(cache.get('a')).toBe('result')
  time.now = 1000
  expect(cache.get('a')).toBeUndefined()
})

test('the oldest results go when there are too many bytes, a newer one under the same key counts once', () => {
  const cache = cacheAt({ now: 0 }, 100)
  cache.put('a', '1', 60)
  cache.put('a', '2', 40)
  cache.put('b', '3', 60)
  expect([cache.get('a'), cache.get('b')]).toEqual(['2', '3'])
  cache.put('c', '4', 30)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, '3', '4'])
  cache.put('d', 'larger than all', 101)
  expect([cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([undefined, undefined, undefined])
})
