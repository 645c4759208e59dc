import type { HiddenThing } from '#app/domain/writing/maskable.ts'
import type { Hit } from './hit.ts'
import { legible } from './legible.ts'

/** What a user changes about the passages that are found: some of them stay, and own words are hidden as well. */
export type HidingChanges = {
  keep?: readonly string[]
  words?: readonly string[]
  /** The things hidden in the earlier text from which this one was made. */
  earlier?: readonly HiddenThing[]
}

/** A passage as it was chosen: hidden, or found and kept. */
export type ChosenHit = Hit & { hidden: boolean }

/**
 * The passages of a text after the user's choice, in order and without overlaps. A found passage is kept if it reads exactly
 * as one of the kept ones. Own words and what was hidden earlier are always hidden: one that touches a found passage becomes
 * one passage with it, so that no rest of either is left. An earlier thing that stands there whole stays apart, because its
 * stand-in stays the same; the rest of a longer passage is hidden beside it.
 */
export function chosenHits(
  text: string,
  found: readonly Hit[],
  { keep = [], words = [], earlier = [] }: HidingChanges,
): ChosenHit[] {
  const spared = new Set(keep)
  const hits: ChosenHit[] = found.map((hit) => ({ ...hit, hidden: !spared.has(text.slice(hit.start, hit.end)) }))
  const plain = legible(text)
  const again = joined(earlierIn(plain, earlier))
  const whole = again.filter((hit) => isWhole(plain, hit))
  const own = [...again, ...ownWordsIn(plain, words)]
  // The earlier things stand first, so that they keep their kind, and with it their stand-in, if they are found once more.
  const all = joined([...own, ...hits.filter((hit) => hit.hidden)])
  const hidden = [...whole, ...restsOf(plain, all, whole)]
  // A kept passage that holds an own word is hidden in that place only.
  const open = hits.filter((hit) => !hit.hidden && !own.some((word) => word.start < hit.end && hit.start < word.end))
  return [...hidden, ...open].sort((one, other) => one.start - other.start)
}

/** Own words wherever they stand, in any letter case and with any white space between them. */
function ownWordsIn(plain: string, words: readonly string[]): ChosenHit[] {
  const own = words.map((word) => legible(word).trim()).filter((word) => word !== '')
  if (own.length === 0) return []
  // The longest first, because a pattern takes the first that fits.
  const patterns = own.sort((one, other) => other.length - one.length).map(patternOf)
  return Array.from(plain.matchAll(new RegExp(patterns.join('|'), 'giu')), (match) => ({
    kind: 'term' as const,
    start: match.index,
    end: match.index + match[0].length,
    hidden: true,
  }))
}

/** The things hidden earlier, wherever they stand; digits beside their own belong to them. */
function earlierIn(plain: string, things: readonly HiddenThing[]): ChosenHit[] {
  return things.flatMap(({ kind, text }) => {
    const word = legible(text).trim()
    if (word === '') return []
    const digits = word.length > SHORT ? ['\\d{0,40}', '\\d{0,40}'] : ['(?<!\\d)', '(?!\\d)']
    const before = /^\d/.test(word) ? digits[0] : ''
    const after = /\d$/.test(word) ? digits[1] : ''
    const pattern = /^\d|\d$/.test(word) ? `${before}${literal(word)}${after}` : patternOf(word)
    return Array.from(plain.matchAll(new RegExp(pattern, 'giu')), (match) => ({
      ...{ kind, start: match.index, end: match.index + match[0].length, hidden: true },
    }))
  })
}

/** Whether a passage begins and ends with its first and last word. */
function isWhole(plain: string, { start, end }: ChosenHit): boolean {
  return (
    !/^[\p{L}\p{N}]{2}/u.test(plain.slice(start - 1, start + 1)) &&
    !/^[\p{L}\p{N}]{2}/u.test(plain.slice(end - 1, end + 1))
  )
}

/** The rests of the passages beside those that stay apart. Both lists are in order and without overlaps of their own. */
function restsOf(plain: string, hits: readonly ChosenHit[], apart: readonly ChosenHit[]): ChosenHit[] {
  const rests: ChosenHit[] = []
  let next = 0
  for (const hit of hits) {
    let { start } = hit
    while ((apart[next]?.start ?? hit.end) < hit.end) {
      const inner = apart[next] ?? hit
      rests.push(...trimmed(plain, { ...hit, start, end: inner.start }))
      start = Math.max(start, inner.end)
      next += 1
    }
    rests.push(...(start === hit.start ? [hit] : trimmed(plain, { ...hit, start, end: hit.end })))
  }
  return rests
}

/** A rest from its first to its last letter or digit; nothing if it has none. */
function trimmed(plain: string, { start, end, ...hit }: ChosenHit): ChosenHit[] {
  let [from, to] = [start, end]
  while (from < to && !LETTER.test(plain[from] ?? '')) from += 1
  while (to > from && !LETTER.test(plain[to - 1] ?? '')) to -= 1
  return from < to ? [{ ...hit, start: from, end: to }] : []
}

/** Halves of pairs count as letters, so that none is cut. */
const LETTER = /[\p{L}\p{N}\p{M}\p{Cs}]/u

/** Up to this length an own word is hidden as a whole word only; a longer one within others too, as in "Falkes". */
const SHORT = 3

function patternOf(word: string): string {
  const pattern = literal(word)
  return word.length > SHORT ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`
}

/** A pattern for these words with any white space between them. */
function literal(words: string): string {
  return words
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s{1,4}')
}

function joined(hits: readonly ChosenHit[]): ChosenHit[] {
  const result: ChosenHit[] = []
  for (const hit of [...hits].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = result.at(-1)
    if (last !== undefined && hit.start < last.end) last.end = Math.max(last.end, hit.end)
    else result.push({ ...hit })
  }
  return result
}
