import { countWords } from '../text.ts'
import { FIXED_LENGTH, LENGTH_WORDS, type Length, type Operation, type TargetLanguage } from './options.ts'
import type { Refinement } from './refine.ts'

/**
 * How long a result should be. `fixed`: as many words as its length names (specification 9). Relative to a text of `of`
 * words: `shorter`, `same`, `longer`, with at most `most` words, or without a number if its words cannot be counted.
 * `text`: the task alone decides.
 */
export type LengthGoal =
  | { kind: 'fixed'; most: number }
  | { kind: 'shorter' | 'same' | 'longer'; of: number; most: number | null }
  | { kind: 'text' }

export type LengthChoice = {
  operation: Operation
  length: Length
  text: string
  mode?: 'rewrite' | 'fix' | undefined
  refine?: Refinement | undefined
  targetLanguage?: TargetLanguage | undefined
}

const KINDS = { small: 'shorter', medium: 'same', large: 'longer' } as const
const REFINED: Readonly<Record<Refinement, 'shorter' | 'same' | 'longer' | 'text'>> = {
  shorter: 'shorter',
  longer: 'longer',
  simpler: 'same',
  more_formal: 'same',
  friendlier: 'same',
  fix_only: 'text',
  instruction: 'text',
}

/** Languages whose words are not parted by spaces. */
const UNSPACED: ReadonlySet<string> = new Set<TargetLanguage>(['ja', 'zh'])
const UNSPACED_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** How long the result of a request should be. Pure. */
export function lengthGoal({ operation, length, text, mode, refine, targetLanguage }: LengthChoice): LengthGoal {
  if (refine === undefined && operation === 'rephrase' && mode === 'fix') return { kind: 'text' }
  if (refine === undefined && FIXED_LENGTH[operation]) return { kind: 'fixed', most: LENGTH_WORDS[length] }
  const kind = refine === undefined ? KINDS[length] : REFINED[refine]
  if (kind === 'text') return { kind }
  const of = countWords(text)
  const translated = refine === undefined && operation === 'translate'
  const uncountable =
    (translated && targetLanguage !== undefined && UNSPACED.has(targetLanguage)) ||
    (text.match(UNSPACED_LETTERS)?.length ?? 0) * 5 > text.length
  return { kind, of, most: uncountable ? null : mostWords(kind, of, translated) }
}

/** A language needs up to a third more words than another for the same text. */
function mostWords(kind: 'shorter' | 'same' | 'longer', of: number, translated: boolean): number {
  if (kind === 'shorter') return Math.max(Math.round(of * 0.6), Math.min(of, 5))
  const same = Math.ceil(of * (translated ? 1.35 : 1.2)) + 3
  return kind === 'same' ? same : Math.max(Math.ceil(of * 1.6), same + 10)
}

/** Whether a result of so many words is as long as it should be; ten percent more is accepted. */
export function meetsGoal(words: number, goal: LengthGoal): boolean {
  switch (goal.kind) {
    case 'text':
      return true
    case 'fixed':
      return words <= goal.most * 1.1
    case 'shorter':
      return goal.most === null || words <= goal.most * 1.1
    case 'same':
      return goal.most === null || (words <= goal.most * 1.1 && words >= goal.of * 0.6)
    case 'longer':
      return goal.most === null || words > goal.of
  }
}
