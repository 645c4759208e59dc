import { describe, expect, it } from 'vitest'
import { factsOf } from './extract.ts'
import type { KnownLanguage } from './fact.ts'

const readings = (text: string, language: KnownLanguage): readonly string[] =>
  factsOf(text, language).flatMap((fact) => fact.readings)

describe('decades', () => {
  it.each<[KnownLanguage, string]>([
    ['en', 'in the 1970s'],
    ['en', "in the late 70's"],
    ['en', 'a man in his seventies'],
    ['de', 'in den 70er Jahren'],
    ['de', 'in den Siebzigerjahren'],
    ['fr', 'dans les années 70'],
    ['fr', 'dans les années soixante-dix'],
    ['es', 'en los años setenta'],
    ['es', 'en la década de los 70'],
    ['pt', 'nos anos 1970'],
  ])('%s: "%s" is one', (language, text) => {
    expect(readings(text, language)).toContain('decade 70')
  })

  it('does not take seconds for one, nor one century for another', () => {
    expect(readings('Wait for 30 s.', 'en')).toEqual(['time 30'])
    expect(readings('in the 1870s', 'en')).toEqual(['decade 1870'])
  })
})

describe('amounts in other words', () => {
  it.each<[KnownLanguage, string, string]>([
    ['en', 'at minus twenty degrees', 'celsius -20'],
    ['en', 'at 20 °C below zero', 'celsius -20'],
    ['de', 'bei 20 Grad unter null', 'celsius -20'],
    ['fr', 'à moins vingt degrés', 'celsius -20'],
    ['es', 'a 20 grados bajo cero', 'celsius -20'],
    ['pt', 'a menos vinte graus', 'celsius -20'],
    ['de', '503 Millionen US-Dollar', 'usd 503000000'],
    ['en', 'a loss of $965M', 'usd 965000000'],
    ['en', '60 million and 200 million yuan', 'cny 60000000'],
    ['fr', 'deux millions d’habitants', '2000000'],
    ['pt', 'dura duas horas', 'time 7200'],
    ['de', 'vier Prozentpunkte', '4%'],
  ])('%s: "%s"', (language, text, reading) => {
    expect(readings(text, language)).toContain(reading)
  })
})
