import type { Operation } from '../../assistant/options.ts'
import type { Glossary } from '../../library/glossary.ts'
import type { CheckedFact } from './checked.ts'
import { dropWritten, settleEchoes } from './echoes.ts'
import { factsOf } from './extract.ts'
import { type Fact, type FactKind, type KnownLanguage, knownLanguage } from './fact.ts'
import { glossaryFacts } from './glossary-facts.ts'
import { EXACT, matcher } from './matching.ts'
import { mentionedIn } from './name-mentions.ts'
import { replacedSubjects } from './name-subjects.ts'
import { replacedNames } from './names-across.ts'
import { pair } from './pairing.ts'
import { comparePassages } from './passages.ts'
import { tellReported, withoutReported } from './quotations.ts'
import { swappedEnds } from './routes.ts'
import { dropTurned, settleRests, settleSums } from './sums.ts'

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
 * placeholders, and by word lists and grammar duties, quantities, opposites and who does what to whom. A fact in another form ("1,000", "a
 * thousand"; "3 March", "March 3rd") counts as kept. `docs/meaning-lock.md` says what it does not see.
 * @param input.from language of the input, `input.to` of the output (BCP 47); null if unknown
 */
export function checkMeaning(input: {
  before: string
  after: string
  operation: Operation
  from: string | null
  to: string | null
  /** The glossary that the output is held to. */
  glossary?: Glossary | undefined
}): MeaningCheck {
  const from = knownLanguage(input.from)
  const to = knownLanguage(input.to)
  const allBefore = factsOf(input.before, from).filter(({ kind }) => comparable(kind, input.operation, from, to))
  const allAfter = factsOf(input.after, to).filter(({ kind }) => comparable(kind, input.operation, from, to))
  const before = allBefore.filter(({ silent }) => silent !== true)
  const after = allAfter.filter(({ silent }) => silent !== true)
  const fateOf = matcher(before, allAfter, input.after, before, input.before)
  const originOf = matcher(
    after.filter(({ kind }) => kind !== 'name'),
    allBefore,
    input.before,
    after,
    input.after,
  )
  const facts: CheckedFact[] = before.map((fact) => {
    const match = fateOf(fact)
    return match === null ? { fact, outcome: 'lost', now: null } : { fact, outcome: match.how, now: match.now }
  })
  const added = after.filter(({ kind }) => kind !== 'name').filter((fact) => originOf(fact) === null)
  const strangers = newNames(after, input.before, input.after)
  settleEchoes(facts, added)
  const turned = [...settleSums(facts, added, { before: allBefore, after: allAfter }, input)]
  pair(facts, added, [...added, ...strangers], { ...input, sameLanguage: from === to })
  dropWritten(facts, added, input)
  if (from !== null && to !== null) turned.push(...settleRests(facts, input, from, to))
  const paired = new Set(facts.map(({ now }) => now))
  const unpaired = strangers.filter((name) => !paired.has(name))
  if (from === to) facts.push(...replacedSubjects(unpaired, input.before, input.after))
  if (KEEPS_ALL[input.operation] && from !== null && to !== null) facts.push(...swappedEnds(input, { from, to }))
  if (from === to) tellReported(facts, added, input)
  // A German name looks like any noun, so that places and people are known by their lists alone.
  const areListed = from === 'de' && to === 'de'
  if (from !== null && to !== null && (areListed || (from !== to && input.operation === 'translate')))
    facts.push(...replacedNames(input, { from, to }))
  if (KEEPS_ALL[input.operation] && from !== null && to !== null) {
    const literal = { before: withoutReported(before, after), after: withoutReported(after, before) }
    const words = comparePassages({ before: input.before, after: input.after, from, to }, literal)
    dropTurned(turned, words)
    if (words.both) dropTwo(facts, added)
    facts.push(...words.facts)
    added.push(...words.added)
  }
  const terms = glossaryFacts({ ...input, glossary: input.glossary ?? [] })
  facts.push(...terms.facts)
  added.push(...terms.added)
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

/** "Both" is "the two": the number has nothing to be compared with. */
function dropTwo(facts: CheckedFact[], added: Fact[]): void {
  const isTwo = (fact: Fact) => fact.measure === 'count' && fact.readings[0] === '2'
  facts.splice(0, facts.length, ...facts.filter(({ fact, outcome }) => outcome !== 'lost' || !isTwo(fact)))
  added.splice(0, added.length, ...added.filter((fact) => !isTwo(fact)))
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
  return after.slice(0, checked.now.start) + (checked.fact.should ?? checked.fact.text) + after.slice(checked.now.end)
}

/** Whether a kind can be compared: a translation changes names of months, quotations and denials. */
function comparable(
  kind: FactKind,
  operation: Operation,
  from: KnownLanguage | null,
  to: KnownLanguage | null,
): boolean {
  // Denials are compared with the other closed words.
  if (kind === 'negation') return false
  if (operation !== 'translate') return true
  if (kind === 'quote' || kind === 'name') return false
  // Without the number words of both languages, "five" and "fünf" could not be matched.
  if (from !== null && to !== null) return true
  return EXACT.has(kind)
}

function newNames(facts: readonly Fact[], before: string, after: string): Fact[] {
  const names = facts.filter(({ kind }) => kind === 'name')
  const known = mentionedIn(names, before, after)
  return names.filter((name) => !known.has(name))
}
