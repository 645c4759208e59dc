import { isDelicate } from './delicate.ts'
import { keepsMeaning } from './meaning-gate.ts'
import type { Edit } from './protect.ts'

/**
 * Asides that only point within the text or link it, so that nothing is lost with them. A clause with "which", a list after
 * "such as" and what stands in brackets say something and stay.
 */
const ASIDES: readonly RegExp[] = [
  / \((?:see (?:above|below)|as (?:mentioned|noted|described|explained|stated|shown) (?:above|below|earlier|before)|as you know|so to speak|of course)\)(?=[\s,.;:!?])/gi,
  /, (?:of course|in fact|moreover|furthermore|in addition|as you know|as mentioned (?:above|earlier|before)|so to speak|as it were|needless to say),/gi,
]
/** Openers that link a sentence to the one before, which a summary may omit. */
const OPENER =
  /^(?:However|Moreover|Furthermore|In addition|Additionally|Therefore|Thus|As a result|Consequently|Nevertheless|Nonetheless|In fact|Indeed|Of course|Meanwhile|Finally|Also|On the other hand|In contrast|By contrast|Similarly|In other words), (\p{L})/u

/** Asides that an English sentence can do without. */
export function dropAsides(sentence: string): Edit[] {
  const edits: Edit[] = []
  for (const pattern of ASIDES) {
    for (const match of sentence.matchAll(pattern)) {
      // The remaining sentence must be long enough.
      const left = sentence.length - match[0].length
      if (left < 30) continue
      const end = match.index + match[0].length
      // "Apples, of course, pears and plums": the comma belongs to a list.
      const listed = sentence.includes(',', end) || /^ (?:and|but|or|yet|so|nor)\b/.test(sentence.slice(end))
      if (listed || isDelicate(match[0])) continue
      edits.push({ start: match.index, end, after: '', reason: 'notes.reason.aside' })
    }
  }
  return edits
}

/** A sentence for a summary, without its opener and asides; whole if the meaning lock would miss something. */
export function shorten(sentence: string): string {
  const opened = sentence.replace(OPENER, (_, letter: string) => letter.toUpperCase())
  let result = ''
  let at = 0
  for (const edit of dropAsides(opened).sort((left, right) => left.start - right.start)) {
    if (edit.start < at) continue
    result += opened.slice(at, edit.start) + edit.after
    at = edit.end
  }
  const short = result + opened.slice(at)
  return keepsMeaning(sentence, short) ? short : sentence
}
