import { expect, test } from 'vitest'
import { summaryPlaces } from './summary-places.ts'

const OZONE = `The Montreal Protocol, agreed in 1987, phased out the chlorofluorocarbons that were depleting stratospheric ozone. It is widely regarded as the most successful environmental treaty: every member of the United Nations has ratified it. Since the 1990s the concentration of chlorine in the stratosphere has fallen by about 11 percent, and the ozone hole over Antarctica is expected to close by 2066. In 2016 the Kigali Amendment added hydrofluorocarbons, which do not harm ozone but warm the climate. Implementation depends on a multilateral fund that has paid over 4 billion dollars to developing countries.`
const SUMMARY = `In short
The Montreal Protocol of 1987 ended the use of the gases that were depleting the ozone layer.

Main points
• Chlorine in the stratosphere has fallen by about 11 percent since the 1990s.
• The hole over Antarctica is expected to close by 2066.
• Every member of the United Nations has ratified it.
• Since 2016 the Kigali Amendment also covers gases that warm the climate.`

/** What each sentence of a summary says, beside the number of its place. */
function placesIn(before: string, summary: string, language: string | null) {
  return summaryPlaces(before, summary, language).places.map(({ start, end, sentence }) => [
    summary.slice(start, end),
    sentence + 1,
  ])
}

test('each sentence of a summary has the sentence of the text from which it comes, headings have none', () => {
  expect(placesIn(OZONE, SUMMARY, 'en').map(([, place]) => place)).toEqual([1, 3, 3, 2, 4])
  const { sentences, isComplete } = summaryPlaces(OZONE, SUMMARY, 'en')
  expect(isComplete).toBe(true)
  expect(sentences.map(({ start, end }) => OZONE.slice(start, end).slice(0, 9))).toEqual([
    'The Montr',
    'It is wid',
    'Since the',
    'In 2016 t',
    'Implement',
  ])
})

test('a sentence that no sentence of the text holds has no place', () => {
  const summary = 'The treaty was ratified by every member of the United Nations. Whales sing at night.'
  expect(placesIn(OZONE, summary, 'en')).toEqual([
    ['The treaty was ratified by every member of the United Nations.', 2],
  ])
  expect(summaryPlaces(OZONE, summary, 'en').isComplete).toBe(false)
  expect(summaryPlaces('', '', null)).toEqual({ sentences: [], places: [], isComplete: false })
})

test('one word in common is not enough, and of equal sentences the first is the place', () => {
  expect(placesIn('The ozone hole closes. The bus is late.', 'Ozone smells sharp in laser printers.', 'en')).toEqual([])
  const twice = 'The lift is broken. We meet at noon. The lift is broken.'
  expect(placesIn(twice, 'The lift is broken.', 'en')).toEqual([['The lift is broken.', 1]])
})

test.each([
  [
    'de',
    'Der Aufzug im Südflügel bleibt bis Freitag außer Betrieb. Die Besprechung findet im Erdgeschoss statt.',
    'Besprechungen finden im Erdgeschoss statt. Der Aufzug ist bis Freitag außer Betrieb.',
    [2, 1],
  ],
  [
    'fr',
    'La réunion est reportée au 3 juin. Le catalogue de printemps paraîtra en retard.',
    'Le catalogue paraîtra en retard. La réunion a lieu le 3 juin.',
    [2, 1],
  ],
  [null, '会议改到六月三日。电梯坏了，请走楼梯。', '电梯坏了。会议改到六月。', [2, 1]],
] as const)('places are found in other languages too (%s)', (language, before, summary, places) => {
  expect(placesIn(before, summary, language).map(([, place]) => place)).toEqual(places)
})
