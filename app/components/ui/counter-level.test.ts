import { expect, test } from 'vitest'
import { counterLevel } from './counter-level.ts'

test('spec 5: counters turn yellow at 70% of the limit and red at 90%, and say when the limit is passed', () => {
  expect([0, 3499, 3500, 4499, 4500, 5000, 5001].map((count) => counterLevel(count, 5000))).toEqual([
    'calm',
    'calm',
    'close',
    'close',
    'near',
    'near',
    'over',
  ])
})
