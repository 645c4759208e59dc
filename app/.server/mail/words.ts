import { dayFormat } from '#app/domain/preferences/day-format.ts'
import type { Locale } from '#app/domain/preferences/language.ts'

/** Replaces the `{{values}}` of a text in one pass, so that a value is never filled in again. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A day in UTC, since the reader's time zone is unknown. */
export function dayIn(locale: Locale, at: number): string {
  return dayFormat(locale, { dateStyle: 'long' })(at)
}
