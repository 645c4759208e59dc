import { createClaims } from './claims.ts'
import { germanLasting, MULTIPLES, ONE_OF } from './compounds.ts'
import { CURRENCY_BEFORE, currencyOf } from './currencies.ts'
import { type Fact, fold, type KnownLanguage } from './fact.ts'
import { AND_A_HALF, GERMAN_HALVES, HALF, HALF_OF_UNIT, PARTS, SIGNS } from './fractions.ts'
import { belowZero, frostAround, inDegrees } from './frost.ts'
import { germanNumber, MULTIPLIERS, numbersInWords } from './number-words.ts'
import { inBase, UNIT_WORDS, unitOf } from './units.ts'

/** A written value with its place, before its unit is read. */
type Quantity = {
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
  /(?<![\p{L}\p{N}_.,])[-−+]?(?:\d{1,3}(?:[’'\u00a0\u202f ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d{3})*(?:[.,]\d+)?)(?:\/\d{1,3}(?![\d/]))?[½⅓⅔¼¾⅛]?|[½⅓⅔¼¾⅛]/gu
const IN_NAME = /\p{Lu}\p{L}-$/u
const PERCENT =
  /[ \u00a0\u202f-]?(?:%|percentage points?|percent|per cent|Prozentpunkten?|Prozentpunkte?|Prozent|puntos porcentuales|por ciento|pontos percentuais|por cento|points? de pourcentage|pour cent)(?![\p{L}])/iuy
const WORD = /[ \u00a0\u202f-]?(°[ ]?[CF]|[°ºµμ]?[\p{L}]+(?:\/[\p{L}]+|[²³23])?(?!\p{L}|['’]\p{L})|[€$£¥%×°″′])/uy
const LINK = /[ \u00a0](?:of|de|von)[ \u00a0]|[ \u00a0]d['’]/iuy
const LINK_OF_PART = /[ \u00a0](?:of an?|of|an?|de|d['’]une?|d['’]un|von|einer|eines)[ \u00a0]|[ \u00a0]d['’]/iuy
/** Words between a number and its unit: "two more weeks". */
const BETWEEN =
  /^[ \u00a0\u202f-](?:(?:more|further|additional|full|whole|long|other|weiteren?|volle[nr]?|ganzen?|autres|más|mais|otros|otras|outros|outras) (?=\p{L}))?/u
const OUT_OF =
  /^[ \u00a0](?:\p{L}{3,20} (?=out of|of every|von|sur|de cada|em cada))?(?:out of(?: every)?|of|in|von|sur|de cada|em cada|de)[ \u00a0](?:(?:the|its|their|our|your|these|those|los|las|os|as|les|ses|sus|den|der|seinen|ihren|unseren) )?$/iu
/** The words or the sign between the ends of a range. */
const RANGE = /^[ \u00a0]?(?:to|bis|à|a|até|auf|and|und|et|y|e|[-–—])[ \u00a0]?$/iu
const MULTIPLIER = /[ \u00a0]?(\p{L}+)\.?/uy
/** People under or over an age: "under-18s". */
const AGE_GROUP = /(?<!\p{L})(?:under|over)[- ]$/iu
const BEFORE = new RegExp(`(?:${CURRENCY_BEFORE})[ \u00a0]?$`, 'u')

/** Numbers, parts, percentages and sums of money in a text, with their units, in digits and in words, in reading order. */
export function amountsIn(text: string, language: KnownLanguage | null): Fact[] {
  const facts: Fact[] = []
  const claims = createClaims(text.length)
  for (const quantity of quantitiesIn(text, language)) {
    if (claims.overlaps(quantity.start, quantity.end)) continue
    const fact = measured(quantity, text, language)
    if (fact === null || claims.overlaps(fact.start, fact.end)) continue
    claims.take(fact.start, fact.end)
    facts.push(fact)
  }
  const ordered = facts.sort((one, other) => one.start - other.start)
  return withShared(withParts(ordered, text), text).map((fact) => withTimesAYear(fact, text))
}

/** "Every six months" is "twice a year". */
function withTimesAYear(fact: Fact, text: string): Fact {
  const { readings, measure, start, end } = fact
  const [, count] = /^months ([\d.]+)$/u.exec(readings[0] ?? '') ?? []
  if (count !== undefined && EVERY.test(text.slice(Math.max(0, start - 12), start)))
    return { ...fact, readings: [...readings, `a year ${round(12 / Number(count))}`] }
  if ((measure === 'count' || measure === 'times') && A_YEAR.test(text.slice(end, end + 20)))
    return { ...fact, readings: [...readings, `a year ${readings.at(-1)}`] }
  return fact
}

const EVERY = /(?<!\p{L})(?:every|each|alle|tous les|toutes les|cada) $/iu
const A_YEAR =
  /^(?: times| fois| veces| vezes)? (?:a|per|each|every|in the|im|pro|par|al|por) (?:year|jahr|an|año|ano)(?!\p{L})/iu

/** "From 1.2 to 1.5 million dollars" names the currency and the million once for both. */
function withShared(facts: readonly Fact[], text: string): Fact[] {
  return facts.map((fact, place) => {
    const next = facts[place + 1]
    if (fact.measure !== 'count' || next?.measure !== 'money' || !RANGE.test(text.slice(fact.end, next.start)))
      return fact
    const shared = next.readings.flatMap((reading) => {
      const [, currency, sum] = /^(\S+) ([\d.]+)$/u.exec(reading) ?? []
      const factor = Number(sum) / digitsOf(next.text)
      if (currency === undefined || !Number.isFinite(factor)) return []
      // "60 million and 200 million" says it twice.
      const large = fact.readings.some((number) => Number(number) > 2 * digitsOf(fact.text))
      return fact.readings.map((number) => `${currency} ${round(Number(number) * (large ? 1 : factor))}`)
    })
    return shared.length === 0 ? fact : { ...fact, kind: 'money', readings: shared, measure: 'money' }
  })
}

/** The number at the beginning of an amount, as it is written in digits. */
function digitsOf(written: string): number {
  return Number(/^[\d.,]+/.exec(written)?.[0].replace(',', '.'))
}

/** "Two out of three" is two thirds. */
function withParts(facts: readonly Fact[], text: string): Fact[] {
  const result: Fact[] = []
  for (const fact of facts) {
    const last = result.at(-1)
    const [part, whole] = [Number(last?.readings[0]), Number(fact.readings[0])]
    const one =
      fact.measure === 'count' && whole <= 10 ? ONE_OF.exec(text.slice(Math.max(0, fact.start - 44), fact.start)) : null
    // "Put one together in 3-4 hours" is no part.
    if (one !== null && whole > 1 && !/^ ?[-–]\d/.test(text.slice(fact.end, fact.end + 3))) {
      const start = fact.start - one[0].length
      result.push({
        ...{ kind: 'percent', text: text.slice(start, fact.end), start, end: fact.end, measure: '%' },
        readings: [`${round(100 / whole)}%`, String(round(1 / whole))],
      })
      continue
    }
    const joins = last?.measure === 'count' && fact.measure === 'count' && OUT_OF.test(text.slice(last.end, fact.start))
    if (last === undefined || !joins || !(part < whole) || whole > 10) result.push(fact)
    else {
      const { start } = last
      const share = part / whole
      result.splice(-1, 1, {
        ...{ kind: 'percent', text: text.slice(start, fact.end), start, end: fact.end, measure: '%' },
        readings: [`${round(share * 100)}%`, String(round(share))],
      })
    }
  }
  return result
}

/** What the words after a quantity make of it: money, a percentage, a measure, or a plain number. */
function measured(quantity: Quantity, text: string, language: KnownLanguage | null): Fact | null {
  const { start, end, values } = quantity
  if (quantity.unit !== undefined) {
    const unit = unitOf(quantity.unit, 'de') ?? NONE
    const readings = values.map((value) => `${unit.dimension} ${inBase(value, unit)}`)
    return {
      kind: 'number',
      text: text.slice(start, end),
      start,
      end,
      readings,
      measure: unit.dimension,
      unit: unit.factor,
    }
  }
  if (quantity.multiple)
    return {
      ...{ kind: 'number', text: text.slice(start, end), start, end, measure: 'count', silent: true, weak: true },
      readings: values.flatMap((value) => [String(value), `times ${value}`]),
    }
  const fact = (kind: Fact['kind'], from: number, to: number, readings: string[], more: Partial<Fact> = {}): Fact => {
    return { kind, text: text.slice(from, to), start: from, end: to, readings, ...more }
  }
  const percent = matchAt(PERCENT, text, end)
  if (percent !== null && !quantity.article)
    return fact(
      'percent',
      start,
      end + percent[0].length,
      values.map((value) => `${round(value)}%`),
      { measure: '%' },
    )
  const before = BEFORE.exec(text.slice(Math.max(0, start - 5), start))?.[0]
  const lead = before === undefined ? undefined : currencyOf(before.trim())
  if (before !== undefined && lead !== undefined && !quantity.article) {
    const readings = values.map((value) => `${lead} ${round(value)}`)
    return fact('money', start - before.length, end, readings, { measure: 'money' })
  }
  const isAge = AGE_GROUP.test(text.slice(Math.max(0, start - 6), start)) && text[end] === 's'
  const unit = isAge
    ? null
    : unitAfter(text, end, language, quantity.fraction || quantity.needsUnit ? LINK_OF_PART : LINK)
  const half = unit === null || language === null ? null : matchAt(AND_A_HALF[language], text, unit.end)
  // "Did not spend a cent" names no sum.
  const isReal = unit?.currency === 'brl' && quantity.article === true
  if (unit?.currency !== undefined && !isReal && !(quantity.article && /^an?\b/iu.test(text.slice(start, end)))) {
    const readings = values.map((value) => `${unit.currency} ${round(value)}`)
    // "20 cents" is 0.20 of any of these.
    if (unit.currency === 'cent')
      for (const code of WITH_CENTS) readings.push(...values.map((value) => `${code} ${round(value / 100)}`))
    if (unit.currency === 'penny') readings.push(...values.map((value) => `gbp ${round(value / 100)}`))
    if (unit.unit !== undefined)
      readings.push(...values.map((value) => `${unit.unit?.dimension} ${inBase(value, unit.unit ?? NONE)}`))
    return fact('money', start, unit.end, readings, { measure: 'money' })
  }
  const frost = unit?.unit === undefined ? null : frostAround(unit.unit.dimension, text, start, unit.end)
  if (unit?.unit !== undefined && frost !== null) {
    const readings = values.flatMap((value) => belowZero(value, unit.unit ?? NONE, language))
    return fact('number', frost.start, frost.end, readings, { measure: unit.unit.dimension, unit: unit.unit.factor })
  }
  if (unit?.unit !== undefined) {
    const { dimension, factor } = unit.unit
    const extra = half === null ? 0 : 0.5
    const readings = values.map((value) => `${dimension} ${inBase(value + extra, unit.unit ?? NONE)}`)
    // Degrees without a name are those of a thermometer as often as those of an angle.
    if (dimension === 'degree')
      for (const name of ['°C', '°F'] as const)
        readings.push(...values.map((value) => inDegrees(value, name, language)))
    const plain = dimension === 'times' ? values.map((value) => String(round(value))) : []
    const weak = quantity.article && half === null ? ({ weak: true } as const) : {}
    // "A day" and "an hour" are rates or figures of speech more often than amounts.
    const silent =
      quantity.article && half === null && /^an?\b/iu.test(text.slice(start, end)) ? ({ silent: true } as const) : {}
    return fact('number', start, unit.end + (half?.[0].length ?? 0), [...readings, ...plain], {
      ...{ measure: dimension, unit: factor },
      ...weak,
      ...silent,
    })
  }
  // "More than half" is "the majority".
  const isMajority =
    quantity.fraction === true && values[0] === 0.5 && MORE_THAN.test(text.slice(Math.max(0, start - 16), start))
  if (quantity.fraction)
    return fact(
      'percent',
      start,
      end,
      [...values.map((value) => `${round(value * 100)}%`), ...values.map((value) => String(round(value)))],
      {
        measure: '%',
        ...(isMajority ? { weak: true as const } : {}),
      },
    )
  // "Half price" for "half of the price"
  if (quantity.needsUnit && language === 'en') return null
  if (quantity.needsUnit)
    return fact('percent', start, end, [`${round((values[0] ?? 0) * 100)}%`], {
      measure: '%',
      silent: true,
      weak: true,
    })
  if (quantity.article) return null
  const counted = /^[ \u00a0-]?(?:de |of )?(\p{L}{3,40})/u.exec(text.slice(end, end + 50))?.[1]
  return fact('number', start, end, values.map(round).map(String), {
    measure: 'count',
    ...(counted === undefined ? {} : { counted: fold(counted).slice(0, 5) }),
  })
}

const MORE_THAN = /(?<!\p{L})(?:more than|over|mehr als|plus de|más de|mais de)(?: the| die| der| la| a)? $/iu
const WITH_CENTS = ['eur', 'usd', 'brl', 'cad', 'aud']
const LARGE_AFTER = /^(?: an?)?[ -](\p{L}{4,10})/u
const NONE = { dimension: 'times', factor: 1, offset: 0, metric: true } as const

/** The unit or currency that follows a quantity, as the longest name of up to three words. */
function unitAfter(text: string, end: number, language: KnownLanguage | null, links: RegExp) {
  const link = matchAt(links, text, end)
  const begins = link === null ? [end] : [end + link[0].length, end]
  for (const from of begins) {
    let to = from
    const ends: number[] = []
    for (let count = 0; count < UNIT_WORDS; count += 1) {
      const word = matchAt(WORD, text, to)
      if (word === null) break
      to += word[0].length
      ends.push(to)
    }
    for (const until of ends.reverse()) {
      const name = text.slice(from, until).replace(BETWEEN, '')
      const unit = unitOf(name.replace('° ', '°'), language)
      const currency = currencyOf(name)
      // After "of", only measures count: "a quarter of a litre", not "two of 3 days".
      if (unit !== undefined || currency !== undefined) return { end: until, unit, currency }
    }
  }
  return null
}

function quantitiesIn(text: string, language: KnownLanguage | null): Quantity[] {
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
    if (part !== null && divisor !== undefined)
      written.push({ start, end: part.end, values: [value / divisor], fraction: true })
    else if (half !== null) written.push({ start, end: end + half[0].length, values: [value + 0.5] })
    else written.push({ start, end, values: [value], article })
  }
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const name = fold(word)
    const end = index + word.length
    const special = language === 'de' ? GERMAN_HALVES.get(name) : undefined
    const times = timesOf(name, language)
    const lasting = language === 'de' ? germanLasting(name) : null
    if (lasting !== null) written.push({ start: index, end, values: [lasting.count], unit: lasting.unit })
    const multiple = MULTIPLES.get(name)
    if (multiple !== undefined) written.push({ start: index, end, values: [multiple], multiple: true })
    if (special !== undefined) written.push({ start: index, end, values: [special] })
    else if (times !== undefined) written.push({ start: index, end, values: [times] })
    else if (HALF_OF_UNIT[language].includes(name)) written.push({ start: index, end, values: [0.5], needsUnit: true })
    const large = HALF_OF_UNIT[language].includes(name) ? LARGE_AFTER.exec(text.slice(end, end + 16)) : null
    const size = MULTIPLIERS.get(fold(large?.[1] ?? ''))
    // "Half a million"
    if (large !== null && size !== undefined && size >= 1e6)
      written.push({ start: index, end: end + large[0].length, values: [size / 2] })
    if (HALF[language].includes(name) && !isOrdinalBefore(text, index))
      written.push({ start: index, end, values: [0.5], fraction: true })
  }
  const order = (one: Quantity, other: Quantity) => one.start - other.start || other.end - one.end
  return [...found, ...written.sort(order)]
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
  if (
    name.length === 1 &&
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

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Rounds, so that the binary fraction of 1.1 million equals 1,100,000. */
function round(value: number): number {
  return Number(value.toPrecision(12))
}
