import { countCharacters } from '../../text.ts'
import type { KnownLanguage } from '../facts/fact.ts'
import { splitSentences, words } from '../sentences.ts'
import { type Finding, findingsIn } from './findings.ts'
import { guessLanguage } from './function-words.ts'
import { READABLE_WORDS } from './limits.ts'
import { ADDRESS } from './phrases.ts'
import { type Readability, readability } from './readability.ts'
import { readingSeconds } from './reading-time.ts'
import { syllables } from './syllables.ts'

export type Analysis = {
  /** The language whose rules were used; null: counts only. */
  language: KnownLanguage | null
  words: number
  sentences: number
  paragraphs: number
  characters: number
  readingSeconds: number
  /** Words, one decimal; 0 for a text without words. */
  averageSentence: number
  longestSentence: number
  /** Two decimals; null if the language is unknown. */
  syllablesPerWord: number | null
  /** Null in other languages and for texts of fewer than `READABLE_WORDS` words. */
  readability: Readability | null
  findings: Finding[]
  /** Countable signs of tone; readers draw their own conclusion. */
  tone: { questions: number; exclamations: number; capitals: number; address: number | null }
}

/**
 * Analyses a text by counting. Pure, the same in browser and server, without a model and free of charge.
 * @param language the text's language; `auto` guesses among the known ones, null stands for any other
 */
export function analyse(text: string, language: KnownLanguage | 'auto' | null): Analysis {
  const read = language === 'auto' ? guessLanguage(text) : language
  const sentences = splitSentences(text, read ?? 'en')
  const lengths = sentences.map((sentence) => wordCount(sentence.text))
  const total = lengths.reduce((sum, each) => sum + each, 0)
  const spoken = read === null ? 0 : words(text).reduce((sum, word) => sum + syllables(word, read), 0)
  const counts = { words: total, sentences: sentences.length, syllables: spoken }
  return {
    language: read,
    words: total,
    sentences: sentences.length,
    paragraphs: text.split(/\n\s*\n/).filter((part) => part.trim() !== '').length,
    characters: countCharacters(text),
    readingSeconds: readingSeconds(total),
    averageSentence: total === 0 ? 0 : Math.round((total / sentences.length) * 10) / 10,
    longestSentence: Math.max(0, ...lengths),
    syllablesPerWord: read === null || total === 0 ? null : Math.round((spoken / total) * 100) / 100,
    readability: read === null || total < READABLE_WORDS ? null : readability(counts, read),
    findings: findingsIn(text, sentences, read),
    tone: {
      questions: text.match(/[?？؟]+/gu)?.length ?? 0,
      exclamations: text.match(/[!！]+/gu)?.length ?? 0,
      capitals: text.match(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu)?.length ?? 0,
      address: read === null ? null : (text.match(ADDRESS[read])?.length ?? 0),
    },
  }
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Number of words; Unicode's dictionaries divide scripts without spaces. */
function wordCount(text: string): number {
  if (!UNSPACED.test(text)) return words(text).length
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}
