import { isTold, turnedAtAmounts } from './anchors.ts'
import type { CheckedFact } from './checked.ts'
import type { Change } from './closed-pool.ts'
import { addContraries } from './contraries.ts'
import { movedInCopy, movedOnScale } from './copied-scales.ts'
import { otherPerson, turnedNegator, turnedPlan } from './copied-verbs.ts'
import { turnedDoer } from './doers.ts'
import { lostException } from './exceptions.ts'
import type { Fact, FactKind, KnownLanguage } from './fact.ts'
import { bornOut, isFirm, isOfAnotherVerb } from './firmness.ts'
import { isNotAs, isSeenFromOther, type Joint, turnedAround } from './joints.ts'
import { MUTUAL } from './lexicon/opposites.ts'
import { deniedNowLimited, freedLimit, movedLimit } from './limits.ts'
import { movedDenial, movedDuty } from './moved.ts'
import { swappedPeople, turnedInCopy } from './near-copies.ts'
import { isOfSome, lostPart } from './not-all.ts'
import { type Closeness, closenessOf, type Part } from './rewording.ts'
import { swappedIn } from './roles.ts'
import { sequenceOf } from './sequence.ts'
import { correspond, partsOf, passageOf, type Side, sideOf, wholeOf } from './sides.ts'
import { swappedAmounts, swappedPronouns, swappedWords } from './swaps.ts'
import type { Token } from './tokens.ts'
import { compareWords } from './wording-check.ts'

/** The most words of change that are told beside their amounts. */
const MANY = 50

/**
 * Compares the closed words and the denials of two texts, sentence by sentence if their sentences correspond.
 * @param literal facts that are compared by their values: words inside them are not compared again
 */
export function comparePassages(
  input: { before: string; after: string; from: KnownLanguage; to: KnownLanguage },
  literal: { before: readonly Fact[]; after: readonly Fact[] },
): { facts: CheckedFact[]; added: Fact[]; both: boolean } {
  const one = sideOf(input.before, input.from, literal.before)
  const other = sideOf(input.after, input.to, literal.after)
  const facts: CheckedFact[] = []
  const added: Fact[] = []
  const [mine, theirs] = correspond(one, other) ? [partsOf(one), partsOf(other)] : [[wholeOf(one)], [wholeOf(other)]]
  const findings: Telling = { one, other, facts, added }
  for (const [place, own] of mine.entries()) {
    const their = theirs[place] ?? { closed: [], hints: [], denials: [], tokens: [] }
    const pair = pairOf(own, their, findings)
    tellWords(pair, findings)
    if (pair.closeness !== null) tellCopy(pair, pair.closeness, findings)
    tellPeople(pair, findings)
  }
  tellSwaps(literal, findings)
  settleMoved(facts, added, one.text, other.text)
  const both = [one, other].some(({ wording }) => wording.closed.some(({ value }) => value === 'both'))
  return { facts, added, both }
}

/** A passage and its counterpart, with what became of the closed words. */
type Pair = {
  own: Part
  their: Part
  changes: readonly Change[]
  /** By how many denials the counterpart has more that nothing explains. */
  denials: number
  /** Whether one of both denies more. */
  isDenied: boolean
  /** How far they have their words in common; null across languages. */
  closeness: Closeness | null
  /** True if they do not keep each other's words. */
  free: boolean
  joint: Joint | null
  sequence: ReturnType<typeof sequenceOf>
}

function pairOf(own: Part, their: Part, { one, other }: Telling): Pair {
  const { language } = one
  const isOneLanguage = language === other.language
  if (isOneLanguage) addContraries(own, their, language)
  const closeness = isOneLanguage ? closenessOf(own, their, language) : null
  const free = closeness?.closer !== true
  const { changes, denials } = compareWords(passageOf(own, their, one, free), passageOf(their, own, other, free))
  const isDenied = own.denials.length !== their.denials.length || denials !== 0
  return {
    ...{ own, their, changes, denials, isDenied, closeness, free },
    joint: isOneLanguage ? turnedAround(own, their, language) : null,
    sequence: isOneLanguage && !isDenied ? sequenceOf(own, their, language) : null,
  }
}

/** Tells the closed words that changed, and the denials. */
function tellWords(
  { own, their, changes, denials, isDenied, closeness, free, joint, sequence }: Pair,
  findings: Telling,
): void {
  const { one, other } = findings
  // "Before" becomes "after" if the events change places in the sentence.
  const isOrder = ({ was, how }: Change) => sequence?.how === 'same' && was?.family === 'order' && how === 'changed'
  // "Rents rose faster than wages" is "wages rose more slowly than rents".
  const isSwapped = joint?.family === 'than' || (closeness !== null && isSeenFromOther(own, their, one.language))
  const compared = isSwapped ? changes.filter(({ how, kind }) => how === 'changed' && kind === 'comparison') : []
  const ofSome = isOfSome({ part: own, language: one.language }, { part: their, language: other.language })
  for (const change of compared.length === 1 ? changes.filter((one) => one !== compared[0]) : changes)
    if (
      !isOrder(change) &&
      !isHighest(change, one) &&
      !(isSomeOrAll(change) && ofSome) &&
      !(isDenied && isStep(change)) &&
      !hadTo(change, one) &&
      closeness?.reworded(change) !== true &&
      !isOfAnotherVerb(change, one, other) &&
      (!free || (closeness?.copy === true && isFirmInCopy(change)) || isFirm(change, one, other))
    )
      tell(change, findings)
  // A passage in altogether other words may deny what the first one said the other way round. A denial that is new is
  // another way to say something more often than one that is gone.
  const [home, from, to] = denials < 0 ? ([own, one, other] as const) : ([their, other, one] as const)
  const isFar = denials < 0 ? closeness?.close === false : closeness?.closer === false
  const bounds = [own, their].some(({ closed }) => closed.some(({ family }) => family === 'only' || family === 'order'))
  const explained = isFar && (bounds || closeness === null || !bornOut(home, from, to, true))
  const isBorne = closeness === null || !free || denials === 0 || bornOut(home, from, to)
  const [denying, comparing] = denials > 0 ? [their, own] : [own, their]
  const isTurned =
    Math.abs(denials) === 1 && closeness !== null && (joint !== null || isNotAs(denying, comparing, one.language))
  tellDenials(own, their, explained || !isBorne || isTurned ? 0 : denials, findings)
}

/** Tells what changed in a passage of one language beside its closed words: sides, small words, limits and duties. */
function tellCopy(pair: Pair, { closer }: Closeness, findings: Telling): void {
  const { own, their, changes, denials, isDenied, joint, sequence } = pair
  const { one, other, facts } = findings
  const { language } = one
  const tellIf = (turned: { was: Span; now: Span } | null, kind: FactKind) => {
    if (turned !== null) facts.push(changed(turned, kind, one, other))
  }
  if (joint !== null) tellTurned(joint, changes, denials, findings)
  tellIf(closer && denials === 0 ? movedDenial(own, their, language) : null, 'negation')
  if (sequence?.how === 'turned' && joint === null) tellIf(sequence, 'direction')
  const copied = closer && facts.every(({ outcome }) => outcome === 'kept' || outcome === 'restated')
  for (const turned of copied ? turnedInCopy(own, their, language, isDenied) : []) tellIf(turned, turned.kind)
  for (const moved of movedInCopy(own, their, language)) if (!isTold(facts, moved)) tellIf(moved, moved.kind)
  tellGone(turnedNegator(own, their, language), 'negation', findings)
  tellIf(turnedPlan(own, their, language), 'direction')
  tellGone(closer && denials === 0 ? deniedNowLimited(own, their, language) : null, 'negation', findings)
  const freed = closer ? freedLimit(own, their, language) : null
  tellIf(freed, 'quantifier')
  tellIf(denials === 0 && freed === null ? movedLimit(own, their, language) : null, 'quantifier')
  tellIf(movedDuty(own, their, language), 'modality')
}

/** Tells exceptions and parts that are gone, and who does something to whom. */
function tellPeople({ own, their, isDenied, closeness, free }: Pair, findings: Telling): void {
  const { one, other, facts } = findings
  const [mine, theirs] = [
    { part: own, tokens: own.tokens, language: one.language },
    { part: their, tokens: their.tokens, language: other.language },
  ]
  const tellIf = (turned: { was: Span; now: Span } | null) => {
    if (turned !== null && !isTold(facts, turned)) facts.push(changed(turned, 'role', one, other))
  }
  tellIf(isDenied || (closeness !== null && free) ? null : swappedPronouns(mine, theirs))
  tellIf(otherPerson(own, their, { from: one.language, to: other.language }))
  tellGone(lostException(mine, theirs), 'comparison', findings)
  const notAll = lostPart(mine, theirs)
  if (notAll !== null) facts.push({ fact: factOf(notAll, 'quantifier', one.text), outcome: 'lost', now: null })
  const swapped = swappedIn(mine, theirs)
  const isSure = swapped !== null && (swapped.named || closeness === null || !free)
  const turned = isSure ? swapped : turnedDoer(mine, theirs)
  if (turned !== null) facts.push(changed(turned, 'role', one, other))
}

/** Tells what changed places anywhere in the two texts. */
function tellSwaps(literal: { before: readonly Fact[]; after: readonly Fact[] }, { one, other, facts }: Telling): void {
  const isOneLanguage = one.language === other.language
  const people = isOneLanguage ? swappedPeople(wholeOf(one), wholeOf(other), one.language) : null
  if (people !== null && facts.every(({ fact, outcome }) => fact.kind !== 'role' || outcome === 'kept'))
    facts.push(changed(people, 'role', one, other))
  const amounts = swappedAmounts(
    { tokens: one.wording.tokens, language: one.language, amounts: literal.before },
    { tokens: other.wording.tokens, language: other.language, amounts: literal.after },
  )
  if (amounts !== null) facts.push({ fact: amounts.was, outcome: 'changed', now: amounts.now })
  const words = isOneLanguage ? swappedWords(one.wording.tokens, other.wording.tokens, one.language) : null
  if (words !== null && facts.every(({ outcome }) => outcome === 'kept' || outcome === 'restated'))
    facts.push(changed(words, 'role', one, other))
  const scales = isOneLanguage
    ? []
    : movedOnScale(wholeOf(one), wholeOf(other), { from: one.language, to: other.language })
  for (const moved of scales) if (!isTold(facts, moved)) facts.push(changed(moved, moved.kind, one, other))
  for (const turned of turnedAtAmounts(one, other, literal).slice(0, MANY))
    if (!isTold(facts, turned)) facts.push(changed(turned, 'comparison', one, other))
}

function isSomeOrAll({ was, now }: Change): boolean {
  return was?.family === 'amount' && now?.family === 'amount' && [was.value, now.value].includes('all')
}

/** In a short passage one word that became its contrary is a change, unless it may tell of one event from its other side. */
function isFirmInCopy({ was, how }: Change): boolean {
  return how === 'changed' && was !== null && !MUTUAL.has(was.family)
}

/** "Had to wait an hour" is "an hour's wait": a duty of the past that is not told need not have been lifted. */
function hadTo({ was, how }: Change, { text }: Side): boolean {
  return (
    how === 'lost' && was?.family === 'modality' && /^(?:had to|musste\p{L}*)$/iu.test(text.slice(was.start, was.end))
  )
}

/** "Did not approve" is "rejected": what became of a request or an event is denied as opposites are. */
function isStep({ was }: Change): boolean {
  return was?.family === 'a step' || was?.family === 'a fate'
}

/** English "most" alone can be a superlative: "suffer most" is "are hit hardest". */
function isHighest({ was, how }: Change, { text }: Side): boolean {
  return how === 'lost' && was?.value === 'most' && /^most$/iu.test(text.slice(was.start, was.end))
}

/** A clause that moved to another sentence took its denial along: neither lost nor new. */
function settleMoved(facts: CheckedFact[], added: Fact[], before: string, after: string): void {
  const denials = facts.filter(({ fact }) => fact.kind === 'negation')
  const lost = denials.filter(({ outcome }) => outcome === 'lost')
  for (const moved of lost) {
    const words = new Set(wordsBeside(moved.fact, before))
    const place = added.findIndex((fact) => {
      const shared = new Set(wordsBeside(fact, after).filter((word) => words.has(word))).size
      return fact.kind === 'negation' && shared >= ALIKE_BESIDE
    })
    if (place < 0) continue
    added.splice(place, 1)
    moved.outcome = 'kept'
  }
}

/** How many words two denials must have beside them in common to be one that moved with its clause. */
const ALIKE_BESIDE = 2

type Telling = { one: Side; other: Side; facts: CheckedFact[]; added: Fact[] }

function tell({ kind, how, was, now }: Change, { one, other, facts, added }: Telling): void {
  const fact = was && factOf(was, kind, one.text)
  const their = now && factOf(now, kind, other.text)
  // That "good" is still "good" is nothing to tell.
  if (how === 'kept' && kind === 'comparison') return
  if (fact !== null && how !== 'added') facts.push({ fact, outcome: how, now: their })
  else if (their !== null) added.push(their)
}

/** "Not sign before reading" is "read before signing", and "larger than" turned around is "smaller than". */
function tellTurned(
  { family, was, now }: Joint,
  changes: readonly Change[],
  denials: number,
  { one, other, facts }: Telling,
): void {
  const isExcused = denials !== 0 || changes.some(({ how }) => how === 'changed' || how === 'restated')
  if (isExcused) return
  facts.push(changed({ was, now }, family === 'than' ? 'comparison' : 'direction', one, other))
}

/** Tells a word that is gone, or one that is new. */
function tellGone(
  turned: { was: Token | null; now: Token | null } | null,
  kind: FactKind,
  { one, other, facts, added }: Telling,
): void {
  const { was = null, now = null } = turned ?? {}
  if (was !== null) facts.push({ fact: factOf(was, kind, one.text), outcome: 'lost', now: null })
  if (now !== null) added.push(factOf(now, kind, other.text))
}

/** Of the denials that a passage has too many, those are told whose neighbours the other one denies least. */
function tellDenials(own: Part, their: Part, difference: number, { one, other, facts, added }: Telling): void {
  const had = own.denials.filter(({ spent }) => !spent)
  const has = their.denials.filter(({ spent }) => !spent)
  const lost = difference < 0 ? Math.min(had.length, -difference) : 0
  const gone = furthest(had, one.text, their.denials, other.text, lost)
  for (const denial of had) {
    const outcome = gone.has(denial) ? 'lost' : 'kept'
    facts.push({ fact: factOf(denial, 'negation', one.text), outcome, now: null })
  }
  // A denied duty that became a plain one has no free denial; then the duty stands for it.
  const missing = difference < 0 ? -difference - lost : 0
  for (const denial of own.denials.filter(({ spent }) => spent).slice(0, missing))
    facts.push({ fact: factOf(denial, 'negation', one.text), outcome: 'lost', now: null })
  if (difference > 0) {
    const all = [...has, ...their.denials.filter(({ spent }) => spent)]
    const more = furthest(all, other.text, own.denials, one.text, difference)
    added.push(...all.filter((denial) => more.has(denial)).map((denial) => factOf(denial, 'negation', other.text)))
  }
}

type Span = { start: number; end: number; family?: string; value?: string }

/** The denials that share the fewest words beside them with the denials of the other text; of equals the last. */
function furthest<Denial extends Span>(
  denials: readonly Denial[],
  text: string,
  others: readonly Span[],
  otherText: string,
  count: number,
): Set<Denial> {
  const known = new Set(others.flatMap((denial) => wordsBeside(denial, otherText)))
  const scored = denials.map((denial, place) => {
    const shared = wordsBeside(denial, text).filter((word) => known.has(word)).length
    return { denial, place, shared }
  })
  scored.sort((one, other) => one.shared - other.shared || other.place - one.place)
  return new Set(scored.slice(0, count).map(({ denial }) => denial))
}

/** How far from a denial its neighbours are looked for, in UTF-16 units, and how many of them count on each side. */
const NEIGHBOURS = { reach: 40, most: 3 }

function wordsBeside({ start, end }: Span, text: string): string[] {
  const words = (part: string) => part.toLowerCase().match(/\p{L}+/gu) ?? []
  const before = words(text.slice(Math.max(0, start - NEIGHBOURS.reach), start)).slice(-NEIGHBOURS.most)
  return [...before, ...words(text.slice(end, end + NEIGHBOURS.reach)).slice(0, NEIGHBOURS.most)]
}

function changed({ was, now }: { was: Span; now: Span }, kind: FactKind, one: Side, other: Side): CheckedFact {
  return { fact: factOf(was, kind, one.text), outcome: 'changed', now: factOf(now, kind, other.text) }
}

function factOf(
  { start, end, ...closed }: { start: number; end: number; family?: string; value?: string },
  kind: FactKind,
  text: string,
): Fact {
  return {
    kind,
    text: text.slice(start, end),
    start,
    end,
    readings: [`${closed.family ?? 'not'}:${closed.value ?? ''}`],
  }
}
