import { DENIES } from './denials.ts'
import type { KnownLanguage } from './fact.ts'
import type { Part } from './rewording.ts'
import type { Token } from './tokens.ts'

const ALL: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:all|every|everyone|everybody|everything|always|each)$/u,
  de: /^(?:alle[mnrs]?|jede[mnrs]?|jedermann|immer|sämtliche[mnrs]?)$/u,
  fr: /^(?:tous|toutes|tout|chaque|toujours)$/u,
  es: /^(?:tod[oa]s?|siempre)$/u,
  pt: /^(?:tod[oa]s?|sempre)$/u,
}
/** Families of words that tell of a part. */
const OF_A_PART: ReadonlySet<string> = new Set(['amount', 'only', 'often', 'part', 'also'])

type Side = { part: Part; language: KnownLanguage }

/** A "not all" of one passage that the other one does not say: it denies all, or nothing. */
export function lostPart(before: Side, after: Side): Token | null {
  const token = notAllIn(before)
  if (token === null || notAllIn(after) !== null) return null
  const words = [...after.part.closed, ...after.part.hints]
  return words.some(({ family }) => OF_A_PART.has(family)) ? null : token
}

/** "Not all do" is "some do not": whether one side denies all and the other one denies something of a part. */
export function isOfSome(before: Side, after: Side): boolean {
  const denies = ({ part }: Side) => part.denials.length > 0
  return (notAllIn(before) !== null && denies(after)) || (notAllIn(after) !== null && denies(before))
}

function notAllIn({ part: { tokens }, language }: Side): Token | null {
  for (const [place, { word }] of tokens.entries()) {
    if (!DENIES[language].test(word)) continue
    const next = tokens[place + 1]
    if (next !== undefined && ALL[language].test(next.word)) return next
  }
  return null
}
