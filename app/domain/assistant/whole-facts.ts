import type { Stretch } from '../writing/difference.ts'

type Span = { start: number; end: number }

/** The place of a changed fact in the input, and of its replacement in the output; null on the side that lacks it. */
export type FactPlace = { was: Span | null; now: Span | null }

/** A result with more changed facts than this is another text; dividing its marks would cost time without any use. */
const MAX_FACTS = 60

/**
 * The stretches with each changed fact as one mark of its own: no mark begins or ends inside a fact ("€120" is never torn into
 * "€" and "120"), and a fact shares its mark with no other word if both sides can be divided. All `before` sides joined stay
 * the same text, and so do all `after` sides. Facts that cross an earlier one in the list are left as they are.
 */
export function withWholeFacts(stretches: readonly Stretch[], facts: readonly FactPlace[]): Stretch[] {
  let row: Stretch[] = stretches.map((stretch) => ({ ...stretch }))
  const settled: { was: Span | null; now: Span | null }[] = []
  for (const fact of facts.slice(0, MAX_FACTS)) {
    if (settled.some((other) => touches(other.was, fact.was) || touches(other.now, fact.now))) continue
    const next = withWholeFact(row, fact)
    if (next === null) continue
    row = next
    settled.push(fact)
  }
  let number = 0
  return row.map((stretch) => (stretch.kind === 'same' ? stretch : { ...stretch, number: number++ }))
}

function touches(one: Span | null, other: Span | null): boolean {
  return one !== null && other !== null && one.start < other.end && other.start < one.end
}

type Placed = { stretch: Stretch; before: Span; after: Span }

function placed(stretches: readonly Stretch[]): Placed[] {
  let before = 0
  let after = 0
  return stretches.map((stretch) => {
    const own = stretch.kind === 'same' ? stretch.text : stretch.before
    const other = stretch.kind === 'same' ? stretch.text : stretch.after
    const place = {
      stretch,
      before: { start: before, end: before + own.length },
      after: { start: after, end: after + other.length },
    }
    before += own.length
    after += other.length
    return place
  })
}

/** The row with one fact in a change of its own; null if it stands in no change. */
function withWholeFact(stretches: readonly Stretch[], fact: FactPlace): Stretch[] | null {
  const row = placed(stretches)
  const inside = row.map(({ before, after }) => touches(before, fact.was) || touches(after, fact.now))
  const first = inside.indexOf(true)
  const last = inside.lastIndexOf(true)
  const [from, to] = [row[first], row[last]]
  if (from === undefined || to === undefined) return null
  if (!row.slice(first, last + 1).some(({ stretch }) => stretch.kind === 'change')) return null
  // Unchanged text at both ends joins the mark only as far as the fact reaches into it.
  const skip = from.stretch.kind === 'same' ? lengthBefore(from, fact) : 0
  const rest = to.stretch.kind === 'same' ? lengthAfter(to, fact) : 0
  const middle = row.slice(first, last + 1).map(({ stretch }) => stretch)
  const own = middle.map((stretch) => (stretch.kind === 'same' ? stretch.text : stretch.before)).join('')
  const other = middle.map((stretch) => (stretch.kind === 'same' ? stretch.text : stretch.after)).join('')
  const before = own.slice(skip, own.length - rest)
  const after = other.slice(skip, other.length - rest)
  return [
    ...stretches.slice(0, first),
    ...same(own.slice(0, skip)),
    ...divided(before, after, {
      was: fact.was && moved(fact.was, from.before.start + skip),
      now: fact.now && moved(fact.now, from.after.start + skip),
    }),
    ...same(own.slice(own.length - rest)),
    ...stretches.slice(last + 1),
  ]
}

/** How much of a piece of unchanged text stands before the fact on both sides. */
function lengthBefore({ before, after }: Placed, { was, now }: FactPlace): number {
  const ahead = [was && was.start - before.start, now && now.start - after.start].filter((length) => length !== null)
  return Math.max(0, Math.min(before.end - before.start, ...ahead))
}

function lengthAfter({ before, after }: Placed, { was, now }: FactPlace): number {
  const behind = [was && before.end - was.end, now && after.end - now.end].filter((length) => length !== null)
  return Math.max(0, Math.min(before.end - before.start, ...behind))
}

function moved({ start, end }: Span, by: number): Span {
  return { start: start - by, end: end - by }
}

/**
 * One change, divided so that the fact stands alone. It stays whole if the fact is on one side only: without its neighbours such
 * a fact could not be put back into the sentence.
 */
function divided(before: string, after: string, { was, now }: FactPlace): Stretch[] {
  if (was === null || now === null) return [{ kind: 'change', number: 0, before, after }]
  const isBlank = (own: string, other: string) => own !== other && `${own}${other}`.trim() === ''
  // White space alone would be an invisible mark, so it stays with the fact.
  const joinsStart = isBlank(before.slice(0, was.start), after.slice(0, now.start))
  const joinsEnd = isBlank(before.slice(was.end), after.slice(now.end))
  const own = { start: joinsStart ? 0 : was.start, end: joinsEnd ? before.length : was.end }
  const other = { start: joinsStart ? 0 : now.start, end: joinsEnd ? after.length : now.end }
  return [
    ...withSpaceAround(before.slice(0, own.start), after.slice(0, other.start)),
    { kind: 'change', number: 0, before: before.slice(own.start, own.end), after: after.slice(other.start, other.end) },
    ...withSpaceAround(before.slice(own.end), after.slice(other.end)),
  ]
}

/** A change whose white space at both ends, if both sides have it, stays outside. */
function withSpaceAround(before: string, after: string): Stretch[] {
  if (before === after) return same(before)
  const start = before.startsWith(' ') && after.startsWith(' ') ? 1 : 0
  const end = before.length > start && after.length > start && before.endsWith(' ') && after.endsWith(' ') ? 1 : 0
  return [
    ...same(before.slice(0, start)),
    {
      kind: 'change',
      number: 0,
      before: before.slice(start, before.length - end),
      after: after.slice(start, after.length - end),
    },
    ...same(before.slice(before.length - end)),
  ]
}

function same(text: string): Stretch[] {
  return text === '' ? [] : [{ kind: 'same', text }]
}
