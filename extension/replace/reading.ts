/** The text of an editing host as a person reads it, and the first and last offset of a selection in it. */
export type Reading = { text: string; from: number; to: number }

/** A text node, and the offset of its first character in the reading. */
type Piece = { node: Text; start: number }

/** Editors put these at places at which the caret could not stand otherwise. */
export const FILLERS = /[\ufeff\u200b]/g

const INLINE = /^(inline|contents|ruby)/

/**
 * Reads `host` with one line for each block or line break. Text is not taken from `innerText`, because only a walk can
 * tell the place of the range when the same word occurs twice.
 */
export function readHost(host: Element, range?: Range): Reading & { pieces: Piece[] } {
  const view = host.ownerDocument.defaultView ?? window
  let text = ''
  let lineDue = false
  let from = -1
  let to = -1
  let fromDue = false
  const pieces: Piece[] = []
  const add = (piece: string) => {
    if (lineDue && text !== '') text += '\n'
    lineDue = false
    if (fromDue) from = text.length
    fromDue = false
    text += piece
  }
  const meet = (node: Node, offset: number) => {
    if (range?.startContainer === node && range.startOffset === offset) fromDue = true
    if (range?.endContainer === node && range.endOffset === offset) to = text.length
  }
  const readText = (node: Text, keepsLines: boolean) => {
    // Line ends of the page's source are spaces to a reader, and indentation between blocks is nothing.
    if (!keepsLines && node.data.includes('\n') && node.data.trim() === '') return
    const data = keepsLines ? node.data : node.data.replaceAll('\n', ' ')
    if (data === '') return
    add('')
    if (range?.startContainer === node) from = text.length + range.startOffset
    if (range?.endContainer === node) to = text.length + range.endOffset
    pieces.push({ node, start: text.length })
    text += data
  }
  const walk = (element: Element) => {
    const style = view.getComputedStyle(element)
    if (style.display === 'none') return
    const isBlock = element !== host && !INLINE.test(style.display)
    if (isBlock) lineDue = true
    const keepsLines = style.whiteSpace.startsWith('pre') || style.whiteSpace === 'break-spaces'
    let index = 0
    for (const child of element.childNodes) {
      meet(element, index)
      index += 1
      if (child.nodeType === 3) readText(child as Text, keepsLines)
      else if ((child as Element).localName === 'br') lineDue = true
      else if (child.nodeType === 1) walk(child as Element)
    }
    meet(element, index)
    if (isBlock) lineDue = true
  }
  walk(host)
  if (fromDue || from === -1) from = text.length
  return { text, from, to: to === -1 || to < from ? from : to, pieces }
}

/** The range of these offsets of a reading; null if the host has no text there. */
export function rangeAt(host: Element, from: number, to: number): Range | null {
  const { pieces } = readHost(host)
  const isIn = ({ node, start }: Piece, offset: number) => start <= offset && offset <= start + node.data.length
  // A selection begins at the next text and ends at the last one, so that it takes no formatting from beside it.
  const first = from === to ? pieces.find((one) => isIn(one, from)) : pieces.findLast((one) => isIn(one, from))
  const last = pieces.find((one) => isIn(one, to))
  if (first === undefined || last === undefined) return null
  const range = host.ownerDocument.createRange()
  range.setStart(first.node, from - first.start)
  range.setEnd(last.node, to - last.start)
  return range
}

/** Two texts are the same to a reader: hard spaces are spaces, and empty lines and a last line end are layout. */
export function sameLines(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text
    .replaceAll('\r', '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(FILLERS, '')
    .split('\n')
    .filter((line) => line !== '')
    .join('\n')
}
