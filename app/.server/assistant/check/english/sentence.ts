import type { Family } from '#app/domain/check/finding.ts'
import type { Draft } from '../draft.ts'
import { likeFirst } from '../patterns.ts'
import { isWord, type Token } from '../token.ts'
import type { Facts, Lexicon } from './lexicon.ts'
import { MIDDLE_ADVERBS, NUMBERS } from './word-lists.ts'

/** A sentence with the readings of its words, and the place in which rules leave what they find. */
export type Sentence = {
  list: readonly Token[]
  lexicon: Lexicon
  /** The word at a place in lower case; empty outside the sentence. */
  at(place: number): string
  facts(place: number): Facts
  /** Whether a clause begins at a place: nothing, a sign or a conjunction stands before it. */
  opens(place: number): boolean
  report(what: Report): void
}

type Report = {
  from: number
  to?: number
  instead: readonly (string | undefined)[]
  family: Family
  rule: string
  sure: boolean
}

const OPENERS = new Set(
  'and but or so because if when while although though since unless until that which where whereas whether as before after than what why how however therefore then think thinks thought believe know knows hope say says said feel feels guess'.split(
    ' ',
  ),
)
const NO_FACTS: Facts = {
  ...{ singular: false, pluralOf: undefined, verb: undefined, forms: new Set<never>() },
  ...{ nounUses: 0, verbUses: 0, adjective: false, adjectiveUses: 0, adverb: false },
}

export function sentenceOf(list: readonly Token[], lexicon: Lexicon, found: Draft[]): Sentence {
  const at = (place: number) => list[place]?.lower ?? ''
  return {
    list,
    lexicon,
    at,
    facts(place) {
      const token = list[place]
      return isWord(token) ? lexicon.facts(token.lower) : NO_FACTS
    },
    opens(place) {
      const before = list[place - 1]
      return before === undefined || !isWord(before) || OPENERS.has(before.lower)
    },
    report({ from, to = from, instead, family, rule, sure }) {
      const [first, last] = [list[from], list[to]]
      if (first === undefined || last === undefined) return
      const replacements = instead.flatMap((each) => (each === undefined ? [] : likeFirst(each, first.text)))
      if (instead.length > 0 && replacements.length === 0) return
      found.push({ start: first.start, end: last.end, family, rule: `en.${rule}`, replacements, sure })
    },
  }
}

/** The first place at or before `place` that is no adverb between subject and verb. */
export function beforeAdverbs(sentence: Sentence, place: number): number {
  let at = place
  for (let steps = 0; steps < 3 && isMiddleAdverb(sentence.at(at)); steps += 1) at -= 1
  return at
}

function isMiddleAdverb(word: string): boolean {
  return (
    MIDDLE_ADVERBS.has(word) ||
    (/[a-z]{4}ly$/.test(word) && !/^(?:family|reply|supply|apply|only|assembly|italy)$/.test(word))
  )
}

/** Whether a plural must follow the word: two, several, these, 12. */
export function isMany(word: string): boolean {
  return (
    NUMBERS.has(word) ||
    // A year is no quantity: "the 2004 fiscal year".
    /^(?!1[5-9]\d\d$|20\d\d$)(?:[2-9]|[1-9]\d{1,3}|[1-9]\d{0,2}(?:,\d{3})+)$/.test(word) ||
    /^(?:several|many|few|these|those|both|various|numerous)$/.test(word)
  )
}

export const isPlural = (facts: Facts) => facts.pluralOf !== undefined
/** A noun that can be nothing but one thing. */
export const isSingular = (facts: Facts) => facts.singular && facts.pluralOf === undefined
