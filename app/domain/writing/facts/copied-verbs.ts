import { normalise } from '#app/domain/text.ts'
import { isFunctionWord } from '../analysis/function-words.ts'
import { isContent } from './content.ts'
import type { KnownLanguage } from './fact.ts'
import { DONE, NEGATORS, PAST_FORM, PLANS } from './lexicon/copy-verbs.ts'
import { personOf } from './lexicon/people.ts'
import { byPhrase, phrasesIn } from './listed-phrases.ts'
import { countImplied } from './negations.ts'
import type { Part } from './rewording.ts'
import type { Token } from './tokens.ts'

// A verb beside a verb, or a person, that is all that a near copy changed: "forgot to lock" and "locked", "will close" and "has closed".

/** From this share of common words on, a passage keeps the words of the other one. */
const COPY = 0.75
/** And this share of the longer one. */
const LONGER = 0.6
/** The letters by which two forms of a verb are recognised, without its accents. */
const STEM = 4
/** How far behind a verb of intention its infinitive stands, in tokens; in German at the end of the clause. */
const REACH = 4
const GERMAN_REACH = 10
/** How far before a participle its auxiliary stands. */
const AHEAD = 8

/** A verb that denied another one and is gone, or that is new: "forgot to lock the door", "locked the door". */
export function turnedNegator(
  own: Part,
  their: Part,
  language: KnownLanguage,
): { was: Token | null; now: Token | null } | null {
  if (own.denials.length + their.denials.length > 0) return null
  const [had, has] = [own, their].map(({ tokens }) => phrasesIn(tokens, NEGATING[language])[0]?.token)
  if ((had === undefined) === (has === undefined)) return null
  const [home, away, found] = had === undefined ? [their, own, has] : [own, their, had]
  if (found === undefined || impliedIn(away, language) > 0 || !keepsWords(home, away, language, [found])) return null
  const denied = verbsBehind(home.tokens, home.tokens.indexOf(found), language)
  if (!away.tokens.some(({ word }) => denied.has(stemOf(word)))) return null
  return had === undefined ? { was: null, now: found } : { was: found, now: null }
}

/** A plan in one passage that has happened in the other, by one verb: "plans to close", "has closed". */
export function turnedPlan(own: Part, their: Part, language: KnownLanguage): { was: Token; now: Token } | null {
  const [had, has] = [own, their].map(({ tokens }) => phrasesIn(tokens, PLANNING[language])[0]?.token)
  if ((had === undefined) === (has === undefined)) return null
  const [home, away, found] = had === undefined ? [their, own, has] : [own, their, had]
  if (found === undefined || !keepsWords(home, away, language, [found])) return null
  const planned = verbsBehind(home.tokens, home.tokens.indexOf(found), language)
  const forms = new Set(home.tokens.map(({ word }) => word))
  const isVerb = ({ capital }: Token) => language !== 'de' || !capital
  const done = away.tokens.find(
    (token, place) =>
      isVerb(token) &&
      planned.has(stemOf(token.word)) &&
      !forms.has(token.word) &&
      isDone(away.tokens, place, language),
  )
  if (done === undefined) return null
  return had === undefined ? { was: done, now: found } : { was: found, now: done }
}

/** Neighbours who are also all residents of a place. */
const ALSO_RESIDENT = /^(?:vecin[oa]s?|vizinh[oa]s?|riverain(?:e?s)?|anwohner\p{L}*|residents?)$/u

/**
 * Someone else of the list of people in a passage that else keeps its words, or in a translation: "to the tenant", "to the landlord".
 */
export function otherPerson(
  own: Part,
  their: Part,
  { from, to }: { from: KnownLanguage; to: KnownLanguage },
): { was: Token; now: Token } | null {
  const peopleOf = ({ tokens }: Part, language: KnownLanguage) =>
    new Map(
      tokens.flatMap((token) => {
        const isSure = token.kind === 'word' && !(from !== to && ALSO_RESIDENT.test(token.word))
        const who = isSure ? personOf(token.word, language) : undefined
        return who === undefined ? [] : [[who, token] as const]
      }),
    )
  const [mine, theirs] = [peopleOf(own, from), peopleOf(their, to)]
  const [gone, fresh] = [[...mine].filter(([who]) => !theirs.has(who)), [...theirs].filter(([who]) => !mine.has(who))]
  const [[, was] = [], [, now] = []] = [gone[0], fresh[0]]
  if (gone.length !== 1 || fresh.length !== 1 || was === undefined || now === undefined) return null
  return from !== to || keepsWords(own, their, from, [was, now]) ? { was, now } : null
}

function isDone(tokens: readonly Token[], place: number, language: KnownLanguage): boolean {
  const word = tokens[place]?.word ?? ''
  if (PAST_FORM[language].test(word)) return true
  const ahead = tokens.slice(Math.max(0, place - (language === 'de' ? AHEAD : REACH)), place)
  return ahead.some((token) => token.clause === tokens[place]?.clause && DONE[language].test(token.word))
}

/** The verbs, by their first letters, that may depend on the verb at a place. */
function verbsBehind(tokens: readonly Token[], place: number, language: KnownLanguage): Set<string> {
  const reach = language === 'de' ? GERMAN_REACH : REACH
  const behind = tokens.slice(place + 1, place + 1 + reach)
  return new Set(
    behind
      .filter(({ word, kind }) => kind === 'word' && !isFunctionWord(word, language))
      .map(({ word }) => stemOf(word)),
  )
}

/** Whether two passages have nearly the same words besides these. */
function keepsWords(home: Part, away: Part, language: KnownLanguage, but: readonly Token[]): boolean {
  const stemsOf = ({ tokens }: Part) =>
    new Set(
      tokens
        .filter((token) => !but.includes(token))
        .filter((token) => isContent(token, language))
        .map(({ word }) => stemOf(word)),
    )
  const [mine, theirs] = [stemsOf(home), stemsOf(away)]
  const shared = [...mine].filter((stem) => theirs.has(stem)).length
  return (
    shared > 0 &&
    shared >= COPY * Math.min(mine.size, theirs.size) &&
    shared >= LONGER * Math.max(mine.size, theirs.size)
  )
}

function impliedIn({ tokens }: Part, language: KnownLanguage): number {
  return countImplied(tokens.map(({ word }) => word).join(' '), language, true)
}

/** German joins "zu" and "ge" to its verbs: "abzuschließen", "abgeschlossen". */
const INSIDE = /^(ab|an|auf|aus|bei|ein|her|hin|los|mit|nach|vor|weg|zu|zurück)?(?:zu|ge)(?=\p{L}{4,})/u

function stemOf(word: string): string {
  return normalise(word.replace(INSIDE, '$1'), 'NFD').replace(/\p{M}/gu, '').slice(0, STEM)
}

const NEGATING = byPhrase(NEGATORS, (words) => [[words, 'denies']])
const PLANNING = byPhrase(PLANS, (words) => [[words, 'plans']])
