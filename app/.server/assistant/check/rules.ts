import type { Draft } from './draft.ts'
import type { Budget } from './spelling/spell.ts'

/** How a language reads its sentences. Offsets of what is found count from the start of the sentence, or of the text. */
export type LanguageRules = {
  hasDictionary: boolean
  /** Whether a word is in a dictionary. */
  knows(word: string): boolean
  /** One sentence, by rules that are quick. */
  alone(sentence: string, budget: Budget): Draft[]
  /** Several sentences at once, by a tool whose calls cost more than its work; in their order. */
  together(sentences: readonly string[]): Promise<Draft[][]>
  /** What no single sentence shows. */
  whole(text: string): Draft[]
}
