import { germanNumber } from './number-words.ts'

/** German words that join a number and a unit of time: "zehnwöchig". */
const GERMAN_LASTING = /^(\p{L}{3,20}?)(sekündig|minütig|stündig|tägig|wöchig|monatig|jährig)(?:e[mnrs]?)?$/u
const LASTING_UNITS: Readonly<Record<string, string>> = {
  ...{ sekündig: 'Sekunden', minütig: 'Minuten', stündig: 'Stunden', tägig: 'Tage', wöchig: 'Wochen' },
  ...{ monatig: 'Monate', jährig: 'Jahre' },
}
/** "One in five", "une voiture sur deux", "um em cada cinco". */
export const ONE_OF =
  /(?<!\p{L})(?:one|1|une?|uno|una|um|uma|ein|eine[rs]?)(?: \p{L}{1,20})? (?:in(?: every)?|out of(?: every)?|of every|sur|de cada|em cada|von) $/iu
/** Words that can stand for "two times", "two copies" and the like. */
export const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ...['double', 'doubled', 'doubles', 'duplicate', 'twofold', 'doppelt', 'doppelte', 'doppelten', 'verdoppelt'].map(
    twice,
  ),
  ...['doble', 'duplicado', 'duplicó', 'dobro', 'dobrou', 'duplicou', 'doublé', 'couple', 'pair'].map(twice),
  ...['triple', 'tripled', 'threefold', 'treble', 'dreifach', 'dreifache', 'verdreifacht', 'triplo', 'triplé'].map(
    thrice,
  ),
])

function twice(word: string): [string, number] {
  return [word, 2]
}

function thrice(word: string): [string, number] {
  return [word, 3]
}

/** The number and the unit inside a German word such as "zehnwöchig", in small letters; null if there is none. */
export function germanLasting(word: string): { count: number; unit: string } | null {
  const [, written = '', ending = ''] = GERMAN_LASTING.exec(word) ?? []
  const count = germanNumber(written)
  const unit = LASTING_UNITS[ending]
  return count === undefined || count === 0 || unit === undefined ? null : { count, unit }
}
