import { z } from '#app/domain/zod.ts'
import { AnalysisRequestSchema } from '../writing/analysis/request.ts'
import { KNOWN_LANGUAGES } from '../writing/facts/fact.ts'

/** The language of a checked text: one whose rules are known, or found out. */
const CHECK_LANGUAGES = ['auto', ...KNOWN_LANGUAGES] as const
export type CheckLanguage = (typeof CHECK_LANGUAGES)[number]

/** The body of `POST /api/check` and the form of the check. Messages are translation keys. */
export const CheckRequestSchema = z.object({
  text: AnalysisRequestSchema.shape.text,
  language: z
    .string({ error: 'toolkit:problem.language' })
    .nullish()
    .transform((typed) => (typed == null || typed === '' ? 'auto' : (typed.toLowerCase().split('-')[0] ?? 'auto')))
    .pipe(z.enum(CHECK_LANGUAGES, { error: 'toolkit:problem.language' })),
})
