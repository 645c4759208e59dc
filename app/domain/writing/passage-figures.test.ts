import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passageFigures } from './passage-figures.ts'

const count = (before: string, after: string) =>
  passageFigures(before, [after], { isCompared: true, language: 'en' }).results[0]

test('changed words are counted by the longer side of each change, and changes by their runs', () => {
  expect(count('The quick brown fox jumps.', 'The slow brown fox leaps up.')).toEqual({
    words: 6,
    changed: 3,
    changes: 2,
  })
  expect(count('One two three.', 'One two three.')).toEqual({ words: 3, changed: 0, changes: 0 })
  expect(count('One.', 'One two three.')).toEqual({ words: 3, changed: 2, changes: 1 })
})

test('a result that is a new text is not compared word by word', () => {
  expect(passageFigures('Guten Tag', ['Good day to you'], { isCompared: false, language: 'de' })).toEqual({
    words: 2,
    results: [{ words: 4, changed: null, changes: null }],
  })
})

test('of any two texts no more words changed than both have, and none if they are equal', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), fc.lorem({ maxCount: 30 }), (before, after) => {
      const figures = passageFigures(before, [after, before], { isCompared: true })
      const [result, same] = figures.results
      expect(result?.changed).toBeLessThanOrEqual(figures.words + (result?.words ?? 0))
      expect(same).toEqual({ words: figures.words, changed: 0, changes: 0 })
    }),
  )
})
