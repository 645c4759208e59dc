import type { FactKind } from './fact.ts'
import { CONVERSE, STRICT } from './lexicon/opposites.ts'
import type { Said } from './wording.ts'

/** What the closed words of one passage became in the other. */
export type Change = {
  kind: FactKind
  how: 'kept' | 'restated' | 'changed' | 'lost' | 'added'
  was: Said | null
  now: Said | null
}

/** One passage of a text: its closed words, and how many of its denials belong to none of them. */
export type Passage = {
  closed: readonly Said[]
  /** Words that can stand for a closed word of the other passage. */
  hints: readonly Said[]
  denials: number
  /** How many of these denials are "without". */
  withouts: number
  implied: number
  orders: boolean
  reversed: boolean
}

const KIND_OF: Readonly<Record<string, FactKind>> = {
  modality: 'modality',
  amount: 'quantifier',
  often: 'quantifier',
  bound: 'quantifier',
  only: 'quantifier',
  rate: 'rate',
  part: 'time',
  day: 'date',
  gender: 'title',
  turn: 'direction',
  order: 'direction',
  shift: 'direction',
}
/** Values that count only beside another one: "within 3 days" may become "at most 3 days". */
const BESIDE: ReadonlySet<string> = new Set(['within', 'just', 'due'])
/** Words that are read only as context of others. */
const CONTEXT: ReadonlySet<string> = new Set(['please', 'also'])

/** Values that say the same in most sentences. */
const ALIKE: readonly (readonly string[])[] = [
  ['modality:may', 'modality:can', 'modality:likely'],
  ['modality:mustnot', 'modality:cannot'],
  ['modality:shouldnot', 'modality:neednot'],
  ['modality:must', 'modality:sure'],
  ['modality:must', 'modality:due'],
  ['amount:all', 'amount:both'],
  ['amount:some', 'amount:few'],
  ['bound:most', 'bound:under', 'bound:notover', 'bound:within'],
  ['bound:under', 'bound:notover'],
  ['bound:least', 'bound:over', 'bound:notunder'],
  ['bound:over', 'bound:notunder'],
  ['part:afternoon', 'part:evening'],
  ['part:evening', 'part:night'],
  ['often:always', 'often:often'],
  ['only:only', 'only:just'],
]
const ALIKE_OF: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(ALIKE.flat())].map((key) => [
    key,
    ALIKE.flatMap(([one = '', ...rest]) => (key === one ? rest : rest.includes(key) ? [one] : [])),
  ]),
)
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
])
const MUST_NOT_COME = new Set(['modality:must', 'only:only'])
const NEGATIVE: Readonly<Record<string, readonly string[]>> = {
  mustnot: ['may', 'can', 'must'],
  cannot: ['can', 'may'],
  neednot: ['must'],
  shouldnot: ['should'],
  notover: ['over'],
  notunder: ['under'],
}

const POSITIVE: Readonly<Record<string, readonly string[]>> = {
  must: ['mustnot', 'neednot'],
  may: ['mustnot', 'cannot'],
  can: ['cannot', 'mustnot'],
  should: ['shouldnot'],
  over: ['notover'],
  under: ['notunder'],
}

const CONTRARY: Readonly<Record<string, readonly string[]>> = {
  over: ['bound:most', 'bound:notover'],
  under: ['bound:least', 'bound:notunder'],
  least: ['bound:under'],
  most: ['bound:over'],
}
const TOO_MUCH: Readonly<Record<string, readonly string[]>> = {
  most: ['bound:over'],
  notover: ['bound:over'],
  least: ['bound:under'],
  notunder: ['bound:under'],
}

/**
 * Compares the closed words of two passages that say the same thing or pretend to. A denial that a passage lost or gained can
 * be explained by an opposite ("not open", "closed") or by a word that implies one ("forbidden").
 * @returns the changes, and by how many denials the second passage has more (less than 0: fewer) that nothing explains
 */
export function compareWords(before: Passage, after: Passage): { changes: Change[]; denials: number } {
  const changes: Change[] = []
  const add = (how: Change['how'], was: Said | null, now: Said | null) => {
    const family = (was ?? now)?.family ?? ''
    if (how === 'kept' && BESIDE.has(was?.value ?? '')) return
    changes.push({ kind: KIND_OF[family] ?? 'comparison', how, was, now })
  }
  const relevant = ({ closed }: Passage) => closed.filter(({ family }) => !CONTEXT.has(family))
  const gained = createPool(relevant(after))
  /** Pairs each word with the first of these keys that the other passage still has; answers those without one. */
  const pair = (list: readonly Said[], keysOf: (was: Said) => readonly string[], how: Change['how']) =>
    list.filter((was) => {
      const now = gained.take(keysOf(was))
      if (now !== undefined) add(how, was, now)
      return now === undefined
    })
  let lost = pair(relevant(before), (was) => [keyOf(was)], 'kept')
  lost = pair(lost, (was) => ALIKE_OF.get(keyOf(was)) ?? [], 'restated')
  let difference = after.denials - before.denials
  // "Must not" in one passage is "must" and a free "not" in the other.
  lost = lost.filter((was) => {
    if ((was.family !== 'modality' && was.family !== 'bound') || difference === 0) return true
    const values = difference > 0 ? (NEGATIVE[was.value] ?? []) : (POSITIVE[was.value] ?? [])
    const now = gained.take(values.map((value) => `${was.family}:${value}`))
    if (now === undefined) return true
    difference -= Math.sign(difference)
    add('restated', was, now)
    return false
  })
  const denied = lost.some(isNegative)
  // "No one may enter after eight" is "entry only until eight".
  lost = lost.filter((was) => {
    if (!isOpposite(was) || !denied || !gained.has('only:only')) return true
    const now = gained.take([contraryOf(was)])
    if (now === undefined) return true
    add('restated', was, now)
    gained.take(['only:only'])
    difference += 1
    return false
  })
  const isHinted = after.hints.some(({ family }) => family === 'only')
  // "No pupil may leave unless" is "pupils may leave only if".
  lost = lost.filter((was) => {
    const isOnly = gained.has('only:only') || (isHinted && (before.withouts > 0 || before.implied > after.implied))
    const now = isNegative(was) && isOnly ? gained.take(['modality:may', 'modality:can']) : undefined
    if (now === undefined) return true
    gained.take(['only:only'])
    if (before.withouts > after.withouts && difference < 0) difference += 1
    add('restated', was, now)
    return false
  })
  // "Open only until nine" is "closes at nine".
  if (lost.some(({ family }) => family === 'only')) {
    const turned = lost.filter((was) => {
      const now = isOpposite(was) && !STRICT.has(was.family) ? gained.take([contraryOf(was)]) : undefined
      if (now !== undefined) add('restated', was, now)
      return now !== undefined
    })
    const gone = new Set(turned)
    if (gone.size > 0) lost = lost.filter((was) => was.family !== 'only' && !gone.has(was))
  }
  // "May only with a cap" is "must not without a cap", or "must have a cap".
  if (lost.some(({ family }) => family === 'only') && lost.some(isLeave)) {
    const now =
      after.withouts > before.withouts
        ? gained.take(['modality:mustnot', 'modality:cannot'])
        : gained.take(['modality:must'])
    if (now !== undefined) {
      for (const was of lost.filter((one) => one.family === 'only' || isLeave(one))) add('restated', was, now)
      lost = lost.filter((one) => one.family !== 'only' && !isLeave(one))
      if (after.withouts > before.withouts && difference > 0) difference -= 1
    }
  }
  // "Until eleven" is "at eleven at the latest".
  lost = lost.filter((was) => {
    if (keyOf(was) !== 'order:-') return true
    const now = gained.take(['bound:most', 'bound:within', 'bound:notover', 'bound:under'])
    if (now !== undefined) add('restated', was, now)
    return now === undefined
  })
  const isDenied = lost.some(isNegative)
  // "Who misses more than two gets none" is "only who misses at most two gets one".
  lost = lost.filter((was) => {
    const values = was.family === 'bound' ? (CONTRARY[was.value] ?? []) : []
    const isOnly = gained.has('only:only')
    if (values.length === 0 || (difference === 0 && !isOnly && !isDenied)) return true
    const now = gained.take(values)
    if (now === undefined) return true
    add('restated', was, now)
    if (difference !== 0) difference -= Math.sign(difference)
    if (isOnly) gained.take(['only:only'])
    return false
  })
  // "At most four" is "more than four is too much".
  lost = lost.filter((was) => {
    const values = was.family === 'bound' && after.implied > before.implied ? (TOO_MUCH[was.value] ?? []) : []
    const now = gained.take(values)
    if (now !== undefined) add('restated', was, now)
    return now === undefined
  })
  // "Closed" became "open", or "not open".
  lost = lost.filter((was) => {
    if (!isOpposite(was)) return true
    const now = gained.take([contraryOf(was)])
    if (now === undefined) return true
    const swapped = CONVERSE.has(was.family) && before.reversed
    const turned = (was.denied ?? false) !== (now.denied ?? false) && !STRICT.has(was.family)
    const excused = turned || (!swapped && difference !== 0 && !STRICT.has(was.family))
    if (excused)
      difference -= turned ? Number(now.denied ?? false) - Number(was.denied ?? false) : Math.sign(difference)
    add(excused || swapped ? 'restated' : 'changed', was, now)
    return false
  })
  lost = lost.filter((was) => {
    const now = was.value === 'most' ? gained.take(['only:only']) : undefined
    if (now !== undefined) add('restated', was, now)
    return now === undefined
  })
  // "May rise by no more than 2 %" is "is limited to 2 %".
  const limit = lost.some(({ family }) => family === 'only') ? gained.take(['bound:most']) : undefined
  if (limit !== undefined) {
    for (const was of lost.filter(({ family }) => family === 'only')) add('restated', was, limit)
    lost = lost.filter((was) => was.family !== 'only' && keyOf(was) !== 'modality:may')
  }
  // "Only by appointment" is "an appointment is necessary".
  lost = lost.filter((was) => {
    const now = was.family === 'only' ? gained.take(['modality:must']) : undefined
    if (now !== undefined) add('restated', was, now)
    return now === undefined
  })
  // "Lets you" is "you may": a word that can stand for it.
  const hinted = createHints(after.hints)
  const hintedBefore = createHints(before.hints)
  lost = lost.filter((was) => {
    const now = hinted(was)
    if (now === null) return true
    // "Not required" has a denial that "need not" has not.
    if (isNegative(was) && now.denied === true) difference -= 1
    add('restated', was, now)
    return false
  })
  lost = lost.filter((was) => {
    const now = isOpposite(was) || BESIDE.has(was.value) ? undefined : gained.takeOf(was.family)
    if (now === undefined) return true
    add('changed', was, now)
    return false
  })
  // "Not accepted unless" is "accepted only if".
  if (
    difference < 0 &&
    after.closed.some(({ family }) => family === 'only') &&
    !before.closed.some(({ family }) => family === 'only')
  ) {
    const now = gained.take(['only:only', 'only:just'])
    if (now !== undefined) difference += 1
  }
  // "Only at midnight" is "not until midnight".
  lost = lost.filter((was) => {
    if (was.family !== 'only' || difference <= after.withouts - before.withouts) return true
    difference -= 1
    add('restated', was, null)
    return false
  })
  const rest = gained.rest()
  // Of a denied duty without a counterpart the denial counts.
  difference -= lost.filter(isNegative).length
  difference += rest.filter(isNegative).length
  // "Not all of them passed" is "some failed".
  const isAll = ({ family, value }: Said) => family === 'amount' && value === 'all'
  const partly = (one: Said) => one.family === 'only' || (one.family === 'amount' && !isAll(one))
  if (difference < 0 && before.closed.some(isAll) && !after.closed.some(isAll) && after.closed.some(partly))
    difference += 1
  // "No one may board without a ticket" is "everybody needs a ticket".
  const doubled = (one: Passage, two: Passage) =>
    one.withouts > two.withouts && [...two.closed, ...two.hints].some(isNeed)
  if (difference <= -2 && doubled(before, after)) difference += 2
  if (difference >= 2 && doubled(after, before)) difference -= 2
  const implied = after.implied - before.implied
  if (difference < 0 && implied > 0) difference = Math.min(0, difference + implied)
  if (difference > 0 && implied < 0) difference = Math.max(0, difference + implied)
  // "Only members may vote" is "voting is reserved for members".
  const only = [before, after].every((passage) => passage.closed.some(({ family }) => family === 'only'))
  for (const was of lost) {
    if (only && keyOf(was) === 'modality:may') continue
    if (MUST_STAY.has(keyOf(was)) && !(isDuty(was) && after.orders)) add('lost', was, null)
  }
  for (const now of rest) {
    const had = hintedBefore(now)
    if (had !== null) add('restated', had, now)
    else if (MUST_NOT_COME.has(keyOf(now)) && !(isDuty(now) && before.orders)) add('added', null, now)
  }
  return { changes, denials: difference }
}

function keyOf({ family, value }: Said): string {
  return `${family}:${value}`
}

/** The word of a passage that can stand for a closed word of the other one; null without one. */
function createHints(hints: readonly Said[]): (word: Said) => Said | null {
  const known = new Map(hints.map((hint) => [keyOf(hint), hint]))
  return (word) => {
    const key = keyOf(word)
    const found = [key, ...(ALIKE_OF.get(key) ?? [])].find((one) => known.has(one))
    return known.get(found ?? '') ?? null
  }
}

/** Whether two words say the same in most sentences. */
export function isAlike(one: Said, other: Said): boolean {
  return ALIKE_OF.get(keyOf(one))?.includes(keyOf(other)) === true
}

function isNeed({ family, value }: Said): boolean {
  return family === 'only' || (family === 'modality' && (value === 'must' || value === 'need' || value === 'due'))
}

function isLeave({ family, value }: Said): boolean {
  return family === 'modality' && (value === 'may' || value === 'can')
}

function isDuty({ family, value }: Said): boolean {
  return family === 'modality' && value === 'must'
}

function contraryOf({ family, value }: Said): string {
  return `${family}:${value === '+' ? '-' : '+'}`
}

function isNegative({ family, value }: Said): boolean {
  return family === 'modality' && value in NEGATIVE
}

function isOpposite({ family, value }: Said): boolean {
  return value === '+' || value === '-' || KIND_OF[family] === undefined
}

/** Words that can be used once each, by their key or their family, in reading order. */
function createPool(words: readonly Said[]) {
  const queues = new Map<string, { list: Said[]; next: number }>()
  const values = new Map<string, Set<string>>()
  for (const word of words) {
    const key = keyOf(word)
    const queue = queues.get(key)
    if (queue === undefined) queues.set(key, { list: [word], next: 0 })
    else queue.list.push(word)
    values.set(word.family, (values.get(word.family) ?? new Set()).add(key))
  }
  const take = (keys: Iterable<string>): Said | undefined => {
    for (const key of keys) {
      const queue = queues.get(key)
      const word = queue?.list[queue.next]
      if (queue === undefined || word === undefined) continue
      queue.next += 1
      return word
    }
    return undefined
  }
  return {
    take,
    has: (key: string) => (queues.get(key)?.next ?? 0) < (queues.get(key)?.list.length ?? 0),
    takeOf: (family: string) =>
      take([...(values.get(family) ?? [])].filter((key) => !BESIDE.has(key.slice(family.length + 1)))),
    rest: () =>
      [...queues.values()].flatMap(({ list, next }) => list.slice(next)).sort((one, other) => one.start - other.start),
  }
}
