import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StyleRules } from './forms.ts'
import { checkStyle, FINDINGS_MAX } from './rules.ts'

const NO_RULES: StyleRules = { banned_words: [], longest_sentence: null, spelling: null }
const rules = (change: Partial<StyleRules>): StyleRules => ({ ...NO_RULES, ...change })
const found = (text: string, change: Partial<StyleRules>) =>
  checkStyle(text, rules(change)).map((finding) => finding.found)

test('banned words are found as whole words in any letter case', () => {
  expect(found('Synergy! Our synergies: SYNERGY.', { banned_words: ['synergy'] })).toEqual(['Synergy', 'SYNERGY'])
  expect(found('Classic class', { banned_words: ['class'] })).toEqual(['class'])
  expect(found('DON’T and don’t', { banned_words: ["don't"] })).toEqual(['DON’T', 'don’t'])
  expect(found('Große STRASSE', { banned_words: ['Straße'] })).toEqual(['STRASSE'])
})

test('a banned phrase is its words in a row, whatever stands between them', () => {
  expect(found('In  order\nto win, in order, to', { banned_words: ['in order to'] })).toEqual([
    'In  order\nto',
    'in order, to',
  ])
  expect(found('in order of size', { banned_words: ['in order to'] })).toEqual([])
  expect(found('state-of-the-art', { banned_words: ['state of the art'] })).toEqual(['state-of-the-art'])
})

test('scripts without spaces and signs are looked for as they stand', () => {
  expect(found('これは素晴らしい製品です。', { banned_words: ['素晴らしい'] })).toEqual(['素晴らしい'])
  expect(found('Great!! Go 🚀', { banned_words: ['!!', '🚀'] })).toEqual(['!!', '🚀'])
})

test('a sentence longer than the rule allows is named with its words', () => {
  const text = 'One two three four five six. Short one.\nA heading of five words\nOne two three four five six seven'
  expect(checkStyle(text, rules({ longest_sentence: 5 }))).toEqual([
    { rule: 'sentence', at: 0, found: 'One two three four five six.', words: 6, longest: 5 },
    { rule: 'sentence', at: 64, found: 'One two three four five six seven', words: 7, longest: 5 },
  ])
})

test('words of the other English are named with the spelling to use', () => {
  const messages = (text: string, spelling: 'en-US' | 'en-GB') =>
    checkStyle(text, rules({ spelling })).map((finding) => finding.rule === 'spelling' && finding.instead)
  expect(messages('The colour of the Centre. COLOUR', 'en-US')).toEqual(['color', 'COLOR'])
  expect(messages('Organise the favourite programme; analyse what travellers like.', 'en-US')).toEqual([
    ...['Organize', 'favorite', 'program', 'analyze', 'travelers'],
  ])
  expect(messages('The color of the center; we traveled, neighbor’s', 'en-GB')).toEqual([
    ...['colour', 'centre', 'travelled', 'neighbour’s'],
  ])
})

test('names and what is at home in both keep their spelling', () => {
  expect(found('We sailed to Pearl Harbor.', { spelling: 'en-GB' })).toEqual([])
  expect(found('We organize a dialogue; the tire on a meter.', { spelling: 'en-GB' })).toEqual([])
  expect(found('For our four hours the devices surprise, advise and exercise.', { spelling: 'en-US' })).toEqual([])
})

test('a finding stands where it says, and a text without words has none', () => {
  const word = fc.constantFrom('colour', 'Synergy', 'plain', 'in order to', '，', '.', '\n', '👩‍👧', 'ﬁne', 'İ', '漢字')
  const everything = rules({ banned_words: ['synergy', 'in order to', '漢'], longest_sentence: 5, spelling: 'en-US' })
  fc.assert(
    fc.property(
      fc.array(word).map((words) => words.join(' ')),
      (text) => {
        const findings = checkStyle(text, everything)
        expect(findings.length).toBeLessThanOrEqual(FINDINGS_MAX)
        for (const finding of findings) expect(text.startsWith(finding.found, finding.at)).toBe(true)
        expect(findings.map(({ at }) => at)).toEqual(findings.map(({ at }) => at).toSorted((a, b) => a - b))
        expect(checkStyle(text, NO_RULES)).toEqual([])
      },
    ),
  )
  expect(checkStyle(' \n\t…', everything)).toEqual([])
})

test('each planted word is found, and no other', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (planted) => {
      const text = planted.map((bad) => (bad ? 'leverage' : 'lever age')).join(', ')
      expect(found(text, { banned_words: ['leverage'] })).toHaveLength(planted.filter(Boolean).length)
    }),
  )
})
