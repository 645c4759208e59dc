import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportFiles, FILE_BYTES, readImport } from './exchange.ts'
import { type PromptContent, PromptSchema } from './forms.ts'

const anyPrompts: fc.Arbitrary<PromptContent[]> = fc
  .array(
    fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 100 }),
      content: fc.string({ unit: 'binary', maxLength: 1000 }),
    }),
    {
      maxLength: 120,
    },
  )
  .map((items) => items.flatMap((item) => PromptSchema.safeParse(item).data ?? []))

test('what is exported is imported as it was, whatever was in it', () => {
  fc.assert(
    fc.property(anyPrompts, (prompts) => {
      const files = exportFiles('prompt', prompts)
      const read = files.flatMap((file) => {
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(FILE_BYTES + 8_000)
        const imported = readImport('prompt', file)
        return imported.ok ? imported.entries : []
      })
      expect(read).toEqual(prompts.map((content) => ({ ok: true, content })))
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['{"items":', 'notJson'],
  ['"a text"', 'notOurs'],
  ['{"entries":[]}', 'notOurs'],
  ['{"format":"another.product","items":[]}', 'notOurs'],
  ['{"format":"penmark.library","version":2,"kind":"prompts","things":[]}', 'otherVersion'],
  ['{"format":"penmark.library","version":1,"kind":"styles","items":[]}', 'otherKind'],
  [`["${'x'.repeat(60 * 1024)}"]`, 'tooLarge'],
  [`[${'1,'.repeat(1000)}1]`, 'tooMany'],
])('of a file like %.40s nothing is taken: %s', (file, problem) => {
  expect(readImport('prompt', file)).toEqual({ ok: false, problem: `library:import.${problem}` })
})

test('each entry is judged by itself, and a file that is none says why', () => {
  const file = JSON.stringify([{ name: 'a', content: 'b' }, { name: 'no content' }, 7, null])
  expect(readImport('prompt', file)).toEqual({
    ok: true,
    entries: [
      { ok: true, content: { name: 'a', content: 'b' } },
      { ok: false, name: 'no content', problem: 'library:prompt.problem.contentRequired' },
      { ok: false, name: '', problem: 'library:import.notAnItem' },
      { ok: false, name: '', problem: 'library:import.notAnItem' },
    ],
  })
  expect(readImport('prompt', '{')).toEqual({ ok: false, problem: 'library:import.notJson' })
  expect(readImport('prompt', '"text"')).toEqual({ ok: false, problem: 'library:import.notOurs' })
  expect(readImport('style', exportFiles('prompt', [])[0] ?? '')).toEqual({
    ok: false,
    problem: 'library:import.otherKind',
  })
})

test('no text makes the reader throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readImport('template', text)))
})
