import { randomBytes } from 'node:crypto'

/** The line between two versions of an answer: random, so that it stands in no text of a person. */
export function newSeparator(): string {
  return `=== ${randomBytes(6).toString('hex')} ===`
}

/**
 * The versions of an answer: fewer than asked for are fine, empty and repeated ones are left out. Models put the line in
 * bold, or number what they were told not to number; that is taken off.
 * @param whole false where the answer broke off, and with it the last version
 */
export function versionsIn(answer: string, separator: string, most: number, whole: boolean): string[] {
  const mark = separator.replaceAll('=', '').trim()
  const parts = answer.split(new RegExp(`^[^\\S\\n]*[*=_#<-]*[^\\S\\n]*${mark}[^\\S\\n]*[*=_#>-]*[^\\S\\n]*$`, 'm'))
  if (!whole && parts.length > 1) parts.pop()
  const versions = parts.map((part) => part.trim().replace(NUMBERED, '')).filter((part) => part !== '')
  return [...new Set(versions)].slice(0, most)
}

const NUMBERED = /^(?:\*\*|#{1,4} )?Version \d(?:\*\*)?[:.]?(?:\*\*)?\s*\n+/i

/**
 * Passes on the first version of an answer on its way and keeps the others back. Whatever may turn out to be the
 * separator or the white space around it waits.
 */
export function createFirstVersion(separator: string, onText: (piece: string) => void) {
  const mark = separator.replaceAll('=', '').trim()
  let held = ''
  let over = false
  return {
    push(piece: string): void {
      if (over) return
      held += piece
      const found = held.indexOf(mark)
      if (found !== -1) {
        over = true
        const rest = held.slice(0, found).replace(/[\s*=_#<-]+$/, '')
        if (rest !== '') onText(rest)
        return
      }
      // The line of the separator begins with a break, or it is the end of what came so far.
      const line = held.lastIndexOf('\n') + 1
      const begun =
        /^[^\S\n]*[*=_#<-]*[^\S\n]*[0-9a-f]*$/.test(held.slice(line)) && held.length - line <= separator.length + 8
      const cut = held.slice(0, begun ? line : held.length).trimEnd().length
      if (cut > 0) onText(held.slice(0, cut))
      held = held.slice(cut)
    },
    /** The answer is complete: what waited was no separator. */
    end(): void {
      if (!over && held.trimEnd() !== '') onText(held.trimEnd())
      over = true
    },
  }
}
