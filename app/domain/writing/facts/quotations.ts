import type { CheckedFact } from './checked.ts'
import { type Fact, fold } from './fact.ts'

/** From this share of its words on, a quotation is found again outside of quotation marks. */
const REPORTED = 0.6
/** The most letters by which two forms of a word are recognised. */
const STEM = 5
/** Shorter words are not looked for. */
const WORD = /[\p{L}\p{M}\p{N}]{4,40}/gu

/**
 * A quotation may be told without its marks, and the other way round: its words are compared like those of any
 * other sentence. A quotation that is one in both texts must keep its words.
 */
export function tellReported(facts: CheckedFact[], added: Fact[], texts: { before: string; after: string }): void {
  const [mine, theirs] = [stemsOf(texts.before), stemsOf(texts.after)]
  for (const checked of facts) {
    if (checked.fact.kind === 'quote' && checked.outcome === 'lost' && shareIn(checked.fact, theirs) >= REPORTED)
      checked.outcome = 'restated'
  }
  added.splice(0, added.length, ...added.filter((fact) => fact.kind !== 'quote' || shareIn(fact, mine) < REPORTED))
}

/** The facts without the quotations that only one of the texts has, so that the words in them are compared. */
export function withoutReported(facts: readonly Fact[], others: readonly Fact[]): readonly Fact[] {
  const quoted = new Set(others.filter(({ kind }) => kind === 'quote').flatMap(({ readings }) => readings))
  return facts.filter(({ kind, readings }) => kind !== 'quote' || readings.some((reading) => quoted.has(reading)))
}

function shareIn({ text }: Fact, stems: ReadonlySet<string>): number {
  const own = [...stemsOf(text)]
  return own.length === 0 ? 0 : own.filter((stem) => stems.has(stem)).length / own.length
}

function stemsOf(text: string): Set<string> {
  return new Set((fold(text).match(WORD) ?? []).map((word) => word.slice(0, STEM)))
}
