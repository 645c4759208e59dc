import type { KnownLanguage } from '../facts/fact.ts'

/** How easy a text is to read on Flesch's scale, in seven steps (Flesch 1948). */
const BANDS = ['very_easy', 'easy', 'fairly_easy', 'plain', 'fairly_hard', 'hard', 'very_hard'] as const
type Band = (typeof BANDS)[number]

export type Readability = {
  /** From 0, hardest, to 100, easiest; one decimal. */
  score: number
  band: Band
  /** The usual name of the formula. */
  formula: string
}

type Formula = { name: string; base: number; sentence: number; syllable: number }

/**
 * The formula of each language: base − sentence × words per sentence − syllable × syllables per word.
 *
 * - en: Flesch, R. (1948). A new readability yardstick. Journal of Applied Psychology 32, 221–233.
 * - es: Fernández Huerta, J. (1959). Medidas sencillas de lecturabilidad. Consigna 214, 29–32; with words per sentence, as
 *   corrected by Law, G. (2011).
 * - pt: Martins, T. B. F., Ghiraldelo, C. M., Nunes, M. G. V., Oliveira Jr., O. N. (1996). Readability formulas applied to
 *   textbooks in Brazilian Portuguese. ICMSC-USP, Notas 28: Flesch's plus 42, because Portuguese words are longer.
 * - fr: Kandel, L., Moles, A. (1958). Application de l’indice de Flesch à la langue française. Cahiers d’Études de
 *   Radio-Télévision 19, 253–274; coefficients as commonly given.
 * - de: Amstad, T. (1978). Wie verständlich sind unsere Zeitungen? Universität Zürich.
 */
const FORMULAS: Readonly<Record<KnownLanguage, Formula>> = {
  en: { name: 'Flesch (1948)', base: 206.835, sentence: 1.015, syllable: 84.6 },
  es: { name: 'Fernández Huerta (1959)', base: 206.84, sentence: 1.02, syllable: 60 },
  pt: { name: 'Martins et al. (1996)', base: 248.835, sentence: 1.015, syllable: 84.6 },
  fr: { name: 'Kandel & Moles (1958)', base: 207, sentence: 1.015, syllable: 73.6 },
  de: { name: 'Amstad (1978)', base: 180, sentence: 1, syllable: 58.5 },
}

/** The lowest score of each band except the last. */
const FLOORS = [90, 80, 70, 60, 50, 30] as const

/**
 * Reading ease by the published formula of the language, limited to the ends of the scale.
 * @param counts all positive
 */
export function readability(
  counts: { words: number; sentences: number; syllables: number },
  language: KnownLanguage,
): Readability {
  const { name, base, sentence, syllable } = FORMULAS[language]
  const raw = base - sentence * (counts.words / counts.sentences) - syllable * (counts.syllables / counts.words)
  const score = Math.round(Math.max(0, Math.min(100, raw)) * 10) / 10
  const step = FLOORS.findIndex((floor) => score >= floor)
  return { score, band: BANDS[step === -1 ? BANDS.length - 1 : step] ?? 'very_hard', formula: name }
}
