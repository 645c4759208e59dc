import { isWord } from '../token.ts'
import { isMany, isPlural, type Sentence } from './sentence.ts'
import { DETERMINERS, PREPOSITIONS } from './word-lists.ts'

/** Verbs that are the same word as a common noun, which learners use without their ending. */
export const COMMON_VERBS = new Set(
  'need want like work help look play show use cost start change plan offer live know think go get make take give come see say tell ask try call feel become leave keep begin seem run bring happen provide include continue follow stop create speak read allow add spend grow open win teach remember love consider appear buy wait serve expect build stay prefer require believe depend cause contain eat drink drive affect cover suggest receive explain agree mean understand lose decide pay meet hope hate enjoy send develop improve increase reduce contribute represent produce sell arrive belong exist'.split(
    ' ',
  ),
)

/** The noun that a noun phrase ending at `last` is about, and the place at which the phrase begins. */
export function headBefore(sentence: Sentence, last: number): { head: number; from: number; isKnown: boolean } {
  let head = last
  let from = phraseStart(sentence, last)
  for (let links = 0; links < 3; links += 1) {
    const link = sentence.at(from - 1)
    if (!/^(?:of|in|for|with|from|at|on|to|about|between|by|behind|near)$/.test(link)) break
    const { singular, pluralOf } = sentence.facts(from - 2)
    if (
      !singular &&
      pluralOf === undefined &&
      !/^(?:one|each|all|both|some|many|most|none|neither|either|few|several|two|three|four|five|six|seven|eight|nine|ten)$/.test(
        sentence.at(from - 2),
      )
    )
      return { head, from, isKnown: false }
    head = from - 2
    from = phraseStart(sentence, head)
  }
  return { head, from, isKnown: true }
}

/** The place at which a noun phrase begins whose last word is at `last`: its determiner, adjectives and nouns. */
export function phraseStart(sentence: Sentence, last: number): number {
  let from = last
  for (let steps = 0; steps < 5; steps += 1) {
    const before = sentence.at(from - 1)
    const token = sentence.list[from - 1]
    if (/^\d+$/.test(before)) {
      from -= 1
      // "60,000 tons".
      if (sentence.at(from - 1) === ',' && /^\d+$/.test(sentence.at(from - 2))) from -= 2
      break
    }
    if (DETERMINERS.has(before) || isMany(before) || /^(?:all|most)$/.test(before)) {
      from -= 1
      if (isMany(before) && DETERMINERS.has(sentence.at(from - 1))) from -= 1
      if (/^(?:all|both|half)$/.test(sentence.at(from - 1))) from -= 1
      break
    }
    const { adjective, singular, pluralOf, verb, forms } = sentence.facts(from - 1)
    const isModifier =
      adjective || (singular && !isPlural(sentence.facts(from - 1))) || forms.has('participle') || forms.has('ing')
    const isUnknownName =
      /^\p{Lu}/u.test(token?.text ?? '') && from - 1 > 0 && !singular && !adjective && verb === undefined
    if (isUnknownName) {
      from -= 1
      continue
    }
    if (!isWord(token) || PREPOSITIONS.has(before) || !isModifier || (pluralOf !== undefined && verb === undefined))
      break
    if (verb !== undefined && !adjective && !singular && !forms.has('participle') && !forms.has('ing')) break
    if (token.part === 'VERB' && !adjective && COMMON_VERBS.has(verb ?? '')) break
    from -= 1
  }
  return from
}

/** The last noun of the phrase that begins at `from`, over determiners and adjectives. */
export function firstNoun(sentence: Sentence, from: number): number | undefined {
  let place = from
  for (let steps = 0; steps < 6; steps += 1, place += 1) {
    const word = sentence.at(place)
    if (word === 'a' && /^(?:lot|few|number|couple)$/.test(sentence.at(place + 1))) {
      place += sentence.at(place + 2) === 'of' ? 2 : 1
      continue
    }
    if (word === 'lots' && sentence.at(place + 1) === 'of') {
      place += 1
      continue
    }
    if (isPlural(sentence.facts(place)) && !isNounNext(sentence, place)) return place
    const facts = sentence.facts(place)
    const isPassed =
      DETERMINERS.has(word) ||
      isMany(word) ||
      /^(?:so|too|very|more|other|also|still|some|such|only|all)$/.test(word) ||
      facts.adjective ||
      (facts.singular && (isPlural(sentence.facts(place + 1)) || sentence.facts(place + 1).adjective))
    if (!isPassed) return undefined
  }
  return undefined
}

function isNounNext(sentence: Sentence, place: number): boolean {
  const { singular, verb } = sentence.facts(place + 1)
  return singular && verb === undefined
}

export function isNameOrNoun(sentence: Sentence, place: number): boolean {
  const token = sentence.list[place]
  const { singular, pluralOf } = sentence.facts(place)
  return (
    isWord(token) &&
    (singular ||
      pluralOf !== undefined ||
      /^\p{Lu}/u.test(token.text) ||
      /^(?:you|he|she|i|they|we|it|him|her|me)$/.test(token.lower))
  )
}

export function wordsBefore(sentence: Sentence, place: number, count: number): string {
  return sentence.list
    .slice(Math.max(0, place - count), place)
    .map(({ lower }) => lower)
    .join(' ')
}
