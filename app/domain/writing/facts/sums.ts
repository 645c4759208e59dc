import type { CheckedFact } from './checked.ts'
import type { Fact, KnownLanguage } from './fact.ts'
import { negationsIn } from './negations.ts'

type Texts = { before: string; after: string }
/** Families of words that turned over with an amount: the days that a shop is closed are those that it is not open. */
type Turned = readonly string[]

/** Words between the ends of a range of days. */
const RANGE = /^ ?(?:to|through|thru|until|till|bis|a|al|à|au|até|hasta|[-–—]) ?(?:the |el |la |o |le )?$/iu
/** Words of a text that names the days that are left out. */
const LEFT_OUT =
  /(?<!\p{L})(?:except|excluding|apart|other than|closed|shut|free|not|no|never|außer|ausgenommen|geschlossen|zu|frei|kostenlos|nicht|kein(?:e[mnrs]?)?|ruhetag|sauf|hormis|excepté|fermée?s?|gratuite?s?|pas|excepto|salvo|menos|cerrad[oa]s?|gratis|gratuit[oa]s?|no|exceto|fechad[oa]s?|não)(?!\p{L})/iu
/** Nouns that announce a list: "there are two options" counts what both texts name. */
const LISTING =
  /^[ \u00a0](?:other |andere |weitere |autres |otras |outras )?(?:options?|choices?|possibilit(?:y|ies)|alternatives?|things?|ways?|reasons?|möglichkeiten|optionen|alternativen|dinge|gründe|wege|possibilités?|choses|raisons|façons|opciones|posibilidades|alternativas|cosas|razones|maneras|formas|opções|possibilidades|coisas|razões)(?!\p{L})/iu
/** How far from its day a word that leaves it out may stand, in UTF-16 units. */
const BESIDE = 80

/**
 * Settles amounts that one text counts up from the other: "half of the £500" and "£250", "every day except Sunday" and "Monday to
 * Saturday", "the third year in a row" and "three years running", "two options" before two that are named.
 */
export function settleSums(
  facts: readonly CheckedFact[],
  added: Fact[],
  all: { before: readonly Fact[]; after: readonly Fact[] },
  texts: Texts,
): Turned {
  const lost = facts.filter(({ outcome }) => outcome === 'lost')
  const days = settledDays(lost, all, texts)
  const none: string[] = []
  const known = new Set<Fact>(added.filter((fact) => days.has(fact)))
  const checkedOf = new Map(lost.map((checked) => [checked.fact, checked]))
  const ordinals = { before: ordinalsOf(all.before), after: ordinalsOf(all.after) }
  const shares = sharesOf(
    lost.filter(({ outcome }) => outcome === 'lost').map(({ fact }) => fact),
    all.before,
  )
  for (const fact of added) {
    const part = shares.get(amountKey(fact) ?? '')
    if (part !== undefined) {
      Object.assign(checkedOf.get(part) ?? {}, { outcome: 'restated', now: fact })
      known.add(fact)
    } else if (isOrdinalOf(fact, ordinals.before) || isListing(fact, texts.after)) known.add(fact)
    else if (isNone(fact)) {
      known.add(fact)
      none.push('not')
    }
  }
  const wholes = sharesOf(
    added.filter((fact) => !known.has(fact)),
    all.after,
  )
  for (const checked of lost) {
    if (checked.outcome !== 'lost') continue
    const part = wholes.get(amountKey(checked.fact) ?? '')
    if (part !== undefined) {
      Object.assign(checked, { outcome: 'restated', now: part })
      known.add(part)
    } else if (isOrdinalOf(checked.fact, ordinals.after) || isListing(checked.fact, texts.before))
      Object.assign(checked, { outcome: 'kept', now: null })
    else if (isNone(checked.fact)) {
      Object.assign(checked, { outcome: 'kept', now: null })
      none.push('not')
    }
  }
  settleYears(lost, added, all, known)
  added.splice(0, added.length, ...added.filter((fact) => !known.has(fact)))
  return days.size > 0 ? ['open', ...none] : none
}

/** "One in ten was invited" is "nine out of ten were not": a share that became the rest, with a denial more or less. */
export function settleRests(
  facts: readonly CheckedFact[],
  texts: Texts,
  from: KnownLanguage,
  to: KnownLanguage,
): Turned {
  const rests = facts.filter(({ fact, outcome, now }) => {
    if (outcome !== 'changed' || fact.kind !== 'percent' || now?.kind !== 'percent') return false
    return Math.abs(shareOf(fact) + shareOf(now) - 1) < ROUNDED
  })
  if (rests.length !== 1) return []
  const denials = negationsIn(texts.before, from).length - negationsIn(texts.after, to).length
  if (Math.abs(denials) % 2 === 0) return []
  for (const rest of rests) rest.outcome = 'restated'
  return ['not']
}

/** Drops what turned over with an amount from the findings about words. */
export function dropTurned(turned: Turned, words: { facts: CheckedFact[]; added: Fact[] }): void {
  for (const family of turned) {
    const isTurned = ({ readings }: Fact) => readings[0]?.startsWith(`${family}:`) === true
    const checked = words.facts.find(({ fact, outcome }) => /^(?:changed|lost)$/u.test(outcome) && isTurned(fact))
    if (checked !== undefined) checked.outcome = 'restated'
    else words.added = words.added.filter((fact, place) => place !== words.added.findIndex(isTurned) || !isTurned(fact))
  }
}

/** By how much a share and its rest may miss the whole. */
const ROUNDED = 0.005

function shareOf({ readings }: Fact): number {
  return Number.parseFloat(readings[0] ?? '') / 100
}

/** How many shares of a text are multiplied out. */
const MANY = 8

/** What the shares among some facts come to, as parts of the amounts of their text: "half" of £500 is £250. */
function sharesOf(facts: readonly Fact[], wholes: readonly Fact[]): Map<string, Fact> {
  const found = new Map<string, Fact>()
  const parts = facts.filter((fact) => fact.kind === 'percent' && shareOf(fact) > 0 && shareOf(fact) < 1)
  for (const part of parts.slice(0, MANY))
    for (const whole of wholes) {
      const key = amountKey(whole, shareOf(part))
      if (key !== null) found.set(key, part)
    }
  return found
}

/** The measure and the value of an amount, or of a share of it; null for what is none. */
function amountKey(fact: Fact, share = 1): string | null {
  const value = numberOf(fact) * share
  if (fact.measure === undefined || fact.kind === 'percent' || Number.isNaN(value)) return null
  return `${measureOf(fact)} ${Number(value.toPrecision(4))}`
}

function numberOf({ readings }: Fact): number {
  return Number(readings[0]?.split(' ').at(-1))
}

function measureOf({ measure, readings }: Fact): string {
  return measure === 'money' ? (readings[0]?.split(' ')[0] ?? '') : (measure ?? '')
}

function ordinalsOf(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(facts.filter(({ kind }) => kind === 'ordinal').flatMap(({ readings }) => readings))
}

/** "Three years running" for "the third year in a row". */
function isOrdinalOf(fact: Fact, ordinals: ReadonlySet<string>): boolean {
  // "A third" without "of" is read as a place.
  if (fact.kind === 'percent' && !/[%\d]/u.test(fact.text)) {
    const parts = 1 / shareOf(fact)
    return parts > 2.5 && Math.abs(parts - Math.round(parts)) < 0.01 && ordinals.has(`ordinal ${Math.round(parts)}`)
  }
  if (fact.unit === undefined || fact.unit === 1 || fact.measure === undefined) return false
  return ordinals.has(`ordinal ${numberOf(fact) / fact.unit}`)
}

/** "Zero marks" are no marks. */
function isNone({ kind, measure, readings, text }: Fact): boolean {
  return kind === 'number' && measure === 'count' && readings[0] === '0' && !/\p{N}/u.test(text)
}

const YEAR = { first: 1_000, last: 2_200 }

/** "Eleven years later" is 2009 to who reads 1998: a year for a span of years from another one. */
function settleYears(
  lost: readonly CheckedFact[],
  added: readonly Fact[],
  all: { before: readonly Fact[]; after: readonly Fact[] },
  known: Set<Fact>,
): void {
  const years = (facts: readonly Fact[]) => new Set(facts.map(yearOf).filter((year) => year !== null))
  const [old, young] = [years(all.before), years(all.after)]
  const isAway = (span: Fact, year: number, from: ReadonlySet<number>) => {
    const count = span.measure === 'months' && span.unit === 12 ? numberOf(span) / 12 : Number.NaN
    return from.has(year - count) || from.has(year + count)
  }
  const free = added.filter((fact) => !known.has(fact)).slice(0, 4 * MANY)
  for (const checked of lost.filter(({ outcome }) => outcome === 'lost').slice(0, 4 * MANY)) {
    const own = yearOf(checked.fact)
    const now = free.find((fact) => {
      const year = yearOf(fact)
      if (known.has(fact)) return false
      return year !== null ? isAway(checked.fact, year, old) : own !== null && isAway(fact, own, young)
    })
    if (now === undefined) continue
    Object.assign(checked, { outcome: 'restated', now })
    known.add(now)
  }
}

/** The year that a plain number names. */
function yearOf({ kind, measure, readings, text }: Fact): number | null {
  const year = Number(readings[0])
  const isYear = kind === 'number' && measure === 'count' && /^\d{4}$/u.test(text)
  return isYear && year >= YEAR.first && year <= YEAR.last ? year : null
}

/** A small number in words before a noun that only announces what is named anyway. */
function isListing({ kind, measure, readings, text, end }: Fact, home: string): boolean {
  return (
    kind === 'number' &&
    measure === 'count' &&
    Number(readings[0]) <= 3 &&
    !/\p{N}/u.test(text) &&
    LISTING.test(home.slice(end, end + 40))
  )
}

/** The days of a range in one text of which the other text names all others and leaves them out. */
function settledDays(
  lost: readonly CheckedFact[],
  all: { before: readonly Fact[]; after: readonly Fact[] },
  texts: Texts,
): ReadonlySet<Fact> {
  for (const [home, away] of [
    ['before', 'after'],
    ['after', 'before'],
  ] as const) {
    const range = rangeIn(all[home], texts[home])
    const others = all[away].filter((fact) => dayOf(fact) !== null)
    if (range === null || others.length === 0) continue
    const named = new Set(others.map(dayOf))
    const rest = [1, 2, 3, 4, 5, 6, 7].filter((day) => !range.days.has(day))
    const isRest = rest.length === named.size && rest.every((day) => named.has(day))
    if (!isRest || !others.every(({ start, end }) => isLeftOut(texts[away], start, end))) continue
    const settled = new Set<Fact>([...range.ends, ...others])
    for (const checked of lost) if (settled.has(checked.fact)) checked.outcome = 'restated'
    return settled
  }
  return new Set()
}

function isLeftOut(text: string, start: number, end: number): boolean {
  return LEFT_OUT.test(text.slice(Math.max(0, start - BESIDE), end + BESIDE / 2))
}

/** The first range of days of a text: "Monday to Saturday". */
function rangeIn(facts: readonly Fact[], text: string): { ends: [Fact, Fact]; days: ReadonlySet<number> } | null {
  for (const [place, first] of facts.entries()) {
    const last = facts[place + 1]
    const [from, to] = [dayOf(first), last === undefined ? null : dayOf(last)]
    if (last === undefined || from === null || to === null || !RANGE.test(text.slice(first.end, last.start))) continue
    const days = new Set<number>()
    for (let day = from; days.size < 7; day = (day % 7) + 1) {
      days.add(day)
      if (day === to) break
    }
    return { ends: [first, last], days }
  }
  return null
}

function dayOf({ kind, readings }: Fact): number | null {
  const day = kind === 'date' ? /^weekday (\d)$/u.exec(readings[0] ?? '')?.[1] : undefined
  return day === undefined ? null : Number(day)
}
