import { expect, test } from 'vitest'
import { isWholeSpelling, ruleName } from './rule-name.ts'

test('a rule of our own is named by its subject, its language and the words it is about', () => {
  expect(ruleName('pt.agreement')).toEqual({ subject: 'agreement', language: 'pt', detail: null })
  expect(ruleName('en.its')).toEqual({ subject: 'confused', language: 'en', detail: 'its, it’s' })
  expect(ruleName('fr.si')).toEqual({ subject: 'verb_form', language: 'fr', detail: 'si' })
  expect(ruleName('de.comma')).toMatchObject({ subject: 'punctuation', language: 'de' })
})

test('a rule of another checker keeps its name in words', () => {
  expect(ruleName('harper.OxfordComma')).toEqual({ subject: 'grammar', language: 'en', detail: 'oxford comma' })
  expect(ruleName('languagetool.COMMA_PARENTHESIS_WHITESPACE')).toMatchObject({
    language: null,
    detail: 'comma parenthesis whitespace',
  })
  expect(ruleName('odd')).toMatchObject({ subject: 'grammar', detail: 'odd' })
})

test('the spelling of every word is no rule to ignore', () => {
  for (const rule of [
    'en.spelling',
    'de.spelling',
    'languagetool.MORFOLOGIK_RULE_EN_US',
    'languagetool.GERMAN_SPELLER_RULE',
  ])
    expect(isWholeSpelling(rule)).toBe(true)
  for (const rule of ['en.your', 'es.accent', 'harper.AnA', 'languagetool.COMMA'])
    expect(isWholeSpelling(rule)).toBe(false)
})
