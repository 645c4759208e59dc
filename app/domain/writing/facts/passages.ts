import { splitSentences } from '../sentences.ts'
import { isTold, turnedAtAmounts } from './anchors.ts'
import type { CheckedFact } from './checked.ts'
import type { Change, Passage } from './closed-pool.ts'
import { addContraries } from './contraries.ts'
import { acrossScale, movedInCopy } from './copied-scales.ts'
import { otherPerson, turnedNegator, turnedPlan } from './copied-verbs.ts'
import { WITHOUT } from './denials.ts'
import { turnedDoer } from './doers.ts'
import { lostException } from './exceptions.ts'
import { type Fact, type FactKind, fold, type KnownLanguage } from './fact.ts'
import { bornOut, isFirm, isOfAnotherVerb } from './firmness.ts'
import { type Ground, groundOf } from './ground.ts'
import { isNotAs, isSeenFromOther, type Joint, turnedAround } from './joints.ts'
import { MUTUAL } from './lexicon/opposites.ts'
import { deniedNowLimited, freedLimit, movedLimit } from './limits.ts'
import { movedDenial, movedDuty } from './moved.ts'
import { swappedPeople, turnedInCopy } from './near-copies.ts'
import { countImplied } from './negations.ts'
import { isOfSome, lostPart } from './not-all.ts'
import { changePlaces, closenessOf, orders, type Part } from './rewording.ts'
import { swappedIn } from './roles.ts'
import { sequenceOf } from './sequence.ts'
import { swappedAmounts, swappedPronouns, swappedWords } from './swaps.ts'
import type { Token } from './tokens.ts'
import { type Wording, wordingOf } from './wording.ts'
import { compareWords } from './wording-check.ts'

type Side = { text: string; language: KnownLanguage; wording: Wording; sentences: number; ground: Ground }

/** Facts whose words say nothing beside them. */
const COVERS: ReadonlySet<FactKind> = new Set([
  'date',
  'time',
  'quote',
  'code',
  'url',
  'email',
  'placeholder',
  'mention',
])
/** "And" before a denial that repeats another one, and words by which one denial holds for two things. */
const REPEATS = /^(?:and|und|et|y|e|nor|noch|[,;])$/u
const JOINS_TWO = /^(?:or|nor|oder|noch|ou|ni|nem|o|u)$/u
/** The most letters by which two forms of a word are recognised. */
const STEM = 5
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
  for (const [place, own] of mine.entries()) {
    const their = theirs[place] ?? { closed: [], hints: [], denials: [], tokens: [] }
    if (one.language === other.language) addContraries(own, their, one.language)
    const closeness = one.language === other.language ? closenessOf(own, their, one.language) : null
    const free = closeness?.closer !== true
    const { changes, denials } = compareWords(passageOf(own, their, one, free), passageOf(their, own, other, free))
    const joint = closeness === null ? null : turnedAround(own, their, one.language)
    const isDenied = own.denials.length !== their.denials.length || denials !== 0
    const sequence = closeness === null || isDenied ? null : sequenceOf(own, their, one.language)
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
        tell(change, { one, other, facts, added })
    // A passage in altogether other words may deny what the first one said the other way round. A denial that is new is
    // another way to say something more often than one that is gone.
    const [home, from, to] = denials < 0 ? ([own, one, other] as const) : ([their, other, one] as const)
    const isFar = denials < 0 ? closeness?.close === false : closeness?.closer === false
    const bounds = [own, their].some(({ closed }) =>
      closed.some(({ family }) => family === 'only' || family === 'order'),
    )
    const explained = isFar && (bounds || closeness === null || !bornOut(home, from, to, true))
    const isBorne =
      closeness === null ||
      !free ||
      denials === 0 ||
      bornOut(denials < 0 ? own : their, denials < 0 ? one : other, denials < 0 ? other : one)
    const [denying, comparing] = denials > 0 ? [their, own] : [own, their]
    const isTurned =
      Math.abs(denials) === 1 && closeness !== null && (joint !== null || isNotAs(denying, comparing, one.language))
    tellDenials(own, their, explained || !isBorne || isTurned ? 0 : denials, { one, other, facts, added })
    if (closeness !== null) {
      if (joint !== null) tellTurned(joint, changes, denials, { one, other, facts, added })
      const moved = !free && denials === 0 ? movedDenial(own, their, one.language) : null
      if (moved !== null) facts.push(changed(moved, 'negation', one, other))
      if (sequence?.how === 'turned' && joint === null) facts.push(changed(sequence, 'direction', one, other))
      const copied = !free && facts.every(({ outcome }) => outcome === 'kept' || outcome === 'restated')
      for (const turned of copied ? turnedInCopy(own, their, one.language, isDenied) : [])
        facts.push(changed(turned, turned.kind, one, other))
      for (const moved of movedInCopy(own, their, one.language))
        if (!isTold(facts, moved)) facts.push(changed(moved, moved.kind, one, other))
      const negator = turnedNegator(own, their, one.language)
      if (negator !== null) tellGone(negator, 'negation', { one, other, facts, added })
      const plan = turnedPlan(own, their, one.language)
      if (plan !== null) facts.push(changed(plan, 'direction', one, other))
      const limited = free || denials !== 0 ? null : deniedNowLimited(own, their, one.language)
      if (limited !== null) tellGone(limited, 'negation', { one, other, facts, added })
      const freed = free ? null : freedLimit(own, their, one.language)
      if (freed !== null) facts.push(changed(freed, 'quantifier', one, other))
      const limit = denials === 0 && freed === null ? movedLimit(own, their, one.language) : null
      if (limit !== null) facts.push(changed(limit, 'quantifier', one, other))
      const duty = movedDuty(own, their, one.language)
      if (duty !== null) facts.push(changed(duty, 'modality', one, other))
    }
    const pronoun =
      isDenied || (closeness !== null && free)
        ? null
        : swappedPronouns(
            { tokens: own.tokens, language: one.language },
            { tokens: their.tokens, language: other.language },
          )
    if (pronoun !== null) facts.push(changed(pronoun, 'role', one, other))
    const person = otherPerson(own, their, { from: one.language, to: other.language })
    if (person !== null && !isTold(facts, person)) facts.push(changed(person, 'role', one, other))
    const exception = lostException({ part: own, language: one.language }, { part: their, language: other.language })
    if (exception !== null) tellGone(exception, 'comparison', { one, other, facts, added })
    const notAll = lostPart({ part: own, language: one.language }, { part: their, language: other.language })
    if (notAll !== null) facts.push({ fact: factOf(notAll, 'quantifier', one.text), outcome: 'lost', now: null })
    const swapped = swappedIn(
      { tokens: own.tokens, language: one.language },
      { tokens: their.tokens, language: other.language },
    )
    if (swapped !== null && (swapped.named || closeness === null || !free))
      facts.push(changed(swapped, 'role', one, other))
    else {
      const turned = turnedDoer(
        { tokens: own.tokens, language: one.language },
        { tokens: their.tokens, language: other.language },
      )
      if (turned !== null) facts.push(changed(turned, 'role', one, other))
    }
  }
  const people = one.language === other.language ? swappedPeople(wholeOf(one), wholeOf(other), one.language) : null
  if (people !== null && facts.every(({ fact, outcome }) => fact.kind !== 'role' || outcome === 'kept'))
    facts.push(changed(people, 'role', one, other))
  const amounts = swappedAmounts(
    { tokens: one.wording.tokens, language: one.language, amounts: literal.before },
    { tokens: other.wording.tokens, language: other.language, amounts: literal.after },
  )
  if (amounts !== null) facts.push({ fact: amounts.was, outcome: 'changed', now: amounts.now })
  if (one.language === other.language) {
    const words = swappedWords(one.wording.tokens, other.wording.tokens, one.language)
    if (words !== null && facts.every(({ outcome }) => outcome === 'kept' || outcome === 'restated'))
      facts.push(changed(words, 'role', one, other))
  } else
    for (const moved of acrossScale(wholeOf(one), one.language, wholeOf(other), other.language))
      if (!isTold(facts, moved)) facts.push(changed(moved, moved.kind, one, other))
  for (const turned of turnedAtAmounts(one, other, literal).slice(0, MANY))
    if (!isTold(facts, turned)) facts.push(changed(turned, 'comparison', one, other))
  settleMoved(facts, added, one.text, other.text)
  const both = [one, other].some(({ wording }) => wording.closed.some(({ value }) => value === 'both'))
  return { facts, added, both }
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
  { was, now }: { was: Token | null; now: Token | null },
  kind: FactKind,
  { one, other, facts, added }: Telling,
): void {
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

function sideOf(text: string, language: KnownLanguage, literal: readonly Fact[]): Side {
  const dates = startsOf(literal, ['date', 'time'])
  const names = startsOf(literal, ['phone', 'iban', 'reference'])
  const wording = wordingOf(text, language, { dates, names })
  // "Minus" and "below" belong to a temperature.
  const isFrost = ({ measure, text: written }: Fact) =>
    (measure === 'degree' || measure === 'celsius') && /\p{L} ?$/u.test(written)
  const inside = insideOf(literal.filter((fact) => COVERS.has(fact.kind) || isFrost(fact)))
  const closed = wording.closed.filter((word) => !inside(word))
  const denials = wording.denials.filter((denial) => !inside(denial))
  const silent = new Set([...closed, ...denials].map(({ start }) => start))
  return {
    ...{ text, language, wording: { ...wording, closed, denials } },
    sentences: splitSentences(text, language).length,
    ground: groundOf(wording.tokens, language, literal, silent, wording.denials),
  }
}

function startsOf(facts: readonly Fact[], kinds: readonly FactKind[]): Set<number> {
  return new Set(facts.filter(({ kind }) => kinds.includes(kind)).map(({ start }) => start))
}

/** Whether a word stands inside one of these facts; isAsked in reading order or not, each answer takes a search by halves. */
function insideOf(facts: readonly Fact[]): (span: { start: number }) => boolean {
  return ({ start }) => {
    let low = 0
    let high = facts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((facts[middle]?.end ?? 0) <= start) low = middle + 1
      else high = middle
    }
    const fact = facts[low]
    return fact !== undefined && fact.start <= start
  }
}

/**
 * Whether the sentences of two texts stand for each other in their order: as many, and in one language each with a word in
 * common with its counterpart.
 */
function correspond(one: Side, other: Side): boolean {
  if (one.sentences !== other.sentences || one.sentences < 2) return one.sentences === other.sentences
  if (one.language !== other.language) return true
  const mine = partsOf(one)
  const theirs = partsOf(other)
  const [owns, others] = [mine, theirs].map((parts) => parts.map(({ tokens }) => stemsOf(tokens)))
  const common = (stems: ReadonlySet<string>, place: number) =>
    [...stems].filter((stem) => others?.[place]?.has(stem)).length
  return (owns ?? []).every((stems, place) => {
    const own = common(stems, place)
    // A clause that moved to the next sentence has more words in common with that.
    return own > 0 && [place - 1, place + 1].every((beside) => common(stems, beside) <= 2 * own)
  })
}

function stemsOf(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.filter(({ word, kind }) => kind === 'number' || word.length >= STEM).map(({ word }) => word.slice(0, STEM)),
  )
}

function wholeOf({ wording }: Side): Part {
  return { closed: wording.closed, hints: wording.hints, denials: wording.denials, tokens: [...wording.tokens] }
}

function partsOf({ wording, sentences }: Side): Part[] {
  const parts = Array.from({ length: sentences }, (): Part => ({ closed: [], hints: [], denials: [], tokens: [] }))
  for (const word of wording.closed) parts[word.sentence]?.closed.push(word)
  for (const hint of wording.hints) parts[hint.sentence]?.hints.push(hint)
  for (const denial of wording.denials) parts[denial.sentence]?.denials.push(denial)
  for (const token of wording.tokens) parts[token.sentence]?.tokens.push(token)
  return parts
}

/** Whether denials are joined in one word, and how many repeat one: "nor", "and does not". */
function togetherIn({ denials, tokens }: Part): { coordinated: number; either: boolean } {
  const places = new Map(tokens.map(({ start }, place) => [start, place]))
  let coordinated = 0
  let either = false
  for (const [at, { start }] of denials.entries()) {
    const place = places.get(start) ?? 0
    const lead = tokens.slice(Math.max(0, place - 3), place)
    if (at > 0 && lead.some(({ word }) => REPEATS.test(word))) coordinated += 1
    const tail = tokens.slice(place + 1, place + 12)
    if (tail.some(({ word }) => JOINS_TWO.test(word))) either = true
  }
  return { coordinated, either }
}

/** @param free true if hardly a sentence kept its words, so that words that may stand for others are read */
function passageOf(part: Part, other: Part, { text, language }: Side, free: boolean): Passage {
  const first = part.tokens[0]
  const last = part.tokens.at(-1)
  return {
    closed: part.closed,
    hints: part.hints,
    denials: part.denials.filter(({ spent }) => !spent).length,
    withouts: part.denials.filter(({ spent, start, end }) => !spent && WITHOUT.has(fold(text.slice(start, end))))
      .length,
    ...togetherIn(part),
    implied:
      first === undefined || last === undefined ? 0 : countImplied(text.slice(first.start, last.end), language, free),
    reversed: changePlaces(part, other),
    orders: part.closed.some(({ family }) => family === 'please') || orders(part, other),
  }
}
