import { z } from '#app/domain/zod.ts'
import { longerThan, normaliseLineBreaks } from '../text.ts'
import { MAX_ANALYSED } from '../writing/analysis/limits.ts'
import { KNOWN_LANGUAGES } from '../writing/facts/fact.ts'
import { OPERATIONS } from './options.ts'

const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

/** The body of `POST /api/compare`. Messages are translation keys. */
export const CompareRequestSchema = z.object({
  before: comparedText(),
  after: comparedText(),
  operation: listed(OPERATIONS, 'assistant:operation_unknown'),
  from: language(),
  to: language(),
})

function comparedText() {
  return z
    .string({ error: (issue) => (issue.input == null ? 'assistant:text_blank' : 'assistant:text_invalid') })
    .transform((typed, context) => {
      const text = normaliseLineBreaks(typed).replaceAll('\0', '').toWellFormed()
      if (!VISIBLE.test(text)) context.addIssue({ code: 'custom', message: 'assistant:text_blank' })
      else if (longerThan(text, MAX_ANALYSED)) context.addIssue({ code: 'custom', message: 'toolkit:problem.tooLong' })
      return text
    })
}

/** One of a list, or null for none. */
function listed<const Key extends string>(keys: readonly Key[], message: string) {
  return z
    .string({ error: message })
    .nullish()
    .transform((typed, context): Key | null => {
      const name = (typed ?? '').trim().toLowerCase()
      if (name === '') return null
      const key = keys.find((candidate) => candidate === name)
      if (key === undefined) context.addIssue({ code: 'custom', message })
      return key ?? null
    })
}

/** A known language with or without its country; `auto` and nothing ask for detection, others have no words to compare. */
function language() {
  return z
    .string({ error: 'toolkit:problem.language' })
    .nullish()
    .transform((typed, context): string | null => {
      const tag = (typed ?? '').trim().toLowerCase()
      if (tag === '' || tag === 'auto') return null
      const base = tag.split('-')[0] ?? ''
      if (base !== 'other' && !/^[a-z]{2,3}$/.test(base))
        context.addIssue({ code: 'custom', message: 'toolkit:problem.language' })
      return KNOWN_LANGUAGES.some((known) => known === base) ? base : 'und'
    })
}
