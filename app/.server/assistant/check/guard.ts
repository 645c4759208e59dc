/** Whether a place holds what is no prose (`closed`), or words of others (`quoted`), in which nothing may be changed unasked. */
export type Guard = (place: { start: number; end: number }) => 'closed' | 'quoted' | undefined

const CLOSED = [
  /```[\s\S]*?(?:```|$)/g,
  /`[^`\n]{1,400}`/g,
  /\b(?:(?:https?|ftp|mailto):|www\.)\S+/gi,
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/g,
  /\{\{[^}\n]{0,200}\}\}|\$\{[^}\n]{0,200}\}|<\/?[a-zA-Z][^>\n]{0,400}>/g,
  /[@#][\p{L}\p{N}_-]{1,64}/gu,
  /\b\w{1,64}\.(?:com|org|net|de|fr|es|br|pt|ts|js|json|md|txt|pdf|docx?|xlsx?|csv|png|jpe?g|py|html?)\b/g,
  /\b\p{L}{1,64}_[\p{L}_\d]{1,64}|\b\p{Ll}{1,64}\p{Lu}[\p{L}\d]{0,64}/gu,
]
const QUOTED = [/"[^"\n]{1,400}"|“[^”\n]{1,400}”|«[^»\n]{1,400}»|„[^“”\n]{1,400}[“”]|‘[^’\n]{3,200}’(?!\p{L})/gu]

type Span = { start: number; end: number }

export function guardOf(text: string): Guard {
  const closed = spansOf(text, CLOSED)
  const quoted = spansOf(text, QUOTED)
  return (place) => (overlaps(closed, place) ? 'closed' : overlaps(quoted, place) ? 'quoted' : undefined)
}

function spansOf(text: string, patterns: readonly RegExp[]): Span[] {
  const spans = patterns
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
    )
    .sort((left, right) => left.start - right.start)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

/** By halving: the spans are in order and apart. */
function overlaps(spans: readonly Span[], { start, end }: Span): boolean {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) < end
}
