/** Turns line breaks into `\n`; every limit is counted in this form (decisions, "Behaviour"). */
export function normaliseLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** A text as requests are read: line breaks become `\n`, NUL is dropped and a lone surrogate becomes U+FFFD. */
export function cleanText(typed: string): string {
  return normaliseLineBreaks(typed).replaceAll('\0', '').toWellFormed()
}

/** More marks on one letter than any script has (UAX #15, "Stream-Safe Text Format"). */
const MANY_MARKS = /\p{M}{31}/u
const PIECES = /\P{M}*\p{M}{0,30}/gu

/**
 * A Unicode normalisation form in linear time. The platform's own sorts each run of marks in quadratic time, so that one
 * hostile name would hold the server for seconds; longer runs than any script has are normalised in pieces of 30.
 */
export function normalise(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  if (!MANY_MARKS.test(text)) return text.normalize(form)
  return text.replace(PIECES, (piece) => piece.normalize(form))
}

/** Length in Unicode code points after normalising line breaks: shown to users and compared with limits. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of normaliseLineBreaks(text)) count += 1
  return count
}

/** Words as a reader counts them: runs of letters and digits, joined by apostrophes and hyphens. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Whether a text with normalised line breaks has more code points; does not count them if its length already decides. */
export function longerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  if (text.length > limit * 2) return true
  let count = 0
  for (const _ of text) count += 1
  return count > limit
}
