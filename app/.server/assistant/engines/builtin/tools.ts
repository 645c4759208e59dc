import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { createJoiner, type Joiner } from '../../check/languagetool/join.ts'
import { createProofreader, type Proofreader } from '../../check/proofread.ts'
import { createRulesOf } from '../../check/rules-of.ts'
import { freshLinter, type Grammar, loadGrammar } from './harper.ts'
import { linterFromImage } from './harper-image.ts'
import { loadTagger, type Tagger } from './tagger.ts'
import { openWordNet, type WordNet } from './wordnet.ts'

/** The tools of the operations; each loads on first use and stays loaded. */
export type Tools = {
  wordnet(): WordNet
  tagger(): Promise<Tagger>
  /** Grammar without spelling, which checks use. */
  grammar(): Promise<Grammar>
  proofreader(): Proofreader
  /** Joins a neighbour's findings with those of the proofreader. */
  joiner(): Joiner
  /** Loads what a text in this language needs. */
  load(language: KnownLanguage): Promise<void>
}

/** Does work that loads tools. */
export type Loading = <T>(work: () => T | Promise<T>) => Promise<T>

/**
 * @param dictionaries a folder of the operator's own dictionaries
 * @param grammarImage a file that the build wrote (`harper-image.ts`); absent: Harper is set up when it is loaded
 * @param load told of everything that is loaded
 */
export function createTools({
  dictionaries,
  grammarImage,
  load = async (work) => work(),
}: {
  dictionaries?: string | undefined
  grammarImage?: string | undefined
  load?: Loading
} = {}): Tools {
  let wordnet: WordNet | undefined
  let tagger: Promise<Tagger> | undefined
  let grammar: Promise<Grammar> | undefined
  let proofreader: Proofreader | undefined
  let rules: ReturnType<typeof createRulesOf> | undefined
  const rulesOf: ReturnType<typeof createRulesOf> = (language) => {
    rules ??= createRulesOf(tools, dictionaries, load)
    return rules(language)
  }
  const linter = async () => (grammarImage && (await linterFromImage(grammarImage))) || freshLinter()
  const tools: Tools = {
    wordnet() {
      wordnet ??= openWordNet()
      return wordnet
    },
    tagger() {
      tagger ??= load(loadTagger)
      return tagger
    },
    grammar() {
      grammar ??= load(() => loadGrammar(tools.wordnet(), linter))
      return grammar
    },
    proofreader() {
      proofreader ??= createProofreader(rulesOf)
      return proofreader
    },
    joiner: () => createJoiner(rulesOf),
    async load(language) {
      await rulesOf(language)
    },
  }
  return tools
}
