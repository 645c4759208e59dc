/** A passage of a text in UTF-16 units. */
type Span = { start: number; end: number }

/** A part of a result as it is set on the sheet. The spans leave out bullets and numbers of lists. */
export type Block = { kind: 'heading' | 'paragraph'; span: Span } | { kind: 'list'; ordered: boolean; items: Span[] }

const BULLET = /^[ \t]{0,8}(?:[•*–-]|(\d{1,3})[.)])[ \t]+/
/** A heading has few words and no sign at its end but a colon. */
const HEADING = /^(?:\S{1,40} ){0,7}\S{0,40}[^\s.,;!?…]$/

/**
 * The headings, paragraphs and lists of a result that is written in lines: a short line without a full stop, after a
 * blank line and right before others, is a heading. Every other character of the text is in exactly one span, in order.
 */
export function blocksOf(text: string): Block[] {
  const lines = linesOf(text)
  const blocks: Block[] = []
  for (const [place, line] of lines.entries()) {
    const last = blocks.at(-1)
    const before = lines[place - 1]
    if (line.isBlank) continue
    if (line.bullet > 0) {
      const item = { start: line.start + line.bullet, end: line.end }
      const goesOn = last?.kind === 'list' && last.ordered === line.ordered && before?.isBlank === false
      if (goesOn) last.items.push(item)
      else blocks.push({ kind: 'list', ordered: line.ordered, items: [item] })
      continue
    }
    const next = lines[place + 1]
    const isFirst = before === undefined || before.isBlank
    const span = { start: line.start, end: line.end }
    if (isFirst && next?.isBlank === false && HEADING.test(text.slice(line.start, line.end))) {
      blocks.push({ kind: 'heading', span })
    } else if (!isFirst && last?.kind === 'paragraph') last.span.end = line.end
    else blocks.push({ kind: 'paragraph', span })
  }
  return blocks
}

type Line = Span & { bullet: number; ordered: boolean; isBlank: boolean }

function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const found = BULLET.exec(line)
    const place = {
      start,
      end: start + line.length,
      bullet: found?.[0].length ?? 0,
      ordered: found?.[1] !== undefined,
      isBlank: line.trim() === '',
    }
    start += line.length + 1
    return place
  })
}

const LINK = /https?:\/\/[^\s<>"'“”«»]{1,2000}/g

/** A web address in a text: its place, the address, and its words as a person reads them. */
export type FoundLink = Span & { href: string; label: string }

/** The web addresses of a text, without the punctuation behind them. The label has no percent signs and no protocol. */
export function linksIn(text: string): FoundLink[] {
  return Array.from(text.matchAll(LINK), ({ 0: found, index }) => {
    const href = found.replace(/[.,;:!?)\]]{1,8}$/, '')
    return { start: index, end: index + href.length, href, label: labelOf(href) }
  })
}

function labelOf(href: string): string {
  const plain = href.replace(/^https?:\/\//, '')
  try {
    return decodeURIComponent(plain.replaceAll('+', ' '))
  } catch {
    return plain
  }
}
