import type { Family } from '#app/domain/check/finding.ts'

/**
 * What a rule of LanguageTool is about, by the names of its category and of itself. Its own messages are in the language of the
 * text and not in that of the reader, so only the subject is kept. The first line that fits decides.
 */
const FAMILIES: readonly (readonly [RegExp, Family])[] = [
  [/REDUNDAN|PLEON|TAUTOLOG/, 'redundant'],
  [/PASSIVE/, 'passive'],
  [/WORDY|WORDINESS|PLAIN_ENGLISH|TOO_LONG/, 'wordy'],
  [
    /STYLE|STIL|COLLOQ|REGIONALISM|REPETITIONS|CREATIVE|(?:BRITISH|AMERICAN)_ENGLISH|UMGANG|FORMAL|CAT_TOURS_CRITIQUES/,
    'style',
  ],
  [/WORD_REPEAT|REPEATED_WORD|DOUBLE|DOUBLED/, 'doubled'],
  [/AGREE|CONCORD|ACCORD|KONGRUENZ|SUBJECT_VERB|SVA_|HE_VERB|PERS_PRONOUN/, 'agreement'],
  [/EN_A_VS_AN|ARTICLE|DETERMINER_MISSING/, 'article'],
  [/APOS|POSSESSIVE/, 'apostrophe'],
  [/PREPOS/, 'preposition'],
  [/COMMA|KOMMA|VIRGUL|VIRGULE|COMA_|PUNCT|PONCT|INTERPUNKTION|UNPAIRED|INTERROGA/, 'punctuation'],
  [/COMPOUND|HYPHEN|TRAIT_UNION|ZUSAMMEN|GETRENNT/, 'compound'],
  [/CONFUS|HOMO|PARON|VERWECHS|FALSE_FRIENDS|PT_A_HA|CONTEXT/, 'confused'],
  [/MORFOLOGIK|SPELLER|SPELLING|HUNSPELL|DIACRIT|ACENT|ACCENT|TILDE/, 'spelling'],
  [/CASING|UPPERCASE|CAPITAL|MAJUSC|MAIUSC|PROPER_NOUN|GROSS/, 'capital'],
  [/COLLOCATION|NONSTANDARD|PHRASE/, 'phrase'],
  [/TENSE|TEMPUS/, 'tense'],
  [/TYPOGRAPH|WHITESPACE|SPACE/, 'typography'],
  [/TYPOS/, 'confused'],
]

/** Words of rules that are no longer than this are looked at. */
const NAME_MAX = 100

/** The subject of a rule; `grammar` if its names tell no more. */
export function familyOf(category: string, rule: string): Family {
  const names = `${category.slice(0, NAME_MAX)} ${rule.slice(0, NAME_MAX)}`.toUpperCase()
  return FAMILIES.find(([pattern]) => pattern.test(names))?.[1] ?? 'grammar'
}

/** Whether a rule looks single words up in a dictionary. */
export function isSpellingRule(rule: string): boolean {
  return /^(?:MORFOLOGIK_|HUNSPELL_|[A-Z_]{0,30}(?:SPELLER|SPELLING)_RULE)/.test(rule.slice(0, NAME_MAX))
}
