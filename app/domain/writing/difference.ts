import { diffArrays } from 'diff'

/** A stretch in the comparison of two versions: text that both share, or a replacement. */
export type Stretch =
  | { kind: 'same'; text: string }
  /** `number` counts the changes from 0; an empty `before` is an insertion, an empty `after` a deletion. */
  | { kind: 'change'; number: number; before: string; after: string }

/**
 * With more edited words than this, two texts have so little in common that single changes say nothing. Comparing them word
 * by word would also take quadratic time.
 */
const MAX_EDITS = 1_500

/**
 * How `before` becomes `after`, word by word, in reading order. Joining all `before` sides gives exactly `before`, and all
 * `after` sides exactly `after`, in any script. Words follow Unicode (UAX 29), so Chinese and Japanese are divided too and
 * no emoji is split; an address counts as one word, because half an address is useless. Two changes with only a space
 * between them are joined.
 * @param language BCP 47; it only affects the division into words
 */
export function difference(before: string, after: string, language = 'und'): Stretch[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const parts = diffArrays(wordsOf(before, language), wordsOf(after, language), { maxEditLength: MAX_EDITS })
  if (parts === undefined) return [{ kind: 'change', number: 0, before, after }]
  return numberChanges(joinChanges(closeGaps(pairParts(parts))))
}

/**
 * The text with some of the changes: with all of them it is `after`, with none `before`.
 * @param applied numbers of the changes to apply; unknown numbers are ignored
 */
export function withChanges(stretches: readonly Stretch[], applied: ReadonlySet<number>): string {
  return stretches
    .map((stretch) =>
      stretch.kind === 'same' ? stretch.text : applied.has(stretch.number) ? stretch.after : stretch.before,
    )
    .join('')
}

/** Number of changes. */
export function countChanges(stretches: readonly Stretch[]): number {
  return stretches.filter((stretch) => stretch.kind === 'change').length
}

/** Share of the words of `before` that changed, from 0 to 1; an insertion counts the words that it adds. */
export function shareChanged(stretches: readonly Stretch[], language = 'und'): number {
  let unchanged = 0
  let changed = 0
  for (const stretch of stretches) {
    if (stretch.kind === 'same') unchanged += countWordLike(stretch.text, language)
    else changed += Math.max(countWordLike(stretch.before, language), countWordLike(stretch.after, language))
  }
  return unchanged + changed === 0 ? 0 : changed / (unchanged + changed)
}

/** A stretch as lists of words, for the steps that need their boundaries. */
type Piece = { before: string[]; after: string[]; same: boolean }

function pairParts(parts: readonly { value: string[]; added?: boolean; removed?: boolean }[]): Piece[] {
  const pieces: Piece[] = []
  for (const { value, added = false, removed = false } of parts) {
    const same = !added && !removed
    const last = pieces.at(-1)
    if (!same && last?.same === false) (removed ? last.before : last.after).push(...value)
    else pieces.push({ before: added ? [] : value, after: removed ? [] : value, same })
  }
  return pieces
}

/**
 * Moves equal words out of the gap between two changes if they can equally well be beside them, so that "Due to the fact
 * that the" → "Because the" is one change instead of two dependent ones.
 */
function closeGaps(pieces: readonly Piece[]): Stretch[] {
  const row = pieces.map((piece) => ({ ...piece, before: [...piece.before], after: [...piece.after] }))
  for (let place = row.length - 2; place > 0; place -= 1) {
    const [left, gap, right] = row.slice(place - 1, place + 2)
    if (left === undefined || right === undefined || gap?.same !== true || left.same || right.same) continue
    for (const side of ['before', 'after'] as const) {
      const other = side === 'before' ? 'after' : 'before'
      if (right[other].length === 0 && endsWith(right[side], gap[side])) {
        left[side].push(...gap[side], ...right[side].slice(0, right[side].length - gap[side].length))
        row.splice(place, 2, gap)
        break
      }
      if (left[other].length === 0 && endsWith(left[side].toReversed(), gap[side].toReversed())) {
        right[side].unshift(...left[side].slice(gap[side].length), ...gap[side])
        row.splice(place - 1, 2, gap)
        break
      }
    }
  }
  const raw: Stretch[] = []
  for (const { before, after, same } of row) {
    if (!same) extend(raw, before.join(''), after.join(''))
    else if (raw.at(-1)?.kind === 'same') (raw.at(-1) as { text: string }).text += before.join('')
    else raw.push({ kind: 'same', text: before.join('') })
  }
  return raw
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  const from = words.length - end.length
  return from >= 0 && end.every((word, place) => words[from + place] === word)
}

function extend(stretches: Stretch[], before: string, after: string): void {
  const last = stretches.at(-1)
  if (last?.kind === 'change') {
    last.before += before
    last.after += after
  } else stretches.push({ kind: 'change', number: 0, before, after })
}

/** Joins changes with only a space between them: "the quick" → "a fast" reads as one change. */
function joinChanges(stretches: readonly Stretch[]): Stretch[] {
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

function numberChanges(stretches: readonly Stretch[]): Stretch[] {
  let number = 0
  return stretches.map((stretch) => (stretch.kind === 'same' ? stretch : { ...stretch, number: number++ }))
}

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'“”«»]+[^\s<>"'“”«».,;:!?)\]]|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu

function wordsOf(text: string, language: string): string[] {
  const addresses = Array.from(text.matchAll(ADDRESS), ({ 0: found, index }) => ({ index, end: index + found.length }))
  const words: string[] = []
  let inside = -1
  let next = 0
  for (const { segment, index } of segmenter(language).segment(text)) {
    while ((addresses[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next += 1
    const address = addresses[next]
    const start = address !== undefined && address.index <= index ? address.index : -1
    if (start !== -1 && start === inside) words[words.length - 1] += segment
    else words.push(segment)
    inside = start
  }
  return words
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
