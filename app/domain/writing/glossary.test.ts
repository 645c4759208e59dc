import { expect, test } from 'vitest'
import type { Glossary, GlossaryRow } from '../library/glossary.ts'
import { glossaryOf } from './glossary.ts'

const rows = (...all: GlossaryRow[]): Glossary => all.map((row, index) => ({ ...row, id: `trm_${index}` }))
const terms = (text: string, glossary: Glossary, from: string | null = 'en', to = from) =>
  glossaryOf(text, glossary, from, to).map(({ term }) => term)

const GLOSSARY = rows(
  { rule: 'write', term: 'client', language: 'en', wording: 'customer', into: 'en' },
  { rule: 'write', term: 'client', language: 'en', wording: 'Kunde', into: 'de' },
  { rule: 'avoid', term: 'touch base', language: 'en' },
  { rule: 'keep', term: 'Penmark' },
  { rule: 'write', term: 'IT', language: 'en', wording: 'information technology', into: 'en' },
)

test('only rows whose terms occur in the text are named, in any letter case and in the plural', () => {
  expect(terms('Our Clients will touch  base.', GLOSSARY)).toEqual(['client', 'touch base'])
  expect(terms('The cliental and the client-side.', GLOSSARY)).toEqual([])
  expect(terms('The Penmark-team writes.', GLOSSARY)).toEqual(['Penmark'])
})

test('a term of capitals is no ordinary word', () => {
  expect(terms('It rains.', GLOSSARY)).toEqual([])
  expect(terms('Ask IT.', GLOSSARY)).toEqual(['IT'])
})

test('rows follow the languages of text and result', () => {
  const wordings = (from: string, to: string) =>
    glossaryOf('The client waits.', GLOSSARY, from, to).map((row) => row.rule === 'write' && row.wording)
  expect([wordings('en', 'en'), wordings('en', 'de'), wordings('fr', 'fr')]).toEqual([['customer'], ['Kunde'], []])
})

test('the longer of two terms wins, and a script without blanks has terms, too', () => {
  const glossary = rows(
    { rule: 'keep', term: 'client portal' },
    { rule: 'write', term: 'client', language: 'en', wording: 'customer', into: 'en' },
    { rule: 'keep', term: '仕様' },
  )
  expect(terms('Open the client portal.', glossary)).toEqual(['client portal'])
  expect(terms('API仕様を読む', glossary, 'ja')).toEqual(['仕様'])
})
