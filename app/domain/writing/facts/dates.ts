import { createClaims } from './claims.ts'
import { type Fact, fold, type KnownLanguage } from './fact.ts'
import { MISSPELT_MONTHS, MISSPELT_WEEKDAYS, plainSpellings } from './misspellings.ts'

const MONTHS: Readonly<Record<KnownLanguage, string>> = {
  en: 'january february march april may june july august september october november december',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: 'januar februar märz april mai juni juli august september oktober november dezember',
}
const WEEKDAYS: Readonly<Record<KnownLanguage, string>> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday',
  es: 'lunes martes miércoles jueves viernes sábado domingo',
  pt: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
}
/** Month names that are also everyday words: they need a day, a year or, in English, a capital. */
const ALSO_WORDS = new Set(['may', 'march', 'mars', 'mai', 'marzo', 'março', 'abril', 'august'])

/** The days of a month in words, from the first on: cardinals with "de" or before the month, ordinals in English and German. */
const DAYS_IN_WORDS: Readonly<Record<KnownLanguage, string>> = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first',
  es: 'primero,uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta treinta_y_uno',
  pt: 'primeiro dois três quatro cinco seis sete oito nove dez onze doze treze catorze,quatorze quinze dezesseis,dezasseis dezessete,dezassete dezoito dezenove,dezanove vinte vinte_e_um vinte_e_dois vinte_e_três vinte_e_quatro vinte_e_cinco vinte_e_seis vinte_e_sete vinte_e_oito vinte_e_nove trinta trinta_e_um',
  fr: 'premier deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt_et_un vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf trente trente_et_un',
  de: 'erste zweite dritte vierte fünfte sechste siebte,siebente achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste einundzwanzigste zweiundzwanzigste dreiundzwanzigste vierundzwanzigste fünfundzwanzigste sechsundzwanzigste siebenundzwanzigste achtundzwanzigste neunundzwanzigste dreißigste einunddreißigste',
}

/** Portuguese days that are ordinals, too, and the words after which they are days. */
const ALSO_ORDINALS = new Set([
  'segunda',
  'terça',
  'quarta',
  'quinta',
  'sexta',
  'segundas',
  'quartas',
  'quintas',
  'sextas',
])
const DAY_FOLLOWS = /(?<!\p{L})(?:n?esta|na|próxima|passada|até|toda|cada|às) $/iu

/** "Monday to Friday" in one word. */
const WEEKDAYS_AT_LARGE =
  /(?<!\p{L})(?:(?:on )?weekdays|werktags|an Werktagen|unter der Woche|en semaine|entre semana|(?:n?os|em) dias úteis|(?:los|en) días laborables|durante a semana)(?!\p{L})/giu
const DAY_BEGINS = /(?<!\p{L})(?:à|da|de|para|pra|desde|a|e|ou|toda|entre) $/iu
const DAY_ENDS = /^(?:$|[.,;:!?)]| ?[(–-]| (?:à|às|ao|a|e|ou|dia|de manhã|de tarde|passad|que vem|para|até))/iu

const ENGLISH_WORDS = new Set(['may', 'march', 'august'])

/** Abbreviated months of the other languages that are no everyday words of one. */
const ABBREVIATED = 'janv ene|févr fev|mär mrz|avr abr|mai|juin|juil|août|sept|okt|nov|dez déc dic'.split('|')

/** Abbreviated months, which need a day or a year. */
const SHORT = new Set<string>()
const NUMBERS: ReadonlyMap<string, number> = numberNames(MONTHS, MISSPELT_MONTHS, true)
const DAYS_OF_WEEK: ReadonlyMap<string, number> = numberNames(WEEKDAYS, MISSPELT_WEEKDAYS, false)
const MONTH = alternatives(NUMBERS)
const WEEKDAY = alternatives(DAYS_OF_WEEK)
const DAY_WORDS: ReadonlyMap<string, number> = dayWords()
const START = '(?<![\\p{L}\\p{N}_/.-])'
const END = '(?![\\p{L}\\p{N}])'
const YEAR = '(?<year>\\d{4})'
const DAY = '(?<day>\\d{1,2})'

/** The words between the ends of a range that names the month once: "3 to 14 August", "vom 3. bis zum 14. August". */
const RANGE =
  '(?: ?[-–] ?|,? (?:to|and|or|until|through|bis|und|oder|et|ou|y|o|e|a|au|al|ao|até|hasta)(?: (?:the|zum|dem|den|einschließlich|el|le|al|ao|o|a))? )'
const ORDINAL = '(?:st|nd|rd|th|er|º|\\.)?'

const PATTERNS: readonly RegExp[] = [
  `(?<![\\p{L}\\p{N}_/.,-])${DAY}${ORDINAL}(?=${RANGE}\\d{1,2}${ORDINAL}(?: de| of)? (?<month>${MONTH})\\.?(?:(?:,| de| del)? ${YEAR})?${END})`,
  `(?<=(?<!\\p{L})(?<month>${MONTH}) \\d{1,2}(?:st|nd|rd|th)?${RANGE})${DAY}(?:st|nd|rd|th)?(?:,? ${YEAR})?(?![\\p{L}\\p{N}:.%])`,
  `(?<![\\p{L}\\p{N}_/.,-])(?<d>\\d{1,2})\\.(?=(?: ?[-–] ?| (?:bis|und)(?: zum| dem)? )\\d{1,2}\\.(?<m>\\d{1,2})\\.)`,
  `(?<![\\p{L}\\p{N}_/.,-])(?<d>\\d{1,2})(?=${RANGE}\\d{1,2}/(?<m>0?[1-9]|1[0-2])(?![\\p{L}\\p{N}/%]))`,
  `(?<=(?<!\\p{N})\\d{1,2}${RANGE})(?<d>\\d{1,2})/(?<m>0?[1-9]|1[0-2])(?![\\p{L}\\p{N}/%])`,
  `(?<=\\()(?<d>\\d{1,2})(?:\\.(?<m>\\d{1,2})\\.|/(?<n>\\d{1,2}))(?=\\))`,
  `(?<![\\p{L}\\p{N}_/.,-])${DAY}-(?<month>${MONTH})(?:-(?<year>\\d{4}))?${END}`,
  `(?<=(?<!\\p{L})(?:\\p{L}{2,8}tag|mittwoch|tag),? )(?<d>\\d{1,2})\\.(?<m>\\d{1,2})\\.(?!\\d)`,
  `(?<=(?<!\\p{L})(?:on|el|al|del|dia|día|até|hasta|em|no|le|du|au|by|a|since|desde|depuis|feira|day|di|domingo|sábado|lunes|martes|miércoles|jueves|viernes),? )(?<a>\\d{1,2})/(?<b>\\d{1,2})(?![\\p{L}\\p{N}/%])`,
  `${START}${YEAR}-(?<m>\\d{2})-(?<d>\\d{2})${END}`,
  `${START}(?<a>\\d{1,2})[/.](?<b>\\d{1,2})[/.](?<year>\\d{4}|\\d{2})${END}`,
  `(?<![\\p{L}\\p{N}_/.,-])(?<a>\\d{1,2})/(?<b>0[1-9]|1[0-2])(?![\\p{L}\\p{N}/])`,
  `(?<![\\p{L}\\p{N}_/.,-])(?<d>0[1-9]|[12]\\d|3[01])\\.(?<m>0[1-9]|1[0-2])\\.(?!\\d)`,
  `(?<=(?<![\\p{L}])(?:am|ab|bis|dem|den|seit|vom|zum) )(?<d>\\d{1,2})\\.(?<m>\\d{1,2})\\.(?!\\d)`,
  `${START}${DAY}(?:st|nd|rd|th|er|º|\\.)?(?: de| of)? (?<month>${MONTH})\\.?(?:(?:,| de| del)? ${YEAR})?${END}`,
  ...wordsBeforeMonth(),
  `${START}(?<month>${MONTH})\\.? ${DAY}(?:st|nd|rd|th)?(?:,? ${YEAR})?${END}`,
  `${START}(?<month>${MONTH})(?: de| of|,)? ${YEAR}${END}`,
  `${START}(?<weekday>${WEEKDAY})(?:(?:s|s\\p{L}{4,15}|e[sn]?|(?:vor|nach)mittage?[sn]?|morgens?|abende?[sn]?|nachts?)?${END}|(?=mittage?[sn]?(?!\\p{L})))`,
  `${START}(?<weekday>sonn|sams)-(?= (?:und|oder|bis) )`,
  `${START}(?<feira>[2-6])[ªa°º]?[ -]feiras?${END}`,
  `${START}(?<german>(?:Mo|Di|Mi|Do|Fr|Sa|So)(?=\\.?,? (?:d[eu][mn] )?\\d|[.]?[-–]\\p{L}{2}[.: ,]))${END}\\.?`,
  `${START}(?<short>Tues?|Wed|Thurs?|Fri|Mon(?=\\.? \\d)|Sat(?=\\.? \\d)|Sun(?=\\.? \\d))${END}\\.?`,
  `(?<=(?<![\\p{L}])(?:in|im|of|en|em|de|since|seit|desde|depuis|until|bis|hasta|até|fin|début|mi|last|next|this|by|vor|nach|ab|from|entre|between|zwischen|meses de|mes de|mês de|mois de) |d['’])(?<!Rio de )(?<named>${MONTH})${END}`,
  `(?<=(?<!\\p{L})(?:${MONTH}) (?:and|to|und|bis|et|à|e|y|a|au|até|hasta) )(?<named>${MONTH})${END}`,
  `(?<=(?<!\\p{L})(?:de|da|du|von|d['’]|from) )(?<named>${MONTH})(?= (?:to|bis|à|a|até|hasta) (?:${MONTH})${END})`,
  `${START}(?<month>${MONTH})${END}`,
].map((source) => new RegExp(source, 'giu'))

const SHORT_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const GERMAN_DAYS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']
const EDGE =
  /(?<!\p{L})(?:(?<end>end of|ende|fin|fin de|final de|finales de|fim de|fins de|finais de|la fin de|el final de|o fim de)|beginning of|start of|anfang|début|début de|principios de|comienzos de|início de|inícios de) $/iu
const DAYS_OF_MONTH = [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((last) =>
  last === 0 ? ['28', '29'] : [`${last}`],
)

/** Days, months and weekdays in a text, in digits and in words of the five languages, in reading order. */
export function datesIn(text: string): Fact[] {
  const facts: Fact[] = []
  const claims = createClaims(text.length)
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (claims.overlaps(start, end)) continue
      if (ALSO_ORDINALS.has(fold(match[0])) && !isDayBetween(text, start, end)) continue
      const readings = readingsOf(match.groups ?? {}, match[0])
      if (readings.length === 0) continue
      claims.take(start, end)
      facts.push({
        kind: 'date',
        text: match[0],
        start,
        end,
        readings: [...readings, ...edgesOf(text, start, readings)],
      })
    }
  }
  for (const { 0: written, index } of text.matchAll(WEEKDAYS_AT_LARGE))
    facts.push({
      ...{ kind: 'date', text: written, start: index, end: index + written.length, silent: true },
      readings: ['weekday 1', 'weekday 5'],
    })
  return facts.sort((one, other) => one.start - other.start)
}

/** "Na segunda", "de segunda (dia 9) para quarta, às 15h": a weekday and not the second of something. */
function isDayBetween(text: string, start: number, end: number): boolean {
  const lead = text.slice(Math.max(0, start - 10), start)
  return DAY_FOLLOWS.test(lead) || (DAY_BEGINS.test(lead) && DAY_ENDS.test(text.slice(end, end + 12)))
}

/** Whether a word, in small letters, names a month or a weekday. */
export function isDateWord(word: string): boolean {
  return NUMBERS.has(word) || DAYS_OF_WEEK.has(word)
}

/** Whether a word, in small letters, names a weekday. */
export function isWeekdayWord(word: string): boolean {
  return DAYS_OF_WEEK.has(word)
}

/** The year in a date; null without one. */
export function yearOf(date: Fact): string | null {
  const year = date.readings[0]?.split('-')[0] ?? '*'
  return /^\d{4}$/.test(year) ? year : null
}

/** "The end of March" is 31 March, and its beginning the first. */
function edgesOf(text: string, start: number, readings: readonly string[]): string[] {
  const [reading = ''] = readings
  if (!reading.endsWith('-*')) return []
  const edge = EDGE.exec(text.slice(Math.max(0, start - 18), start))?.groups
  if (edge === undefined) return []
  const days = edge.end === undefined ? ['01'] : (DAYS_OF_MONTH[Number(reading.split('-').at(1)) - 1] ?? [])
  return days.map((day) => `${reading.slice(0, -1)}${day}`)
}

function readingsOf(groups: Readonly<Record<string, string | undefined>>, written: string): string[] {
  const {
    year = '*',
    m,
    d,
    a,
    b,
    word,
    day = word === undefined ? '*' : String(DAY_WORDS.get(fold(word))),
    named,
    month = named,
    weekday,
    short,
    n,
    feira,
    german,
  } = groups
  if (d !== undefined && n !== undefined)
    return [ymd(year, Number(n), Number(d)), ymd(year, Number(d), Number(n))].filter(valid)
  if (feira !== undefined) return [`weekday ${Number(feira) - 1}`]
  // "So" and "Do" are words as well, and "DI" is an abbreviation.
  if (german !== undefined)
    return /^\p{Lu}\p{Ll}/u.test(german) ? [`weekday ${GERMAN_DAYS.indexOf(german.toLowerCase()) + 1}`] : []
  if (m !== undefined && d !== undefined) return [ymd(year, Number(m), Number(d))].filter(valid)
  if (a !== undefined && b !== undefined) {
    const full = year.length === 2 ? `20${year}` : year
    return [ymd(full, Number(b), Number(a)), ymd(full, Number(a), Number(b))].filter(valid)
  }
  if (short !== undefined) {
    const place = SHORT_DAYS.indexOf(fold(short).slice(0, 3))
    return /^\p{Lu}\p{Ll}/u.test(short) ? [`weekday ${place + 1}`] : []
  }
  if (weekday !== undefined)
    return [`weekday ${DAYS_OF_WEEK.get(fold(weekday)) ?? DAYS_OF_WEEK.get(`${fold(weekday)}tag`)}`]
  if (month === undefined) return []
  const name = fold(month)
  const number = NUMBERS.get(name)
  if (number === undefined) return []
  // English months are capitalised; without that "18 may enter" would be a date.
  if (ENGLISH_WORDS.has(name) && /^\p{Ll}/u.test(month) && !/^\d{1,2}-/.test(written)) return []
  const alone = day === '*' && year === '*'
  // A lone "may", "mars" or "march" is a month only if it is capitalised like one.
  if (alone && named === undefined && ALSO_WORDS.has(name) && !/^\p{Lu}/u.test(written)) return []
  if (alone && ((named === undefined && name === 'may') || SHORT.has(name))) return []
  return [ymd(year, number, day === '*' ? '*' : Number(day))].filter(valid)
}

function ymd(year: string, month: number, day: number | '*'): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0').replace('0*', '*')}`
}

function valid(reading: string): boolean {
  const [, month, day] = reading.split('-')
  return Number(month) >= 1 && Number(month) <= 12 && (day === '*' || (Number(day) >= 1 && Number(day) <= 31))
}

/** Maps names, also misspelt ones, to 1, 2, …; with `short` also their usual abbreviations of three or four letters. */
function numberNames(
  names: Readonly<Record<KnownLanguage, string>>,
  misspelt: ReadonlyMap<string, string>,
  short: boolean,
): Map<string, number> {
  const known = new Map<string, number>()
  for (const list of Object.values(names)) {
    for (const [place, name] of list.split(' ').entries()) {
      known.set(name, place + 1)
      if (name.endsWith('-feira')) known.set(name.slice(0, -'-feira'.length), place + 1)
      for (const plain of plainSpellings(name)) if (!known.has(plain)) known.set(plain, place + 1)
    }
  }
  for (const [wrong, right] of misspelt) known.set(wrong, known.get(right) ?? 0)
  if (short) {
    for (const [place, name] of names.en.split(' ').entries()) {
      if (!known.has(name.slice(0, 3))) SHORT.add(name.slice(0, 3))
      known.set(name.slice(0, 3), place + 1)
    }
    for (const [place, list] of ABBREVIATED.entries())
      for (const name of list.split(' ')) {
        if (name === '' || known.has(name)) continue
        known.set(name, place + 1)
        SHORT.add(name)
      }
  }
  return known
}

function dayWords(): Map<string, number> {
  const days = new Map<string, number>()
  for (const list of Object.values(DAYS_IN_WORDS))
    for (const [place, names] of list.split(' ').entries())
      for (const name of names.split(',')) days.set(name.replaceAll('_', ' '), place + 1)
  for (const name of DAYS_IN_WORDS.de.split(/[ ,]/))
    for (const end of ['n', 'r']) days.set(`${name}${end}`, days.get(name) ?? 0)
  return days
}

/** Days in words before their month; in English only with "of", since "the third may" is no date. */
function wordsBeforeMonth(): string[] {
  const words = (languages: readonly KnownLanguage[]) =>
    alternatives(new Map([...DAY_WORDS].filter(([word]) => languages.some((each) => isDayIn(each, word)))))
  const year = '(?:(?:,| de| del)? (?<year>\\d{4}))?'
  return [
    `${START}(?<word>${words(['en'])}) of (?<month>${MONTH})${year}${END}`,
    `${START}(?<month>${MONTH}) (?:the )?(?<word>${words(['en'])})${year}${END}`,
    `${START}(?<word>${words(['es', 'pt'])}) de (?<month>${MONTH})${year}${END}`,
    `${START}(?<word>${words(['fr', 'de'])}) (?<month>${MONTH})${year}${END}`,
  ]
}

function isDayIn(language: KnownLanguage, word: string): boolean {
  const names = DAYS_IN_WORDS[language].split(/[ ,]/).map((name) => name.replaceAll('_', ' '))
  return names.includes(word) || (language === 'de' && names.includes(word.slice(0, -1)))
}

function alternatives(words: ReadonlyMap<string, number>): string {
  return [...words.keys()].sort((one, other) => other.length - one.length).join('|')
}
