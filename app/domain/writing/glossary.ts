import type { Glossary, GlossaryEntry } from '../library/glossary.ts'
import { termKey } from '../library/term-key.ts'
import { normalise } from '../text.ts'

/** A wording to look for. `language` says which endings it can have; null for none. */
export type Phrase<Of> = { text: string; language: string | null; of: Of }

/** An occurrence of a phrase, in UTF-16 units. */
export type PhraseHit<Of> = {
  start: number
  end: number
  text: string
  /** What the phrase is followed by in this form of its last word: "s" in "clients". */
  ending: string
  /** True if a hyphen joins it to another word. */
  joined: boolean
  /** Everything that was looked for by these words. */
  of: Of[]
}

type Token = { text: string; start: number; end: number }
type Node<Of> = { next: Map<string, Node<Of>>; ends: Phrase<Of>[] }

/** Words, single letters of scripts without blanks, and single signs. */
const TOKENS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])[\p{L}\p{M}\p{N}])+|[^\p{L}\p{M}\p{N}\s]/gu
/** The endings by which a noun or a verb can differ from the form in the glossary. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  en: ['s', 'es'],
  es: ['s', 'es'],
  pt: ['s', 'es'],
  fr: ['s', 'x', 'e', 'es'],
  de: ['s', 'es', 'n', 'en', 'e', 'er', 'ern'],
}
/** Shorter words have too many others that begin with them. */
const BENDS_FROM = 3
const HYPHENS = /[-\u2010\u2011]/

/**
 * Finds many phrases in a text in one pass: whole words in any letter case, the longest of those that begin at a place, none
 * inside another. A phrase with capitals inside a word, such as "IT" or "iOS", is found in its own letters only.
 */
export function phraseHits<Of>(text: string, phrases: readonly Phrase<Of>[]): PhraseHit<Of>[] {
  if (phrases.length === 0) return []
  const root = trieOf(phrases)
  const tokens = tokensOf(text)
  const hits: PhraseHit<Of>[] = []
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(text, root, tokens, at)
    if (hit !== undefined) hits.push(hit.found)
    at = hit?.next ?? at + 1
  }
  return hits
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKENS)].map(({ 0: found, index }) => ({
    text: termKey(found),
    start: index,
    end: index + found.length,
  }))
}

function trieOf<Of>(phrases: readonly Phrase<Of>[]): Node<Of> {
  const root: Node<Of> = { next: new Map(), ends: [] }
  for (const phrase of phrases) {
    let node = root
    for (const { text } of tokensOf(phrase.text)) {
      const next: Node<Of> = node.next.get(text) ?? { next: new Map(), ends: [] }
      node.next.set(text, next)
      node = next
    }
    if (node !== root) node.ends.push(phrase)
  }
  return root
}

function longestAt<Of>(text: string, root: Node<Of>, tokens: readonly Token[], first: number) {
  let node = root
  let longest: { found: PhraseHit<Of>; next: number } | undefined
  const start = tokens[first]?.start ?? 0
  for (let at = first; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    const { ends, ending } = endsAt(text, node, token, start)
    if (ends.length > 0) {
      const joined = isJoined(text, start, -1) || isJoined(text, token.end, 1)
      const of = ends.map((phrase) => phrase.of)
      const found = { start, end: token.end, text: text.slice(start, token.end), ending, joined, of }
      longest = { found, next: at + 1 }
    }
    const next = node.next.get(token.text)
    if (next === undefined) break
    node = next
  }
  return longest
}

/** The phrases that end with this word, as it is or else with an ending of their language. */
function endsAt<Of>(text: string, node: Node<Of>, token: Token, start: number): { ends: Phrase<Of>[]; ending: string } {
  const plain = (node.next.get(token.text)?.ends ?? []).filter((phrase) => fits(phrase, text.slice(start, token.end)))
  if (plain.length > 0) return { ends: plain, ending: '' }
  for (let cut = 1; cut <= 3 && token.text.length - cut >= BENDS_FROM; cut += 1) {
    const ending = token.text.slice(-cut)
    const bent = (node.next.get(token.text.slice(0, -cut))?.ends ?? []).filter(
      (phrase) =>
        (ENDINGS[phrase.language ?? ''] ?? []).includes(ending) && fits(phrase, text.slice(start, token.end - cut)),
    )
    if (bent.length > 0) return { ends: bent, ending }
  }
  return { ends: [], ending: '' }
}

/** Capitals inside a word are part of it. */
const INNER_CAPITAL = /[\p{L}\p{N}]\p{Lu}/u

function fits<Of>(phrase: Phrase<Of>, found: string): boolean {
  return !INNER_CAPITAL.test(phrase.text) || normalise(found, 'NFC').replace(/\s+/gu, ' ') === phrase.text
}

function isJoined(text: string, edge: number, side: -1 | 1): boolean {
  const [hyphen, beyond] = side === 1 ? [text[edge], text[edge + 1]] : [text[edge - 1], text[edge - 2]]
  return HYPHENS.test(hyphen ?? '') && /[\p{L}\p{N}]/u.test(beyond ?? '')
}

/** Whether a row says something about texts in `from` that become texts in `to`; null is a language that is not known. */
export function isAbout(entry: GlossaryEntry, from: string | null, to: string | null): boolean {
  if (entry.rule === 'keep') return true
  const is = (one: string, other: string | null) => other === null || one === other.split('-')[0]
  if (entry.rule === 'avoid') return is(entry.language, to)
  if (from === null && to === null) return entry.language === entry.into
  return is(entry.language, from) && is(entry.into, to)
}

/**
 * The rows of a glossary whose terms occur in a text, in the order of the glossary.
 * @param from language of the text, `to` of the result (ISO 639-1); null if unknown
 */
export function glossaryOf(text: string, glossary: Glossary, from: string | null, to: string | null): GlossaryEntry[] {
  if (glossary.length === 0) return []
  const wanted = glossary.filter((entry) => isAbout(entry, from, to))
  const hits = phraseHits(text, wanted.map(phraseOf))
  const found = new Set(hits.flatMap(({ of, joined }) => of.filter(({ rule }) => rule === 'keep' || !joined)))
  return wanted.filter((entry) => found.has(entry))
}

/** The term of a row as something to look for. A protected term has one form. */
export function phraseOf(entry: GlossaryEntry): Phrase<GlossaryEntry> {
  return { text: entry.term, language: entry.rule === 'keep' ? null : entry.language, of: entry }
}
