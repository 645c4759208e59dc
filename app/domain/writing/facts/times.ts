import { createClaims } from './claims.ts'
import { isRepeated } from './compound-amounts.ts'
import { type Fact, fold, type KnownLanguage } from './fact.ts'
import { numbersInWords } from './number-words.ts'

const MORNING =
  'in the morning|de la mañana|de la madrugada|du matin|da manhã|da madrugada|morgens|vormittags|am Morgen|am Vormittag'
const LATER =
  "in the afternoon|in the evening|at night|de la tarde|de la noche|de l[’']après-midi|du soir|da tarde|da noite|del mediodía|nachmittags|abends|am Nachmittag|am Abend"
/** German "12 Uhr am Mittwoch" is no time before noon. */
const NO_GERMAN_DAY = '(?<!Uhr am)(?! (?:Mon|Diens|Donners|Frei|Sams|Sonn)tag| Mittwoch)'
const HALF = `(?:\\s?(?<half>[ap])\\.?m\\b${NO_GERMAN_DAY}\\.?|[ \u00a0](?<part>${MORNING}|${LATER})(?!\\p{L}))`
const UNTIL = '[ \u00a0]?(?:bis|to|and|und|[-–]|à|a|até|et|y|e)[ \u00a0]?'
/** Words before an hour with a point, which is a number elsewhere: "las 9.30 h". */
const BEFORE_POINT = '(?<=(?<!\\p{L})(?:las|[aà]s|d[ao]s|de|a|y|e|à|entre|ab|von|um|bis) |[-–][ \u00a0]?)'
/** The words that follow the second of two hours. */
const HOURS_FOLLOW = '[ \u00a0]?(?:Uhr|h(?!\\p{L})|heures|horas|[ap]\\.?m\\b)'
const BEFORE_HOURS = '(?<=(?<!\\p{L})(?:[aà]s|d[ao]s|las|d[eu]|à|vers|para as|até as) )'

const PATTERNS = [
  // 14:30, 14 h 30, 9 Uhr 30, 9h30min, 7.30 am
  `(?<![\\p{L}\\p{N}_.:])(?<h>[01]?\\d|2[0-3]|24(?=:00))(?::|[ \u00a0\u202f]?h[ \u00a0\u202f]?|[ \u00a0\u202f](?:Uhr|heures?)[ \u00a0\u202f](?=\\d\\d(?!\\d)))(?<min>[0-5]\\d)(?::[0-5]\\d)?(?:[ \u00a0]?(?:Uhr|horas|h|min)(?!\\p{L}))?(?:${HALF})?`,
  `(?<![\\p{L}\\p{N}_.:])(?<h>\\d{1,2})\\.(?<min>[0-5]\\d)(?:${HALF}|[ \u00a0]?Uhr(?!\\p{L}))`,
  `${BEFORE_POINT}(?<h>\\d{1,2})\\.(?<min>[0-5]\\d)(?:[ \u00a0]?(?:horas|h)(?!\\p{L})|(?=${UNTIL}\\d{1,2}\\.\\d\\d${HOURS_FOLLOW}))`,
  // 10 am, 19h, 14 Uhr, 8 heures, às 18 horas, 10 de la mañana
  `(?<![\\p{L}\\p{N}_.:,])(?<h>\\d{1,2})(?:[ \u00a0]?(?<clock>Uhr|h|heures|o['’]?clock)(?![\\p{L}\\p{N}])(?:${HALF})?|${HALF})`,
  `${BEFORE_HOURS}(?<h>\\d{1,2})[ \u00a0]?(?<hours>horas|h)(?!\\p{L})(?:${HALF})?`,
  // The first of "10 bis 18 Uhr"
  `(?<![\\p{L}\\p{N}_.:,])(?<h>\\d{1,2})(?=${UNTIL}\\d{1,2}(?::\\d\\d)?${HOURS_FOLLOW})`,
].map((source) => new RegExp(source, 'giu'))
const NAMED =
  /(?:(?<![\p{L}-])|(?<=(?<!\p{L})(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|(?<!\p{L})Mittwoch))(?:12 )?(?<noon>noon|midday|Mittag|mittags|midi|mediodía|meio-dia)(?!\p{L})|(?<!\p{L})(?<midnight>midnight|Mitternacht|minuit|medianoche|meia-noite)(?!\p{L})/giu
/** Hours in words: what stands before and after them in each language. */
const IN_WORDS: Readonly<Record<KnownLanguage, readonly [before: RegExp, after: RegExp]>> = {
  en: [
    /(?<!\p{L})(?:(?<past>half|(?<quarter>quarter)) past |(?<to>quarter) to |at |by |until |before |after )$/iu,
    /^[ \u00a0](?:o['’]?clock|[ap]\.?m\b|in the (?:morning|afternoon|evening)|at night|sharp)/iu,
  ],
  de: [
    /(?<!\p{L})(?:(?<to>halb|viertel vor|dreiviertel) |(?<quarter>viertel) nach |um |gegen |bis |ab |vor |nach )$/iu,
    /^[ \u00a0](?:Uhr(?: morgens| vormittags| nachmittags| abends| nachts)?|morgens|vormittags|nachmittags|abends)/iu,
  ],
  fr: [
    /(?<!\p{L})(?:à |vers |dès |avant |après |alentours de |autour de )$/iu,
    /^[ \u00a0]heures?(?: moins (?<to>le quart))?(?: et (?<past>demie|(?<quarter>quart))| (?<past>trente)(?!\p{L}))?(?: du matin| du soir| de l['’]après-midi)?/iu,
  ],
  es: [
    /(?<!\p{L})(?:las?) $/iu,
    /^(?: menos (?<to>cuarto))?(?: y (?<past>media|(?<quarter>cuarto))(?!\p{L}))?(?: de la (?:mañana|tarde|noche|madrugada)| en punto)|^ y (?<past>media|(?<quarter>cuarto))(?!\p{L})|^ menos (?<to>cuarto)(?!\p{L})|^(?= (?:del|en el|abre|cierra|y no)(?!\p{L})|[.,;!?)]|$)/iu,
  ],
  pt: [
    /(?<!\p{L})(?:[àa]s|das|até as) $/iu,
    /^(?: e (?<past>meia)(?!\p{L}))?(?: horas)?(?: da (?:manhã|tarde|noite|madrugada)| em ponto| horas)|^ e (?<past>meia)(?!\p{L})|^(?= (?:do|no|abre|fecha)(?!\p{L})|[.,;!?)]|$)/iu,
  ],
}
const IS_LATER = new RegExp(`p\\.?m|${LATER}`, 'iu')
const IS_MORNING = new RegExp(`a\\.?m|${MORNING}`, 'iu')

/** Times of day, as minutes since midnight. Without "am", an hour in words is one of two. */
export function timesIn(text: string, language: KnownLanguage | null): Fact[] {
  const facts: Fact[] = []
  const claims = createClaims(text.length)
  const add = (start: number, end: number, readings: string[]) => {
    if (claims.overlaps(start, end)) return
    claims.take(start, end)
    facts.push({ kind: 'time', text: text.slice(start, end), start, end, readings })
  }
  for (const [place, pattern] of PATTERNS.entries()) {
    for (const match of text.matchAll(pattern)) {
      const { h, min = '0', half, part, clock } = match.groups ?? {}
      const hour = Number(h)
      if (hour > 24 || (clock !== undefined && isRepeated(text, match.index))) continue
      // English clocks have twelve hours: "2:30" is one of two times.
      const either =
        place === 5 ||
        /clock$/iu.test(clock ?? '') ||
        (place === 0 && language === 'en' && hour > 0 && !/^0/.test(match[0]) && half === undefined)
      const readings = hoursOf(hour, half ?? part, either).map((value) => String(value * 60 + Number(min)))
      // "8 heures" and "1 h 30" are durations as well.
      const lasts =
        /h/iu.test(match[0]) && clock?.toLowerCase() !== 'uhr' ? [`time ${hour * 3600 + Number(min) * 60}`] : []
      add(match.index, match.index + match[0].length, [...readings, ...lasts])
    }
  }
  for (const match of text.matchAll(NAMED))
    add(match.index, match.index + match[0].length, match.groups?.noon === undefined ? ['0', '1440'] : ['720'])
  if (language !== null) timesInWords(text, language, add)
  return facts.sort((one, other) => one.start - other.start)
}

function timesInWords(
  text: string,
  language: KnownLanguage,
  add: (start: number, end: number, readings: string[]) => void,
): void {
  const [leads, trails] = IN_WORDS[language]
  const numbers = [
    ...numbersInWords(text, language),
    ...Array.from(text.matchAll(/(?<![\p{L}\p{N}.,:])\d{1,2}(?![\p{N}.,:])/gu), ({ index, 0: digits }) => {
      return { value: Number(digits), start: index, end: index + digits.length }
    }),
  ]
  for (const { value, start, end } of numbers) {
    if (value < 1 || value > 24) continue
    const before = leads.exec(text.slice(Math.max(0, start - 14), start))
    const after = trails.exec(text.slice(end, end + 40))
    const groups = {
      ...before?.groups,
      ...Object.fromEntries(Object.entries(after?.groups ?? {}).filter(([, v]) => v)),
    }
    const shifted = groups.past !== undefined || groups.to !== undefined || groups.quarter !== undefined
    if ((after === null && !shifted) || (after?.[0] === '' && before === null)) continue
    // Without "à" before it, "une heure" is how long something takes.
    if (language === 'fr' && before === null) continue
    if (language === 'pt' && before === null && after?.[0] === ' horas') continue
    const step = groups.quarter !== undefined ? 15 : 30
    const minutes = groups.past !== undefined || groups.quarter !== undefined ? step : 0
    const back = groups.to === undefined ? 0 : fold(groups.to) === 'halb' ? 30 : 15
    const tail = after?.[0] ?? /^[ \u00a0](?:in the \p{L}+|\p{L}+)/u.exec(text.slice(end, end + 20))?.[0] ?? ''
    const named = IS_LATER.test(tail) || IS_MORNING.test(tail)
    const hours = hoursOf(value, named ? tail : undefined, !/Uhr|heures|horas/iu.test(tail))
    const from = start - (shifted ? (before?.[0].trimEnd().length ?? -1) + 1 : 0)
    const to = end + (after?.[0].length ?? (named ? tail.length : 0))
    add(from, to, [...new Set(hours.map((hour) => String(hour * 60 + minutes - back)))])
  }
}

function hoursOf(hour: number, half: string | undefined, either: boolean): number[] {
  // Twelve at night is midnight, and three is early.
  if (half !== undefined && /night|noche|noite|nachts/iu.test(half))
    return [hour === 12 ? 0 : hour < 6 ? hour : (hour % 12) + 12]
  // "Las doce de la mañana" is noon.
  if (hour === 12 && half !== undefined && /mañana|manhã/iu.test(half)) return [12, 0]
  if (half === undefined) return either && hour <= 12 ? [hour, (hour % 12) + 12] : [hour]
  if (/^p$/iu.test(half) || (IS_LATER.test(half) && !/^a$/iu.test(half))) return [(hour % 12) + 12]
  return hour > 12 ? [hour] : [hour % 12]
}
