import { guessLanguage } from '#app/domain/writing/analysis/function-words.ts'
import { type KnownLanguage, knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { type Span, splitSentences, words } from '#app/domain/writing/sentences.ts'
import { readLanguage } from '../engines/builtin/language.ts'

type Place = { start: number; end: number }

/** The sentences of a text in one language, and whether a place lies in them. */
export type LanguagePart = {
  language: KnownLanguage
  sentences: Span[]
  holds: (place: Place) => boolean
}

/** A sentence of fewer words may hold only a name or a title from another language. */
const TOLD_FROM = 5

/**
 * A text by its languages, its own one first. A sentence belongs to another one only if its letters and its frequent words both
 * say so; a place outside of every foreign sentence belongs to the text's own language.
 */
export function partsByLanguage(text: string, own: KnownLanguage): LanguagePart[] {
  const sentences = splitSentences(text, own)
  const languages = sentences.map((sentence) => foreignLanguage(sentence.text, own))
  const foreign = sentences.filter((_, at) => languages[at] !== undefined)
  const holds = (place: Place) => touched(foreign, place) === undefined
  const parts: LanguagePart[] = [{ language: own, sentences: sentences.filter((_, at) => !languages[at]), holds }]
  for (const language of new Set(languages)) {
    if (language === undefined) continue
    const list = sentences.filter((_, at) => languages[at] === language)
    parts.push({ language, sentences: list, holds: (place) => covers(touched(list, place), place) })
  }
  return parts
}

/** The first of the sentences, which are in order, that a place overlaps; found by halving. */
function touched(sentences: readonly Place[], { start, end }: Place): Place | undefined {
  let low = 0
  let high = sentences.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sentences[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  const first = sentences[low]
  return first !== undefined && first.start < end ? first : undefined
}

const covers = (sentence: Place | undefined, { start, end }: Place) =>
  sentence !== undefined && start >= sentence.start && end <= sentence.end

/** The language of a sentence that is surely not in the text's own one. */
function foreignLanguage(sentence: string, own: KnownLanguage): KnownLanguage | undefined {
  if (words(sentence).length < TOLD_FROM) return undefined
  const guess = guessLanguage(sentence)
  if (guess === null || guess === own) return undefined
  const { language, unsure } = readLanguage(sentence)
  return !unsure && knownLanguage(language ?? null) === guess ? guess : undefined
}
