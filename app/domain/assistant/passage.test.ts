import { expect, test } from 'vitest'
import { pointsBefore, sentenceAt, unitsAfter, wordAt } from './passage.ts'

const TEXT = 'We’re well-known 😀 here.  Dr. Lee came at 5 p.m. and left.\n\nNext: l’école.'

const wordsOf = (found: { start: number; end: number } | null) => found && TEXT.slice(found.start, found.end)

test('a word keeps its apostrophes and hyphens, and is found from both of its ends', () => {
  expect(wordsOf(wordAt(TEXT, 0))).toBe('We’re')
  expect(wordsOf(wordAt(TEXT, 5))).toBe('We’re')
  expect(wordsOf(wordAt(TEXT, TEXT.indexOf('known')))).toBe('well-known')
  expect(wordsOf(wordAt(TEXT, TEXT.indexOf('école') + 2))).toBe('l’école')
})

test('there is no word in a picture, a number or blank space', () => {
  expect(wordAt(TEXT, TEXT.indexOf('😀') + 1)).toBeNull()
  expect(wordAt(TEXT, TEXT.indexOf('5') + 1)).toBeNull()
  expect(wordAt('', 0)).toBeNull()
})

test('a sentence is found from any place in it, abbreviations included', () => {
  expect(wordsOf(sentenceAt(TEXT, TEXT.indexOf('Lee')))).toBe('Dr. Lee came at 5 p.m. and left.')
  expect(wordsOf(sentenceAt(TEXT, 2))).toBe('We’re well-known 😀 here.')
  expect(sentenceAt('One.\n\n\nTwo.', 6)).toBeNull()
})

test('places in code points and in units lead to each other beyond a picture', () => {
  const place = TEXT.indexOf('Dr.')
  expect(pointsBefore(TEXT, place)).toBe(place - 1)
  expect(unitsAfter(TEXT, place - 1)).toBe(place)
})
