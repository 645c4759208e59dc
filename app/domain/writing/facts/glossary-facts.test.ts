import { expect, test } from 'vitest'
import type { GlossaryRow } from '../../library/glossary.ts'
import { checkMeaning, withRestored } from './meaning.ts'

const ROWS: GlossaryRow[] = [
  { rule: 'write', term: 'client', language: 'en', wording: 'customer', into: 'en' },
  { rule: 'write', term: 'client', language: 'en', wording: 'Kunde', into: 'de' },
  { rule: 'avoid', term: 'utilize', language: 'en' },
  { rule: 'keep', term: 'Penmark Pro' },
]
const glossary = ROWS.map((row, index) => ({ ...row, id: `trm_${index}` }))

function findingsOf(before: string, after: string, to = 'en') {
  const operation = to === 'en' ? 'rephrase' : 'translate'
  const check = checkMeaning({ before, after, operation, from: 'en', to, glossary })
  return [
    ...check.facts
      .filter(({ fact }) => fact.kind === 'glossary')
      .map(({ fact, outcome, now }) => [outcome, fact.text, now?.text ?? null, fact.should ?? null]),
    ...check.added.filter(({ kind }) => kind === 'glossary').map(({ text, should }) => ['added', text, should ?? null]),
  ]
}

test('a term that is still there should be its wording, and restoring writes it', () => {
  const texts = { before: 'Ask the client.', after: 'Please ask the client.' }
  expect(findingsOf(texts.before, texts.after)).toEqual([['changed', 'client', 'client', 'customer']])
  const check = checkMeaning({ ...texts, operation: 'rephrase', from: 'en', to: 'en', glossary })
  const found = check.facts.find(({ fact }) => fact.kind === 'glossary')
  expect(found && withRestored(texts.after, found)).toBe('Please ask the customer.')
})

test('a term in the wording of the glossary is restated, and one in neither is lost', () => {
  expect(findingsOf('Ask the client.', 'Please ask the customer.')).toEqual([
    ['restated', 'client', 'customer', 'customer'],
  ])
  expect(findingsOf('Ask the client.', 'Please ask the buyer.')).toEqual([['lost', 'client', null, 'customer']])
  expect(findingsOf('Ask the client.', 'Fragen Sie den Kunden.', 'de')).toEqual([
    ['restated', 'client', 'Kunden', 'Kunde'],
  ])
  expect(findingsOf('Ask the client.', 'Fragen Sie den Klienten.', 'de')).toEqual([['lost', 'client', null, 'Kunde']])
})

test('a forbidden wording is told wherever it comes from, and so is a term that the text did not have', () => {
  expect(findingsOf('We use it.', 'We utilize it.')).toEqual([['added', 'utilize', null]])
  expect(findingsOf('Ask them.', 'Ask the client.')).toEqual([['added', 'client', 'customer']])
})

test('a protected term is kept letter by letter, in a translation as well', () => {
  expect(findingsOf('Penmark Pro is here.', 'Penmark Pro has come.')).toEqual([
    ['kept', 'Penmark Pro', 'Penmark Pro', null],
  ])
  expect(findingsOf('The price of Penmark Pro.', 'Penmark Pros Preis.', 'de')).toEqual([
    ['kept', 'Penmark Pro', 'Penmark Pros', null],
  ])
  expect(findingsOf('Penmark Pro is here.', 'PENMARK pro is here.')).toEqual([
    ['changed', 'Penmark Pro', 'PENMARK pro', 'Penmark Pro'],
  ])
  expect(findingsOf('Penmark Pro is here.', 'Penmark Profi ist da.', 'de')).toEqual([
    ['lost', 'Penmark Pro', null, 'Penmark Pro'],
  ])
})
