export type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv'
export const PARTS: readonly PartOfSpeech[] = ['noun', 'verb', 'adj', 'adv']

/** Which English words there are, as which parts of speech, and how common they are: what a check asks of WordNet. */
export type WordForms = {
  has(word: string, part?: PartOfSpeech): boolean
  /** Occurrences of the word in the tagged texts, all senses together: a measure of how common it is. */
  frequency(word: string): number
  /** The same for one part of speech. */
  usesAs(word: string, part: PartOfSpeech): number
  /** Base forms in the dictionary for an inflected English word (regular endings only). */
  bases(word: string, part: PartOfSpeech): string[]
}

const ENDINGS: Readonly<Record<PartOfSpeech, readonly (readonly [string, string])[]>> = {
  noun: [
    ['ies', 'y'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['sses', 'ss'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['men', 'man'],
    ['s', ''],
  ],
  verb: [
    ['ies', 'y'],
    ['ied', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
    ['s', ''],
  ],
  adj: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
    ['ier', 'y'],
    ['iest', 'y'],
  ],
  adv: [],
}

/** A word as WordNet's files write it. */
export const wordKey = (word: string) => word.toLowerCase().replaceAll(' ', '_')

/** Finds base forms among the words that there are. */
export function basesWith(has: WordForms['has']): WordForms['bases'] {
  return (word, part) => {
    const lower = word.toLowerCase()
    const found = has(lower, part) ? [lower] : []
    for (const [ending, instead] of ENDINGS[part]) {
      if (!lower.endsWith(ending) || lower.length - ending.length < 2) continue
      const stem = lower.slice(0, lower.length - ending.length) + instead
      if (has(stem, part) && !found.includes(stem)) found.push(stem)
      const single = /([bdfgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : undefined
      if (part !== 'noun' && single !== undefined && has(single, part) && !found.includes(single)) found.push(single)
    }
    return found
  }
}
