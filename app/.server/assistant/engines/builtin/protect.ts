import { phraseCounter } from '#app/domain/writing/facts/occurrences.ts'

/** One replacement in a text: `text.slice(start, end)` becomes `after`. */
export type Edit = { start: number; end: number; after: string; reason: string }

const PATTERNS: readonly RegExp[] = [
  /```[\s\S]*?(?:```|$)/g,
  /`[^`\n]+`/g,
  /\b(?:(?:https?|ftp|mailto):|www\.)[^\s<>"'”)\]]*[^\s<>"'”)\].,;:!?]/gi,
  /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g,
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|«[^»\n]{1,400}»|„[^“”\n]{1,400}[“”]|‘[^’\n]{3,200}’(?!\p{L})/gu,
  /\{\{[^}\n]{0,200}\}\}|\$\{[^}\n]{0,200}\}|\{[\w.-]+\}|<\/?[a-zA-Z][^>\n]{0,400}>|%[sd]\b/g,
  /[@#][\p{L}\p{N}_-]+/gu,
  /(?:\.{0,2}\/[\w.-]+){2,}|\b\w+\.(?:ts|js|json|md|txt|pdf|docx?|xlsx?|csv|png|jpe?g|py|html?)\b/g,
  /[$€£¥]\s?\d(?:[\d.,]*\d)?(?:\s?(?:million|billion|trillion|thousand|bn|m|k)\b)?/gi,
  /\b\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:,?\s\d{4})?/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s\d{1,4}(?:,\s\d{4})?/g,
  /[+-]?\d(?:[\d.,:/%-]*[\d%])?(?:\s?(?:percent|per cent|million|billion|thousand|am|pm|kg|km|cm|mm|GB|MB|°C|°F)\b|\s?[ap]\.m\.)?%?/g,
  /\b[\p{L}]*\d[\p{L}\d-]*/gu,
  /\b\p{Lu}{2,}s?\b/gu,
  /\b\p{L}+[_][\p{L}_\d]+|\b\p{Ll}+\p{Lu}[\p{L}\d]*/gu,
]

/** How many of the patterns find quotations and what programs read. */
const LITERALS = 8

/** Names: capitalised words that do not start a sentence, with the words that belong to them. */
const NAME = /(?<=[\p{L}\p{N},;:)”"’']\s)\p{Lu}[\p{L}’'-]+(?:\s(?:(?:of|de|da|von|van|the)\s)?\p{Lu}[\p{L}’'-]+)*/gu
const NOT_A_NAME = new Set(['I', "I'm", "I've", "I'd", "I'll", 'I’m', 'I’ve', 'I’d', 'I’ll', 'OK'])

/** Passages that no rewording may change: code, addresses, quotations, placeholders, amounts, dates, names. */
export function protectedSpans(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  for (const pattern of [...PATTERNS, NAME]) {
    for (const match of text.matchAll(pattern)) {
      const found = match[0]
      if (NOT_A_NAME.has(found) || found.trim() === '') continue
      spans.push({ start: match.index, end: match.index + found.length })
    }
  }
  return mergeSpans(spans)
}

/** Passages that are quoted or that programs read: code, addresses, quotations, placeholders, names of files. */
export function literalSpans(text: string): { start: number; end: number }[] {
  const spans = PATTERNS.slice(0, LITERALS).flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
  return mergeSpans(spans)
}

function mergeSpans(spans: { start: number; end: number }[]): { start: number; end: number }[] {
  spans.sort((left, right) => left.start - right.start || right.end - left.end)
  const result: { start: number; end: number }[] = []
  for (const span of spans) {
    const last = result.at(-1)
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end)
    else result.push({ ...span })
  }
  return result
}

/** The protected passages of a text, for comparing before and after. */
export function protectedTokens(text: string): string[] {
  return protectedSpans(text).map(({ start, end }) => text.slice(start, end))
}

/**
 * Whether a new version of a text keeps every protected passage equally often, as whole words, and the same digits. The
 * answer takes time proportional to the version, however many passages there are.
 */
export function protectionOf(original: string): (version: string) => boolean {
  const count = phraseCounter([...new Set(protectedTokens(original))].map(symbols))
  const counts = count(symbols(original))
  const figures = digits(original)
  return (version) =>
    digits(version) === figures && count(symbols(version)).every((found, place) => found === counts[place])
}

/** Whole words and single signs, so that a passage only occurs between the boundaries of words. */
function symbols(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? []
}

function digits(text: string): string {
  return (text.match(/\p{N}+/gu) ?? []).sort().join(' ')
}

/** The edits that touch no protected passage and do not overlap, in order; of two that overlap the first wins. */
export function safeEdits(text: string, edits: readonly Edit[]): Edit[] {
  const spans = protectedSpans(text)
  const safe: Edit[] = []
  let next = 0
  for (const edit of [...edits].sort((left, right) => left.start - right.start || right.end - left.end)) {
    if (text.slice(edit.start, edit.end) === edit.after) continue
    if (edit.start < (safe.at(-1)?.end ?? 0)) continue
    // Both lists are in order, so that a passage before one edit is before all that follow.
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= edit.start) next += 1
    if ((spans[next]?.start ?? Number.POSITIVE_INFINITY) < edit.end) continue
    safe.push(edit)
  }
  return safe
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.after
    at = edit.end
  }
  return result + text.slice(at)
}
