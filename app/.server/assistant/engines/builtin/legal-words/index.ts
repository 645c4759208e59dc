import { type KnownLanguage, knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { splitSentences, words } from '#app/domain/writing/sentences.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { PORTUGUESE } from './pt.ts'

/** A legal or formal word of a text, as the text first writes it, and what it means. */
export type LegalWord = { term: string; definition: string }

type Entry = { forms: string[]; definition: string; everyday: boolean }
type Index = ReadonlyMap<string, readonly { rest: readonly string[]; entry: Entry }[]>

const SOURCES: Readonly<Record<KnownLanguage, string>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
  pt: PORTUGUESE,
}
/** A text with this number of legal words is a legal one, in which everyday words have their legal sense. */
const LEGAL_FROM = 2
const indexes = new Map<KnownLanguage, Index>()

/** The number of terms of a language. */
export function countLegalWords(language: KnownLanguage): number {
  return entriesOf(language).length
}

/** The legal and formal words of a text with plain definitions, in the text's order, each once. Only in known languages. */
export function legalWords(text: string, language: string, limit: number): LegalWord[] {
  const known = knownLanguage(language)
  if (known === null) return []
  const index = indexOf(known)
  const found = new Map<Entry, string>()
  for (const sentence of splitSentences(text, known)) {
    const list = words(sentence.text).slice(0, SENTENCE_MAX)
    const plain = list.map((word) => plainForm(word, known))
    for (const at of list.keys()) {
      const hit = index
        .get(plain[at] ?? '')
        ?.find(({ rest }) => rest.every((word, step) => plain[at + 1 + step] === word))
      if (hit === undefined || found.has(hit.entry)) continue
      found.set(hit.entry, list.slice(at, at + 1 + hit.rest.length).join(' '))
    }
  }
  const sure = [...found.keys()].filter(({ everyday }) => !everyday).length
  return [...found]
    .filter(([{ everyday }]) => !everyday || sure >= LEGAL_FROM)
    .slice(0, limit)
    .map(([{ definition }, term]) => ({ term, definition }))
}

/** Longer sentences are no prose. */
const SENTENCE_MAX = 400

function indexOf(language: KnownLanguage): Index {
  const known = indexes.get(language)
  if (known !== undefined) return known
  const index = new Map<string, { rest: readonly string[]; entry: Entry }[]>()
  for (const entry of entriesOf(language)) {
    for (const form of entry.forms) {
      const [first = '', ...rest] = words(form).map((word) => plainForm(word, language))
      index.set(first, [...(index.get(first) ?? []), { rest, entry }])
    }
  }
  // The longest term first, so that "gross negligence" is not taken for "negligence".
  for (const list of index.values()) list.sort((one, other) => other.rest.length - one.rest.length)
  indexes.set(language, index)
  return index
}

function entriesOf(language: KnownLanguage): Entry[] {
  return SOURCES[language]
    .trim()
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(': ')
      const everyday = line.startsWith('~')
      return {
        forms: line
          .slice(everyday ? 1 : 0, colon)
          .split(',')
          .map((form) => form.trim()),
        definition: line.slice(colon + 2),
        everyday,
      }
    })
}

/** The endings by which forms of one word differ; shorter words have none that could be told. */
const ENDINGS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /(?<=\p{L}{4})s$/u,
  de: /(?<=\p{L}{5})(?:e[ns]?|n|s)$/u,
  fr: /(?<=\p{L}{6})(?:es|e)$|(?<=\p{L}{4})[sx]$/u,
  es: /(?<=\p{L}{6})(?:[oa]s|es|[oae])$|(?<=\p{L}{4})s$/u,
  pt: /(?<=\p{L}{6})(?:[oa]s|es|[oae])$|(?<=\p{L}{4})s$/u,
}
/** German adjectives have more endings than nouns: "Miete" is no "Mieter". */
const GERMAN_ADJECTIVE = /(?<=\p{L}{5})(?:e[nmrs]?|s){1,2}$/u

function plainForm(word: string, language: KnownLanguage): string {
  const lower = word.toLowerCase().replaceAll('’', "'")
  const bare = language === 'fr' ? lower.replace(/^(?:[ldncjs]|qu)'/, '') : lower
  const adjective = language === 'de' && /^\p{Ll}/u.test(word)
  return bare.replace(/ies$/, 'y').replace(adjective ? GERMAN_ADJECTIVE : ENDINGS[language], '')
}
