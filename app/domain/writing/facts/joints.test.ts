import { describe, expect, it } from 'vitest'
import { isAlarmed } from '#tests/support/alarmed.ts'
import type { KnownLanguage } from './fact.ts'

describe('sides that changed places', () => {
  it.each<[KnownLanguage, string, string]>([
    ['en', 'Read the contract before signing it.', 'Sign the contract before reading it.'],
    ['de', 'Lüften Sie, bevor Sie heizen.', 'Heizen Sie, bevor Sie lüften.'],
    ['en', 'The train was late because the road flooded.', 'The road flooded because the train was late.'],
    ['fr', 'La route a gelé parce que le tuyau fuyait.', 'Le tuyau fuyait parce que la route a gelé.'],
    ['es', 'La calle se inundó porque el tubo reventó.', 'El tubo reventó porque la calle se inundó.'],
    ['pt', 'A rua alagou porque o cano rebentou.', 'O cano rebentou porque a rua alagou.'],
    ['en', 'If the alarm rings, the pump stops.', 'If the pump stops, the alarm rings.'],
    ['en', 'The hall is larger than the chapel.', 'The chapel is larger than the hall.'],
  ])('%s: "%s" is told from "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, string]>([
    ['en', 'Do not sign the contract before reading it.', 'Read the contract before signing it.'],
    [
      'de',
      'Unterschreiben Sie nicht, bevor Sie den Vertrag gelesen haben.',
      'Lesen Sie den Vertrag, bevor Sie unterschreiben.',
    ],
    ['en', 'The train was late because the road flooded.', 'Because the road flooded, the train was late.'],
    ['en', 'The pump stops if the alarm rings.', 'If the alarm rings, the pump stops.'],
    ['es', 'La calle se inundó porque el tubo reventó.', 'Porque el tubo reventó, la calle se inundó.'],
    ['en', 'The river is deeper than the lake.', 'The lake is not as deep as the river.'],
    ['en', 'He is taller than his brother.', 'His brother is not as tall as he is.'],
    ['en', 'The flat is smaller than it looks in the photos.', 'In the photos the flat looks bigger than it is.'],
  ])('%s: "%s" is the same as "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(false)
  })
})

describe('words that join and compare', () => {
  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['es', 'Puede venir siempre que avise antes.', 'es', 'Puede venir aunque no avise antes.'],
    ['en', 'You may stay provided that you pay.', 'de', 'Sie dürfen bleiben, auch wenn Sie zahlen.'],
    ['fr', 'Même les enfants paient.', 'fr', 'Les enfants sont les seuls à payer.'],
    [
      'fr',
      'Il fait deux degrés de moins que la normale.',
      'fr',
      'Il fait deux degrés au-dessus, une valeur supérieure à la normale.',
    ],
    [
      'en',
      'The council has committed to building a school.',
      'es',
      'El ayuntamiento se plantea construir una escuela.',
    ],
    ['en', 'The road is closed until Monday.', 'en', 'The road is closed from Monday.'],
    ['en', 'The road is open until Monday.', 'en', 'The road is open from Monday.'],
    ['en', 'The current director called.', 'de', 'Der ehemalige Direktor hat angerufen.'],
    ['fr', 'C’est un défaut majeur.', 'fr', 'C’est un défaut mineur.'],
    ['es', 'El testigo confesó el robo.', 'es', 'El testigo negó el robo.'],
    ['pt', 'A resposta está correta.', 'pt', 'A resposta está errada.'],
    ['en', 'Two survivors were found.', 'fr', 'Deux morts ont été trouvés.'],
    ['en', 'The fire may have been caused by a cable.', 'en', 'The fire was caused by a cable.'],
  ])('%s: "%s" is told from %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, KnownLanguage, string]>([
    ['en', 'Children must be accompanied by an adult.', 'pt', 'As crianças só podem entrar acompanhadas de um adulto.'],
    ['en', 'Dr Patel cannot see you before Thursday.', 'en', 'The earliest Dr Patel can see you is Thursday.'],
    [
      'fr',
      'La piscine restera fermée jusqu’à nouvel ordre.',
      'fr',
      'La piscine n’ouvrira pas avant une prochaine annonce.',
    ],
    ['es', 'Más de la mitad de los vecinos votó en contra.', 'es', 'La mayoría de los vecinos se opuso.'],
    ['en', 'Two of the five lifts work.', 'fr', 'Deux ascenseurs sur cinq fonctionnent.'],
    ['en', 'Only under-18s come.', 'de', 'Nur unter 18-Jährige kommen.'],
    ['en', 'You may stay as long as you pay.', 'fr', 'Vous pouvez rester à condition de payer.'],
    ['de', 'Obwohl es regnet, gehen wir.', 'es', 'Aunque llueve, nos vamos.'],
  ])('%s: "%s" is the same as %s "%s"', (from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(false)
  })
})
