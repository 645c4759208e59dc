import type { CheckedFact } from './checked.ts'
import { type Fact, type FactKind, fold } from './fact.ts'

/** Kinds whose value is a number, so that another reading of it can be recognised by its digits. */
const NUMERIC: ReadonlySet<FactKind> = new Set(['number', 'money', 'percent', 'time', 'date', 'ordinal'])
const RUN = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu

/**
 * Settles amounts that one text gives a unit, an hour or a thing to count and the other does not: "8 o'clock" and "at eight", "two
 * days" and "two weekdays", "3.5 cents" beside "4 cents" and "3.5". The unit was only read in one of them, so that nothing says
 * that it changed. An amount with another unit of its own is no echo.
 */
export function settleEchoes(facts: readonly CheckedFact[], added: Fact[]): void {
  const free = new Map<string, Fact[]>()
  for (const fact of added) {
    for (const value of valuesOf(fact)) {
      const list = free.get(value)
      if (list === undefined) free.set(value, [fact])
      else if (list.length < MANY) list.push(fact)
    }
  }
  const counterparts = new Set<Fact>()
  for (const checked of facts) {
    if (checked.outcome !== 'lost') continue
    const now = valuesOf(checked.fact)
      .flatMap((value) => free.get(value) ?? [])
      .find((other) => !counterparts.has(other) && (isEcho(checked.fact, other) || isEcho(other, checked.fact)))
    if (now === undefined) continue
    checked.outcome = 'restated'
    checked.now = now
    counterparts.add(now)
  }
  added.splice(0, added.length, ...added.filter((fact) => !counterparts.has(fact)))
}

/** How many facts of one value are kept for a search. */
const MANY = 8

/**
 * Drops amounts that only one text seems to have, while the digits or the word stand in the other one as often: inside a name, a
 * title or a compound ("BBC Two", "3G", "E50-51"). An amount whose value came back with another unit stays.
 */
export function dropWritten(facts: CheckedFact[], added: Fact[], texts: { before: string; after: string }): void {
  const lost = facts.filter(({ fact, outcome }) => outcome === 'lost' && NUMERIC.has(fact.kind)).map(({ fact }) => fact)
  const gained = added.filter(({ kind }) => NUMERIC.has(kind))
  if (lost.length + gained.length === 0) return
  const [before, after] = [runsOf(texts.before), runsOf(texts.after)]
  const runsIn = (list: readonly Fact[]) => new Set(list.flatMap(({ text }) => [...runsOf(text).keys()]))
  const [gone, come] = [runsIn(lost), runsIn(gained)]
  const isWritten = (fact: Fact, own: Map<string, number>, other: Map<string, number>, rivals: ReadonlySet<string>) => {
    const runs = [...runsOf(fact.text).keys()]
    return runs.length > 0 && runs.every((run) => !rivals.has(run) && (other.get(run) ?? 0) >= (own.get(run) ?? 0))
  }
  const old = new Set(lost.filter((fact) => isWritten(fact, before, after, come) || isOneOf(fact, after)))
  const known = new Set(gained.filter((fact) => isWritten(fact, after, before, gone) || isOneOf(fact, before)))
  for (const checked of facts) if (old.has(checked.fact)) checked.outcome = 'kept'
  added.splice(0, added.length, ...added.filter((fact) => !known.has(fact)))
}

/** Amounts that are one of a unit, and the words for it in the five languages: "24 hours" is "per day" or "a day's notice". */
const ONE_OF: ReadonlyMap<string, RegExp> = new Map([
  [
    'time 86400',
    /^(?:day|daily|jour|journée|quotidien\p{L}*|día|diari[oa]s?|diariamente|dia|tag|tages|täglich\p{L}*)$/u,
  ],
  ['time 604800', /^(?:week|weekly|semaine|hebdomadaire\p{L}*|semana|semanal\p{L}*|woche|wöchentlich\p{L}*)$/u],
  ['time 3600', /^(?:hour|hourly|heure|hora|stunde|stündlich\p{L}*)$/u],
  ['months 1', /^(?:month|monthly|mois|mensuel\p{L}*|mes|mensual\p{L}*|mês|mensal\p{L}*|monats?|monatlich\p{L}*)$/u],
  [
    'months 12',
    /^(?:years?|yearly|annual\p{L}*|ans?|années?|annuel\p{L}*|año|anual\p{L}*|ano|jahr|jahres|jährlich\p{L}*)$/u,
  ],
])

function isOneOf({ readings }: Fact, runs: ReadonlyMap<string, number>): boolean {
  const words = readings.flatMap((reading) => ONE_OF.get(reading) ?? [])
  return words.some((pattern) => hasWord(pattern, runs))
}

/** Asked once for each unit, so that many amounts cost no more than one. */
function hasWord(pattern: RegExp, runs: ReadonlyMap<string, number>): boolean {
  const known = answers.get(runs) ?? new Map<RegExp, boolean>()
  answers.set(runs, known)
  const answer = known.get(pattern) ?? [...runs.keys()].some((run) => pattern.test(run))
  known.set(pattern, answer)
  return answer
}
const answers = new WeakMap<ReadonlyMap<string, number>, Map<RegExp, boolean>>()

/** The words and numbers of a text with how often they stand there. */
function runsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [run] of fold(text).matchAll(RUN)) counts.set(run, (counts.get(run) ?? 0) + 1)
  return counts
}

const PORTUGUESE = ['segunda', 'terça', 'quarta', 'quinta', 'sexta']

/** Whether an amount has no unit of its own, so that it may be the other one. "7 guests" is no day of a month. */
function isEcho({ kind, measure, counted }: Fact, other: Fact): boolean {
  const isFree = counted === undefined || (other.kind !== 'date' && other.kind !== 'ordinal')
  return (kind === 'number' && measure === 'count' && isFree) || (kind === 'ordinal' && other.kind === 'date')
}

/** The values of an amount as they are written, without the unit; of a time its hour, as it may be said. */
function valuesOf(fact: Fact): string[] {
  const { kind, readings, measure, unit = 1 } = fact
  if (kind === 'time') {
    const hours = readings.map((reading) => Number(reading) / 60)
    const clocks = readings.map((reading) => `clock ${Number(reading) % 720}`)
    return [...clocks, ...hours.filter(Number.isInteger).flatMap((hour) => [String(hour), String(hour % 12 || 12)])]
  }
  // "10.30" is a number and half past ten.
  const clock = kind === 'number' ? /^(\d{1,2})\.([0-5]\d)$/u.exec(fact.text) : null
  if (clock !== null) return [`clock ${(Number(clock[1]) * 60 + Number(clock[2])) % 720}`]
  if (kind === 'ordinal') return readings.map((reading) => plainNumber(reading.replace('ordinal ', '')))
  // Portuguese "quarta" is a day and "fourth".
  const weekday = kind === 'date' ? PORTUGUESE.indexOf(fold(fact.text)) : -1
  if (weekday >= 0) return [String(weekday + 2)]
  if (kind === 'date')
    return readings.flatMap((reading) => /^\*-\d+-(\d+)$/u.exec(reading)?.slice(1).map(plainNumber) ?? [])
  if (kind === 'percent') return readings.map((reading) => plainNumber(reading.replace('%', '')))
  if (measure === undefined) return []
  // A telephone number has more digits than a division keeps.
  return readings.map((reading) => {
    const written = reading.split(' ').at(-1) ?? ''
    return unit === 1 ? plainNumber(written) : String(Number((Number(written) / unit).toPrecision(6)))
  })
}

function plainNumber(written: string): string {
  return String(Number(written))
}
