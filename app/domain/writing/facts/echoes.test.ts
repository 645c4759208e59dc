import { expect, test } from 'vitest'
import { alarms, checkMeaning, withRestored } from './meaning.ts'

function raised(before: string, after: string, from: string, to = from) {
  const operation = from === to ? 'rephrase' : 'translate'
  return alarms(checkMeaning({ before, after, operation, from, to }), operation)
}

test.each([
  ['de', 'Sie wartete eine halbe Stunde.', 'Sie wartete 30 Minuten.'],
  ['de', 'Die Heizung wird zwischen 8 und 12 Uhr gewartet.', 'Von acht bis zwölf wird die Heizung gewartet.'],
  ['de', 'Am Mittwoch um 12 Uhr ist Schluss.', 'Um 12 Uhr am Mittwoch ist Schluss.'],
  ['de', 'Ab Freitagmittag ist das Büro zu.', 'Ab Freitag um 12 Uhr ist das Büro zu.'],
  [
    'de',
    'Wer mindestens zwei Tage fehlt, meldet sich.',
    'Wer sich meldet, fehlt an mindestens zwei Wochentagen oder mehr.',
  ],
  ['de', 'Warmes Wasser gibt es ab morgen wieder.', 'Ab morgen gibt es wieder warmes Wasser.'],
  ['en', 'Take it for another five days.', 'Take it for five more days.'],
  ['en', 'Nobody’s going to call you.', 'No one will call you.'],
  ['en', 'Almost all guests stayed.', 'Most guests stayed.'],
  ['fr', 'Il faut prévoir environ 40 euros.', 'Comptez une quarantaine d’euros.'],
  ['fr', 'Presque tous les élèves sont venus.', 'La plupart des élèves sont venus.'],
  ['es', 'Hubo unas veinte personas.', 'Hubo una veintena de personas.'],
  ['pt', 'O prazo é de cinco dias úteis.', 'O prazo é de 5 dias úteis.'],
  ['en', 'Rents have risen faster than wages.', 'Wages have risen more slowly than rents.'],
  ['en', 'If you have questions, do not hesitate to call.', 'If you have questions, please call.'],
])('%s: "%s" and "%s" say the same', (language, before, after) => {
  expect(raised(before, after, language)).toEqual({ facts: [], added: [] })
})

test.each([
  ['en', 'Walk 10 miles.', 'Walk 10 kilometres.'],
  ['en', 'It weighs 5 kg.', 'It measures 5 km.'],
  ['en', 'Ring 900 123 456 now.', 'Ring 900 123 465 now.'],
  ['de', 'Sie wartete eine halbe Stunde.', 'Sie wartete eine Stunde.'],
  ['de', 'Um 9 Uhr am Mittwoch ist Schluss.', 'Um 21 Uhr am Mittwoch ist Schluss.'],
  ['de', 'Ab Freitagmittag ist das Büro zu.', 'Ab Donnerstagmittag ist das Büro zu.'],
  ['en', 'Take it for another five days.', 'Take it for six more days.'],
  ['en', 'Almost all guests stayed.', 'All guests stayed.'],
  ['fr', 'Comptez une quarantaine d’euros.', 'Comptez une trentaine d’euros.'],
  ['fr', 'Il reste une semaine en quarantaine.', 'Il reste deux semaines en quarantaine.'],
  ['es', 'Hubo una veintena de personas.', 'Hubo una treintena de personas.'],
  ['pt', 'Ele não vem porque não pode.', 'Ele não vem porque pode.'],
  ['en', 'Forms that are signed or not complete are sent back.', 'Forms that are signed or complete are sent back.'],
  ['en', 'Liquids up to 100 ml are allowed.', 'Liquids above 100 ml are allowed.'],
])('%s: "%s" and "%s" differ', (language, before, after) => {
  const { facts, added } = raised(before, after, language)
  expect(facts.length + added.length).toBeGreaterThan(0)
})

test('what is allowed up to a bound is forbidden above it', () => {
  const before = 'Liquids are allowed up to 100 ml.'
  expect(raised(before, 'Liquids above 100 ml are forbidden.', 'en')).toEqual({ facts: [], added: [] })
})

test('an hour is never put back over a number that it was not', () => {
  const after = 'It has 8 rooms at 9 o’clock.'
  const check = checkMeaning({
    ...{ before: 'It opens at 8 o’clock.', after, operation: 'rephrase' },
    ...{ from: 'en', to: 'en' },
  })
  for (const checked of check.facts.filter(({ outcome }) => outcome === 'changed'))
    expect(withRestored(after, checked)).toBe('It has 8 rooms at 8 o’clock.')
})
