import { expect, test } from 'vitest'
import { lengthGoal, meetsGoal } from './length.ts'

const text = 'word '.repeat(66)

test('for rephrasing and translating a length is shorter, as long or longer than the text', () => {
  const goal = (length: 'small' | 'medium' | 'large') => lengthGoal({ operation: 'rephrase', length, text })
  expect(goal('small')).toEqual({ kind: 'shorter', of: 66, most: 40 })
  expect(goal('medium')).toEqual({ kind: 'same', of: 66, most: 83 })
  expect(goal('large')).toEqual({ kind: 'longer', of: 66, most: 106 })
  expect(lengthGoal({ operation: 'translate', length: 'medium', text, targetLanguage: 'de' })).toEqual({
    ...{ kind: 'same', of: 66, most: 93 },
  })
})

test('the other operations keep the words of their length, and a correction has no length', () => {
  expect(lengthGoal({ operation: 'summarize', length: 'small', text })).toEqual({ kind: 'fixed', most: 100 })
  expect(lengthGoal({ operation: 'rephrase', mode: 'fix', length: 'small', text })).toEqual({ kind: 'text' })
  expect(lengthGoal({ operation: 'rephrase', refine: 'instruction', length: 'large', text })).toEqual({ kind: 'text' })
})

test('a refinement is relative to the result that it changes, whatever its length says', () => {
  const refined = (refine: 'shorter' | 'longer' | 'simpler') =>
    lengthGoal({ operation: 'rephrase', refine, length: 'large', text })
  expect(refined('shorter')).toMatchObject({ kind: 'shorter', most: 40 })
  expect(refined('longer')).toMatchObject({ kind: 'longer', most: 106 })
  expect(refined('simpler')).toMatchObject({ kind: 'same' })
})

test('without spaces between words there is no number', () => {
  const chinese = '我们昨天在会议上讨论了这个问题，但是没有得出结论。'.repeat(4)
  expect(lengthGoal({ operation: 'rephrase', length: 'small', text: chinese })).toMatchObject({ most: null })
  expect(lengthGoal({ operation: 'translate', length: 'small', text, targetLanguage: 'ja' })).toMatchObject({
    most: null,
  })
})

test('the shortest texts are not asked for less than a sentence', () => {
  expect(lengthGoal({ operation: 'rephrase', length: 'small', text: 'Thanks for your help!' })).toMatchObject({
    most: 4,
  })
})

test('a result meets its goal with a tenth more, and lost text does not count as the same', () => {
  const small = lengthGoal({ operation: 'rephrase', length: 'small', text })
  expect([meetsGoal(44, small), meetsGoal(45, small)]).toEqual([true, false])
  const medium = lengthGoal({ operation: 'rephrase', length: 'medium', text })
  expect([meetsGoal(66, medium), meetsGoal(19, medium)]).toEqual([true, false])
  const large = lengthGoal({ operation: 'rephrase', length: 'large', text })
  expect([meetsGoal(90, large), meetsGoal(60, large)]).toEqual([true, false])
  expect(meetsGoal(220, { kind: 'fixed', most: 200 })).toBe(true)
})
