import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPrompt, isFilled, parsePrompt, variablesOf } from './variables.ts'

/** Prompts with many near misses of a variable. */
const anyPrompt = fc
  .array(
    fc.oneof(
      fc.constantFrom('{{a}}', '{{ b }}', '\\{{', '{{', '}}', '{', '\n', '{{}}', '{{ }}', '{{{c}}}', 'aa', 'ab'),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''))

test('{{variable}} names a place once, in the order of its first mention', () => {
  expect(variablesOf('Write to {{ name }} about {{topic}}, dear {{name}}')).toEqual(['name', 'topic'])
  expect(variablesOf('No {name}, {{}}, {{ }}, {{a\nb}} and no \\{{literal}} here')).toEqual([])
  expect(variablesOf(`{{${'x'.repeat(50)}}}`)).toHaveLength(1)
  expect(variablesOf(`{{${'x'.repeat(51)}}}`)).toHaveLength(0)
  expect(variablesOf('{{Größe}} {{名前}}')).toEqual(['Größe', '名前'])
})

test('values are put in as they are, and a place without one stays visible', () => {
  const values = new Map([
    ['a', '{{b}}'],
    ['b', 'never read in a value'],
  ])
  expect(fillPrompt('{{a}}, \\{{a}}, {{ c }}', values)).toBe('{{b}}, {{a}}, {{ c }}')
  expect(fillPrompt('{{a}}', new Map([['a', '']]))).toBe('{{a}}')
})

test('the parts of a prompt are the whole prompt, with escapes undone', () => {
  fc.assert(
    fc.property(anyPrompt, (prompt) => {
      const sources = parsePrompt(prompt).map((part) => (part.kind === 'text' ? part.text : part.source))
      expect(sources.join('')).toBe(prompt.replaceAll('\\{{', '{{'))
      expect(new Set(variablesOf(prompt)).size).toBe(variablesOf(prompt).length)
    }),
    { numRuns: 1000 },
  )
})

test('a prompt filled in with anything is recognised as that prompt', () => {
  fc.assert(
    fc.property(
      anyPrompt,
      fc.array(fc.oneof(fc.string(), fc.constantFrom('a', 'aa', 'ab', '{{a}}'))),
      (prompt, texts) => {
        const values = new Map(variablesOf(prompt).map((name, index) => [name, texts[index] ?? '']))
        expect(isFilled(prompt, fillPrompt(prompt, values))).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test('another text is not that prompt', () => {
  expect(isFilled('Reply to {{name}} politely', 'Reply to Ada politely')).toBe(true)
  expect(isFilled('Reply to {{name}} politely', 'Reply to Ada rudely')).toBe(false)
  expect(isFilled('Reply to {{name}} politely', 'Do something else')).toBe(false)
  expect(isFilled('No blanks', 'No blanks')).toBe(true)
  expect(isFilled('No blanks', 'No blanks at all')).toBe(false)
  expect(isFilled('{{a}} and {{b}}', 'x and y')).toBe(true)
  expect(isFilled('{{a}} and {{b}}', 'x or y')).toBe(false)
  expect(isFilled('ab{{x}}ba', 'aba')).toBe(false)
})

test('a long hostile text is judged without trying every way to fill it', () => {
  const prompt = '{{a}}x'.repeat(160)
  expect(isFilled(prompt, 'x'.repeat(5000))).toBe(true)
  expect(isFilled(`${prompt}y`, 'x'.repeat(5000))).toBe(false)
})
