import { z } from '#app/domain/zod.ts'
import { countCharacters, normaliseLineBreaks } from '../../text.ts'
import { ANALYSIS_LANGUAGES } from './languages.ts'
import { MAX_ANALYSED } from './limits.ts'

const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

/** The form of the analysis and the body of `POST /api/analyze-text`. Messages are translation keys. */
export const AnalysisRequestSchema = z.object({
  text: z
    .string({ error: (issue) => (issue.input == null ? 'assistant:text_blank' : 'assistant:text_invalid') })
    .transform((typed, context) => {
      const text = normaliseLineBreaks(typed).replaceAll('\0', '').toWellFormed()
      if (!VISIBLE.test(text)) context.addIssue({ code: 'custom', message: 'assistant:text_blank' })
      else if (text.length > MAX_ANALYSED && countCharacters(text) > MAX_ANALYSED) {
        context.addIssue({ code: 'custom', message: 'toolkit:problem.tooLong' })
      }
      return text
    }),
  language: z
    .string({ error: 'toolkit:problem.language' })
    .nullish()
    .transform((typed) => (typed == null || typed === '' ? 'auto' : typed.toLowerCase()))
    .pipe(z.enum(ANALYSIS_LANGUAGES, { error: 'toolkit:problem.language' })),
})
