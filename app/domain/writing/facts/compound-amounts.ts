import { currencyOf } from './currencies.ts'
import { type Fact, fold, type KnownLanguage } from './fact.ts'

/** The words between the parts of one amount: "1 hour and 30 minutes", "4 euros con 50". */
const JOINS = /^\.?[ \u00a0]?(?:,? ?(?:and|und|et|y|e|con|com) |, )?$/iu
/** What follows a bare number that belongs to the amount before it; a noun would be counted by it. */
const ENDS =
  /^(?:$|[.,;:!?)]|[ \u00a0](?:per|pro|par|por|a|an|each|in|im|dans|en|em|de|da|do|du|al|ao|for|für|pour|para|and|und|et|y|e|or|oder|ou|o|the|to|bis|at|on|um)(?!\p{L}))/iu
/** A number between 10 and 99 in digits, or in words. */
const TWO_DIGITS = /^(?:\d\d|\p{L}[\p{L} -]*)$/u
const UNITS_THAT_ADD: ReadonlySet<string> = new Set(['time', 'months', 'mass', 'length', 'volume'])

/** Amounts of two units as one: "1 hour 30 minutes" is 90 minutes, and "4 dollars 50" is $4.50. */
export function withJoined(facts: readonly Fact[], text: string): Fact[] {
  const result: Fact[] = []
  for (const fact of facts) {
    const last = result.at(-1)
    const joined = last !== undefined && JOINS.test(text.slice(last.end, fact.start)) ? sumOf(last, fact, text) : null
    if (last === undefined || joined === null) result.push(fact)
    else {
      const { start } = last
      const { silent: _, weak: __, ...plain } = last
      result.splice(-1, 1, { ...plain, ...joined, text: text.slice(start, fact.end), start, end: fact.end })
    }
  }
  return result
}

function sumOf(one: Fact, other: Fact, text: string): Pick<Fact, 'readings' | 'unit'> | null {
  const [first, second] = [amountOf(one), amountOf(other)]
  const measure = one.measure ?? ''
  if (UNITS_THAT_ADD.has(measure) && one.unit !== undefined) {
    const isPart = other.measure === measure && other.unit !== undefined && other.unit < one.unit && second < one.unit
    if (isPart) return { readings: [`${measure} ${Number((first + second).toPrecision(6))}`], unit: other.unit }
    // "Une heure trente"
    const isMinutes = one.unit === 3600 && /heures?$/iu.test(one.text) && isBare(one, other, text) && second < 60
    return isMinutes ? { readings: [`time ${first + second * 60}`], unit: 60 } : null
  }
  if (measure !== 'money') return null
  const currency = one.readings[0]?.split(' ')[0] ?? ''
  if (!Number.isInteger(first) || currency === 'cent' || currency === 'penny') return null
  const cents = other.readings.find((reading) => other.measure === 'money' && reading.startsWith(`${currency} `))
  const isCents = /^(?:cent|penny) /u.test(other.readings[0] ?? '') && cents !== undefined
  const isBehindName = currencyOf(one.text.split(/[ \u00a0]/u).at(-1) ?? '') !== undefined && /\p{L}$/u.test(one.text)
  if (!isCents && !(isBehindName && isBare(one, other, text) && second >= 10 && second < 100)) return null
  const part = isCents ? Number(cents.split(' ')[1]) : second / 100
  return { readings: [`${currency} ${Number((first + part).toPrecision(12))}`], unit: one.unit ?? 1 }
}

function isBare(one: Fact, { measure, text: written, end, start }: Fact, text: string): boolean {
  const gap = text.slice(one.end, start)
  return (
    measure === 'count' &&
    TWO_DIGITS.test(written) &&
    /^[ \u00a0](?:(?:con|com|e|et|y) )?$/u.test(gap) &&
    ENDS.test(text.slice(end, end + 12))
  )
}

function amountOf({ readings }: Fact): number {
  return Number(readings[0]?.split(' ').at(-1))
}

/** Periods that round a week or two, by their words: "quinze jours" are two weeks, "acht Tage" is one. */
const ROUND_PERIODS: ReadonlyMap<string, number> = new Map([
  ...['quinze jours', 'quince días', 'quinze dias'].map((words) => [words, 14] as const),
  ...['huit jours', 'ocho días', 'oito dias', 'acht tage', 'acht tagen'].map((words) => [words, 7] as const),
])
const EVERY = /(?<!\p{L})(?:every|each|alle|tous les|toutes les|(?:a )?cada|de \S{1,12} e[mn]) $/iu
const A_DAY =
  /^[ \u00a0-]?(?:(?:times|mal|fois|veces|vezes) )?(?:(?:a|per|each|every|am|pro|par|al|por|ao|chaque|cada) |(?:par|\/) ?)?(?:day|daily|tag|täglich|jour|día|dia)(?!\p{L})/iu
/** Things that are numbered in their order. */
const NUMBERED =
  /(?<!\p{L})(?:chapter|section|part|paragraph|step|item|point|floor|round|phase|lesson|volume|question|Kapitel|Abschnitt|Teil|Absatz|Schritt|Punkt|Runde|Phase|Lektion|Band|Frage|chapitre|section|partie|paragraphe|étape|point|manche|leçon|tome|question|capítulo|sección|parte|párrafo|paso|punto|fase|lección|tomo|pregunta|seção|secção|parágrafo|passo|ponto|etapa|lição|volume|pergunta) $/iu
const DAY = 86_400

/** Whether what stands before a number tells how often something happens. */
export function isRepeated(text: string, start: number): boolean {
  return EVERY.test(text.slice(Math.max(0, start - 22), start))
}

/** "Every twelve hours" is "twice a day", and "quinze jours" is a fortnight. */
export function withPeriods(fact: Fact, text: string, language: KnownLanguage | null): Fact {
  const { readings, measure, start, end } = fact
  const [, seconds] = /^time ([\d.]+)$/u.exec(readings[0] ?? '') ?? []
  if (seconds !== undefined && isRepeated(text, start) && Number.isInteger(DAY / Number(seconds)))
    return { ...fact, readings: [...readings, `a day ${DAY / Number(seconds)}`] }
  const days = language === null || seconds === undefined ? undefined : ROUND_PERIODS.get(fold(fact.text))
  if (days !== undefined) return { ...fact, readings: [...readings, `time ${days * DAY}`] }
  // "Chapter three" is "the third chapter".
  if (measure === 'count' && NUMBERED.test(text.slice(Math.max(0, start - 16), start)))
    return { ...fact, readings: [...readings, `ordinal ${readings[0]}`] }
  if ((measure === 'count' || measure === 'times') && A_DAY.test(text.slice(end, end + 24)))
    return { ...fact, readings: [...readings, `a day ${readings[0]?.split(' ').at(-1)}`] }
  return fact
}
