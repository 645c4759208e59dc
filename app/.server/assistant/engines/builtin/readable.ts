import { splitSentences } from '#app/domain/writing/sentences.ts'

/** Longer than any word or address in prose, in UTF-16 units. */
const RUN_MAX = 100

/**
 * A text for the language tools, in which every longer run without a blank is blank, so that positions stay. The tools are
 * made for words: one of 5,000 letters takes some of them seconds, and stops one of them for good.
 */
export function readable(text: string): string {
  return text.replace(OVERLONG, (run) => ' '.repeat(run.length))
}

const OVERLONG = new RegExp(`\\S{${RUN_MAX + 1},}`, 'g')

/** Texts are given to the tools in parts of about this length, in UTF-16 units: the time of some grows faster than their text. */
const PART = 600

/** The parts of a text, cut between sentences; a sentence that is as long as two parts is cut between words. */
export function partsOf(text: string): { text: string; start: number }[] {
  const ends = [...splitSentences(text).map(({ end }) => end), text.length]
  const parts: { text: string; start: number }[] = []
  let start = 0
  const cut = (end: number) => {
    parts.push({ text: text.slice(start, end), start })
    start = end
  }
  for (const end of ends) {
    while (end - start > PART * 2)
      cut(start + PART + Math.max(0, text.slice(start + PART, start + PART * 2).search(/\s/)))
    if (end - start >= PART && text.length - end > PART) cut(end)
  }
  if (start < text.length) cut(text.length)
  return parts
}
