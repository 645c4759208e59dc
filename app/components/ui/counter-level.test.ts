import { expect, test } from 'vitest'
import { counterLevel, usageLevel } from './counter-level.ts'

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

test('a usage bar is green up to 60 %, yellow above, red above 80 %', () => {
  expect([0, 15, 16, 20, 21, 25].map((used) => usageLevel(used, 25))).toEqual([
    'calm',
    'calm',
    'warm',
    'warm',
    'high',
    'high',
  ])
})
