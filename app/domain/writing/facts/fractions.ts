import type { KnownLanguage } from './fact.ts'

/** Words for a part that follow a number: "a third", "zwei Drittel", "tres cuartos". */
export const PARTS: Readonly<Record<KnownLanguage, ReadonlyMap<string, number>>> = {
  en: parts({ half: 2, halves: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fourths: 4, fifth: 5, fifths: 5 }, [
    ['sixths', 6],
    ['eighth', 8],
    ['eighths', 8],
    ['tenth', 10],
    ['tenths', 10],
  ]),
  de: parts({
    drittel: 3,
    drittels: 3,
    dritteln: 3,
    viertel: 4,
    vierteln: 4,
    fünftel: 5,
    sechstel: 6,
    achtel: 8,
    zehntel: 10,
  }),
  fr: parts({
    tiers: 3,
    quart: 4,
    quarts: 4,
    cinquième: 5,
    cinquièmes: 5,
    sixième: 6,
    huitième: 8,
    dixième: 10,
    dixièmes: 10,
  }),
  es: parts({
    tercio: 3,
    tercios: 3,
    cuarto: 4,
    cuartos: 4,
    quinto: 5,
    quintos: 5,
    sexto: 6,
    octavo: 8,
    décimo: 10,
    décimos: 10,
  }),
  pt: parts({
    terço: 3,
    terços: 3,
    quarto: 4,
    quartos: 4,
    quinto: 5,
    quintos: 5,
    sexto: 6,
    oitavo: 8,
    décimo: 10,
    décimos: 10,
  }),
}

/** Words that are a half by themselves. */
export const HALF: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: ['half'],
  de: ['hälfte'],
  fr: ['moitié'],
  es: ['mitad'],
  pt: ['metade'],
}

/** Words that are a half only before a unit: "media hora". */
export const HALF_OF_UNIT: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: ['half'],
  de: ['halbe', 'halben', 'halber', 'halbes', 'halb'],
  fr: ['demi', 'demie'],
  es: ['medio', 'media'],
  pt: ['meio', 'meia'],
}

/** What adds a half to the number or the unit before it. */
export const AND_A_HALF: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /[ \u00a0-]and[ \u00a0-]a[ \u00a0-]half(?![\p{L}])/iuy,
  de: /(?!)/y,
  fr: /[ \u00a0-]et[ \u00a0-]demie?(?![\p{L}])/iuy,
  es: /[ \u00a0]y[ \u00a0]medi[oa](?![\p{L}])/iuy,
  pt: /[ \u00a0]e[ \u00a0]mei[oa](?![\p{L}])/iuy,
}

/** German joins a half to the number: "zweieinhalb", "anderthalb". */
export const GERMAN_HALVES: ReadonlyMap<string, number> = new Map([
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['zweieinhalb', 2.5],
  ['dreieinhalb', 3.5],
  ['viereinhalb', 4.5],
  ['dreiviertel', 0.75],
])

export const SIGNS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅛', 1 / 8],
])

function parts(common: Readonly<Record<string, number>>, more: readonly [string, number][] = []): Map<string, number> {
  return new Map([...Object.entries(common), ...more])
}
