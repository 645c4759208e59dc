import { normalise } from '#app/domain/text.ts'
import type { KnownLanguage } from './fact.ts'

// A corrected misspelling is no new fact: "Wensday" and "Wednesday" are one day. So the readers of dates and numbers know these
// spellings beside the right ones. Only spellings that are no other word stand here: "thirsty" is no misspelt "thirty".

/** Frequent misspellings of months, and what they mean. */
export const MISSPELT_MONTHS = pairs(
  'janaury january|janurary january|febuary february|feburary february|febrary february|agust august|septemeber september|septmber september|ocotber october|novemeber november|decemeber december',
  'setiembre septiembre|nobiembre noviembre|disiembre diciembre|fevreiro fevereiro',
  'juilet juillet|septenbre septembre|novenbre novembre|febuar februar|jänner januar|feber februar',
)

/** Frequent misspellings of weekdays, and what they mean. */
export const MISSPELT_WEEKDAYS = pairs(
  'tuseday tuesday|tusday tuesday|teusday tuesday|wensday wednesday|wednsday wednesday|wendesday wednesday|wednesdy wednesday|thurday thursday|thursady thursday|thrusday thursday|saterday saturday|saturaday saturday',
  'mircoles miércoles|jeuves jueves|sesta-feira sexta-feira|mecredi mercredi|mitwoch mittwoch|donerstag donnerstag|sammstag samstag',
)

/** Frequent misspellings of number words, and what they mean. */
export const MISSPELT_NUMBERS: Readonly<Record<KnownLanguage, ReadonlyMap<string, string>>> = {
  en: pairs(
    'fourty forty|ninty ninety|forteen fourteen|fiveteen fifteen|ninteen nineteen|hundered hundred|hunderd hundred|thousend thousand|thousant thousand',
  ),
  es: pairs('dieciceis dieciséis|beinte veinte'),
  pt: pairs('dezeseis dezesseis|dezesete dezessete|cincoenta cinquenta'),
  fr: pairs('quatres quatre|trante trente|soixente soixante'),
  de: pairs('sechszehn sechzehn|siebzen siebzehn|siebenzehn siebzehn|sechszig sechzig|siebenzig siebzig'),
}

/** A word as it is typed without accents, or with "ae" for "ä". */
export function plainSpellings(word: string): string[] {
  const bare = normalise(word, 'NFD').replace(/\p{M}/gu, '')
  const german = word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  return [...new Set([bare, german])].filter((plain) => plain !== word && !OTHER_WORDS.has(plain))
}

/** Plain spellings that are words of their own: a name, and "stubborn". */
const OTHER_WORDS: ReadonlySet<string> = new Set(['marco', 'terca'])

function pairs(...lists: string[]): ReadonlyMap<string, string> {
  return new Map(lists.flatMap((list) => list.split('|')).map((pair) => pair.split(' ') as [string, string]))
}
