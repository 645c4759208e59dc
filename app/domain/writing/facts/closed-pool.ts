import type { FactKind } from './fact.ts'
import { SORT_FAMILIES } from './lexicon/sorts.ts'
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
  /** How many denials follow another one and an "and". */
  coordinated: number
  /** Whether one denial stands for two things: "neither … nor", "not … or". */
  either: boolean
  orders: boolean
  reversed: boolean
}

/** The kinds of findings; every other family is a pair of opposites. */
export const KIND_OF: Readonly<Record<string, FactKind>> = {
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
export const BESIDE: ReadonlySet<string> = new Set(['within', 'just', 'due'])
/** Values that say the same in most sentences. */
const ALIKE: readonly (readonly string[])[] = [
  ['modality:may', 'modality:can', 'modality:likely', 'modality:right'],
  ['modality:can', 'modality:right'],
  ['modality:mustnot', 'modality:cannot'],
  ['modality:shouldnot', 'modality:neednot'],
  ['modality:must', 'modality:sure'],
  ['modality:must', 'modality:due'],
  ['amount:all', 'amount:both'],
  ['amount:some', 'amount:few'],
  ['amount:any', 'amount:all', 'amount:some'],
  ['bound:most', 'bound:notover', 'bound:within'],

  ['bound:under', 'bound:within'],

  ['bound:least', 'bound:notunder'],

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

export function keyOf({ family, value }: Said): string {
  return `${family}:${value}`
}

/** The key of the other one of two opposites. */
export function contraryOf({ family, value }: Said): string {
  return `${family}:${value === '+' ? '-' : '+'}`
}

/** The keys of the words that say the same in most sentences. */
export function alikeOf(word: Said): readonly string[] {
  return ALIKE_OF.get(keyOf(word)) ?? []
}

/** Whether two words say the same in most sentences. */
export function isAlike(one: Said, other: Said): boolean {
  return alikeOf(one).includes(keyOf(other))
}

export function isDuty(word: Said): boolean {
  return keyOf(word) === 'modality:must'
}

/** Whether a word permits something. */
export function isLeave({ family, value }: Said): boolean {
  return family === 'modality' && (value === 'may' || value === 'can' || value === 'right')
}

/** Whether a duty or permission is denied: "must not", "need not". */
export function isNegative({ family, value }: Said): boolean {
  return family === 'modality' && (value.endsWith('not') || value === 'cannot')
}

export function isOnly({ family }: Said): boolean {
  return family === 'only'
}

export function isOpposite({ family, value }: Said): boolean {
  return value === '+' || value === '-' || (KIND_OF[family] === undefined && !SORT_FAMILIES.has(family))
}

/** The words of a passage that can stand for a closed word of the other one, each for as many as there are. */
export function createHints(hints: readonly Said[]): (word: Said) => Said | null {
  const known = new Map(hints.map((hint) => [keyOf(hint), hint]))
  return (word) => {
    const found = [keyOf(word), ...alikeOf(word)].find((key) => known.has(key))
    return known.get(found ?? '') ?? null
  }
}

export type Pool = {
  /** Takes the first word that is left of the first of these keys that has one. */
  take(keys: Iterable<string>): Said | undefined
  has(key: string): boolean
  takeOf(family: string): Said | undefined
  rest(): Said[]
}

/** Words that can be used once each, by their key or their family, in reading order. */
export function createPool(words: readonly Said[]): Pool {
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
