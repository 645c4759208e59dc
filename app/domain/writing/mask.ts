import { factsOf } from './facts/extract.ts'
import { type FactKind, knownLanguage } from './facts/fact.ts'
import { MASKABLE, type Maskable } from './maskable.ts'
import type { MaskedFact } from './stand-ins.ts'

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

/** A mark that makes the stand-ins differ from those that the text itself contains. */
function unusedMark(text: string): string {
  const used = new Set([...text.matchAll(LIKE_STAND_IN)].map(([, mark = '']) => mark.length))
  let length = 0
  while (used.has(length)) length += 1
  return 'X'.repeat(length)
}

const LIKE_STAND_IN = /\[(X*)(?:NAME|MENTION|EMAIL|URL|NUMBER|MONEY|PERCENT|ORDINAL|PHONE|IBAN|REFERENCE)_/g
