import type { Stretch } from '../writing/difference.ts'

/** A passage of a text in UTF-16 units. */
export type Span = { start: number; end: number }

/** A change with its places in the input and in the chosen text. */
export type Placed = { number: number; taken: boolean; before: Span; shown: Span }

/** The position of each change in the input and in the chosen text. */
export function placeChanges(stretches: readonly Stretch[], left: readonly number[]): Placed[] {
  const places: Placed[] = []
  let before = 0
  let afterStart = 0
  for (const stretch of stretches) {
    const applied = stretch.kind === 'change' && !left.includes(stretch.number)
    const own = stretch.kind === 'same' ? stretch.text : stretch.before
    const text = applied && stretch.kind === 'change' ? stretch.after : own
    if (stretch.kind === 'change') {
      places.push({
        number: stretch.number,
        taken: applied,
        before: { start: before, end: before + own.length },
        shown: { start: afterStart, end: afterStart + text.length },
      })
    }
    before += own.length
    afterStart += text.length
  }
  return places
}

/** Whether two passages share a character, or touch if one of them is empty. */
export function overlaps(one: Span, other: Span): boolean {
  if (one.start === one.end || other.start === other.end) return one.start <= other.end && other.start <= one.end
  return one.start < other.end && other.start < one.end
}
