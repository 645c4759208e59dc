import { describe, expect, it, test } from 'vitest'
import { isAlarmed } from '#tests/support/alarmed.ts'
import type { KnownLanguage } from './fact.ts'
import { alarms, checkMeaning } from './meaning.ts'

describe('words that look like denials and bounds', () => {
  it.each<[string, KnownLanguage, string, KnownLanguage, string]>([
    ['an answer', 'en', 'No, he is not at home.', 'de', 'Nein, er ist nicht zu Hause.'],
    ['a question for a yes', 'en', 'It is late, isn’t it?', 'es', 'Es tarde, ¿verdad?'],
    ['a comparison', 'en', 'It is bigger than ever.', 'es', 'Es más grande que nunca.'],
    ['not just', 'en', 'It sells, not just here.', 'fr', 'Il vend, pas seulement ici.'],
    ['a place above something', 'fr', 'Il y a des nuages au-dessus de la ville.', 'en', 'There are clouds over town.'],
    [
      'a denial with a clause behind it',
      'fr',
      'Je n’ai pas entendu qu’il parte.',
      'en',
      'I have not heard that he leaves.',
    ],
    [
      'a German prefix at the end',
      'de',
      'Der Entwurf sieht vor, dass wir bauen.',
      'en',
      'The draft says that we build.',
    ],
    [
      'an infinitive that orders nothing',
      'de',
      'Es ist schwer, alles zu lesen.',
      'en',
      'It is hard to read everything.',
    ],
    ['indirect speech', 'de', 'Er sagt, er könne nicht kommen.', 'en', 'He says that he cannot come.'],
    ['alone', 'es', 'Lo hizo solo.', 'en', 'He did it by himself.'],
    ['any in a question', 'en', 'Do you have any bread?', 'es', '¿Tienes algo de pan?'],
    [
      'a list that goes on',
      'en',
      'It includes, but is not limited to, names.',
      'fr',
      'Cela inclut, sans limitation, les noms.',
    ],
    ['one or more', 'en', 'Use one or more boxes.', 'es', 'Utilice una o varias cajas.'],
    ['a name with a denial', 'en', 'Turn on Do Not Track in the menu.', 'de', 'Aktivieren Sie Do Not Track im Menü.'],
    ['advice as a verb of duty', 'en', 'You should write to the author.', 'fr', 'Vous devez écrire à l’auteur.'],
    [
      'any that is some',
      'en',
      'See whether any of your accounts leaked.',
      'es',
      'Vea si alguna de sus cuentas se filtró.',
    ],
    ['a bare hour', 'en', 'Come at 9.', 'es', 'Ven a las 9.'],
  ])('%s', (_, from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(false)
  })

  it.each<[string, KnownLanguage, string, KnownLanguage, string]>([
    ['a denial', 'en', 'He is not at home.', 'de', 'Er ist zu Hause.'],
    ['a denial beside an answer', 'en', 'No, he is not at home.', 'de', 'Nein, er ist zu Hause.'],
    ['a bound', 'fr', 'Il faut plus de 5 personnes.', 'en', 'It takes 5 people.'],
    ['a German duty', 'de', 'Das Formular ist heute einzureichen.', 'en', 'You may submit the form today.'],
    ['advice in place of a duty', 'fr', 'Le vaccin est obligatoire.', 'en', 'The vaccine is recommended.'],
    ['a denied duty', 'fr', 'Il ne faut pas ouvrir la porte.', 'en', 'You should open the door.'],
    ['a German day', 'de', 'Zahlen Sie vor Montag.', 'de', 'Zahlen Sie nach Montag.'],
  ])('still sees %s', (_, from, before, to, after) => {
    expect(isAlarmed(from, before, to, after)).toBe(true)
  })
})

test.each([
  ['DO NOT OPEN THE VALVE.', 'DO OPEN THE VALVE.'],
  ['Please Do Not Disturb the Guests', 'Please Do Disturb the Guests'],
  ['NOBODY HAS SIGNED.', 'SOMEBODY HAS SIGNED.'],
])('a denial in capitals is one: %s', (before, after) => {
  const checked = checkMeaning({ before, after, operation: 'rephrase', from: 'en', to: 'en' })
  const { facts } = alarms(checked, 'rephrase')
  expect(facts.map(({ fact }) => fact.kind)).toContain('negation')
})

/** Sentences that deny something, and the same without the denial. */
const DENIED: Readonly<Record<KnownLanguage, readonly (readonly [denied: string, plain: string])[]>> = {
  en: [
    ['The water will not be cut on Monday.', 'The water will be cut on Monday.'],
    ['The lift is not repaired.', 'The lift is repaired.'],
    ['Parcels were not brought upstairs.', 'Parcels were brought upstairs.'],
  ],
  de: [
    ['Das Wasser wird am Montag nicht abgestellt.', 'Das Wasser wird am Montag abgestellt.'],
    ['Der Aufzug ist nicht repariert.', 'Der Aufzug ist repariert.'],
    ['Pakete wurden nicht nach oben gebracht.', 'Pakete wurden nach oben gebracht.'],
  ],
  fr: [
    ['L’eau ne sera pas coupée lundi.', 'L’eau sera coupée lundi.'],
    ['L’ascenseur n’est pas réparé.', 'L’ascenseur est réparé.'],
    ['Les colis ne sont pas montés.', 'Les colis sont montés.'],
  ],
  es: [
    ['El agua no se cortará el lunes.', 'El agua se cortará el lunes.'],
    ['El ascensor no está reparado.', 'El ascensor está reparado.'],
    ['Los paquetes no se subieron.', 'Los paquetes se subieron.'],
  ],
  pt: [
    ['A água não será cortada na segunda-feira.', 'A água será cortada na segunda-feira.'],
    ['O elevador não está consertado.', 'O elevador está consertado.'],
    ['Os pacotes não foram levados para cima.', 'Os pacotes foram levados para cima.'],
  ],
}

describe.each(Object.keys(DENIED) as KnownLanguage[])('of several denials in %s', (language) => {
  const sentences = DENIED[language]
  // One sentence more or less, so that the two texts are compared as wholes as well.
  it.each(['', 'Thanks.'])('the one that is gone or new is told where it stands (%j after them)', (end) => {
    const denied = [...sentences.map(([sentence]) => sentence), end].join(' ').trim()
    for (const [place, [sentence, plain]] of sentences.entries()) {
      const without = sentences.map(([same], at) => (at === place ? plain : same)).join(' ')
      const lost = alarms(
        checkMeaning({ before: denied, after: without, operation: 'rephrase', from: language, to: language }),
        'rephrase',
      )
      const start = denied.indexOf(sentence)
      expect(
        lost.facts.map(({ fact }) => [place, fact.start >= start && fact.start < start + sentence.length]),
      ).toEqual([[place, true]])
      const added = alarms(
        checkMeaning({ before: without, after: denied, operation: 'rephrase', from: language, to: language }),
        'rephrase',
      )
      const fresh = [...added.added, ...added.facts.flatMap(({ now }) => now ?? [])]
      expect(fresh.map((fact) => [place, fact.start >= start && fact.start < start + sentence.length])).toEqual([
        [place, true],
      ])
    }
  })
})
