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
  const masked: MaskedFact[] = []
  let result = ''
  let at = 0
  for (const fact of factsOf(text, knownLanguage(language))) {
    if (!kinds.has(fact.kind)) continue
    let entry = masked.find(({ original, kind }) => original === fact.text && kind === fact.kind)
    if (entry === undefined) {
      entry = {
        standIn: `[${open}${fact.kind.toUpperCase()}_${masked.length + 1}]`,
        original: fact.text,
        kind: fact.kind,
      }
      masked.push(entry)
    }
    result += text.slice(at, fact.start) + entry.standIn
    at = fact.end
  }
  return { text: result + text.slice(at), masked }
}

/** Puts the masked facts back for every intact stand-in in the answer; `missing` lists those without one. */
export function unmask(answer: string, masked: readonly MaskedFact[]): { text: string; missing: MaskedFact[] } {
  const originals = new Map(masked.map(({ standIn, original }) => [standIn, original]))
  const seen = new Set<string>()
  const text = answer.replace(/\[[^[\]]*\]/g, (found) => {
    const original = originals.get(found)
    if (original !== undefined) seen.add(found)
    return original ?? found
  })
  return { text, missing: masked.filter(({ standIn }) => !seen.has(standIn)) }
}

/** A mark that makes the stand-ins differ from those that the text itself contains. */
function unusedMark(text: string): string {
  let mark = ''
  while (new RegExp(`\\[${mark}(?:NAME|MENTION|EMAIL|URL|NUMBER|MONEY|PERCENT)_`).test(text)) mark += 'X'
  return mark
}
