import { expect, test } from 'vitest'
import { familyOf, isSpellingRule } from './families.ts'

test('rules are told by their category and name, in whatever language those are', () => {
  const families = [
    ['TYPOS', 'MORFOLOGIK_RULE_EN_US', 'spelling'],
    ['TYPOS', 'GERMAN_SPELLER_RULE', 'spelling'],
    ['CONFUSED_WORDS', 'YOUR_YOU_RE', 'confused'],
    ['CAT_HOMONYMES_PARONYMES', 'A_A_ACCENT', 'confused'],
    ['GRAMMAR', 'SUBJECT_VERB_AGREEMENT', 'agreement'],
    ['HILFESTELLUNG_KOMMASETZUNG', 'KOMMA_VOR_DASS', 'punctuation'],
    ['CAT_PLEONASMES', 'PLEONASMES', 'redundant'],
    ['CASING', 'DE_CASE', 'capital'],
    ['AMERICAN_ENGLISH_STYLE', 'MISSING_COMMA_AFTER_YEAR', 'style'],
    ['SOMETHING_NEW', 'THAT_NOBODY_KNOWS', 'grammar'],
  ] as const
  for (const [category, rule, family] of families) expect([rule, familyOf(category, rule)]).toEqual([rule, family])
})

test('rules of dictionaries are known by their names', () => {
  expect(['MORFOLOGIK_RULE_ES', 'HUNSPELL_RULE', 'GERMAN_SPELLER_RULE', 'FR_SPELLING_RULE'].every(isSpellingRule)).toBe(
    true,
  )
  expect(['THE_SUPERLATIVE', 'YOUR_SPELLING', ''].some(isSpellingRule)).toBe(false)
})
