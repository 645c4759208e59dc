import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

type Job = { user: string; name: string }

const job = (name: string): Job => ({ user: name.charAt(0), name })
const nobody: ReadonlySet<string> = new Set()

test('a user who comes later is served before the second job of one who was served', () => {
  const queue = createFairQueue<Job>()
  for (const name of ['a1', 'a2', 'a3']) queue.push(job(name))
  expect(queue.take(nobody)?.name).toBe('a1')
  queue.push(job('b1'))
  expect(queue.take(new Set(['a']))?.name).toBe('b1')
  expect(queue.take(nobody)?.name).toBe('a2')
})

test('users take turns, and each user’s jobs stay in their order', () => {
  const queue = createFairQueue<Job>()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.push(job(name))
  const served = Array.from({ length: 6 }, () => queue.take(nobody)?.name)
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(queue.take(nobody)).toBeUndefined()
})

test('a user with a running job is skipped, and a removed job is never taken', () => {
  const queue = createFairQueue<Job>()
  const removed = job('b1')
  for (const each of [job('a1'), removed]) queue.push(each)
  expect(queue.has(new Set(['a', 'b']))).toBe(false)
  expect(queue.has(new Set(['a']))).toBe(true)
  queue.remove(removed)
  expect(queue.take(new Set(['a']))).toBeUndefined()
  expect([queue.size(), queue.sizeOf('a'), queue.sizeOf('b')]).toEqual([1, 1, 0])
})

test('whatever the others have waiting, a user waits for one job of each of them at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 60 }), (others) => {
      const queue = createFairQueue<Job>()
      for (const user of others) queue.push({ user, name: user })
      queue.push({ user: 'v', name: 'victim' })
      const before: string[] = []
      for (let next = queue.take(nobody); next?.name !== 'victim'; next = queue.take(nobody))
        before.push(next?.user ?? '')
      expect(new Set(before).size).toBe(before.length)
    }),
  )
})
