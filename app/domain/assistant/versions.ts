import { type ChatThread, foldThread } from './chat-thread.ts'
import { overlaps, placeChanges } from './places.ts'
import type { Alarm, Review, ReviewBasis } from './review.ts'

/**
 * Two texts of a thread that are compared: a version and an older text. Both count from 0, the user's own
 * text; a version that was dropped from the thread counts no longer.
 */
export type Place = { version: number; against: number }

/** A version beside an older text: its marks, and its facts beside the user's own text if that is another one. */
export type Comparison = Place & { marks: Review | null; facts: Review | null }

/** The user's own text, then every version; null for a text that was dropped to keep the thread small. */
export function textsOf({ turns }: ChatThread): (string | null)[] {
  const ask = turns[0]?.ask
  return [ask?.kind === 'text' && ask.text !== '' ? ask.text : null, ...turns.map(({ result }) => result)]
}

/** The wanted place as far as the thread has it; else its newest version beside the text that this one was made from. */
export function placeIn(thread: ChatThread, wanted: Partial<Record<keyof Place, unknown>> = {}): Place {
  const { turns } = thread
  const version = numberIn(wanted.version, 1, turns.length) ?? turns.length
  return { version, against: numberIn(wanted.against, 0, version - 1) ?? sourceOf(thread, version) }
}

/** The text that a version was made from. */
function sourceOf({ turns, folded }: ChatThread, version: number): number {
  const of = turns[version - 1]?.of
  return of === undefined ? version - 1 : Math.min(Math.max(of - folded, 0), version - 1)
}

function numberIn(wanted: unknown, least: number, most: number): number | null {
  const number = Number(wanted)
  return wanted != null && wanted !== '' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : null
}

/** The texts to compare: the two of a place for the marks, and the user's own with the version for the facts. */
export type Bases = { marks: ReviewBasis | null; facts: ReviewBasis | null }

/**
 * The texts to compare at a place; null if the older one was dropped. A version is marked against its neighbour, but a fact is
 * compared with what the user wrote: a mistake of the first version is one in each later version that repeats it.
 */
export function basesAt(thread: ChatThread, { version, against }: Place): Bases {
  const texts = textsOf(thread)
  const [first] = thread.turns
  const operation = first?.ask.kind === 'text' ? first.ask.operation : 'rephrase'
  const to = thread.turns[version - 1]?.language ?? null
  const basis = (before: string | null | undefined, own: boolean): ReviewBasis | null =>
    before == null
      ? null
      : {
          operation: own ? operation : 'rephrase',
          before,
          versions: [texts[version] ?? ''],
          chosen: 0,
          left: [],
          from: own && operation === 'translate' ? null : to,
          to,
        }
  const facts = basis(texts[0], true)
  return { marks: against === 0 ? facts : basis(texts[against], false), facts }
}

/** The facts of a version that differ from the user's own, each with the mark that holds it in this comparison. */
export function alarmsBeside(marks: Review | null, facts: Review | null): Alarm[] {
  const alarms = (facts ?? marks)?.lock?.alarms ?? []
  if (marks === null || facts === null || marks === facts) return [...alarms]
  const places = marks.stretches === null ? [] : placeChanges(marks.stretches, marks.left)
  return alarms.map((alarm) => {
    const { at } = alarm
    const holder = at === null ? undefined : places.find(({ taken, shown }) => taken && overlaps(shown, at))
    return { ...alarm, mark: holder?.number ?? null }
  })
}

/** The thread with another text of a version, as its user left it. */
export function withText(thread: ChatThread, version: number, text: string): ChatThread {
  const turn = thread.turns[version - 1]
  if (turn === undefined || turn.result === text || text === '') return thread
  return foldThread({ ...thread, turns: thread.turns.with(version - 1, { ...turn, result: text }) })
}
