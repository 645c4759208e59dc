import type { ShownFinding } from './finding.ts'

/** The findings with their places in UTF-16 units instead of code points. */
export function inUnits(text: string, findings: readonly ShownFinding[]): ShownFinding[] {
  const places = new Map<number, number>()
  for (const { start, end } of findings) for (const place of [start, end]) places.set(place, text.length)
  let unit = 0
  let point = 0
  for (const character of text) {
    if (places.has(point)) places.set(point, unit)
    unit += character.length
    point += 1
  }
  return findings.map((finding) => ({
    ...finding,
    start: places.get(finding.start) ?? 0,
    end: places.get(finding.end) ?? 0,
  }))
}

/** The findings that an edit left whole, in their new places: those before it and those after it. */
export function movedFindings<Placed extends { start: number; end: number }>(
  findings: readonly Placed[],
  before: string,
  after: string,
): Placed[] {
  if (before === after) return [...findings]
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  const by = after.length - before.length
  return findings.flatMap((finding) => {
    // A word that is being written on is another word, so a finding that touches the edit goes.
    if (finding.end < head) return [finding]
    if (finding.start <= before.length - tail) return []
    return [{ ...finding, start: finding.start + by, end: finding.end + by }]
  })
}
