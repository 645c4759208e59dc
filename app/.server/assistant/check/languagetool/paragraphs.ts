import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { splitSentences } from '#app/domain/writing/sentences.ts'
import type { Paragraph } from '../neighbour/question.ts'

/** A longer paragraph is divided between sentences, so that a change costs a piece of it only, in UTF-16 units. */
const LONG = 1_500

/** The paragraphs of a text that hold letters. Blank lines divide them. */
export function paragraphsOf(text: string, language: KnownLanguage): Paragraph[] {
  const found: Paragraph[] = []
  let start = 0
  let end = 0
  const close = () => {
    const piece = text.slice(start, end)
    if (/\p{L}/u.test(piece)) found.push(...dividedWhereLong({ start, text: piece }, language))
  }
  let at = 0
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === ''
    if (isBlank) {
      close()
      start = at + line.length + 1
    }
    end = isBlank ? start : at + line.length
    at += line.length + 1
  }
  close()
  return found
}

function dividedWhereLong(paragraph: Paragraph, language: KnownLanguage): Paragraph[] {
  const { text } = paragraph
  if (text.length <= LONG) return [paragraph]
  const pieces: Paragraph[] = []
  let start = 0
  const cut = (end: number) => {
    if (end > start) pieces.push({ start: paragraph.start + start, text: text.slice(start, end) })
    start = end
  }
  for (const sentence of splitSentences(text, language)) if (sentence.end - start > LONG) cut(sentence.start)
  cut(text.length)
  return pieces
}
