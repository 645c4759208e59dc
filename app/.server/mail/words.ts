import { dayFormat } from '#app/domain/preferences/day-format.ts'
import type { Locale } from '#app/domain/preferences/language.ts'

/** A text with its `{{values}}` put in, once each: what a value contains is never filled again. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A day in UTC, as a mail writes it: a mail does not know where its reader is. */
export function dayIn(locale: Locale, at: number): string {
  return dayFormat(locale, { dateStyle: 'long' })(at)
}
