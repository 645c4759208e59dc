import { expect, test } from 'vitest'
import type { Glossary, GlossaryRow } from '#app/domain/library/glossary.ts'
import { sharedTools } from '#tests/support/tools.ts'
import { forbiddenIn, glossaryEdits } from './glossary-edits.ts'
import { applyEdits } from './protect.ts'
import { rephrase } from './rephrase.ts'

const rows = (...all: GlossaryRow[]): Glossary => all.map((row, index) => ({ ...row, id: `trm_${index}` }))
const write = (term: string, wording: string, language: 'en' | 'fr' | 'de' = 'en'): GlossaryRow => ({
  ...{ rule: 'write', term, language, wording },
  into: language,
})
const written = (text: string, glossary: Glossary, language = 'en') =>
  applyEdits(text, glossaryEdits(text, glossary, language))

const GLOSSARY = rows(write('client', 'customer'), write('staff', 'employees'), write('buyer', 'account holder'))

test('a term is written as the glossary asks, with its capital, its plural and its article', () => {
  expect(written('Clients and a client. The CLIENT’s file.', GLOSSARY)).toBe(
    'Customers and a customer. The CUSTOMER’s file.',
  )
  expect(written('Ask the Help Desk.', rows(write('help desk', 'support team')))).toBe('Ask the Support Team.')
  expect(written('A staff and a buyer.', GLOSSARY)).toBe('An employees and an account holder.')
})

test('quotations, code, addresses and forms that are not sure are left', () => {
  const text =
    'He said “ask the client” at https://example.org/client, `client`, client@example.org; buyers, client-side.'
  expect(written(text, GLOSSARY)).toBe(text)
  expect(written('L’utilisateur attend.', rows(write('utilisateur', 'client', 'fr')), 'fr')).toBe(
    'L’utilisateur attend.',
  )
  expect(written('L’utilisateur attend.', rows(write('utilisateur', 'abonné', 'fr')), 'fr')).toBe('L’abonné attend.')
})

test('a rephrase writes the wordings, keeps protected terms and tells forbidden ones', async () => {
  const glossary = rows(
    ...[write('client', 'customer')],
    { rule: 'keep', term: 'in order to' },
    { rule: 'avoid', term: 'leverage', language: 'en' },
  )
  const text = 'In order to help the client, we leverage teh tool. We made a decision in order to wait.'
  const how = { voice: 'clear', depth: 'medium', glossary } as const
  const done = await rephrase(text, { language: 'en', isChosen: true }, how, sharedTools, () => undefined)
  expect(done.text).toBe('In order to help the customer, we leverage the tool. We decided in order to wait.')
  expect(done.notes).toContainEqual({ key: 'notes.glossaryAvoid', values: { list: 'leverage' } })
  expect(forbiddenIn(done.text, glossary, 'en')).toEqual(['leverage'])
})
