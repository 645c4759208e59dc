import { expect, test } from 'vitest'
import { KNOWN_LANGUAGES } from '#app/domain/writing/facts/fact.ts'
import { countLegalWords, legalWords } from './index.ts'

test('every language has more than 120 terms, each with a definition that is short and unlike another', () => {
  for (const language of KNOWN_LANGUAGES) expect(countLegalWords(language), language).toBeGreaterThan(120)
})

test('legal words are explained in the form in which the text has them', () => {
  const en = 'Notwithstanding Clause 4, the Affiliates shall indemnify the buyer and the rights hereof stay.'
  expect(legalWords(en, 'en', 9).map(({ term }) => term)).toEqual([
    'Notwithstanding',
    'Clause',
    'Affiliates',
    'indemnify',
    'hereof',
  ])
  const of = (text: string, language: string) => legalWords(text, language, 9).map(({ term }) => term)
  expect(of('Die Kündigungsfrist beträgt drei Monate; eine fristlose Kündigung bleibt vorbehalten.', 'de')).toEqual([
    'Kündigungsfrist',
    'fristlose',
    'Kündigung',
  ])
  expect(of('Le bailleur adresse une mise en demeure au débiteur.', 'fr')).toEqual([
    'bailleur',
    'mise en demeure',
    'débiteur',
  ])
  expect(of('El arrendatario pagará intereses de demora.', 'es')).toEqual(['arrendatario', 'intereses de demora'])
  expect(of('O fiador responde nos termos do contrato.', 'pt')).toEqual(['fiador', 'nos termos do'])
})

test('everyday words are explained in legal texts only', () => {
  for (const [language, text] of [
    ['en', 'Such reasonable interest in the term paper is nice.'],
    ['de', 'Sag mir bitte Bescheid, ob der Vergleich stimmt.'],
    ['es', 'Mi prima llegó en auto, sin embargo tarde.'],
    ['fr', 'Le docteur écrit une ordonnance.'],
    ['pt', 'Vi o sinal e a renda da minha avó.'],
  ] as const)
    expect(legalWords(text, language, 9), text).toEqual([])
})
