import { focusedPlace, isOnlineOffice, keepsOwnModel, type Place } from './places.ts'
import { readHost, sameLines } from './reading.ts'

/** A selection, its place, and all text around it at that moment. */
export type Snapshot = { place: Place; range: Range | null; text: string; from: number; to: number; selected: string }

/** Why nothing was written. The words for a person belong to the panel, in the language of the account. */
export type Reason = 'changed' | 'gone' | 'one-line' | 'online-office' | 'own-model' | 'not-verified' | 'not-restored'

export type Outcome = {
  outcome: 'replaced' | 'copied' | 'refused'
  reason?: Reason
  /** Brings the original back. False when the text has changed since, or the browser could not undo. */
  restore?: () => Promise<boolean>
}

/** Editors put a wrong write right, or undo a right one, some time after it. */
const SETTLED_MS = 300

/** Remembers the selection of the focused place; null if that place may not be read or cannot be written to. */
export function takeSnapshot(root: Document): Snapshot | null {
  const place = focusedPlace(root)
  if (place === null) return null
  const range = place.kind === 'host' ? selectedRange(place.element) : null
  if (place.kind === 'host' && range === null) return null
  const reading = read(place, range)
  return { place, range, ...reading, selected: reading.text.slice(reading.from, reading.to) }
}

/** Writes `text` at the place of the snapshot, and says "replaced" only after the page was read again. */
export async function replaceText(snapshot: Snapshot, text: string, how: 'replace' | 'insert_below'): Promise<Outcome> {
  const refusal = whyNot(snapshot, text, how)
  if (refusal !== null) return copy(text, refusal)
  const { place } = snapshot
  const start = how === 'replace' ? snapshot.from : snapshot.to
  const written = how === 'replace' ? text : `\n${text}`
  const expected = snapshot.text.slice(0, start) + written + snapshot.text.slice(snapshot.to)
  select(snapshot, start)
  // Editors learn of a selection after the event, so a write in the same task goes to the old place.
  await frames()
  if (!holds(place, snapshot.text)) return copy(text, 'changed')
  select(snapshot, start)
  write(place, written)
  await frames()
  let isRight = holds(place, expected)
  await after(SETTLED_MS)
  isRight &&= holds(place, expected)
  if (isRight) return { outcome: 'replaced', restore: () => undo(place, expected, snapshot.text) }
  const isBack = holds(place, snapshot.text) || (await undo(place, read(place).text, snapshot.text))
  return copy(text, isBack ? 'not-verified' : 'not-restored')
}

function whyNot({ place, text: before, range }: Snapshot, text: string, how: string): Reason | null {
  const { element } = place
  if (isOnlineOffice(topAddress(element))) return 'online-office'
  if (keepsOwnModel(element)) return 'own-model'
  if (!element.isConnected || (range !== null && !element.contains(range.commonAncestorContainer))) return 'gone'
  if (element.localName === 'input' && (how === 'insert_below' || text.includes('\n'))) return 'one-line'
  return holds(place, before) ? null : 'changed'
}

function topAddress(element: Element): string {
  try {
    return element.ownerDocument.defaultView?.top?.location.hostname ?? ''
  } catch {
    return element.ownerDocument.location.hostname
  }
}

function selectedRange(host: HTMLElement): Range | null {
  const root = host.getRootNode() as Document & { getSelection?: () => Selection | null }
  const selection = root.getSelection?.() ?? host.ownerDocument.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  return range !== null && host.contains(range.commonAncestorContainer) ? range.cloneRange() : null
}

function read(place: Place, range: Range | null = null): { text: string; from: number; to: number } {
  if (place.kind === 'host') return readHost(place.element, range ?? undefined)
  const { value, selectionStart, selectionEnd } = place.element
  const from = selectionStart ?? value.length
  return { text: value, from, to: selectionEnd ?? from }
}

/** A field holds exactly this text; a host holds it to a reader. */
function holds(place: Place, text: string): boolean {
  if (!place.element.isConnected) return false
  const now = read(place).text
  return place.kind === 'field' ? now === text : sameLines(now, text)
}

function select({ place, range, to }: Snapshot, start: number): void {
  place.element.focus({ preventScroll: true })
  if (place.kind === 'field') place.element.setSelectionRange(start, to)
  if (range === null) return
  const chosen = range.cloneRange()
  // A line below goes to the end of the snapshot.
  if (start === to) chosen.collapse(false)
  const root = place.element.getRootNode() as Document & { getSelection?: () => Selection | null }
  const selection = root.getSelection?.() ?? place.element.ownerDocument.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(chosen)
}

/** The browser's own command, because it alone is one step of the person's own undo. Its answer proves nothing. */
function write(place: Place, text: string): void {
  const { element } = place
  const page = element.ownerDocument
  const spaces = page.defaultView?.getComputedStyle(element).whiteSpace ?? ''
  const losesSpace = place.kind === 'host' && CSS.supports('-moz-appearance', 'none') && !spaces.startsWith('pre')
  // Under pre-wrap Firefox would write a line end that disappears once the style is put back.
  if (!losesSpace || text.includes('\n')) return void page.execCommand('insertText', false, text)
  // Firefox drops the space after a replaced inline element if white space collapses.
  const had = element.getAttribute('style')
  element.style.whiteSpace = 'pre-wrap'
  page.execCommand('insertText', false, text)
  if (had === null) element.removeAttribute('style')
  else element.setAttribute('style', had)
}

async function undo(place: Place, now: string, before: string): Promise<boolean> {
  if (!holds(place, now)) return false
  place.element.focus({ preventScroll: true })
  place.element.ownerDocument.execCommand('undo')
  await frames()
  return holds(place, before)
}

async function copy(text: string, reason: Reason): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text)
    return { outcome: 'copied', reason }
  } catch {
    return { outcome: 'refused', reason }
  }
}

function frames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
