import type { StyleRules } from './forms.ts'
import { nameKey } from './name-key.ts'
import { otherSpelling } from './spelling-variants.ts'

/** A passage that breaks a rule of its style. `at` counts UTF-16 units from the start of the text. */
export type StyleFinding =
  | { rule: 'banned'; at: number; found: string; banned: string }
  /** `found` is the whole sentence. */
  | { rule: 'sentence'; at: number; found: string; words: number; longest: number }
  | { rule: 'spelling'; at: number; found: string; instead: string }

/** Maximum number of listed passages; more would hide the text. */
export const FINDINGS_MAX = 50

/** Scripts without spaces: word boundaries are a guess there, so a banned word is searched for as a substring. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

const segmenters = {
  word: new Intl.Segmenter('en', { granularity: 'word' }),
  sentence: new Intl.Segmenter('en', { granularity: 'sentence' }),
}

type Word = { at: number; text: string; key: string }

/**
 * The passages that break the hard rules of a style, in the order of the text, at most `FINDINGS_MAX`. Banned words are
 * found as whole words in any letter case, banned phrases as consecutive words. A finding for a long sentence counts its
 * words. The spelling rule finds words of the other variant of English. Computed here, free of charge.
 */
export function checkStyle(text: string, rules: StyleRules): StyleFinding[] {
  const words = wordsOf(text)
  const findings = [
    ...rules.banned_words.flatMap((banned) => bannedPlaces(text, words, banned)),
    ...(rules.longest_sentence === null ? [] : longSentences(text, rules.longest_sentence)),
    ...(rules.spelling === null ? [] : foreignSpellings(text, words, rules.spelling)),
  ]
  return findings.sort((left, right) => left.at - right.at).slice(0, FINDINGS_MAX)
}

function wordsOf(text: string): Word[] {
  return [...segmenters.word.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ at: index, text: segment, key: keyOf(segment) }] : [],
  )
}

/** The key of a word; both kinds of apostrophe count as the same. */
function keyOf(word: string): string {
  return nameKey(word).replaceAll('’', "'")
}

function bannedPlaces(text: string, words: readonly Word[], banned: string): StyleFinding[] {
  const wanted = wordsOf(banned).map(({ key }) => key)
  if (wanted.length === 0 || UNSPACED.test(banned)) return literalPlaces(text, banned)
  return words.flatMap((word, index): StyleFinding[] => {
    if (!wanted.every((key, step) => words[index + step]?.key === key)) return []
    const last = words[index + wanted.length - 1] ?? word
    return [{ rule: 'banned', at: word.at, found: text.slice(word.at, last.at + last.text.length), banned }]
  })
}

function literalPlaces(text: string, banned: string): StyleFinding[] {
  const findings: StyleFinding[] = []
  for (let at = text.indexOf(banned); at !== -1; at = text.indexOf(banned, at + banned.length)) {
    findings.push({ rule: 'banned', at, found: banned, banned })
  }
  return findings
}

function longSentences(text: string, longest: number): StyleFinding[] {
  const findings: StyleFinding[] = []
  // A separate line, such as a heading or a list item, does not belong to the next sentence.
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    for (const sentence of segmenters.sentence.segment(line)) {
      const words = wordsOf(sentence.segment).length
      if (words <= longest) continue
      const lead = sentence.segment.length - sentence.segment.trimStart().length
      findings.push({
        rule: 'sentence',
        at: index + sentence.index + lead,
        found: sentence.segment.trim(),
        words,
        longest,
      })
    }
  }
  return findings
}

function foreignSpellings(text: string, words: readonly Word[], wanted: 'en-US' | 'en-GB'): StyleFinding[] {
  return words.flatMap(({ at, text: found, key }): StyleFinding[] => {
    const instead = otherSpelling(key.replace(/'s$/, ''), wanted)
    if (instead === undefined || isName(text, at, found)) return []
    const ending = /['’]s$/i.exec(found)?.[0] ?? ''
    return [{ rule: 'spelling', at, found, instead: likeCase(found, instead) + ending }]
  })
}

/** A capital inside a sentence starts a name, which keeps its own spelling: Pearl Harbor. */
function isName(text: string, at: number, word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && /[\p{L}\p{N},)][ \t]+$/u.test(text.slice(Math.max(0, at - 20), at))
}

function likeCase(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase()
  return model[0] === model[0]?.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
