import type { Operation } from '#app/domain/assistant/options.ts'
import { dayFormat } from '#app/domain/preferences/day-format.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { assistant as assistantDe } from '#app/locales/de/assistant.ts'
import { mail as de } from '#app/locales/de/mail.ts'
import { assistant as assistantEn } from '#app/locales/en/assistant.ts'
import { mail as en } from '#app/locales/en/mail.ts'
import { assistant as assistantEs } from '#app/locales/es/assistant.ts'
import { mail as es } from '#app/locales/es/mail.ts'
import { assistant as assistantFr } from '#app/locales/fr/assistant.ts'
import { mail as fr } from '#app/locales/fr/mail.ts'
import { assistant as assistantPt } from '#app/locales/pt/assistant.ts'
import { mail as pt } from '#app/locales/pt/mail.ts'
import type { Translation } from '#app/locales/translation.ts'

/** The texts of every mail. Read directly: a mail is written outside any request, so there is no translator to ask. */
export const MAIL_WORDS: Readonly<Record<Locale, Translation<typeof en>>> = { en, es, pt, fr, de }

/** What each operation is called in the assistant. */
export const OPERATION_WORDS: Readonly<Record<Locale, Readonly<Record<Operation, string>>>> = {
  en: assistantEn.operation,
  es: assistantEs.operation,
  pt: assistantPt.operation,
  fr: assistantFr.operation,
  de: assistantDe.operation,
}

/** A text with its `{{values}}` put in, once each: what a value contains is never filled again. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A day in UTC, as a mail writes it: a mail does not know where its reader is. */
export function dayIn(locale: Locale, at: number): string {
  return dayFormat(locale, { dateStyle: 'long' })(at)
}
