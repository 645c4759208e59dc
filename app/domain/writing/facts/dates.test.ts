import { expect, test } from 'vitest'
import { factsOf } from './extract.ts'
import type { KnownLanguage } from './fact.ts'

const datesIn = (text: string, language: KnownLanguage) =>
  factsOf(text, language)
    .filter(({ kind }) => kind === 'date' || kind === 'time')
    .map(({ text: words, readings }) => [words, readings[0]])

test('a day in words is the day in digits, in the five languages', () => {
  expect(datesIn('the twenty-first of June 2025', 'en')).toEqual([['twenty-first of June 2025', '2025-06-21']])
  expect(datesIn('para el doce de mayo', 'es')).toEqual([['doce de mayo', '*-05-12']])
  expect(datesIn('em primeiro de agosto', 'pt')).toEqual([['primeiro de agosto', '*-08-01']])
  expect(datesIn('du vingt et un mars 2025', 'fr')).toEqual([['vingt et un mars 2025', '2025-03-21']])
  expect(datesIn('vor dem dritten Juni', 'de')).toEqual([['dritten Juni', '*-06-03']])
})

test('"the third may" is no date', () => {
  expect(datesIn('The third may be late, the second March hare too.', 'en').map(([words]) => words)).not.toContain(
    'third may',
  )
})

test('a French hour in words has its minutes', () => {
  expect(datesIn('à dix-neuf heures trente', 'fr')).toEqual([['à dix-neuf heures trente', '1170']])
})
