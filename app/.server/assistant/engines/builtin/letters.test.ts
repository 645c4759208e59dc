import { expect, test } from 'vitest'
import { sharedTools } from '#tests/support/tools.ts'
import { weightOf } from './duties.ts'
import { expand } from './expand.ts'
import { explain } from './explain.ts'
import { proseOf } from './letters.ts'
import { research } from './research.ts'
import { summarize } from './summarize.ts'

const noStep = () => undefined
const MAILS = {
  en: `Hi Karen,

I hope you are well. Thanks for the call yesterday. There are three open points:
1. Who signs the contract for the Leeds site?
2. We cannot start before the permit is there.
3. Please send the invoice by 30 June.

The weather here is lovely and the team enjoyed the cake.

Best regards,
Tom Miller
Sales Manager`,
  de: `Sehr geehrte Frau Braun,

es war schön, Sie zu treffen. Bitte schicken Sie den Vertrag bis zum 30. Juni zurück. Am Donnerstag kann ich leider nicht teilnehmen. Das Wetter ist schön. Können wir stattdessen am Freitag sprechen?

Mit freundlichen Grüßen
Jonas Huber`,
  fr: `Bonjour Madame Roux,

J’espère que vous allez bien. Merci de renvoyer le contrat avant le 30 juin. Je ne peux pas venir jeudi. Le temps est beau. Pouvons-nous parler vendredi ?

Cordialement
Paul Petit`,
  es: `Hola Ana:

Espero que estés bien. Por favor, envíe el contrato antes del 30 de junio. El jueves no puedo asistir. Hace buen tiempo. ¿Podemos hablar el viernes?

Un saludo
Luis Vega`,
  pt: `Olá Marta,

Espero que esteja bem. Por favor, devolva o contrato até 30 de junho. Na quinta-feira não posso ir. O tempo está bom. Podemos falar na sexta-feira?

Atenciosamente
João Lima`,
} as const
const DEADLINE = { en: '30 June', de: '30. Juni', fr: '30 juin', es: '30 de junio', pt: '30 de junho' }
const DENIAL = { en: 'cannot start', de: 'nicht teilnehmen', fr: 'ne peux pas', es: 'no puedo', pt: 'não posso' }

test.each(Object.entries(MAILS))(
  'the shortest summary of a mail keeps what it asks and denies: %s',
  (language, mail) => {
    const summary = summarize(mail, language, 'small', 150).sentences?.join(' ') ?? ''
    const key = language as keyof typeof MAILS
    expect(summary).toContain(DEADLINE[key])
    expect(summary).toContain(DENIAL[key])
    expect(summary).toMatch(/\?/)
    expect(summary).not.toMatch(/Karen|Braun|Roux|Hola|Olá|Miller|Huber|Petit|Vega|Lima/)
  },
)

test('marks of quotations and Markdown are no part of a summary', () => {
  const text =
    '## News\n\n> Note: this version does **not** support old files.\n> Please convert them before you update.\n> The update takes a minute and shows its progress. The colours have changed.'
  expect(summarize(text, 'en', 'small', 150).sentences?.join(' ')).toBe(
    'Note: this version does not support old files. Please convert them before you update.',
  )
})

test('what all matters is not summarized, and what had no room is counted', () => {
  expect(summarize('You must pay. You must not smoke. Call us by Friday.', 'en', 'small', 150)).toEqual({
    reason: 'all_matters',
  })
  const rules = Array.from({ length: 6 }, (_, at) => `Guests must leave room ${at} by noon.`).join(' ')
  expect(summarize(rules, 'en', 'small', 40)).toMatchObject({
    sentences: { length: 4 },
    missed: ['Guests must leave room 4 by noon.', 'Guests must leave room 5 by noon.'],
  })
})

test.each([
  ['en', 'Leave the flat at once.', 'The flat is on the second floor.'],
  ['en', 'Keep out of the reach of children.', 'Store hours are long.'],
  ['en', 'In case of fire, use the stairs.', 'The use of the stairs is free.'],
  ['en', 'Face the ladder when you climb.', 'Under the bridge a cat sleeps.'],
  ['de', 'Menschen mit einer Eiweißallergie sprechen vorher mit dem Arzt.', 'Die Kasse zahlt viel.'],
  ['es', 'Recojan la basura antes de irse.', 'Llega el tren.'],
  ['es', 'Vigile a los niños.', 'Sobre la mesa hay pan.'],
  ['pt', 'Desenrosque a tampa.', 'Durante a noite choveu.'],
  ['fr', 'Les habitants laissent l’accès à leur cave.', 'Le hall est blanc.'],
  ['de', 'Fahrräder gehören in den Keller.', 'Der Hof hat eine Linde.'],
  ['pt', 'Crianças ficam longe do fogão.', 'A válvula é de silicone.'],
  ['en', 'Children with a fever stay at home.', 'The garden is lovely.'],
  ['de', 'Sie können innerhalb von 14 Tagen Widerspruch einlegen.', 'Die Blumen duften im Garten.'],
  ['de', 'Vor Gebrauch schütteln.', 'Viele Gäste tanzen und lachen.'],
  ['de', 'Die Würstchen erst am Ende hineinlegen.', 'Die Suppe schmeckt gut.'],
  ['de', 'Änderungen sind unverzüglich mitzuteilen.', 'Das Haus ist von 1931.'],
  ['fr', 'À conserver au réfrigérateur.', 'Hier soir il a plu.'],
  ['fr', 'Ne pas dépasser la dose.', 'Le sirop a un goût de miel.'],
  ['fr', 'Lavez les courgettes.', 'Chez nous, tout va bien.'],
  ['es', 'Consérvese en lugar seco.', 'El piso tiene terraza.'],
  ['es', 'Mantener fuera del alcance de los niños.', 'Ayer llovió mucho.'],
  ['es', 'Mándame el contrato.', 'El barrio es tranquilo.'],
  ['pt', 'Tomar de oito em oito horas.', 'O prédio tem um jardim.'],
  ['pt', 'Retire o carro da garagem.', 'Ficou ótimo com café.'],
])('what tells a reader to do something is known without a word of duty: %s %s', (language, command, other) => {
  expect(weightOf(command, language)).toBeGreaterThan(0)
  expect(weightOf(other, language)).toBe(0)
})

test('a text about something keeps what it is about beside its one denial', () => {
  const news =
    'The regional museum reopened on Saturday after two years of building work. More than 4,000 visitors came to the museum. The new hall of the museum shows a gold cup. The work cost 12 million euros. Critics find the fee of the museum high. The city council did not comment.'
  expect(summarize(news, 'en', 'small', 150).sentences).toHaveLength(2)
  expect(summarize(news, 'en', 'small', 150).sentences).toContain('The city council did not comment.')
})

test('one warning in a long description is kept, and so are the dates of minutes', () => {
  const facts = Array.from({ length: 14 }, (_, at) => `The ${at + 20}-litre pot has a glass lid and two round handles.`)
  const text = [...facts.slice(0, 9), 'Keep small children away from it.', ...facts.slice(9)].join(' ')
  expect(summarize(text, 'en', 'small', 150).sentences).toContain('Keep small children away from it.')
  const minutes =
    'Protokoll vom 8. Mai. Anwesend waren Kurz und Lang. Die Stimmung war gut. Der Aufzug steht am 20. Mai. Niemand will den Garten pflegen. Der Kuchen war gut.'
  expect(summarize(minutes, 'de', 'small', 150).sentences?.join(' ')).toMatch(/20\. Mai.*Niemand/)
})

test('the shortest summary of minutes, rules and chats keeps what is open and forbidden', () => {
  const of = (text: string, language: string) => summarize(text, language, 'small', 150).sentences?.join(' ') ?? ''
  const minutes =
    'Minutes of 4 February. Present: Adams, Bello, Chen. The budget was approved. The trip was discussed, but no decision was made. Who will book the hall? The tea was good.'
  expect(of(minutes, 'en')).toBe(
    'Minutes of 4 February. The trip was discussed, but no decision was made. Who will book the hall?',
  )
  const drops =
    'Nehmen Sie die Tropfen vor dem Essen. Bei Fieber suchen Sie sofort einen Arzt auf. Die Flasche ist aus Glas. Nicht für Kinder.'
  expect(of(drops, 'de')).toMatch(/Arzt.*Nicht für Kinder/)
  expect(of('Lentil soup. Rinse the lentils. Do not salt the water before they are soft. Simmer it.', 'en')).toContain(
    'Do not salt',
  )
  expect(proseOf('mia: are we on\nleo: yes, at eight').isLetter).toBe(true)
})

test('a greeting, a closing and a signature are recognised, ordinary sentences are not', () => {
  expect(proseOf('Dear all,\nThe room is closed.\nThanks\nAnna').text).toBe('The room is closed.')
  expect(proseOf('Hi Anna, the room is closed.')).toEqual({ text: 'The room is closed.', isLetter: true })
  for (const text of ['Best of all is the soup.', 'Dear friends are worth more than gold.', 'Thanks to you it works.'])
    expect(proseOf(text)).toEqual({ text, isLetter: false })
})

test('expanding asks and outlines, and writes no definition into a letter', () => {
  const text = 'Hi Tom,\nWe must revert soon about the migration. Some rooms are broken.\nCheers\nEva'
  const result = expand(text, 'large', noStep)?.text ?? ''
  expect(result).toContain('Questions to answer')
  expect(result).toContain('Who does this, and by when?')
  expect(result).not.toMatch(/means|Here,/)
  expect(expand('It is late.', 'large', noStep)).toBeUndefined()
})

test('explaining a contract explains its legal words, in other languages too, and a plain note nothing', async () => {
  const of = async (text: string, language: string) =>
    (await explain(text, language, 'medium', 300, sharedTools, noStep))?.text
  expect(
    await of('Notwithstanding the above, the Affiliate shall indemnify the buyer for a breach hereof.', 'en'),
  ).toMatch(/• Notwithstanding: despite[\s\S]*• Affiliate: [\s\S]*• indemnify: [\s\S]*• hereof: /)
  expect(await of('Eine fristlose Kündigung muss schriftlich erfolgen.', 'de')).toBe(
    'Erklärte Wörter\n• fristlose: sofort, ohne Frist\n• Kündigung: das einseitige Beenden eines Vertrags',
  )
  expect(await of('Das Wetter ist heute schön.', 'de')).toBeUndefined()
  expect(await of('Hi Ben,\nsee you at the party.\nBest\nAl', 'en')).toBeUndefined()
})

test('research never offers to search for people, nor for anything in a letter', async () => {
  const searches = async (text: string) =>
    (await research(text, 'large', undefined, sharedTools, noStep))?.text.split('Where to search')[1] ?? ''
  expect(await searches(`${MAILS.en}\n`)).toBe('')
  const news =
    'Laura Mendes of Acme Robotics said that demand in Germany rose by 31 percent. Robots sold well, and robots were cheap.'
  expect(await searches(news)).not.toMatch(/Mendes/)
  for (const text of [
    '[12:04] Anna Kowalczyk: did you ask Dr Hadley?\n[12:06] Ben: yes, she says 40% chance it comes back',
    'I met Tomasz Wieczorek and Karen in Leeds. She told me that it costs £4,000. My sister thinks we should ask Dr Patel.',
    'just a quick one: Tomasz said the Harlow contract may slip to May. Could you ask Karen whether 40,000 is right?',
  ])
    expect(await searches(text)).toBe('')
  const late =
    'Jonas Huber was late again. He probably missed the bus. Later Ilona Berg saw Jonas and 3 orders were lost.'
  expect(await searches(late)).not.toMatch(/Jonas|Huber|Ilona|Berg/)
})

test('what adds nothing is no answer, so that it costs nothing', async () => {
  const zoo = 'Last weekend my family went to the zoo. We saw lions and an elephant. We ate pizza near the kettle.'
  expect(await explain(zoo, 'en', 'medium', 300, sharedTools, noStep)).toBeUndefined()
  const chat = 'can u send me that doc from yesterday?? also are we still on for lunch, i might be 5 min late'
  expect(expand(chat, 'medium', noStep)).toBeUndefined()
  expect(expand('Let it rest for 30 minutes. You should not stir too long.', 'medium', noStep)).toBeUndefined()
  expect(await research(chat, 'medium', undefined, sharedTools, noStep)).toBeUndefined()
  const job = 'The job is five years of experience away. I could start in May. The shoes are probably nice.'
  expect(await research(job, 'medium', undefined, sharedTools, noStep)).toBeUndefined()
})
