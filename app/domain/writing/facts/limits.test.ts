import { describe, expect, it } from 'vitest'
import { isAlarmed } from '#tests/support/alarmed.ts'
import type { KnownLanguage } from './fact.ts'

describe('how much and how many', () => {
  it.each<[KnownLanguage, string, string]>([
    [
      'en',
      'Only guests who have booked early get a seat on deck.',
      'Guests who have booked early get a seat only on deck.',
    ],
    ['de', 'Nicht alle Läden nehmen Karten an.', 'Karten werden in den Läden nicht angenommen.'],
    ['es', 'No todos los alumnos aprobaron el examen.', 'Los alumnos no aprobaron el examen.'],
    ['fr', 'Le formulaire doit être signé par les deux parents.', 'Un des deux parents doit signer le formulaire.'],
    ['pt', 'Ambos os donos assinaram a venda da casa.', 'A venda da casa foi assinada por um dos dois donos.'],
    ['en', 'At least five members must support it.', 'It must be supported by more than five members.'],
    ['en', 'Parking is free except in the courtyard.', 'In the courtyard parking is free.'],
    ['de', 'Die meisten Kinder haben den Test bestanden.', 'Die Kinder haben den Test bestanden.'],
    ['en', 'Only adults may use the pool.', 'Adults may only use the pool.'],
    ['en', 'Do not mix it with bleach.', 'Mix it only with bleach.'],
    ['fr', 'La plupart des élèves savent nager.', 'Quelques élèves savent nager.'],
  ])('%s: "%s" is told from "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, string]>([
    ['en', 'Only members can vote.', 'Voting is only open to members.'],
    ['en', 'Tickets can only be bought online.', 'Tickets can be bought online only.'],
    ['de', 'Nicht alle Läden nehmen Karten an.', 'Einige Läden nehmen keine Karten an.'],
    ['fr', 'Le formulaire doit être signé par les deux parents.', 'Les deux parents doivent signer le formulaire.'],
    ['en', 'The clinic is open every day except Sunday.', 'The clinic is open from Monday to Saturday.'],
    ['en', 'All shops are closed except the bakery.', 'All shops other than the bakery are closed.'],
    ['en', 'Children suffer most in winter.', 'In winter children are hit hardest.'],
    ['en', 'Only members may vote.', 'No one may vote unless they are members.'],
    ['de', 'Nur geschultes Personal darf ihn fahren.', 'Niemand darf ihn fahren, außer geschultes Personal.'],
    ['en', 'You cannot get a refund unless you cancel in time.', 'A refund is available only if you cancel in time.'],
    ['es', 'En el ascensor caben ocho personas como máximo.', 'No pueden subir al ascensor más de ocho personas.'],
    [
      'en',
      'My sister is the only one in the family who speaks Japanese.',
      'Apart from my sister, nobody in the family speaks Japanese.',
    ],
  ])('%s: "%s" is the same as "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(false)
  })
})
