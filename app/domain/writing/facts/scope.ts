import { isFunctionWord } from '../analysis/function-words.ts'
import { type Denial, WITHOUT } from './denials.ts'
import type { KnownLanguage } from './fact.ts'
import type { Token } from './tokens.ts'
import type { Said } from './wording.ts'

/** Words for "perhaps", which no denial turns. */
const PERHAPS =
  /^(?:perhaps|maybe|possibly|potentially|vielleicht|möglicherweise|eventuell|womöglich|peut-être|éventuellement|quizás?|acaso|posiblemente|talvez|possivelmente|porventura|quiçá)$/u
const AND = /^(?:and|but|und|aber|sondern|et|mais|y|e|pero|sino|mas)$/u
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
/** What a denial makes of a duty or a permission. */
export const DENIED: Readonly<Record<string, string>> = {
  must: 'mustnot',
  need: 'neednot',
  may: 'mustnot',
  right: 'mustnot',
  can: 'cannot',
  should: 'shouldnot',
  forbidden: 'may',
  optional: 'must',
}
/** What they are without one. */
export const AFFIRMED: Readonly<Record<string, string>> = { need: 'must', forbidden: 'mustnot', optional: 'neednot' }

/** Joins denials to what they deny: "not more than" is "at most", "do not have to" is "need not". */
export function withScope(
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
      const takesDenial = DENIED[one.value] !== undefined && !PERHAPS.test(tokens[one.token]?.word ?? '')
      const found = takesDenial ? inReach(one, REACH[language]) : undefined
      // "Muss arbeiten und kann nicht helfen": the denial belongs to the nearer one.
      const nearer = (next: Said) =>
        next.family === 'modality' && next.token > one.last && next.token < (found?.token ?? 0)
      const isOthers = found !== undefined && closed.slice(place + 1, place + 6).some(nearer)
      const denial =
        found === undefined ||
        isJoined(tokens, found.last, one.token) ||
        (isOthers && isJoined(tokens, one.last, found.token))
          ? undefined
          : found
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
    const isFree = /^[+-]$/.test(one.value) && inReach(one, REACH[language]) !== undefined
    const isDenied = isFree || (/^[+-]$/.test(one.value) && isUnderSpent(one, byClause.get(one.clause) ?? [], language))
    result.push(isDenied ? { ...one, denied: true, spent: !isFree } : one)
  }
  return joined(result)
}

/** Bounds that can follow a person or thing. */
const AFTER_NOUN =
  /^(?:under|below|over|above|younger|older|larger|longer|higher|greater|heavier|shorter|smaller|unter|über|jünger|älter|größer|menor|menores|mayor|mayores|maior|maiores)$/u

const NO_ONE = /^(?:nobody|one|none|niemand|keiner|nadie|ninguém|personne)$/u

/** "Never give it to a child of less than 12" denies the giving; "do not take more than 4" denies the bound. */
function boundReach({ token, value }: Said, tokens: readonly Token[], language: KnownLanguage) {
  const beside = { before: value === 'under' ? 4 : 9, behind: language === 'de' ? 8 : 0 }
  const before = tokens[token - 1]
  // "No one under 16 may enter" denies the entering.
  if (NO_ONE.test(before?.word ?? '')) return { before: 0, behind: 0 }
  const isOf = /^(?:de|d'|of|aged|les|los|as|os|die|con|com|avec)$/.test(before?.word ?? '')
  return isOf || isAttribute(tokens, token, language) ? { before: 1, behind: 0 } : beside
}

/** Whether "and" or "but" stands between a denial and a word behind it. */
function isJoined(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from + 1, to).some(({ word }) => AND.test(word))
}

/** Whether a bound follows the person or thing that it describes: "children under 12", not "did not pay over 5". */
function isAttribute(tokens: readonly Token[], at: number, language: KnownLanguage): boolean {
  const [lead, noun] = [tokens[at - 2], tokens[at - 1]]
  if (!AFTER_NOUN.test(tokens[at]?.word ?? '') || noun?.kind !== 'word' || noun.word.length < 4) return false
  const isVerb =
    /^(?:not|to|never|you|we|they|i|he|she|it|nicht)$/u.test(lead?.word ?? '') || /n't$/u.test(lead?.word ?? '')
  return !isVerb && !isFunctionWord(noun.word, language)
}

/** "Need not close": the denial belongs to the duty and turns the opposite as well. */
function isUnderSpent({ token, last }: Said, denials: readonly Denial[], language: KnownLanguage): boolean {
  const { before, behind } = REACH[language]
  return between(denials, token - before, last + behind).some(({ spent }) => spent)
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
export function isQuestion(tokens: readonly Token[], { sentence, token }: Pick<Said, 'sentence' | 'token'>): boolean {
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
