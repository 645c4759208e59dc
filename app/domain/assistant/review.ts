import { countChanges, difference, type Stretch, shareChanged, withChanges } from '../writing/difference.ts'
import type { Fact, FactKind } from '../writing/facts/fact.ts'
import { alarms, type CheckedFact, checkMeaning, withRestored } from '../writing/facts/meaning.ts'
import type { Operation } from './options.ts'

/** What a review is made from; carried between the steps of a form, so that the server need not remember anything. */
export type ReviewBasis = {
  operation: Operation
  /** The text that was processed. */
  before: string
  /** What was written for it: one version, or several to choose from. */
  versions: readonly string[]
  chosen: number
  /** Numbers of the changes of the chosen version that are left as they were. */
  left: readonly number[]
  /** Languages of input and output (BCP 47), null where unknown. */
  from: string | null
  to: string | null
}

/** Something that the chosen text changed, lost or added, and whether one press can undo that. */
export type Alarm = {
  /** Stays the same while other changes are taken and left. */
  id: string
  kind: FactKind
  outcome: 'changed' | 'lost' | 'added'
  was: string | null
  now: string | null
  restorable: boolean
}

/** What became of the facts; null for operations that tell of a text instead of telling it again. */
export type Lock = { kept: number; total: number; keptFacts: string[]; alarms: Alarm[] }

export type Review = ReviewBasis & {
  /** The changes in reading order; null where single changes say nothing. */
  stretches: readonly Stretch[] | null
  /** The text that results from what was taken and left. */
  text: string
  changes: number
  /** Share of the words of `before` that did not stay, from 0 to 1. */
  share: number
  lock: Lock | null
}

export type ReviewAction =
  | { do: 'toggle'; change: number }
  | { do: 'take_all' | 'leave_all' }
  | { do: 'restore'; id: string }
  | { do: 'choose'; version: number }

/** More marks than this are harder to read than the two texts, and would not fit in one plain form. */
const MAX_MARKS = 60
const MARKED: ReadonlySet<Operation> = new Set(['rephrase'])
const LOCKED: ReadonlySet<Operation> = new Set(['rephrase', 'translate', 'summarize', 'expand'])

/** The review of a result. Pure: computed from the texts alone, in the browser or on the server. */
export function reviewOf(basis: ReviewBasis): Review {
  const chosen = basis.versions[basis.chosen] === undefined ? 0 : basis.chosen
  const after = basis.versions[chosen] ?? ''
  const stretches = MARKED.has(basis.operation) ? marksOf(basis.before, after, basis.from) : null
  return chosenFrom({ ...basis, chosen }, stretches)
}

/** The same where the marks are known: comparing the texts is what costs time. */
function chosenFrom(basis: ReviewBasis, stretches: Review['stretches']): Review {
  const changes = stretches === null ? 0 : countChanges(stretches)
  const left = [...new Set(basis.left)].filter((number) => number >= 0 && number < changes).sort((a, b) => a - b)
  const text =
    stretches === null ? (basis.versions[basis.chosen] ?? '') : withChanges(stretches, takenOf(changes, left))
  return {
    ...basis,
    left,
    stretches,
    text,
    changes,
    share: stretches === null ? 0 : shareChanged(asChosen(stretches, left), basis.from ?? 'und'),
    lock: LOCKED.has(basis.operation) ? lockOf(basis, text, stretches, left) : null,
  }
}

/** The review with other changes left. */
export function withLeft(review: Review, left: readonly number[]): Review {
  return chosenFrom({ ...review, left }, review.stretches)
}

/** The review after a press. An action about something that is not there any more changes nothing. */
export function reviewAfter(review: Review, action: ReviewAction): Review {
  switch (action.do) {
    case 'toggle': {
      const left = review.left.includes(action.change)
        ? review.left.filter((number) => number !== action.change)
        : [...review.left, action.change]
      return withLeft(review, left)
    }
    case 'take_all':
      return withLeft(review, [])
    case 'leave_all':
      return withLeft(
        review,
        Array.from({ length: review.changes }, (_, number) => number),
      )
    case 'choose':
      return reviewOf({ ...review, chosen: action.version, left: [] })
    case 'restore':
      return restored(review, action.id)
  }
}

/** Marks, few enough to be read: where there are more, those with the least between them become one. */
function marksOf(before: string, after: string, language: string | null): Stretch[] {
  const stretches = difference(before, after, language ?? 'und')
  while (countChanges(stretches) > MAX_MARKS) {
    let place = -1
    for (const [index, stretch] of stretches.entries()) {
      if (stretch.kind === 'change' || stretches[index - 1] === undefined || stretches[index + 1] === undefined)
        continue
      const least = stretches[place]
      if (least === undefined || least.kind === 'change' || stretch.text.length < least.text.length) place = index
    }
    const [one, gap, two] = stretches.slice(place - 1, place + 2)
    if (one?.kind !== 'change' || gap?.kind !== 'same' || two?.kind !== 'change') break
    stretches.splice(place - 1, 3, {
      kind: 'change',
      number: 0,
      before: one.before + gap.text + two.before,
      after: one.after + gap.text + two.after,
    })
  }
  let number = 0
  return stretches.map((stretch) => (stretch.kind === 'same' ? stretch : { ...stretch, number: number++ }))
}

function takenOf(changes: number, left: readonly number[]): Set<number> {
  const taken = new Set(Array.from({ length: changes }, (_, number) => number))
  for (const number of left) taken.delete(number)
  return taken
}

/** What was left counts as unchanged. */
function asChosen(stretches: readonly Stretch[], left: readonly number[]): Stretch[] {
  return stretches.map((stretch) =>
    stretch.kind === 'change' && left.includes(stretch.number) ? { kind: 'same', text: stretch.before } : stretch,
  )
}

type Placed = { number: number; taken: boolean; before: Span; shown: Span }
type Span = { start: number; end: number }

/** Where each change stands in the input and in the text as chosen. */
function placed(stretches: readonly Stretch[], left: readonly number[]): Placed[] {
  const places: Placed[] = []
  let before = 0
  let shown = 0
  for (const stretch of stretches) {
    const taken = stretch.kind === 'change' && !left.includes(stretch.number)
    const own = stretch.kind === 'same' ? stretch.text : stretch.before
    const text = taken && stretch.kind === 'change' ? stretch.after : own
    if (stretch.kind === 'change') {
      places.push({
        number: stretch.number,
        taken,
        before: { start: before, end: before + own.length },
        shown: { start: shown, end: shown + text.length },
      })
    }
    before += own.length
    shown += text.length
  }
  return places
}

function meets(one: Span, other: Span): boolean {
  if (one.start === one.end || other.start === other.end) return one.start <= other.end && other.start <= one.end
  return one.start < other.end && other.start < one.end
}

function check(basis: ReviewBasis, text: string) {
  const { before, operation, from, to } = basis
  const checked = checkMeaning({ before, after: text, operation, from, to })
  return { checked, ...alarms(checked, operation) }
}

function lockOf(basis: ReviewBasis, text: string, stretches: readonly Stretch[] | null, left: readonly number[]): Lock {
  const { checked, facts, added } = check(basis, text)
  const places = stretches === null ? [] : placed(stretches, left)
  const covered = (span: Span, side: 'before' | 'shown') =>
    places.some((place) => place.taken && meets(place[side], span))
  const keptFacts = checked.facts.filter(({ outcome }) => outcome === 'kept').map(({ fact }) => fact.text)
  return {
    // What an operation may leave out is no loss.
    kept: keptFacts.length,
    total: keptFacts.length + facts.length,
    keptFacts,
    alarms: [
      ...facts.map(
        (item): Alarm => ({
          id: idOf(item.fact, 'before'),
          kind: item.fact.kind,
          outcome: item.now === null ? 'lost' : 'changed',
          was: item.fact.text,
          now: item.now?.text ?? null,
          restorable: item.now !== null || covered(item.fact, 'before'),
        }),
      ),
      ...added.map(
        (fact): Alarm => ({
          id: idOf(fact, 'added'),
          kind: fact.kind,
          outcome: 'added',
          was: null,
          now: fact.text,
          restorable: covered(fact, 'shown'),
        }),
      ),
    ],
  }
}

function idOf(fact: Fact, side: 'before' | 'added'): string {
  return side === 'before' ? `before ${fact.start}` : `added ${fact.kind} ${fact.text}`
}

/** Puts one fact back: in place of what became of it, else by leaving the change that took or brought it. */
function restored(review: Review, id: string): Review {
  const { facts, added } = check(review, review.text)
  const checked = facts.find(({ fact }) => idOf(fact, 'before') === id)
  const places = review.stretches === null ? [] : placed(review.stretches, review.left)
  if (checked?.now != null) return withFact(review, checked, places)
  const brought = added.find((fact) => idOf(fact, 'added') === id)
  const touched = places.filter(
    (place) =>
      place.taken &&
      ((checked !== undefined && meets(place.before, checked.fact)) ||
        (brought !== undefined && meets(place.shown, brought))),
  )
  return touched.length === 0 ? review : withLeft(review, [...review.left, ...touched.map(({ number }) => number)])
}

/** The fact put back inside its change, the others staying as they were taken and left wherever that is possible. */
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
      takenOf(review.changes, []),
    )
    const next = reviewOf({ ...review, versions: review.versions.with(review.chosen, after), left: [] })
    const gone = places.filter(({ taken }) => !taken).map(({ before }) => before)
    const left = placed(next.stretches ?? [], [])
      .filter(({ before }) => gone.some((span) => span.start === before.start && span.end === before.end))
      .map(({ number }) => number)
    const kept = withLeft(next, left)
    if (kept.text === wanted) return kept
  }
  return reviewOf({ ...review, versions: review.versions.with(review.chosen, wanted), left: [] })
}
