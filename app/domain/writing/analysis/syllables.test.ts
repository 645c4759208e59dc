import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KNOWN_LANGUAGES, type KnownLanguage } from '../facts/fact.ts'
import { syllables } from './syllables.ts'

/** As dictionaries divide them; in French as prose is spoken, in Spanish by the Ortografía of the Academia. */
const KNOWN: Readonly<Record<KnownLanguage, string>> = {
  en: 'the 1 make 1 table 2 water 2 people 2 reading 2 beautiful 3 walked 1 wanted 2 boxes 2 changes 2 makes 1 radio 3 create 2 created 3 piano 3 fluent 2 nation 2 special 2 million 2 language 2 information 4 university 5 responsibility 6 quickly 2 careful 2 movement 2 little 2 science 2 idea 3 area 3 education 4 previous 3 question 2 usually 4 society 4 various 3 available 4 example 3 because 2 through 1 be 1 mechanism 4 employees 3 expense 2 reimbursement 4 automate 3 decision 3 period 3 clothes 1 started 2',
  es: 'casa 2 rey 1 ciudad 2 día 2 país 2 agua 2 guerra 2 queso 2 pingüino 3 poeta 3 aéreo 4 bueno 2 europa 3 construir 2 ahora 3 hay 1 y 1 hoy 1 leer 2 océano 4 limpiáis 2 información 4 también 2 vergüenza 3 murciélago 4 búho 2',
  pt: 'casa 2 mão 1 mães 1 põe 1 dia 2 água 2 história 3 alegria 4 ciência 3 criança 3 viagem 3 nacional 4 que 1 quase 2 guerra 2 ainda 3 rainha 3 juiz 2 pai 1 coração 3 coelho 3 real 2 muito 2 saúde 3 país 2 informação 4 rio 2 família 3 quatro 2 língua 2',
  fr: 'maison 2 table 1 petite 2 école 2 oiseau 2 eau 1 nation 2 travail 2 payer 2 voyage 2 naïf 2 noël 2 créer 2 théâtre 2 langue 1 guerre 1 quatre 1 parlaient 2 chaos 2 femme 1 le 1 années 2 éducation 4 oublier 3 famille 2 beaucoup 2 nuit 1 été 2 européen 4 mangeait 2',
  de: 'haus 1 katze 2 familie 4 energie 3 ferien 3 italien 4 auto 2 feuer 2 schön 1 see 1 haare 2 lesbarkeit 3 universität 5 quelle 2 eier 2 nation 3 verantwortung 4 geehrt 2 beenden 3 häuser 2 theater 3 museum 3 ideen 3 geschwindigkeit 4 spezialist 4',
}

test.each(KNOWN_LANGUAGES)('%s: known words have the syllables that a dictionary gives them', (language) => {
  const list = KNOWN[language].split(' ')
  const words = list.filter((_, at) => at % 2 === 0)
  const counted = words.map((word) => `${word} ${syllables(word, language)}`)
  expect(counted).toEqual(words.map((word, at) => `${word} ${list[at * 2 + 1]}`))
})

test('a hyphen and an apostrophe part a word', () => {
  expect(syllables('well-known', 'en')).toBe(2)
  expect(syllables("l'école", 'fr')).toBe(2)
  expect(syllables('E-Mail-Adresse', 'de')).toBe(5)
})

test('whatever is asked, there is at least one syllable and never more than letters, whatever the letter case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...KNOWN_LANGUAGES), (word, language) => {
      const count = syllables(word, language)
      expect(count).toBeGreaterThanOrEqual(1)
      expect(count).toBeLessThanOrEqual(Math.max(1, word.normalize('NFC').toLowerCase().length))
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,20}$/), fc.constantFrom(...KNOWN_LANGUAGES), (word, language) => {
      expect(syllables(word.toUpperCase(), language)).toBe(syllables(word, language))
    }),
  )
})

test('two words joined by a hyphen have the syllables of both', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/)
  fc.assert(
    fc.property(word, word, fc.constantFrom(...KNOWN_LANGUAGES), (one, other, language) => {
      const joined = syllables(`${one}-${other}`, language)
      expect(joined).toBeGreaterThanOrEqual(Math.max(syllables(one, language), syllables(other, language)))
      expect(joined).toBeLessThanOrEqual(syllables(one, language) + syllables(other, language))
    }),
  )
})
