import { splitSentences } from '../sentences.ts'
import type { Passage } from './closed-pool.ts'
import { WITHOUT } from './denials.ts'
import { type Fact, type FactKind, fold, type KnownLanguage } from './fact.ts'
import { type Ground, groundOf } from './ground.ts'
import { countImplied } from './negations.ts'
import { changePlaces, orders, type Part } from './rewording.ts'
import type { Token } from './tokens.ts'
import { type Wording, wordingOf } from './wording.ts'

// A text as it is compared: its closed words, its denials and its passages.

/** A text with what its closed words say, and its words of content by their places. */
export type Side = { text: string; language: KnownLanguage; wording: Wording; sentences: number; ground: Ground }

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

export function sideOf(text: string, language: KnownLanguage, literal: readonly Fact[]): Side {
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
export function correspond(one: Side, other: Side): boolean {
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

export function wholeOf({ wording }: Side): Part {
  return { closed: wording.closed, hints: wording.hints, denials: wording.denials, tokens: [...wording.tokens] }
}

export function partsOf({ wording, sentences }: Side): Part[] {
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
export function passageOf(part: Part, other: Part, { text, language }: Side, free: boolean): Passage {
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
