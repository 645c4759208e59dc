import { isFunctionWord } from '../analysis/function-words.ts'
import type { KnownLanguage } from './fact.ts'
import type { Part } from './rewording.ts'
import type { Token } from './tokens.ts'

/** What joins two sides that cannot change places: "read before signing", "late because it snowed", "larger than". */
export type Joint = { family: 'before' | 'after' | 'cause' | 'condition' | 'than'; was: Token; now: Token }

const JOINTS: Readonly<Record<Joint['family'], Readonly<Record<KnownLanguage, string>>>> = {
  before: { en: 'before|until', de: 'bevor|ehe|vor|bis', fr: 'avant', es: 'antes', pt: 'antes' },
  after: { en: 'after', de: 'nachdem|nach', fr: 'après', es: 'después|tras', pt: 'depois|após' },
  cause: {
    en: 'because|due to|owing to|thanks to',
    de: 'weil|wegen|aufgrund|dank',
    fr: 'parce|car|en raison|à cause|grâce à|grâce au',
    es: 'porque|debido a|debido al|a causa|gracias a',
    pt: 'porque|devido a|devido à|devido ao|por causa|graças a',
  },
  condition: { en: 'if|unless', de: 'wenn|falls|sofern', fr: 'si', es: 'si', pt: 'se|caso' },
  than: { en: 'than', de: 'als', fr: "que|qu'", es: 'que', pt: 'que' },
}
const FAMILIES = ['before', 'after', 'cause', 'condition', 'than'] as const
const ENDING = /^(\p{L}{3,30}?)(?:ings?|ed|es|en|er|ar|ir|ado|ada|ido|ida|ando|endo|ung|s|e|t|te|n|r|a|o)$/u
const ENGLISH_ENDING = /^(\p{L}{3,30}?)(?:ings?|ed|es|s|e)$/u
const STEM = 6
/** From this share on, one side is found again on the other. */
const MOST = 0.5

/**
 * The joint of a sentence whose two sides changed places in its counterpart, with all else left as it was: what stood before it
 * stands behind it now. Both passages must be in one language and have one such joint.
 */
export function turnedAround(own: Part, their: Part, language: KnownLanguage): Joint | null {
  for (const family of FAMILIES) {
    const [mine, theirs] = [sidesOf(own.tokens, family, language), sidesOf(their.tokens, family, language)]
    if (mine === null || theirs === null) continue
    const came = shared(mine.behind, theirs.ahead)
    const went = shared(theirs.behind, mine.ahead)
    const stayed = shared(mine.behind, theirs.behind)
    if (stayed > 0 || came === 0 || went === 0) continue
    if (came >= MOST * mine.behind.size && went >= MOST * theirs.behind.size)
      return { family, was: mine.token, now: theirs.token }
  }
  return null
}

/** "Smaller than it looks in the photos" and "looks bigger in the photos than it is": a side of nothing but small words cannot be found again. */
export function isSeenFromOther(own: Part, their: Part, language: KnownLanguage): boolean {
  const [mine, theirs] = [aroundThan(own.tokens, language), aroundThan(their.tokens, language)]
  if (mine === null || theirs === null) return false
  const [full, bare] = mine.behind.size > 0 ? [mine, theirs] : [theirs, mine]
  return bare.behind.size === 0 && full.behind.size > 0 && shared(full.behind, bare.ahead) === full.behind.size
}

const AS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:as|so)$/u,
  de: /^(?:so|ebenso|genauso)$/u,
  fr: /^(?:aussi|si|autant)$/u,
  es: /^tan(?:to)?$/u,
  pt: /^(?:tão|tanto)$/u,
}

/** "The river is deeper than the lake" and "the lake is not as deep as the river": the denial comes with another order of the two. */
export function isNotAs(denying: Part, comparing: Part, language: KnownLanguage): boolean {
  if (comparing.denials.length > 0) return false
  const { behind } = aroundThan(comparing.tokens, language) ?? {}
  const { tokens } = denying
  return denying.denials.some(({ start }) => {
    const place = tokens.findIndex((token) => token.start === start)
    if (behind === undefined || !tokens.slice(place + 1, place + 4).some(({ word }) => AS[language].test(word)))
      return false
    const isFirst = shared(behind, contentOf(tokens.slice(0, place), language)) > 0
    return isFirst && shared(behind, contentOf(tokens.slice(place), language)) === 0
  })
}

/** The words of content on both sides of the first "than"; null without one. */
function aroundThan(
  tokens: readonly Token[],
  language: KnownLanguage,
): { ahead: ReadonlySet<string>; behind: ReadonlySet<string> } | null {
  const than = JOINTS.than[language].split('|')
  const place = tokens.findIndex(({ word }, at) => than.includes(word) && isCompared(tokens, at, language))
  if (place < 0) return null
  return { ahead: contentOf(tokens.slice(0, place), language), behind: contentOf(tokens.slice(place + 1), language) }
}

function contentOf(tokens: readonly Token[], language: KnownLanguage): Set<string> {
  const content = tokens.filter(
    ({ word, kind }) => kind === 'word' && word.length > 2 && !isFunctionWord(word, language),
  )
  return new Set(content.map(({ word }) => stemOf(word, language)))
}

type Sides = { token: Token; ahead: ReadonlySet<string>; behind: ReadonlySet<string> }

/** The words of content on both sides of the only joint of a family; null if there is none or another one. */
function sidesOf(tokens: readonly Token[], family: Joint['family'], language: KnownLanguage): Sides | null {
  const phrases = JOINTS[family][language].split('|').map((phrase) => phrase.split(' '))
  const places = [...tokens.keys()].filter(
    (place) =>
      phrases.some((words) => words.every((word, ahead) => tokens[place + ahead]?.word === word)) &&
      (family !== 'than' || isCompared(tokens, place, language)),
  )
  const [place] = places
  const token = tokens[place ?? -1]
  if (place === undefined || token === undefined || places.length > 1) return null
  const clause = tokens[place + 1]?.clause
  const ahead = new Set<string>()
  const behind = new Set<string>()
  for (const [at, { word, kind, clause: own, sentence }] of tokens.entries()) {
    if (kind !== 'word' || word.length < 3 || sentence !== token.sentence || isFunctionWord(word, language)) continue
    if (at > place && own === clause) behind.add(stemOf(word, language))
    else if (at !== place) ahead.add(stemOf(word, language))
  }
  return behind.size === 0 || ahead.size === 0 ? null : { token, ahead, behind }
}

/** Whether a "que" follows a comparative: "más barato que". English and German have a word of its own for it. */
function isCompared(tokens: readonly Token[], place: number, language: KnownLanguage): boolean {
  if (language === 'en' || language === 'de') return true
  return tokens
    .slice(Math.max(0, place - 4), place)
    .some(({ word }) =>
      /^(?:más|menos|mayor|menor|mejor|peor|mais|maior|melhor|pior|plus|moins|meilleure?s?|pire|mieux)$/.test(word),
    )
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((stem) => other.has(stem)).length
}

function stemOf(word: string, language: KnownLanguage): string {
  const plain = language === 'de' && /^ge\p{L}{4,30}$/u.test(word) ? word.slice(2) : word
  return ((language === 'en' ? ENGLISH_ENDING : ENDING).exec(plain)?.[1] ?? plain).slice(0, STEM)
}
