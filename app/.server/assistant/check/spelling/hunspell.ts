import { createHunspellFromStrings } from 'hunspell-wasm'
import type { Dictionary } from './dictionary.ts'

/** What a checker of words can do; two functions, so that another one can take its place. */
export type WordChecker = {
  knows(word: string): boolean
  /** Known words like it, some of them far off; takes up to a quarter of a second. */
  suggest(word: string): string[]
}

const REMEMBERED_MAX = 30_000

/**
 * Hunspell in WebAssembly: right on compounds and affixes, on which checkers with plain word lists fail. Words that were looked
 * up are remembered, since a compound takes up to a millisecond.
 */
export async function openHunspell({ affixes, words }: Dictionary): Promise<WordChecker> {
  const hunspell = await createHunspellFromStrings(affixes, words)
  const remembered = new Map<string, boolean>()
  return {
    knows(word) {
      const before = remembered.get(word)
      if (before !== undefined) return before
      const isKnown = hunspell.testSpelling(word)
      if (remembered.size >= REMEMBERED_MAX) remembered.clear()
      remembered.set(word, isKnown)
      return isKnown
    },
    suggest: (word) => hunspell.getSpellingSuggestions(word),
  }
}
