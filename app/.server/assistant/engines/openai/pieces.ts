import { estimateTokens } from './tokens.ts'

/** A part of a text that is done in one call, and the white space between it and the next part. */
export type Piece = { text: string; gap: string }

/** The shortest piece worth a call of its own, in tokens. */
const LEAST_TOKENS = 40
const FENCE = /^\s{0,3}(?:```|~~~)/
const TABLE_ROW = /^\s{0,3}\|/
/** The end of a sentence, with the white space after it; a short word or a lower-case letter shows an abbreviation. */
const SENTENCE_END =
  /(?<=[\p{L}\p{N})\]"”»’]{3}[.!?…]{1,3}["”»’)\]]{0,3})[ \t]{1,9}(?!\p{Ll})|(?<=[。！？][」』”]{0,2})/gu

/**
 * Cuts a text into pieces of at most `mostTokens` estimated tokens: between paragraphs, within a longer paragraph between
 * its lines, and within a longer line between its sentences. Blocks of code and tables stay whole, and a single sentence
 * is never cut. Texts and gaps joined in order are the text again. Pure.
 */
export function piecesOf(text: string, mostTokens: number): Piece[] {
  const most = Math.max(LEAST_TOKENS, mostTokens)
  const total = estimateTokens(text)
  if (total <= most) return [{ text, gap: '' }]
  // Pieces of about the same size: a short rest would be done without its context.
  const target = Math.min(most, Math.ceil((total / Math.ceil(total / most)) * 1.15))
  return grouped(
    paragraphsOf(text).flatMap((paragraph) => smaller(paragraph, target)),
    target,
  )
}

function grouped(parts: readonly Piece[], target: number): Piece[] {
  const pieces: Piece[] = []
  let size = 0
  for (const part of parts) {
    const last = pieces.at(-1)
    const tokens = estimateTokens(part.text + part.gap)
    const blank = part.text.trim() === '' || last?.text.trim() === ''
    if (last !== undefined && (blank || size + tokens <= target)) {
      last.text += last.gap + part.text
      last.gap = part.gap
      size += tokens
    } else {
      pieces.push({ ...part })
      size = tokens
    }
  }
  return pieces
}

/** The paragraphs of a text, parted by blank lines outside of blocks of code. */
function paragraphsOf(text: string): Piece[] {
  const parts: Piece[] = []
  let fenced = false
  let lines: string[] = []
  let gap: string[] = []
  const close = () => {
    // A gap begins with the line break that ends the last line of its paragraph.
    if (lines.length > 0) parts.push({ text: lines.join('\n'), gap: gap.length > 0 ? `\n${gap.join('\n')}\n` : '' })
    lines = []
    gap = []
  }
  for (const line of text.split('\n')) {
    const blank = line.trim() === ''
    if (blank && !fenced && lines.length > 0) {
      gap.push(line)
      continue
    }
    if (gap.length > 0) close()
    if (FENCE.test(line)) fenced = !fenced
    lines.push(line)
  }
  const tail = gap.length > 0 ? `\n${gap.join('\n')}` : ''
  gap = []
  close()
  const last = parts.at(-1)
  if (last !== undefined) last.gap = tail
  return parts
}

function smaller(paragraph: Piece, target: number): Piece[] {
  const lines = paragraph.text.split('\n')
  if (estimateTokens(paragraph.text) <= target) return [paragraph]
  if (lines.some((line) => FENCE.test(line) || TABLE_ROW.test(line))) return [paragraph]
  return lines.flatMap((line, index) => {
    const gap = index === lines.length - 1 ? paragraph.gap : '\n'
    return estimateTokens(line) <= target ? [{ text: line, gap }] : sentencesOf(line, gap)
  })
}

function sentencesOf(line: string, gap: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of line.matchAll(SENTENCE_END)) {
    if (match.index <= from || match.index + match[0].length >= line.length) continue
    pieces.push({ text: line.slice(from, match.index), gap: match[0] })
    from = match.index + match[0].length
  }
  pieces.push({ text: line.slice(from), gap })
  return pieces
}
