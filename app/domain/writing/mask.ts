import { factsOf } from './facts/extract.ts'
import { type FactKind, knownLanguage } from './facts/fact.ts'
import { MASKABLE, type Maskable } from './maskable.ts'

/** A stand-in and its original. */
export type MaskedFact = { standIn: string; original: string; kind: FactKind }

/**
 * Replaces every fact of the chosen kinds by a stand-in. The same words get the same stand-in, so that a model can still
 * distinguish two people. Names that `namesIn` does not find are not masked: show the result before sending it.
 * @param language BCP 47 of the text; null if unknown
 */
export function mask(
  text: string,
  chosen: readonly Maskable[],
  language: string | null,
): { text: string; masked: MaskedFact[] } {
  const kinds = new Set<FactKind>(chosen.flatMap((name) => MASKABLE[name]))
  const open = unusedMark(text)
  const masked = new Map<string, MaskedFact>()
  let result = ''
  let at = 0
  for (const fact of factsOf(text, knownLanguage(language))) {
    if (!kinds.has(fact.kind)) continue
    const key = `${fact.kind} ${fact.text}`
    let entry = masked.get(key)
    if (entry === undefined) {
      entry = {
        standIn: `[${open}${fact.kind.toUpperCase()}_${masked.size + 1}]`,
        original: fact.text,
        kind: fact.kind,
      }
      masked.set(key, entry)
    }
    result += text.slice(at, fact.start) + entry.standIn
    at = fact.end
  }
  return { text: result + text.slice(at), masked: [...masked.values()] }
}

/** Puts the masked facts back for every intact stand-in in the answer; `missing` lists those without one. */
export function unmask(answer: string, masked: readonly MaskedFact[]): { text: string; missing: MaskedFact[] } {
  const seen = new Set(answer.match(STAND_IN))
  return {
    text: withOriginals(answer, originalsOf(masked)),
    missing: masked.filter(({ standIn }) => !seen.has(standIn)),
  }
}

/** The originals by their stand-ins: made once for an answer that arrives in many pieces. */
export function originalsOf(masked: readonly MaskedFact[]): ReadonlyMap<string, string> {
  return new Map(masked.map(({ standIn, original }) => [standIn, original]))
}

/** A piece of an answer with the originals in place of its intact stand-ins. */
export function withOriginals(piece: string, originals: ReadonlyMap<string, string>): string {
  return piece.replace(STAND_IN, (found) => originals.get(found) ?? found)
}

const STAND_IN = /\[[^[\]]*\]/g

/** A mark that makes the stand-ins differ from those that the text itself contains. */
function unusedMark(text: string): string {
  let mark = ''
  while (new RegExp(`\\[${mark}(?:NAME|MENTION|EMAIL|URL|NUMBER|MONEY|PERCENT)_`).test(text)) mark += 'X'
  return mark
}
