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
    tercera: 3,
    terceras: 3,
    cuarta: 4,
    cuartas: 4,
    quinta: 5,
    quintas: 5,
    sexta: 6,
    octava: 8,
    décima: 10,
  }),
  pt: parts({
    terço: 3,
    terços: 3,
    terça: 3,
    quarta: 4,
    quinta: 5,
    sexta: 6,
    oitava: 8,
    décima: 10,
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

/** A unit with a half and without a number: "hora y media", "ano e meio". */
export const AND_A_HALF_BARE: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  es: /(?:hora|día|semana|mes|año|siglo|minuto|kilo|litro|metro|kilómetro|tonelada)[ \u00a0]y[ \u00a0]medi[oa](?![\p{L}])/iuy,
  pt: /(?:hora|dia|semana|mês|ano|século|minuto|quilo|litro|metro|quil[óô]metro|tonelada)[ \u00a0]e[ \u00a0]mei[oa](?![\p{L}])/iuy,
}
/** A number before a unit, in digits or words. */
export const NUMBER_BEFORE =
  /(?:\d|(?<!\p{L})(?:una?|uno|uma?|dos|dois|duas|tr[eê]s|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|nueve|nove|diez|dez|\p{L}{3,12}ce|\p{L}{3,12}ta|mil))[ \u00a0]$/iu

/** A part of something after its article: "la tercera parte", "le tiers des". */
export const PART_ALONE: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /(?!)/g,
  de: /(?!)/g,
  fr: /(?<!\p{L})(?:le|au) (?<part>tiers|quart)(?= d[eu'’s])/giu,
  es: /(?<!\p{L})(?:la|una) (?<part>tercera|cuarta|quinta|sexta|octava|décima) parte(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:a|uma) (?<part>terça|quarta|quinta|sexta|oitava|décima) parte(?!\p{L})/giu,
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
