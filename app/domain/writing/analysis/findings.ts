import type { KnownLanguage } from '../facts/fact.ts'
import { type Span, words } from '../sentences.ts'
import { isFunctionWord } from './function-words.ts'
import { LONG_SENTENCE } from './limits.ts'
import { FILLERS, INTENDED_REPEATS, PASSIVES } from './phrases.ts'

/** A meaningful word is listed if it occurs this often and makes up this share of all words. */
const OFTEN = { times: 4, share: 0.02, letters: 4 }

/** A passage that may deserve a second look. `at` counts UTF-16 units from the start of the text. */
export type Finding =
  | { kind: 'long'; at: number; found: string; words: number }
  | { kind: 'passive' | 'filler' | 'doubled'; at: number; found: string }
  | { kind: 'often'; at: number; found: string; times: number }

/** All findings, in the order of the text. Rules that depend on words of a language are skipped for other languages. */
export function findingsIn(text: string, sentences: readonly Span[], language: KnownLanguage | null): Finding[] {
  const found: Finding[] = [...longSentences(sentences), ...doubledWords(text, language)]
  if (language !== null) {
    found.push(...places(text, FILLERS[language], 'filler'))
    const passive = PASSIVES[language]
    if (passive !== null) found.push(...places(text, passive, 'passive'))
    found.push(...frequentWords(text, language))
  }
  return found.sort((one, other) => one.at - other.at)
}

function longSentences(sentences: readonly Span[]): Finding[] {
  return sentences.flatMap(({ text, start }): Finding[] => {
    const count = words(text).length
    return count > LONG_SENTENCE ? [{ kind: 'long', at: start, found: text, words: count }] : []
  })
}

/** The same word twice in a row, unless the language does that on purpose. */
function doubledWords(text: string, language: KnownLanguage | null): Finding[] {
  const found: Finding[] = []
  for (const match of text.matchAll(/(?<![\p{L}\p{N}'’-])(\p{L}+)[^\S\n]+\1(?![\p{L}\p{N}'’-])/giu)) {
    const word = (match[1] ?? '').toLowerCase()
    if (language !== null && INTENDED_REPEATS[language].has(word)) continue
    found.push({ kind: 'doubled', at: match.index, found: match[0] })
  }
  return found
}

function places(text: string, pattern: RegExp, kind: 'filler' | 'passive'): Finding[] {
  return [...text.matchAll(pattern)].map((match) => ({ kind, at: match.index, found: match[0] }))
}

function frequentWords(text: string, language: KnownLanguage): Finding[] {
  const seen = new Map<string, { at: number; found: string; times: number }>()
  let all = 0
  for (const { 0: found, index } of text.matchAll(/\p{L}+/gu)) {
    all += 1
    const key = found.toLowerCase()
    if (found.length < OFTEN.letters || isFunctionWord(key, language)) continue
    const entry = seen.get(key)
    if (entry === undefined) seen.set(key, { at: index, found, times: 1 })
    else entry.times += 1
  }
  return [...seen.values()]
    .filter(({ times }) => times >= OFTEN.times && times / all >= OFTEN.share)
    .map((entry) => ({ kind: 'often', ...entry }))
}
