import type { Locale } from './language.ts'

/** Formats the day of an instant in UTC, as Intl does, except that French writes the first of a month as "1er". */
export function dayFormat(
  locale: Locale,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (at: number) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  if (locale !== 'fr') return (at) => format.format(at)
  return (at) =>
    format
      .formatToParts(at)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('')
}
