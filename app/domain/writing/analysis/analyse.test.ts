import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters } from '../../text.ts'
import { KNOWN_LANGUAGES } from '../facts/fact.ts'
import { type Analysis, analyse } from './analyse.ts'
import type { Finding } from './findings.ts'
import { READABLE_WORDS } from './limits.ts'
import { readability } from './readability.ts'

const found = (analysis: Analysis, kind: Finding['kind']) =>
  analysis.findings.filter((finding) => finding.kind === kind).map((finding) => finding.found)

const SAMPLES = {
  en: 'The form was filled in by nobody, and the the desk stays closed. You should come back on Monday, when there will be more people who can help with it.',
  es: 'El perro fue adoptado por una familia de la ciudad. En realidad, la casa es grande y los niños juegan todos los días en el jardín con sus amigos y con los vecinos.',
  pt: 'O gato foi visto na rua por muitas pessoas. Na verdade, a cidade é pequena e todos conhecem o animal, que passa os dias no jardim com as crianças e os professores.',
  fr: 'La lettre est écrite par le maire. En fait, nous nous sommes vus hier et il a dit que les travaux de la rue seront finis avant la fin du mois.',
  de: 'Die Grenze wurde vom Amt festgelegt. Eigentlich sollte sie auf der der Straße gelten, die durch den Ort führt, aber niemand von uns hält sich daran, wenn er es morgens einmal eilig hat.',
} as const

test.each(KNOWN_LANGUAGES)('%s is recognised, and what is passive and filler in it is found', (language) => {
  const analysis = analyse(SAMPLES[language], 'auto')
  expect(analysis.language).toBe(language)
  expect(analysis.readability?.score).toBeGreaterThan(50)
  expect(found(analysis, 'passive')).toHaveLength(1)
  if (language !== 'en') expect(found(analysis, 'filler')).toHaveLength(1)
})

test('each formula gives what its paper computes for 100 words in 5 sentences with 150 syllables', () => {
  const scores = KNOWN_LANGUAGES.map((language) => [
    language,
    readability({ words: 100, sentences: 5, syllables: 150 }, language).score,
  ])
  expect(Object.fromEntries(scores)).toEqual({ en: 59.6, es: 96.4, pt: 100, fr: 76.3, de: 72.3 })
  expect(readability({ words: 100, sentences: 1, syllables: 300 }, 'en')).toMatchObject({ score: 0, band: 'very_hard' })
  expect(readability({ words: 100, sentences: 5, syllables: 150 }, 'en').band).toBe('fairly_hard')
})

test('longer sentences and longer words never make a text easier', () => {
  const count = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(count, count, count, fc.constantFrom(...KNOWN_LANGUAGES), (words, sentences, more, language) => {
      const counts = { words: words + sentences, sentences, syllables: words + sentences }
      const { score } = readability(counts, language)
      expect(readability({ ...counts, syllables: counts.syllables + more }, language).score).toBeLessThanOrEqual(score)
      const fewer = Math.max(1, sentences - 1)
      expect(readability({ ...counts, sentences: fewer }, language).score).toBeLessThanOrEqual(score)
    }),
  )
})

test('another language gets counts only, and short texts no readability', () => {
  const italian = analyse('Il gatto dorme sulla sedia e non vuole mangiare niente. '.repeat(5), 'auto')
  expect(italian).toMatchObject({ language: null, words: 50, sentences: 5, readability: null, syllablesPerWord: null })
  const japanese = analyse('私は猫が好きです。犬も好きです。', 'auto')
  expect(japanese).toMatchObject({ language: null, sentences: 2, words: 10, readability: null })
  expect(analyse('word '.repeat(READABLE_WORDS - 1), 'en').readability).toBeNull()
  expect(analyse('word '.repeat(READABLE_WORDS), 'en').readability).not.toBeNull()
  expect(analyse('The cat is on the mat and it is not here.', null)).toMatchObject({ language: null })
})

test('a doubled word is found, but not where the language doubles it', () => {
  expect(found(analyse('Approve the the claim. She said that that is so.', 'en'), 'doubled')).toEqual(['the the'])
  expect(found(analyse('Nous nous sommes vus, et et il parle.', 'fr'), 'doubled')).toEqual(['et et'])
  expect(found(analyse('Wir wissen, dass die die Tür offen ließen.', 'de'), 'doubled')).toEqual([])
})

test('a long sentence is named with its words, and its place is where it stands', () => {
  const text = `Short one. The ${'word '.repeat(28)}end. Another.`
  const [long] = analyse(text, 'en').findings.filter(({ kind }) => kind === 'long')
  expect(long).toMatchObject({ kind: 'long', at: 11, words: 30 })
})

test('signs of tone are counted: questions, exclamations, capitals and the reader', () => {
  const german = analyse('Können Sie kommen? Sie sagte, du sollst. ACHTUNG bitte!', 'de').tone
  expect(german).toEqual({ questions: 1, exclamations: 1, capitals: 1, address: 2 })
  expect(analyse('¿Vienes? Really?! 本当？', null).tone).toMatchObject({ questions: 3, exclamations: 1, address: null })
})

test('of any text at all every finding stands where it says, counts agree, and nothing is thrown', () => {
  const words = fc.constantFrom(
    ...Object.values(SAMPLES).flatMap((sample) => sample.split(' ')),
    '\n\n',
    '😀',
    '日本',
    '?',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 120 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom('auto' as const, null, ...KNOWN_LANGUAGES), (typed, language) => {
      const analysis = analyse(typed, language)
      for (const finding of analysis.findings) {
        expect(typed.slice(finding.at, finding.at + finding.found.length)).toBe(finding.found)
      }
      expect(analysis.characters).toBe(countCharacters(typed))
      expect(analysis.longestSentence).toBeLessThanOrEqual(analysis.words)
      expect(analysis.readingSeconds > 0).toBe(analysis.words > 0)
    }),
  )
})
