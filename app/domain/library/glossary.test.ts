import { expect, test } from 'vitest'
import { type Glossary, type GlossaryRow, GlossaryRowSchema, rowRefusal } from './glossary.ts'

const write = (term: string, wording: string, language = 'en', into = language) =>
  ({ rule: 'write', term, language, wording, into }) as GlossaryRow
const rows = (...all: GlossaryRow[]): Glossary => all.map((row, index) => ({ ...row, id: `trm_${index}` }))

test('a row has the fields of its rule, with blanks tidied', () => {
  expect(GlossaryRowSchema.parse({ rule: 'keep', term: '  Penmark\n Pro ', language: 'xx', wording: '' })).toEqual({
    rule: 'keep',
    term: 'Penmark Pro',
  })
  expect(GlossaryRowSchema.parse({ rule: 'avoid', term: 'utilize', language: 'en', wording: '' })).toEqual({
    rule: 'avoid',
    term: 'utilize',
    language: 'en',
  })
})

test('a row without a term, with a long one or with its own term as wording is refused', () => {
  const problem = (row: object) => GlossaryRowSchema.safeParse(row).error?.issues[0]?.message
  expect(problem({ rule: 'keep', term: ' - ' })).toBe('library:glossary.termMissing')
  expect(problem({ rule: 'keep', term: 'x'.repeat(81) })).toBe('library:glossary.termLong')
  expect(problem({ rule: 'avoid', term: 'x', language: 'tlh' })).toBe('library:glossary.languageUnknown')
  expect(problem(write('client', 'client'))).toBe('library:glossary.sameWording')
  expect(problem({ ...write('client', ''), wording: ' ' })).toBe('library:glossary.termMissing')
  expect(problem({ rule: 'other', term: 'x' })).toBe('library:glossary.ruleUnknown')
})

test('a row that is there already, or that cannot be followed beside another one, is refused', () => {
  const there = rows(write('client', 'customer'), { rule: 'keep', term: 'Penmark' })
  expect(rowRefusal(there, write('Client', 'buyer'))).toBe('glossary_exists')
  expect(rowRefusal(there, write('client', 'Kunde', 'en', 'de'))).toBeUndefined()
  expect(rowRefusal(there, { rule: 'avoid', term: 'Customer', language: 'en' })).toBe('glossary_conflict')
  expect(rowRefusal(there, { rule: 'avoid', term: 'customer', language: 'de' })).toBeUndefined()
  expect(rowRefusal(there, write('customer', 'client'))).toBe('glossary_conflict')
  expect(rowRefusal(there, write('penmark', 'the product'))).toBe('glossary_conflict')
})
