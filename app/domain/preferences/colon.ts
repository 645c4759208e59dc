import type { Locale } from './language.ts'

/** The colon after a label; in French a space that never breaks stands before it. */
export function colonIn(locale: Locale): string {
  return locale === 'fr' ? '\u00a0:' : ':'
}
