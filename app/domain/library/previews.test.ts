import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters } from '../text.ts'
import { PROMPT_PREVIEW, preview, TEMPLATE_PREVIEW } from './previews.ts'

test('spec 2: content over 150 characters is truncated in the list; template previews show 100 characters', () => {
  expect(preview('x'.repeat(150), PROMPT_PREVIEW)).toBe('x'.repeat(150))
  expect(preview('x'.repeat(151), PROMPT_PREVIEW)).toBe(`${'x'.repeat(150)}…`)
  expect(preview('x'.repeat(101), TEMPLATE_PREVIEW)).toBe(`${'x'.repeat(100)}…`)
})

test('a character of several code points is whole or not there', () => {
  expect(preview('ab👩‍👩‍👧', 4)).toBe('ab…')
  expect(preview('👩‍👩‍👧👩‍👩‍👧', 5)).toBe('👩‍👩‍👧…')
  expect(preview('one\n\n  two', 20)).toBe('one two')
})

test('a preview begins as the text does and is never longer than its limit and an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, limit) => {
      const beginning = preview(text, limit)
      const line = text.replace(/\s+/gu, ' ').trim()
      expect(countCharacters(beginning)).toBeLessThanOrEqual(limit + 1)
      expect(line.startsWith(beginning.replace(/…$/, '')) || beginning === line).toBe(true)
    }),
  )
})
