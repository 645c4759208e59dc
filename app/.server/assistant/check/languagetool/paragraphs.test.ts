import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test('blank lines divide paragraphs, and those without a letter are left out', () => {
  const text = 'One line\nand its next.\n\n  \n---\n\nAnother 😀 one.\n'
  const found = paragraphsOf(text, 'en')
  expect(found.map((each) => each.text)).toEqual(['One line\nand its next.', 'Another 😀 one.'])
  for (const { start, text: piece } of found) expect(text.slice(start, start + piece.length)).toBe(piece)
})

test('a long paragraph is divided between sentences, and nothing of it is lost', () => {
  const text = 'This sentence has some words in it. '.repeat(200)
  const found = paragraphsOf(text, 'en')
  expect(found.length).toBeGreaterThan(3)
  expect(found.map((each) => each.text).join('')).toBe(text)
  expect(Math.max(...found.map((each) => each.text.length))).toBeLessThan(1_600)
})
