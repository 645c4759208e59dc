import { diffArrays } from 'diff'

/** A stretch of two versions of a text: what both share, or what one has in the place of the other. */
export type Stretch =
  | { kind: 'same'; text: string }
  /** `number` counts the changes from 0; an empty `before` is an insertion, an empty `after` a deletion. */
  | { kind: 'change'; number: number; before: string; after: string }

/**
 * Beyond this many edited words two texts have so little in common that single changes say nothing; comparing them word
 * by word would also cost time that grows with the square of it.
 */
const MAX_EDITS = 1_500

/**
 * How `before` becomes `after`, word by word, in reading order. Joining every `before` side gives `before` to the
 * character and every `after` side gives `after`, whatever the script. Words are those of Unicode (UAX 29), so Chinese
 * and Japanese are cut as well and no emoji is split. Two changes with nothing but a space between them are one.
 * @param language BCP 47; it changes only where words are cut
 */
export function difference(before: string, after: string, language = 'und'): Stretch[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const parts = diffArrays(wordsOf(before, language), wordsOf(after, language), { maxEditLength: MAX_EDITS })
  if (parts === undefined) return [{ kind: 'change', number: 0, before, after }]
  const raw: Stretch[] = []
  for (const part of parts) {
    const text = part.value.join('')
    if (!part.added && !part.removed) raw.push({ kind: 'same', text })
    else extend(raw, part.removed ? text : '', part.added ? text : '')
  }
  return numbered(joined(raw))
}

/**
 * The text of somebody who took some of the changes and left the others. With all of them it is `after`, with none
 * `before`.
 * @param taken numbers of the changes that were taken; unknown ones are passed over
 */
export function withChanges(stretches: readonly Stretch[], taken: ReadonlySet<number>): string {
  return stretches
    .map((stretch) =>
      stretch.kind === 'same' ? stretch.text : taken.has(stretch.number) ? stretch.after : stretch.before,
    )
    .join('')
}

/** How many changes there are. */
export function countChanges(stretches: readonly Stretch[]): number {
  return stretches.filter((stretch) => stretch.kind === 'change').length
}

/** The share of the words of `before` that did not stay, from 0 to 1; insertions count as the words they bring. */
export function shareChanged(stretches: readonly Stretch[], language = 'und'): number {
  let kept = 0
  let changed = 0
  for (const stretch of stretches) {
    if (stretch.kind === 'same') kept += countWordLike(stretch.text, language)
    else changed += Math.max(countWordLike(stretch.before, language), countWordLike(stretch.after, language))
  }
  return kept + changed === 0 ? 0 : changed / (kept + changed)
}

function extend(stretches: Stretch[], before: string, after: string): void {
  const last = stretches.at(-1)
  if (last?.kind === 'change') {
    last.before += before
    last.after += after
  } else stretches.push({ kind: 'change', number: 0, before, after })
}

/** "the quick" → "a fast" reads as one change, although both have the space. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const [place, stretch] of stretches.entries()) {
    if (stretch.kind === 'change') extend(result, stretch.before, stretch.after)
    else if (isGap(stretch.text) && result.at(-1)?.kind === 'change' && stretches[place + 1]?.kind === 'change') {
      extend(result, stretch.text, stretch.text)
    } else result.push({ ...stretch })
  }
  return result
}

function isGap(text: string): boolean {
  return /^[ \t\u00a0]+$/.test(text)
}

function numbered(stretches: readonly Stretch[]): Stretch[] {
  let number = 0
  return stretches.map((stretch) => (stretch.kind === 'same' ? stretch : { ...stretch, number: number++ }))
}

function wordsOf(text: string, language: string): string[] {
  return Array.from(segmenter(language).segment(text), ({ segment }) => segment)
}

function countWordLike(text: string, language: string): number {
  let count = 0
  for (const { isWordLike } of segmenter(language).segment(text)) if (isWordLike === true) count += 1
  return count
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: string): Intl.Segmenter {
  let known = segmenters.get(language)
  if (known === undefined) {
    known = new Intl.Segmenter(language, { granularity: 'word' })
    segmenters.set(language, known)
  }
  return known
}
