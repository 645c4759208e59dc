import { createJoiner, type Joiner } from '../../check/languagetool/join.ts'
import { createProofreader, type Proofreader } from '../../check/proofread.ts'
import { createRulesOf } from '../../check/rules-of.ts'
import { type Grammar, loadGrammar } from './harper.ts'
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
  /** Loads the tools of most requests. */
  warm(): Promise<void>
}

/** @param dictionaries a folder of the operator's own dictionaries */
export function createTools({ dictionaries }: { dictionaries?: string | undefined } = {}): Tools {
  let wordnet: WordNet | undefined
  let tagger: Promise<Tagger> | undefined
  let grammar: Promise<Grammar> | undefined
  let proofreader: Proofreader | undefined
  let rules: ReturnType<typeof createRulesOf> | undefined
  const rulesOf: ReturnType<typeof createRulesOf> = (language) => {
    rules ??= createRulesOf(tools, dictionaries)
    return rules(language)
  }
  const tools: Tools = {
    wordnet() {
      wordnet ??= openWordNet()
      return wordnet
    },
    tagger() {
      tagger ??= loadTagger()
      return tagger
    },
    grammar() {
      grammar ??= loadGrammar(tools.wordnet())
      return grammar
    },
    proofreader() {
      proofreader ??= createProofreader(rulesOf)
      return proofreader
    },
    joiner: () => createJoiner(rulesOf),
    async warm() {
      await tools.proofreader()({ text: 'A frist sentence loads the rules.', language: 'en' }, () => undefined)
    },
  }
  return tools
}
