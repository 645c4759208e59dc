import { type Change, isNegative } from './closed-pool.ts'
import type { KnownLanguage } from './fact.ts'
import type { Ground } from './ground.ts'
import { MUTUAL } from './lexicon/opposites.ts'
import { SORT_FAMILIES } from './lexicon/sorts.ts'
import type { Part } from './rewording.ts'
import type { Said } from './wording.ts'

/** A text with its words of content by their places. */
type Grounded = { text: string; language: KnownLanguage; ground: Ground }

/** Above this share of common words, a clause is found again. */
const FOUND = 0.3
/** Above this share, it is found again in a passage with other words. */
const FOUND_AGAIN = 0.7
/** Above this share, it is found without the denied word. */
const FOUND_ALONE = 0.5
/** From this share on, two closed words stand among the same words. */
const BESIDE = 0.3

/** "You cannot come" and "you must cancel", "can stay open" and "need not close" are told of one event. */
const ONE_EVENT: ReadonlySet<string> = new Set([
  'cannot must',
  'must cannot',
  'can neednot',
  'may neednot',
  'neednot can',
  'neednot may',
])
/** What follows an "only" that other words often stand for: a time ("not before Friday") or a need ("with the consent of"). */
const OF_TIME_OR_NEED =
  /^\s*(?:bis|ab|am|um|erst|until|till|from|on|at|after|à partir|jusqu|après|le \d|el|los|hasta|a partir|tras|até|na|no|após|mit|with|avec|con|com)(?!\p{L})|^[^.!?]{0,12}\d/iu

/** Whether a word limits something to a person, a thing or a case, which no rewording leaves out. */
function isLimit(was: Said, { text }: Grounded): boolean {
  return was.family === 'only' && was.value === 'only' && !OF_TIME_OR_NEED.test(text.slice(was.end, was.end + 30))
}

/** Days, rates and forms of address are facts as hard as numbers. */
const HARD: ReadonlySet<string> = new Set(['day', 'rate', 'gender'])

/**
 * Whether a change in a passage with other words is more than another way to say it. A closed word that is only gone or new
 * there is no sign of a change, nor is one that became another one among other words.
 */
export function isFirm({ how, was, now }: Change, one: Grounded, other: Grounded): boolean {
  if (how === 'kept' || how === 'restated') return true
  const across = one.language !== other.language
  // Languages divide advice and duty in unlike ways: "should", "debe".
  if (across && was !== null && now !== null && isModalVerb(was, one) && isModalVerb(now, other))
    return NEGATIVE.has(was.value) !== NEGATIVE.has(now.value)
  if (across && how === 'lost') return was?.family !== 'modality'
  if (how === 'lost' && was !== null && (was.family === 'bound' || isLimit(was, one)))
    return (other.ground.counterpart(one.ground.near(was.start))?.share ?? 0) > FOUND
  if (how !== 'changed' || was === null || now === null) return false
  // "Most of the pupils" and "some pupils" are of one thing.
  if (
    !across &&
    was.family === 'amount' &&
    thingBehind(was, one) !== '' &&
    thingBehind(was, one) === thingBehind(now, other)
  )
    return true
  // "Because" and "although" tell of one situation in many ways.
  if (was.family === 'link' && (was.value === 'cause' || now.value === 'cause')) return false
  if (was.value === 'likely' || now.value === 'likely') return false
  if (!across && ONE_EVENT.has(`${was.value} ${now.value}`)) return false
  if (MUTUAL.has(was.family)) return false
  if (!across && was.family === 'order' && isSeenFromBehind(was, now, one, other)) return false
  if (across || HARD.has(was.family)) return true
  const [mine, theirs] = [one.ground.near(was.start), other.ground.near(now.start)]
  const shared = [...mine].filter((key) => theirs.has(key)).length
  // "It is cheaper" has no other words to stand among.
  if (Math.min(mine.size, theirs.size) < 2) return !isGeneral(was) || shared > 0
  const least = isTurned(was, now) || isGeneral(was) || SORT_FAMILIES.has(was.family) ? 2 * BESIDE : BESIDE
  return shared >= least * Math.max(1, Math.min(mine.size, theirs.size))
}

/**
 * Whether a duty that became another one governs another verb, so that the two were never one: "has to be reported", "can send a
 * plumber". A denied one and a plain one may tell of one matter with unlike verbs.
 */
export function isOfAnotherVerb({ how, was, now }: Change, one: Grounded, other: Grounded): boolean {
  if (how !== 'changed' || was?.family !== 'modality' || now === null || one.language !== other.language) return false
  if (isNegative(was) !== isNegative(now)) return false
  const [mine, theirs] = [one.ground.governed(was.start), other.ground.governed(now.start)]
  const [[verb], [its]] = [mine, theirs]
  // "Submit the report" and "hand in the report" are one duty.
  const isOneMatter = mine.slice(1).some((word) => theirs.includes(word))
  return verb !== undefined && its !== undefined && verb !== its && !isOneMatter
}

/** The first letters of the first longer word behind a quantity: what there is so much of. */
function thingBehind({ end }: Said, { text }: Grounded): string {
  const words = /^(?:[ \u00a0]\p{L}{1,40}){1,3}/u.exec(text.slice(end, end + 80))?.[0] ?? ''
  const thing = words.split(/[ \u00a0]/).find((word) => word.length > BEGINNING)
  return thing === undefined ? '' : thing.toLowerCase().slice(0, BEGINNING)
}

/** The letters by which two words are held to be one. */
const BEGINNING = 4

/** "The tablets after meals" is "eat before the tablets": what stood before the word stands behind the contrary one. */
function isSeenFromBehind(was: Said, now: Said, one: Grounded, other: Grounded): boolean {
  const [mine, theirs] = [one.ground.sides(was.start), other.ground.sides(now.start)]
  const begins = (keys: ReadonlySet<string>) => new Set([...keys].map((key) => key.slice(0, BEGINNING)))
  const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>) => {
    const known = begins(others)
    return [...begins(some)].some((key) => known.has(key))
  }
  return shared(mine.ahead, theirs.behind) && !shared(mine.behind, theirs.behind)
}

/** Verbs that advise in one language and order in another. */
const ADVISING = /^(?:should|ought|must|soll\p{L}*|muss|müss\p{L}*|doi\p{L}+|dev\p{L}+|deb\p{L}+)$/iu
const NEGATIVE: ReadonlySet<string> = new Set(['shouldnot', 'mustnot'])

function isModalVerb({ value, start, end }: Said, { text }: Grounded): boolean {
  const isDuty = value === 'should' || value === 'must' || NEGATIVE.has(value)
  return isDuty && ADVISING.test(text.slice(start, end).split(' ')[0] ?? '')
}

/** Opposites that a rewording hardly holds by chance: each of them sets a condition. */
const DEFINITE: ReadonlySet<string> = new Set(['pair written', 'pair confirm', 'pair including', 'pair with food'])

/** Opposites of general use, which freely chosen words hold without being said of the same thing. */
function isGeneral({ family }: Said): boolean {
  return /^(?:pair|contrary|crossed) /u.test(family) && !DEFINITE.has(family)
}

/** "You must be accompanied" and "you cannot come alone": a duty of the one may be the contrary of the other. */
function isTurned(was: Said, now: Said): boolean {
  const values = [was.value, now.value]
  return values.includes('must') && values.some((value) => value === 'cannot' || value === 'mustnot')
}

/**
 * Whether a clause of the passage that denies something is found in the other text without its denial: most of its words, or some of
 * them and the denied one. Other words can deny the same; a word that was denied and is so no more is a change.
 * @param isFar true in a passage that hardly keeps its words: then most of them must be there, and the first denied one
 */
export function bornOut(part: Part, home: Grounded, away: Grounded, isFar = false): boolean {
  const counts = Map.groupBy(part.denials, ({ clause }) => clause)
  return part.denials.some(({ start, clause }) => {
    const found = away.ground.counterpart(home.ground.near(start))
    if (found === null || found.denials >= (counts.get(clause)?.length ?? 0)) return false
    const denied = home.ground.governed(start)
    const isThere = (isFar ? denied.slice(0, 1) : denied).some(
      (word) => found.words.has(word) || (!isFar && word === denied[0] && away.ground.says(word)),
    )
    return (!isFar && found.share > FOUND_ALONE) || (isThere && found.share > (isFar ? FOUND_AGAIN : FOUND))
  })
}
