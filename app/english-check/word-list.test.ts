import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWordNet } from '../.server/assistant/engines/builtin/wordnet.ts'
import { readWords, writtenWords } from './word-list.ts'

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const

test('a browser’s list of words answers as WordNet’s own files do, for every kind of word', () => {
  const wordnet = openWordNet()
  const listed = wordnet.listed()
  const here = readWords(writtenWords(listed))
  const known = [...listed.keys()].map((word) => word.replaceAll('_', ' '))
  const inflected = fc.tuple(fc.constantFrom(...known), fc.constantFrom('s', 'es', 'ed', 'ing', 'ier', 'est', '’s', ''))
  const word = fc.oneof(
    fc.constantFrom(...known),
    inflected.map(([base, ending]) => base + ending),
    fc.string({ maxLength: 12 }),
    fc.constantFrom('The', 'constructor', 'IPHONE', 'a', 'as well as', 'well-being', '100', 'men', 'running', ' ', ''),
  )
  fc.assert(
    fc.property(word, (spelled) => {
      // Words are spelled for one at a time, without a line break or the sign that parts the fields of WordNet's own index.
      fc.pre(!/[\n%]/.test(spelled))
      expect(here.has(spelled), spelled).toBe(wordnet.has(spelled))
      expect(here.frequency(spelled), spelled).toBe(wordnet.frequency(spelled))
      for (const part of PARTS) {
        expect(here.has(spelled, part), spelled).toBe(wordnet.has(spelled, part))
        expect(here.usesAs(spelled, part), spelled).toBe(wordnet.usesAs(spelled, part))
        expect(here.bases(spelled, part), spelled).toEqual(wordnet.bases(spelled, part))
      }
    }),
    { numRuns: 2_000 },
  )
})
