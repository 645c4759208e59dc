import { eld } from 'eld/extrasmall'
import { words } from '#app/domain/writing/sentences.ts'
import { isStopword } from './terms.ts'

export type Reading = {
  /** ISO 639-1; undefined if it cannot be determined. */
  language: string | undefined
  /** True if the text is too short for a reliable answer. */
  unsure: boolean
  /** `words`: prose. `code`: program source. `none`: no words at all (numbers, emoji, punctuation). */
  kind: 'words' | 'code' | 'none'
}

/**
 * Code in a line, and addresses. An address is looked for at the start of a word or after code only, and its parts are bounded,
 * so that no stretch is read again and again.
 */
const NOT_PROSE = /`[^`\n]*`|https?:\/\/\S+|(?<![^\s`])\S[^\s@]{0,63}@\S[^\s.]{0,63}\.\S+/g

/**
 * Detects the language of the prose in a text; addresses and code are ignored.
 * eld/extrasmall was right for 385 of 389 snippets of 3-15 words in en/es/fr/de/pt (references).
 */
export function readLanguage(text: string): Reading {
  const prose = text.replace(/```[\s\S]*?(?:```|$)/g, ' ').replace(NOT_PROSE, ' ')
  const list = words(prose).filter((word) => /\p{L}{2,}/u.test(word))
  if (looksLikeCode(text)) return { language: undefined, unsure: true, kind: 'code' }
  if (list.length === 0) {
    const single = /\p{L}/u.test(prose) && words(prose).length > 1
    return { language: undefined, unsure: true, kind: single ? 'words' : 'none' }
  }
  const result = eld.detect(prose)
  if (result.language === '') return { language: undefined, unsure: true, kind: 'words' }
  const unsure = !result.isReliable() || list.length < 4
  // By its letters alone "asdf qwer" is German, so a short text must contain a frequent word of the detected language.
  const guess = !result.isReliable() && /^\p{Script=Latin}/u.test(list[0] ?? '')
  if (guess && !list.some((word) => isStopword(word, result.language))) {
    return { language: undefined, unsure: true, kind: 'words' }
  }
  return { language: result.language, unsure, kind: 'words' }
}

/** Whether most lines look like program source: statement ends, braces, assignments, calls. */
export function looksLikeCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const sign =
    /[;{}]\s*$|^\s*(?:import|from|def|class|const|let|var|function|public|private|return|if|for|while|#include|SELECT|INSERT|UPDATE)\b.*[({;=:*]|=>|^\s*<\/?\w[^>]*>|\w\s*[+-]?=\s*\S|^\s*\/\/|^\s*[})\]]+[;,]?\s*$/
  const marked = lines.filter((line) => (sign.test(line) || isCall(line)) && !/[.!?]$/.test(line.trim())).length
  return lines.length > 0 && marked / lines.length > 0.6 && /[;{}=()<>]/.test(text)
}

/** Whether a line calls something and ends with the call; as one pattern it would read the line once for each bracket. */
function isCall(line: string): boolean {
  const open = line.search(/\w\(/)
  return open !== -1 && line.lastIndexOf(')') > open && /\)\s*[;{]?$/.test(line)
}
