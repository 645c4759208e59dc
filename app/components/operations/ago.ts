import type { Locale } from '#app/domain/preferences/language.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** A time that lies `milliseconds` away (negative: before) in the largest whole unit, such as "5 minutes ago". */
export function agoIn(locale: Locale, milliseconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => Math.abs(milliseconds) >= size) ?? (['second', 1_000] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(milliseconds / length), unit)
}
