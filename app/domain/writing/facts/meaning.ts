import type { Operation } from '../../assistant/options.ts'
import type { CheckedFact } from './checked.ts'
import { factsOf } from './extract.ts'
import { type Fact, type FactKind, type KnownLanguage, knownLanguage } from './fact.ts'
import { EXACT, matcher } from './matching.ts'
import { mentionedIn } from './names.ts'
import { countImplied } from './negations.ts'
import { pair } from './pairing.ts'

/** What the output did to the facts of the input. Computed from the two texts alone; nothing is sent. */
export type MeaningCheck = {
  facts: CheckedFact[]
  /** Facts of the output that are not in the input and replace no fact of it. */
  added: Fact[]
  /** Facts that the output keeps, restated ones included. */
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
  const fateOf = matcher(before, after, input.after, before)
  const originOf = matcher(
    after.filter(({ kind }) => kind !== 'name'),
    before,
    input.before,
    after,
  )
  const facts: CheckedFact[] = before
    .filter(({ kind }) => kind !== 'negation')
    .map((fact) => {
      const match = fateOf(fact)
      return match === null ? { fact, outcome: 'lost', now: null } : { fact, outcome: match.how, now: match.now }
    })
  const added = after
    .filter(({ kind }) => kind !== 'negation' && kind !== 'name')
    .filter((fact) => originOf(fact) === null)
  pair(facts, added, [...added, ...newNames(after, input.before)], { ...input, sameLanguage: from === to })
  checkNegations({ ...input, from, to }, before, after, facts, added)
  const remaining = facts
    .filter(({ fact, outcome }) => fact.weak !== true || outcome !== 'lost')
    .sort((one, other) => one.fact.start - other.fact.start)
  const free = KEEPS_ALL[input.operation] ? added : added.filter(({ kind }) => !MAY_ADD.has(kind))
  return {
    facts: remaining,
    added: free.filter(({ weak }) => weak !== true),
    kept: remaining.filter(({ outcome }) => outcome === 'kept' || outcome === 'restated').length,
    total: remaining.length,
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
