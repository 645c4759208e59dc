import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Grammar } from '../engines/builtin/harper.ts'
import type { Tagger } from '../engines/builtin/tagger.ts'
import type { WordNet } from '../engines/builtin/wordnet.ts'
import type { Draft } from './draft.ts'
import { createEnglishRules } from './english/index.ts'
import { createFrenchRules } from './french.ts'
import { createGermanRules } from './german.ts'
import { harperDrafts } from './harper-drafts.ts'
import type { Patterns } from './patterns.ts'
import { createPortugueseRules } from './portuguese.ts'
import type { LanguageRules } from './rules.ts'
import { createSpanishRules } from './spanish.ts'
import { dictionariesOf } from './spelling/dictionaries.ts'
import { openSpeller } from './spelling/spell.ts'
import { frenchTokensOf, type Token, tokensOf } from './token.ts'
import { typographyDrafts } from './typography.ts'

/** The tools of English, which the built-in engine has loaded for itself. */
export type EnglishTools = {
  wordnet(): WordNet
  tagger(): Promise<Tagger>
  grammar(): Promise<Grammar>
}

/** The rules of each language, loaded when a text in it comes first. `folder` may hold further dictionaries. */
export function createRulesOf(tools: EnglishTools, folder: string | undefined) {
  const loaded = new Map<KnownLanguage, Promise<LanguageRules>>()
  return (language: KnownLanguage): Promise<LanguageRules> => {
    const known = loaded.get(language)
    if (known !== undefined) return known
    const fresh = language === 'en' ? englishRules(tools, folder) : otherRules(language, folder)
    loaded.set(language, fresh)
    return fresh
  }
}

async function englishRules(tools: EnglishTools, folder: string | undefined): Promise<LanguageRules> {
  const wordnet = tools.wordnet()
  const [tagger, grammar] = await Promise.all([tools.tagger(), tools.grammar()])
  const own = createEnglishRules(wordnet, tagger)
  const base = (word: string) =>
    (['verb', 'noun', 'adj'] as const).flatMap((part) => wordnet.bases(word, part).slice(0, 1))
  const speller = await openSpeller({
    language: 'en',
    folder,
    common: (word) => Math.max(COMMON.has(word) ? 500 : 0, ...base(word).map(wordnet.frequency)),
    alsoKnows: (word) => word.length > 3 && (wordnet.has(word) || NEW_WORDS.has(word)),
  })
  return {
    hasDictionary: speller.isReady,
    knows: speller.knows,
    alone: (sentence, budget) => [...own(sentence), ...speller.drafts(tokensOf(sentence), budget)],
    async together(sentences) {
      const drafts = await harperDrafts(sentences.join(GAP), grammar)
      return divided(drafts, sentences)
    },
    whole: (text) => typographyDrafts(text, 'en'),
  }
}

/** Function words, which WordNet does not count. */
const COMMON = new Set(
  'the and that which because their there until though although before would could should might these those them they with from this what when where while your yours about into than then been were have having does without through between against during since whether whose whom every both other another such some'.split(
    ' ',
  ),
)
/** Common, and younger than the dictionaries. */
const NEW_WORDS = new Set(
  'app apps online email emails blog blogs website websites smartphone smartphones podcast podcasts webinar webinars startup startups freelancer freelancers wifi login username hashtag selfie covid onboarding workflow workflows chatbot chatbots tweet tweets crowdfunding coworking vlog inbox offline backend frontend dataset datasets'.split(
    ' ',
  ),
)

const GAP = '\n\n'

/** Drafts of joined sentences, by sentence; what crosses two of them belongs to none. */
function divided(drafts: readonly Draft[], sentences: readonly string[]): Draft[][] {
  const result: Draft[][] = sentences.map(() => [])
  const ordered = [...drafts].sort((left, right) => left.start - right.start)
  let at = 0
  let start = 0
  for (const draft of ordered) {
    while (at < sentences.length && draft.start >= start + (sentences[at]?.length ?? 0)) {
      start += (sentences[at]?.length ?? 0) + GAP.length
      at += 1
    }
    const end = start + (sentences[at]?.length ?? 0)
    if (draft.start >= start && draft.end <= end)
      result[at]?.push({ ...draft, start: draft.start - start, end: draft.end - start })
  }
  return result
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

async function otherRules(language: Exclude<KnownLanguage, 'en'>, folder: string | undefined): Promise<LanguageRules> {
  const speller = await openSpeller({ language, folder })
  const { create, tokens } = OWN[language]
  const own = create(speller.knows, () => dictionariesOf(language, folder)[0]?.words ?? '')
  return {
    hasDictionary: speller.isReady,
    knows: speller.knows,
    alone(sentence, budget) {
      const list = tokens(sentence)
      return [
        ...own(list, sentence),
        ...inPlural(speller.drafts(list, budget), list, { language, knows: speller.knows }),
      ]
    },
    together: (sentences) => Promise.resolve(sentences.map(() => [])),
    whole: (text) => typographyDrafts(text, language),
  }
}
