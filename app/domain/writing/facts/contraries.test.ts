import { expect, test } from 'vitest'
import { fold, KNOWN_LANGUAGES, type KnownLanguage } from './fact.ts'
import { MORE_OPPOSITES } from './lexicon/more-opposites.ts'
import { sortsOf } from './lexicon/sorts.ts'
import { alarms, checkMeaning } from './meaning.ts'

function changesOf(before: string, after: string, from: KnownLanguage, to: KnownLanguage = from): string[] {
  const operation = from === to ? 'rephrase' : 'translate'
  const raised = alarms(checkMeaning({ before, after, operation, from, to }), operation)
  return raised.facts.map(({ fact, now }) => `${fact.text} > ${now?.text ?? ''}`)
}

test.each<[KnownLanguage, string, string, string]>([
  ['en', 'The report was honest about the losses.', 'The report was dishonest about the losses.', 'honest > dishonest'],
  ['en', 'The inbound flights were checked twice.', 'The outbound flights were checked twice.', 'inbound > outbound'],
  ['en', 'The acute pain went after a week.', 'The chronic pain went after a week.', 'acute > chronic'],
  ['en', 'Ask her whether he wants the red coat.', 'Ask her whether he wants the blue coat.', 'red > blue'],
  ['en', 'The nurse said that he was late.', 'The nurse said that she was late.', 'he > she'],
  [
    'de',
    'Die Zahlung überschreitet den Rahmen.',
    'Die Zahlung unterschreitet den Rahmen.',
    'überschreitet > unterschreitet',
  ],
  ['de', 'Er bezahlt die Miete immer bar.', 'Er bezahlt die Miete immer per Überweisung.', 'bar > Überweisung'],
  ['fr', 'Le vernis est visible de la rue.', 'Le vernis est invisible de la rue.', 'visible > invisible'],
  ['fr', 'La réunion aura lieu dans la cuisine.', 'La réunion aura lieu dans le jardin.', 'cuisine > jardin'],
  ['es', 'El perro del vecino ladra de noche.', 'El gato del vecino ladra de noche.', 'perro > gato'],
  ['es', 'La empresa alemana pagó la factura.', 'La empresa italiana pagó la factura.', 'alemana > italiana'],
  ['pt', 'A loja fica perto da estação.', 'A loja fica longe da estação.', 'perto > longe'],
])('%s: "%s" is told from "%s"', (language, before, after, change) => {
  expect(changesOf(before, after, language)).toEqual([change])
})

test.each<[KnownLanguage, KnownLanguage, string, string]>([
  ['de', 'en', 'Das rote Fahrrad steht im Keller.', 'The blue bicycle is in the cellar.'],
  ['en', 'es', 'She pays for the tea by card.', 'Paga el café con tarjeta.'],
  ['fr', 'pt', 'Le médecin viendra au printemps.', 'O médico virá no outono.'],
])('%s to %s: another thing of a kind is told', (from, to, before, after) => {
  expect(changesOf(before, after, from, to)).toHaveLength(1)
})

test.each<[KnownLanguage, string, string]>([
  ['en', 'The course begins on Monday.', 'The discourse begins on Monday.'],
  ['en', 'It is less expensive than before.', 'It is cheaper than before.'],
  ['en', 'He said that the bridge was "safe for all lorries".', 'He said that the bridge was safe for all lorries.'],
  ['en', "The minister saw 'no chance' of a deal.", 'The minister saw "no chance" of a deal.'],
  ['es', 'El perro y el gato duermen en la cocina.', 'El gato y el perro duermen en la cocina.'],
  ['pt', 'Uma mulher está fatiando a cebola.', 'A cebola está sendo fatiada por uma mulher.'],
  ['es', 'Una mujer está pintando la puerta.', 'La puerta está siendo pintada por una mujer.'],
])('%s: "%s" and "%s" say the same', (language, before, after) => {
  expect(changesOf(before, after, language)).toEqual([])
})

test.each<[string, string, string]>([
  [
    'Pakistan is ready to talk about the border.',
    'Yanqing District is ready to talk about the border.',
    'Pakistan > Yanqing District',
  ],
  ['Heil said that the law was ready.', 'Mary Stone said that the law was ready.', 'Heil > Mary Stone'],
])('a name that begins a sentence and gave way to another is told: %s', (before, after, change) => {
  expect(changesOf(before, after, 'en')).toContain(change)
})

test('no word of a table stands for two things that exclude each other', () => {
  for (const language of KNOWN_LANGUAGES) {
    for (const [name, lists] of Object.entries(MORE_OPPOSITES)) {
      const sides = lists[language].split(' / ').map((side) => side.split('|').map(fold))
      expect(sides, `${name} in ${language}`).toHaveLength(2)
      expect(
        sides[0]?.filter((word) => word !== '--' && sides[1]?.includes(word)),
        `${name} in ${language}`,
      ).toEqual([])
    }
    const owners = new Map<string, string>()
    for (const { family, value, words } of sortsOf(language))
      for (const word of words.split('|')) {
        expect(word, `${family} ${value} in ${language}`).not.toBe('')
        expect(owners.get(`${family} ${word}`), `${word} in ${language}`).toBeUndefined()
        owners.set(`${family} ${word}`, value)
      }
  }
})
