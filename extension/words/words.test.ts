import { expect, test } from 'vitest'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { WORDS } from './all.ts'
import { chosenLocale } from './chosen.ts'
import { fill } from './words.ts'

function sentencesOf(table: object): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[key, value]] : sentencesOf(value),
  )
}

test('every language has the same places in every sentence', () => {
  const places = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort()
  const english = sentencesOf(WORDS.en)
  for (const locale of LOCALES)
    expect([locale, sentencesOf(WORDS[locale]).map(([key, sentence]) => [key, places(sentence)])]).toEqual([
      locale,
      english.map(([key, sentence]) => [key, places(sentence)]),
    ])
})

test('stores accept the descriptions: at most 132 characters', () => {
  for (const locale of LOCALES) {
    expect(WORDS[locale].manifest.description.length).toBeLessThanOrEqual(132)
    expect(WORDS[locale].manifest.description).not.toContain('  ')
  }
})

test('values are put in once, and unknown places stay', () => {
  expect(fill('{left} of {limit}, {other}', { left: '{limit}', limit: 25 })).toBe('{limit} of 25, {other}')
  expect(fill('{constructor}', {})).toBe('{constructor}')
})

test('the language is the chosen one, else the browser’s, else English', () => {
  expect(chosenLocale('fr', 'de-AT')).toBe('fr')
  expect(chosenLocale('auto', 'pt-BR')).toBe('pt')
  expect(chosenLocale('auto', 'nl')).toBe('en')
})
