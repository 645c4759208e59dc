import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { normalise } from '#app/domain/text.ts'

/** The kinds of facts that a rewriting must not change; the meaning lock checks them. */
const FACT_KINDS = [
  'placeholder',
  'code',
  'url',
  'email',
  'mention',
  'quote',
  'phone',
  'iban',
  'reference',
  'date',
  'time',
  'money',
  'percent',
  'number',
  'ordinal',
  'name',
  'negation',
  'title',
  'rate',
  'modality',
  'quantifier',
  'comparison',
  'direction',
  'role',
  'glossary',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** A fact of a text with its position in UTF-16 units. */
export type Fact = {
  kind: FactKind
  text: string
  start: number
  end: number
  /**
   * The possible meanings of the fact, in a form that all its spellings share: `1,000` is a thousand, or one if the comma is
   * the decimal sign. Two facts are the same if they share a meaning.
   */
  readings: readonly string[]
  /** What an amount measures, with its unit: an amount can only become another one of the same measure. */
  measure?: string
  /** The size of the unit of an amount, so that "1 year" for "12 months" can be told from the same words. */
  unit?: number
  /** The word that an amount counts, so that "5 boxes" is not taken for "5 days". */
  counted?: string
  /** True if leaving it out says little: "a year", "first". It can still become something else. */
  weak?: true
  /** True if it is no fact by itself and only can stand for one of the other text: "an hour" for "60 minutes". */
  silent?: true
  /** What the glossary of the workspace asks for in place of the text. */
  should?: string
}

/**
 * Languages whose words for numbers, months and negations are known; in others only what is written in signs. They are
 * those of the interface: Penmark reads texts in every language that it speaks.
 */
export const KNOWN_LANGUAGES = LOCALES
export type KnownLanguage = Locale

/** The language of a BCP 47 tag; null if its words are not known. */
export function knownLanguage(tag: string | null | undefined): KnownLanguage | null {
  const base = (tag ?? '').toLowerCase().split('-')[0]
  return KNOWN_LANGUAGES.find((language) => language === base) ?? null
}

/** Normalises differences without meaning: letter case, composition of accents, apostrophes and runs of white space. */
export function fold(text: string): string {
  return normalise(text, 'NFKC').toLowerCase().replace(/[’‘ʼ]/g, "'").replace(/\s+/g, ' ').trim()
}
