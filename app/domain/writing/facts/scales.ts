import { type Change, keyOf } from './closed-pool.ts'
import type { Said } from './wording.ts'

/** Words of unlike families that compare with something, by the side of it that they name. */
const SIDES: ReadonlyMap<string, '+' | '-'> = new Map([
  ['more:+', '+'],
  ['high:+', '+'],
  ['bound:over', '+'],
  ['more:-', '-'],
  ['high:-', '-'],
  ['bound:under', '-'],
])

/**
 * A comparison that turned over into a word of another family: "two degrees less", "two degrees above". With a new denial, or beside
 * another comparison of its own side, it says the same.
 */
export function crossedScales(lost: readonly Said[], gained: readonly Said[], denials: number): Change[] {
  if (denials !== 0) return []
  const [was, ...more] = lost.filter((word) => SIDES.has(keyOf(word)))
  const [now, ...others] = gained.filter((word) => SIDES.has(keyOf(word)))
  if (was === undefined || now === undefined || more.length + others.length > 0) return []
  if (was.denied === true || now.denied === true) return []
  return SIDES.get(keyOf(was)) === SIDES.get(keyOf(now)) ? [] : [{ kind: 'comparison', how: 'changed', was, now }]
}
