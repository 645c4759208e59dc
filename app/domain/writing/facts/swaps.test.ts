import { describe, expect, it } from 'vitest'
import { isAlarmed } from '#tests/support/alarmed.ts'
import type { KnownLanguage } from './fact.ts'

describe('two that changed places', () => {
  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    [
      'en',
      'The company hired three engineers and two designers.',
      'en',
      'The company hired two engineers and three designers.',
    ],
    ['en', 'The first version was better than the second.', 'en', 'The second version was better than the first.'],
    ['en', 'Exports rose while imports fell.', 'en', 'Imports rose while exports fell.'],
    ['en', 'The report cites the study.', 'en', 'The study cites the report.'],
    ['en', 'I lent him my bike.', 'en', 'He lent me his bike.'],
    ['en', 'I owe Sam 50 euros.', 'en', 'Sam owes me 50 euros.'],
    ['fr', 'Je dois 50 euros à Sam.', 'fr', 'Sam me doit 50 euros.'],
    ['es', 'Mi vecina me prestó su coche.', 'es', 'Le presté mi coche a mi vecina.'],
    ['fr', "Ma voisine m'a prêté sa voiture.", 'en', 'I lent my car to my neighbour.'],
  ])('%s "%s" is told from %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    [
      'en',
      'The company hired three engineers and two designers.',
      'en',
      'Two designers and three engineers were hired by the company.',
    ],
    ['en', 'The shop sells bread and cheese.', 'en', 'The shop sells cheese and bread.'],
    ['en', 'I met Sam at the station.', 'en', 'Sam met me at the station.'],
    [
      'en',
      'Maria finished the report after Tom had sent her the sales figures.',
      'en',
      'First Tom sent Maria the sales figures; after that, she completed the report.',
    ],
    ['fr', "Ma voisine m'a prêté sa voiture.", 'en', 'I borrowed the car from my neighbour.'],
    ['de', 'Er hat die Rechnung schon bezahlt.', 'de', 'Die Rechnung wurde von ihm bereits bezahlt.'],
  ])('%s "%s" is the same as %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(false)
  })
})
