import { yearOf } from './dates.ts'
import { type Fact, type FactKind, fold } from './fact.ts'
import { mentionedIn } from './name-mentions.ts'
import { occurring } from './occurrences.ts'

/** Kinds whose every character counts. */
export const EXACT: ReadonlySet<FactKind> = new Set(['placeholder', 'code', 'url', 'email', 'mention'])
const LITERAL: ReadonlySet<FactKind> = new Set([...EXACT, 'phone', 'iban', 'reference'])

/** The counterpart of a fact in the other text, in the same words or others; `now` is null if its place is unknown. */
export type Match = { how: 'kept' | 'restated'; now: Fact | null }

/** Finds what the other text makes of each fact. Every question is answered from a table, so that many facts stay cheap. */
export function matcher(
  facts: readonly Fact[],
  others: readonly Fact[],
  text: string,
  own: readonly Fact[],
  ownText: string,
): (fact: Fact) => Match | null {
  const exact = writtenIn(
    facts.filter(({ kind }) => LITERAL.has(kind)).map((fact) => [fact, fact.text]),
    text,
  )
  const quotes = writtenIn(
    facts.filter(({ kind }) => kind === 'quote').map((fact) => [fact, fact.readings[0] ?? '']),
    fold(text),
  )
  const names = mentionedIn(
    facts.filter(({ kind }) => kind === 'name'),
    text,
    ownText,
  )
  const read = new Map<string, Fact>()
  for (const other of others) {
    // A negation says "not" like any other.
    if (other.kind === 'negation') continue
    for (const reading of other.readings) if (!read.has(reading)) read.set(reading, other)
  }
  const hasNumber = numbersIn(others, own)
  const hasDate = datesAmong(others, own)
  const hasHour = hoursIn(others)
  return (fact) => {
    if (fact.kind === 'name') return names.has(fact) ? { how: 'kept', now: null } : null
    if (fact.kind === 'quote') return quotes.has(fact) ? { how: 'kept', now: null } : null
    const now = fact.readings.map((reading) => read.get(reading)).find((other) => other !== undefined)
    if (now !== undefined) return { how: saysItOtherwise(fact, now) ? 'restated' : 'kept', now }
    if (LITERAL.has(fact.kind)) return exact.has(fact) ? { how: 'kept', now: null } : null
    if ((fact.kind === 'number' || fact.kind === 'money') && hasNumber(fact)) return { how: 'kept', now: null }
    if (fact.kind === 'date' && hasDate(fact)) return { how: 'kept', now: null }
    const hour = hasHour(fact)
    return hour === undefined ? null : { how: 'restated', now: hour }
  }
}

/** "12 months" for "a year", "a quarter" for "25 %", "half an hour" for "30 minutes". */
function saysItOtherwise(was: Fact, now: Fact): boolean {
  return (
    was.kind !== now.kind ||
    was.unit !== now.unit ||
    /\d/.test(was.text + now.text) !== /\d/.test(was.text) ||
    isPart(was) !== isPart(now)
  )
}

function isPart({ kind, text }: Fact): boolean {
  return kind === 'percent' && !/%|cent|ciento|Prozent/iu.test(text)
}

/** The facts whose wording is in a text. */
function writtenIn(wordings: readonly (readonly [Fact, string])[], text: string): Set<Fact> {
  const found = occurring(
    wordings.map(([, wording]) => wording.split('')),
    wordings.length === 0 ? '' : text.split(''),
  )
  return new Set(wordings.filter((_, place) => found[place] === true).map(([fact]) => fact))
}

/**
 * Accepts a year that moved into a date, and a plain number that got or lost a unit which both texts have: "3 and 5 days"
 * → "3 days and 5 days".
 */
function numbersIn(others: readonly Fact[], own: readonly Fact[]): (fact: Fact) => boolean {
  const years = new Set(others.flatMap((other) => (other.kind === 'date' ? [yearOf(other) ?? ''] : [])))
  const unitOf = ({ measure, unit }: Fact) => `${measure} ${unit}`
  const ownUnits = new Set(own.map(unitOf))
  const otherUnits = new Set(others.map(unitOf))
  const plain = new Set(others.filter(({ measure }) => measure === 'count').flatMap(({ readings }) => readings))
  const measured = new Set(
    others
      .filter(
        (other) =>
          other.unit !== undefined &&
          (ownUnits.has(unitOf(other)) || (other.measure === 'months' && other.unit === 12)),
      )
      .flatMap(bare),
  )
  const currencies = new Set(
    others.filter(({ measure }) => measure === 'money').flatMap(({ readings }) => readings.map(currencyIn)),
  )
  const ownCurrencies = new Set(
    own.filter(({ measure }) => measure === 'money').flatMap(({ readings }) => readings.map(currencyIn)),
  )
  const sums = new Set(
    others
      .filter(
        ({ measure, readings }) => measure === 'money' && readings.some((one) => ownCurrencies.has(currencyIn(one))),
      )
      .flatMap(({ readings }) => readings.map(sumIn)),
  )
  return (fact) => {
    if (fact.measure === 'count')
      return fact.readings.some((value) => years.has(value) || measured.has(value) || sums.has(value))
    // "640 instead of 690 €" names the currency once.
    if (fact.measure === 'money')
      return fact.readings.some((reading) => currencies.has(currencyIn(reading)) && plain.has(sumIn(reading)))
    // "She is 70" is "70 years old".
    const isAge = fact.measure === 'months' && fact.unit === 12
    return (isAge || otherUnits.has(unitOf(fact))) && bare(fact).some((value) => plain.has(value))
  }
}

/** "At nine" is "um 9 Uhr": a bare number can be an hour. */
function hoursIn(others: readonly Fact[]): (fact: Fact) => Fact | undefined {
  const isBare = ({ kind, measure, counted }: Fact) => kind === 'number' && measure === 'count' && counted === undefined
  const times = new Map(
    others.filter(({ kind }) => kind === 'time').flatMap((time) => time.readings.map((reading) => [reading, time])),
  )
  const numbers = new Map(
    others.filter(isBare).flatMap((number) => number.readings.map((reading) => [reading, number])),
  )
  return (fact) => {
    if (isBare(fact))
      return fact.readings
        .map(Number)
        .filter((hour) => Number.isInteger(hour) && hour > 0 && hour <= 12)
        .flatMap((hour) => [hour, hour + 12])
        .map((hour) => times.get(String(hour * 60)))
        .find((time) => time !== undefined)
    if (fact.kind !== 'time') return undefined
    return fact.readings
      .map((reading) => Number(reading) / 60)
      .filter(Number.isInteger)
      .map((hour) => numbers.get(String(hour % 12 === 0 ? 12 : hour % 12)) ?? numbers.get(String(hour)))
      .find((number) => number !== undefined)
  }
}

function currencyIn(reading: string): string {
  return reading.split(' ')[0] ?? ''
}

function sumIn(reading: string): string {
  return reading.split(' ')[1] ?? ''
}

/** The written values of an amount without its unit. */
function bare({ readings, unit = 1 }: Fact): string[] {
  return readings.map((reading) => String(Number((Number(reading.split(' ').at(-1)) / unit).toPrecision(6))))
}

/** Accepts a date that lost or gained its year, if the year is mentioned elsewhere. */
function datesAmong(others: readonly Fact[], own: readonly Fact[]): (fact: Fact) => boolean {
  const tellers = new Map<string, number>()
  for (const fact of [...others, ...own]) {
    for (const year of toldBy(fact)) tellers.set(year, (tellers.get(year) ?? 0) + 1)
  }
  /** Whether a fact other than this one mentions the year. */
  const elsewhere = (year: string, fact: Fact) => (tellers.get(year) ?? 0) > (toldBy(fact).has(year) ? 1 : 0)
  const days = new Set<string>()
  const datedDays = new Set<string>()
  for (const reading of others.flatMap((other) => (other.kind === 'date' ? other.readings : []))) {
    const { year, day } = partsOf(reading)
    if (year === '*') days.add(day)
    // A date without a year mentions none, so that it need not be left out of the count.
    else if (tellers.has(year)) datedDays.add(day)
  }
  return (fact) =>
    fact.readings.some((reading) => {
      const { year, day } = partsOf(reading)
      if (day === '') return false
      return year === '*' ? datedDays.has(day) : days.has(day) && elsewhere(year, fact)
    })
}

function toldBy(fact: Fact): Set<string> {
  const year = fact.kind === 'date' ? yearOf(fact) : null
  return new Set(year === null ? fact.readings : [...fact.readings, year])
}

function partsOf(date: string): { year: string; day: string } {
  const [year = '*', ...day] = date.split('-')
  return { year, day: day.join('-') }
}
