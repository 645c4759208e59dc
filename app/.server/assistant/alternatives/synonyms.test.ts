import { expect, test } from 'vitest'
import { sharedTools } from '#tests/support/tools.ts'
import { synonymsIn } from './synonyms.ts'

async function synonymsOf(word: string, sentence: string): Promise<string[]> {
  const start = sentence.indexOf(word)
  const at = { start, end: start + word.length }
  return synonymsIn(sentence, at, { tagger: await sharedTools.tagger(), wordnet: sharedTools.wordnet() }).map(
    ({ text }) => text,
  )
}

test('a synonym takes the form of its word', async () => {
  expect(await synonymsOf('bought', 'I bought a new car yesterday.')).toEqual(['purchased'])
  expect(await synonymsOf('helping', 'They are helping the victims.')).toEqual(['aiding', 'assisting'])
  expect(await synonymsOf('Children', 'Children love it.')).toContain('Kids')
  expect(await synonymsOf('cars', 'They sold two cars.')).toContain('automobiles')
})

test('the article before a word changes with it', async () => {
  expect(await synonymsOf('easy', 'This is an easy task.')).toContain('a simple')
  expect(await synonymsOf('huge', 'They built a huge house near the lake.')).toContain('an immense')
})

test('a word that hardly any reader takes for the sense is not offered', async () => {
  expect(await synonymsOf('bought', 'He bought the judge a coffee.')).not.toContain('bribed')
  expect(await synonymsOf('children', 'The children were happy.')).not.toContain('nestlings')
})

test('names, function words and words without a known form have no synonym', async () => {
  for (const [word, sentence] of [
    ['Paris', 'She works in Paris.'],
    ['the', 'They saw the house.'],
    ['was', 'It was late.'],
    ['flurbed', 'They flurbed the house.'],
  ] as const) {
    expect([word, await synonymsOf(word, sentence)]).toEqual([word, []])
  }
})
