import { TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import type { Locale } from '#app/domain/preferences/language.ts'

export type Formats = {
  /** 1,500 */
  number(value: number): string
  /** A share of 1 with one decimal: 4.0% */
  percent(share: number): string
  /** A share of 1 without decimals: 20% */
  wholePercent(share: number): string
  /** US cents: $9.99 */
  money(cents: number): string
  /** A day in UTC, as credits are counted: December 1, 2026 */
  day(at: number): string
  /** A month in UTC: November 2026 */
  month(at: number): string
  /** The languages that translations go into, by their names, in alphabetical order: "Arabic, Chinese, …" */
  targetLanguages: string
}

const made = new Map<Locale, Formats>()

/** Intl's formats of a language, made once: building one costs more than using it a hundred times. */
export function formatsFor(locale: Locale): Formats {
  const known = made.get(locale)
  if (known !== undefined) return known
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const wholePercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const language = new Intl.DisplayNames(locale, { type: 'language' })
  const formats: Formats = {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    wholePercent: (share) => wholePercent.format(share),
    money: (cents) => money.format(cents / 100),
    day: (at) => day.format(at),
    month: (at) => month.format(at),
    targetLanguages: TARGET_LANGUAGES.map((code) => language.of(code) ?? code)
      .sort((a, b) => a.localeCompare(b, locale))
      .join(', '),
  }
  made.set(locale, formats)
  return formats
}
