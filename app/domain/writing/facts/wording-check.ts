import {
  alikeOf,
  BESIDE,
  type Change,
  createHints,
  createPool,
  isDuty,
  isNegative,
  isOnly,
  isOpposite,
  KIND_OF,
  keyOf,
  type Passage,
} from './closed-pool.ts'
import { type Balance, denialsLeft, EQUIVALENCES } from './equivalences.ts'
import { compareLinks } from './links.ts'
import { crossedScales } from './scales.ts'
import type { Said } from './wording.ts'

/** Words that are read only as context of others. */
const CONTEXT: ReadonlySet<string> = new Set(['please', 'also', 'link'])

/** Words whose loss alone is a change, and those whose gain is. */
const MUST_STAY = new Set([
  'modality:must',
  'modality:may',
  'bound:least',
  'bound:most',
  'bound:over',
  'bound:under',
  'bound:notover',
  'bound:notunder',
  'only:only',
  'amount:most',
])
const MUST_NOT_COME = new Set(['modality:must', 'only:only'])

/**
 * Compares the closed words of two passages that say the same thing or pretend to. A denial that a passage lost or gained can
 * be explained by an opposite ("not open", "closed") or by a word that implies one ("forbidden").
 * @returns the changes, and by how many denials the second passage has more (less than 0: fewer) that nothing explains
 */
export function compareWords(before: Passage, after: Passage): { changes: Change[]; denials: number } {
  const changes: Change[] = []
  const relevant = ({ closed }: Passage) => closed.filter(({ family }) => !CONTEXT.has(family))
  const gained = createPool(relevant(after))
  const balance: Balance = {
    ...{ before, after, gained, lost: relevant(before) },
    difference: after.denials - before.denials,
    settled: new Set(),
    tell(how, was, now) {
      const family = (was ?? now)?.family ?? ''
      if (how === 'kept' && BESIDE.has(was?.value ?? '')) return
      changes.push({ kind: KIND_OF[family] ?? 'comparison', how, was, now })
    },
  }
  pairBy((was) => [keyOf(was)], 'kept', balance)
  pairBy(alikeOf, 'restated', balance)
  for (const explain of EQUIVALENCES) explain(balance)
  balance.lost = balance.lost.filter((was) => {
    const now = isOpposite(was) || BESIDE.has(was.value) ? undefined : gained.takeOf(was.family)
    if (now !== undefined) balance.tell('changed', was, now)
    return now === undefined
  })
  explainOnly(balance)
  const rest = gained.rest()
  // Of a denied duty without a counterpart the denial counts.
  balance.difference += rest.filter(isNegative).length - balance.lost.filter(isNegative).length
  const denials = denialsLeft(balance)
  changes.push(...compareLinks(before, after), ...crossedScales(balance.lost, rest, denials))
  // "Only members may vote" is "voting is reserved for members".
  const only = before.closed.some(isOnly) && after.closed.some(isOnly)
  for (const was of balance.lost) {
    if (only && keyOf(was) === 'modality:may') continue
    // "It must be signed, or it cannot be handled" is "only signed ones can be handled".
    if (isDuty(was) && after.closed.some(isOnly) && !before.closed.some(isOnly)) continue
    if (MUST_STAY.has(keyOf(was)) && !(isDuty(was) && after.orders)) balance.tell('lost', was, null)
  }
  const hintOf = createHints(before.hints)
  for (const now of rest) {
    const had = hintOf(now)
    if (had !== null) balance.tell('restated', had, now)
    // "Do not freeze" is "freezing must be avoided".
    else if (isDuty(now) && after.implied > before.implied && after.denials < before.denials) continue
    // "You have to be over 65" is "only for people over 65".
    else if (isOnly(now) && !before.closed.some(isOnly) && balance.lost.some(isDuty)) continue
    else if (MUST_NOT_COME.has(keyOf(now)) && !(isDuty(now) && before.orders)) balance.tell('added', null, now)
  }
  return { changes, denials }
}

/** Pairs each lost word with a new one of its keys. */
function pairBy(keysOf: (was: Said) => readonly string[], how: Change['how'], balance: Balance): void {
  balance.lost = balance.lost.filter((was) => {
    const now = balance.gained.take(keysOf(was))
    if (now !== undefined) balance.tell(how, was, now)
    return now === undefined
  })
}

/** "Not accepted unless" is "accepted only if", and "only at midnight" is "not until midnight". */
function explainOnly(balance: Balance): void {
  const { before, after, gained } = balance
  if (balance.difference < 0 && after.closed.some(isOnly) && !before.closed.some(isOnly)) {
    if (gained.take(['only:only', 'only:just']) !== undefined) balance.difference += 1
  }
  balance.lost = balance.lost.filter((was) => {
    if (!isOnly(was) || balance.difference <= after.withouts - before.withouts) return true
    balance.difference -= 1
    balance.tell('restated', was, null)
    return false
  })
}
