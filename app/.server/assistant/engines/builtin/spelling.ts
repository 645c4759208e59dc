import type { WordNet } from './wordnet.ts'

/** How often each word occurs in a text, in lower case. */
type WordUses = ReadonlyMap<string, number>

/** How many characters before a word tell whether it opens a sentence. */
const LOOK_BACK = 40

/** Counts the words of a text once for all of its issues. */
export function wordUses(text: string): WordUses {
  const uses = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}

/**
 * Corrections of a doubtful word, likeliest first; none if all are guesses. Names, short words, words that WordNet knows
 * and terms that the text uses repeatedly stay as they are.
 */
export function correctionsFor(
  issue: { start: number; problem: string; suggestions: readonly string[] },
  text: string,
  uses: WordUses,
  wordnet: WordNet,
): string[] {
  const { problem } = issue
  // An initial is not the end of a sentence; a name follows it.
  const opening = /(?:^|(?<!\b\p{Lu})[.!?:]["”’)\]]?\s+|\n\s*|[“"])$/u.test(
    text.slice(Math.max(0, issue.start - LOOK_BACK), issue.start),
  )
  if (/^\p{Lu}/u.test(problem) && !opening) return []
  if (text.charAt(issue.start - 1) === '-' || text.charAt(issue.start + problem.length) === '-') return []
  const lower = problem.toLowerCase()
  if (LATIN.has(lower)) return []
  if (problem.length < 5 || !/^[\p{L}'’]+$/u.test(problem) || wordnet.has(lower)) return []
  // "Finning" doubles its consonant correctly.
  const doubled = /^(.*([bdfgklmnprt]))\2(?:ed|ing|er|est)$/.exec(lower)?.[1]
  if (doubled !== undefined && wordnet.has(doubled)) return []
  const known = (['noun', 'verb', 'adj'] as const).some((part) => wordnet.bases(lower, part).length > 0)
  return (
    issue.suggestions
      // A form of a known word ("dynamized") is only wrong if it doubles a letter wrongly ("occured").
      .filter((word) => !known || withoutDoubles(word.toLowerCase()) === withoutDoubles(lower))
      .map((word) => ({ word, cost: cost(lower, word.toLowerCase(), uses, wordnet) }))
      .filter(({ cost: value }) => Number.isFinite(value))
      .sort((left, right) => left.cost - right.cost)
      .map(({ word }) => matchCase(word, problem))
  )
}

const LATIN = new Set(['facto', 'capita', 'officio', 'vitro', 'vivo', 'situ', 'absentia', 'cetera', 'versa', 'quorum'])

/** Lower is likelier; infinite if it would be a guess. */
function cost(wrong: string, right: string, uses: WordUses, wordnet: WordNet): number {
  const never = Number.POSITIVE_INFINITY
  const distance = damerau(wrong, right)
  if (distance === 0 || distance > 2 || right.includes(' ')) return never
  if (right.includes("'") !== wrong.includes("'") && !/n't$/.test(right)) return never
  const frequency = commonness(right, wordnet)
  if (frequency === 0) return never
  const swappedStart = wrong[0] === right[1] && wrong[1] === right[0]
  if (wrong[0] !== right[0] && !swappedStart) return never
  const alike = skeleton(wrong) === skeleton(right)
  if (distance === 2 && (!alike || wrong.length < 8)) return never
  if (!alike) {
    // With another consonant, or one more or less, it may be a term that the dictionary lacks ("litefs", "stime").
    const substituted = wrong.length === right.length && [...wrong].sort().join('') !== [...right].sort().join('')
    if (wrong.length < 6 || (substituted && !soundsAlike(wrong, right))) return never
    if ((uses.get(wrong) ?? 0) > 1) return never
  }
  const swapped = wrong.replace(/ie|ei/g, '#') === right.replace(/ie|ei/g, '#') ? 0.8 : 0
  return distance - swapped - 0.12 * Math.log1p(frequency)
}

/** Whether one consonant replaces another that can sound the same, as in "absense". */
function soundsAlike(wrong: string, right: string): boolean {
  const at = [...wrong].findIndex((letter, place) => letter !== right[place])
  return /^(?:sc|cs|sz|zs|ck|kc|gj|jg)$/.test(`${wrong[at]}${right[at]}`)
}

/** Tagged uses of a word and of its base forms; 0 for words that do not occur in WordNet's texts. */
function commonness(word: string, wordnet: WordNet): number {
  if (COMMON_FORMS.has(word) || /n't$/.test(word)) return 1000
  const forms = (['verb', 'noun', 'adj', 'adv'] as const).flatMap((part) => wordnet.bases(word, part))
  return Math.max(0, ...forms.map(wordnet.frequency), /ly$/.test(word) ? 1 : 0)
}

/** Function words and irregular forms, which WordNet does not contain. */
const COMMON_FORMS = new Set(
  'which because their there until through although before without between within whether against would should could these those themselves yourself themself everyone someone tomorrow children women people thought thoughts bought brought caught taught fought sought written forgotten forgot chosen chose begun began beginning known knew grown thrown threw flown driven drove broken broke spoken spoke stolen frozen hidden eaten fallen taken shaken given held heard found built sent spent lost left felt kept slept meant dealt paid said laid told sold stood understood understand became came swam sang drank sank rang wrote rode rose wore tore swore lives wives knives leaves thieves teeth feet mice'.split(
    ' ',
  ),
)

const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, '$1')

/** The consonants in order, doubles once; most misspellings keep them. */
function skeleton(word: string): string {
  return withoutDoubles(word).replace(/[aeiouy']/g, '')
}

/** Gives a replacement the capitals of the replaced word; a single capital letter does not count as "all capitals". */
export function matchCase(word: string, model: string): string {
  const plain = word.toLowerCase() === word || word.toUpperCase() === word ? word.toLowerCase() : word
  const base =
    word.length > 1 && word === word.toUpperCase() && model.length > 1 && model !== model.toUpperCase() ? word : plain
  if (model.length > 1 && model === model.toUpperCase() && /\p{L}{2}/u.test(model)) return word.toUpperCase()
  return /^\p{Lu}/u.test(model) ? base.charAt(0).toUpperCase() + base.slice(1) : base
}

/** Keystrokes between two words: insertion, deletion, substitution, swap of neighbours. */
export function damerau(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1] ? 0 : 1
      let best = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      }
      row.push(best)
    }
    rows.push(row)
  }
  return rows[left.length]?.[right.length] ?? 0
}
