import { TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import { dayFormat } from '#app/domain/preferences/day-format.ts'
import type { Locale } from '#app/domain/preferences/language.ts'

export type Formats = {
  /** 1,500 */
  number(value: number): string
  /** A share of 1 as a percentage with one decimal: 4.0% */
  percent(share: number): string
  /** A share of 1 as a percentage without decimals: 20% */
  wholePercent(share: number): string
  /** An amount in the smallest units of a currency, US cents by default: $4.20 */
  money(units: number, currency?: string): string
  /** A day in UTC, like the days of credits: December 1, 2026 */
  day(at: number): string
  /** A day in UTC without its year: November 21 */
  dayOfMonth(at: number): string
  /** A month in UTC: November 2026 */
  month(at: number): string
  /** A short month for narrow places: Nov 2026, or Nov if `beside` is in the same year */
  shortMonth(at: number, beside: number): string
  /** Day and time in UTC, for the lines of a month: Nov 21, 14:05. The screen says that it is UTC. */
  minute(at: number): string
  /** Day and time in UTC to the minute: November 21, 2026 at 14:05. The screen says that it is UTC. */
  instant(at: number): string
  /** Day and time in UTC to the second: November 21, 2026 at 14:05:09. The screen says that it is UTC. */
  second(at: number): string
  /** The names of the target languages of translations, in alphabetical order: "Arabic, Chinese, …" */
  targetLanguages: string
}

const formatsByLocale = new Map<Locale, Formats>()

/** Intl's formats of a language, created once: creating one costs more than using it a hundred times. */
export function formatsFor(locale: Locale): Formats {
  const known = formatsByLocale.get(locale)
  if (known !== undefined) return known
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const wholePercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  // Outside English a bare "$" may be read as another dollar, or as pesos.
  const currencyDisplay = locale.startsWith('en') ? 'narrowSymbol' : 'symbol'
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const shortMonthOfYear = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const yearOf = (at: number) => new Date(at).getUTCFullYear()
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const language = new Intl.DisplayNames(locale, { type: 'language' })
  const formats: Formats = {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    wholePercent: (share) => wholePercent.format(share),
    money: (units, currency = 'usd') =>
      currency === 'usd' ? money.format(units / 100) : otherMoney(locale, units, currency),
    day: dayFormat(locale, { dateStyle: 'long' }),
    dayOfMonth: dayFormat(locale, { day: 'numeric', month: 'long' }),
    month: (at) => month.format(at),
    shortMonth: (at, beside) => (yearOf(at) === yearOf(beside) ? shortMonth : shortMonthOfYear).format(at),
    minute: dayFormat(locale, { ...clock, day: 'numeric', month: 'short' }),
    instant: dayFormat(locale, { ...clock, day: 'numeric', month: 'long', year: 'numeric' }),
    second: dayFormat(locale, { ...clock, second: '2-digit', day: 'numeric', month: 'long', year: 'numeric' }),
    targetLanguages: TARGET_LANGUAGES.map((code) => language.of(code) ?? code)
      .sort((a, b) => a.localeCompare(b, locale))
      .join(', '),
  }
  formatsByLocale.set(locale, formats)
  return formats
}

/**
 * Formats a charge of an operator in another currency than the plan table's. The currency decides the number of digits:
 * yen have none.
 */
function otherMoney(locale: Locale, units: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(units / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
