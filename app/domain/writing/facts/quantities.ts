import { germanLasting, MULTIPLES } from './compounds.ts'
import { CURRENCY_BEFORE } from './currencies.ts'
import { fold, type KnownLanguage } from './fact.ts'
import {
  AND_A_HALF,
  AND_A_HALF_BARE,
  GERMAN_HALVES,
  HALF,
  HALF_OF_UNIT,
  NUMBER_BEFORE,
  PART_ALONE,
  PARTS,
  SIGNS,
} from './fractions.ts'
import { germanNumber, MULTIPLIERS, numbersInWords } from './number-words.ts'

/** A written value with its place, before its unit is read. */
export type Quantity = {
  start: number
  end: number
  values: number[]
  /** Only an article, or the value 1 of a language in which that is one. */
  article?: boolean
  /** A part of something: "a third". */
  fraction?: boolean
  /** Counts only before a unit: "media hora". */
  needsUnit?: boolean
  /** The unit inside a German word: "zehnwöchig". */
  unit?: string
  /** "Double": how many times, without a unit. */
  multiple?: boolean
}

const DIGITS =
  /(?:(?<![\p{L}\p{N}_.,])|(?<=(?<![\p{L}\p{N}])(?:EUR|USD|GBP|CHF|BRL|CAD|AUD|MXN|JPY|US|R)\$?))[-−+]?(?:\d{1,3}(?:[’'\u00a0\u202f ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d{3})*(?:[.,]\d+)?)(?:\/\d{1,3}(?![\d/]))?[½⅓⅔¼¾⅛]?|[½⅓⅔¼¾⅛]/gu
const IN_NAME = /\p{Lu}\p{L}-$/u
const MULTIPLIER = /[ \u00a0]?(\p{L}+)\.?/uy
/** A currency before a number. */
export const BEFORE = new RegExp(`(?:${CURRENCY_BEFORE})[ \u00a0]?$`, 'u')
const LARGE_AFTER = /^(?: an?)?[ -](\p{L}{4,10})/u
/** One more of something: "another year". */
const ANOTHER: Readonly<Partial<Record<KnownLanguage, readonly string[]>>> = {
  en: ['another'],
  es: ['otro', 'otra'],
  pt: ['outro', 'outra'],
}
const HALVED = /^(?:halved?|halves|halving|halbier(?:en|t|te|ten))$/u
const ALSO_PLACES =
  /^(?:third|fifth|eighth|tenth|cuart[oa]|quint[oa]|sext[oa]|octav[oa]|décim[oa]|tercera|terça|quart[oa]|oitav[oa])$/u

/** The written values of a text: in digits and in words, those in digits first. */
export function quantitiesIn(text: string, language: KnownLanguage | null): Quantity[] {
  const found: Quantity[] = []
  for (const match of text.matchAll(DIGITS)) {
    // "COVID-19" is a name.
    if (IN_NAME.test(text.slice(Math.max(0, match.index - 3), match.index))) continue
    const quantity = inDigits(match[0], match.index, text)
    if (quantity !== null) found.push(quantity)
  }
  if (language === null) return found
  const written: Quantity[] = []
  for (const { value, start, end, article } of numbersInWords(text, language)) {
    const part = wordAt(text, end)
    const divisor = part === null ? undefined : PARTS[language].get(part.text)
    const half = matchAt(AND_A_HALF[language], text, end)
    if (part !== null && divisor !== undefined && !isPlace(part, text, language))
      written.push({ start, end: part.end, values: [value / divisor], fraction: true })
    else if (half !== null) {
      const size = MULTIPLIERS.get(fold(/[\p{L}\p{M}]+$/u.exec(text.slice(start, end))?.[0] ?? '')) ?? 1
      written.push(withLarge({ start, end: end + half[0].length, values: [value + size / 2] }, text))
    } else written.push({ start, end, values: [value], article })
  }
  // "Another five days" are five.
  const starts = new Set([...found, ...written].map(({ start }) => start))
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const name = fold(word)
    const end = index + word.length
    const special = language === 'de' ? GERMAN_HALVES.get(name) : undefined
    const times = timesOf(name, language)
    const lasting = language === 'de' ? germanLasting(name) : null
    if (lasting !== null) written.push({ start: index, end, values: [lasting.count], unit: lasting.unit })
    const multiple = MULTIPLES.get(name)
    if (multiple !== undefined) written.push({ start: index, end, values: [multiple], multiple: true })
    const isPart =
      special !== undefined && special < 1 && !/^[ \u00a0-](?:Stunde|Jahr|Liter)/u.test(text.slice(end, end + 8))
    if (special !== undefined)
      written.push(withLarge({ start: index, end, values: [special], ...(isPart ? { fraction: true } : {}) }, text))
    else if (times !== undefined) written.push({ start: index, end, values: [times] })
    else if (HALF_OF_UNIT[language].includes(name)) written.push({ start: index, end, values: [0.5], needsUnit: true })
    const large = HALF_OF_UNIT[language].includes(name) ? LARGE_AFTER.exec(text.slice(end, end + 16)) : null
    const size = MULTIPLIERS.get(fold(large?.[1] ?? ''))
    // "Half a million"
    if (large !== null && size !== undefined && size >= 1e6)
      written.push({ start: index, end: end + large[0].length, values: [size / 2] })
    const bare = AND_A_HALF_BARE[language]
    if (
      bare !== undefined &&
      matchAt(bare, text, index) !== null &&
      !NUMBER_BEFORE.test(text.slice(Math.max(0, index - 16), index))
    )
      written.push({ start: index, end: index, values: [1], needsUnit: true })
    const isMore = starts.has(end + 1)
    if (ANOTHER[language]?.includes(name) && !isMore) written.push({ start: index, end, values: [1], article: true })
    if (HALVED.test(name)) written.push({ start: index, end, values: [0.5], fraction: true })
    if (HALF[language].includes(name) && !isOrdinalBefore(text, index))
      written.push({ start: index, end, values: [0.5], fraction: true })
  }
  for (const { index, 0: part, groups } of text.matchAll(PART_ALONE[language])) {
    const divisor = PARTS[language].get(fold(groups?.part ?? ''))
    if (divisor !== undefined)
      written.push({ start: index, end: index + part.length, values: [1 / divisor], fraction: true })
  }
  const order = (one: Quantity, other: Quantity) => one.start - other.start || other.end - one.end
  return [...found, ...written.sort(order)]
}

/** "A third one", "un quinto premio": the place of something and not a part of it. */
function isPlace(part: { text: string; end: number }, text: string, language: KnownLanguage): boolean {
  if (language === 'fr' || language === 'de' || !ALSO_PLACES.test(part.text)) return false
  return /^[ \u00a0](?!of |off |less |more |larger |smaller |as |de |del |d[aeo]s? |más |menos |mais |and |or |y |e |o |ou |in |to |en |em )\p{Ll}/u.test(
    text.slice(part.end, part.end + 12),
  )
}

/** "Two and a half million", "zweieinhalb Millionen". */
function withLarge(quantity: Quantity, text: string): Quantity {
  const word = wordAt(text, quantity.end)
  const size = word === null ? undefined : MULTIPLIERS.get(word.text)
  if (word === null || size === undefined || word.text.length < 3) return quantity
  return { ...quantity, end: word.end, values: quantity.values.map((value) => round(value * size)) }
}

/** "Twice", "zweimal". */
function timesOf(word: string, language: KnownLanguage): number | undefined {
  if (language === 'en') return word === 'twice' ? 2 : word === 'thrice' ? 3 : undefined
  if (language !== 'de' || !word.endsWith('mal') || word === 'einmal') return undefined
  return germanNumber(word.slice(0, -3)) || undefined
}

/** "The first half" is no part of something. */
function isOrdinalBefore(text: string, index: number): boolean {
  return /(?:first|second|1st|2nd|other)[ \u00a0]$/iu.test(text.slice(Math.max(0, index - 8), index))
}

function inDigits(written: string, start: number, text: string): Quantity | null {
  const [, sign = '', digits = '', below, part = ''] = /^([-−+]?)([^/½⅓⅔¼¾⅛]*)(?:\/(\d+))?(.?)$/u.exec(written) ?? []
  const values = digits === '' ? [0] : valuesOf(digits)
  const end = start + written.length
  const minus = sign === '-' || sign === '−' ? -1 : 1
  if (below !== undefined) {
    const [value = 0] = values
    const divisor = Number(below)
    if (value >= divisor || divisor > 10 || divisor < 2) return null
    return { start, end, values: [value / divisor], fraction: true }
  }
  const extra = SIGNS.get(part) ?? 0
  const factor = multiplierAfter(text, end, start)
  const scaled = values.map((value) => minus * (value + extra) * (factor?.value ?? 1))
  return { start, end: factor?.end ?? end, values: scaled, ...(digits === '' ? { fraction: true } : {}) }
}

/** The factor after a number, as in "3 Mio." or "10k". A single letter must be joined, and "m" needs a currency. */
function multiplierAfter(text: string, end: number, start: number): { value: number; end: number } | null {
  const match = matchAt(MULTIPLIER, text, end)
  if (match === null) return null
  const name = fold(match[1] ?? '')
  const value = MULTIPLIERS.get(name)
  if (value === undefined) return null
  const joined = !/^[ \u00a0]/.test(match[0])
  // "2,5 M€"
  const isMillion = match[1] === 'M' && /^[€£$]/u.test(text.slice(end + match[0].length))
  if (
    name.length === 1 &&
    !isMillion &&
    (!joined || !BEFORE.test(text.slice(Math.max(0, start - 5), start))) &&
    !(joined && name === 'k')
  )
    return null
  const point = match[0].endsWith('.') && !/^(?:mio|mrd|tsd)$/.test(name) ? 1 : 0
  return { value, end: end + match[0].length - point }
}

/**
 * The possible values of a written number. Three digits after a single point or comma are a thousand in one country and a
 * fraction in another, so both are returned.
 */
function valuesOf(digits: string): number[] {
  const plain = digits.replace(/[’'\u00a0\u202f ]/g, '')
  const marks = plain.match(/[.,]/g) ?? []
  const values = new Set<number>()
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain) && new Set(marks).size === 1
  if (marks.length === 0 || grouped) values.add(Number(plain.replace(/[.,]/g, '')))
  if (marks.length > 0 && !(grouped && marks.length > 1)) {
    const decimal = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
    values.add(Number(`${plain.slice(0, decimal).replace(/[.,]/g, '')}.${plain.slice(decimal + 1)}`))
  }
  return [...values].filter(Number.isFinite)
}

function wordAt(text: string, from: number): { text: string; end: number } | null {
  const match = matchAt(/[ \u00a0-]([\p{L}\p{M}]+)/uy, text, from)
  return match === null ? null : { text: fold(match[1] ?? ''), end: from + match[0].length }
}

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Rounds, so that the binary fraction of 1.1 million equals 1,100,000. */
export function round(value: number): number {
  return Number(value.toPrecision(12))
}
