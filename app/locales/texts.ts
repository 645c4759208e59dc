import type { Locale } from '#app/domain/preferences/language.ts'
import de from './de/index.ts'
import en from './en/index.ts'
import es from './es/index.ts'
import fr from './fr/index.ts'
import pt from './pt/index.ts'
import type { Translation } from './translation.ts'

/**
 * Every text of every language, by namespace. For the server alone, since a browser loads one language (`load.ts`). What
 * writes outside a request, such as a mail, reads it directly; a page asks the translator of its request.
 */
export const TEXTS: Readonly<Record<Locale, Translation<typeof en>>> = { en, es, pt, fr, de }
