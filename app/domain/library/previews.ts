import { countCharacters } from '../text.ts'

/** Code points that a list shows of a template's context and of a prompt (specification 9). */
export const TEMPLATE_PREVIEW = 100
export const PROMPT_PREVIEW = 150

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The start of a text in one line, at most `limit` code points and an ellipsis. A character as the reader sees it is never
 * split, unless it alone exceeds the limit.
 */
export function preview(text: string, limit: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (countCharacters(line) <= limit) return line
  let start = ''
  let count = 0
  for (const { segment } of graphemes.segment(line)) {
    count += countCharacters(segment)
    if (count > limit) break
    start += segment
  }
  return `${start === '' ? [...line].slice(0, limit).join('') : start.trimEnd()}…`
}
