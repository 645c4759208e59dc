import type { RenderedDocument } from '#app/domain/documents/document.ts'

/** A place that a search found. `before` and `after` stand around the first `match` in its text. */
export type Found = {
  name: string
  title: string
  id: string
  heading: string
  before: string
  match: string
  after: string
}

const FOUND_MAX = 20
const TERMS_MAX = 6
const AROUND = 90

/**
 * The sections that hold every word of a search, whole or in part, without regard to case: headings first, then in the order
 * of the documents; at most 20. Documents are ours, so the time is bounded by their size and six words.
 */
export function searchDocuments(documents: ReadonlyMap<string, RenderedDocument>, query: string): Found[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, TERMS_MAX)
  if (terms.length === 0) return []
  const inHeadings: Found[] = []
  const inTexts: Found[] = []
  for (const [name, { title, sections }] of documents) {
    for (const { id, heading, text } of sections) {
      const whole = `${heading} ${text}`.toLowerCase()
      if (!terms.every((term) => whole.includes(term))) continue
      const isHeading = terms.some((term) => heading.toLowerCase().includes(term))
      ;(isHeading ? inHeadings : inTexts).push({ name, title, id, heading, ...around(text, terms) })
    }
  }
  return [...inHeadings, ...inTexts].slice(0, FOUND_MAX)
}

/** The first word of the search in a text, with some of what stands around it; the beginning if there is none. */
function around(text: string, terms: readonly string[]): { before: string; match: string; after: string } {
  const lower = text.toLowerCase()
  const places = terms.map((term) => ({ at: lower.indexOf(term), length: term.length })).filter(({ at }) => at >= 0)
  const [first] = places.sort((a, b) => a.at - b.at)
  if (first === undefined) return { before: shortened(text, 2 * AROUND), match: '', after: '' }
  const from = Math.max(0, first.at - AROUND)
  const end = first.at + first.length
  const before = text.slice(from, first.at)
  return {
    before: from === 0 ? before : `… ${before.slice(before.indexOf(' ') + 1)}`,
    match: text.slice(first.at, end),
    after: shortened(text.slice(end), AROUND),
  }
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`
}
