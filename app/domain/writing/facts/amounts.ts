import { type Fact, fold, type KnownLanguage } from './fact.ts'
import { MULTIPLIERS, NUMBER_WORDS } from './number-words.ts'

const CURRENCIES: readonly [code: string, names: string][] = [
  ['usd', '\\$|US\\$|USD|dollars?|d[óo]lar(?:es)?'],
  ['eur', '€|EUR|euros?'],
  ['gbp', '£|GBP|pounds?|libras?|livres?|Pfund'],
  ['jpy', '¥|JPY|yen|ienes?'],
  ['chf', 'CHF|Franken|francs? suisses?'],
  ['brl', 'R\\$|BRL|reais|real'],
]
const CURRENCY = CURRENCIES.map(([, names]) => names).join('|')
const PERCENT = '%|percent|per cent|Prozent|por ciento|por cento|pour cent'

/** Units of numbers; all spellings of a unit share its key. */
const UNITS: readonly [unit: string, names: string][] = [
  ['year', 'years?|yrs?|años?|anos?|ans?|années?|Jahren?|Jahre|Jahr'],
  ['month', 'months?|mes(?:es)?|mois|Monaten?|Monate|Monat|mês'],
  ['week', 'weeks?|semanas?|semaines?|Wochen?'],
  ['day', 'days?|días?|dias?|jours?|Tagen?|Tage|Tag'],
  ['hour', 'hours?|hrs?|horas?|heures?|Stunden?'],
  ['minute', 'minutes?|mins?|minutos?|Minuten?'],
  ['second', 'seconds?|secs?|segundos?|secondes?|Sekunden?'],
  ['km', 'km|kilomet(?:er|re)s?|kilómetros?|quilômetros?|kilomètres?|Kilometern?'],
  ['m', 'met(?:er|re)s?|metros?|mètres?|Metern?'],
  ['cm', 'cm|centimet(?:er|re)s?|centímetros?|centimètres?|Zentimetern?'],
  ['mm', 'mm|millimet(?:er|re)s?'],
  ['mile', 'mi|miles?|millas?|milhas?|Meilen?'],
  ['kg', 'kg|kilos?|kilograms?|kilogramos?|quilos?|kilogrammes?|Kilogramm'],
  ['g', 'g|grams?|gramos?|gramas?|grammes?|Gramm'],
  ['lb', 'lbs?'],
  ['l', 'lit(?:er|re)s?|litros?|litres?|Litern?'],
  ['kb', 'kB|KB'],
  ['mb', 'MB'],
  ['gb', 'GB'],
  ['tb', 'TB'],
  ['celsius', '°C'],
  ['fahrenheit', '°F'],
]
const CURRENCY_NAMES = CURRENCIES.map(spelled)
const UNIT_NAMES = UNITS.map(spelled)
const UNIT = UNITS.map(([, names]) => names).join('|')
const END = '(?![\\p{L}\\p{N}])'

const DIGITS = "\\d+(?:[.,’'\u00a0\u202f ]\\d{3})*(?:[.,]\\d+)?"
const MULTIPLIER = `(?:[ \u00a0]?(?:${[...MULTIPLIERS.keys()].sort((a, b) => b.length - a.length).join('|')})(?:(?<=mio|mrd|tsd)\\.)?${END})?`

/** Numbers, percentages and sums of money in a text, in digits and in words of the language, in reading order. */
export function amountsIn(text: string, language: KnownLanguage | null): Fact[] {
  const quantity = quantityPattern(language)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?<before>${CURRENCY})?[ \u00a0]?(?<sign>[-−+](?=\\d))?(?<amount>${quantity})(?<ordinal>(?:st|nd|rd|th|º|ª|\\.º)${END})?(?:(?: de |[ \u00a0]d['’])(?<of>(?:${CURRENCY})${END})|[ \u00a0-]?(?:(?<percent>(?:${PERCENT})(?![\\p{L}]))|(?<after>(?:${CURRENCY})${END})|(?<unit>(?:${UNIT})${END})))?`,
    'giu',
  )
  const facts: Fact[] = []
  for (const match of text.matchAll(pattern)) {
    const { before, sign, amount = '', percent, of, after = of, unit } = match.groups ?? {}
    // `matchAll` may start with a space if there is no currency.
    const lead = match[0].length - match[0].trimStart().length
    const start = match.index + lead
    const currency = currencyOf(before ?? after)
    const kind = currency !== undefined ? 'money' : percent !== undefined ? 'percent' : 'number'
    const tail = currency ?? (percent !== undefined ? '%' : unit === undefined ? '' : ` ${unitOf(unit)}`)
    const minus = sign === '-' || sign === '−' ? '-' : ''
    const values = readingsOf(amount, language)
    if (values.length === 0) continue
    facts.push({
      kind,
      text: match[0].trim(),
      start,
      end: start + match[0].trim().length,
      readings: values.map((value) => `${minus}${value}${tail}`),
    })
  }
  return facts
}

/**
 * The possible values of a written number. Three digits after a single point or comma are a thousand in one country and a
 * fraction in another, so both are returned.
 */
function readingsOf(written: string, language: KnownLanguage | null): string[] {
  const [, digits = '', word] = /^(\d[\d.,’'\u00a0\u202f ]*)?(.*)$/su.exec(written) ?? []
  const times = MULTIPLIERS.get(fold(word ?? '').replace(/[. ]/g, '')) ?? 1
  if (digits === '') {
    const known = language === null ? undefined : NUMBER_WORDS[language]
    const [, base = '', multiplier = ''] = /^(.*?)(?: (\S+))?$/su.exec(fold(written)) ?? []
    const whole = known?.get(fold(written))
    if (whole !== undefined) return [String(whole)]
    const value = known?.get(base)
    const factor = MULTIPLIERS.get(multiplier)
    return value === undefined || factor === undefined ? [] : [String(value * factor)]
  }
  const plain = digits.replace(/[’'\u00a0\u202f ]/g, '')
  const marks = plain.match(/[.,]/g) ?? []
  const values = new Set<number>()
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain) && new Set(marks).size === 1
  if (marks.length === 0 || grouped) values.add(Number(plain.replace(/[.,]/g, '')))
  if (marks.length > 0 && !(grouped && marks.length > 1)) {
    const decimal = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
    values.add(Number(`${plain.slice(0, decimal).replace(/[.,]/g, '')}.${plain.slice(decimal + 1)}`))
  }
  return [...values].filter(Number.isFinite).map((value) => String(round(value * times)))
}

function quantityPattern(language: KnownLanguage | null): string {
  const digits = `${DIGITS}${MULTIPLIER}`
  if (language === null) return digits
  const words = [...NUMBER_WORDS[language].keys()].sort((a, b) => b.length - a.length).join('|')
  return `${digits}|(?:${words})${END}(?: (?:${[...MULTIPLIERS.keys()].filter((word) => word.length >= 3).join('|')})${END})?`
}

function currencyOf(written: string | undefined): string | undefined {
  return written === undefined ? undefined : CURRENCY_NAMES.find(([, names]) => names.test(written))?.[0]
}

function unitOf(written: string): string {
  return UNIT_NAMES.find(([, names]) => names.test(written))?.[0] ?? fold(written)
}

function spelled([key, names]: readonly [key: string, names: string]): [key: string, names: RegExp] {
  return [key, new RegExp(`^(?:${names})$`, 'iu')]
}

/** Rounds, so that the binary fraction of 1.1 million equals 1,100,000. */
function round(value: number): number {
  return Number(value.toPrecision(15))
}
