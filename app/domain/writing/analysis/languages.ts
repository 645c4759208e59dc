import { KNOWN_LANGUAGES } from '../facts/fact.ts'

/** The language options of an analysis: guess it, one of the languages with known rules, or any other. */
export const ANALYSIS_LANGUAGES = ['auto', ...KNOWN_LANGUAGES, 'other'] as const
export type AnalysisLanguage = (typeof ANALYSIS_LANGUAGES)[number]

/** The option in the form that `analyse` expects. */
export function requestedLanguage(language: AnalysisLanguage): Exclude<AnalysisLanguage, 'other'> | null {
  return language === 'other' ? null : language
}
