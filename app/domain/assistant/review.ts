import type { Glossary } from '../library/glossary.ts'
import {
  countChanges,
  difference,
  differenceBySentence,
  type Stretch,
  shareChanged,
  withChanges,
} from '../writing/difference.ts'
import type { CheckedFact } from '../writing/facts/checked.ts'
import type { Fact, FactKind } from '../writing/facts/fact.ts'
import { alarms, checkMeaning, withRestored } from '../writing/facts/meaning.ts'
import { MARKED, type Operation, RETELLS } from './options.ts'
import { overlaps, type Placed, placeChanges, type Span } from './places.ts'
import { type SummaryPlaces, summaryPlaces } from './summary-places.ts'
import { type FactPlace, withWholeFacts } from './whole-facts.ts'

/** The data of a review; a form carries it from step to step, so that the server need not store it. */
export type ReviewBasis = {
  operation: Operation
  /** The text that was processed. */
  before: string
  /** The results: one version, or several to choose from. */
  versions: readonly string[]
  chosen: number
  /** Numbers of the changes of the chosen version that the user rejected. */
  left: readonly number[]
  /** Languages of input and output (BCP 47); null if unknown. */
  from: string | null
  to: string | null
  /** The glossary of the workspace; no form carries it, since the server knows it. */
  glossary?: Glossary | undefined
}

/** A fact that the chosen text changed, lost or added, and whether one press can undo that. */
export type Alarm = {
  /** Stable while other changes are taken or rejected. */
  id: string
  kind: FactKind
  outcome: 'changed' | 'lost' | 'added'
  was: string | null
  now: string | null
  /** What the glossary asks for instead. */
  should?: string | undefined
  restorable: boolean
  /** The place of `was` in the input, and of `now` in the chosen text; null if it is missing there. */
  from: Span | null
  at: Span | null
  /** The number of the change that holds the fact; null if none does. */
  mark: number | null
}

/** The result of the check of the facts; null for operations that describe a text instead of rewriting it. */
export type Lock = {
  /** Facts that the text keeps, those in other words included. */
  kept: number
  total: number
  keptFacts: string[]
  restated: Restated[]
  alarms: Alarm[]
}

/** A fact that the text tells in other words or units. It does no harm and is shown as such. */
export type Restated = { kind: FactKind; was: string; now: string | null }

export type Review = ReviewBasis & {
  /** The changes in reading order; null if single changes say nothing. */
  stretches: readonly Stretch[] | null
  /** The text with the taken changes. */
  text: string
  changes: number
  /** Share of the words of `before` that changed, from 0 to 1. */
  share: number
  lock: Lock | null
  /** For a summary, the place of each of its sentences in the input; null for other operations. */
  places: SummaryPlaces | null
}

export type ReviewAction =
  | { do: 'toggle'; change: number }
  | { do: 'take_all' | 'leave_all' }
  | { do: 'restore'; id: string }
  | { do: 'choose'; version: number }

/** More marks than this are harder to read than the two texts, and would not fit into a plain form. */
const MAX_MARKS = 60
/** The review of a result. Pure: computed from the texts alone, in the browser or on the server. */
export function reviewOf(basis: ReviewBasis): Review {
  const chosen = basis.versions[basis.chosen] === undefined ? 0 : basis.chosen
  const after = basis.versions[chosen] ?? ''
  const whole = { ...basis, chosen }
  if (!MARKED[basis.operation]) return chosenFrom(whole, null)
  const checked = check(whole, after)
  return chosenFrom(whole, proofMarks(whole, after, checked), checked)
}

/** The marks of a proof: every change, each changed fact a mark of its own, and whole sentences if the texts share few words. */
export function proofMarks(basis: ReviewBasis, after: string, checked = check(basis, after)): Stretch[] {
  return withWholeFacts(readableMarks(basis, after), changedPlaces(checked))
}

/** A text of which more than this share changed is compared by whole sentences. */
const UNREADABLE = 2 / 3

function readableMarks({ before, from }: ReviewBasis, after: string): Stretch[] {
  const marks = marksOf(before, after, from)
  const language = from ?? 'und'
  const isReadable = countChanges(marks) < 2 || shareChanged(marks, language) <= UNREADABLE
  return isReadable ? marks : differenceBySentence(before, after, language)
}

/** Facts in signs: words like "must" and "not" change with their sentences, so they get no mark of their own. */
const SIGNS: ReadonlySet<FactKind> = new Set([
  'placeholder',
  'url',
  'email',
  'mention',
  'phone',
  'iban',
  'reference',
  'date',
  'time',
  'money',
  'percent',
  'number',
  'name',
])

function changedPlaces({ facts, added }: ReturnType<typeof check>): FactPlace[] {
  return [
    ...facts.filter(({ fact }) => SIGNS.has(fact.kind)).map(({ fact, now }) => ({ was: fact, now })),
    ...added.filter(({ kind }) => SIGNS.has(kind)).map((fact) => ({ was: null, now: fact })),
  ]
}

/** The same with known marks, since comparing the texts takes most of the time. */
function chosenFrom(basis: ReviewBasis, stretches: Review['stretches'], whole?: ReturnType<typeof check>): Review {
  const changes = stretches === null ? 0 : countChanges(stretches)
  const left = [...new Set(basis.left)].filter((number) => number >= 0 && number < changes).sort((a, b) => a - b)
  const text =
    stretches === null ? (basis.versions[basis.chosen] ?? '') : withChanges(stretches, numbersTaken(changes, left))
  return {
    ...basis,
    left,
    stretches,
    text,
    changes,
    share: stretches === null ? 0 : shareChanged(withoutRejected(stretches, left), basis.from ?? 'und'),
    lock: RETELLS[basis.operation]
      ? lockOf(basis, { stretches, left, checked: left.length === 0 && whole ? whole : check(basis, text) })
      : null,
    places: basis.operation === 'summarize' ? summaryPlaces(basis.before, text, basis.from) : null,
  }
}

/** The review with other rejected changes. */
export function withRejected(review: Review, left: readonly number[]): Review {
  return chosenFrom({ ...review, left }, review.stretches)
}

/** The review after an action. An action on something that no longer exists changes nothing. */
export function reviewAfter(review: Review, action: ReviewAction): Review {
  switch (action.do) {
    case 'toggle': {
      const left = review.left.includes(action.change)
        ? review.left.filter((number) => number !== action.change)
        : [...review.left, action.change]
      return withRejected(review, left)
    }
    case 'take_all':
      return withRejected(review, [])
    case 'leave_all':
      return withRejected(
        review,
        Array.from({ length: review.changes }, (_, number) => number),
      )
    case 'choose':
      return reviewOf({ ...review, chosen: action.version, left: [] })
    case 'restore':
      return restoreFact(review, action.id)
  }
}

/** At most MAX_MARKS marks: while there are more, the two with the least text between them become one. */
export function marksOf(before: string, after: string, language: string | null): Stretch[] {
  const stretches = difference(before, after, language ?? 'und')
  const gaps = stretches.flatMap((stretch, index) =>
    stretch.kind === 'same' && index > 0 && index < stretches.length - 1
      ? [{ index, length: stretch.text.length }]
      : [],
  )
  const most = Math.max(0, countChanges(stretches) - MAX_MARKS)
  const closed = new Set(
    gaps
      .sort((one, other) => one.length - other.length || one.index - other.index)
      .slice(0, most)
      .map(({ index }) => index),
  )
  const marks: Stretch[] = []
  let number = 0
  for (const [index, stretch] of stretches.entries()) {
    const last = marks.at(-1)
    const joins = closed.has(index) || closed.has(index - 1)
    if (joins && last?.kind === 'change') {
      last.before += stretch.kind === 'same' ? stretch.text : stretch.before
      last.after += stretch.kind === 'same' ? stretch.text : stretch.after
    } else marks.push(stretch.kind === 'same' ? stretch : { ...stretch, number: number++ })
  }
  return marks
}

function numbersTaken(changes: number, left: readonly number[]): Set<number> {
  const all = new Set(Array.from({ length: changes }, (_, number) => number))
  for (const number of left) all.delete(number)
  return all
}

/** The stretches with each rejected change as unchanged text. */
function withoutRejected(stretches: readonly Stretch[], left: readonly number[]): Stretch[] {
  return stretches.map((stretch) =>
    stretch.kind === 'change' && left.includes(stretch.number) ? { kind: 'same', text: stretch.before } : stretch,
  )
}

function check(basis: ReviewBasis, text: string) {
  const { before, operation, from, to, glossary } = basis
  const checked = checkMeaning({ before, after: text, operation, from, to, glossary })
  return { checked, ...alarms(checked, operation) }
}

function lockOf(
  basis: ReviewBasis,
  {
    stretches,
    left,
    checked: { checked, facts, added },
  }: { stretches: readonly Stretch[] | null; left: readonly number[]; checked: ReturnType<typeof check> },
): Lock {
  const places = stretches === null ? [] : placeChanges(stretches, left)
  const markOf = (span: Span, side: 'before' | 'shown') =>
    places.find((place) => place.taken && overlaps(place[side], span))?.number ?? null
  // Equal facts that were added share an id, and a press means the first of them.
  const firstAdded = new Map(added.toReversed().map((fact) => [idOf(fact, 'added'), fact]))
  const keptFacts = checked.facts.filter(({ outcome }) => outcome === 'kept').map(({ fact }) => fact.text)
  const restated = checked.facts
    .filter(({ outcome }) => outcome === 'restated')
    .map(({ fact, now }) => ({ kind: fact.kind, was: fact.text, now: now?.text ?? null }))
  return {
    // Facts that an operation may omit do not count as lost.
    kept: checked.kept,
    total: checked.kept + facts.length,
    keptFacts,
    restated,
    alarms: [
      ...facts.map(
        (item): Alarm => ({
          id: idOf(item.fact, 'before'),
          kind: item.fact.kind,
          outcome: item.now === null ? 'lost' : 'changed',
          was: item.fact.text,
          now: item.now?.text ?? null,
          should: item.fact.should,
          restorable: canRestore(item, basis) || markOf(item.fact, 'before') !== null,
          from: spanOf(item.fact),
          at: item.now && spanOf(item.now),
          mark: markOf(item.fact, 'before') ?? (item.now && markOf(item.now, 'shown')),
        }),
      ),
      ...added.map(
        (fact): Alarm => ({
          id: idOf(fact, 'added'),
          kind: fact.kind,
          outcome: 'added',
          was: null,
          now: fact.text,
          should: fact.should,
          restorable: markOf(firstAdded.get(idOf(fact, 'added')) ?? fact, 'shown') !== null,
          from: null,
          at: spanOf(fact),
          mark: markOf(fact, 'shown'),
        }),
      ),
    ],
  }
}

function spanOf({ start, end }: Span): Span {
  return { start, end }
}

/** Kinds that are whole words of a sentence: into another language they cannot be put back. */
const WORDING: ReadonlySet<FactKind> = new Set([
  'negation',
  'title',
  'rate',
  'modality',
  'quantifier',
  'comparison',
  'direction',
  'role',
])

/** Whether the fact fits into the place of its replacement. A swap of roles has no such place, nor the same words elsewhere. */
function canRestore({ fact, now }: CheckedFact, { operation }: ReviewBasis): boolean {
  return (
    now !== null &&
    now.text !== (fact.should ?? fact.text) &&
    fact.kind !== 'role' &&
    !(operation === 'translate' && WORDING.has(fact.kind))
  )
}

function idOf(fact: Fact, side: 'before' | 'added'): string {
  // A term of the glossary can have the same beginning as another fact.
  if (side === 'before' && fact.kind === 'glossary') return `glossary ${fact.start}`
  return side === 'before' ? `before ${fact.start}` : `added ${fact.kind} ${fact.text}`
}

/** Puts one fact back: in the place of its replacement, else by rejecting the change that removed or added it. */
function restoreFact(review: Review, id: string): Review {
  const { facts, added } = check(review, review.text)
  const checked = facts.find(({ fact }) => idOf(fact, 'before') === id)
  const places = review.stretches === null ? [] : placeChanges(review.stretches, review.left)
  if (checked !== undefined && canRestore(checked, review)) return withFact(review, checked, places)
  const brought = added.find((fact) => idOf(fact, 'added') === id)
  const touched = places.filter(
    (place) =>
      place.taken &&
      ((checked !== undefined && overlaps(place.before, checked.fact)) ||
        (brought !== undefined && overlaps(place.shown, brought))),
  )
  return touched.length === 0 ? review : withRejected(review, [...review.left, ...touched.map(({ number }) => number)])
}

/** Puts a fact back inside its change and keeps the other choices as far as possible. */
function withFact(review: Review, checked: CheckedFact, places: readonly Placed[]): Review {
  const wanted = withRestored(review.text, checked)
  const now = checked.now
  const place = places.find(
    ({ taken, shown }) => taken && now !== null && shown.start <= now.start && now.end <= shown.end,
  )
  if (review.stretches !== null && place !== undefined) {
    const change = wanted.slice(place.shown.start, place.shown.end + wanted.length - review.text.length)
    const after = withChanges(
      review.stretches.map((stretch) =>
        stretch.kind === 'change' && stretch.number === place.number ? { ...stretch, after: change } : stretch,
      ),
      numbersTaken(review.changes, []),
    )
    const next = reviewOf({ ...review, versions: review.versions.with(review.chosen, after), left: [] })
    const rejectedSpans = places.filter(({ taken }) => !taken).map(({ before }) => before)
    const left = placeChanges(next.stretches ?? [], [])
      .filter(({ before }) => rejectedSpans.some((span) => span.start === before.start && span.end === before.end))
      .map(({ number }) => number)
    const restored = withRejected(next, left)
    if (restored.text === wanted) return restored
  }
  return reviewOf({ ...review, versions: review.versions.with(review.chosen, wanted), left: [] })
}
