import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCleaner } from './clean.ts'

function clean(answer: string, input = 'the input', size = answer.length): string {
  const cleaner = createCleaner(input)
  let output = ''
  for (let at = 0; at < answer.length; at += Math.max(1, size))
    output += cleaner.push(answer.slice(at, at + Math.max(1, size)))
  return output + cleaner.end()
}

test('a plain answer passes as it is, without outer white space', () => {
  expect(clean('  Dear team,\n\nall is well. \n')).toBe('Dear team,\n\nall is well.')
  expect(clean('')).toBe('')
})

test('thinking is left out, an unfinished thought gives nothing', () => {
  expect(clean('<think>\nhmm, "x"\n</think>\n\nThe answer.')).toBe('The answer.')
  expect(clean('<think>still going')).toBe('')
  expect(clean('<thin ice')).toBe('<thin ice')
  expect(clean('<think> is a tag</think>', '<think> is what?')).toBe('<think> is a tag</think>')
})

test('a preamble line is dropped only where it announces the result', () => {
  expect(clean("Sure! Here's the rephrased version of your text:\n\nHello there.")).toBe('Hello there.')
  expect(clean('Here is the summary:\nReefs die.')).toBe('Reefs die.')
  expect(clean('Here is my cat:\nit sleeps.')).toBe('Here is my cat:\nit sleeps.')
  expect(clean('Here is the text: it stays on one line.')).toBe('Here is the text: it stays on one line.')
  expect(clean('Here is the summary:\nkept', 'Here is the summery:\nkept')).toBe('Here is the summary:\nkept')
  expect(clean('Sure')).toBe('Sure')
})

test('a fence around everything goes, a block of code stays', () => {
  expect(clean('```\nHello\nthere\n```')).toBe('Hello\nthere')
  expect(clean('```markdown\n# Title\n\nText\n```\n')).toBe('# Title\n\nText')
  expect(clean('```js\nlet a\n```')).toBe('```js\nlet a\n```')
  expect(clean('Use this:\n```\nlet a\n```')).toBe('Use this:\n```\nlet a\n```')
  expect(clean('```\nlet a\n```', '```\nvar a\n```')).toBe('```\nlet a\n```')
})

test('quotation marks around everything go, a quotation stays', () => {
  expect(clean('"Hello there."')).toBe('Hello there.')
  expect(clean('“Hello there.”\n')).toBe('Hello there.')
  expect(clean('"Hello," she said.')).toBe('"Hello," she said.')
  expect(clean('"One" and "two"')).toBe('"One" and "two"')
  expect(clean('"Hi."', '"Hi"')).toBe('"Hi."')
  expect(clean('"never closed')).toBe('"never closed')
})

test('control characters and broken surrogates never reach the page', () => {
  expect(clean('a\0b\u001b[31mc\r\nd')).toBe('ab[31mc\nd')
  expect(clean('a\ud83d')).toBe('a\ufffd')
  expect(clean('👩‍👩‍👧 ok', 'x', 1)).toBe('👩‍👩‍👧 ok')
})

test('the result does not depend on how the answer was cut', () => {
  const parts = fc.constantFrom(
    '<think>',
    '</think>',
    '```',
    '```text',
    '\n',
    '"',
    '“',
    '”',
    ' ',
    'Here is the text:',
    'Sure! ',
    'word',
    'Here',
    '\r',
    '\0',
    '👩',
    '`',
    ':',
    '.',
    '\u3000',
  )
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 14 }),
      fc.constantFrom('plain', '"quoted"', 'Here it is', '```x'),
      fc.integer({ min: 1, max: 7 }),
      (pieces, input, size) => {
        const answer = pieces.join('')
        expect(clean(answer, input, size)).toBe(clean(answer, input))
      },
    ),
    { numRuns: 5000 },
  )
})

test('ordinary prose is never altered', () => {
  const prose = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .filter((text) => /^[\p{L}\p{N}]/u.test(text) && !/^(sure|certainly|of course|ok|okay|here)\b/i.test(text))
  fc.assert(
    fc.property(prose, (text) => {
      expect(clean(text, 'x', 3)).toBe(
        text
          .replace(/\r\n?/g, '\n')
          .replace(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' || control >= '\x80' ? control : ''))
          .trim(),
      )
    }),
    { numRuns: 1000 },
  )
})
