import type { CheckedFact } from './checked.ts'
import type { Fact, KnownLanguage } from './fact.ts'
import type { Said, Wording } from './wording.ts'

type Side = { text: string; language: KnownLanguage; wording: Wording }

/** Families of words that say which way an amount went. */
const WAYS: ReadonlySet<string> = new Set(['rise'])
/** Kinds of facts that an amount can change by or to. */
const AMOUNTS: ReadonlySet<Fact['kind']> = new Set(['percent', 'money', 'number'])
/** How far from its amount the word stands, in UTF-16 units. */
const REACH = 40

/** A word that says the contrary of what the other text says at the same amount. */
type Turned = { was: Said; now: Said }

/**
 * The words of change that stand beside one amount and turned over: "fell by 7 %, and the south grew by 3 %", "grew by 7 %, and the
 * south fell by 3 %" have the same words. Only amounts that both texts have once are compared.
 */
export function turnedAtAmounts(
  one: Side,
  other: Side,
  literal: { before: readonly Fact[]; after: readonly Fact[] },
): Turned[] {
  const mine = waysOf(one.wording, literal.before)
  if (mine.size === 0) return []
  const theirs = waysOf(other.wording, literal.after)
  return [...mine].flatMap(([amount, was]) => {
    const now = theirs.get(amount)
    return now !== undefined && was.family === now.family && was.value !== now.value ? [{ was, now }] : []
  })
}

/** The nearest word of change of each amount that a text has once; a denied one says too little. */
function waysOf({ closed, tokens, denials }: Wording, literal: readonly Fact[]): Map<string, Said> {
  const counts = new Map<string, number>()
  const amounts = literal.filter(({ kind }) => AMOUNTS.has(kind))
  for (const {
    readings: [reading = ''],
  } of amounts)
    counts.set(reading, (counts.get(reading) ?? 0) + 1)
  const ways = closed.filter(({ family }) => WAYS.has(family))
  if (ways.length === 0) return new Map()
  const denied = new Set(denials.map(({ clause }) => clause))
  const clauseAt = new Map(tokens.map(({ start, clause }) => [start, clause]))
  const found = new Map<string, Said>()
  let first = 0
  for (const {
    readings: [reading = ''],
    start,
    end,
  } of amounts) {
    if (counts.get(reading) !== 1) continue
    while ((ways[first]?.end ?? start) < start - REACH) first += 1
    const clause = clauseAt.get(start)
    let nearest: Said | undefined
    for (let at = first; (ways[at]?.start ?? end + REACH) < end + REACH; at += 1) {
      const way = ways[at]
      if (way === undefined || way.clause !== clause || denied.has(way.clause)) continue
      if (nearest === undefined || distance(way, start, end) < distance(nearest, start, end)) nearest = way
    }
    if (nearest !== undefined) found.set(reading, nearest)
  }
  return found
}

function distance(word: Said, start: number, end: number): number {
  return word.start < start ? start - word.end : word.start - end
}

/** Whether a word is part of a finding that was told already. */
export function isTold(facts: readonly CheckedFact[], { was }: { was: { start: number } }): boolean {
  return facts.some(({ fact, outcome }) => outcome === 'changed' && fact.start === was.start)
}
