import { marksOf, proofMarks } from '../assistant/review.ts'
import { type Stretch, withChanges } from '../writing/difference.ts'
import { type Finding, kindOf } from './finding.ts'

/** What a correction makes of a text. */
export type Correction = {
  /** The text with its ticked findings. */
  text: string
  /** The text with all that can be replaced, and the numbers of the changes to it of which none is ticked. */
  offered: { text: string; left: number[] }
}

type Place = Finding & { from: number; to: number }

/**
 * Applies the ticked mistakes and offers the first replacement of each other one as a change that a person can tick. A finding
 * beside a ticked one may be part of the same change; it is then not offered, because it could not be refused alone.
 */
export function correctionOf(text: string, findings: readonly Finding[], language: string | null): Correction {
  const units = unitsOf(text)
  const places = findings
    .filter(({ family, replacements }) => kindOf(family) === 'mistake' && replacements.length > 0)
    .map((finding): Place => ({ ...finding, from: units(finding.start), to: units(finding.end) }))
  const ticked = places.filter((place) => place.ticked)
  const corrected = replaced(text, ticked)
  const first = changesOf(marksOf(text, replaced(text, places), language), places)
  const alone = places.filter(
    (place) => place.ticked || !near(first, place).some((change) => change.ticked && covers(change, place)),
  )
  const after = replaced(text, alone)
  // The numbers are those of the proof in which the changes are offered.
  const stretches = proofMarks(
    { operation: 'rephrase', before: text, versions: [after], chosen: 0, left: [], from: language, to: language },
    after,
  )
  const changes = changesOf(stretches, alone)
  const applied = changes.filter((change) => change.ticked).map(({ number }) => number)
  if (withChanges(stretches, new Set(applied)) !== corrected)
    return { text: corrected, offered: { text: corrected, left: [] } }
  const left = changes.filter((change) => !change.ticked).map(({ number }) => number)
  return { text: corrected, offered: { text: after, left } }
}

type Marked = { number: number; from: number; to: number; ticked: boolean }

/** The changes that the replacements make, and whether one of them is ticked. */
function changesOf(stretches: readonly Stretch[], places: readonly Place[]): Marked[] {
  const changes: Marked[] = []
  let at = 0
  for (const stretch of stretches) {
    const length = stretch.kind === 'same' ? stretch.text.length : stretch.before.length
    if (stretch.kind === 'change') {
      const change = { number: stretch.number, from: at, to: at + length }
      changes.push({ ...change, ticked: near(places, change).some((place) => place.ticked && covers(change, place)) })
    }
    at += length
  }
  return changes
}

/** The spans that touch another one; they are in order and apart, so a search by halves finds the first. */
function near<Span extends { from: number; to: number }>(
  spans: readonly Span[],
  { from, to }: { from: number; to: number },
): Span[] {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.to ?? 0) < from) low = middle + 1
    else high = middle
  }
  let end = low
  while ((spans[end]?.from ?? Number.POSITIVE_INFINITY) <= to) end += 1
  return spans.slice(low, end)
}

function covers(change: { from: number; to: number }, place: { from: number; to: number }): boolean {
  return place.from < change.to && change.from < place.to
    ? true
    : (place.from === place.to || change.from === change.to) && place.from <= change.to && change.from <= place.to
}

/** The text with the first replacement of each place; the places are in order and apart. */
function replaced(text: string, places: readonly Place[]): string {
  let at = 0
  const parts: string[] = []
  for (const { from, to, replacements } of places) {
    parts.push(text.slice(at, from), replacements[0] ?? '')
    at = to
  }
  return parts.join('') + text.slice(at)
}

/** Turns offsets in code points into offsets in UTF-16 units. */
function unitsOf(text: string): (point: number) => number {
  const starts: number[] = []
  let unit = 0
  for (const point of text) {
    starts.push(unit)
    unit += point.length
  }
  return (point) => starts[point] ?? unit
}
