import { expect, test } from 'vitest'
import { maxAnswerTokens } from './engine-request.ts'

const text = 'The delivery comes on Monday, and somebody has to be there. '.repeat(80)

test('a whole text of 5,000 characters fits into its ceiling, rephrased, shortened and translated', () => {
  for (const length of ['small', 'medium', 'large'] as const) {
    expect(maxAnswerTokens({ text, length })).toBeGreaterThan(1500)
    expect(maxAnswerTokens({ text, length, operation: 'translate', target_language: 'de' })).toBeGreaterThan(1500)
  }
  expect(maxAnswerTokens({ text, length: 'medium', operation: 'translate', target_language: 'ru' })).toBeGreaterThan(
    4000,
  )
})

test('the other operations keep the tokens of the specification, and a thank-you gets no room for an essay', () => {
  expect(maxAnswerTokens({ text, length: 'small', operation: 'summarize' })).toBe(150)
  expect(maxAnswerTokens({ text, length: 'large', operation: 'explain' })).toBe(500)
  expect(maxAnswerTokens({ text: 'Thanks for your help!', length: 'large' })).toBeLessThan(200)
})
