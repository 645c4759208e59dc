import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MASKABLE, type Maskable } from '#app/domain/writing/maskable.ts'
import { unmask } from '#app/domain/writing/stand-ins.ts'
import { partsOf, privateSentence } from '#tests/support/private-things.ts'
import { hide } from './hide.ts'

const KINDS = Object.keys(MASKABLE) as Maskable[]
const texts = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        'Anna Schmidt',
        'met',
        'anna@x.example',
        '25',
        '$3',
        'https://x.org/1',
        '[NAME_1]',
        '[',
        ']',
        '@you',
        '.',
        '\n',
      ),
      { maxLength: 20 },
    )
    .map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 50 }),
)

test('what was masked comes back to the character', () => {
  fc.assert(
    fc.property(texts, fc.subarray(KINDS), (text, chosen) => {
      const { text: sent, masked } = hide(text, { kinds: chosen }, 'en')
      expect(unmask(sent, masked)).toEqual({ text, missing: [] })
    }),
    { numRuns: 1_000 },
  )
})

test('names, addresses and figures do not leave, and the same name has the same stand-in', () => {
  const { text, masked } = hide(
    'We asked Anna Schmidt (anna@x.example) for $250; Anna Schmidt agreed.',
    { kinds: KINDS },
    'en',
  )
  expect(text).toBe('We asked [NAME_1] ([EMAIL_2]) for [MONEY_3]; [NAME_1] agreed.')
  expect(masked.map(({ original }) => original)).toEqual(['Anna Schmidt', 'anna@x.example', '$250'])
})

test('a stand-in that the answer lost is told', () => {
  const { masked } = hide('We asked Anna Schmidt for 250 euros', { kinds: KINDS }, 'en')
  const back = unmask('[NAME_1] was asked.', masked)
  expect(back.text).toBe('Anna Schmidt was asked.')
  expect(back.missing.map(({ original }) => original)).toEqual(['250 euros'])
})

test('a text that holds such brackets itself keeps them', () => {
  const { text, masked } = hide('Put [NAME_1] after Anna Schmidt', { kinds: ['names'] }, 'en')
  expect(text).not.toMatch(/Anna/)
  expect(unmask(text, masked).text).toBe('Put [NAME_1] after Anna Schmidt')
})

const ALL = { kinds: KINDS }

test('no digit and no word of a hidden thing leaves, however it is written', () => {
  fc.assert(
    fc.property(fc.array(privateSentence, { minLength: 1, maxLength: 6 }), (sentences) => {
      const text = sentences.map((sentence) => sentence.text).join(' ')
      const { text: sent, masked } = hide(text, ALL, 'en')
      const rest = sent.replace(/\[[A-Z]+_\d+\]/g, '')
      for (const { thing } of sentences)
        for (const part of partsOf(thing)) expect(rest.toLowerCase()).not.toContain(part.toLowerCase())
      expect(rest).not.toMatch(/\p{Nd}/u)
      expect(unmask(sent, masked)).toEqual({ text, missing: [] })
    }),
    { numRuns: 500 },
  )
})

test('one hidden thing is one stand-in, and the model sees what kind of thing it was', () => {
  const text =
    'Call +44 20 7946 0958, or pay DE89 3704 0044 0532 0130 00 with 4111 1111 1111 1111. I was born on 3/4/1985 and live at 221B Baker Street, London NW1 6XE.'
  expect(hide(text, ALL, 'en').text).toBe(
    'Call [PHONE_1], or pay [IBAN_2] with [CARD_3]. I was born on [BIRTHDATE_4] and live at [ADDRESS_5].',
  )
})

test.each([
  [
    'de',
    'Ich heiße thomas müller und wohne in der Hauptstraße 12a, 10115 Berlin.',
    ['thomas müller', 'Hauptstraße 12a, 10115 Berlin'],
  ],
  [
    'fr',
    'Je m’appelle marie dupont, 12 bis rue de la Paix, 75002 Paris.',
    ['marie dupont', '12 bis rue de la Paix, 75002 Paris'],
  ],
  [
    'es',
    'Me llamo josé garcía lópez, Calle Mayor 5, 2º B, 28013 Madrid.',
    ['josé garcía lópez', 'Calle Mayor 5, 2º B, 28013 Madrid'],
  ],
  [
    'pt',
    'O meu nome é joão silva, Rua das Flores, 123, 01310-100, CPF 123.456.789-09.',
    ['joão silva', 'Rua das Flores, 123, 01310-100', '123.456.789-09'],
  ],
])('a person in %s is hidden with the address, in small letters too', (language, text, hidden) => {
  expect(hide(text, ALL, language).masked.map(({ original }) => original)).toEqual(hidden)
})

test.each([
  ['de', 'Vielen Dank für Ihre Nachricht. Wir freuen uns auf Ihre Antwort und senden freundliche Grüße.'],
  ['en', 'I will mark the rose, and may the bill be paid with grace by the young hunter.'],
  ['es', 'Enviaré el informe a la dirección. La rosa es bonita y la luz del sol entra.'],
  ['fr', 'Merci de lire le rapport avant la réunion, la rose est belle.'],
  ['pt', 'A reunião de segunda-feira foi adiada, envie o relatório até sexta.'],
])('ordinary words in %s stay', (language, text) => {
  expect(hide(text, ALL, language).masked).toEqual([])
})

test('the last name of a hidden person is hidden alone, too, and so is the address that gives it away', () => {
  const { text } = hide('Maria Lopez called. Ask Lopez (maria.lopez@x.example).', { kinds: ['names'] }, 'en')
  expect(text).not.toMatch(/lopez|maria/i)
})

test('own words are hidden wherever they stand, and a passage that may leave does', () => {
  const { text } = hide(
    'Project Falcon costs 250 euros; falcon is late.',
    { ...ALL, words: ['falcon'], keep: ['250 euros'] },
    'en',
  )
  expect(text).toMatch(/^\[NAME_1\] costs 250 euros; \[\w+_2\] is late\.$/)
})

test.each([
  ['en', 'My dad, harold pinkney, is on 07700-900-461.', ['harold pinkney', '07700-900-461']],
  ['de', 'Sie wohnt Am Alten Markt 7, 18055 Rostock.', ['Am Alten Markt 7, 18055 Rostock']],
  ['de', 'Versicherungsnummer 65 170839 J 003', ['65 170839 J 003']],
  ['fr', 'Cordialement,\nyves le goff', ['yves le goff']],
  ['es', 'Llama a pilar domínguez al 91 123 45 67.', ['pilar domínguez', '91 123 45 67']],
  [
    'pt',
    'Chamo-me tiago figueiredo e vivo na Alameda Santos, 1165, conj. 302, São Paulo - SP, 01419-002.',
    ['tiago figueiredo', 'Alameda Santos, 1165, conj. 302, São Paulo - SP, 01419-002'],
  ],
])('what once left in pieces in %s is hidden whole: %s', (language, text, hidden) => {
  expect(hide(text, ALL, language).masked.map(({ original }) => original)).toEqual(hidden)
})

test('an address that holds a hidden name is hidden whole, though addresses may leave', () => {
  const { text } = hide('Maria Lopez wrote from maria@example.com.', { kinds: ['names'] }, 'en')
  expect(text).toBe('[NAME_1] wrote from [NAME_2].')
})
