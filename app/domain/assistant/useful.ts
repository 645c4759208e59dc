import type { Operation } from './options.ts'
import type { Refinement } from './refine.ts'

/** What came of a request; `after` is null if the engine found nothing to give. */
export type Outcome = { operation: Operation; refine?: Refinement | undefined; before: string; after: string | null }

/** Why an answer is worth no credit. */
export type Useless = 'nothing_found' | 'no_words' | 'unchanged' | 'not_shorter'

/**
 * One credit is one useful answer: this alone decides what is none, for every engine. Null if the answer is useful.
 * A summary by a model may be as long as a short text and still say it better, so its length is not judged.
 */
export function uselessness({ operation, refine, before, after }: Outcome): Useless | null {
  if (after === null) return 'nothing_found'
  if (!/[\p{L}\p{N}]/u.test(after)) return 'no_words'
  const [old, now] = [withPlainBlanks(before), withPlainBlanks(after)]
  // An analysis says something about the text, so it is never the text.
  if (old === now && operation !== 'analyze') return 'unchanged'
  if (refine === 'shorter' && now.length >= old.length) return 'not_shorter'
  return null
}

/** The text with single blanks and none before a mark, so that two texts differ by more than their blanks and line ends. */
function withPlainBlanks(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
}
