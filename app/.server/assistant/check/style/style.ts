import type { Family } from '#app/domain/check/finding.ts'
import { LONG_SENTENCE } from '#app/domain/writing/analysis/limits.ts'
import { PASSIVES } from '#app/domain/writing/analysis/phrases.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { splitSentences, words } from '#app/domain/writing/sentences.ts'
import type { Draft } from '../draft.ts'
import { guardOf } from '../guard.ts'
import { likeFirst } from '../patterns.ts'
import { ADDRESSES, FILLERS, FORMAL_LETTER, HEDGES, INFORMAL, REDUNDANT, WORDY } from './phrases.ts'

/** How many findings of one subject a text gets, and of all together: a handful is read, a list is not. */
const OF_ONE_MAX = 3
const ALL_MAX = 8

/**
 * Matters of taste in a text: long-winded phrases, fillers, hedges, passives, long sentences, two registers in one text. None is
 * ever sure. Words of others, code and links are left alone.
 */
export function styleDrafts(text: string, language: KnownLanguage): Draft[] {
  const guard = guardOf(text)
  const own = (draft: Draft) => guard(draft) === undefined
  const found = [
    inTable(text, REDUNDANT[language], 'redundant', language),
    inTable(text, WORDY[language], 'wordy', language),
    FORMAL_LETTER[language].test(text) ? inTable(text, INFORMAL[language], 'register', language) : [],
    mixedAddress(text, language, own),
    fillers(text, language),
    inTable(text, HEDGES[language], 'hedge', language),
    passives(text, language),
    longSentences(text, language),
  ]
  return found.flatMap((drafts) => drafts.filter(own).slice(0, OF_ONE_MAX)).slice(0, ALL_MAX)
}

/** Every phrase of a text for which the tables have another one that fits its grammar; words of others, code and links are left alone. */
export function replaceableStyle(text: string, language: KnownLanguage): Draft[] {
  const guard = guardOf(text)
  return [
    ...inTable(text, REDUNDANT[language], 'redundant', language),
    ...inTable(text, WORDY[language], 'wordy', language),
    ...inTable(text, INFORMAL[language], 'register', language),
    ...fillers(text, language),
  ].filter((draft) => draft.replacements.length > 0 && guard(draft) === undefined)
}

type Table = { pattern: RegExp; instead: ReadonlyMap<string, string> }

const compiled = new Map<string, Table>()

/** A table of `phrase>replacement`, divided by `|`, as one pattern for whole words in any letter case. */
function tableOf(list: string): Table {
  const known = compiled.get(list)
  if (known !== undefined) return known
  const pairs = list.split('|').map((each) => each.split('>') as [string, string?])
  // The longest first, so that no phrase hides one that begins with it.
  const phrases = pairs.map(([phrase]) => phrase).sort((left, right) => right.length - left.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}'’-])(?:${phrases.map((phrase) => phrase.replaceAll(' ', '[^\\S\\n]{1,3}')).join('|')})(?![\\p{L}\\p{N}'’-])`,
    'giu',
  )
  const instead = new Map(pairs.flatMap(([phrase, each]) => (each === undefined ? [] : [[phrase.toLowerCase(), each]])))
  const table = { pattern, instead }
  compiled.set(list, table)
  return table
}

const GERMAN_CLAUSE = /^(?:weil|obwohl|falls)$/

function inTable(text: string, list: string, family: Family, language: KnownLanguage): Draft[] {
  const { pattern, instead } = tableOf(list)
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const plain = found.toLowerCase().replace(/\s+/g, ' ')
    const replacement = instead.get(plain)
    if (replacement === undefined) return draftAt(index, found, family, language, [])
    // A German clause wants its comma, which stood within the phrase.
    const wantsComma = GERMAN_CLAUSE.test(replacement) && /\p{L} $/u.test(text.slice(Math.max(0, index - 2), index))
    if (wantsComma) return draftAt(index - 1, ` ${found}`, family, language, [`, ${replacement}`])
    return draftAt(index, found, family, language, [likeFirst(replacement, found)])
  })
}

/** A filler may go: with its comma at the beginning of a sentence, whose next word then takes the capital. */
function fillers(text: string, language: KnownLanguage): Draft[] {
  return [...text.matchAll(tableOf(FILLERS[language]).pattern)].map(({ 0: found, index }) => {
    const after = text.slice(index + found.length, index + found.length + 60)
    const next = /^,? (\p{L}{1,40})/u.exec(after)
    const begins = /(?:^|[.!?\n]\s{0,2})$/u.test(text.slice(Math.max(0, index - 3), index))
    if (begins && next !== null) {
      const [tail, word = ''] = next
      const capital = word.charAt(0).toUpperCase() + word.slice(1)
      return draftAt(index, found + tail, 'filler', language, [capital])
    }
    // Between commas, or before one, what stands around it would have to change as well.
    const isPlain = !/[,;:]\s?$/.test(text.slice(Math.max(0, index - 2), index)) && /^ \p{L}/u.test(after)
    return draftAt(index, found, 'filler', language, isPlain && !begins ? [''] : [])
  })
}

function passives(text: string, language: KnownLanguage): Draft[] {
  const pattern = PASSIVES[language]
  if (pattern === null) return []
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => draftAt(index, found, 'passive', language, []))
}

function longSentences(text: string, language: KnownLanguage): Draft[] {
  return splitSentences(text, language)
    .filter((sentence) => words(sentence.text).length > LONG_SENTENCE)
    .map(({ start, text: found }) => draftAt(start, found, 'long', language, []))
}

/** The places of the rarer of two ways to address the reader, if a text has both. */
function mixedAddress(text: string, language: KnownLanguage, own: (draft: Draft) => boolean): Draft[] {
  const both = ADDRESSES[language]
  if (both === null) return []
  const [near, distant] = both.map((pattern) =>
    [...text.matchAll(pattern)]
      .map(({ 0: found, index }) => draftAt(index, found, 'register', language, []))
      .filter(own),
  ) as [Draft[], Draft[]]
  if (near.length === 0 || distant.length === 0) return []
  return near.length <= distant.length ? near : distant
}

function draftAt(start: number, found: string, family: Family, language: KnownLanguage, replacements: string[]): Draft {
  return { start, end: start + found.length, family, rule: `${language}.${family}`, replacements, sure: false }
}
