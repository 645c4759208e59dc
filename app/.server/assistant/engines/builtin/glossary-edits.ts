import type { Glossary } from '#app/domain/library/glossary.ts'
import { isAbout, type PhraseHit, phraseHits, phraseOf } from '#app/domain/writing/glossary.ts'
import type { Edit } from './protect.ts'
import { literalSpans } from './protect.ts'
import { matchCase } from './spelling.ts'

/**
 * Writes the terms of a text as the glossary asks. A form whose counterpart is not sure ("clients" for a wording of two words,
 * an elided article before another sound) is left, and so are quotations, code and addresses: the meaning lock tells those.
 */
export function glossaryEdits(text: string, glossary: Glossary, language: string): Edit[] {
  const rows = glossary.filter((entry) => entry.rule !== 'avoid' && isAbout(entry, language, language))
  const literal = literalSpans(text)
  const edits: Edit[] = []
  let next = 0
  for (const hit of phraseHits(text, rows.map(phraseOf))) {
    const row = hit.of.find(({ rule }) => rule === 'write')
    if (row?.rule !== 'write' || hit.joined || hit.of.some(({ rule }) => rule === 'keep')) continue
    while ((literal[next]?.end ?? Number.POSITIVE_INFINITY) <= hit.start) next += 1
    if ((literal[next]?.start ?? Number.POSITIVE_INFINITY) < hit.end) continue
    const wording = wordingFor(hit, row.wording, language)
    const article = wording === undefined ? undefined : articleBefore(text, hit.start, wording, language)
    if (wording === undefined || article === undefined) continue
    edits.push({ ...article, end: hit.end, after: article.text + wording, reason: 'notes.reason.glossary' })
  }
  return edits
}

/** The forbidden wordings of a text for which no row says what to write. */
export function forbiddenIn(text: string, glossary: Glossary, language: string): string[] {
  const rows = glossary.filter((entry) => entry.rule === 'avoid' && isAbout(entry, language, language))
  const hits = phraseHits(text, rows.map(phraseOf)).filter(({ joined }) => !joined)
  return [...new Set(hits.map(({ text: found }) => found))]
}

/** Whether a version of a text has each protected term as often as the text does. */
export function glossaryKept(text: string, glossary: Glossary): (version: string) => boolean {
  const rows = glossary.filter(({ rule }) => rule === 'keep')
  if (rows.length === 0) return () => true
  const counted = (version: string) =>
    phraseHits(version, rows.map(phraseOf))
      .map(({ text: found }) => found)
      .sort()
      .join('\n')
  const wanted = counted(text)
  return (version) => counted(version) === wanted
}

/** Languages whose plural is an "s" for most words that end as `PLURAL` says. */
const PLURALS: Readonly<Record<string, RegExp>> = {
  en: /[^sxzyhf\P{L}]$/u,
  fr: /[^sxzul\P{L}]$/u,
  es: /[aeiou]$/u,
  pt: /[aeiou]$/u,
}

function wordingFor({ text, ending }: PhraseHit<unknown>, wording: string, language: string): string | undefined {
  if (ending === '') return cased(wording, text)
  if (ending !== 's' || wording.includes(' ') || PLURALS[language]?.test(wording) !== true) return undefined
  return cased(`${wording}s`, text)
}

/** Several words, each with a capital: "Help Desk". */
const TITLE = /^\p{Lu}\p{Ll}{1,80}(?:\s\p{Lu}\p{Ll}{1,80}){1,10}$/u

/** The wording with the capital of what it replaces. A wording with capitals of its own keeps them. */
function cased(wording: string, replaced: string): string {
  if (/\p{Lu}/u.test(wording)) return wording
  if (TITLE.test(replaced)) return wording.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
  return /^\p{Lu}\p{Ll}/u.test(replaced) || replaced.length > 1 ? matchCase(wording, replaced) : wording
}

const VOWEL = /^(?:[aeio]|u(?!s|ni|ti))/i
const SOUND = /^[aeiouyhàâéèêëîïôùûœæáíóú]/i

/** The start of the replacement, with its article: "a" becomes "an" before a vowel. Undefined if an elided article would not fit. */
function articleBefore(text: string, at: number, wording: string, language: string) {
  const before = text.slice(Math.max(0, at - 4), at)
  if (
    language === 'fr' &&
    (/['’]$/.test(before) || (/\b(?:le|la|de|que|ne|se|je)\s$/i.test(before) && SOUND.test(wording)))
  )
    return /['’]$/.test(before) && SOUND.test(wording) ? { start: at, text: '' } : undefined
  const article = language === 'en' ? /(?<![\p{L}\p{N}])(an?)(\s+)$/iu.exec(before) : null
  if (article === null) return { start: at, text: '' }
  const [whole, word = '', blank = ''] = article
  const fitting = `${word.charAt(0)}${VOWEL.test(wording) ? 'n' : ''}`
  return { start: at - whole.length, text: fitting + blank }
}
