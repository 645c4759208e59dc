import type { Stretch } from '../writing/difference.ts'

type Change = { before: string; after: string; reason: string }

/** The reasons that an engine gave, by the number of the mark that each of them belongs to. */
export function reasonsOf(stretches: readonly Stretch[], changes: readonly Change[]): Map<number, string> {
  const reasons = new Map<number, string>()
  for (const stretch of stretches) {
    if (stretch.kind === 'same') continue
    const reason = changes.find(
      ({ before, after }) =>
        (before !== '' && stretch.before.includes(before)) ||
        (before === '' && after !== '' && stretch.after.includes(after)) ||
        (before !== '' && stretch.before.trim() !== '' && before.includes(stretch.before)),
    )?.reason
    if (reason !== undefined) reasons.set(stretch.number, reason)
  }
  return reasons
}
