import { expect, test } from 'vitest'
import { AlternativesRequestSchema, asksModel } from './alternatives.ts'

const request = (end: number, more: object = {}) =>
  AlternativesRequestSchema.parse({ text: 'Well done, Ada.', start: 0, end, ...more })

test('a place without white space is a word, any other a sentence', () => {
  expect(request(4)).toMatchObject({ passage: 'Well', kind: 'word' })
  expect(request(5)).toMatchObject({ passage: 'Well ', kind: 'word' })
  expect(request(15)).toMatchObject({ passage: 'Well done, Ada.', kind: 'sentence' })
})

test('only a sentence asks a model, if there is one and the request is not for free work', () => {
  expect(asksModel(request(15), true)).toBe(true)
  expect(asksModel(request(15), false)).toBe(false)
  expect(asksModel(request(15, { free: true }), true)).toBe(false)
  expect(asksModel(request(4), true)).toBe(false)
})
