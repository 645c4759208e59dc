import { fold, type KnownLanguage } from './fact.ts'
import { MISSPELT_NUMBERS, plainSpellings } from './misspellings.ts'

const EN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const DE =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
const ES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
const PT =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'
const FR = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'

/** The values of the words of which numbers are made; words for hundreds and thousands have lists of their own. */
const SMALL: Readonly<Record<KnownLanguage, ReadonlyMap<string, number>>> = {
  en: values(EN, { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 }),
  de: values(DE, {
    ...{ zwanzig: 20, dreißig: 30, dreissig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80 },
    ...{ neunzig: 90, ein: 1, zwo: 2, zweier: 2, dreier: 3, sech: 6, sieb: 7 },
  }),
  es: values(ES, {
    ...{ treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, veintiún: 21 },
    ...{ doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500, seiscientos: 600, setecientos: 700 },
    ...{ ochocientos: 800, novecientos: 900, doscientas: 200, trescientas: 300, cuatrocientas: 400, quinientas: 500 },
    ...{ seiscientas: 600, setecientas: 700, ochocientas: 800, novecientas: 900, ciento: 100, cien: 100 },
  }),
  pt: values(PT, {
    ...{ vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, setenta: 70, oitenta: 80, noventa: 90 },
    ...{
      uma: 1,
      duas: 2,
      dezasseis: 16,
      dezassete: 17,
      dezanove: 19,
      cem: 100,
      cento: 100,
      duzentos: 200,
      trezentos: 300,
    },
    ...{ quatrocentos: 400, quinhentos: 500, seiscentos: 600, setecentos: 700, oitocentos: 800, novecentos: 900 },
    ...{ duzentas: 200, trezentas: 300, quatrocentas: 400, quinhentas: 500, seiscentas: 600, setecentas: 700 },
    ...{ oitocentas: 800, novecentas: 900, catorze: 14, quatorze: 14 },
  }),
  fr: values(FR, {
    ...{ vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, huitante: 80 },
    ...{ octante: 80, nonante: 90, une: 1 },
  }),
}
/** The number words that misspelt ones mean. */
const MEANT = Object.fromEntries(
  Object.entries(SMALL).map(([language, words]) => {
    const plain = [...words.keys()].flatMap((word) => plainSpellings(word).map((typed) => [typed, word] as const))
    return [language, new Map([...plain, ...MISSPELT_NUMBERS[language as KnownLanguage]])]
  }),
) as unknown as Readonly<Record<KnownLanguage, ReadonlyMap<string, string>>>
const HUNDRED: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: ['hundred', 'hundreds'],
  de: ['hundert'],
  es: [],
  pt: [],
  fr: ['cent', 'cents'],
}
const THOUSAND = new Set(['thousand', 'tausend', 'mil', 'mille'])
const DOZENS = new Set(['dozen', 'dozens', 'dutzend', 'docena', 'docenas', 'dúzia', 'dúzias', 'douzaine'])
/** Nouns for about so many, behind an article or a number: "une quarantaine", "una veintena". "En quarantaine" counts nothing. */
const COLLECTIVES: ReadonlyMap<string, number> = new Map([
  ...each(['dizaine', 'decena', 'dezena'], 10),
  ...each(['vingtaine', 'veintena', 'vintena'], 20),
  ...each(['trentaine', 'treintena'], 30),
  ...each(['quarantaine'], 40),
  ...each(['cinquantaine'], 50),
  ...each(['soixantaine'], 60),
  ...each(['centaine', 'centena', 'centenar'], 100),
])
/** Words that are articles or pronouns more often than numbers: alone they are no number. */
const ARTICLES = new Set(['one', 'un', 'une', 'uno', 'um', 'uma', 'ein', 'eins'])
const LINKS: Readonly<Record<KnownLanguage, string>> = { en: 'and', de: 'und', es: 'y', pt: 'e', fr: 'et' }
const ARTICLE: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: ['a', 'an', 'one'],
  de: ['ein', 'eine', 'einem', 'einen', 'einer', 'eines'],
  es: ['un', 'una'],
  pt: ['um', 'uma'],
  fr: ['un', 'une'],
}

/** Words that multiply the number before them. */
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ...each(['k', 'thousand', 'mil', 'mille', 'tausend', 'tsd'], 1e3),
  ...each(
    [
      'm',
      'mn',
      'mio',
      'million',
      'millions',
      'milion',
      'milions',
      'millón',
      'millon',
      'millones',
      'milhão',
      'milhao',
      'milhões',
      'milhoes',
      'millionen',
    ],
    1e6,
  ),
  ...each(['b', 'bn', 'billion', 'billions', 'milliard', 'milliards', 'milliarde', 'milliarden', 'mrd'], 1e9),
  ...each(['bilhão', 'bilhões'], 1e9),
])
const LARGE = new Map([...MULTIPLIERS].filter(([word, value]) => value >= 1e6 && word.length > 2))

type Word = { text: string; start: number; end: number }
/** A number in words; `article` if it is only "one" and may be an article. */
export type WrittenNumber = { value: number; start: number; end: number; article: boolean }

/** True for the articles that mean one: "a third", "ein Jahr". */
export function isArticle(word: string, language: KnownLanguage): boolean {
  return ARTICLE[language].includes(word)
}

/** Numbers that are written in words, in reading order. A single "one" is told as an article. */
export function numbersInWords(text: string, language: KnownLanguage): WrittenNumber[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{M}]+/gu), (match): Word => {
    const word = fold(match[0])
    return { text: MEANT[language].get(word) ?? word, start: match.index, end: match.index + match[0].length }
  })
  const found: WrittenNumber[] = []
  for (let at = 0; at < words.length; ) {
    const run = runFrom(words, at, text, language)
    if (run === null) at += 1
    else {
      found.push(run.number)
      at = run.next
    }
  }
  return found
}

/** A percentage, and not a price: "quinze por cento", but "por cento e oitenta euros". */
const PER_CENT =
  /(?:\d|\p{L}*(?:nze|nce|ez|te|nta|um|un[oa]?|dois|duas|dos|três|tres|tro|inco|eis|ete|oito|ocho|ove|ueve|seis|zero|cero|cem|cien))[ \u00a0]por[ \u00a0]ci?ento$/iu

/** The longest number that begins at a word. */
function runFrom(words: readonly Word[], from: number, text: string, language: KnownLanguage) {
  const sum = createSum()
  let next = from
  for (let at = from; at < words.length && at < from + 14; at += 1) {
    const word = words[at]
    const before = words[at - 1]
    if (word === undefined) break
    // "Quince por ciento y cuarenta casas"
    if (at === from && before?.text === 'por' && PER_CENT.test(text.slice(Math.max(0, before.start - 14), word.end)))
      return null
    if (at > from && before !== undefined && !/^[ \u00a0-]$/.test(text.slice(before.end, word.start))) break
    if (at > next && !(at === next + 1 && at > from)) break
    if (at > from && word.text === LINKS[language]) continue
    if (!sum.add(word.text, language, at === from)) break
    next = at + 1
  }
  const first = words[from]
  const last = words[next - 1]
  if (next === from || first === undefined || last === undefined) return null
  const article = next === from + 1 && (ARTICLES.has(first.text) || isArticle(first.text, language))
  return { number: { value: sum.total(), start: first.start, end: last.end, article }, next }
}

/** Adds up the words of a number; `add` answers false for a word that cannot follow. */
function createSum() {
  let thousands = 0
  let current = 0
  let begun = false
  return {
    total: () => thousands + current,
    add(word: string, language: KnownLanguage, first: boolean): boolean {
      const step = () => {
        begun = true
        return true
      }
      const article = first && ARTICLE[language].includes(word)
      const small = SMALL[language].get(word) ?? (article ? 1 : undefined)
      if (HUNDRED[language].includes(word)) {
        if (current > 99 || (begun && current === 0)) return false
        current = Math.max(1, current) * 100
        return step()
      }
      if (DOZENS.has(word)) {
        current = Math.max(1, current) * 12
        return step()
      }
      const about = COLLECTIVES.get(word)
      if (about !== undefined) {
        if (!begun || current === 0) return false
        current *= about
        return step()
      }
      if (THOUSAND.has(word)) {
        if (begun && (current === 0 || thousands % 1e6 > 0)) return false
        thousands += Math.max(1, current) * 1000
        current = 0
        return step()
      }
      const large = LARGE.get(word)
      if (large !== undefined) {
        if (!begun || current + thousands === 0) return false
        thousands = (thousands + current) * large
        current = 0
        return step()
      }
      if (small === undefined) {
        const compound = language === 'de' && first ? germanNumber(word) : undefined
        if (compound === undefined) return false
        current = compound
        return step()
      }
      if (!begun) {
        current = small
        return step()
      }
      // French counts 60 + 10 and 4 × 20.
      if (language === 'fr' && current % 100 === 4 && small === 20) {
        current += 76
        return step()
      }
      const room = current % 100
      const teens = language === 'fr' && (room === 60 || room === 80) && small < 20
      // 17, 18 and 19 are "dix-sept" to "dix-neuf".
      const french = language === 'fr' && room === 10 && small >= 7 && small <= 9
      const fits =
        teens ||
        french ||
        (small < 10 && small > 0 && room >= 20 && room % 10 === 0) ||
        (small < 100 && small > 0 && room === 0) ||
        (current === 0 && thousands > 0)
      if (!fits) return false
      current += small
      return step()
    },
  }
}

/** German writes a number below a million as one word: "zweitausendfünfhundertdreiundzwanzig". */
export function germanNumber(word: string): number | undefined {
  if (word.length > 60) return undefined
  const thousand = word.indexOf('tausend')
  if (thousand >= 0) {
    const high = thousand === 0 ? 1 : germanNumber(word.slice(0, thousand))
    const low = belowThousand(word.slice(thousand + 7).replace(/^und/, ''))
    return high === undefined || low === undefined ? undefined : high * 1000 + low
  }
  return belowThousand(word)
}

function belowThousand(word: string): number | undefined {
  if (word === '') return 0
  const hundred = word.indexOf('hundert')
  if (hundred >= 0) {
    const high = hundred === 0 ? 1 : SMALL.de.get(word.slice(0, hundred))
    const low = belowHundred(word.slice(hundred + 7).replace(/^und/, ''))
    return high === undefined || low === undefined ? undefined : high * 100 + low
  }
  return belowHundred(word)
}

function belowHundred(word: string): number | undefined {
  if (word === '') return 0
  const single = SMALL.de.get(word)
  if (single !== undefined) return single
  const link = word.indexOf('und')
  const unit = SMALL.de.get(word.slice(0, link))
  const ten = SMALL.de.get(word.slice(link + 3))
  return link > 0 && unit !== undefined && unit < 10 && ten !== undefined && ten >= 20 ? unit + ten : undefined
}

function values(list: string, more: Readonly<Record<string, number>>): Map<string, number> {
  return new Map([...list.split(' ').map((word, value): [string, number] => [word, value]), ...Object.entries(more)])
}

function each(words: string[], value: number): [string, number][] {
  return words.map((word) => [word, value])
}
