import type { Operation } from '../../assistant/options.ts'
import { yearOf } from './dates.ts'
import { factsOf } from './extract.ts'
import { type Fact, type FactKind, fold, type KnownLanguage, knownLanguage, sameFact } from './fact.ts'
import { isMentioned } from './names.ts'
import { countImplied } from './negations.ts'

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
  const facts: CheckedFact[] = before
    .filter(({ kind }) => kind !== 'negation')
    .map((fact) => ({ fact, outcome: isKept(fact, after, input.after, before) ? 'kept' : 'lost', now: null }))
  const added = after.filter(
    (fact) => fact.kind !== 'negation' && !isKept(fact, before, input.before, after) && !(fact.kind === 'name'),
  )
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

function isKept(fact: Fact, others: readonly Fact[], text: string, own: readonly Fact[]): boolean {
  if (EXACT.has(fact.kind)) return text.includes(fact.text) || others.some((other) => sameFact(fact, other))
  if (fact.kind === 'name') return isMentioned(fact, text)
  if (fact.kind === 'quote') return fold(text).includes(fact.readings[0] ?? '')
  if (others.some((other) => other.kind === fact.kind && sameFact(fact, other))) return true
  if (fact.kind === 'number') return hasNumber(fact, others)
  if (fact.kind === 'date') return hasDate(fact, others, own)
  return false
}

/** Accepts a year that moved into a date, and a plain number with a new unit: "3 and 5 days" → "3 days and 5 days". */
function hasNumber(fact: Fact, others: readonly Fact[]): boolean {
  const bare = fact.readings.map((reading) => reading.split(' ')[0])
  return others.some(
    (other) =>
      (other.kind === 'date' && bare.includes(yearOf(other) ?? '')) ||
      (other.kind === 'number' &&
        other.readings.some((reading) => {
          const [value, unit] = reading.split(' ')
          return bare.includes(value) && (unit === undefined || fact.readings.every((own) => !own.includes(' ')))
        })),
  )
}

/** Accepts a date that lost or gained its year, if the year is mentioned elsewhere. */
function hasDate(fact: Fact, others: readonly Fact[], own: readonly Fact[]): boolean {
  const around = [...others, ...own]
  const tellsYear = (year: string) =>
    around.some(
      (other) => other !== fact && (other.readings.includes(year) || (other.kind === 'date' && yearOf(other) === year)),
    )
  return others.some(
    (other) =>
      other.kind === 'date' &&
      fact.readings.some((mine) =>
        other.readings.some((theirs) => {
          const [year = '*', ...day] = mine.split('-')
          const [theirYear = '*', ...theirDay] = theirs.split('-')
          const named = year === '*' ? theirYear : year
          return (
            day.join('-') === theirDay.join('-') &&
            day.length > 0 &&
            (year === '*') !== (theirYear === '*') &&
            tellsYear(named)
          )
        }),
      ),
  )
}

/** Pairs lost and added facts of the same kind in order: "5 days" became "6 days". */
function pair(
  facts: CheckedFact[],
  added: Fact[],
  after: readonly Fact[],
  texts: { before: string; after: string; operation: Operation },
): void {
  for (const checked of facts) {
    if (checked.outcome !== 'lost') continue
    const { fact } = checked
    // A summary omits sums, so a number elsewhere in it does not replace one.
    const amounts = KEEPS_ALL[texts.operation] && isAmount(fact.kind)
    const family = (other: Fact) => other.kind === fact.kind || (amounts && isAmount(other.kind))
    const candidates = fact.kind === 'name' ? newNames(after, texts.before) : added.filter(family)
    const used = facts.map(({ now }) => now)
    const free = candidates.filter((candidate) => !used.includes(candidate))
    const place = fact.start / Math.max(1, texts.before.length)
    const distance = (other: Fact) => Math.abs(other.start / Math.max(1, texts.after.length) - place)
    const now = free.sort((one, other) => distance(one) - distance(other))[0]
    if (now === undefined) continue
    checked.outcome = 'changed'
    checked.now = now
    const index = added.indexOf(now)
    if (index !== -1) added.splice(index, 1)
  }
}

function isAmount(kind: FactKind): boolean {
  return kind === 'number' || kind === 'money' || kind === 'percent'
}

function newNames(after: readonly Fact[], before: string): Fact[] {
  return after.filter((fact) => fact.kind === 'name' && !isMentioned(fact, before))
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
  for (const [own, other] of pieces(input.before, input.after)) {
    const had = mine.filter(({ start }) => start >= own.start && start < own.end)
    const has = theirs.filter(({ start }) => start >= other.start && start < other.end)
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
