import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { KnownLanguage } from './fact.ts'
import { alarms, checkMeaning } from './meaning.ts'
import { MISSPELT_MONTHS, MISSPELT_WEEKDAYS } from './misspellings.ts'

function complaints(before: string, after: string, language: KnownLanguage = 'en'): string[] {
  const check = checkMeaning({ before, after, operation: 'rephrase', from: language, to: language })
  const { facts, added } = alarms(check, 'rephrase')
  return [...facts.map(({ fact }) => fact), ...added].map(({ kind, text }) => `${kind} ${text}`)
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}

describe('a corrected misspelling is no changed fact', () => {
  it.each<[KnownLanguage, string, string]>([
    ['en', 'We meet on Wensday at 3 oclock.', 'We meet on Wednesday at 3 o’clock.'],
    ['en', 'It closes in Febuary, after fourty days.', 'It closes in February, after forty days.'],
    ['en', 'It costs 5 milion, and they doesnt pay.', 'It costs 5 million, and they don’t pay.'],
    ['en', 'You shouldnt and couldnt know.', 'You shouldn’t and couldn’t know.'],
    ['en', 'Two dozens of eggs.', 'Two dozen eggs.'],
    ['es', 'Nos vemos el miercoles dieciseis.', 'Nos vemos el miércoles dieciséis.'],
    ['es', 'Cierra en setiembre.', 'Cierra en septiembre.'],
    ['pt', 'A loja fecha na terca-feira e no sabado.', 'A loja fecha na terça-feira e no sábado.'],
    ['pt', 'São tres caixas e cincoenta livros.', 'São três caixas e cinquenta livros.'],
    ['fr', 'Le magasin ferme en fevrier et en aout.', 'Le magasin ferme en février et en août.'],
    ['fr', 'Nous venons mecredi.', 'Nous venons mercredi.'],
    ['de', 'Wir kommen am Mitwoch mit sechszehn Leuten.', 'Wir kommen am Mittwoch mit sechzehn Leuten.'],
    ['de', 'Er beginnt am 3. Maerz mit zwoelf Leuten.', 'Er beginnt am 3. März mit zwölf Leuten.'],
  ])('%s: %s', (language, before, after) => {
    expect(complaints(before, after, language)).toEqual([])
  })

  it.each<[KnownLanguage, string, string, string]>([
    ['en', 'We meet on Wensday.', 'We meet on Thursday.', 'date Wensday'],
    ['en', 'They shouldnt pay.', 'They should pay.', 'modality shouldnt'],
    ['en', 'It takes fourty days.', 'It takes fifty days.', 'number fourty days'],
    ['es', 'Nos vemos el miercoles.', 'Nos vemos el jueves.', 'date miercoles'],
    ['de', 'Wir kommen am Mitwoch.', 'Wir kommen am Montag.', 'date Mitwoch'],
  ])('but %s: “%s” is not “%s”', (language, before, after, complaint) => {
    expect(complaints(before, after, language)).toContain(complaint)
  })

  test('a misspelt name of a day or month means what the table says', () => {
    for (const [wrong, right] of [...MISSPELT_MONTHS, ...MISSPELT_WEEKDAYS])
      for (const language of ['en', 'es', 'pt', 'fr', 'de'] as const)
        expect([wrong, complaints(`3 ${capital(wrong)} 2026`, `3 ${capital(right)} 2026`, language)]).toEqual([
          wrong,
          [],
        ])
  })
})

const EMOJI = ['🎉', '👩‍👩‍👧‍👦', '👍🏽', '🏳️‍🌈', '❤️', '1️⃣', '✅', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '😀😀']
const LEADS = [
  '',
  '# ',
  '### ',
  '- ',
  '* ',
  '**',
  '> ',
  '- [ ] ',
  '1. ',
  '2) ',
  'b) ',
  '→ ',
  ...EMOJI.map((one) => `${one} `),
]

test('the first word of a line, an item or a sentence is no name, whatever stands before it', () => {
  const word = fc.stringMatching(/^[A-Z][b-z]{3,9}$/)
  const lead = fc.constantFrom(...LEADS)
  fc.assert(
    fc.property(
      fc.array(lead, { maxLength: 3 }),
      fc.constantFrom('', 'It rained. ', 'It rained!\n'),
      word,
      word,
      (leads, first, was, now) => {
        const [before, after] = [was, now].map((begin) => `${first}${leads.join('')}${begin} is what we hear of it.`)
        expect(complaints(before ?? '', after ?? '').filter((one) => one.startsWith('name'))).toEqual([])
      },
    ),
  )
})

test.each([
  ['an emoji', 'It rained 🎉 Alot of people came.', 'It rained 🎉 A lot of people came.'],
  ['a comma before speech', 'She said, “Alot of people came.', 'She said, “A lot of people came.'],
  ['a word that fell apart', 'We bought Alot of it.', 'We bought A lot of it.'],
])('no name: %s', (_, before, after) => {
  expect(complaints(before, after)).toEqual([])
})

test.each([
  ['behind a flag', 'We meet in 🇫🇷 Paris today.', 'We meet in 🇫🇷 Lyon today.', 'name Paris'],
  ['in parentheses', 'The office (Rotterdam) is closed.', 'The office (Utrecht) is closed.', 'name Rotterdam'],
  ['behind a dash', 'The town — Rotterdam — is closed.', 'The town — Utrecht — is closed.', 'name Rotterdam'],
  ['in bold type', 'The town **Rotterdam** is closed.', 'The town **Utrecht** is closed.', 'name Rotterdam'],
])('a name stays a name %s', (_, before, after, name) => {
  expect(complaints(before, after)).toContain(name)
})
