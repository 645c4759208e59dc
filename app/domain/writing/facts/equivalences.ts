import {
  type Change,
  contraryOf,
  createHints,
  isDuty,
  isLeave,
  isNegative,
  isOnly,
  isOpposite,
  keyOf,
  type Passage,
  type Pool,
} from './closed-pool.ts'
import { CONVERSE, MUTUAL, STRICT } from './lexicon/opposites.ts'
import type { Said } from './wording.ts'

/** What the rules have not explained yet: words that are gone, words that are new, and the difference of the denials. */
export type Balance = {
  readonly before: Passage
  readonly after: Passage
  lost: Said[]
  readonly gained: Pool
  /** By how many denials the second passage has more. */
  difference: number
  /** The starts of permissions whose ban a bound explained. */
  readonly settled: Set<number>
  tell(how: Change['how'], was: Said | null, now: Said | null): void
}

const NEGATIVE: Readonly<Record<string, readonly string[]>> = {
  mustnot: ['may', 'can', 'must'],
  cannot: ['can', 'may'],
  neednot: ['must'],
  shouldnot: ['should'],
  notover: ['over'],
  notunder: ['under'],
}

const POSITIVE: Readonly<Record<string, readonly string[]>> = {
  must: ['mustnot', 'neednot'],
  may: ['mustnot', 'cannot'],
  right: ['mustnot', 'cannot'],
  can: ['cannot', 'mustnot'],
  should: ['shouldnot'],
  over: ['notover'],
  under: ['notunder'],
}

const CONTRARY: Readonly<Record<string, readonly string[]>> = {
  over: ['bound:most', 'bound:notover'],
  under: ['bound:least', 'bound:notunder'],
  least: ['bound:under'],
  most: ['bound:over'],
}
const TOO_MUCH: Readonly<Record<string, readonly string[]>> = {
  most: ['bound:over'],
  notover: ['bound:over'],
  least: ['bound:under'],
  notunder: ['bound:under'],
}

const SOME_OR_ALL: Readonly<Record<string, readonly string[]>> = {
  'amount:some': ['amount:all'],
  'amount:all': ['amount:some'],
}
const AT_MOST = ['bound:most', 'bound:within', 'bound:notover', 'bound:under']
const BANS = ['modality:mustnot', 'modality:cannot']
const LEAVES = ['modality:may', 'modality:can', 'modality:right']

/** Ways to say one thing in other closed words, each with an example, in the order in which they are tried. */
export const EQUIVALENCES: readonly ((balance: Balance) => void)[] = [
  denialInVerb,
  afterIsOnlyUntil,
  withoutIsDuty,
  onlyAfterIsNotBefore,
  notBeforeIsOnlyAfter,
  closedUntilIsOpenFrom,
  notBeforeIsEarliest,
  bannedWithoutIsOnlyWith,
  unlessIsOnlyIf,
  onlyIsNoneUnless,
  waitUntilIsOnlyAfter,
  waitUntilIsNotBefore,
  untilIsAsLongAsNot,
  openOnlyUntilIsClosed,
  onlyWithIsNotWithout,
  dutyIsOnlyMay,
  noneWithoutIsOnly,
  needNotIsOnlyMust,
  leastBeforeIsLatest,
  untilIsAtMost,
  mostIsNotMore,
  contraryBound,
  tooMuch,
  someIsNotAll,
  stayIsNotLeave,
  overHalfIsMost,
  opposites,
  onlyAsBound,
  standsForIt,
]

/** What explains denials that no closed word took. */
export function denialsLeft(balance: Balance): number {
  const { before, after } = balance
  let { difference } = balance
  // "Neither drive nor drink" is "do not drive and do not drink".
  const parted = after.coordinated - before.coordinated
  if (difference > 0 && parted > 0 && before.either) difference = Math.max(0, difference - parted)
  if (difference < 0 && parted < 0 && after.either) difference = Math.min(0, difference - parted)
  // "Not all of them passed" is "some failed".
  const isAll = (word: Said) => keyOf(word) === 'amount:all'
  const isPart = (word: Said) => isOnly(word) || (word.family === 'amount' && !isAll(word))
  if (difference < 0 && before.closed.some(isAll) && !after.closed.some(isAll) && after.closed.some(isPart))
    difference += 1
  // "No one may board without a ticket" is "everybody needs a ticket".
  const doubled = (one: Passage, two: Passage) => one.withouts > two.withouts
  if (difference <= -2 && doubled(before, after)) difference += 2
  if (difference >= 2 && doubled(after, before)) difference -= 2
  const implied = after.implied - before.implied
  if (difference < 0 && implied > 0) return Math.min(0, difference + implied)
  if (difference > 0 && implied < 0) return Math.max(0, difference + implied)
  return difference
}

/** Explains each lost word by the first new one of these keys. */
function restate(
  balance: Balance,
  keysOf: (was: Said) => readonly string[],
  then?: (was: Said, now: Said) => void,
): void {
  balance.lost = balance.lost.filter((was) => {
    const now = balance.gained.take(keysOf(was))
    if (now === undefined) return true
    balance.tell('restated', was, now)
    then?.(was, now)
    return false
  })
}

/** Explains the first lost word of a kind by the first new one of these keys. */
function restateFirst(
  balance: Balance,
  isIt: (word: Said) => boolean,
  keysOf: (was: Said) => readonly string[],
): boolean {
  const was = balance.lost.find(isIt)
  const now = was && balance.gained.take(keysOf(was))
  if (was === undefined || now === undefined) return false
  balance.tell('restated', was, now)
  balance.lost = balance.lost.filter((one) => one !== was)
  return true
}

/** "Must not" in one passage is "must" and a free "not" in the other. */
function denialInVerb(balance: Balance): void {
  const keysOf = ({ family, value }: Said) => {
    if ((family !== 'modality' && family !== 'bound') || balance.difference === 0) return []
    const values = balance.difference > 0 ? NEGATIVE[value] : POSITIVE[value]
    return (values ?? []).map((one) => `${family}:${one}`)
  }
  restate(balance, keysOf, () => {
    balance.difference -= Math.sign(balance.difference)
  })
}

/** "No one may enter after eight" is "entry only until eight". */
function afterIsOnlyUntil(balance: Balance): void {
  const { gained } = balance
  if (!balance.lost.some(isNegative)) return
  restate(
    balance,
    (was) => (isOpposite(was) && gained.has('only:only') ? [contraryOf(was)] : []),
    () => {
      gained.take(['only:only'])
      balance.difference += 1
    },
  )
}

/** "Nothing can be decided without a majority" is "it takes a majority"; "you need not book" is "come without booking". */
function withoutIsDuty(balance: Balance): void {
  const { before, after } = balance
  if (before.withouts > after.withouts && restateFirst(balance, isNegative, () => ['modality:must']))
    balance.difference += 1
  const isNeed = (word: Said) => isDuty(word) || keyOf(word) === 'modality:neednot'
  if (after.withouts > before.withouts && restateFirst(balance, isNeed, (was) => (isDuty(was) ? BANS : LEAVES)))
    balance.difference -= 1
}

/** "Only after the payment" is "not before the payment". */
function onlyAfterIsNotBefore(balance: Balance): void {
  if (!hasOnly(balance.before)) return
  const denies = BANS.some(balance.gained.has) || balance.difference > 0
  if (
    !denies ||
    !restateFirst(
      balance,
      ({ family }) => family === 'order',
      (was) => [contraryOf(was)],
    )
  )
    return
  if (!restateFirst(balance, isLeave, () => BANS)) balance.difference -= 1
  balance.lost = balance.lost.filter((was) => !isOnly(was))
}

/** "Did not want to sign until it was read" is "only wanted to sign after it was read". */
function notBeforeIsOnlyAfter(balance: Balance): void {
  if (!hasOnly(balance.after) || hasOnly(balance.before)) return
  const denied = balance.lost.some(isNegative)
  if (!denied && balance.difference >= 0) return
  const isBefore = (word: Said) => keyOf(word) === 'order:-'
  if (!restateFirst(balance, isBefore, () => ['order:+'])) return
  if (!denied || !restateFirst(balance, isNegative, () => LEAVES)) balance.difference += 1
  balance.gained.take(['only:only', 'only:just'])
}

/** "Closed until Monday" is "opens from Monday". */
function closedUntilIsOpenFrom(balance: Balance): void {
  const { lost, gained } = balance
  const shut = lost.find(({ family }) => family === 'open')
  const until = lost.find(({ family }) => family === 'order')
  if (shut === undefined || until === undefined || shut.denied === true || balance.difference !== 0) return
  // German "bis April geschlossen" is "öffnet erst im April".
  const late = until.value === '-' && shut.value === '-' && balance.after.hints.some(({ value }) => value === 'just')
  if (
    late &&
    restateFirst(
      balance,
      (word) => word === shut,
      (was) => [contraryOf(was)],
    )
  ) {
    balance.tell('restated', until, null)
    balance.lost = balance.lost.filter((word) => word !== until)
    return
  }
  // "Closed from Monday" is "open until Monday".
  const sides = shut.value === until.value && gained.has(contraryOf(shut)) && gained.has(contraryOf(until))
  if (!sides) return
  restateFirst(
    balance,
    (word) => word === shut,
    (was) => [contraryOf(was)],
  )
  restateFirst(
    balance,
    (word) => word === until,
    (was) => [contraryOf(was)],
  )
}

/** "Cannot see you before Thursday" is "can see you on Thursday at the earliest". */
function notBeforeIsEarliest(balance: Balance): void {
  const { lost, gained } = balance
  const turned = (words: readonly string[], others: readonly string[], value: string) => {
    const verb = lost.find((word) => words.includes(keyOf(word)))
    const order = lost.find(({ family, value: own }) => family === 'order' && own === value)
    if (verb === undefined || order === undefined || !others.some(gained.has) || !gained.has(contraryOf(order))) return
    restateFirst(
      balance,
      (word) => word === verb,
      () => others,
    )
    restateFirst(
      balance,
      (word) => word === order,
      (was) => [contraryOf(was)],
    )
  }
  turned(BANS, LEAVES, '-')
  turned(LEAVES, BANS, '+')
}

/** "Photographs without a permit are not allowed" is "photographs only with a permit". */
function bannedWithoutIsOnlyWith(balance: Balance): void {
  const { before, after, gained } = balance
  if (before.withouts > after.withouts && gained.has('only:only') && balance.difference < 0) {
    const ban = balance.lost.find(isNegative)
    if (ban === undefined || LEAVES.some(gained.has)) return
    balance.tell('restated', ban, gained.take(['only:only']) ?? null)
    balance.lost = balance.lost.filter((was) => was !== ban)
    balance.difference += 1
  } else if (after.withouts > before.withouts && balance.lost.some(isOnly) && balance.difference > 0) {
    const now = balance.lost.some(isLeave) ? undefined : gained.take(BANS)
    if (now === undefined) return
    balance.tell('restated', balance.lost.find(isOnly) ?? null, now)
    balance.lost = balance.lost.filter((was) => !isOnly(was))
    balance.difference -= 1
  }
}

/** "No pupil may leave unless" is "pupils may leave only if". */
function unlessIsOnlyIf(balance: Balance): void {
  const { before, after, gained } = balance
  const isExcept = before.withouts > 0 || before.implied > after.implied
  const isHinted = isExcept && after.hints.some(isOnly)
  restate(
    balance,
    (was) => (isNegative(was) && (isHinted || gained.has('only:only')) ? LEAVES : []),
    () => {
      gained.take(['only:only'])
      if (before.withouts > after.withouts && balance.difference < 0) balance.difference += 1
    },
  )
}

/** "Only members may enter" is "no one may enter unless"; "cannot be refunded unless" is "refunded only if". */
function onlyIsNoneUnless(balance: Balance): void {
  const { before, after, gained } = balance
  if (before.implied > after.implied && gained.has('only:only') && !LEAVES.some(gained.has)) {
    const ban = balance.lost.find(isNegative)
    if (ban === undefined) return
    balance.tell('restated', ban, gained.take(['only:only']) ?? null)
    balance.lost = balance.lost.filter((was) => was !== ban)
    return
  }
  const only = balance.lost.find(isOnly)
  // A "without" explains an "only" by other rules.
  if (only === undefined || after.withouts > before.withouts) return
  if (after.implied > before.implied && BANS.some(gained.has)) {
    const leave = balance.lost.find(isLeave)
    balance.tell('restated', leave ?? only, gained.take(BANS) ?? null)
    balance.lost = balance.lost.filter((was) => was !== leave && !isOnly(was))
  } else if (after.implied > 0 && after.implied >= before.implied && balance.difference > 0) {
    // "The only one who" is "no one but".
    balance.tell('restated', only, null)
    balance.lost = balance.lost.filter((was) => was !== only)
    balance.difference -= 1
  }
}

/** "Wait until the light is green" is "only after the light is green". */
function waitUntilIsOnlyAfter(balance: Balance): void {
  const { before, after, gained } = balance
  const waits = ({ hints }: Passage) => hints.some(({ family }) => family === 'wait')
  if (waits(before) && gained.has('only:only')) {
    if (
      restateFirst(
        balance,
        ({ family, value }) => family === 'order' && value === '-',
        () => ['order:+'],
      )
    )
      gained.take(['only:only'])
  } else if (waits(after) && balance.lost.some(isOnly)) {
    const isAfter = ({ family, value }: Said) => family === 'order' && value === '+'
    if (restateFirst(balance, isAfter, () => ['order:-'])) balance.lost = balance.lost.filter((was) => !isOnly(was))
  }
}

/** "Wait until you are told" is "do not go in before you are told". */
function waitUntilIsNotBefore(balance: Balance): void {
  const { before, after } = balance
  const waits = ({ hints }: Passage) => hints.filter(({ family }) => family === 'wait').length
  const isBound = ({ closed }: Passage) => closed.some((word) => keyOf(word) === 'order:-')
  if (!isBound(before) || !isBound(after)) return
  if (balance.difference > 0 && waits(before) > waits(after)) balance.difference -= 1
  else if (balance.difference < 0 && waits(after) > waits(before)) balance.difference += 1
}

/** "Until it has been packed" is "as long as it is not packed". */
function untilIsAsLongAsNot(balance: Balance): void {
  const { before, after, gained } = balance
  const lasts = ({ hints }: Passage) => hints.some(({ family }) => family === 'while')
  const until = (word: Said) => keyOf(word) === 'order:-'
  if (balance.difference > 0 && lasts(after) && !lasts(before)) {
    const was = balance.lost.find(until)
    if (was === undefined) return
    balance.tell('restated', was, null)
    balance.lost = balance.lost.filter((one) => one !== was)
    balance.difference -= 1
  } else if (balance.difference < 0 && lasts(before) && !lasts(after) && gained.take(['order:-']) !== undefined)
    balance.difference += 1
}

/** "Open only until nine" is "closes at nine". */
function openOnlyUntilIsClosed(balance: Balance): void {
  const { gained } = balance
  if (gained.has('only:only') && gained.has('order:-') && gained.has('open:+') && balance.difference === 0) {
    const closes = ({ family, value, denied }: Said) => family === 'open' && value === '-' && denied !== true
    if (restateFirst(balance, closes, () => ['open:+'])) gained.take(['only:only'])
  }
  if (!balance.lost.some(isOnly)) return
  const count = balance.lost.length
  restate(balance, (was) => (isOpposite(was) && !STRICT.has(was.family) ? [contraryOf(was)] : []))
  if (balance.lost.length < count) balance.lost = balance.lost.filter((was) => !isOnly(was))
}

/** "May only with a cap" is "must not without a cap", or "must have a cap". */
function onlyWithIsNotWithout(balance: Balance): void {
  const isWithout = balance.after.withouts > balance.before.withouts
  if (!balance.lost.some(isOnly) || !restateFirst(balance, isLeave, () => (isWithout ? BANS : ['modality:must'])))
    return
  balance.lost = balance.lost.filter((was) => !isOnly(was) && !isLeave(was))
  if (isWithout && balance.difference > 0) balance.difference -= 1
}

/** "Must be accompanied" is "may only come accompanied". */
function dutyIsOnlyMay(balance: Balance): void {
  const { gained } = balance
  if (!gained.has('only:only') || !LEAVES.some(gained.has) || !balance.lost.some(isDuty)) return
  if (restateFirst(balance, isDuty, () => LEAVES)) gained.take(['only:only'])
}

/** "Who does not come gets no certificate" is "only who comes gets a certificate". */
function noneWithoutIsOnly(balance: Balance): void {
  const { gained } = balance
  if (balance.difference <= -2 && gained.take(['only:only']) !== undefined) balance.difference += 2
  else if (balance.difference >= 2 && balance.lost.some(isOnly)) {
    balance.tell('restated', balance.lost.find(isOnly) ?? null, null)
    balance.lost = balance.lost.filter((was) => !isOnly(was))
    balance.difference -= 2
  }
}

/** "Need not book for fewer than eight" is "only have to book for eight or more". */
function needNotIsOnlyMust(balance: Balance): void {
  const { gained } = balance
  const flip = () => restate(balance, (was) => (was.family === 'bound' ? (CONTRARY[was.value] ?? []) : []))
  const needNot = ({ family, value }: Said) => family === 'modality' && value === 'neednot'
  if (
    gained.has('only:only') &&
    gained.has('modality:must') &&
    restateFirst(balance, needNot, () => ['modality:must'])
  ) {
    gained.take(['only:only'])
    flip()
  } else if (
    balance.lost.some(isOnly) &&
    gained.has('modality:neednot') &&
    restateFirst(balance, isDuty, () => ['modality:neednot'])
  ) {
    balance.lost = balance.lost.filter((was) => !isOnly(was))
    flip()
  }
}

/** "At least a month before the end" is "a month before the end at the latest". */
function leastBeforeIsLatest(balance: Balance): void {
  const { before, after, gained, lost } = balance
  const isBefore = ({ closed }: Passage) => closed.some((word) => keyOf(word) === 'order:-' && word.latest !== true)
  if (!isBefore(before) || !isBefore(after)) return
  if (lost.some(({ value }) => value === 'least') && after.closed.some(isLatest))
    restateFirst(
      balance,
      ({ value }) => value === 'least',
      () => ['order:-'],
    )
  else if (gained.has('bound:least') && before.closed.some(isLatest))
    restateFirst(balance, isLatest, () => ['bound:least'])
}

function isLatest({ latest }: Said): boolean {
  return latest === true
}

/** "Until eleven" is "at eleven at the latest". */
function untilIsAtMost(balance: Balance): void {
  restate(balance, (was) => (keyOf(was) === 'order:-' ? AT_MOST : []))
}

/** "Holds eight at most" is "no more than eight may get in", and the other way round. */
function mostIsNotMore(balance: Balance): void {
  const { lost, gained } = balance
  const isMost = (word: Said) => keyOf(word) === 'bound:most'
  const isOver = (word: Said) => keyOf(word) === 'bound:over'
  if (lost.some(isMost) && gained.has('bound:over') && BANS.some(gained.has) && !lost.some(isLeave)) {
    restateFirst(balance, isMost, () => ['bound:over'])
    gained.take(BANS)
  } else if (lost.some(isOver) && lost.some(isNegative) && gained.has('bound:most')) {
    restateFirst(balance, isOver, () => ['bound:most'])
    const ban = lost.find(isNegative)
    if (!restateFirst(balance, isNegative, () => LEAVES)) balance.lost = balance.lost.filter((was) => was !== ban)
  }
}

/**
 * "Allowed up to 100 ml" is "forbidden above 100 ml"; "who misses more than two gets none" is "only who misses at most two gets
 * one"; "at least 18" is "none under 18".
 */
function contraryBound(balance: Balance): void {
  const { gained } = balance
  const denied = balance.lost.some(isNegative)
  const binds = (was: Said) => isDuty(was) || isLeave(was)
  const banned = balance.lost.some(binds) && BANS.some(gained.has)
  let bans = 0
  const isExcused = () => balance.difference !== 0 || gained.has('only:only') || denied || banned
  restate(
    balance,
    (was) => (was.family === 'bound' && isExcused() ? (CONTRARY[was.value] ?? []) : []),
    () => {
      if (balance.difference !== 0) balance.difference -= Math.sign(balance.difference)
      else if (!gained.has('only:only')) bans += 1
      gained.take(['only:only'])
    },
  )
  for (let count = 0; count < bans; count += 1) {
    const was = balance.lost.find(binds)
    if (
      was === undefined ||
      !restateFirst(
        balance,
        (one) => one === was,
        () => BANS,
      )
    )
      return
    balance.settled.add(was.start)
  }
}

/** "At most four" is "more than four is too much". */
function tooMuch(balance: Balance): void {
  if (balance.after.implied <= balance.before.implied) return
  restate(balance, (was) => (was.family === 'bound' ? (TOO_MUCH[was.value] ?? []) : []))
}

/** "If any part is missing" is "if not all parts are there". */
function someIsNotAll(balance: Balance): void {
  restate(
    balance,
    (was) => (balance.difference !== 0 ? (SOME_OR_ALL[keyOf(was)] ?? []) : []),
    () => {
      balance.difference -= Math.sign(balance.difference)
    },
  )
}

/** Duties with a denial in them, and the same ones without. */
const AFFIRMATIVE: Readonly<Record<string, readonly string[]>> = {
  'modality:mustnot': ['modality:must'],
  'modality:cannot': ['modality:must'],
  'modality:shouldnot': ['modality:should', 'modality:must'],
}
/** How far behind a duty its verb stands, in tokens. */
const VERB_REACH = 5

/**
 * "Cannot take part" is "has to do without", and "should not leave" is "should stay": a word that implies a denial, or the opposite of
 * the verb, took it along.
 */
function stayIsNotLeave(balance: Balance): void {
  const { before, after, gained, lost } = balance
  const verbOf = (duty: Said) =>
    lost.find(
      (was) =>
        isOpposite(was) &&
        !STRICT.has(was.family) &&
        was.token > duty.last &&
        was.token - duty.last <= VERB_REACH &&
        gained.has(contraryOf(was)),
    )
  const affirmed = (was: Said) => AFFIRMATIVE[keyOf(was)] ?? []
  const denied = (was: Said) => Object.keys(AFFIRMATIVE).filter((key) => AFFIRMATIVE[key]?.includes(keyOf(was)))
  for (const [keysOf, isImplied] of [
    [affirmed, after.implied > before.implied],
    [denied, before.implied > after.implied],
  ] as const) {
    const duty = lost.find((was) => keysOf(was).some(gained.has) && (isImplied || verbOf(was) !== undefined))
    if (duty === undefined) continue
    const verb = verbOf(duty)
    restateFirst(balance, (was) => was === duty, keysOf)
    if (verb !== undefined)
      restateFirst(
        balance,
        (was) => was === verb,
        (was) => [contraryOf(was)],
      )
    return
  }
}

/** "More than half" is "most". */
function overHalfIsMost(balance: Balance): void {
  const isOver = ({ family, value }: Said) => family === 'bound' && value === 'over'
  const halves = ({ hints }: Passage) => hints.filter((hint) => keyOf(hint) === 'amount:most')
  const starts = new Set(halves(balance.before).map(({ start }) => start))
  if (
    restateFirst(
      balance,
      (was) => isOver(was) && starts.has(was.start),
      () => ['amount:most'],
    )
  )
    return
  if (halves(balance.after).length > 0)
    restateFirst(
      balance,
      (was) => keyOf(was) === 'amount:most',
      () => ['bound:over'],
    )
}

/** "Closed" became "open", or "not open". */
function opposites(balance: Balance): void {
  const { before, after, gained } = balance
  const only = hasOnly(before) || hasOnly(after)
  balance.lost = balance.lost.filter((was) => {
    const now = isOpposite(was) ? gained.take([contraryOf(was)]) : undefined
    if (now === undefined) return true
    const subjects = was.subject !== undefined && now.subject !== undefined
    const swapped = CONVERSE.has(was.family) && (subjects ? was.subject !== now.subject : before.reversed)
    const denies = denialOf(now) - denialOf(was)
    // "Sent" and "not received" tell of two persons.
    const turned =
      !MUTUAL.has(was.family) &&
      (was.denied ?? false) !== (now.denied ?? false) &&
      (!STRICT.has(was.family) || (was.family === 'order' && (only || isEdge(was, now) || isFreeDenial(was, now))))
    // "Allowed" is a permission as well, and the ban that it became was explained by a bound.
    const settled = balance.settled.has(was.start)
    const excused = turned || (!swapped && balance.difference !== 0 && !STRICT.has(was.family))
    if (excused && !settled) balance.difference -= turned ? denies : Math.sign(balance.difference)
    balance.tell(settled || excused || swapped ? 'restated' : 'changed', was, now)
    return false
  })
}

/** "Not before May" is "in May at the earliest". */
function isEdge(was: Said, now: Said): boolean {
  return was.edge === true || now.edge === true
}

/** "Not signed until it was read" is "signed after it was read". */
function isFreeDenial(was: Said, now: Said): boolean {
  return (was.denied === true && was.spent !== true) || (now.denied === true && now.spent !== true)
}

/** 1 for a free denial beside an opposite. */
function denialOf({ denied, spent }: Said): number {
  return denied === true && spent !== true ? 1 : 0
}

/** "At most" is "only"; "may rise by no more than 2 %" is "is limited to 2 %"; "only by appointment" needs one. */
function onlyAsBound(balance: Balance): void {
  restate(balance, ({ value }) => (value === 'most' ? ['only:only'] : []))
  if (restateFirst(balance, isOnly, () => ['bound:most']))
    balance.lost = balance.lost.filter((was) => !isOnly(was) && keyOf(was) !== 'modality:may')
  restate(balance, (was) => (isOnly(was) ? ['modality:must'] : []))
}

/** "Lets you" is "you may": a word that can stand for it. */
function standsForIt(balance: Balance): void {
  const hintOf = createHints(balance.after.hints)
  balance.lost = balance.lost.filter((was) => {
    const now = hintOf(was)
    if (now === null) return true
    // "Not required" has a denial that "need not" has not.
    const isCounted = was.family === 'bound' && balance.difference > 0
    if ((isNegative(was) || isCounted) && now.denied === true) balance.difference -= 1
    balance.tell('restated', was, now)
    return false
  })
}

function hasOnly({ closed, hints }: Passage): boolean {
  return closed.some(isOnly) || hints.some(isOnly)
}
