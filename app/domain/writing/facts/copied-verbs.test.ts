import { describe, expect, it } from 'vitest'
import { isAlarmed } from '#tests/support/alarmed.ts'
import type { KnownLanguage } from './fact.ts'

describe('a verb beside a verb', () => {
  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'He forgot to lock the door.', 'en', 'He locked the door.'],
    ['de', 'Er hat vergessen, die Tür abzuschließen.', 'de', 'Er hat die Tür abgeschlossen.'],
    ['fr', 'Il a arrêté de fumer.', 'fr', 'Il fume.'],
    ['es', 'Se olvidó de cerrar la puerta.', 'es', 'Cerró la puerta.'],
    ['pt', 'Ele esqueceu-se de fechar a porta.', 'pt', 'Ele fechou a porta.'],
    ['en', 'The CEO said sales would fall.', 'en', 'The CEO denied that sales would fall.'],
    ['en', 'The company plans to close the plant.', 'en', 'The company has closed the plant.'],
    ['de', 'Die Firma will das Werk schließen.', 'de', 'Die Firma hat das Werk geschlossen.'],
    ['fr', "L'entreprise va fermer l'usine.", 'fr', "L'entreprise a fermé l'usine."],
    ['es', 'La empresa va a cerrar la fábrica.', 'es', 'La empresa cerró la fábrica.'],
    ['pt', 'A empresa vai trocar os pneus.', 'pt', 'A empresa trocou os pneus.'],
  ])('%s "%s" is told from %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'He stopped smoking.', 'en', 'He no longer smokes.'],
    ['en', 'The company denied the claims.', 'en', 'The company rejected the claims.'],
    ['en', 'They refused to pay the fine.', 'en', 'They would not pay the fine.'],
    ['de', 'Er wird das Haus verkaufen.', 'de', 'Er hat vor, das Haus zu verkaufen.'],
    ['fr', 'Le cours commence lundi.', 'fr', 'Le cours commencera lundi.'],
  ])('%s "%s" is the same as %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(false)
  })
})

describe('another person', () => {
  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'The nurse will call the patient tomorrow.', 'en', 'The nurse will call the doctor tomorrow.'],
    ['de', 'Der Lehrer spricht mit den Eltern.', 'de', 'Der Lehrer spricht mit den Schülern.'],
    ['es', 'La maestra se quejó del ruido.', 'en', 'The doctor complained about the noise.'],
  ])('%s "%s" is told from %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['fr', 'La mère appelle le médecin.', 'fr', 'Le médecin est appelé par la mère.'],
    [
      'en',
      'The doctor told the patient to rest for a week.',
      'en',
      'The patient was told by the doctor to rest for a week.',
    ],
  ])('%s "%s" is the same as %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(false)
  })
})
