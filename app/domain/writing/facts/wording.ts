import { type Denial, denialsIn } from './denials.ts'
import type { KnownLanguage } from './fact.ts'
import { phrasesAt } from './lexicon/phrases.ts'
import { numbersInWords } from './number-words.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A word or phrase of a closed class in a text: a duty, a quantity, a bound, or one of two opposites. */
export type Said = {
  family: string
  value: string
  start: number
  end: number
  token: number
  last: number
  clause: number
  sentence: number
}

/** What the closed words of a text say, in reading order. */
export type Wording = { tokens: readonly Token[]; closed: Said[]; denials: Denial[] }

const CONTRACTED: ReadonlyMap<string, string> = new Map([
  ["mustn't", 'must'],
  ["can't", 'can'],
  ['cannot', 'can'],
  ["couldn't", 'can'],
  ["shouldn't", 'should'],
  ["mightn't", 'may'],
])
/** How far before or behind its verb a denial stands, in tokens of the same clause. */
const REACH: Readonly<Record<KnownLanguage, { before: number; behind: number }>> = {
  en: { before: 6, behind: 2 },
  de: { before: 8, behind: 12 },
  fr: { before: 6, behind: 3 },
  es: { before: 4, behind: 0 },
  pt: { before: 4, behind: 0 },
}
const DENIED: Readonly<Record<string, string>> = {
  must: 'mustnot',
  need: 'neednot',
  may: 'mustnot',
  can: 'cannot',
  should: 'shouldnot',
  forbidden: 'may',
  optional: 'must',
}
const AFFIRMED: Readonly<Record<string, string>> = { need: 'must', forbidden: 'mustnot', optional: 'neednot' }

/**
 * Reads the closed words of a text. A denial belongs to the modal verb or the bound in its reach.
 * @param dates the starts of dates and times, which are numbers to a phrase such as "from Monday"
 */
export function wordingOf(text: string, language: KnownLanguage, dates: ReadonlySet<number>): Wording {
  const tokens = tokensOf(text, language)
  const isNumber = numberTest(text, tokens, language, dates)
  const used = new Set<number>()
  const closed: Said[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    const contracted = CONTRACTED.get(token.word)
    const found =
      contracted === undefined
        ? phrasesAt(tokens, at, language, isNumber)
        : [{ family: 'modality', value: contracted, last: at, open: false }]
    const open = found[0]?.open === true
    const last = open ? at : (found[0]?.last ?? at)
    for (const { family, value } of found) {
      if (family === 'skip') continue
      const { start, clause, sentence } = token
      closed.push({ family, value, start, end: tokens[last]?.end ?? token.end, token: at, last, clause, sentence })
    }
    if (found.length > 0 && contracted === undefined) for (let one = at; one <= last; one += 1) used.add(one)
    at = last + 1
  }
  const denials = denialsIn(tokens, language, used)
  return { tokens, closed: withScope(closed, denials, tokens, language), denials }
}

/** Joins denials to what they deny: "not more than" is "at most", "do not have to" is "need not". */
function withScope(
  closed: readonly Said[],
  denials: Denial[],
  tokens: readonly Token[],
  language: KnownLanguage,
): Said[] {
  const byClause = Map.groupBy(denials, ({ clause }) => clause)
  const inReach = (one: Said, { before, behind }: { before: number; behind: number }) =>
    byClause
      .get(one.clause)
      ?.find(({ spent, token }) => !spent && token >= one.token - before && token <= one.last + behind)
  const result: Said[] = []
  for (const one of closed) {
    if (one.family === 'modality') {
      const isAsked = one.value === 'can' && isQuestion(tokens, one)
      const denial = DENIED[one.value] === undefined ? undefined : inReach(one, REACH[language])
      if (denial !== undefined) denial.spent = true
      const value = denial === undefined ? AFFIRMED[one.value] : DENIED[one.value]
      if (!isAsked) result.push({ ...one, value: value ?? one.value })
      continue
    }
    if (one.family === 'bound' && (one.value === 'over' || one.value === 'under')) {
      const denial = inReach(one, { before: 9, behind: language === 'de' ? 8 : 2 })
      if (denial !== undefined) denial.spent = true
      const value = denial === undefined ? one.value : `not${one.value}`
      result.push({ ...one, value })
      continue
    }
    // "No longer", "nicht mehr", "ne … plus": nothing is compared.
    if (one.family === 'more' && one.value === '+' && isNoLonger(one, byClause.get(one.clause) ?? [], tokens)) continue
    result.push(one)
  }
  return joined(result)
}

/** "Could you" and "können Sie" ask; they permit nothing. */
function isQuestion(tokens: readonly Token[], { sentence, token }: Said): boolean {
  for (let at = token; at < Math.min(tokens.length, token + 40); at += 1) {
    if (tokens[at]?.sentence !== sentence) return false
    if (tokens[at]?.word === '?') return true
  }
  return false
}

function isNoLonger({ token, last }: Said, denials: readonly Denial[], tokens: readonly Token[]): boolean {
  const next = tokens[last + 1]?.word ?? ''
  if (/^(?:than|als|que|de|do)$/.test(next)) return false
  return denials.some((denial) => denial.token <= token && token - denial.token <= 5)
}

/** "Less expensive" is "cheaper", and "more expensive" is "expensive" once more. */
function joined(closed: readonly Said[]): Said[] {
  const result: Said[] = []
  for (let at = 0; at < closed.length; at += 1) {
    const one = closed[at]
    const next = closed[at + 1]
    if (one === undefined) continue
    const joins =
      one.family === 'more' && next !== undefined && next.token === one.last + 1 && /^[+-]$/.test(next.value)
    if (!joins || next === undefined) result.push(one)
    else {
      const value = one.value === '+' ? next.value : next.value === '+' ? '-' : '+'
      result.push({ ...next, value, start: one.start, token: one.token })
      at += 1
    }
  }
  return result
}

function numberTest(
  text: string,
  tokens: readonly Token[],
  language: KnownLanguage,
  dates: ReadonlySet<number>,
): (token: number) => boolean {
  const starts = new Set(
    numbersInWords(text, language)
      .filter(({ article }) => !article)
      .map(({ start }) => start),
  )
  return (place) => {
    const token = tokens[place]
    return token !== undefined && (token.kind === 'number' || starts.has(token.start) || dates.has(token.start))
  }
}
