import {
  basesWith,
  PARTS,
  type PartOfSpeech,
  type WordForms,
  wordKey,
} from '../.server/assistant/engines/builtin/word-forms.ts'

/**
 * WordNet's words as one list: a word in a line, and behind a blank the first letter of each part of speech that it can be, with
 * how often it was met as that one. `abandon n3v10` is a noun and a verb. `adj` and `adv` are told apart by `a` and `r`.
 */
const LETTERS = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const

/** Writes the list of words as WordNet writes them, with their uses as each part of speech. */
export function writtenWords(words: ReadonlyMap<string, Partial<Record<PartOfSpeech, number>>>): string {
  return [...words]
    .map(([word, uses]) => {
      const parts = PARTS.filter((part) => uses[part] !== undefined)
      return `${word} ${parts.map((part) => LETTERS[part] + (uses[part] || '')).join('')}`
    })
    .sort()
    .join('\n')
}

/** The word forms of a list, as a check asks for them. */
export function readWords(list: string): WordForms {
  const words = new Map<string, string>()
  for (const line of list.split('\n')) {
    const blank = line.indexOf(' ')
    words.set(line.slice(0, blank), line.slice(blank + 1))
  }
  const partsOf = (word: string) => words.get(wordKey(word)) ?? ''
  const usesIn = (parts: string, letter: string) => Number(new RegExp(`${letter}(\\d+)`).exec(parts)?.[1] ?? 0)
  const has: WordForms['has'] = (word, part) => {
    const parts = partsOf(word)
    return part === undefined ? parts !== '' : parts.includes(LETTERS[part])
  }
  return {
    has,
    frequency(word) {
      const parts = partsOf(word)
      return PARTS.reduce((sum, part) => sum + usesIn(parts, LETTERS[part]), 0)
    },
    usesAs: (word, part) => usesIn(partsOf(word), LETTERS[part]),
    bases: basesWith(has),
  }
}
