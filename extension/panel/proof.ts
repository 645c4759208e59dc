import { reasonsOf } from '#app/domain/assistant/reasons.ts'
import { withWholeFacts } from '#app/domain/assistant/whole-facts.ts'
import { difference, type Stretch, withChanges } from '#app/domain/writing/difference.ts'
import type { Comparison } from '#app/domain/writing/facts/comparison.ts'
import type { Details } from '../messages.ts'

/** A fact that differs, with the numbers of the changes that it lies in. Without one it can only be looked at. */
export type Fact = { outcome: 'changed' | 'lost' | 'added'; before: string; after: string; changes: number[] }

/** `reasons`: why a change was made, by its number, if the engine said so. */
export type Proof = { stretches: Stretch[]; facts: Fact[]; reasons: ReadonlyMap<number, string> }

/**
 * The changes between two texts, each fact that differs in one of its own, and those facts. Places of facts count code points, as the server's do.
 * @param details `language` is BCP 47, or null if it is not known; `changes` are those that the engine gave a reason for
 */
export function proofOf(
  before: string,
  after: string,
  meaning: Comparison | null,
  { language, changes }: Pick<Details, 'language' | 'changes'>,
): Proof {
  const inBefore = unitsOf(before)
  const inAfter = unitsOf(after)
  const places = (meaning?.findings ?? []).flatMap((finding) => {
    const { outcome } = finding
    if (outcome !== 'changed' && outcome !== 'lost' && outcome !== 'added') return []
    const was = finding.before && { start: inBefore(finding.before.start), end: inBefore(finding.before.end) }
    const now = finding.after && { start: inAfter(finding.after.start), end: inAfter(finding.after.end) }
    return [{ outcome, was, now, before: finding.before?.text ?? '', after: finding.after?.text ?? '' }]
  })
  const stretches = withWholeFacts(difference(before, after, language ?? 'und'), places)
  const facts = places.map(
    ({ outcome, was, now, ...texts }): Fact => ({
      ...{ outcome, ...texts },
      changes: changesAt(stretches, was, now),
    }),
  )
  return { stretches, facts, reasons: reasonsOf(stretches, changes) }
}

/** The facts that still differ after some changes were rejected. */
export function openFacts({ facts }: Proof, rejected: ReadonlySet<number>): Fact[] {
  return facts.filter(({ changes }) => changes.length === 0 || changes.some((number) => !rejected.has(number)))
}

/** The text with every change but the rejected ones. */
export function textOf({ stretches }: Proof, rejected: ReadonlySet<number>): string {
  const applied = stretches.flatMap((each) =>
    each.kind === 'change' && !rejected.has(each.number) ? [each.number] : [],
  )
  return withChanges(stretches, new Set(applied))
}

type Span = { start: number; end: number }

function changesAt(stretches: readonly Stretch[], old: Span | null, now: Span | null): number[] {
  const found: number[] = []
  let before = 0
  let after = 0
  for (const stretch of stretches) {
    const [own, other] = stretch.kind === 'same' ? [stretch.text, stretch.text] : [stretch.before, stretch.after]
    if (
      stretch.kind === 'change' &&
      (touches(old, before, before + own.length) || touches(now, after, after + other.length))
    )
      found.push(stretch.number)
    before += own.length
    after += other.length
  }
  return found
}

function touches(span: Span | null, start: number, end: number): boolean {
  return span !== null && span.start < end && start < span.end
}

/** Turns a place in code points into one in UTF-16 units. */
function unitsOf(text: string): (place: number) => number {
  const starts: number[] = []
  let at = 0
  for (const character of text) {
    starts.push(at)
    at += character.length
  }
  return (place) => starts[place] ?? text.length
}
