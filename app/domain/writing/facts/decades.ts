import { type Fact, fold } from './fact.ts'

const TENS: ReadonlyMap<string, number> = new Map(
  [
    ['twenties zwanziger vingt veinte vinte', 20],
    ['thirties dreißiger trente treinta trinta', 30],
    ['forties vierziger quarante cuarenta quarenta', 40],
    ['fifties fünfziger cinquante cincuenta cinquenta', 50],
    ['sixties sechziger soixante sesenta sessenta', 60],
    ['seventies siebziger soixante-dix setenta', 70],
    ['eighties achtziger quatre-vingt quatre-vingts ochenta oitenta', 80],
    ['nineties neunziger quatre-vingt-dix noventa', 90],
  ].flatMap(([words, value]) => `${words}`.split(' ').map((word) => [word, Number(value)] as const)),
)
const WORDS = [...TENS.keys()].sort((one, other) => other.length - one.length).join('|')
const NUMBER = '(?:1[5-9]|20)?[2-9]0'

const PATTERNS: readonly RegExp[] = [
  // the 1970s, the late 70s and 80s, in his thirties
  "(?<![\\p{L}\\p{N}.,])(?<n>(?:1[5-9]|20)\\d0)['’]?s(?![\\p{L}\\p{N}])",
  `(?<=(?<!\\p{L})(?:the|his|her|their|my|your|our|late|early|mid|mid-|s and|s or) ?)['’]?(?<n>${NUMBER})['’]?s(?![\\p{L}\\p{N}])`,
  `(?<=(?<!\\p{L})(?:the|his|her|their|my|your|our|late|early|mid|and|or)[ -])(?<w>${WORDS})(?![\\p{L}])`,
  // die 70er Jahre, in den Dreißigern
  `(?<![\\p{L}\\p{N}.,])(?<n>${NUMBER})er[n]?(?:[- ]Jahren?)?(?![\\p{L}\\p{N}])`,
  `(?<![\\p{L}])(?<w>${WORDS})(?:n|[- ]?Jahren?)(?![\\p{L}])`,
  // les années 70, los años setenta, os anos 1970, la década de los 70
  `(?<=(?<!\\p{L})(?:années|años|anos|década de|década de los|década dos) )(?:(?<n>${NUMBER})|(?<w>${WORDS}))(?![\\p{L}\\p{N}-])`,
  `(?<=(?<!\\p{L})(?:années|años|anos) (?:${NUMBER}) (?:et|y|e|à|a) )(?<n>${NUMBER})(?![\\p{L}\\p{N}-])`,
].map((source) => new RegExp(source, 'giu'))

/** Decades of a century or of a life: "the 1970s", "die 70er Jahre", "les années soixante-dix", "in her fifties". */
export function decadesIn(text: string): Fact[] {
  return PATTERNS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: written, index, groups }): Fact => {
      const year = groups?.n === undefined ? (TENS.get(fold(groups?.w ?? '')) ?? 0) : Number(groups.n)
      const short = year < 100 || year >= 1900 ? [`decade ${year % 100}`] : []
      return {
        ...{ kind: 'date', text: written, start: index, end: index + written.length, measure: 'decade' },
        readings: [...(year >= 100 ? [`decade ${year}`] : []), ...short],
      }
    }),
  )
}
