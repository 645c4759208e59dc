import { describe, expect, it } from 'vitest'
import { isAlarmed } from '#tests/support/alarmed.ts'
import type { KnownLanguage } from './fact.ts'

describe('one small word of a copy', () => {
  it.each<[KnownLanguage, string, string]>([
    ['en', 'The company paid for the move to Leeds.', 'The company paid for the move from Leeds.'],
    ['es', 'Está prohibido encender fuego hasta septiembre.', 'Está prohibido encender fuego desde septiembre.'],
    ['de', 'Das Angebot gilt bis Freitag.', 'Das Angebot gilt ab Freitag.'],
    ['fr', 'Vous pouvez payer en deux fois sans frais.', 'Vous pouvez payer en deux fois avec frais.'],
    ['pt', 'A loja fica aberta até março.', 'A loja fica aberta desde março.'],
    ['en', 'Bring your passport and a photo.', 'Bring your passport or a photo.'],
    ['de', 'Mitzubringen sind Ausweis und Foto.', 'Mitzubringen sind Ausweis oder Foto.'],
    ['fr', 'Apportez un passeport et une photo.', 'Apportez un passeport ou une photo.'],
    ['en', 'The parcel was delivered to the neighbour.', 'The parcel will be delivered to the neighbour.'],
    ['de', 'Die Rechnung wurde gestern bezahlt.', 'Die Rechnung wird gestern bezahlt.'],
    ['pt', 'A encomenda foi entregue ao vizinho.', 'A encomenda será entregue ao vizinho.'],
    ['en', 'Please send the report to my manager.', 'Please send the report to your manager.'],
    ['es', 'Le enviamos la llave a mi despacho.', 'Le enviamos la llave a tu despacho.'],
    [
      'en',
      'The supplier bears the risk until delivery. After that it passes to the buyer.',
      'The buyer bears the risk until delivery. After that it passes to the supplier.',
    ],
  ])('%s: "%s" is told from "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, string]>([
    ['en', 'The train goes from Leeds to York.', 'The train goes to York from Leeds.'],
    ['en', 'Do not bring food or drinks.', 'Bring neither food nor drinks.'],
    ['de', 'Das Angebot gilt bis Freitag.', 'Bis Freitag gilt das Angebot.'],
    ['en', 'The parcel was delivered yesterday.', 'They delivered the parcel yesterday.'],
    ['en', 'We will send you your card by post.', 'You will get your card from us by post.'],
    ['fr', 'Apportez un passeport et une photo.', 'Apportez une photo et un passeport.'],
    ['en', 'The supplier pays the buyer. The buyer signs.', 'The buyer is paid by the supplier. The buyer signs.'],
  ])('%s: "%s" is the same as "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(false)
  })
})
