/** Line breaks as `\n`, the form in which every limit is counted (decisions, "Behaviour"). */
export function normaliseLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Length in Unicode code points after line breaks are normalised: what users see counted and what limits compare. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of normaliseLineBreaks(text)) count += 1
  return count
}

/** Words as a reader counts them: runs of letters and digits, joined by apostrophes and hyphens. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
