import { isFunctionWord } from '../analysis/function-words.ts'
import { isDateWord } from './dates.ts'
import { type Denial, denialsIn } from './denials.ts'
import type { KnownLanguage } from './fact.ts'
import { CONVERSE } from './lexicon/opposites.ts'
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
  /** Who does it, for a word that has a counterpart with another subject: "I bought", "you sold". */
  subject?: string
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
  /^(?:(?:at )?the earliest|no earlier than|not before|not earlier than|frühestens|nicht (?:vor|eher als|früher als)|au plus tôt|pas avant|como (?:muy )?pronto|no antes|não antes)$/u
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
    if (found.some(({ last, family }) => family === 'order' && isNotInFront(tokens, at, last, isNumber))) {
      at += 1
      continue
    }
    // "De plus" is "furthermore", "de plus de 12 ans" a bound.
    if (language === 'fr' && isBoundBehind(tokens, at, found[0]?.last ?? at, isNumber)) {
      at += 1
      continue
    }
    const open = found[0]?.open === true
    const last = open ? at : (found[0]?.last ?? at)
    for (const { family, value } of found) {
      if (family === 'skip' || isSum(tokens, at, language)) continue
      // "Fell by 12 %" and "from 5 to 10" order nothing in time.
      const bare = family === 'order' && isNumber(last) && last > at && !places.dates.has(tokens[last]?.start ?? -1)
      if (bare) continue
      if (family === 'order' && last === at && isEndOfRange(tokens, at)) continue
      if (language === 'de' && family === 'order' && last === at && isPrefixOfVerb(tokens, at)) continue
      if (family === 'only' && last === at && isAlone(tokens, at, language)) continue
      // "Any" asks and denies as well as it means all.
      if (token.word === 'any' && language === 'en' && last === at && isOpenAny(tokens, at)) continue
      // "Chère Madame" is no price.
      if (family === 'price' && language === 'fr' && token.capital && isFirst(tokens, at)) continue
      if (family === 'modality' && last === at && isAttribute(tokens, at, language)) continue
      // The month of May permits nothing.
      if (family === 'modality' && places.dates.has(token.start)) continue
      // "Passou de segunda para quarta" is a move.
      if (family === 'bound' && /^pas/u.test(token.word) && places.dates.has(tokens[last]?.start ?? -1)) continue
      // "Hasta marzo" is a time and bounds no quantity.
      if (family === 'bound' && UNTIL.test(token.word) && places.dates.has(tokens[last]?.start ?? -1)) continue
      const { start, clause, sentence } = token
      const phrase = family === 'order' ? wordsOf(tokens, at, last) : ''
      const only = family === 'bound' && language === 'fr' && isOnlyMore(tokens, at)
      const subject = CONVERSE.has(family) ? subjectOf(tokens, at, language) : undefined
      closed.push({
        ...(subject === undefined ? {} : { subject }),
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

/** How far before a bound its denial stands, in tokens. */
const BOUND_REACH = 4

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
      // "Never give it to a child of more than 12" bounds nothing by its denial.
      const isFar = family === 'bound' && !denials.some(({ token }) => token < at && at - token <= BOUND_REACH)
      const other = denied.has(clause) && !whole && !isFar ? (DENIED[value] ?? `not${value}`) : AFFIRMED[value]
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
  return (
    isFirst(tokens, at) ||
    tokens[at - 1]?.kind === 'sign' ||
    [1, 2, 3, 4].some((back) => /^n[e']$/u.test(tokens[at - back]?.word ?? ''))
  )
}

const SUBJECTS: Partial<Record<KnownLanguage, RegExp>> = {
  en: /^(?:i|you|he|she|it|we|they)$/u,
  fr: /^(?:j[e']|tu|il|elle|on|nous|vous|ils|elles)$/u,
  es: /^(?:yo|tú|él|ella|usted|nosotr[oa]s|ustedes|ell[oa]s)$/u,
  pt: /^(?:eu|tu|ele|ela|você|nós|vocês|eles|elas)$/u,
}
const BEFORE_SUBJECT =
  /^(?:the|an?|my|your|his|her|our|their|l[ea']|les|une?|mon|ma|mes|son|sa|ses|notre|votre|el|los|las|una|mi|su|nuestr[oa]|os?|as?|uma?|meu|minha|seu|sua|noss[oa])$/u
/** How far before its verb a subject is looked for, in tokens. */
const SUBJECT_REACH = 6

/** The nearest pronoun, name or noun with an article before a word of a sentence. German moves its words too freely. */
function subjectOf(tokens: readonly Token[], at: number, language: KnownLanguage): string | undefined {
  const pronoun = SUBJECTS[language]
  if (pronoun === undefined) return undefined
  for (let back = at - 1; back >= Math.max(0, at - SUBJECT_REACH); back -= 1) {
    const token = tokens[back]
    if (token === undefined || token.sentence !== tokens[at]?.sentence) return undefined
    if (pronoun.test(token.word)) return token.word
    if (token.kind !== 'word' || token.word.length < 3 || isFunctionWord(token.word, language)) continue
    if (token.capital || BEFORE_SUBJECT.test(tokens[back - 1]?.word ?? '')) return token.word
  }
  return undefined
}

/** Words before an adjective: "an authorised dealer", "die erforderlichen Unterlagen" permit and ask nothing. */
const ARTICLES: Partial<Record<KnownLanguage, RegExp>> = {
  en: /^(?:an?|the|any|all|your|our|their|its|his|her)$/u,
  de: /^(?:d(?:ie|er|as|en|em|es)|ein(?:e[mnrs]?)?|alle|[smd]?eine[mnrs]?|ihre?[mnrs]?|unsere?[mnrs]?)$/u,
}
const ADJECTIVE: Partial<Record<KnownLanguage, RegExp>> = {
  en: /^(?:authori[sz]ed|permitted|allowed|required|necessary|mandatory|compulsory|obligatory|essential|advisable|recommended|possible|optional)$/u,
  de: /^(?:erlaubte|zulässige|zugelassene|erforderliche|notwendige|nötige|obligatorische|mögliche|empfohlene|gestattete)[mnrs]?$/u,
}

/** Whether a word of duty or permission stands between an article and a noun. */
function isAttribute(tokens: readonly Token[], at: number, language: KnownLanguage): boolean {
  const [before, { word = '' } = {}, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (before === undefined || ARTICLES[language]?.test(before.word) !== true) return false
  return ADJECTIVE[language]?.test(word) === true && behind?.kind === 'word' && !isFunctionWord(behind.word, language)
}

/** Whether a French phrase ends in "plus" and "de" with a number follows. */
function isBoundBehind(
  tokens: readonly Token[],
  at: number,
  last: number,
  isNumber: (token: number) => boolean,
): boolean {
  if (last !== at + 1 || tokens[at]?.word !== 'de' || !/^(?:plus|moins)$/u.test(tokens[last]?.word ?? '')) return false
  return /^(?:de|d')$/u.test(tokens[last + 1]?.word ?? '') && isNumber(last + 2)
}

/** "Nicht vor dem Tor" is a place; "nicht vor dem 3. Mai" is a time. */
function isNotInFront(
  tokens: readonly Token[],
  at: number,
  last: number,
  isNumber: (token: number) => boolean,
): boolean {
  if (tokens[at]?.word !== 'nicht' || tokens[last]?.word !== 'vor' || last !== at + 1) return false
  if (!/^(?:de[rmn]|unser(?:e[mnr])|ihre[mnr]|ein(?:e[mnr]))$/u.test(tokens[last + 1]?.word ?? '')) return false
  const behind = tokens.slice(last + 2, last + 5)
  return !behind.some(({ word }, step) => isNumber(last + 2 + step) || isDateWord(word) || MOMENT.test(word))
}

/** Nouns for what begins or ends. */
const MOMENT =
  /^(?:\p{L}*(?:tag|woche|monat|jahr|stunde|uhr|abend|mittag|morgen|nacht|ende|beginn|anfang|start|ablauf|termin|frist|feier|essen|fest|zeit|prüfung|sitzung|eingang|zahlung|lieferung|abreise|ankunft|unterricht|gebrauch|ung|stück)(?:e?[ns]|es)?)$/u

/** The words before the first and the last moment of a stretch of time, and how far they may stand apart, in tokens. */
const FROM = /^(?:from|von|vom|ab|de|du|depuis|dès|desde|del|do|da|entre|between|zwischen)$/u
const TO = /^(?:to|till|until|through|bis|à|au|jusqu[e']|a|al|hasta|até|ao|and|und|et|y|e)$/u
const STRETCH = 7

/** Whether a word is one of the two ends of "from April to June": both together order nothing. */
function isEndOfRange(tokens: readonly Token[], at: number): boolean {
  const { word = '', clause } = tokens[at] ?? {}
  const [isFrom, isTo] = [FROM.test(word), TO.test(word)]
  if (!isFrom && !isTo) return false
  for (let step = 2; step <= STRETCH; step += 1) {
    const other = tokens[isFrom ? at + step : at - step]
    if (other === undefined || other.clause !== clause) return false
    if ((isFrom ? TO : FROM).test(other.word))
      return hasMoment(tokens, isFrom ? at : at - step, isFrom ? at + step : at)
  }
  return false
}

/** Whether a number or a name of a day or month stands on both sides of the second word. */
function hasMoment(tokens: readonly Token[], from: number, to: number): boolean {
  const isMoment = (token: Token | undefined) => token?.kind === 'number' || isDateWord(token?.word ?? '')
  const behind = tokens.slice(to + 1, to + 4)
  return tokens.slice(from + 1, to).some(isMoment) && behind.some(isMoment)
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
