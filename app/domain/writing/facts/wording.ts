import { isFunctionWord } from '../analysis/function-words.ts'
import { type Denial, denialsIn, WITHOUT } from './denials.ts'
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
  /** Found with a gap, as in "is … to". */
  open?: boolean
  /** A denial stands beside it in its clause, or in a phrase such as "not permitted". */
  denied?: boolean
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
/** How far before or behind its verb a denial stands, in tokens of the same clause. */
const REACH: Readonly<Record<KnownLanguage, { before: number; behind: number }>> = {
  en: { before: 6, behind: 2 },
  de: { before: 8, behind: 12 },
  fr: { before: 6, behind: 3 },
  es: { before: 4, behind: 0 },
  pt: { before: 4, behind: 0 },
}
const IF: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: new Set(['if', 'whenever', 'should', 'who', 'anyone']),
  de: new Set(['wenn', 'falls', 'sofern']),
  fr: new Set(['si', "s'"]),
  es: new Set(['si']),
  pt: new Set(['se', 'caso']),
}
/** What follows the verb of a condition that begins with it: "should you", "sollten Sie". */
const INVERTED: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  en: /^(?:you|he|she|it|we|they|i|the|a|an|any|anyone|this|that|there|your|our|my)$/u,
  de: /^(?:sie|er|es|wir|ihr|ich|du|der|die|das|ein|eine|jemand|dies|diese|dieser|dieses|ihre?)$/u,
}
/** Words of a bound that also mean "until". */
const UNTIL = /^(?:hasta|até|jusqu'|bis)$/u
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
      // "Hasta marzo" is a time and bounds no quantity.
      if (family === 'bound' && UNTIL.test(token.word) && places.dates.has(tokens[last]?.start ?? -1)) continue
      const { start, clause, sentence } = token
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

/** Joins denials to what they deny: "not more than" is "at most", "do not have to" is "need not". */
function withScope(
  closed: readonly Said[],
  denials: Denial[],
  tokens: readonly Token[],
  language: KnownLanguage,
): Said[] {
  const byClause = Map.groupBy(denials, ({ clause }) => clause)
  // "Without" denies what follows it, not the verb.
  const inReach = (one: Said, { before, behind }: { before: number; behind: number }) =>
    between(byClause.get(one.clause) ?? [], one.token - before, one.last + behind).find(
      ({ spent, token }) => !spent && !WITHOUT.has(tokens[token]?.word ?? ''),
    )
  const result: Said[] = []
  for (const [place, one] of closed.entries()) {
    if (one.family === 'modality') {
      // "Ist nicht nötig zu": the plainer word says it.
      const plainer = closed
        .slice(place + 1, place + 4)
        .some((next) => next.family === 'modality' && next.clause === one.clause)
      if (one.open === true && plainer) continue
      const isAsked = (one.value === 'can' || one.value === 'may') && isQuestion(tokens, one)
      if (isCondition(tokens, one, language)) continue
      const denial = DENIED[one.value] === undefined ? undefined : inReach(one, REACH[language])
      if (denial !== undefined) denial.spent = true
      const value = (denial === undefined ? AFFIRMED[one.value] : DENIED[one.value]) ?? one.value
      // "Ne doit être ouverte que par" permits it to some only.
      const isLimited =
        value === 'must' &&
        result.some(({ family, open, clause }) => family === 'only' && open && clause === one.clause)
      if (!isAsked) result.push({ ...one, value: isLimited ? 'may' : value })
      continue
    }
    if (one.family === 'bound' && (one.value === 'over' || one.value === 'under')) {
      const denial = inReach(one, boundReach(one, tokens, language))
      if (denial !== undefined) denial.spent = true
      const value = denial === undefined ? one.value : `not${one.value}`
      result.push({ ...one, value })
      continue
    }
    // "No longer", "nicht mehr", "ne … plus": nothing is compared.
    if (one.family === 'more' && one.value === '+' && isNoLonger(one, byClause.get(one.clause) ?? [], tokens)) continue
    const isDenied = /^[+-]$/.test(one.value) && inReach(one, REACH[language]) !== undefined
    result.push(isDenied ? { ...one, denied: true } : one)
  }
  return joined(result)
}

/** Bounds that can follow a person or thing. */
const AFTER_NOUN =
  /^(?:under|below|over|above|younger|older|larger|longer|higher|greater|heavier|shorter|smaller|unter|über|jünger|älter|größer|menor|menores|mayor|mayores|maior|maiores)$/u

/** "Never give it to a child of less than 12" denies the giving; "do not take more than 4" denies the bound. */
function boundReach({ token, value }: Said, tokens: readonly Token[], language: KnownLanguage) {
  const beside = { before: value === 'under' ? 4 : 9, behind: language === 'de' ? 8 : 0 }
  const before = tokens[token - 1]
  const isOf = /^(?:de|d'|of|aged|les|los|as|os|die|con|com|avec)$/.test(before?.word ?? '')
  return isOf || isAttribute(tokens, token, language) ? { before: 1, behind: 0 } : beside
}

/** Whether a bound follows the person or thing that it describes: "children under 12", not "did not pay over 5". */
function isAttribute(tokens: readonly Token[], at: number, language: KnownLanguage): boolean {
  const [lead, noun] = [tokens[at - 2], tokens[at - 1]]
  if (!AFTER_NOUN.test(tokens[at]?.word ?? '') || noun?.kind !== 'word' || noun.word.length < 4) return false
  const isVerb =
    /^(?:not|to|never|you|we|they|i|he|she|it|nicht)$/u.test(lead?.word ?? '') || /n't$/u.test(lead?.word ?? '')
  return !isVerb && !isFunctionWord(noun.word, language)
}

/** The denials from one token to another; they stand in reading order, so that a search by halves finds the first. */
function between(denials: readonly Denial[], from: number, to: number): Denial[] {
  let low = 0
  let high = denials.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((denials[middle]?.token ?? 0) < from) low = middle + 1
    else high = middle
  }
  const found: Denial[] = []
  for (let at = low; (denials[at]?.token ?? Number.POSITIVE_INFINITY) <= to; at += 1) {
    const denial = denials[at]
    if (denial !== undefined) found.push(denial)
  }
  return found
}

/** "Could you" and "können Sie" ask; they permit nothing. */
function isQuestion(tokens: readonly Token[], { sentence, token }: Pick<Said, 'sentence' | 'token'>): boolean {
  for (let at = token; at < Math.min(tokens.length, token + 40); at += 1) {
    if (tokens[at]?.sentence !== sentence) return false
    if (tokens[at]?.word === '?') return true
  }
  return false
}

/** "If you need to get in" and "should a rash appear" order nothing. */
function isCondition(tokens: readonly Token[], { value, token, clause }: Said, language: KnownLanguage): boolean {
  const words = [1, 2, 3].map((back) => tokens[token - back]).filter((word) => word?.clause === clause)
  if (value === 'need') return words.some((word) => IF[language].has(word?.word ?? ''))
  const next = tokens[token + 1]?.word ?? ''
  const begins =
    words.length === 0 &&
    (token === 0 || tokens[token - 1]?.sentence !== tokens[token]?.sentence || tokens[token - 1]?.kind === 'sign')
  return (
    value === 'should' &&
    begins &&
    INVERTED[language]?.test(next) === true &&
    !isQuestion(tokens, { token, sentence: tokens[token]?.sentence ?? 0 })
  )
}

function isNoLonger({ token, last }: Said, denials: readonly Denial[], tokens: readonly Token[]): boolean {
  const next = tokens[last + 1]?.word ?? ''
  if (/^(?:than|als|que|de|do)$/.test(next)) return false
  return between(denials, token - 5, token).length > 0
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
