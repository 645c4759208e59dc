import { expect, test } from 'vitest'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { styleDrafts } from './style.ts'

function found(text: string, language: KnownLanguage) {
  return styleDrafts(text, language).map(
    ({ start, end, family, replacements }) => `${family}: ${text.slice(start, end)} > ${replacements[0] ?? '?'}`,
  )
}

test('long-winded phrases are shown with the short ones, and keep a capital', () => {
  expect(found('In order to win, we train on a daily basis.', 'en')).toEqual([
    'wordy: In order to > To',
    'wordy: on a daily basis > daily',
  ])
  expect(found('Debido al hecho de que llueve, nos quedamos.', 'es')).toEqual([
    'wordy: Debido al hecho de que > Porque',
  ])
  expect(found('Nos dias de hoje, sair para fora custa caro.', 'pt')).toEqual([
    'redundant: sair para fora > sair',
    'wordy: Nos dias de hoje > Hoje',
  ])
  expect(found('Il faut réserver à l’avance dans le but de gagner du temps.', 'fr')).toEqual([
    'redundant: réserver à l’avance > réserver',
    'wordy: dans le but de > pour',
  ])
})

test('a phrase whose short form depends on the rest of its sentence is shown without one', () => {
  const cases: [KnownLanguage, string, string][] = [
    ['en', 'The majority of the people left.', 'wordy: The majority of > ?'],
    ['en', 'She would have the ability to win.', 'wordy: have the ability to > ?'],
    ['fr', 'Malgré le fait que tu as raison, je pars.', 'wordy: Malgré le fait que > ?'],
    ['fr', 'Chère Madame, il y a un truc.', 'register: truc > ?'],
    ['es', 'En el caso de que venga, salimos.', 'wordy: En el caso de que > ?'],
    ['pt', 'Apesar do fato de que ele é novo, ganhou.', 'wordy: Apesar do fato de que > ?'],
    ['pt', 'Prezado senhor, a galera veio.', 'register: galera > ?'],
  ]
  for (const [language, text, wanted] of cases) expect(found(text, language)).toEqual([wanted])
  expect(found('Sehr geehrte Frau Berg, unser LG Monitor flackert.', 'de')).toEqual([])
})

test('a German clause gets the comma that stood in the long phrase', () => {
  expect(found('Er blieb aufgrund der Tatsache, dass es regnete.', 'de')).toEqual([
    'wordy:  aufgrund der Tatsache, dass > , weil',
  ])
  expect(found('Aufgrund der Tatsache, dass es regnete, blieb er.', 'de')).toEqual([
    'wordy: Aufgrund der Tatsache, dass > Weil',
  ])
})

test('a filler may go, and the next word takes its capital', () => {
  expect(found('Basically, we agree. It is essentially a copy.', 'en')).toEqual([
    'filler: Basically, we > We',
    'filler: essentially > ',
  ])
  expect(found('We agree, basically, on all.', 'en')).toEqual(['filler: basically > ?'])
})

test('hedges, passives and long sentences are shown without a replacement', () => {
  const long = `The town ${'has many streets and '.repeat(8)}one square.`
  expect(found(`I just wanted to ask. The house was built. ${long}`, 'en')).toEqual([
    'hedge: I just wanted to > ?',
    'passive: was built > ?',
    `long: ${long} > ?`,
  ])
})

test('two ways to address the reader are shown at the rarer one, those in quotations left out', () => {
  expect(found('Wir danken Ihnen. Bitte senden Sie uns die Liste. Hast du noch Fragen?', 'de')).toEqual([
    'register: du > ?',
  ])
  expect(found('Er fragte: „Hast du Zeit?“ Wir danken Ihnen.', 'de')).toEqual([])
  expect(found('Tu as raison, et vous êtes les bienvenus, car votre avis compte.', 'fr')).toEqual(['register: Tu > ?'])
})

test('words of talk are shown in a letter that begins or ends formally, and nowhere else', () => {
  expect(found('Dear Sir, I wanna complain.', 'en')).toEqual(['register: wanna > want to'])
  expect(found('Hey, I wanna come.', 'en')).toEqual([])
})

test('a text gets a handful at most, and code, links and quotations none', () => {
  const text = 'In order to win, we use “in order to” and `in order to`. '
  expect(found(text, 'en')).toEqual(['wordy: In order to > To'])
  expect(styleDrafts(text.repeat(30) + 'It was done. '.repeat(30), 'en').length).toBeLessThanOrEqual(8)
})

test('plain sentences have nothing to show', () => {
  const plain: [KnownLanguage, string][] = [
    ['en', 'This sort of problem is rare. A circle around the tower shows the path. We value your work.'],
    ['fr', 'En fait de cadeau, il reçut une pomme.'],
    ['de', 'Am Ende des Tages gingen alle nach Hause.'],
    ['pt', 'O tipo assim descrito é raro.'],
    ['de', 'Wir kriegen das hin. Sie kamen gestern, und ihre Kinder spielten im Garten. Ich kenne dich.'],
    ['fr', 'Le village est au niveau de la mer. Vous avez raison, et votre ami aussi.'],
    ['es', 'Vale la pena. Mi tío come pasta. Su casa está a nivel de calle.'],
    ['pt', 'Ele voltou atrás. São mais ou menos trinta pessoas na sala.'],
  ]
  for (const [language, text] of plain) expect([language, found(text, language)]).toEqual([language, []])
})
