import { beforeAll, expect, test } from 'vitest'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { patience } from '#tests/support/patience.ts'
import { sharedTools } from '#tests/support/tools.ts'
import { hasPackage } from './spelling/dictionaries.ts'

const proofread = sharedTools.proofreader()

async function ticked(text: string, language: KnownLanguage) {
  const { findings } = await proofread({ text, language }, () => undefined)
  return findings
    .filter((finding) => finding.ticked)
    .map(({ start, end, replacements }) => `${[...text].slice(start, end).join('')} > ${replacements[0]}`)
}

beforeAll(async () => {
  for (const language of ['fr', 'es', 'pt'] as const) await ticked('a', language)
}, patience(60_000))

test('French: spelling, accents that make another word, agreement and the conditional after si', async () => {
  expect(await ticked('Si j’aurais le temps, je viendrais avec mes ami.', 'fr')).toEqual([
    'aurais > avais',
    'ami > amis',
  ])
  expect(await ticked('Ils on mangé avant de partir. Votre developpement est important.', 'fr')).toEqual([
    'on > ont',
    'developpement > développement',
  ])
})

test('a replacement has the apostrophe of the text', async () => {
  expect(await ticked('Afin de utiliser la salle, l’équipe vient.', 'fr')).toEqual(['de utiliser > d’utiliser'])
  expect(await ticked("Afin de utiliser la salle, l'équipe vient.", 'fr')).toEqual(["de utiliser > d'utiliser"])
})

test('Spanish: spelling, haber and a ver, agreement, a question that was not opened', async () => {
  expect(await ticked('Habían muchos problemas. La gente dicen que vendrán.', 'es')).toEqual([
    'Habían > Había',
    'dicen > dice',
  ])
  expect(await ticked('Muchas gracias por la informacion. Cuándo llega el tren?', 'es')).toEqual([
    'informacion > información',
    'Cuándo > ¿Cuándo',
  ])
})

test('Portuguese: spelling, impersonal verbs and a gente', async () => {
  expect(await ticked('Fazem dois anos que a gente moramos aqui.', 'pt')).toEqual(['Fazem > Faz', 'moramos > mora'])
  expect(await ticked('A reuniao foi adiada, mais foi bom.', 'pt')).toEqual(['reuniao > reunião', 'mais > mas'])
})

test('German: das and dass, seit and seid, capitals, without any dictionary', async () => {
  expect(await ticked('Ich hoffe, das wir uns am montag sehen. Ich warte seid drei Tagen.', 'de')).toEqual([
    'das > dass',
    'montag > Montag',
    'seid > seit',
  ])
})

test('"etwas anderes" is written small, a French machine has two speeds, and a Portuguese mail asks for something', async () => {
  expect(await ticked('Er hat etwas anderes verordnet und nichts anderes gesagt.', 'de')).toEqual([])
  expect(await ticked('Elle à deux vitesses et lave à froid.', 'fr')).toEqual(['à > a'])
  expect(await ticked('Não é preciso enviar nada, mais pedimos que confirme a data.', 'pt')).toEqual(['mais > mas'])
})

test('German spelling says that its dictionary is missing where no operator installed it', async () => {
  const { spelling } = await proofread({ text: 'Das ist ein Sazt ohne Wörterbuch.', language: 'de' }, () => undefined)
  expect(spelling).toBe(hasPackage('dictionary-de'))
})

test('words of both countries are Portuguese', async () => {
  expect(await ticked('O ônibus e o autocarro chegaram. A equipe e a equipa ganharam.', 'pt')).toEqual([])
})

test('a correction that asks for a second change beside it is not ticked', async () => {
  expect(await ticked('Wegen dem Wetter bleiben wir hier.', 'de')).toEqual([])
  expect(await ticked('Malgré que il pleuve, nous sortons.', 'fr')).toEqual(["que il > qu'il"])
  expect(await ticked('Deberíamos aver hablado con ellos.', 'es')).toEqual(['aver > haber'])
})

test('German: frequent misspellings are known without any dictionary, and a comma takes the place of the blank before it', async () => {
  expect(await ticked('Ich kann am Mitwoch umbedingt kommen. Ich bleibe biss Freitag.', 'de')).toEqual([
    'Mitwoch > Mittwoch',
    'umbedingt > unbedingt',
    'biss > bis',
  ])
  expect(await ticked('Ich bleibe zu Hause weil ich krank bin.', 'de')).toEqual([' weil > , weil'])
})

test('sound sentences that were once altered are left alone', async () => {
  const sound = {
    de: [
      'Es wurde auf einem Gerät geöffnet, das wir noch nicht kannten. Das scheint falsch zu sein.',
      'Hiermit kündige ich meinen Vertrag. Frühestens in zwei Wochen ist ein Platz frei.',
      'Mein nächster Termin bei ihr ist morgen. Die Dokumente kann ich Ihnen schicken.',
    ],
    es: ['Uno de ellos corrige un error. Aún no se lo he devuelto. Una vez abierto, debe consumirse pronto.'],
    pt: [
      'Não foram muitos os clientes que reclamaram. Deve chegar dentro de três a cinco dias.',
      'O prazo termina daqui a duas semanas. A parte final está pronta.',
    ],
    fr: ['E-mails que vous avez choisis. Vous déconnecter de cet appareil ? La réponse a pu changer.'],
    en: [
      'The tenant need not repaint the walls. Have it verified at the office. We have been here for three years.',
      'Sign in in another tab. Use the stairs at night. You do what you chose. There is only one cheaper offer.',
      'A few complain about slow delivery. They separate their waste. The salary for May is late.',
    ],
  } as const
  for (const [language, texts] of Object.entries(sound))
    for (const text of texts) expect([text, await ticked(text, language as KnownLanguage)]).toEqual([text, []])
})
