import { expect, test } from 'vitest'
import { usageLevel } from './usage-level.ts'

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
