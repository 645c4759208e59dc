import { parseWithZod } from '@conform-to/zod/v4'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FORM_SCHEMAS, formValues, PromptSchema, SCHEMAS, StyleSchema, TemplateSchema } from './forms.ts'
import { KINDS } from './kinds.ts'
import { nameKey } from './name-key.ts'

function problemOf(schema: typeof StyleSchema | typeof TemplateSchema | typeof PromptSchema, input: unknown) {
  const read = schema.safeParse(input)
  return read.success ? undefined : read.error.issues[0]?.message
}

test('spec 5: custom style: name required, max 50; prompt required, max 500; description optional, max 200', () => {
  const style = { name: 'House', prompt: 'Short.' }
  const problem = (change: object) => problemOf(StyleSchema, { ...style, ...change })
  expect(problem({})).toBeUndefined()
  expect(problem({ name: '  ' })).toBe('library:style.problem.nameRequired')
  expect(problem({ name: undefined })).toBe('library:style.problem.nameRequired')
  expect(problem({ name: 'x'.repeat(50) })).toBeUndefined()
  expect(problem({ name: 'x'.repeat(51) })).toBe('library:style.problem.nameTooLong')
  expect(problem({ prompt: '\u200b' })).toBe('library:style.problem.promptRequired')
  expect(problem({ prompt: 'x'.repeat(500) })).toBeUndefined()
  expect(problem({ prompt: 'x'.repeat(501) })).toBe('library:style.problem.promptTooLong')
  expect(problem({ description: 'x'.repeat(200) })).toBeUndefined()
  expect(problem({ description: 'x'.repeat(201) })).toBe('library:style.problem.descriptionTooLong')
})

test('spec 5: custom template: name required max 50; context required max 1000; description max 200', () => {
  const problem = (change: object) => problemOf(TemplateSchema, { name: 'Notes', context: 'Releases', ...change })
  expect(problem({})).toBeUndefined()
  expect(problem({ name: '' })).toBe('library:template.problem.nameRequired')
  expect(problem({ name: 'x'.repeat(51) })).toBe('library:template.problem.nameTooLong')
  expect(problem({ context: '' })).toBe('library:template.problem.contextRequired')
  expect(problem({ context: 'x'.repeat(1000) })).toBeUndefined()
  expect(problem({ context: 'x'.repeat(1001) })).toBe('library:template.problem.contextTooLong')
  expect(problem({ description: 'x'.repeat(201) })).toBe('library:template.problem.descriptionTooLong')
})

test('spec 5: custom prompt: name required max 100; content required max 1000; and at most 20 variables', () => {
  const problem = (change: object) => problemOf(PromptSchema, { name: 'Reply', content: 'Answer.', ...change })
  const asking = (count: number) => Array.from({ length: count }, (_, index) => `{{v${index}}}`).join(' ')
  expect(problem({})).toBeUndefined()
  expect(problem({ name: ' ' })).toBe('library:prompt.problem.nameRequired')
  expect(problem({ name: 'x'.repeat(101) })).toBe('library:prompt.problem.nameTooLong')
  expect(problem({ content: ' ' })).toBe('library:prompt.problem.contentRequired')
  expect(problem({ content: 'x'.repeat(1001) })).toBe('library:prompt.problem.contentTooLong')
  expect(problem({ content: asking(20) })).toBeUndefined()
  expect(problem({ content: asking(21) })).toBe('library:prompt.problem.variables')
})

test('spec 5: values are trimmed, and counted in code points after line breaks became one', () => {
  const read = TemplateSchema.parse({ name: '  My\n template ', context: ` ${'a\r\n'.repeat(500)}` })
  expect(read.name).toBe('My template')
  expect(read.context).toBe('a\n'.repeat(500).trim())
  expect(problemOf(PromptSchema, { name: '👩'.repeat(100), content: 'a' })).toBeUndefined()
  expect(PromptSchema.parse({ name: 'a\u202eb\0', content: 'x\0\ud800' })).toEqual({ name: 'ab', content: 'x\ufffd' })
})

test('names are the same in any letter case, width and spacing', () => {
  for (const [left, right] of [
    ['House Style', 'house  STYLE'],
    ['Straße', 'STRASSE'],
    ['Ｆｕｌｌ', 'full'],
    ['ΟΔΟΣ', 'οδος'],
    ['Café', 'Cafe\u0301'],
    ['ﬁne', 'FINE'],
  ] as const) {
    expect(nameKey(left)).toBe(nameKey(right))
  }
  expect(nameKey('a')).not.toBe(nameKey('á'))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)))
})

test('the form of a style reads as the same style as its JSON', () => {
  const form = new FormData()
  const fields = {
    ...{
      name: 'House',
      prompt: 'Short.',
      description: '',
      before_1: '',
      after_1: 'Ship it.',
      before_2: 'We was',
      after_2: 'We were',
    },
    ...{ banned_words: 'synergy\r\nin order to, Synergy\n\n', longest_sentence: '20', spelling: 'en-GB' },
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const submission = parseWithZod(form, { schema: FORM_SCHEMAS.style })
  const style = {
    ...{ name: 'House', prompt: 'Short.', description: null },
    examples: [
      { before: null, after: 'Ship it.' },
      { before: 'We was', after: 'We were' },
    ],
    rules: { banned_words: ['synergy', 'in order to'], longest_sentence: 20, spelling: 'en-GB' },
  }
  expect(submission.status === 'success' && submission.value).toEqual(style)
  expect(StyleSchema.parse(style)).toEqual(style)
})

test('a half example, a sentence of no length and an unknown spelling are named at their fields', () => {
  const form = new FormData()
  const fields = { name: 'a', prompt: 'b', before_1: 'x', longest_sentence: '4', spelling: 'en-AU' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { error } = parseWithZod(form, { schema: FORM_SCHEMAS.style }).reply()
  expect(error).toEqual({
    longest_sentence: ['library:style.problem.longestSentence'],
    spelling: ['library:style.problem.spelling'],
  })
  form.delete('longest_sentence')
  form.delete('spelling')
  expect(parseWithZod(form, { schema: FORM_SCHEMAS.style }).reply().error).toEqual({
    after_1: ['library:style.problem.exampleAfter'],
  })
})

test('what a form shows of an item is read as that item', () => {
  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  const anyStyle = fc
    .record({
      ...{ name: line, prompt: line, description: line },
      examples: fc.array(fc.record({ before: fc.option(line), after: line }), { maxLength: 3 }),
      rules: fc.record({
        banned_words: fc.array(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/), { maxLength: 5 }),
        longest_sentence: fc.option(fc.integer({ min: 5, max: 100 })),
        spelling: fc.option(fc.constantFrom('en-US', 'en-GB')),
      }),
    })
    .map((style) => StyleSchema.safeParse(style))
    .filter((read) => read.success)
    .map(({ data }) => data)
  fc.assert(
    fc.property(anyStyle, (style) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(formValues('style', style))) form.set(name, value)
      const submission = parseWithZod(form, { schema: FORM_SCHEMAS.style })
      expect(submission.status === 'success' && submission.value).toEqual(style)
    }),
  )
})

test('any JSON value gets an answer, never an exception', () => {
  const any = fc.record({
    name: fc.jsonValue(),
    prompt: fc.jsonValue(),
    examples: fc.jsonValue(),
    rules: fc.jsonValue(),
  })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), any), (input) => {
      for (const kind of KINDS) {
        const read = SCHEMAS[kind].safeParse(input)
        if (!read.success) for (const issue of read.error.issues) expect(typeof issue.message).toBe('string')
      }
    }),
  )
})
