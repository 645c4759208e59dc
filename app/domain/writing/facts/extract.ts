import { amountsIn } from './amounts.ts'
import { createClaims } from './claims.ts'
import { datesIn } from './dates.ts'
import { decadesIn } from './decades.ts'
import type { Fact, KnownLanguage } from './fact.ts'
import { literalsIn } from './literals.ts'
import { namesIn } from './names.ts'
import { negationsIn } from './negations.ts'
import { ordinalsIn } from './ordinals.ts'
import { referencesIn } from './references.ts'
import { timesIn } from './times.ts'

/**
 * The facts of a text in reading order. Text inside an address, a placeholder or a quotation belongs to that and is not a
 * separate fact; nor is a number inside a date.
 */
export function factsOf(text: string, language: KnownLanguage | null): Fact[] {
  const facts: Fact[] = []
  const claims = createClaims(text.length)
  const claim = (found: readonly Fact[]) => {
    for (const fact of found) {
      if (claims.overlaps(fact.start, fact.end)) continue
      claims.take(fact.start, fact.end)
      facts.push(fact)
    }
  }
  claim(literalsIn(text))
  claim(referencesIn(text))
  claim(datesIn(text))
  claim(decadesIn(text))
  claim(timesIn(text, language))
  const ordinals = ordinalsIn(text, language)
  // "2." is a place, but "10 segundos" is a time.
  claim(ordinals.filter((ordinal) => /^\d/.test(ordinal.text)))
  claim(amountsIn(text, language))
  claim(ordinals)
  // "DO NOT" is capitalised but not a name.
  claim(negationsIn(text, language))
  claim(namesIn(text, language))
  return facts.sort((one, other) => one.start - other.start)
}
