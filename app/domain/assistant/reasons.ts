import type { Stretch } from '../writing/difference.ts'

type Change = { before: string; after: string; reason: string }
type Mark = Extract<Stretch, { kind: 'change' }>

/**
 * The reasons that an engine gave, by the number of the mark that each of them belongs to. A mark may hold several of the
 * engine's changes, or be a part of one; the nearest one counts, and a word only stands for itself, not for letters within others.
 */
export function reasonsOf(stretches: readonly Stretch[], changes: readonly Change[]): Map<number, string> {
  const reasons = new Map<number, string>()
  const used = new Set<Change>()
  for (const mark of stretches) {
    if (mark.kind === 'same') continue
    let nearest: Change | undefined
    let most = 0
    for (const change of changes) {
      const kinship = kinshipOf(mark, change)
      // Among equals the longer one says more, and one that has no mark yet.
      const worth = kinship === 0 ? 0 : kinship * 1e6 + change.before.length * 2 + (used.has(change) ? 0 : 1)
      if (worth > most) [nearest, most] = [change, worth]
    }
    if (nearest === undefined) continue
    used.add(nearest)
    reasons.set(mark.number, nearest.reason)
  }
  return reasons
}

/** 0 if a mark and a change have nothing to do with each other, else more the closer they are. */
function kinshipOf(mark: Mark, change: Change): number {
  const [marked, written] = [mark.before.trim(), mark.after.trim()]
  const [before, after] = [change.before.trim(), change.after.trim()]
  if (marked === before) return written === after ? 4 : marked === '' ? 0 : 3
  if (before === '' ? holds(written, after) : holds(marked, before)) return 2
  return holds(before, marked) ? 1 : 0
}

const WORD = /[\p{L}\p{N}]/u

/** Whether `part` stands in `whole` without a letter beside it that would make it a part of a word. */
function holds(whole: string, part: string): boolean {
  if (part === '') return false
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    const end = at + part.length
    const isCut = (left: string, right: string) => WORD.test(left) && WORD.test(right)
    if (!isCut(whole.charAt(at - 1), part.charAt(0)) && !isCut(part.slice(-1), whole.charAt(end))) return true
  }
  return false
}
