import { splitSentences } from '../writing/sentences.ts'
import type { Span } from './places.ts'

/** A passage of a text, in UTF-16 units. */
export type Passage = Span & { kind: 'word' | 'sentence' }

/** Letters of one word; an apostrophe or hyphen inside it belongs to it. */
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
/** How far from the cursor the ends of a word are looked for. */
const REACH = 80

/** The word that contains or touches a place, null if there is none. Looks at the text near the place only. */
export function wordAt(text: string, place: number): Passage | null {
  const from = Math.max(0, place - REACH)
  for (const { 0: word, index } of text.slice(from, place + REACH).matchAll(WORD)) {
    const start = from + index
    if (start <= place && place <= start + word.length) return { kind: 'word', start, end: start + word.length }
  }
  return null
}

/** The sentence that contains or touches a place, null if the place lies in blank space. */
export function sentenceAt(text: string, place: number): Passage | null {
  const sentence = splitSentences(text).find(({ start, end }) => start <= place && place <= end)
  return sentence === undefined ? null : { kind: 'sentence', start: sentence.start, end: sentence.end }
}

/** The number of code points before a place in UTF-16 units, as `POST /api/alternatives` counts places. */
export function pointsBefore(text: string, place: number): number {
  return [...text.slice(0, place)].length
}

/** The place in UTF-16 units after a number of code points. */
export function unitsAfter(text: string, points: number): number {
  return [...text].slice(0, points).join('').length
}
