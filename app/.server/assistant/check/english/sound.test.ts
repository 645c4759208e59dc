import { expect, test } from 'vitest'
import { withTicked } from '#tests/support/ticked.ts'

const ticked = (text: string) => withTicked(text, 'en')

// One sentence for each rule that altered sound sentences of newspapers and encyclopedias.
test.each([
  'I tell my patients to rest, and the pills are for patients with a weak heart.',
  'Why did you choose to leave? Did he choose the red one?',
  'He sat on the wall, and he thought of home; he drove in at noon.',
  'Something is not right about that answer.',
  'The village is the site of an old mill, and the field became the site for a school.',
  'Most of the fort burned down, and none of the spending was planned.',
  'The odds were slim, the dice are rolling and the remains are stored in a cellar.',
  'Telling good jokes is an art.',
  'It was as if somebody were watching, and if anyone were hurt, we would stop.',
  'Does it depend at all on the weather? We waited an hour.',
  'She asked for a loan she had requested for a very long time.',
  'As you will recall, we met in May, and as we will show below, that was late.',
  'Fix your washing machine, or the price will be lower.',
  'He was freed without delay and without regard for the cost.',
  'Their number had swelled to over nine hundred.',
  'It was just as plain that a few guests were missing.',
  'The company, based in Lisbon, makes shoes.',
  'A request for a longer stay was refused, and his request for tea was not.',
  'He looked up at the sky with a smile on his face.',
  'The case was filed at the US District Court, and the runners met at the World Games.',
  'The tanks were full to overflowing.',
  'They called to Father Brown, who had left a nightclub at the beach resort.',
  'The donation of 60,000 tons brings the total to a million.',
  'A total of seventeen cases have been found, and some species are still faithful.',
  'Queen were a rock band, and Ceres is a small planet.',
  'She won the Brazilian Open for juniors.',
  'People who year after year pick the same seat do not change.',
  'These flies have pale legs.',
  'The 2004 fiscal year was bad, and there were 182 last year.',
  'They ran a sales and marketing office with a three part plan.',
  'About half of those have been read, and some of those attending were late.',
  'The law does not say how much individuals can give.',
  'The $2 bus and tram fare was never raised.',
  'She was charged by an unidentified man, and Police said her son was safe.',
  'She was called before a NATO board and an NHS panel.',
  'It was used to target moths and they are used to reduce noise.',
  'Use by and best by indicate when it spoils, and other places close by include a mill.',
  'Banks were shut, as did schools and shops the day before.',
  'Profits fell, compared to forecasts of a rise.',
  'It was a weak storm that made a weak wave.',
  'Wells are thought to be the oldest part of the town.',
  'The gang was sentenced to life in prison.',
  'The children were last seen with their father.',
  'This is where the word comes from, and it moved to where it is now.',
  'And then that phrase was read again.',
  'Humphries and his father left early.',
  'They will reapprove the budget.',
  'The agency staffs hospitals, and she travels a lot.',
  'He helped found a school.',
  'At 1800 GMT the bank closed, on a quiet Tuesday afternoon of trading.',
])('leaves alone: %s', async (sound) => {
  expect(await ticked(sound)).toBe(sound)
})

test.each([
  ['The informations was useful.', 'The information was useful.'],
  ['These advices are great.', 'This advice is great.'],
  ['There are many informations here.', 'There is much information here.'],
  ['This informations are wrong.', 'This information is wrong.'],
  ['A few luggages were lost.', 'Some luggage was lost.'],
  ['I bought some softwares that were cheap.', 'I bought some software that was cheap.'],
])('makes what cannot be counted singular with all that goes with it: %s', async (wrong, right) => {
  expect(await ticked(wrong)).toBe(right)
})
