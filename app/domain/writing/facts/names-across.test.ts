import { describe, expect, it } from 'vitest'
import type { KnownLanguage } from './fact.ts'
import { alarms, checkMeaning } from './meaning.ts'

/** What the lock raises between two texts, as "was > is". */
function raised(from: KnownLanguage, to: KnownLanguage, before: string, after: string): string[] {
  const operation = from === to ? 'rephrase' : 'translate'
  return alarms(checkMeaning({ before, after, operation, from, to }), operation).facts.map(
    ({ fact, now }) => `${fact.text} > ${now?.text ?? ''}`,
  )
}

describe('names in a translation', () => {
  it.each([
    [
      'en',
      'fr',
      'Please write to Carol Jensen about the keys.',
      "Merci d'écrire à Paula Jensen au sujet des clés.",
      'Carol > Paula',
    ],
    ['en', 'es', 'Omar Haddad will bring them to Gijón.', 'Omar Haddad los traerá a Oviedo.', 'Gijón > Oviedo'],
    ['de', 'en', 'Frau Lindner hat mit Herrn Vogt gesprochen.', 'Ms Lindner spoke to Mr Krause.', 'Vogt > Krause'],
    ['es', 'pt', 'La sede está en Alemania.', 'A sede fica na França.', 'Alemania > França'],
    ['fr', 'de', 'Le colis vient de Genève.', 'Das Paket kommt aus Wien.', 'Genève > Wien'],
  ] as const)('from %s to %s tells "%s" from "%s"', (from, to, before, after, alarm) => {
    expect(raised(from, to, before, after)).toContain(alarm)
  })

  it.each([
    ['en', 'de', 'Please write to Carol Jensen in Cologne.', 'Bitte schreiben Sie Carol Jensen in Köln.'],
    ['en', 'es', 'The Queen of England visited Lisbon.', 'La reina de Inglaterra visitó Lisboa.'],
    [
      'en',
      'fr',
      'The United States and South Africa met in Geneva.',
      "Les États-Unis et l'Afrique du Sud se sont réunis à Genève.",
    ],
    ['es', 'en', 'El rey Juan habló con su hijo Enrique.', 'King John spoke to his son Henry.'],
    ['en', 'de', 'Rose and Mark will be there in May.', 'Rose und Mark werden im Mai dort sein.'],
  ] as const)('from %s to %s raises nothing for "%s"', (from, to, before, after) => {
    expect(raised(from, to, before, after)).toEqual([])
  })
})

describe('ends that changed places', () => {
  it.each([
    ['en', 'en', 'The train goes from Leeds to York.', 'The train goes from York to Leeds.', 'Leeds > York'],
    ['de', 'en', 'Der Zug fährt von Wien nach Graz.', 'The train goes from Graz to Vienna.', 'Wien > Graz'],
    ['es', 'es', 'Viajamos de Lima a Quito.', 'Viajamos de Quito a Lima.', 'Lima > Quito'],
  ] as const)('from %s to %s tells "%s" from "%s"', (from, to, before, after, alarm) => {
    expect(raised(from, to, before, after)).toContain(alarm)
  })

  it('raises nothing when the ends are only named the other way round', () => {
    expect(raised('en', 'de', 'We drove to York from Leeds.', 'Wir fuhren von Leeds nach York.')).toEqual([])
    expect(raised('en', 'en', 'She came to Leeds from York.', 'From York she came to Leeds.')).toEqual([])
  })
})

describe('comparisons and spoons', () => {
  it.each([
    ['en', 'The new pump is quieter than the old one.', 'The new pump is louder than the old one.'],
    ['es', 'El hotel es más barato que el albergue.', 'El albergue es más barato que el hotel.'],
    ['pt', 'O hotel é mais barato que o albergue.', 'O albergue é mais barato que o hotel.'],
    ['fr', "L'hôtel est plus cher que l'auberge.", "L'auberge est plus chère que l'hôtel."],
    ['en', 'Take 2 teaspoons after meals.', 'Take 2 tablespoons after meals.'],
    ['de', 'Zwei Teelöffel Salz dazugeben.', 'Zwei Esslöffel Salz dazugeben.'],
  ] as const)('tells another comparison in %s', (language, before, after) => {
    expect(raised(language, language, before, after).length).toBeGreaterThan(0)
  })
})
