import type { Locale } from '#app/domain/preferences/language.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Words } from './words.ts'

export const WORDS: Readonly<Record<Locale, Words>> = { en, es, pt, fr, de }
