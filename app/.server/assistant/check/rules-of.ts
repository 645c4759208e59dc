import type { Family } from '#app/domain/check/finding.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Draft } from './draft.ts'
import { type EnglishTools, englishRules } from './english-rules.ts'
import { createFrenchRules } from './french.ts'
import { createGermanRules } from './german.ts'
import type { Patterns } from './patterns.ts'
import { createPortugueseRules } from './portuguese.ts'
import type { LanguageRules } from './rules.ts'
import { createSpanishRules } from './spanish.ts'
import { dictionariesOf } from './spelling/dictionaries.ts'
import { openSpeller } from './spelling/spell.ts'
import { frenchTokensOf, type Token, tokensOf } from './token.ts'
import { typographyDrafts } from './typography.ts'

/**
 * The rules of each language, loaded when a text in it comes first; `load` does that. `folder` may hold further dictionaries.
 */
export function createRulesOf(
  tools: EnglishTools,
  folder: string | undefined,
  load: (work: () => Promise<LanguageRules>) => Promise<LanguageRules>,
) {
  const loaded = new Map<KnownLanguage, Promise<LanguageRules>>()
  return (language: KnownLanguage): Promise<LanguageRules> => {
    const known = loaded.get(language)
    if (known !== undefined) return known
    const fresh = load(() =>
      language === 'en' ? englishRules(tools, dictionariesOf('en', folder)) : otherRules(language, folder),
    )
    loaded.set(language, fresh)
    return fresh
  }
}

/** Our own rules of a language, and how its texts are divided into words. */
const OWN: Readonly<
  Record<
    Exclude<KnownLanguage, 'en'>,
    {
      create: (knows: (word: string) => boolean, dictionaryWords: () => string) => Patterns
      tokens: (text: string) => Token[]
    }
  >
> = {
  fr: { create: createFrenchRules, tokens: frenchTokensOf },
  es: { create: createSpanishRules, tokens: tokensOf },
  pt: { create: createPortugueseRules, tokens: tokensOf },
  de: { create: createGermanRules, tokens: tokensOf },
}

/** What a plural stands behind. */
const PLURAL_BEFORE: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  fr: /^(?:les|des|ces|mes|tes|ses|nos|vos|plusieurs|quelques|deux|trois|quatre|cinq|aux)$/,
  es: /^(?:los|las|unos|unas|mis|tus|sus|estos|estas|muchos|muchas|dos|tres|varios|varias)$/,
  pt: /^(?:os|as|uns|umas|meus|minhas|seus|suas|estes|estas|dois|duas|três|muitos|muitas|vários|várias|nos|nas|dos|das)$/,
}

/** "Les reponse": the right word is a plural. */
function inPlural(
  drafts: Draft[],
  list: readonly Token[],
  { language, knows }: { language: KnownLanguage; knows: (word: string) => boolean },
): Draft[] {
  const before = PLURAL_BEFORE[language]
  return drafts.map((draft) => {
    const [first] = draft.replacements
    const at = list.findIndex(({ start }) => start === draft.start)
    if (first === undefined || before === undefined || !before.test(list[at - 1]?.lower ?? '')) return draft
    const many = `${first}s`
    return /[sxz]$/.test(first) || !knows(many) ? draft : { ...draft, replacements: [many, ...draft.replacements] }
  })
}

/** What a name cannot have: its ending, its marks, its likeness to another word. */
const OF_ORDINARY_WORDS: ReadonlySet<Family> = new Set(['agreement', 'confused', 'grammar', 'tense', 'preposition'])

/** "Los Padilla", "El Romeral": a word with a capital in the middle of a sentence is a name, in languages that write only names so. */
function apartFromNames(drafts: Draft[], sentence: string): Draft[] {
  if (sentence === sentence.toUpperCase()) return drafts
  return drafts.flatMap((draft) => {
    const { start, end, family, rule } = draft
    // "El Valencia" as a whole.
    if (/^(?:agreement|preposition)$/.test(family) && /\s\p{Lu}\p{Ll}/u.test(sentence.slice(start, end))) return []
    const isName =
      /^\p{Lu}/u.test(sentence.slice(start, start + 2)) &&
      !/(?:^|[.:!?…]\s*)[\s"'“«¿¡([—–-]*$/u.test(sentence.slice(Math.max(0, start - 8), start))
    if (!isName) return [draft]
    if (rule.endsWith('.accent')) return [{ ...draft, sure: false }]
    return OF_ORDINARY_WORDS.has(family) ? [] : [draft]
  })
}

async function otherRules(language: Exclude<KnownLanguage, 'en'>, folder: string | undefined): Promise<LanguageRules> {
  const dictionaries = dictionariesOf(language, folder)
  const speller = await openSpeller({ language, dictionaries })
  const { create, tokens } = OWN[language]
  const own = create(speller.knows, () => dictionaries[0]?.words ?? '')
  return {
    hasDictionary: speller.isReady,
    knows: speller.knows,
    alone(sentence, budget) {
      const list = tokens(sentence)
      return [
        ...(language === 'de' ? own(list, sentence) : apartFromNames(own(list, sentence), sentence)),
        ...inPlural(speller.drafts(list, budget), list, { language, knows: speller.knows }),
      ]
    },
    together: (sentences) => Promise.resolve(sentences.map(() => [])),
    whole: (text) => typographyDrafts(text, language),
  }
}
