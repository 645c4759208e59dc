import { normalise } from '#app/domain/text.ts'
import { isFunctionWord } from '../analysis/function-words.ts'
import type { Fact, KnownLanguage } from './fact.ts'
import type { Token } from './tokens.ts'

/** How far around a word its surroundings reach, in tokens. */
const REACH = 7
/** A clause with fewer words of content is read together with what stands around it. */
const FEW = 3
/** How many words of content a duty or a denial governs. */
const GOVERNED = 2
/** The most letters by which two forms of a word are recognised. */
const STEM = 5
/** Endings of verbs and nouns in the five languages. */
const ENDING = /^(\p{L}{3,40}?)(?:ing|ings|tion|ung|ungen|ed|es|en|er|ar|ir|ado|ada|ido|ida|ando|endo|s|e|t|te)$/u
/** A word in more clauses than these tells nothing about any of them. */
const COMMON = 12

/** A clause of a text with its words of content and the number of its denials. */
type Clause = { keys: Set<string>; denials: number }

/** The words of content of a text by their places, so that a finding can be held against what the other text says there. */
export type Ground = {
  /** The words of content around the token at a position. */
  near(start: number): ReadonlySet<string>
  /**
   * The words of content that a duty, a permission or a denial governs: the first two behind it in its clause, in German the last two of
   * the clause; none if its clause has none there.
   */
  governed(start: number): readonly string[]
  /** Whether a clause without a denial has a word of content. */
  says(word: string): boolean
  /** The words of content of its sentence before and behind the token at a position. */
  sides(start: number): { ahead: ReadonlySet<string>; behind: ReadonlySet<string> }
  /** The clause that has most of these words; null if none has any. */
  counterpart(keys: ReadonlySet<string>): { share: number; denials: number; words: ReadonlySet<string> } | null
}

/**
 * Reads the ground of a text. Numbers, dates and names count by what they mean, so that "five" is found in "5".
 * @param silent starts of the tokens that are no content: closed words and denials
 */
export function groundOf(
  tokens: readonly Token[],
  language: KnownLanguage,
  literal: readonly Fact[],
  silent: ReadonlySet<number>,
  denials: readonly { clause: number }[],
): Ground {
  const places = new Map(tokens.map(({ start }, place) => [start, place]))
  const keys: (readonly string[])[] = keysOf(tokens, language, literal, silent)
  const clauses = new Map<number, Clause>()
  const where = new Map<string, Set<number>>()
  for (const [place, token] of tokens.entries()) {
    const { clause } = token
    const own = clauses.get(clause) ?? { keys: new Set(), denials: 0 }
    clauses.set(clause, own)
    for (const key of keys[place] ?? []) {
      own.keys.add(key)
      const list = where.get(key) ?? new Set()
      where.set(key, list.add(clause))
    }
  }
  for (const { clause } of denials) {
    const own = clauses.get(clause)
    if (own !== undefined) own.denials += 1
  }
  let free: Set<string> | null = null
  let grouped: Map<number, readonly Token[]> | null = null
  /** All words of content of a clause, closed words too; read only if a clause is asked for. */
  const wordsOf = (clause: number): ReadonlySet<string> => {
    grouped ??= Map.groupBy(tokens, (token) => token.clause)
    const own = (grouped.get(clause) ?? []).filter((token) => isContent(token, language))
    return new Set(own.map(({ word }) => stemOf(word)))
  }
  return {
    near(start) {
      const at = places.get(start) ?? 0
      const { clause, sentence } = tokens[at] ?? { clause: -1, sentence: -1 }
      const inClause = new Set<string>()
      const around = new Set<string>()
      for (let place = Math.max(0, at - 2 * REACH); place <= Math.min(tokens.length - 1, at + 2 * REACH); place += 1) {
        const token = tokens[place]
        if (token?.sentence !== sentence) continue
        for (const key of keys[place] ?? []) {
          if (token.clause === clause) inClause.add(key)
          if (Math.abs(place - at) <= REACH) around.add(key)
        }
      }
      return inClause.size >= FEW ? inClause : new Set([...around, ...inClause])
    },
    says(word) {
      free ??= new Set(
        tokens
          .filter((token) => (clauses.get(token.clause)?.denials ?? 0) === 0 && isContent(token, language))
          .map((token) => stemOf(token.word)),
      )
      return free.has(word)
    },
    sides(start) {
      const at = places.get(start) ?? 0
      const [ahead, behind] = [new Set<string>(), new Set<string>()]
      for (let place = Math.max(0, at - 2 * REACH); place <= Math.min(tokens.length - 1, at + 2 * REACH); place += 1) {
        if (tokens[place]?.sentence !== tokens[at]?.sentence || place === at) continue
        for (const key of keys[place] ?? []) (place < at ? ahead : behind).add(key)
      }
      return { ahead, behind }
    },
    governed(start) {
      const at = places.get(start) ?? 0
      const { clause } = tokens[at] ?? { clause: -1 }
      const found: string[] = []
      for (let place = at + 1; place <= at + 2 * REACH && tokens[place]?.clause === clause; place += 1) {
        const token = tokens[place]
        if (token === undefined || !isContent(token, language)) continue
        found.push(stemOf(token.word))
        if (language !== 'de' && found.length === GOVERNED) break
      }
      return language === 'de' ? found.slice(-GOVERNED).reverse() : found
    },
    counterpart(wanted) {
      const counts = new Map<number, number>()
      for (const key of wanted) {
        const list = where.get(key)
        if (list === undefined || list.size > COMMON) continue
        for (const clause of list) counts.set(clause, (counts.get(clause) ?? 0) + 1)
      }
      let best: number | null = null
      for (const [clause, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = clause
      if (best === null) return null
      const shared = counts.get(best) ?? 0
      return { share: shared / wanted.size, denials: clauses.get(best)?.denials ?? 0, words: wordsOf(best) }
    },
  }
}

function keysOf(
  tokens: readonly Token[],
  language: KnownLanguage,
  literal: readonly Fact[],
  silent: ReadonlySet<number>,
): (readonly string[])[] {
  let next = 0
  return tokens.map(({ start, word, kind }) => {
    while (next < literal.length && (literal[next]?.end ?? 0) <= start) next += 1
    const fact = literal[next]
    if (fact !== undefined && fact.start <= start && fact.kind !== 'quote' && fact.kind !== 'name')
      return fact.readings.slice(0, 4)
    if (silent.has(start) || !isContent({ word, kind }, language)) return []
    return [stemOf(word)]
  })
}

function isContent({ word, kind }: Pick<Token, 'word' | 'kind'>, language: KnownLanguage): boolean {
  return kind === 'word' && word.length >= 3 && !isFunctionWord(word, language)
}

function stemOf(word: string): string {
  const plain = normalise(word, 'NFD').replace(/\p{M}/gu, '')
  return plain
    .replace(ENDING, '$1')
    .slice(0, STEM)
    .replace(/(?:e|s|es|en)$/u, '')
}
