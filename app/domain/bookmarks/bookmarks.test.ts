import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters } from '#app/domain/text.ts'
import { BOOKMARK_TITLE_MAX, BookmarkFormSchema, BookmarkSchema, textFileName } from './bookmarks.ts'

test('without a title a bookmark bears the beginning of its result', () => {
  const read = BookmarkSchema.parse({ operation: 'rephrase', output: `  ${'word '.repeat(60)}` })
  expect(read.title).toMatch(/^word( word)+…$/)
  expect(BookmarkSchema.parse({ operation: 'rephrase', output: 'x', title: ' A \n title ' }).title).toBe('A title')
  expect(BookmarkSchema.parse({ operation: 'rephrase', output: 'x', title: '\u202eevil' }).title).toBe('evil')
})

test('any text that is kept has a title that the table takes, and stays as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (output) => {
      const read = BookmarkSchema.safeParse({ operation: 'expand', output })
      if (!read.success) return
      const { title } = read.data
      expect(countCharacters(title)).toBeGreaterThan(0)
      expect(countCharacters(title)).toBeLessThanOrEqual(BOOKMARK_TITLE_MAX)
      expect(read.data.output).toBe(output.replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed())
    }),
  )
})

test('the form keeps the text that went in only where that is ticked, and reads its receipt', () => {
  const form = { operation: 'rephrase', input: 'mine', output: 'x', receipt: '12' }
  expect(BookmarkFormSchema.parse(form)).toMatchObject({ input: null, receipt: 12 })
  expect(BookmarkFormSchema.parse({ ...form, keep_input: 'on', receipt: '' })).toMatchObject({
    ...{ input: 'mine', receipt: null },
  })
  expect(BookmarkFormSchema.safeParse({ ...form, receipt: '1e3' }).success).toBe(false)
})

test('a text that went in and is not kept may be of any length', () => {
  const form = { operation: 'rephrase', input: 'x'.repeat(6000), output: 'x' }
  expect(BookmarkFormSchema.safeParse(form).success).toBe(true)
  expect(BookmarkFormSchema.safeParse({ ...form, keep_input: 'on' }).success).toBe(false)
})

test('a file name is plain ASCII whatever the title', () => {
  expect(textFileName({ title: 'Über die Straße: Teil 2' })).toBe('uber-die-stra-e-teil-2.txt')
  expect(textFileName({ title: '日本語' })).toBe('bookmark.txt')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(textFileName({ title })).toMatch(/^[a-z0-9][a-z0-9-]{0,59}\.txt$/)
    }),
  )
})
