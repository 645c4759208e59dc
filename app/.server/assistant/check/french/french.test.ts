import { beforeAll, expect, test } from 'vitest'
import { patience } from '#tests/support/patience.ts'
import { sharedTools } from '#tests/support/tools.ts'

const proofread = sharedTools.proofreader()

async function ticked(text: string) {
  const { findings } = await proofread({ text, language: 'fr' }, () => undefined)
  return findings
    .filter((finding) => finding.ticked)
    .map(({ start, end, replacements }) => `${[...text].slice(start, end).join('')} > ${replacements[0]}`)
}

beforeAll(async () => {
  await ticked('Bonjour.')
}, patience(60_000))

test('a verb agrees with its pronoun across the small words between them', async () => {
  expect(await ticked('Tu nous manque. Je ne recommandes pas ce lieu. Elle me racontais tout.')).toEqual([
    'manque > manques',
    'recommandes > recommande',
    'racontais > racontait',
  ])
})

test('a verb agrees with a plural noun, and so does a second verb', async () => {
  expect(await ticked('Les plats était froids. Mes anciens collègues pourrons vous aider.')).toEqual([
    'était > étaient',
    'pourrons > pourront',
  ])
  expect(await ticked('Les enfants joue sur la plage et mange des crêpes.')).toEqual([
    'joue > jouent',
    'mange > mangent',
  ])
})

test('an adjective agrees with its noun and with its subject', async () => {
  expect(await ticked('La semaine prochain, une demande urgent partira. Les personnes concerné attendent.')).toEqual([
    'prochain > prochaine',
    'urgent > urgente',
    'concerné > concernées',
  ])
  expect(await ticked('Elle est content de sa grand maison.')).toEqual(['content > contente', 'grand > grande'])
})

test('infinitives and participles that sound alike are told apart', async () => {
  expect(await ticked("Merci de m'envoyé la liste. Pouvez-vous vérifié ? J'ai reçue une facture.")).toEqual([
    'envoyé > envoyer',
    'vérifié > vérifier',
    'reçue > reçu',
  ])
})

test('sound sentences with like words are left alone', async () => {
  const sound = [
    'Les pièces jointes détaillent le planning. Ce sont surtout les mâles qui sortent.',
    'L’une d’elles corrige une faute. Quelque chose doit être demandé. Je ne peux pas venir.',
    'Nous acceptons les chiens sur la terrasse. Elle est avocat. Paul la regarde, content.',
    'Les écritures en lignes sont exactes. La lettre qu’il a reçue est longue. Il nous parle.',
    'Ce que vous propose notre équipe est utile. La moitié des chaises est vide.',
  ]
  for (const text of sound) expect(await ticked(text)).toEqual([])
})

test('words of one sound are told apart by their neighbours', async () => {
  expect(await ticked('Les ouvriers on promis de venir. Sa commence bien, et le train as eu du retard.')).toEqual([
    'on > ont',
    'Sa > Ça',
    'as > a',
  ])
  expect(await ticked("Vous pouvez vous connecté. Le bruit vous gène, n'hésiter pas. Je le ferai moi même.")).toEqual([
    'connecté > connecter',
    'gène > gêne',
    'hésiter > hésitez',
    'moi même > moi-même',
  ])
})

test('a verb behind its noun or behind another verb has the form that it asks for', async () => {
  expect(
    await ticked('La maison seras belle. Nous restont ici. Vous pouvez nous les envoyez. Ils faut partir.'),
  ).toEqual(['seras > sera', 'restont > restons', 'envoyez > envoyer', 'Ils > Il'])
  expect(
    await ticked(
      'Pour vous aider, prenez ce que vous voulez. Si tu viens, elle sera belle. Ils y sont, je vous ai vu.',
    ),
  ).toEqual([])
})

test('a gene, a treaty and the left are what they are', async () => {
  expect(
    await ticked("Le gène est connu. Un train à Paris et un plat à demi cuit, c'est une chose à bien faire."),
  ).toEqual([])
  expect(
    await ticked('Quand à la fin il vint, nos employés avaient mangé. Il faut les abonnés pour le traité.'),
  ).toEqual([])
})

test('sound sentences of reports and encyclopedias are left alone', async () => {
  for (const sound of [
    'Les conventions signées entre les deux villes sont valables. Les Andalouses est une station balnéaire.',
    "Les menus sont abordables et la carte des vins est longue. Il devient champion d'Europe. Ils étaient déjà neuf.",
    'La France a pour sa part dégelé les fonds. Le collège des Jésuites fondé en 1570 existe encore.',
    "Les langues anglaise et française sont parlées. La loi n'y est pas du tout respectée.",
    "Cet oiseau présente une tache. Le conflit dure un jour. Elle fut de nouveau heureuse. L'entrainement est dur.",
    'A noter que deux ateliers sont prévus. Il a été conseiller du maire. Ils se sont greffés au groupe.',
    'Entre ça et les films, je choisis. Le pont qui la protégeait. Les alphabets phénicien, grec et romain.',
    'Les traités bilatéraux sont présents à Rodez.',
  ])
    expect(await ticked(sound)).toEqual([])
})
