import { describe, expect, it } from 'vitest'
import { alarms, checkMeaning } from './meaning.ts'

function complaints(before: string, after: string, language = 'en'): string[] {
  const check = checkMeaning({ before, after, operation: 'rephrase', from: language, to: language })
  const { facts, added } = alarms(check, 'rephrase')
  return [...facts.map(({ fact }) => fact), ...added].filter(({ kind }) => kind === 'name').map(({ text }) => text)
}

describe('names that a text mentions', () => {
  it.each([
    ['marks and dots fall away', 'We wrote to Filip Novák in the U.S.', 'We wrote to Filip Novak in the US.'],
    ['a state has several names', 'The delegation of the USA left.', 'The delegation of the United States left.'],
    ['the people stand for the place', 'They met the minister of Syria.', 'They met the Syrian minister.'],
    ['the place stands for the people', 'They met in a Jordanian port.', 'They met in a port of Jordan.'],
    ['a part of a long name is enough', 'Members of the Royal Garden Society came.', 'Members of the Society came.'],
    ['parts come apart', 'The Finance Department of Kent paid.', 'In Kent the Department paid.'],
    ['a number belongs to its name', 'Nobody has COVID-19 here.', 'Here, nobody has COVID-19.'],
  ])('%s', (_, before, after) => {
    expect(complaints(before, after)).toEqual([])
  })

  it.each([
    ['a last name', 'Please ask Anna Keller for it.', 'Please ask Anna Berger for it.', 'Anna Keller'],
    ['a first name', 'Please ask Anna Keller for it.', 'Please ask Maria Keller for it.', 'Anna Keller'],
    [
      'a part of an office',
      'The letter went to Green Park School.',
      'The letter went to Green Hill School.',
      'Green Park School',
    ],
    ['a place', 'The parcel goes to Lisbon.', 'The parcel goes to Porto.', 'Lisbon'],
    ['a name that is gone', 'The parcel for Omar is here.', 'The parcel is here.', 'Omar'],
  ])('tells that %s changed', (_, before, after, name) => {
    expect(complaints(before, after)).toContain(name)
  })
})
