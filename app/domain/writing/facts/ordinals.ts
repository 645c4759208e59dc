import { type Fact, fold, type KnownLanguage } from './fact.ts'

/** Words for places in an order, from the first on; different forms of a word stand beside each other. */
const WORDS: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: 'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth'.split(','),
  de: 'erst,zweit,dritt,viert,fünft,sechst,siebt,,neunt,zehnt,elft,zwölft'.split(','),
  fr: 'premier premiers première premières,deuxième deuxièmes second seconde,troisième troisièmes,quatrième,cinquième,sixième,septième,huitième,neuvième,dixième,onzième,douzième'.split(
    ',',
  ),
  es: 'primer primero primera primeros primeras,segundo segunda segundos segundas,tercer tercero tercera,cuarto cuarta,quinto quinta,sexto sexta,séptimo séptima,octavo octava,noveno novena,décimo décima'.split(
    ',',
  ),
  pt: 'primeiro primeira primeiros primeiras,segundo segunda segundos segundas,terceiro terceira,quarto quarta,quinto quinta,sexto sexta,sétimo sétima,oitavo oitava,nono nona,décimo décima'.split(
    ',',
  ),
}
const GERMAN_ENDINGS = ['e', 'en', 'er', 'es', 'em', 'ens']
const VALUES = Object.fromEntries(
  Object.entries(WORDS).map(([language, rows]) => [
    language,
    new Map(
      rows.flatMap((row, place) =>
        row
          .split(' ')
          .filter((word) => word !== '')
          .flatMap((word) => (language === 'de' ? GERMAN_ENDINGS.map((ending) => word + ending) : [word]))
          .map((word): [string, number] => [word, place + 1]),
      ),
    ),
  ]),
) as unknown as Readonly<Record<KnownLanguage, ReadonlyMap<string, number>>>

const EVERY = /(?<!\p{L})(?:every|each|jede[mnrs]?) $/iu
const TIMES = /^ (?:time|mal|fois|vez)(?!\p{L})/iu
const IN_DIGITS =
  /(?<![\p{L}\p{N}.,])(?<n>\d{1,3})(?:st|nd|rd|th|ers?|ère|res?|e|ᵉ|è|ème|ième|\.?[ºª]|\.er|\.ª)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[QTH](?<quarter>[1-4])(?![\p{L}\p{N}])/gu
const GERMAN_DIGITS =
  /(?<=(?<!\p{L})(?:der|die|das|dem|den|des|am|im|zum|zur|jeder|jede|jedes|ihre|ihr|seine|unsere|unser|dieser|diese) )(?<n>\d{1,2})\.(?= \p{Lu})/giu

/** Places in an order: "second", "2nd", "Q2". They are weak: "first" is often a figure of speech. */
export function ordinalsIn(text: string, language: KnownLanguage | null): Fact[] {
  const facts: Fact[] = []
  const add = (written: string, start: number, value: number) => {
    const end = start + written.length
    // Who reads it for the second time has read it twice.
    const times = TIMES.test(text.slice(end, end + 8)) ? [`times ${value}`, String(value)] : []
    // "Every second" is one in two.
    const share =
      value > 1 && EVERY.test(text.slice(Math.max(0, start - 8), start))
        ? [`${Number((100 / value).toPrecision(12))}%`]
        : []
    facts.push({
      kind: 'ordinal',
      text: written,
      start,
      end,
      readings: [`ordinal ${value}`, ...times, ...share],
      weak: true,
    })
  }
  for (const pattern of language === 'de' ? [IN_DIGITS, GERMAN_DIGITS] : [IN_DIGITS]) {
    for (const match of text.matchAll(pattern))
      add(match[0], match.index, Number(match.groups?.n ?? match.groups?.quarter))
  }
  if (language === null) return facts
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const isOther = language === 'en' && word === 'other' && EVERY.test(text.slice(Math.max(0, index - 8), index))
    const value = isOther ? 2 : VALUES[language].get(fold(word))
    if (value !== undefined) add(word, index, value)
  }
  return facts.sort((one, other) => one.start - other.start)
}
