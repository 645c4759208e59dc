import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'
import { estimateTokens } from './tokens.ts'

const joined = (pieces: readonly { text: string; gap: string }[]) => pieces.map(({ text, gap }) => text + gap).join('')
const sentence = 'The delivery comes on Monday, and somebody has to be there. '

test('a text that fits is one piece', () => {
  expect(piecesOf('Short.\n\nText.', 500)).toEqual([{ text: 'Short.\n\nText.', gap: '' }])
})

test('a long text is cut between paragraphs, into pieces of about the same size', () => {
  const text = Array.from({ length: 12 }, () => sentence.repeat(5).trim()).join('\n\n')
  const pieces = piecesOf(text, 500)
  expect(joined(pieces)).toBe(text)
  expect(pieces).toHaveLength(2)
  for (const piece of pieces) {
    expect(piece.text.startsWith('The delivery')).toBe(true)
    expect(piece.text.endsWith('there.')).toBe(true)
  }
})

test('one long paragraph is cut between its sentences, and never within one', () => {
  const pieces = piecesOf(sentence.repeat(60).trim(), 200)
  expect(pieces.length).toBeGreaterThan(3)
  for (const { text } of pieces) expect(text).toMatch(/^The delivery.*there\.$/)
  const abbreviated = `We met Dr. Ito and visited approx. forty places. ${'x'.repeat(400)}.`
  expect(piecesOf(abbreviated, 40)[0]?.text).toContain('approx. forty places.')
})

test('code and tables stay whole, blank lines in code included', () => {
  const code = `\`\`\`js\n${'let a = 1\n\n'.repeat(60)}\`\`\``
  const table = `| a | b |\n|---|---|\n${'| one | two |\n'.repeat(40)}`.trim()
  const text = `Before.\n\n${code}\n\nBetween.\n\n${table}\n\nAfter.`
  const pieces = piecesOf(text, 60)
  expect(joined(pieces)).toBe(text)
  expect(pieces.some(({ text: piece }) => piece.includes(code))).toBe(true)
  expect(pieces.some(({ text: piece }) => piece.includes(table))).toBe(true)
})

test('whatever the text, its pieces joined are the text, and none is empty', () => {
  const part = fc.constantFrom(
    ...['A word. ', 'Another! ', '\n', '\n\n', '  ', '```\n', '| a |\n', 'x'.repeat(90), '漢字。', '1. ', '"Yes." '],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), fc.integer({ min: 1, max: 120 }), (parts, most) => {
      const text = parts.join('')
      const pieces = piecesOf(text, most)
      expect(joined(pieces)).toBe(text)
      if (estimateTokens(text) > 40) for (const piece of pieces) expect(piece.text).not.toBe('')
    }),
    { numRuns: 1000 },
  )
})
