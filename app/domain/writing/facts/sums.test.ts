import { expect, test } from 'vitest'
import { alarms, checkMeaning } from './meaning.ts'

function raised(before: string, after: string, from: string, to: string): number {
  const operation = from === to ? 'rephrase' : 'translate'
  const { facts, added } = alarms(checkMeaning({ before, after, operation, from, to }), operation)
  return facts.length + added.length
}

test.each([
  ['en', 'en', 'The clinic is open every day except Sunday.', 'The clinic is open from Monday to Saturday.'],
  ['de', 'de', 'Samstags und sonntags ist geschlossen.', 'Geöffnet ist von Montag bis Freitag.'],
  ['fr', 'en', 'La mairie est fermée le dimanche.', 'The town hall is open from Monday to Saturday.'],
  ['en', 'en', 'She lent him £500 and got half of it back.', 'She lent him £500 and got £250 back.'],
  ['es', 'es', 'Prestó 800 euros y recuperó 200 euros.', 'Prestó 800 euros y recuperó la cuarta parte.'],
  [
    'en',
    'en',
    'Rents have risen for the third year in a row, as they often do.',
    'Rents have risen for three years running, as they often do.',
  ],
  ['en', 'en', 'One in ten applicants was invited.', 'Nine out of ten applicants were not invited.'],
  [
    'pt',
    'pt',
    'Os passageiros podem escolher entre o reembolso e um bilhete.',
    'Há duas opções para os passageiros: o reembolso ou um bilhete.',
  ],
  [
    'en',
    'pt',
    'The fourth season was the best one of the series.',
    'A quarta temporada foi a melhor temporada da série.',
  ],
  ['en', 'en', 'Pupils who are late get no marks for it.', 'Pupils who are late get zero marks for it.'],
  ['en', 'en', 'He came in 1998 and left eleven years later.', 'He came in 1998 and left in 2009.'],
  ['en', 'en', 'Most members agreed, but a third abstained.', 'Most members agreed, but one in three abstained.'],
  ['en', 'en', 'We should leave no later than 10.30.', 'We should leave by half past ten.'],
])('%s, %s: one text counts up what the other says: "%s", "%s"', (from, to, before, after) => {
  expect(raised(before, after, from, to)).toBe(0)
})

test.each([
  ['en', 'en', 'The clinic is open on Sundays.', 'The clinic is open from Monday to Saturday.'],
  ['en', 'en', 'The clinic is open every day except Sunday.', 'The clinic is open from Monday to Friday.'],
  ['en', 'en', 'She lent him £500 and got half of it back.', 'She lent him £500 and got £200 back.'],
  ['en', 'en', 'Rents have risen for the third year in a row.', 'Rents have risen for four years running.'],
  ['en', 'en', 'One in ten applicants was invited.', 'Nine out of ten applicants were invited.'],
  ['en', 'en', 'One in ten applicants was invited.', 'Eight out of ten applicants were not invited.'],
  ['pt', 'pt', 'A reunião é na quarta-feira.', 'A reunião é na quinta-feira.'],
  ['en', 'en', 'Pupils who are late get no marks for it.', 'Pupils who are late get two marks for it.'],
  ['en', 'en', 'He came in 1998 and left eleven years later.', 'He came in 1998 and left in 2008.'],
  ['en', 'en', 'Most members agreed, but a third abstained.', 'Most members agreed, but one in four abstained.'],
  ['en', 'en', 'We should leave no later than 10.30.', 'We should leave by half past nine.'],
])('%s, %s: what does not add up is told: "%s", "%s"', (from, to, before, after) => {
  expect(raised(before, after, from, to)).toBeGreaterThan(0)
})
