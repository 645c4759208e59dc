import { changedWords, countChanges, difference, wordCount } from './difference.ts'

/** How much of a passage was changed, for each of its results. */
export type PassageFigures = {
  words: number
  results: { words: number; changed: number | null; changes: number | null }[]
}

/**
 * Counts the words of a passage and of its results, and if `isCompared` the words that differ.
 * @param language BCP 47; it only affects the division into words
 */
export function passageFigures(
  before: string,
  results: readonly string[],
  { isCompared, language = 'und' }: { isCompared: boolean; language?: string | undefined },
): PassageFigures {
  return {
    words: wordCount(before, language),
    results: results.map((after) => {
      const words = wordCount(after, language)
      if (!isCompared) return { words, changed: null, changes: null }
      const stretches = difference(before, after, language)
      return { words, changed: changedWords(stretches, language).changed, changes: countChanges(stretches) }
    }),
  }
}
