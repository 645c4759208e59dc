import { readLanguage } from '#app/.server/assistant/engines/builtin/language.ts'
import { hide } from '#app/.server/assistant/hiding/hide.ts'
import type { Review, ReviewBasis } from '#app/domain/assistant/review.ts'
import { reviewOf } from '#app/domain/assistant/review.ts'
import { type PostedResult, reviewOfPosted } from '#app/domain/assistant/review-posted.ts'
import type { StyleRules } from '#app/domain/library/forms.ts'
import { checkStyle, type StyleFinding } from '#app/domain/library/rules.ts'
import { type Analysis, analyse } from '#app/domain/writing/analysis/analyse.ts'
import { type CompareInput, type Comparison, compareTexts } from '#app/domain/writing/facts/comparison.ts'
import type { Maskable } from '#app/domain/writing/maskable.ts'
import type { MaskedFact } from '#app/domain/writing/stand-ins.ts'

/** What a connected model needs to know of a text: its language, and the text with the chosen facts hidden. */
export type TextReading = {
  language: string | undefined
  /** Whether the text is long and plain enough for its language to be sure. */
  sure: boolean
  text: string
  masked: MaskedFact[]
}

/**
 * The quick work on texts of customers, which runs in a worker thread. A new kind of work is one function here; callers name
 * it in `TextWork.run`. Input and output are plain data.
 */
export const QUICK_TASKS = {
  read({ text, mask: kinds }: { text: string; mask: readonly Maskable[] }): TextReading {
    const { language, unsure } = readLanguage(text)
    const sure = !unsure
    if (kinds.length === 0) return { language, sure, text, masked: [] }
    return { language, sure, ...hide(text, { kinds }, language ?? null) }
  },
  compare: (input: CompareInput): Comparison => compareTexts(input, (text) => readLanguage(text).language ?? null),
  /** The language of a text, if it is sure. */
  language({ text }: { text: string }): string | undefined {
    const { language, unsure } = readLanguage(text)
    return unsure ? undefined : language
  },
  checkStyle: ({ text, rules }: { text: string; rules: StyleRules }): StyleFinding[] => checkStyle(text, rules),
  review: (basis: ReviewBasis): Review => reviewOf(basis),
  reviewPosted: (posted: PostedResult): Review => reviewOfPosted(posted),
  analyse: ({ text, language }: { text: string; language: Parameters<typeof analyse>[1] }): Analysis =>
    analyse(text, language),
}
