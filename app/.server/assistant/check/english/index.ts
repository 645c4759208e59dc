import type { Tagger } from '../../engines/builtin/tagger.ts'
import type { WordForms } from '../../engines/builtin/word-forms.ts'
import type { Draft } from '../draft.ts'
import { compilePatterns, type PatternGroup } from '../patterns.ts'
import { type Token, tokensOf } from '../token.ts'
import { agreementRules } from './agreement.ts'
import { capitalDrafts } from './capitals.ts'
import { englishWords } from './classes.ts'
import { COMMON_SLIPS } from './common-slips.ts'
import { FRAMES } from './frames.ts'
import { MORE_FRAMES } from './frames-more.ts'
import { createLexicon } from './lexicon.ts'
import { DOUBTFUL, MISSPELLINGS } from './misspellings.ts'
import { NOUN_RULES } from './nouns.ts'
import { OTHER_RULES } from './other-rules.ts'
import { PHRASES } from './phrases.ts'
import { PREPOSITION_RULES } from './prepositions.ts'
import { REAL_WORDS } from './real-words.ts'
import { MORE_REAL_WORDS } from './real-words-more.ts'
import { sentenceOf } from './sentence.ts'
import { COMPLEMENTS, VERB_FORMS } from './verb-forms.ts'

const GROUPS: readonly PatternGroup[] = [
  ...[
    COMMON_SLIPS,
    PHRASES,
    REAL_WORDS,
    MORE_REAL_WORDS,
    VERB_FORMS,
    COMPLEMENTS,
    NOUN_RULES,
    PREPOSITION_RULES,
    OTHER_RULES,
    FRAMES,
    MORE_FRAMES,
  ].flat(),
]

export type SentenceRules = (sentence: string) => Draft[]

/** Our own rules for one English sentence, in order of trust: of two that overlap, the first should win. */
export function createEnglishRules(wordnet: WordForms, tagger: Pick<Tagger, 'tag'>): SentenceRules {
  const lexicon = createLexicon(wordnet)
  const patterns = compilePatterns(GROUPS, englishWords(lexicon))
  return (text) => {
    const list = withParts(tokensOf(text), tagger, text)
    const found: Draft[] = [...misspelled(list), ...capitalDrafts(list, /^\p{Ll}/u.test(text))]
    found.push(
      ...patterns(list, text).map((draft) => (beginsWithName(draft, list) ? { ...draft, sure: false } : draft)),
    )
    agreementRules(sentenceOf(list, lexicon, found))
    return found
  }
}

const NAMED_FAMILIES: ReadonlySet<Draft['family']> = new Set([
  'adverb',
  'confused',
  'number',
  'verb_form',
  'preposition',
])

/** "The Sight", "But Close wondered": a word with a capital inside a sentence is a name. */
function beginsWithName(draft: Draft, list: readonly Token[]): boolean {
  const at = list.findIndex(({ start }) => start === draft.start)
  const before = list[at - 1]
  return (
    NAMED_FAMILIES.has(draft.family) &&
    /^\p{Lu}\p{Ll}/u.test(list[at]?.text ?? '') &&
    before !== undefined &&
    /^[\p{L}\p{N}]/u.test(before.text)
  )
}

function withParts(list: Token[], tagger: Pick<Tagger, 'tag'>, text: string): Token[] {
  const parts = new Map(tagger.tag(text).map(({ start, part }) => [start, part]))
  return list.map((token) => ({ ...token, part: parts.get(token.start) ?? '' }))
}

function misspelled(list: readonly Token[]): Draft[] {
  return list.flatMap((token): Draft[] => {
    const right = MISSPELLINGS.get(token.lower)
    if (right === undefined) return []
    const isName = /^\p{Lu}/u.test(token.text) && token !== list[0]
    const replacement = /^\p{Lu}/u.test(token.text) ? right.charAt(0).toUpperCase() + right.slice(1) : right
    return [
      {
        ...{ start: token.start, end: token.end, family: 'spelling', rule: 'en.spelling', replacements: [replacement] },
        sure: !DOUBTFUL.has(token.lower) && !isName,
      },
    ]
  })
}
