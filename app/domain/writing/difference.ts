import { diffArrays } from 'diff'

/** A stretch in the comparison of two versions: text that both share, or a replacement. */
export type Stretch =
  | { kind: 'same'; text: string }
  /** `number` counts the changes from 0; an empty `before` is an insertion, an empty `after` a deletion. */
  | { kind: 'change'; number: number; before: string; after: string }

/**
 * The time of a comparison grows with the square of the edited words, so no stretch may have more of them than this. A longer
 * one is divided at words that occur once in both texts; without such a word it has so little in common that single changes
 * say nothing.
 */
const MAX_EDITS = 250

/**
 * How `before` becomes `after`, word by word, in reading order. Joining all `before` sides gives exactly `before`, and all
 * `after` sides exactly `after`, in any script. Words follow Unicode (UAX 29), so Chinese and Japanese are divided too and
 * no emoji is split; an address counts as one word, because half an address is useless. Two changes with only a space
 * between them are joined.
 * @param language BCP 47; it only affects the division into words
 */
export function difference(before: string, after: string, language = 'und'): Stretch[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  return numberChanges(joinChanges(closeGaps(pairParts(partsOf(wordsOf(before, language), wordsOf(after, language))))))
}

/**
 * The same by whole sentences, for texts that share so few words that single marks could not be read. Sentences that stand for
 * each other, one for one, are a change each; otherwise the whole row between two equal sentences is one.
 */
export function differenceBySentence(before: string, after: string, language = 'und'): Stretch[] {
  const own = sentencesOf(before, language)
  const other = sentencesOf(after, language)
  const pieces = pairParts(
    comparedPart(own, other) ?? [
      { value: own, removed: true },
      { value: other, added: true },
    ],
  )
  const stretches: Stretch[] = []
  for (const piece of pieces) {
    if (piece.same) stretches.push({ kind: 'same', text: piece.before.join('') })
    else if (piece.before.length !== piece.after.length) {
      stretches.push(...apart(piece.before.join(''), piece.after.join('')))
    } else
      for (const [place, sentence] of piece.before.entries())
        stretches.push(...apart(sentence, piece.after[place] ?? ''))
  }
  return numberChanges(stretches)
}

/** One change; white space that both sides end with stays outside. */
function apart(before: string, after: string): Stretch[] {
  const ends = [before, after].map((text) => text.slice(text.trimEnd().length))
  const end = ends[0] === ends[1] ? (ends[0] ?? '') : ''
  const change: Stretch = {
    kind: 'change',
    number: 0,
    before: before.slice(0, before.length - end.length),
    after: after.slice(0, after.length - end.length),
  }
  return end === '' ? [change] : [change, { kind: 'same', text: end }]
}

function sentencesOf(text: string, language: string): string[] {
  return Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment)
}

type Part = { value: string[]; added?: boolean; removed?: boolean }

function partsOf(before: string[], after: string[]): Part[] {
  const whole = comparedPart(before, after)
  if (whole !== undefined) return whole
  const parts: Part[] = []
  let from = { before: 0, after: 0 }
  for (const to of [...anchors(before, after), { before: before.length, after: after.length }]) {
    const [own, other] = [before.slice(from.before, to.before), after.slice(from.after, to.after)]
    parts.push(
      ...(comparedPart(own, other) ?? [
        { value: own, removed: true },
        { value: other, added: true },
      ]),
    )
    const anchor = before.slice(to.before, to.before + 1)
    if (anchor.length > 0) parts.push({ value: anchor })
    from = { before: to.before + 1, after: to.after + 1 }
  }
  return parts
}

function comparedPart(before: string[], after: string[]): Part[] | undefined {
  return diffArrays(before, after, { maxEditLength: MAX_EDITS })
}

type Place = { before: number; after: number }

/** The longest row of words that occur once in both texts, in the order of both (Cohen's patience diff). */
function anchors(before: readonly string[], after: readonly string[]): Place[] {
  const own = placesOfUnique(before)
  const other = placesOfUnique(after)
  const common = [...own].flatMap(([word, place]): Place[] => {
    const found = other.get(word)
    return found === undefined ? [] : [{ before: place, after: found }]
  })
  // Piles by patience sorting: each place lies on the first pile whose top comes after it, and remembers the pile before.
  const piles: { place: Place; earlier: number }[][] = []
  for (const place of common) {
    let low = 0
    let high = piles.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((piles[middle]?.at(-1)?.place.after ?? 0) < place.after) low = middle + 1
      else high = middle
    }
    const pile = piles[low] ?? []
    pile.push({ place, earlier: (piles[low - 1]?.length ?? 0) - 1 })
    piles[low] = pile
  }
  const row: Place[] = []
  let at = (piles.at(-1)?.length ?? 0) - 1
  for (const pile of piles.toReversed()) {
    const card = pile[at]
    if (card === undefined) break
    row.push(card.place)
    at = card.earlier
  }
  return row.reverse()
}

/** The words that occur once, each with its place, in the order of the text. */
function placesOfUnique(words: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [place, word] of words.entries()) {
    if (places.has(word)) repeated.add(word)
    else if (/[\p{L}\p{N}]/u.test(word)) places.set(word, place)
  }
  for (const word of repeated) places.delete(word)
  return places
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
  const { changed, unchanged } = changedWords(stretches, language)
  return unchanged + changed === 0 ? 0 : changed / (unchanged + changed)
}

/** How many words changed and how many stayed; a change counts the words of its longer side. */
export function changedWords(stretches: readonly Stretch[], language = 'und'): { changed: number; unchanged: number } {
  let unchanged = 0
  let changed = 0
  for (const stretch of stretches) {
    if (stretch.kind === 'same') unchanged += wordCount(stretch.text, language)
    else changed += Math.max(wordCount(stretch.before, language), wordCount(stretch.after, language))
  }
  return { changed, unchanged }
}

/** A stretch as lists of words, for the steps that need their boundaries. */
type Piece = { before: string[]; after: string[]; same: boolean }

function pairParts(parts: readonly Part[]): Piece[] {
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

/** Number of words by Unicode's rules (UAX 29), without marks and spaces. */
export function wordCount(text: string, language: string): number {
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
