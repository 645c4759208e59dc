import { expect, test } from 'vitest'
import type { RenderedDocument } from '#app/domain/documents/document.ts'
import { searchDocuments } from './search.ts'

const page = (title: string, sections: [string, string][]): RenderedDocument => ({
  title,
  summary: '',
  html: '',
  sections: sections.map(([heading, text]) => ({ id: heading.toLowerCase(), heading, depth: 2, text })),
})

const DOCUMENTS = new Map([
  [
    'api',
    page('API', [
      ['Errors', 'Every refusal has a code.'],
      ['Login', 'A token of the login.'],
    ]),
  ],
  [
    'ledger',
    page('Ledger', [
      ['Proofs', `${'word '.repeat(60)}token ${'tail '.repeat(60)}`],
      ['Token', 'A name.'],
    ]),
  ],
])

test('all words must stand in a section, in any case; headings come first', () => {
  expect(searchDocuments(DOCUMENTS, 'TOKEN').map(({ id }) => id)).toEqual(['token', 'login', 'proofs'])
  expect(searchDocuments(DOCUMENTS, 'refusal code').map(({ id }) => id)).toEqual(['errors'])
  expect(searchDocuments(DOCUMENTS, 'refusal token')).toEqual([])
})

test('a found place shows its first word between some others, cut between words', () => {
  const [, , found] = searchDocuments(DOCUMENTS, 'token')
  expect(found?.match).toBe('token')
  expect(found?.before).toMatch(/^… (?:word )+$/)
  expect(found?.after).toMatch(/^ (?:tail ?)+ …$/)
})

test('a search of nothing but spaces finds nothing', () => {
  expect(searchDocuments(DOCUMENTS, '  \t ')).toEqual([])
})
