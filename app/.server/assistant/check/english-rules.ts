import type { Grammar } from '../engines/builtin/harper.ts'
import type { Tagger } from '../engines/builtin/tagger.ts'
import type { WordForms } from '../engines/builtin/word-forms.ts'
import type { Draft } from './draft.ts'
import { createEnglishRules } from './english/index.ts'
import { harperDrafts } from './harper-drafts.ts'
import type { LanguageRules } from './rules.ts'
import type { Dictionary } from './spelling/dictionary.ts'
import { openSpeller } from './spelling/spell.ts'
import { tokensOf } from './token.ts'
import { typographyDrafts } from './typography.ts'

/** The tools of English, each loaded when it is asked for. */
export type EnglishTools = {
  wordnet(): WordForms
  tagger(): Promise<Pick<Tagger, 'tag'>>
  grammar(): Promise<Grammar>
}

/** The rules of English. Tools and dictionaries are those of this server, or those that a browser fetched. */
export async function englishRules(tools: EnglishTools, dictionaries: readonly Dictionary[]): Promise<LanguageRules> {
  const wordnet = tools.wordnet()
  // Harper is compiled in the background, while the dictionaries are read.
  const compiled = tools.grammar()
  const base = (word: string) =>
    (['verb', 'noun', 'adj'] as const).flatMap((part) => wordnet.bases(word, part).slice(0, 1))
  const opened = openSpeller({
    language: 'en',
    dictionaries,
    common: (word) => Math.max(COMMON.has(word) ? 500 : 0, ...base(word).map(wordnet.frequency)),
    alsoKnows: (word) => word.length > 3 && (wordnet.has(word) || NEW_WORDS.has(word)),
  })
  const [grammar, tagger, speller] = await Promise.all([compiled, tools.tagger(), opened])
  const own = createEnglishRules(wordnet, tagger)
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
