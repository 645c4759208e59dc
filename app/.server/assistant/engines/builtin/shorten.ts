import type { Edit } from './protect.ts'

const ASIDES: readonly RegExp[] = [
  / \([^()\d]{3,120}\)(?=[\s,.;:!?])/g,
  /, (?:which|who|whose) (?:(?!\b(?:which|who|that)\b)[^,.;:()\d]){3,120},/g,
  /, such as [^.;:()\d]{3,120}?,(?= (?:is|are|was|were|has|have|can|could|will|may|help|helps|make|makes|do|does|did|need|needs|show|shows)\b)/g,
  /, (?:for example|for instance|of course|in fact|however|therefore|moreover|furthermore|in addition|as a result),/gi,
]
/** Openers that link a sentence to the one before, which a summary may omit. */
const OPENER =
  /^(?:However|Moreover|Furthermore|In addition|Additionally|For example|For instance|Therefore|Thus|As a result|Consequently|Nevertheless|Nonetheless|In fact|Indeed|Of course|Meanwhile|Finally|Also|On the other hand|In contrast|By contrast|Similarly|In other words), (\p{L})/u

/** Asides that an English sentence can do without; none that contains a number. */
export function dropAsides(sentence: string): Edit[] {
  const edits: Edit[] = []
  for (const pattern of ASIDES) {
    for (const match of sentence.matchAll(pattern)) {
      // ", which …," between subject and verb: both commas go. The remaining sentence must be long enough.
      const left = sentence.length - match[0].length
      if (left < 30) continue
      const end = match.index + match[0].length
      const after = match[0].endsWith(',') && /^ (?:and|but|or|yet|so)\b/.test(sentence.slice(end)) ? ',' : ''
      edits.push({ start: match.index, end, after, reason: 'notes.reason.aside' })
    }
  }
  return edits
}

/** A sentence for a summary, without its opener and asides. */
export function shorten(sentence: string): string {
  const opened = sentence.replace(OPENER, (_, letter: string) => letter.toUpperCase())
  let result = ''
  let at = 0
  for (const edit of dropAsides(opened).sort((left, right) => left.start - right.start)) {
    if (edit.start < at) continue
    result += opened.slice(at, edit.start) + edit.after
    at = edit.end
  }
  return result + opened.slice(at)
}
