import { parseWithZod } from '@conform-to/zod/v4'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AssistRequestSchema, IdempotencyKeySchema } from './request.ts'

function messageFor(input: unknown): string | undefined {
  const parsed = AssistRequestSchema.safeParse(input)
  return parsed.success ? undefined : parsed.error.issues[0]?.message
}

test('a text alone takes every default of the specification', () => {
  expect(AssistRequestSchema.parse({ text: 'Hello' })).toEqual({
    text: 'Hello',
    operation: 'rephrase',
    template: 'general',
    style: 'professional',
    length: 'medium',
    custom_prompt: undefined,
    target_language: 'en',
    mode: 'rewrite',
    alternatives: 1,
    mask: [],
    ignored: [],
    mask_hidden: [],
    mask_keep: [],
    mask_own: [],
    include_payload: false,
  })
})

test('a missing, null, blank or invisible text asks for a text', () => {
  for (const input of [
    {},
    { text: null },
    { text: '' },
    { text: ' \r\n\t ' },
    { text: '\0\0' },
    { text: '\u200b\ufeff' },
  ]) {
    expect(messageFor(input)).toBe('assistant:text_blank')
  }
  expect(messageFor({ text: 7 })).toBe('assistant:text_invalid')
  expect(messageFor({ text: ['a'] })).toBe('assistant:text_invalid')
})

test('5000 characters pass and 5001 do not, counted in code points with line breaks as one', () => {
  expect(messageFor({ text: 'a'.repeat(5000) })).toBeUndefined()
  expect(messageFor({ text: 'a'.repeat(5001) })).toBe('assistant:text_too_long')
  expect(messageFor({ text: '👩'.repeat(5000) })).toBeUndefined()
  expect(messageFor({ text: '👩'.repeat(5001) })).toBe('assistant:text_too_long')
  expect(messageFor({ text: 'a\r\n'.repeat(2500) })).toBeUndefined()
  expect(messageFor({ text: 'a'.repeat(200_000) })).toBe('assistant:text_too_long')
})

test('NUL is dropped, a lone surrogate becomes the replacement character', () => {
  expect(AssistRequestSchema.parse({ text: 'a\0b\ud800c\r\nd' }).text).toBe('ab\ufffdc\nd')
})

test('keys are taken in any case and as the labels of the specification', () => {
  const parsed = AssistRequestSchema.parse({
    text: 'a',
    style: 'Professional',
    template: 'General Assistant',
    operation: 'Summarize',
    length: 'SMALL',
    target_language: 'DE',
  })
  expect(parsed).toMatchObject({
    style: 'professional',
    template: 'general',
    operation: 'summarize',
    length: 'small',
    target_language: 'de',
  })
  expect(AssistRequestSchema.parse({ text: 'a', template: 'General' }).template).toBe('general')
})

test('unknown choices are named', () => {
  expect(messageFor({ text: 'a', style: 'x'.repeat(201) })).toBe('assistant:style_unknown')
  expect(messageFor({ text: 'a', template: 'x'.repeat(201) })).toBe('assistant:template_unknown')
  expect(messageFor({ text: 'a', length: 'huge' })).toBe('assistant:length_unknown')
  expect(messageFor({ text: 'a', operation: 'delete' })).toBe('assistant:operation_unknown')
  expect(messageFor({ text: 'a', language: 'xx' })).toBe('assistant:text_language_unknown')
  expect(messageFor({ text: 'a', target_language: 'xx' })).toBe('assistant:language_unknown')
  expect(messageFor({ text: 'a', style: 5 })).toBe('assistant:style_unknown')
})

test('a style or template that is not built in is kept as written, for the library to find', () => {
  const parsed = AssistRequestSchema.parse({ text: 'a', style: ' House Style ', template: 'tpl_01' })
  expect(parsed).toMatchObject({ style: 'House Style', template: 'tpl_01' })
  expect(AssistRequestSchema.parse({ text: 'a', prompt_id: 7 }).prompt_id).toBeUndefined()
})

test('a custom prompt is trimmed, may be absent, and ends at 1000 characters', () => {
  expect(AssistRequestSchema.parse({ text: 'a', custom_prompt: '  ' }).custom_prompt).toBeUndefined()
  expect(AssistRequestSchema.parse({ text: 'a', custom_prompt: null }).custom_prompt).toBeUndefined()
  expect(AssistRequestSchema.parse({ text: 'a', custom_prompt: ' Be kind ' }).custom_prompt).toBe('Be kind')
  expect(messageFor({ text: 'a', custom_prompt: 'x'.repeat(1001) })).toBe('assistant:custom_prompt_too_long')
})

test('a form reads as the same request as the JSON body', () => {
  const form = new FormData()
  form.set('text', 'Line\r\nbreak')
  form.set('custom_prompt', '')
  form.set('style', 'professional')
  form.set('intent', 'process')
  const submission = parseWithZod(form, { schema: AssistRequestSchema })
  expect(submission.status === 'success' && submission.value).toMatchObject({
    text: 'Line\nbreak',
    operation: 'rephrase',
  })
  const blank = new FormData()
  blank.set('text', '')
  expect(parseWithZod(blank, { schema: AssistRequestSchema }).reply().error).toEqual({ text: ['assistant:text_blank'] })
})

test('any JSON value gets an answer, never an exception', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.record({ text: fc.jsonValue(), style: fc.jsonValue(), custom_prompt: fc.jsonValue() }),
      ),
      (input) => {
        const parsed = AssistRequestSchema.safeParse(input)
        if (parsed.success) expect(parsed.data.text.isWellFormed()).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('idempotency keys are short and visible', () => {
  expect(IdempotencyKeySchema.safeParse('0b6e9f3e-6a0e-4c38-9f61-4f0f5d1f2d11').success).toBe(true)
  for (const bad of ['', ' ', 'a b', 'é', 'x'.repeat(201), undefined]) {
    expect(IdempotencyKeySchema.safeParse(bad).success).toBe(false)
  }
})

test('mode, versions and masks have their defaults, and anything else is refused by its name', () => {
  expect(AssistRequestSchema.parse({ text: 'x' })).toMatchObject({
    mode: 'rewrite',
    alternatives: 1,
    mask: [],
    include_payload: false,
  })
  expect(
    AssistRequestSchema.parse({ text: 'x', mode: 'FIX', alternatives: '3', mask: ['numbers', 'names'] }),
  ).toMatchObject({ mode: 'fix', alternatives: 3, mask: ['names', 'numbers'] })
  expect(AssistRequestSchema.parse({ text: 'x', mask: 'names' })).toMatchObject({ mask: ['names'] })
  expect(
    AssistRequestSchema.parse({ text: 'x', mask_own: ' Falcon \r\n\r\nBerg\nFalcon', mask_keep: ['a\r\nb'] }),
  ).toMatchObject({
    ...{ mask_own: ['Falcon', 'Berg'], mask_keep: ['a\nb'] },
  })
  for (const wrong of [
    { mask_own: ['x'.repeat(201)] },
    { mask_own: 5 },
    { mask_keep: 'x' },
    { mode: 'undo' },
    { alternatives: 2 },
    { mask: ['secrets'] },
    { include_payload: 'yes' },
  ]) {
    const issue = AssistRequestSchema.safeParse({ text: 'x', ...wrong }).error?.issues[0]
    expect(issue?.path[0]).toBe(Object.keys(wrong)[0])
    expect(issue?.message).toMatch(/^result:/)
  }
})
