import { createHash } from 'node:crypto'
import { readLanguage } from '#app/.server/assistant/engines/builtin/language.ts'
import { type HidingHit, hide, hidingPreview } from '#app/.server/assistant/hiding/hide.ts'
import type { Review, ReviewBasis } from '#app/domain/assistant/review.ts'
import { reviewOf } from '#app/domain/assistant/review.ts'
import { type PostedResult, reviewOfPosted } from '#app/domain/assistant/review-posted.ts'
import type { StyleRules } from '#app/domain/library/forms.ts'
import type { Glossary } from '#app/domain/library/glossary.ts'
import { checkStyle, type StyleFinding } from '#app/domain/library/rules.ts'
import { commitmentInput, fingerprintInput, type Passage, passageLine } from '#app/domain/provenance/passage.ts'
import { type Analysis, analyse } from '#app/domain/writing/analysis/analyse.ts'
import { type CompareInput, type Comparison, compareTexts } from '#app/domain/writing/facts/comparison.ts'
import { glossaryOf } from '#app/domain/writing/glossary.ts'
import type { HiddenThing, Maskable } from '#app/domain/writing/maskable.ts'
import { passageFigures } from '#app/domain/writing/passage-figures.ts'
import type { MaskedFact } from '#app/domain/writing/stand-ins.ts'
import { lastResults } from './last-results.ts'

/** What a connected model needs to know of a text: its language, and the text with the chosen facts hidden. */
export type TextReading = {
  language: string | undefined
  /** Whether the text is long and plain enough for its language to be sure. */
  sure: boolean
  text: string
  masked: MaskedFact[]
  /** The wish that goes with the text, and what is hidden of it. */
  wish: string | undefined
  wished: MaskedFact[]
  /** Everything that was ever hidden of this text and of those that it is a result of. */
  things: HiddenThing[]
  /** The rows of the glossary whose terms occur in the text as it leaves. */
  glossary: Glossary
}

/** A text with what to hide of it, and what was hidden of the text that it is a result of. */
type Masking = {
  text: string
  mask: readonly Maskable[]
  keep: readonly string[]
  own: readonly string[]
  earlier: readonly HiddenThing[]
}

/** The glossary of a workspace, and the languages of text and result as far as they were chosen. */
type GlossaryUse = { rows: Glossary; from: string | null; to: string | null }

/** Both sides of a request, the salt of their fingerprints in hex, and whether the operation keeps to the words of its text. */
type PassageTexts = {
  before: string
  results: readonly string[]
  isCompared: boolean
  language: string | undefined
  salt: string
}

/** What would be hidden of a text, in code points, and the text as it would be sent. */
export type MaskPreview = { language: string | null; text: string; hits: HidingHit[] }

/** An answer is compared before it is accepted and again for its reader. */
const comparisonOf = lastResults(4, (input: CompareInput) =>
  compareTexts(input, (text) => readLanguage(text).language ?? null),
)

/** The language of a text, if it is sure. */
function surelyIn(text: string): string | undefined {
  const { language, unsure } = readLanguage(text)
  return unsure ? undefined : language
}

/**
 * The quick work on texts of customers, which runs in a worker thread. A new kind of work is one function here; callers name
 * it in `TextWork.run`. Input and output are plain data.
 */
export const QUICK_TASKS = {
  read({
    text,
    wish = '',
    mask: kinds,
    keep,
    own,
    earlier,
    glossary: { rows, from, to },
  }: Masking & { wish?: string | undefined; glossary: GlossaryUse }): TextReading {
    const { language, unsure } = readLanguage(text)
    const sure = !unsure
    const known = language ?? null
    const ofText = hide(text, { kinds, keep, words: own, earlier }, known, wish)
    const ofWish = hide(wish, { kinds, keep, words: own, earlier: ofText.things }, known, text)
    return {
      ...{ language, sure, text: ofText.text, masked: ofText.masked },
      ...{ wish: wish === '' ? undefined : ofWish.text, wished: ofWish.masked, things: ofWish.things },
      glossary: glossaryOf(ofText.text, rows, from ?? (sure ? known : null), to ?? from ?? (sure ? known : null)),
    }
  },
  /** What `read` would hide of the same text, for a look before it is sent. */
  previewMask({ text, mask: kinds, keep, own, earlier }: Masking): MaskPreview {
    const language = readLanguage(text).language ?? null
    return { language, ...hidingPreview(text, { kinds, keep, words: own, earlier }, language) }
  },
  compare: ({ glossary, ...input }: CompareInput): Comparison =>
    comparisonOf(glossary === undefined || glossary.length === 0 ? input : { ...input, glossary }),
  language: ({ text }: { text: string }): string | undefined => surelyIn(text),
  /** The language of an answer, and its comparison with the text, in one job: most answers need both. */
  judge: (input: CompareInput): { language: string | undefined; comparison: Comparison } => ({
    language: surelyIn(input.after),
    comparison: comparisonOf(input),
  }),
  checkStyle: ({ text, rules }: { text: string; rules: StyleRules }): StyleFinding[] => checkStyle(text, rules),
  /** The passage of a request, for its author's provenance links. @see Passage */
  passage({ before, results, isCompared, language, salt }: PassageTexts): { line: string; commitment: string } {
    const figures = passageFigures(before, results, { isCompared, language })
    const start = Buffer.from(salt, 'hex')
    const fingerprint = (side: 'before' | 'after', text: string) =>
      createHash('sha256').update(start).update(fingerprintInput(side, text)).digest('hex')
    const passage: Passage = {
      before: fingerprint('before', before),
      results: results.map((text, number) => ({
        after: fingerprint('after', text),
        ...(figures.results[number] ?? { words: 0, changed: null, changes: null }),
      })),
      words: figures.words,
    }
    const line = passageLine(passage)
    return { line, commitment: createHash('sha256').update(commitmentInput(line)).digest('hex') }
  },
  review: (basis: ReviewBasis): Review => reviewOf(basis),
  reviewPosted: (posted: PostedResult): Review => reviewOfPosted(posted),
  analyse: ({ text, language }: { text: string; language: Parameters<typeof analyse>[1] }): Analysis =>
    analyse(text, language),
}
