import { describe, expect, it } from 'vitest'
import { isAlarmed } from '#tests/support/alarmed.ts'
import type { KnownLanguage } from './fact.ts'

describe('small words of a scale', () => {
  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'The gate is always locked.', 'en', 'The gate is usually locked.'],
    ['en', 'He rarely visits us.', 'en', 'He never visits us.'],
    ['de', 'Einige Gäste kamen zu spät.', 'de', 'Wenige Gäste kamen zu spät.'],
    ['fr', 'Il est encore au bureau.', 'fr', 'Il est déjà au bureau.'],
    ['es', 'La tienda siempre cierra los domingos.', 'es', 'La tienda suele cerrar los domingos.'],
    ['en', 'The train may be late.', 'en', 'The train will probably be late.'],
    ['en', 'The patient has never smoked.', 'en', 'The patient no longer smokes.'],
    ['pt', 'As vendas quase dobraram.', 'pt', 'As vendas dobraram.'],
    ['en', 'Sales almost doubled last year.', 'en', 'Sales more than doubled last year.'],
    ['en', 'The shop is always closed on Sundays.', 'de', 'Der Laden ist sonntags meistens geschlossen.'],
  ])('%s "%s" is told from %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'We usually reply within one day.', 'en', 'We generally answer within a day.'],
    ['en', 'Nearly 50 people came.', 'en', 'Just under 50 people came.'],
    ['en', 'I have never been late with the rent.', 'en', 'I have always paid the rent on time.'],
    ['de', 'Wir antworten meistens innerhalb eines Tages.', 'de', 'In der Regel antworten wir innerhalb eines Tages.'],
    ['es', 'Todavía está lloviendo.', 'es', 'Sigue lloviendo.'],
    ['es', 'Casi siempre llega tarde.', 'en', 'He is almost always late.'],
  ])('%s "%s" is the same as %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(false)
  })
})

describe('small words of time', () => {
  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'Payment is due before delivery.', 'en', 'Payment is due on delivery.'],
    ['de', 'Die Zahlung ist bei Lieferung fällig.', 'de', 'Die Zahlung ist vor Lieferung fällig.'],
    ['fr', 'Le cours commence à partir de lundi.', 'fr', 'Le cours commence lundi.'],
    ['es', 'El pago se hace antes de la entrega.', 'es', 'El pago se hace a la entrega.'],
    ['en', 'The report was published before the election.', 'en', 'The report was published despite the election.'],
    ['en', 'Contact the seller within 14 days of delivery.', 'en', 'Contact the seller 14 days after delivery.'],
    ['en', 'The tablets are taken twice a day.', 'en', 'Take the tablets every other day.'],
  ])('%s "%s" is told from %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'Payment is due on delivery.', 'en', 'Payment is due upon delivery.'],
    ['en', 'The concert starts at 8 pm and ends at 10 pm.', 'en', 'The concert runs from 8 pm to 10 pm.'],
    ['en', 'We deliver within 14 days.', 'en', 'Delivery takes at most 14 days.'],
    ['fr', 'Répondez avant vendredi.', 'fr', "Répondez d'ici vendredi."],
  ])('%s "%s" is the same as %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(false)
  })
})

describe('by and to, both and one', () => {
  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['de', 'Die Preise wurden um 10 Prozent gesenkt.', 'de', 'Die Preise wurden auf 10 Prozent gesenkt.'],
    ['es', 'Los precios bajaron un 10 %.', 'es', 'Los precios bajaron al 10 %.'],
    ['en', 'Both parents must sign.', 'en', 'Either parent must sign.'],
    ['fr', 'Les deux parents doivent signer.', 'fr', 'Un des parents doit signer.'],
  ])('%s "%s" is told from %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'The fee rose from 10 to 12 euros.', 'en', 'The fee went up from 10 to 12 euros.'],
    ['en', 'Both of them passed the test.', 'en', 'The two of them passed the test.'],
  ])('%s "%s" is the same as %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(false)
  })
})
