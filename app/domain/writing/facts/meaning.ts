import type { Operation } from '../../assistant/options.ts'
import { yearOf } from './dates.ts'
import { factsOf } from './extract.ts'
import { type Fact, type FactKind, fold, type KnownLanguage, knownLanguage } from './fact.ts'
import { mentionedIn } from './names.ts'
import { countImplied } from './negations.ts'
import { occurring } from './occurrences.ts'

/** A fact of the input and its fate in the output. `now` is its replacement, if there is one. */
export type CheckedFact = {
  fact: Fact
  outcome: 'kept' | 'changed' | 'lost'
  now: Fact | null
}

/** What the output did to the facts of the input. Computed from the two texts alone; nothing is sent. */
export type MeaningCheck = {
  facts: CheckedFact[]
  /** Facts of the output that are not in the input and replace no fact of it. */
  added: Fact[]
  kept: number
  total: number
}

/** Operations that must keep every fact; the others may omit facts but not change or invent them. */
const KEEPS_ALL: Readonly<Record<Operation, boolean>> = {
  rephrase: true,
  summarize: false,
  expand: false,
  explain: false,
  translate: true,
  research: false,
  analyze: false,
}
const EXACT: ReadonlySet<FactKind> = new Set(['placeholder', 'code', 'url', 'email', 'mention'])
/** Kinds that an operation may add: a name or a denial in an explanation is not an invented fact. */
const MAY_ADD: ReadonlySet<FactKind> = new Set(['name', 'negation', 'quote', 'code'])

/**
 * Compares the facts of two texts: numbers, money, percentages, dates, times, names, addresses, quotations, denials and
 * placeholders. A fact in another form ("1,000", "a thousand"; "3 March", "March 3rd") counts as kept. It does not
 * recognise facts that are only in words, nor two facts that changed places.
 * @param input.from language of the input, `input.to` of the output (BCP 47); null if unknown
 */
export function checkMeaning(input: {
  before: string
  after: string
  operation: Operation
  from: string | null
  to: string | null
}): MeaningCheck {
  const from = knownLanguage(input.from)
  const to = knownLanguage(input.to)
  const before = factsOf(input.before, from).filter(({ kind }) => comparable(kind, input.operation, from, to))
  const after = factsOf(input.after, to).filter(({ kind }) => comparable(kind, input.operation, from, to))
  const isKept = keptIn(before, after, input.after, before)
  const isOld = keptIn(
    after.filter(({ kind }) => kind !== 'name'),
    before,
    input.before,
    after,
  )
  const facts: CheckedFact[] = before
    .filter(({ kind }) => kind !== 'negation')
    .map((fact) => ({ fact, outcome: isKept(fact) ? 'kept' : 'lost', now: null }))
  const added = after.filter(({ kind }) => kind !== 'negation' && kind !== 'name').filter((fact) => !isOld(fact))
  pair(facts, added, after, input)
  checkNegations({ ...input, from, to }, before, after, facts, added)
  facts.sort((one, other) => one.fact.start - other.fact.start)
  const free = KEEPS_ALL[input.operation] ? added : added.filter(({ kind }) => !MAY_ADD.has(kind))
  return {
    facts,
    added: free,
    kept: facts.filter(({ outcome }) => outcome === 'kept').length,
    total: facts.length,
  }
}

/** The facts that the user should check: changed or added ones, and lost ones if the operation must keep all. */
export function alarms(check: MeaningCheck, operation: Operation): { facts: CheckedFact[]; added: Fact[] } {
  const strict = KEEPS_ALL[operation]
  return {
    facts: check.facts.filter(({ outcome }) => outcome === 'changed' || (strict && outcome === 'lost')),
    added: check.added,
  }
}

/**
 * The output with a changed fact restored; a fact that was lost without a replacement stays lost, since its place is
 * unknown.
 */
export function withRestored(after: string, checked: CheckedFact): string {
  if (checked.now === null) return after
  return after.slice(0, checked.now.start) + checked.fact.text + after.slice(checked.now.end)
}

/** Whether a kind can be compared: a translation changes names of months, quotations and denials. */
function comparable(
  kind: FactKind,
  operation: Operation,
  from: KnownLanguage | null,
  to: KnownLanguage | null,
): boolean {
  if (kind === 'negation') return operation === 'rephrase' && from !== null && from === to
  if (operation !== 'translate') return true
  if (kind === 'quote' || kind === 'name') return false
  // Without the number words of both languages, "five" and "fünf" could not be matched.
  if (from !== null && to !== null) return true
  return EXACT.has(kind)
}

/** Which of these facts the other text keeps. Every question is answered from a table, so that many facts stay cheap. */
function keptIn(
  facts: readonly Fact[],
  others: readonly Fact[],
  text: string,
  own: readonly Fact[],
): (fact: Fact) => boolean {
  const exact = writtenIn(
    facts.filter(({ kind }) => EXACT.has(kind)).map((fact) => [fact, fact.text]),
    text,
  )
  const quotes = writtenIn(
    facts.filter(({ kind }) => kind === 'quote').map((fact) => [fact, fact.readings[0] ?? '']),
    fold(text),
  )
  const names = mentionedIn(
    facts.filter(({ kind }) => kind === 'name'),
    text,
  )
  const readings = new Set(others.flatMap((other) => other.readings))
  const ofKind = new Set(others.flatMap((other) => other.readings.map((reading) => `${other.kind} ${reading}`)))
  const hasNumber = numbersIn(others)
  const hasDate = datesAmong(others, own)
  return (fact) => {
    if (EXACT.has(fact.kind)) return exact.has(fact) || fact.readings.some((reading) => readings.has(reading))
    if (fact.kind === 'name') return names.has(fact)
    if (fact.kind === 'quote') return quotes.has(fact)
    if (fact.readings.some((reading) => ofKind.has(`${fact.kind} ${reading}`))) return true
    if (fact.kind === 'number') return hasNumber(fact)
    if (fact.kind === 'date') return hasDate(fact)
    return false
  }
}

/** The facts whose wording is in a text. */
function writtenIn(wordings: readonly (readonly [Fact, string])[], text: string): Set<Fact> {
  const found = occurring(
    wordings.map(([, wording]) => wording.split('')),
    wordings.length === 0 ? '' : text.split(''),
  )
  return new Set(wordings.filter((_, place) => found[place] === true).map(([fact]) => fact))
}

/** Accepts a year that moved into a date, and a plain number with a new unit: "3 and 5 days" → "3 days and 5 days". */
function numbersIn(others: readonly Fact[]): (fact: Fact) => boolean {
  const years = new Set(others.flatMap((other) => (other.kind === 'date' ? [yearOf(other) ?? ''] : [])))
  const written = others.filter(({ kind }) => kind === 'number').flatMap(({ readings }) => readings)
  const values = new Set(written.map((reading) => reading.split(' ')[0]))
  const plain = new Set(written.filter((reading) => !reading.includes(' ')))
  return (fact) => {
    const unitless = fact.readings.every((reading) => !reading.includes(' '))
    return fact.readings
      .map((reading) => reading.split(' ')[0] ?? '')
      .some((value) => years.has(value) || plain.has(value) || (unitless && values.has(value)))
  }
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

/** Pairs lost and added facts of the same kind in order: "5 days" became "6 days". */
function pair(
  facts: CheckedFact[],
  added: Fact[],
  after: readonly Fact[],
  texts: { before: string; after: string; operation: Operation },
): void {
  // A summary omits sums, so a number elsewhere in it does not replace one.
  const family = (kind: FactKind) => (KEEPS_ALL[texts.operation] && isAmount(kind) ? 'amount' : kind)
  const free = new Map<string, Nearest>()
  const candidates = Map.groupBy([...added, ...newNames(after, texts.before)], ({ kind }) => family(kind))
  for (const [name, members] of candidates) free.set(name, nearestOf(members, Math.max(1, texts.after.length)))
  const paired = new Set<Fact>()
  for (const checked of facts) {
    if (checked.outcome !== 'lost') continue
    const now = free.get(family(checked.fact.kind))?.take(checked.fact.start / Math.max(1, texts.before.length))
    if (now === undefined) continue
    checked.outcome = 'changed'
    checked.now = now
    paired.add(now)
  }
  added.splice(0, added.length, ...added.filter((fact) => !paired.has(fact)))
}

type Nearest = { take(place: number): Fact | undefined }

/**
 * Gives away facts, each once, the nearest to a place first; of two equally near ones the first. Places of given facts are
 * skipped in one step (disjoint sets), so that many facts in one place cost no more than spread ones.
 * @param facts in reading order
 * @param length of their text: places are shares of it
 */
function nearestOf(facts: readonly Fact[], length: number): Nearest {
  const before = facts.map((_, index) => index)
  const behind = [...facts.keys(), facts.length]
  return {
    take(place) {
      let low = 0
      let high = facts.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((facts[middle]?.start ?? 0) / length < place) low = middle + 1
        else high = middle
      }
      const left = rootOf(before, low - 1)
      const right = rootOf(behind, low)
      const distance = (index: number) => Math.abs((facts[index]?.start ?? Number.POSITIVE_INFINITY) / length - place)
      const nearest = left >= 0 && distance(left) <= distance(right) ? left : right
      before[nearest] = nearest - 1
      behind[nearest] = nearest + 1
      return facts[nearest]
    },
  }
}

/** The next free place, which is itself if it is free; shortens the way for later questions. */
function rootOf(next: number[], from: number): number {
  let root = from
  while (root >= 0 && root < next.length && next[root] !== root) root = next[root] ?? -1
  for (let at = from; at !== root; ) {
    const step = next[at] ?? root
    next[at] = root
    at = step
  }
  return root
}

function isAmount(kind: FactKind): boolean {
  return kind === 'number' || kind === 'money' || kind === 'percent'
}

function newNames(after: readonly Fact[], before: string): Fact[] {
  const names = after.filter(({ kind }) => kind === 'name')
  const known = mentionedIn(names, before)
  return names.filter((name) => !known.has(name))
}

/**
 * Denials have no value to compare, so they are counted: per sentence if both texts have the same number of sentences, else
 * in the whole text. A word such as "forbidden" can replace one "not".
 */
function checkNegations(
  input: { before: string; after: string; from: KnownLanguage | null; to: KnownLanguage | null },
  before: readonly Fact[],
  after: readonly Fact[],
  facts: CheckedFact[],
  added: Fact[],
): void {
  const mine = before.filter(({ kind }) => kind === 'negation')
  const theirs = after.filter(({ kind }) => kind === 'negation')
  if (mine.length === 0 && theirs.length === 0) return
  const mineUpTo = inOrder(mine)
  const theirsUpTo = inOrder(theirs)
  for (const [own, other] of pieces(input.before, input.after)) {
    const had = mineUpTo(own.end)
    const has = theirsUpTo(other.end)
    const implied =
      countImplied(input.after.slice(other.start, other.end), input.to) -
      countImplied(input.before.slice(own.start, own.end), input.from)
    const missing = Math.max(0, had.length - has.length - Math.max(0, implied))
    const extra = Math.max(0, has.length - had.length - Math.max(0, -implied))
    for (const [place, fact] of had.entries()) {
      facts.push({ fact, outcome: place < had.length - missing ? 'kept' : 'lost', now: null })
    }
    added.push(...has.slice(has.length - extra))
  }
}

/** Gives the next facts that start before a place, with places in ascending order. */
function inOrder(facts: readonly Fact[]): (end: number) => Fact[] {
  let from = 0
  return (end) => {
    const first = from
    while ((facts[from]?.start ?? Number.POSITIVE_INFINITY) < end) from += 1
    return facts.slice(first, from)
  }
}

type Span = { start: number; end: number }

function pieces(before: string, after: string): [Span, Span][] {
  const own = sentences(before)
  const other = sentences(after)
  if (own.length === other.length) return own.map((span, place) => [span, other[place] ?? span])
  return [
    [
      { start: 0, end: before.length },
      { start: 0, end: after.length },
    ],
  ]
}

function sentences(text: string): Span[] {
  return Array.from(new Intl.Segmenter('und', { granularity: 'sentence' }).segment(text), ({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }))
}
