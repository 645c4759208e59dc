import { isFunctionWord } from '../analysis/function-words.ts'
import type { Change } from './closed-pool.ts'
import { isContent, stemOf } from './content.ts'
import type { Denial } from './denials.ts'
import type { KnownLanguage } from './fact.ts'
import type { Token } from './tokens.ts'
import type { Said } from './wording.ts'

/** A passage of a text: its closed words and what can stand for them, its denials and all its tokens. */
export type Part = { closed: Said[]; hints: Said[]; denials: Denial[]; tokens: Token[] }

/** Below this number of words of content, a common one is enough to call two passages close. */
const FEW = 4
/** The most letters by which two forms of a word are recognised. */
const STEM = 5
/** From this share of common words on, two passages say the same in much the same words. */
const CLOSE = 0.5
/** From this share on, hardly a word differs. */
const CLOSER = 0.75
/** And this share of the longer one. */
const LONGER = 0.6
/** This number of letters of a verb are the same in its imperative: "pagar", "pague". */
const ORDER = 3

/** The words of a passage that carry its content. */
function contentOf(tokens: readonly Token[], language: KnownLanguage): Set<string> {
  return new Set(tokens.filter((token) => isContent(token, language)).map(({ word }) => stemOf(word)))
}

/** How far two passages of one language have their words in common. */
export type Closeness = {
  /** True if they say what they say in much the same words. */
  close: boolean
  /** True if hardly a word differs: what is new then is more than another way to say it. */
  closer: boolean
  /** True also for a short passage in which one word of three or fewer is the only one that differs. */
  copy: boolean
  /** Whether a lost or added word went together with the verb that it belongs to, so that other words say it. */
  reworded(change: Change): boolean
}

/** Compares the words of two passages of one language, each of them once. */
export function closenessOf(own: Part, their: Part, language: KnownLanguage): Closeness {
  const [mine, theirs] = [contentOf(own.tokens, language), contentOf(their.tokens, language)]
  const shorter = Math.min(mine.size, theirs.size)
  const shared = [...mine].filter((stem) => theirs.has(stem)).length
  const share = shorter === 0 ? 1 : shared / shorter
  const close = share >= CLOSE || (shorter < FEW && share > 0)
  const whole = Math.max(mine.size, theirs.size)
  const closer = share >= CLOSER && share * shorter >= LONGER * whole
  const isOneWord = shared > 0 && mine.size === theirs.size && shared === mine.size - 1
  const places = [own, their].map(({ tokens }) => new Map(tokens.map(({ start }, place) => [start, place])))
  return {
    close,
    closer,
    copy: closer || isOneWord,
    reworded({ how, was, now }) {
      const lost = how === 'lost'
      const word = lost ? was : now
      if ((!lost && how !== 'added') || word === null) return false
      if (word.family !== 'modality') return lost ? !close : !closer
      const home = lost ? own : their
      const offset = places[lost ? 0 : 1]?.get(word.start) ?? 0
      const verbs = new Set<string>()
      for (const token of home.tokens.slice(offset + 1, offset + 12)) {
        if (token.clause !== word.clause) break
        if (token.kind === 'word' && token.word.length > 2 && !isFunctionWord(token.word, language))
          verbs.add(stemOf(token.word))
      }
      const others = lost ? theirs : mine
      return verbs.size > 1 && [...verbs].filter((stem) => others.has(stem)).length / verbs.size < CLOSE
    },
  }
}

/** Words that make a passive in the five languages. */
const PASSIVE = /^(?:été|wurden?|worden|was|were|been|fue|fueron|foi|foram|sido)$/u
/** Pronouns that begin a sentence as its subject. */
const SUBJECTS: ReadonlySet<string> = new Set(
  'i he she we they you ich er sie wir ihr je il elle nous vous ils elles yo ella nosotros ellos eu ele ela nós eles'.split(
    ' ',
  ),
)

/** Whether the first two capitalised words that both passages have change places: "Sarah lent Omar", "Omar borrowed from Sarah". */
export function changePlaces(part: Part, other: Part): boolean {
  const [subject, now] = [subjectOf(part, other), subjectOf(other, part)]
  if (subject !== undefined && now !== undefined && subject !== now) return true
  return namesChangePlaces(part, other)
}

/** The pronoun with which a passage begins, or the name if the other passage has it, too. */
function subjectOf({ tokens: [first] }: Part, other: Part): string | undefined {
  if (first === undefined) return undefined
  if (SUBJECTS.has(first.word)) return first.word
  const isName = first.capital && other.tokens.some(({ word, capital }) => capital && word === first.word)
  return isName ? first.word : undefined
}

function namesChangePlaces(part: Part, other: Part): boolean {
  const [mine, theirs] = [part, other].map(({ tokens }) =>
    tokens.filter(({ capital, word }) => capital && word.length > 2),
  )
  const others = new Set(theirs?.map(({ word }) => word))
  const own = new Set(mine?.map(({ word }) => word))
  const [first] = mine?.filter(({ word }) => others.has(word)) ?? []
  const [now] = theirs?.filter(({ word }) => own.has(word)) ?? []
  const named = new Set(mine?.filter(({ word }) => others.has(word)).map(({ word }) => word)).size > 1
  if (!named || first === undefined || now === undefined)
    return isPassive(part) !== isPassive(other) || firstNoun(part, other) !== firstNoun(other, part)
  return first.word !== now.word
}

function isPassive({ tokens }: Part): boolean {
  return tokens.some(({ word }) => PASSIVE.test(word))
}

/** The first long word of a passage that the other one has as well, without its ending. */
function firstNoun({ tokens }: Part, other: Part): string | undefined {
  const others = new Set(other.tokens.map(({ word }) => stemOf(word)))
  return tokens.map(({ word }) => stemOf(word)).find((stem) => stem.length >= STEM && others.has(stem))
}

/**
 * Whether a clause of the passage begins with a verb that the other passage has beside "must": "you must bring", "bring". A
 * word that begins both passages is no verb.
 */
export function orders(part: Part, other: Part): boolean {
  const places = new Map(other.tokens.map((token, place) => [token.start, place]))
  const verbs = new Set<string>()
  for (const { family, value, start } of other.closed) {
    if (family !== 'modality' || value !== 'must') continue
    const from = places.get(start) ?? 0
    for (const token of other.tokens.slice(Math.max(0, from - 6), from + 14)) {
      if (token.sentence !== other.tokens[from]?.sentence || token.kind !== 'word') continue
      // German joins the verb to its prefix: "einreichen", "einzureichen".
      for (let at = 0; at < Math.min(6, token.word.length - 2); at += 1) verbs.add(token.word.slice(at, at + ORDER))
    }
  }
  if (verbs.size === 0) return false
  const first = (tokens: readonly Token[]) =>
    tokens.filter(
      ({ word, kind, clause }, place) =>
        kind === 'word' &&
        word.length >= ORDER &&
        (tokens[place - 1]?.clause !== clause || tokens[place - 1]?.kind === 'sign'),
    )
  if (bids(part)) return true
  const begins = new Set(first(other.tokens).map(({ word }) => word))
  const offers = part.tokens.some(({ word }) => word === '!')
    ? part.tokens.filter(({ kind }) => kind === 'word')
    : first(part.tokens)
  return offers.some(({ word }) => !begins.has(word) && verbs.has(word.slice(0, ORDER)))
}

/** Verbs that stand before "Sie" without bidding. */
const NO_BIDDING =
  /^(?:können|müssen|dürfen|sollen|sollten|wollen|möchten|mögen|haben|hatten|werden|würden|sind|waren|könnten|müssten|dürften|wenn|denn|an|von|in|ihnen)$/u

/** Whether a German passage gives an order: "ziehen Sie den Stecker". */
function bids({ tokens }: Part): boolean {
  if (tokens.at(-1)?.word === '?') return false
  return tokens.some(
    ({ word, capital }, place) =>
      capital &&
      word === 'sie' &&
      /\p{L}{2,}n$/u.test(tokens[place - 1]?.word ?? '') &&
      !NO_BIDDING.test(tokens[place - 1]?.word ?? ''),
  )
}
