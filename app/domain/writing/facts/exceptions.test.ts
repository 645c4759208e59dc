import { describe, expect, it } from 'vitest'
import { isAlarmed } from '#tests/support/alarmed.ts'
import type { KnownLanguage } from './fact.ts'

describe('an "unless"', () => {
  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'The fair opens unless it rains.', 'en', 'The fair takes place if it rains.'],
    ['de', 'Das Fest findet statt, es sei denn, es regnet.', 'de', 'Wenn es regnet, wird das Fest gefeiert.'],
    ['fr', "La fête a lieu à moins qu'il pleuve.", 'fr', "S'il pleut, on fait la fête."],
    ['es', 'La fiesta se celebra a menos que llueva.', 'es', 'Si llueve, se hará la fiesta.'],
    ['pt', 'A festa acontece a menos que chova.', 'pt', 'Se chover, haverá festa.'],
    ['en', 'We refund the fee unless you cancel late.', 'de', 'Wir erstatten die Gebühr, wenn Sie spät absagen.'],
  ])('%s: "%s" is told from %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'The fair opens unless it rains.', 'en', 'The fair takes place if it does not rain.'],
    ['en', 'The fair opens unless it rains.', 'en', 'Only rain will stop the fair from opening.'],
    ['de', 'Das Fest findet statt, es sei denn, es regnet.', 'de', 'Wenn es nicht regnet, findet das Fest statt.'],
    ['fr', "La fête a lieu à moins qu'il pleuve.", 'fr', 'La fête a lieu sauf en cas de pluie.'],
    ['es', 'La fiesta se celebra a menos que llueva.', 'es', 'Si no llueve, se celebra la fiesta.'],
    ['pt', 'A festa acontece, a não ser que chova.', 'pt', 'A festa acontece, exceto se chover.'],
    ['en', 'The fair opens unless it rains.', 'de', 'Der Markt öffnet, sofern es nicht regnet.'],
  ])('%s: "%s" is the same as %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(false)
  })
})

describe('an "only" that a free rewording loses', () => {
  it.each<[KnownLanguage, string, string]>([
    ['en', 'Late applications will be considered only in exceptional cases.', 'We will consider any late application.'],
    ['pt', 'Só o diretor pode aprovar despesas.', 'O diretor e os chefes podem aprovar qualquer despesa.'],
  ])('%s: "%s" is told from "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, string]>([
    ['de', 'Samstags ist nur bis 13 Uhr geöffnet.', 'Am Samstag schließen wir um 13 Uhr.'],
    ['en', 'Only residents may park here.', 'Parking here is reserved for residents.'],
  ])('%s: "%s" is the same as "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(false)
  })
})
