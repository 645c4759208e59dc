import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OPERATIONS } from '../../assistant/options.ts'
import { factsOf } from './extract.ts'
import { KNOWN_LANGUAGES } from './fact.ts'
import { alarms, checkMeaning, withRestored } from './meaning.ts'

const PIECES = [
  '3 March 2024',
  '$1,250.50',
  '5 %',
  'not',
  'Anna Schmidt',
  'ACME',
  '“so be it”',
  '{{name}}',
  '14:30',
  'https://x.org/a',
  'no',
  'nicht',
  'Dr. Who',
  'twenty-five',
  '1.000',
  'may',
  'the',
  'and',
  '.',
  '\n',
  '🙂',
  '東京',
]
const texts = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

function rephrased(before: string, after: string, language = 'en') {
  return checkMeaning({ before, after, operation: 'rephrase', from: language, to: language })
}

test('a text beside itself has lost, altered and gained nothing, in any language and operation', () => {
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom(...KNOWN_LANGUAGES, 'ja', null),
      fc.constantFrom(...OPERATIONS),
      (text, language, operation) => {
        const check = checkMeaning({ before: text, after: text, operation, from: language, to: language })
        expect(alarms(check, operation)).toEqual({ facts: [], added: [] })
        expect(check.kept).toBe(check.total)
      },
    ),
    { numRuns: 500 },
  )
})

test('facts stand where they say, in order, and never overlap', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...KNOWN_LANGUAGES, null), (text, language) => {
      let end = 0
      for (const fact of factsOf(text, language)) {
        expect(fact.start).toBeGreaterThanOrEqual(end)
        expect(fact.end).toBeLessThanOrEqual(text.length)
        expect(text.slice(fact.start, fact.end)).toBe(fact.text)
        end = fact.end
      }
    }),
    { numRuns: 500 },
  )
})

test('any number that is replaced by another is told, and put back by one press', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 99_999 }), fc.integer({ min: 2, max: 99_999 }), (was, now) => {
      fc.pre(was !== now)
      const before = `We ordered ${was} boxes.`
      const after = `There were ${now} boxes ordered.`
      const [altered] = alarms(rephrased(before, after), 'rephrase').facts
      expect(altered).toMatchObject({ outcome: 'changed', fact: { text: String(was) }, now: { text: String(now) } })
      expect(altered && withRestored(after, altered)).toBe(`There were ${was} boxes ordered.`)
    }),
  )
})

test.each([
  ['en', 'We need 1,000 bolts', 'A thousand bolts: 1000'],
  ['en', 'on 3 March 2024', 'on March 3rd, 2024'],
  ['en', 'on 3 March 2024', 'dated 2024-03-03'],
  ['en', 'at 2:30 pm', 'at 14:30'],
  ['en', 'costs $5 million', 'the price is 5,000,000 dollars'],
  ['en', 'You do not have to', 'You don’t have to'],
  ['en', 'It is not allowed', 'It is forbidden'],
  ['en', 'Please DO NOT reply', 'Please don’t reply'],
  ['en', 'five percent', '5 %'],
  ['de', 'am 3. März 2024', 'am 03.03.2024'],
  ['de', '1.250,50 €', '1250,50 Euro'],
  ['es', 'veinte mil euros', '20.000 €'],
  ['fr', 'quatre-vingt-douze jours', '92 jours'],
  ['fr', 'à 14 h 30', 'à 14:30'],
  ['pt', 'vinte e cinco dias', '25 dias'],
  ['pt', 'Custou 48 milhões de reais', 'O custo foi de R$ 48 milhões.'],
  ['es', '4,6 millones de euros', '4.600.000 €'],
  ['fr', '1,2 million d’euros', '1 200 000 €'],
  ['en', 'Drive 5 miles', 'Drive 8 km'],
  ['en', 'A lease of one year', 'A lease of 12 months'],
  ['en', 'Twenty-five percent agreed', 'A quarter agreed'],
  ['en', 'The EU paid', 'The European Union paid'],
  ['en', 'Call +44 20 7946 0958', 'Ring +44 (20) 79460958'],
  ['en', 'Do not forget to call', 'Remember to call'],
  ['en', 'The shop is closed', 'The shop is not open'],
  ['en', 'You do not have to pay', 'There is no need to pay'],
  ['en', 'The dog bit the postman', 'The postman was bitten by the dog'],
  ['en', 'Take no more than 4', 'Do not take more than 4'],
  ['en', 'It is less expensive', 'It is cheaper'],
  ['de', 'Das Hotel hat keine Zimmer mehr frei', 'Das Hotel ist ausgebucht'],
  ['de', 'Den Hausmeister hat die Mieterin informiert', 'Die Mieterin hat den Hausmeister informiert'],
  ['fr', 'N’oubliez pas la clé', 'Pensez à la clé'],
  ['es', 'Al cartero lo mordió el perro', 'El perro mordió al cartero'],
  ['pt', 'Não se esqueça da chave', 'Lembre-se da chave'],
  ['es', 'a las 10 de la mañana', 'a las 10:00'],
  ['es', 'tres cuartos de litro', '3/4 de litro'],
  ['fr', 'une heure et demie', '90 minutes'],
  ['de', 'zweihundertfünfzig Euro', '250 €'],
  ['de', 'DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
  ['de', 'Der Ausschuss tagt am 21. Mai', 'Am 21.05. tagt der Ausschuss'],
  ['de', 'vom 3. bis zum 14. August', 'vom 3.8. bis 14.8.'],
  ['en', 'between 3 and 14 August', 'from August 3 to 14'],
  ['en', 'Pay at the end of March', 'Pay on 31 March'],
  ['en', 'Pay before 1 October', 'Pay by 30 September'],
  ['es', 'La sala abre a las 13:00', 'A la una abre la sala'],
  ['es', 'un quince por ciento y cuarenta casas', 'un 15 % y 40 casas'],
  ['de', 'ein zehnwöchiger Kurs', 'ein Kurs von zehn Wochen'],
  ['pt', 'Custa 20 cêntimos', 'Custa 0,20 €'],
  ['fr', 'Ne le donnez jamais à un enfant de moins de 12 ans', 'Interdit aux enfants de moins de douze ans'],
  ['pt', 'Deve sair até às 11 h', 'Deve sair às 11:00, no máximo'],
  ['de', 'Im Becken darf nur mit Kappe geschwommen werden', 'Ohne Kappe ist das Schwimmen im Becken verboten'],
  ['en', 'We are allowed to enter the flat', 'The contract entitles us to go into the flat'],
])('%s: "%s" and "%s" say the same', (language, before, after) => {
  expect(alarms(rephrased(before, after, language), 'rephrase')).toEqual({ facts: [], added: [] })
})

test.each([
  ['en', 'within 5 days', 'within 5 weeks'],
  ['en', 'Pay before 1 October', 'Pay before 30 September'],
  ['en', 'Pay by 1 October', 'Pay before 30 September'],
  ['de', 'vom 3. bis zum 14. August', 'vom 3. bis zum 24. August'],
  ['pt', 'Custa 20 cêntimos', 'Custa 20 €'],
  ['en', 'We do not agree', 'We agree'],
  ['en', 'We agree', 'We do not agree'],
  ['en', 'See https://x.org/a', 'See https://x.org/b'],
  ['en', 'Hello {{name}}', 'Hello name'],
  ['en', 'I met Laura Chen today', 'I met Laura Cheng today'],
  ['en', 'He said “we will pay”', 'He said “we may pay”'],
  ['en', 'It costs $5', 'It costs €5'],
  ['en', 'Take 5 mg', 'Take 5 g'],
  ['en', 'It is 3 metres wide', 'It is 3 feet wide'],
  ['en', 'Take 20 ml', 'Take 20 l'],
  ['en', 'Use 12 V', 'Use 12 kV'],
  ['en', 'the second quarter', 'the third quarter'],
  ['en', 'order #55-1029', 'order #55-1092'],
  ['en', 'call +44 20 7946 0958', 'call +44 20 7946 0985'],
  ['de', '40 Liter', '40 Gallonen'],
  ['de', 'Das ist nicht erlaubt', 'Das ist erlaubt'],
  ['de', 'Bitte NICHT antworten', 'Bitte antworten'],
  ['fr', 'Écrivez à M. Dupont', 'Écrivez à M. Durand'],
  ['fr', 'Rendez-vous à 14 h 30', 'Rendez-vous à 14 h 45'],
  ['pt', 'Fale com a Dra. Souza', 'Fale com a Dra. Silva'],
  ['en', 'You may leave', 'You must leave'],
  ['en', 'You need not pay', 'You must not pay'],
  ['en', 'Some teams met', 'All teams met'],
  ['en', 'At least 10 came', 'At most 10 came'],
  ['en', 'Only managers may sign', 'Managers may sign'],
  ['en', 'See you next month', 'See you last month'],
  ['en', 'Pay before Friday', 'Pay after Friday'],
  ['en', 'It costs €90 per month', 'It costs €90 per year'],
  ['en', 'Ms. Tanaka called', 'Mr. Tanaka called'],
  ['en', 'The shop is closed', 'The shop is open'],
  ['en', 'The dog bit the postman', 'The postman bit the dog'],
  ['en', 'Marta owes Peter money', 'Peter has owed Marta money'],
  ['en', 'I like coffee, but I do not like tea', 'I do not like coffee, but I like tea'],
  ['de', 'Die Mieterin hat den Hausmeister informiert', 'Der Hausmeister hat die Mieterin informiert'],
  ['de', 'Strom wird teurer', 'Strom wird billiger'],
  ['es', 'Es más barato', 'Es más caro'],
  ['fr', 'Il reste des places', 'Il ne reste plus de places'],
  ['pt', 'Poucos vieram', 'Muitos vieram'],
  ['es', 'No pagó nada', 'Pagó'],
  ['fr', 'Il ne vient pas', 'Il vient'],
  ['pt', 'Ele não vem', 'Ele vem'],
])('%s: "%s" and "%s" do not', (language, before, after) => {
  const alarmed = alarms(rephrased(before, after, language), 'rephrase')
  expect(alarmed.facts.length + alarmed.added.length).toBeGreaterThan(0)
})

test('an order number is one fact and never stands for a number of days', () => {
  const check = rephrased('Your order #55-1029 takes 15 days.', 'It should reach you within 15 days.')
  expect(check.facts).toMatchObject([
    { fact: { kind: 'reference', text: '#55-1029' }, outcome: 'lost', now: null },
    { fact: { text: '15 days' }, outcome: 'kept' },
  ])
})

test('an amount in other units or words is restated, which is no alarm', () => {
  const check = rephrased('It took one year and half of the money.', 'It took 12 months and 50% of the money.')
  expect(check.facts).toMatchObject([
    { outcome: 'restated', now: { text: '12 months' } },
    { outcome: 'restated', now: { text: '50%' } },
  ])
  expect(alarms(check, 'rephrase')).toEqual({ facts: [], added: [] })
})

test('a number is only paired with one of the same measure and the same things', () => {
  const check = rephrased('We need 5 chairs and 3 litres.', 'We need 4 metres and 6 tables.')
  expect(check.facts).toMatchObject([
    { outcome: 'lost', now: null },
    { outcome: 'lost', now: null },
  ])
  expect(check.added.map(({ text }) => text)).toEqual(['4 metres', '6'])
})

test('a summary may leave facts out, but not alter or invent them', () => {
  const before = 'The 12 engineers met Laura Chen in Oslo on 3 March and spent $900.'
  const summary = (after: string) =>
    alarms(checkMeaning({ before, after, operation: 'summarize', from: 'en', to: 'en' }), 'summarize')
  expect(summary('12 engineers met.')).toEqual({ facts: [], added: [] })
  expect(summary('13 engineers met.').facts[0]).toMatchObject({ outcome: 'changed', now: { text: '13' } })
  expect(summary('The 12 engineers met on 3 March, spent $900 and drank 40 coffees.').added).toMatchObject([
    { text: '40' },
  ])
})

test('a sum that a summary leaves out is not paired with a number that it tells', () => {
  const before = 'Am 7. September wird gefeiert. Der Umbau kostete 4,6 Millionen Euro.'
  const check = (after: string) =>
    alarms(checkMeaning({ before, after, operation: 'summarize', from: 'de', to: 'de' }), 'summarize')
  expect(check('Am 7. September wird gefeiert.')).toEqual({ facts: [], added: [] })
  expect(check('Gefeiert wird mit 7 Gästen.')).toMatchObject({ facts: [], added: [{ text: '7' }] })
  expect(check('Der Umbau kostete 4,7 Millionen Euro.').facts).toMatchObject([{ outcome: 'changed' }])
})

test.each([
  ['es', 'I did not pay', 'Pagué', 'No pagué'],
  ['de', 'You must wait', 'Sie dürfen warten', 'Sie müssen warten'],
  ['fr', 'At least 40 came', 'Au plus 40 sont venus', 'Au moins 40 sont venus'],
  ['pt', 'We pay before Friday', 'Pagamos depois de sexta-feira', 'Pagamos antes de sexta-feira'],
  ['de', 'Anna called Ben', 'Ben rief Anna', 'Anna rief Ben'],
])('a translation into %s that says something else is told', (to, before, wrong, right) => {
  const raised = (after: string) =>
    alarms(checkMeaning({ before, after, operation: 'translate', from: 'en', to }), 'translate')
  expect(raised(wrong).facts.length + raised(wrong).added.length).toBeGreaterThan(0)
  expect(raised(right)).toEqual({ facts: [], added: [] })
})

test('a denial that moved to another clause or sentence is told, one that the whole text kept is not', () => {
  expect(alarms(rephrased('We can pay. We cannot wait.', 'We cannot pay. We can wait.'), 'rephrase').facts).not.toEqual(
    [],
  )
  expect(alarms(rephrased('We can pay. We cannot wait.', 'We can pay, but we cannot wait.'), 'rephrase')).toEqual({
    ...{ facts: [], added: [] },
  })
})

test('a translation keeps numbers and addresses, while its names and quotations are its own', () => {
  const translated = (after: string) =>
    alarms(
      checkMeaning({
        before: 'Do not pay the 25 euros to a@b.example.',
        after,
        operation: 'translate',
        from: 'en',
        to: 'de',
      }),
      'translate',
    )
  expect(translated('Zahlen Sie die fünfundzwanzig Euro nicht an a@b.example.')).toEqual({ facts: [], added: [] })
  expect(translated('Zahlen Sie die 26 Euro nicht an a@b.example.').facts).toHaveLength(1)
  expect(translated('Zahlen Sie die 25 Euro nicht.').facts).toHaveLength(1)
})
