import { expect, test } from 'vitest'
import { createChanges } from './changes.ts'

test('an account that changed has a larger number, every other keeps its own', () => {
  const changes = createChanges()
  changes.note(new Set(['ada', 'bob']), 3)
  changes.note(new Set(['ada']), 4)
  expect([changes.of('ada'), changes.of('bob'), changes.of('eve')]).toEqual([4, 3, 0])
})

test('an account that was dropped never has a smaller number than before', () => {
  const changes = createChanges(2)
  changes.note(new Set(['ada']), 1)
  changes.note(new Set(['bob']), 2)
  const before = changes.of('ada')
  changes.note(new Set(['eve']), 3)
  expect(changes.of('ada')).toBeGreaterThanOrEqual(before)
  changes.note(new Set(['ada']), 4)
  expect([changes.of('ada'), changes.of('bob'), changes.of('eve')]).toEqual([4, 2, 3])
})
