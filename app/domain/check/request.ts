import { z } from '#app/domain/zod.ts'
import { AnalysisRequestSchema } from '../writing/analysis/request.ts'
import { KNOWN_LANGUAGES, type KnownLanguage } from '../writing/facts/fact.ts'

/** Languages whose countries spell differently. */
const CHECK_VARIANTS = ['en-US', 'en-GB', 'pt-BR', 'pt-PT'] as const
export type CheckVariant = (typeof CHECK_VARIANTS)[number]

/** The language of a checked text: one whose rules are known, with or without a country, or found out. */
const CHECK_LANGUAGES = ['auto', ...KNOWN_LANGUAGES, ...CHECK_VARIANTS] as const
export type CheckLanguage = (typeof CHECK_LANGUAGES)[number]

/** The body of `POST /api/check` and the form of the check. Messages are translation keys. */
export const CheckRequestSchema = z.object({
  text: AnalysisRequestSchema.shape.text,
  language: z
    .string({ error: 'toolkit:problem.language' })
    .nullish()
    .transform(offered)
    .pipe(z.enum(CHECK_LANGUAGES, { error: 'toolkit:problem.language' })),
})

/** A country that makes no difference is left out. */
function offered(typed: string | null | undefined): string {
  const wanted = (typed ?? '').toLowerCase()
  if (wanted === '') return 'auto'
  return CHECK_VARIANTS.find((each) => each.toLowerCase() === wanted) ?? wanted.split('-')[0] ?? ''
}

/** The chosen language and country; neither for `auto`. */
export function chosenLanguage(language: CheckLanguage): { language?: KnownLanguage; variant?: CheckVariant } {
  if (language === 'auto') return {}
  const variant = CHECK_VARIANTS.find((each) => each === language)
  const known = KNOWN_LANGUAGES.find((each) => language.startsWith(each))
  return { ...(known && { language: known }), ...(variant && { variant }) }
}
