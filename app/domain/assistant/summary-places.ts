import { isFunctionWord } from '../writing/analysis/function-words.ts'
import { KNOWN_LANGUAGES, type KnownLanguage } from '../writing/facts/fact.ts'
import { splitSentences, words } from '../writing/sentences.ts'
import { blocksOf } from './blocks.ts'

/** A passage of a text in UTF-16 units. */
type Span = { start: number; end: number }

/** From which sentence of a text each sentence of its summary comes. */
export type SummaryPlaces = {
  /** The sentences of the text, in order. */
  sentences: readonly Span[]
  /** The sentences of the summary that have a place, in order: the passage of the summary, and the index of the sentence. */
  places: readonly (Span & { sentence: number })[]
  /** Whether every sentence of the summary has a place. */
  isComplete: boolean
}

/** A word that stands in more sentences than that tells nothing about its place, and would cost time. */
const COMMON = 40
/** A sentence of the text must hold this share of what a sentence of the summary says, weighed by how rare each word is. */
const LEAST_SHARE = 0.4
/** One word in common is chance, unless the sentence has hardly more. */
const LEAST_SHARED = 2
/** Of two sentences that hold as much, the one with less besides is the place. */
const WEIGHT_OF_LENGTH = 0.15

/**
 * The place of every sentence of a summary: the sentence of the text with which it shares most of its meaningful words, rare
 * words counting more. A sentence that matches none well has no place. Linear in both texts.
 */
export function summaryPlaces(before: string, summary: string, language: string | null): SummaryPlaces {
  const known = KNOWN_LANGUAGES.find((one) => one === language?.split('-')[0]) ?? null
  const sentences = splitSentences(before, known ?? undefined).map(({ start, end }) => ({ start, end }))
  const summarized = sentencesOf(summary, known)
  const holders = new Map<string, number[]>()
  for (const [index, { start, end }] of sentences.entries()) {
    for (const stem of stemsOf(before.slice(start, end), known)) {
      const held = holders.get(stem)
      if (held === undefined) holders.set(stem, [index])
      else held.push(index)
    }
  }
  const weight = (stem: string) => Math.log(1 + sentences.length / (holders.get(stem)?.length ?? 1))
  const sizes = sentences.map(() => 0)
  for (const [stem, held] of holders) for (const index of held) sizes[index] = (sizes[index] ?? 0) + weight(stem)

  const places = summarized.flatMap((span) => {
    const sentence = placeOf([...stemsOf(summary.slice(span.start, span.end), known)], { holders, weight, sizes })
    return sentence === null ? [] : [{ ...span, sentence }]
  })
  return { sentences, places, isComplete: summarized.length > 0 && places.length === summarized.length }
}

/** The sentences of a summary in its paragraphs and lists, without its headings. */
function sentencesOf(summary: string, language: KnownLanguage | null): Span[] {
  return blocksOf(summary).flatMap((block) => {
    if (block.kind === 'heading') return []
    const spans = block.kind === 'list' ? block.items : [block.span]
    return spans.flatMap(({ start, end }) =>
      splitSentences(summary.slice(start, end), language ?? undefined).map((sentence) => ({
        start: start + sentence.start,
        end: start + sentence.end,
      })),
    )
  })
}

function placeOf(
  stems: readonly string[],
  {
    holders,
    weight,
    sizes,
  }: {
    holders: ReadonlyMap<string, readonly number[]>
    weight: (stem: string) => number
    sizes: readonly number[]
  },
): number | null {
  let whole = 0
  const shared = new Map<number, { weight: number; count: number }>()
  for (const stem of stems) {
    const own = weight(stem)
    whole += own
    const held = holders.get(stem) ?? []
    if (held.length > COMMON) continue
    for (const index of held) {
      const before = shared.get(index)
      shared.set(index, { weight: (before?.weight ?? 0) + own, count: (before?.count ?? 0) + 1 })
    }
  }
  let best: { index: number; rank: number } | null = null
  for (const [index, found] of shared) {
    const share = found.weight / whole
    if (share < LEAST_SHARE || found.count < Math.min(LEAST_SHARED, stems.length)) continue
    const rank = share + (WEIGHT_OF_LENGTH * found.weight) / (sizes[index] ?? 1)
    if (best === null || rank > best.rank || (rank === best.rank && index < best.index)) best = { index, rank }
  }
  return best?.index ?? null
}

/** Scripts without blanks between words, in which one sign already says much. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The meaningful words of a sentence by their beginnings, which forms of a word share; numbers stay whole. */
function stemsOf(sentence: string, language: KnownLanguage | null): Set<string> {
  const stems = new Set<string>()
  for (const word of words(sentence)) {
    if (DENSE.test(word)) for (const pair of pairsOf(word)) stems.add(pair)
    else if (/\p{N}/u.test(word)) stems.add(word)
    else {
      const small = word.toLowerCase()
      const means = language === null ? small.length > 3 : small.length > 2 && !isFunctionWord(small, language)
      if (means) stems.add(small.slice(0, 5))
    }
  }
  return stems
}

function pairsOf(word: string): string[] {
  const signs = Array.from(word)
  return signs.slice(0, -1).map((sign, index) => sign + signs[index + 1])
}
