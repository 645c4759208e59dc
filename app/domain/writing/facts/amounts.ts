import { createClaims } from './claims.ts'
import { withJoined, withPeriods } from './compound-amounts.ts'
import { ONE_OF } from './compounds.ts'
import { currencyOf } from './currencies.ts'
import { type Fact, fold, type KnownLanguage } from './fact.ts'
import { AND_A_HALF } from './fractions.ts'
import { belowZero, frostAround, inDegrees } from './frost.ts'
import { BEFORE, matchAt, type Quantity, quantitiesIn, round } from './quantities.ts'
import { inBase, UNIT_WORDS, unitOf } from './units.ts'

const PERCENT =
  /[ \u00a0\u202f-]?(?:%|percentage points?|percent|per cent|Prozentpunkten?|Prozentpunkte?|Prozent|puntos porcentuales|por ciento|pontos percentuais|por cento|points? de pourcentage|pour cent)(?![\p{L}])/iuy
const WORD =
  /[ \u00a0\u202f-]?(°[ ]?[CF]|l['’]heure(?!\p{L})|[°ºµμ]?[\p{L}]+(?:\/[\p{L}]+|[²³23])?(?!\p{L}|['’](?!s(?!\p{L}))\p{L})|[€$£¥%×°″′])/uy
const LINK = /[ \u00a0](?:of|de|von)[ \u00a0]|[ \u00a0]d['’]/iuy
const LINK_OF_PART = /[ \u00a0](?:of an?|of|an?|de|d['’]une?|d['’]un|von|einer|eines)[ \u00a0]|[ \u00a0]d['’]/iuy
/** Words between a number and its unit: "two more weeks". */
const BETWEEN =
  /^[ \u00a0\u202f-](?:(?:more|further|additional|full|whole|long|other|weitere[nrs]?|zusätzliche[nrs]?|volle[nrs]?|ganze[nrs]?|autres|más|mais|otros|otras|outros|outras|(?!every|each|jede|alle|within|after|before|during|nach|dans|sous|half|halbe|demi|media|meia)\p{Ll}{4,16}(?= (?:days?|weeks?|months?|years?|hours?|minutes?|nights?|Tagen?|Wochen?|Monaten?|Jahren?|Stunden?|Minuten?)(?!\p{L}))) (?=\p{L}))?/u
const OUT_OF =
  /^[ \u00a0](?:\p{L}{3,20} (?=out of|of every|von|sur|de cada|em cada))?(?:out of(?: every)?|of|in|von|der|sur|des|dos|das|de cada|em cada|de)[ \u00a0](?:(?:the|its|their|our|your|these|those|los|las|os|as|les|ses|sus|den|der|seinen|ihren|unseren) )?$/iu
/** The words or the sign between the ends of a range. */
const RANGE = /^[ \u00a0]?(?:to|bis|à|a|até|auf|and|und|et|y|e|[-–—])[ \u00a0]?$/iu
/** People under or over an age: "under-18s". */
const AGE_GROUP = /(?<!\p{L})(?:under|over)[- ]$/iu

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
  const articles = ordered.filter(isArticle)
  const counted = ordered.filter((fact) => !isArticle(fact))
  const amounts = withShared(withParts(withJoined(withoutPeriodEnds(counted, text), text), text), text).map((fact) =>
    withPeriods(withTimesAYear(fact, text), text, language),
  )
  // "One in five" has its article in it.
  const free = articles.filter(({ start }) => !amounts.some((amount) => amount.start <= start && start < amount.end))
  return [...amounts, ...free, ...partsOfYear(text)].sort((one, other) => one.start - other.start)
}

/** "The first half of the year" is its first six months. */
function partsOfYear(text: string): Fact[] {
  return Array.from(text.matchAll(PART_OF_YEAR), ({ 0: written, index, groups }): Fact => {
    const months = groups?.half === undefined ? 3 : 6
    const end = index + written.length
    return {
      ...{
        kind: 'number',
        text: written,
        start: index,
        end,
        measure: 'months',
        unit: months,
        silent: true,
        weak: true,
      },
      readings: [`months ${months}`],
    }
  })
}

const PART_OF_YEAR =
  /(?<!\p{L})(?:(?<half>half[- ]year|half(?= of (?:the |this |last |next )?year)|Halbjahr(?:es)?|Jahreshälfte|semestres?)|Quartals?|quarter(?= of (?:the |this |last |next )?year)|Vierteljahr(?:es)?|trimestres?)(?!\p{L})/giu

/** Whether an amount is the article of something counted, which can be "1" in the other text. */
function isArticle({ silent, measure }: Fact): boolean {
  return silent === true && measure === 'count'
}

/** "De 12 em 12 horas" names its number twice. */
function withoutPeriodEnds(facts: readonly Fact[], text: string): Fact[] {
  return facts.filter((fact, place) => {
    const next = facts[place + 1]
    if (next === undefined || fact.measure !== 'count' || next.measure !== 'time') return true
    const isSame = fold(next.text).startsWith(`${fold(fact.text)} `)
    return !(isSame && /^ e[mn] $/iu.test(text.slice(fact.end, next.start)))
  })
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
  const { start, values } = quantity
  // "12,- €" has no cents.
  const end = quantity.end + (matchAt(NO_CENTS, text, quantity.end)?.[0].length ?? 0)
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
  // "A tablet" can be "1 tablet".
  if (quantity.article && language !== 'fr' && language !== 'en')
    return fact('number', start, end, ['1'], { measure: 'count', silent: true, weak: true })
  if (quantity.article) return null
  const counted = /^[ \u00a0-]?(?:de |of )?(\p{L}{3,40})/u.exec(text.slice(end, end + 50))?.[1]
  return fact('number', start, end, values.map(round).map(String), {
    measure: 'count',
    ...(counted === undefined ? {} : { counted: fold(counted).slice(0, 5) }),
  })
}

const MORE_THAN = /(?<!\p{L})(?:more than|over|mehr als|plus de|más de|mais de)(?: the| die| der| la| a)? $/iu
const NO_CENTS = /,(?:[-–—]{1,2}|--)(?=[ \u00a0]?(?:[€£$]|\p{Lu}{3}|[.,;)]|$|[ \u00a0]))/uy
const WITH_CENTS = ['eur', 'usd', 'brl', 'cad', 'aud']
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
      // "3.5 ct/kWh" is a price.
      const currency =
        currencyOf(name) ??
        (name.includes('/') && unit === undefined ? currencyOf(name.split('/')[0] ?? '') : undefined)
      // After "of", only measures count: "a quarter of a litre", not "two of 3 days".
      if (unit !== undefined || currency !== undefined) return { end: until, unit, currency }
    }
  }
  return null
}
