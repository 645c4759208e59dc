import { randomBytes } from 'node:crypto'

/** The line between two versions of an answer: random, so that no text of a person contains it. */
export function newSeparator(): string {
  return `=== ${randomBytes(6).toString('hex')} ===`
}

/**
 * Splits an answer into its versions. Fewer than requested are fine; empty and repeated ones are dropped. Models format the
 * separator in bold, number the versions against their instructions, or number them instead of writing the separator.
 * @param how.whole false if the answer broke off, which makes its last version incomplete
 * @param how.input the text, which may be a numbered list itself
 */
export function versionsIn(
  answer: string,
  { separator, limit, whole, input }: { separator: string; limit: number; whole: boolean; input: string },
): string[] {
  const mark = separator.replaceAll('=', '').trim()
  const separated = answer.split(
    new RegExp(`(?<![^\\n])[^\\S\\n]*(?:[*=_#<-]+[^\\S\\n]*)?${mark}[^\\S\\n]*(?:[*=_#>-]+[^\\S\\n]*)?(?![^\\n])`),
  )
  const parts = separated.length === 1 ? numberedParts(answer, limit, input) : separated
  if (!whole && parts.length > 1) parts.pop()
  const versions = parts.map((part) => part.trim().replace(NUMBERED, '')).filter((part) => part !== '')
  return [...new Set(versions)].slice(0, limit)
}

/** "1.", "**2)**", "Version 3:" at the start of a line. */
const NUMBER_AT_START =
  /(?<![^\n])(?:[*#]{1,4} {0,2})?(?:(?:version|option|variant|variante|versión|opción|versão|opção|fassung|alternative|versione|вариант|版本|バージョン|버전) {0,2})?([1-9])(?:[.):：]{1,2}|(?=\*\*))(?:\*\*)?:?(?:[ \t]{1,4}|\n)/giu

/** The parts of an answer whose versions are numbered from 1 on; the whole answer if they are not. */
function numberedParts(answer: string, limit: number, input: string): string[] {
  const text = answer.trim()
  if (/(?<![^\n])\s{0,4}1[.)]/.test(input)) return [answer]
  const starts = [...text.matchAll(NUMBER_AT_START)]
  const counted = starts.length >= 2 && starts.length <= limit && starts[0]?.index === 0
  if (!counted || starts.some((start, index) => Number(start[1]) !== index + 1)) return [answer]
  return starts.map((start, index) => text.slice(start.index + start[0].length, starts[index + 1]?.index))
}

const NUMBERED = /^(?:\*\*|#{1,4} )?Version \d(?:\*\*)?[:.]?(?:\*\*)?\s*\n+/i

/**
 * Streams the first version of an answer and drops the others. Text that may be the start of the separator, or white space
 * before it, is held back.
 */
export function createFirstVersion(separator: string, onText: (piece: string) => void) {
  const mark = separator.replaceAll('=', '').trim()
  let pending = ''
  let finished = false
  return {
    push(piece: string): void {
      if (finished) return
      pending += piece
      // Only the new text, with the end of the text before it, can complete the mark.
      const found = pending.indexOf(mark, Math.max(0, pending.length - piece.length - mark.length))
      if (found !== -1) {
        finished = true
        const rest = pending.slice(0, found).replace(/[\s*=_#<-]+$/, '')
        if (rest !== '') onText(rest)
        return
      }
      // The separator's line starts after a line break, or at the start of the text held back.
      const line = pending.lastIndexOf('\n') + 1
      const mayBeSeparator =
        pending.length - line <= separator.length + 8 &&
        /^[^\S\n]*[*=_#<-]*[^\S\n]*[0-9a-f]*$/.test(pending.slice(line))
      const cut = pending.slice(0, mayBeSeparator ? line : pending.length).trimEnd().length
      if (cut > 0) onText(pending.slice(0, cut))
      pending = pending.slice(cut)
    },
    /** Call it when the answer is complete: the text held back is then no separator. */
    end(): void {
      if (!finished && pending.trimEnd() !== '') onText(pending.trimEnd())
      finished = true
    },
  }
}
