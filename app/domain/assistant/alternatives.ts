import { z } from '#app/domain/zod.ts'
import { LOCALES } from '../preferences/language.ts'
import { cleanText, longerThan } from '../text.ts'
import type { Comparison } from '../writing/facts/comparison.ts'
import { MASK_FIELDS } from './mask-request.ts'
import { MAX_TEXT } from './options.ts'

/** How a wording differs from the sentence. */
export const TONES = ['shorter', 'plainer', 'more_formal', 'warmer'] as const
export type Tone = (typeof TONES)[number]

/** Limit of the sentence or word to say in another way, in code points. */
const MAX_PASSAGE = 600

const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u
const place = () => z.int({ error: 'assistant:passage_unknown' }).min(0, { error: 'assistant:passage_unknown' })

/** The body of `POST /api/alternatives`. Messages are translation keys; places count code points. */
export const AlternativesRequestSchema = z
  .object({
    text: z
      .string({ error: (issue) => (issue.input == null ? 'assistant:text_blank' : 'assistant:text_invalid') })
      .transform((typed, context) => {
        const text = cleanText(typed)
        if (!VISIBLE.test(text)) context.addIssue({ code: 'custom', message: 'assistant:text_blank' })
        else if (longerThan(text, MAX_TEXT)) context.addIssue({ code: 'custom', message: 'assistant:text_too_long' })
        return text
      }),
    start: place(),
    end: place(),
    language: z.enum(['auto', ...LOCALES], { error: 'assistant:text_language_unknown' }).nullish(),
    /** Only what costs no credit, although a model is connected. */
    free: z
      .boolean({ error: 'assistant:free_unknown' })
      .nullish()
      .transform((wanted) => wanted ?? false),
    ...MASK_FIELDS,
  })
  .transform(({ language, ...fields }, context) => {
    const passage = [...fields.text].slice(fields.start, fields.end).join('')
    if (!VISIBLE.test(passage))
      context.addIssue({ code: 'custom', message: 'assistant:passage_unknown', path: ['start'] })
    else if (longerThan(passage, MAX_PASSAGE))
      context.addIssue({ code: 'custom', message: 'assistant:passage_too_long', path: ['end'] })
    return {
      ...fields,
      passage,
      kind: /\s/u.test(passage.trim()) ? ('sentence' as const) : ('word' as const),
      language: language == null || language === 'auto' ? undefined : language,
    }
  })

export type AlternativesRequest = z.output<typeof AlternativesRequestSchema>

/** Whether a connected model is asked, for one credit: for sentences, unless the request is for what is free. */
export function asksModel({ kind, free }: Pick<AlternativesRequest, 'kind' | 'free'>, hasModel: boolean): boolean {
  return hasModel && kind === 'sentence' && !free
}

/** One other wording for the place from `start` to `end`. */
export type Alternative = {
  start: number
  end: number
  text: string
  /** Null for a synonym, and for a wording of a model that did not keep to the list. */
  tone: Tone | null
  /** What it makes of the facts of the sentence; null for a synonym, or if it could not be compared. */
  meaning: Comparison | null
}
