import { countCharacters } from '../text.ts'

/** Code points that a list shows of a template's context and of a prompt (specification 9). */
export const TEMPLATE_PREVIEW = 100
export const PROMPT_PREVIEW = 150

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The beginning of a text in one line, at most `limit` code points and an ellipsis. What a reader sees as one character
 * is never cut in two, unless it alone is longer than the limit.
 */
export function preview(text: string, limit: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (countCharacters(line) <= limit) return line
  let kept = ''
  let count = 0
  for (const { segment } of graphemes.segment(line)) {
    count += countCharacters(segment)
    if (count > limit) break
    kept += segment
  }
  return `${kept === '' ? [...line].slice(0, limit).join('') : kept.trimEnd()}…`
}
