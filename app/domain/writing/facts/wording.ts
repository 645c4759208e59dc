import { type Denial, denialsIn } from './denials.ts'
import type { KnownLanguage } from './fact.ts'
import { phrasesAt } from './lexicon/phrases.ts'
import { numbersInWords } from './number-words.ts'
import { AFFIRMED, DENIED, isQuestion, withScope } from './scope.ts'
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
  /** Found with a gap, as in "is … to". */
  open?: boolean
  /** Says the first or the last moment by itself: "at the earliest", "not before". */
  edge?: boolean
  /** Says the last moment: "at the latest". */
  latest?: boolean
  /** A denial stands beside it in its clause, or in a phrase such as "not permitted". */
  denied?: boolean
  /** That denial belongs to another word. */
  spent?: boolean
}

/**
 * The starts of dates and times, which are numbers to a phrase such as "from Monday", and of telephone and other numbers that
 * only name something.
 */
type Places = { dates: ReadonlySet<number>; names: ReadonlySet<number> }

/** What the closed words of a text say, in reading order. */
export type Wording = {
  tokens: readonly Token[]
  closed: Said[]
  denials: Denial[]
  /** Words that can stand for a closed word; one in a clause that denies also stands for what is denied. */
  hints: Said[]
}

const CONTRACTED: ReadonlyMap<string, string> = new Map([
  ["mustn't", 'must'],
  ["can't", 'can'],
  ['cannot', 'can'],
  ["couldn't", 'can'],
  ["shouldn't", 'should'],
  ["mightn't", 'may'],
])
const GERUNDIVE =
  /^(?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|vor|weg|weiter|zu|zurück|zusammen|um|frei|bereit|durch|über|unter|wieder)zu\p{L}{2,20}(?:en|ern|eln)$/u
/** Phrases that name the first moment, and deny every earlier one. */
const EDGES =
  /^(?:(?:at )?the earliest|no earlier than|not before|not earlier than|frühestens|nicht (?:vor|eher als|früher als)|au plus tôt|pas avant|como pronto|no antes|não antes)$/u
const LATEST =
  /^(?:no later than|at the latest|spätestens|au plus tard|a más tardar|como muy tarde|o mais tardar|no mais tardar)$/u
/** Words of a bound that also mean "until". */
const UNTIL = /^(?:hasta|até|jusqu'|bis|starting)$/u
/**
 * Reads the closed words of a text. A denial belongs to the modal verb or the bound in its reach.
 */
export function wordingOf(text: string, language: KnownLanguage, places: Places): Wording {
  const tokens = tokensOf(text, language)
  const isNumber = numberTest(text, tokens, language, places)
  const used = new Set<number>()
  const closed: Said[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    const contracted = CONTRACTED.get(token.word) ?? (isGerundive(tokens, at, language) ? 'need' : undefined)
    const found =
      contracted === undefined
        ? phrasesAt(tokens, at, language, isNumber)
        : [{ family: 'modality', value: contracted, last: at, open: false }]
    const open = found[0]?.open === true
    const last = open ? at : (found[0]?.last ?? at)
    for (const { family, value } of found) {
      if (family === 'skip' || isSum(tokens, at, language)) continue
      // "Fell by 12 %" and "from 5 to 10" order nothing in time.
      const bare = family === 'order' && isNumber(last) && last > at && !places.dates.has(tokens[last]?.start ?? -1)
      if (bare) continue
      if (language === 'de' && family === 'order' && last === at && isPrefixOfVerb(tokens, at)) continue
      if (family === 'only' && last === at && isAlone(tokens, at, language)) continue
      // "Any" asks and denies as well as it means all.
      if (token.word === 'any' && language === 'en' && last === at && isOpenAny(tokens, at)) continue
      // "Chère Madame" is no price.
      if (family === 'price' && language === 'fr' && token.capital && isFirst(tokens, at)) continue
      // The month of May permits nothing.
      if (family === 'modality' && places.dates.has(token.start)) continue
      // "Hasta marzo" is a time and bounds no quantity.
      if (family === 'bound' && UNTIL.test(token.word) && places.dates.has(tokens[last]?.start ?? -1)) continue
      const { start, clause, sentence } = token
      const phrase = family === 'order' ? wordsOf(tokens, at, last) : ''
      const only = family === 'bound' && language === 'fr' && isOnlyMore(tokens, at)
      closed.push({
        family,
        value,
        open,
        start,
        end: tokens[last]?.end ?? token.end,
        token: at,
        last,
        clause,
        sentence,
        ...(EDGES.test(phrase) ? { edge: true } : {}),
        ...(LATEST.test(phrase) ? { latest: true } : {}),
        ...(only ? { family: 'only', value: 'only' } : {}),
      })
    }
    // "Plus" alone may still be half of "ne … plus".
    const alone = last === at && found.every(({ family }) => family === 'more')
    if (found.length > 0 && contracted === undefined && !alone) for (let one = at; one <= last; one += 1) used.add(one)
    at = last + 1
  }
  const denials = denialsIn(tokens, language, used)
  const hints = hintsIn(tokens, language, isNumber, denials)
  return { tokens, closed: withScope(closed, denials, tokens, language), denials, hints }
}

function hintsIn(
  tokens: readonly Token[],
  language: KnownLanguage,
  isNumber: (token: number) => boolean,
  denials: readonly Denial[],
): Said[] {
  const denied = new Set(denials.map(({ clause }) => clause))
  const denying = new Set(denials.map(({ token }) => token))
  return tokens.flatMap(({ start, clause, sentence }, at) =>
    phrasesAt(tokens, at, language, isNumber, true).flatMap(({ family, value, last }) => {
      const end = tokens[last]?.end ?? start
      const hint: Said = { family, value, start, end, token: at, last, clause, sentence }
      // "Not permitted" has its denial in itself.
      const whole = Array.from({ length: last - at + 1 }, (_, step) => at + step).some((place) => denying.has(place))
      const other = denied.has(clause) && !whole ? (DENIED[value] ?? `not${value}`) : AFFIRMED[value]
      if (whole) return [{ ...hint, value: other ?? value, denied: true }]
      return other === undefined ? [hint] : [hint, { ...hint, value: other, denied: denied.has(clause) }]
    }),
  )
}

/** The end of a German verb that was cut in two: "sieht vor, dass", "gibt vor zu schlafen". */
function isPrefixOfVerb(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  return /^(?:vor|nach)$/.test(token?.word ?? '') && (next === undefined || next.kind === 'sign' || next.word === 'zu')
}

function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to + 1)
    .map(({ word }) => word)
    .join(' ')
}

/** French "il ne reste plus que trois places", "plus que trois places !" leave only three. */
function isOnlyMore(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'plus' || !/^qu[e']/u.test(tokens[at + 1]?.word ?? '')) return false
  return isFirst(tokens, at) || [1, 2, 3, 4].some((back) => /^n[e']$/u.test(tokens[at - back]?.word ?? ''))
}

/** Whether a token begins a sentence. */
function isFirst(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.sentence !== tokens[at]?.sentence
}

/** Spanish "solo" at the end of a clause is "without help": "lo hizo solo". */
function isAlone(tokens: readonly Token[], at: number, language: KnownLanguage): boolean {
  const next = tokens[at + 1]
  const ends = next === undefined || next.kind === 'sign' || next.sentence !== tokens[at]?.sentence
  return ends && language === 'es' && tokens[at]?.word === 'solo'
}

/** "Any" in a question, a condition or behind a denial means no more than some. */
function isOpenAny(tokens: readonly Token[], at: number): boolean {
  const { clause, sentence } = tokens[at] ?? {}
  for (let back = at - 1; back > at - 12 && tokens[back]?.clause === clause; back -= 1)
    if (/^(?:not|no|never|without|if|whether|nor|hardly|\p{L}+n't|cannot)$/u.test(tokens[back]?.word ?? '')) return true
  return isQuestion(tokens, { token: at, sentence: sentence ?? 0 })
}

/** "Die Rechnung über 20 Euro" is one of 20 euros, not of more. */
function isSum(tokens: readonly Token[], at: number, language: KnownLanguage): boolean {
  if (language !== 'de' || tokens[at]?.word !== 'über') return false
  const before = tokens[at - 1]
  return (
    before !== undefined && before.sentence === tokens[at]?.sentence && (before.capital || before.kind === 'number')
  )
}

/** German "ist einzureichen": what is to be done must be done. */
function isGerundive(tokens: readonly Token[], at: number, language: KnownLanguage): boolean {
  if (language !== 'de' || !GERUNDIVE.test(tokens[at]?.word ?? '')) return false
  const clause = tokens[at]?.clause
  for (let back = at - 1; back > at - 14 && tokens[back]?.clause === clause; back -= 1)
    if (/^(?:ist|sind|war|waren|bleibt|bleiben)$/.test(tokens[back]?.word ?? '')) return true
  return false
}

function numberTest(
  text: string,
  tokens: readonly Token[],
  language: KnownLanguage,
  { dates, names }: Places,
): (token: number) => boolean {
  const starts = new Set(
    numbersInWords(text, language)
      .filter(({ article }) => !article)
      .map(({ start }) => start),
  )
  return (place) => {
    const token = tokens[place]
    return (
      token !== undefined &&
      !names.has(token.start) &&
      (token.kind === 'number' || starts.has(token.start) || dates.has(token.start))
    )
  }
}
