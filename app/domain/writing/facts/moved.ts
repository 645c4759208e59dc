import { isFunctionWord } from '../analysis/function-words.ts'
import { isAlike } from './closed-pool.ts'
import type { Denial } from './denials.ts'
import type { KnownLanguage } from './fact.ts'
import type { Part } from './rewording.ts'
import type { Said } from './wording.ts'

/** The most letters by which two forms of a word are recognised. */
const STEM = 5

/** A denial that moved to another clause: "I like tea but not coffee", "I like coffee but not tea". */
export function movedDenial(own: Part, their: Part, language: KnownLanguage): { was: Denial; now: Denial } | null {
  const was = own.denials[0]
  const now = their.denials[0]
  if (was === undefined || now === undefined) return null
  const mine = deniedStems(own, language)
  const theirs = deniedStems(their, language)
  let moved = 0
  let stayed = 0
  for (const [stem, denied] of mine) {
    const still = theirs.get(stem)
    if (still === undefined || denied === 'both' || still === 'both') continue
    if (denied !== still) moved += denied ? 1 : 1_000
    else if (denied) stayed += 1
  }
  // One word must have come under a denial and another one out of it.
  return stayed > 0 || moved < 1_001 || moved % 1_000 === 0 ? null : { was, now }
}

/** Duties that changed places: "you may stay but must pay", "you must stay but may pay". */
export function movedDuty(own: Part, their: Part, language: KnownLanguage): { was: Said; now: Said } | null {
  const mine = dutiesOf(own, language)
  const theirs = dutiesOf(their, language)
  for (const [verb, was] of mine) {
    const now = theirs.get(verb)
    if (now === undefined || now.value === was.value || isAlike(was, now)) continue
    // Counted as a change already, unless both passages have both.
    const both = [own, their].every(({ closed }) =>
      [was, now].every(({ value }) => closed.some((word) => word.value === value)),
    )
    if (both) return { was, now }
  }
  return null
}

const DIVIDES = /^(?:und|and|et|y|e|aber|but|mais|pero|mas)$/u

/** The verbs of a passage with the duty or permission that stands before them; German puts them last. */
function dutiesOf(part: Part, language: KnownLanguage): Map<string, Said> {
  const duties = new Map<string, Said>()
  const places = new Map(part.tokens.map(({ start }, place) => [start, place]))
  for (const word of part.closed) {
    if (word.family !== 'modality') continue
    const from = (places.get(word.start) ?? 0) + (word.last - word.token)
    const near = part.tokens.slice(from + 1, from + 12)
    // "Muss arbeiten und kann nicht helfen": each duty has its own verb.
    const other = near.findIndex(({ word }) => DIVIDES.test(word))
    const verbs = (other < 0 ? near : near.slice(0, other))
      .filter((token) => token.clause === word.clause && token.kind === 'word' && token.word.length > 2)
      .filter((token) => !isFunctionWord(token.word, language))
    const verb = language === 'de' ? verbs.at(-1) : verbs[0]
    if (verb !== undefined) duties.set(verb.word.slice(0, STEM), word)
  }
  return duties
}

/** The words of a passage, and whether they stand in a clause that denies something. */
function deniedStems({ tokens, denials }: Part, language: KnownLanguage): Map<string, boolean | 'both'> {
  const clauses = new Set(denials.map(({ clause }) => clause))
  const own = new Set(denials.map(({ start }) => start))
  const stems = new Map<string, boolean | 'both'>()
  for (const { word, kind, clause, start } of tokens) {
    if (own.has(start) || kind !== 'word' || word.length < 3 || isFunctionWord(word, language)) continue
    const stem = word.slice(0, STEM)
    const denied = clauses.has(clause)
    stems.set(stem, stems.has(stem) && stems.get(stem) !== denied ? 'both' : denied)
  }
  return stems
}
