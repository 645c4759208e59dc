import { type Engine, type Family, formattedWayInto, takesLetterAlong, wayInto } from './editors.ts'
import { type Format, formatsIn, formatted, htmlOf, isFormattedAs, type Run, runsIn } from './formats.ts'
import type { AskPage } from './page-world.ts'
import { focusedPlace, isOnlineOffice, type Place } from './places.ts'
import { FILLERS, rangeAt, readHost, sameLines } from './reading.ts'
import { writeBy } from './ways.ts'

/** A selection, its place, and all text around it at that moment; `loses`: formatting that plain text there would end. */
export type Snapshot = {
  place: Place
  range: Range | null
  text: string
  from: number
  to: number
  selected: string
  loses: Format[]
  /** The selected text with its formatting, if a text of one line can keep it there. */
  runs: Run[] | null
}

/** Why nothing was written. The words for a person belong to the panel, in the language of the account. */
export type Reason =
  | 'changed'
  | 'gone'
  | 'one-line'
  | 'several-lines'
  | 'online-office'
  | 'own-model'
  | 'not-verified'
  | 'not-restored'

export type Outcome = {
  outcome: 'replaced' | 'copied' | 'refused'
  reason?: Reason
  /** The text is right, and formatting that was promised is not there. */
  lost?: boolean
  /** Brings the original back. False when the text has changed since, or the browser could not undo. */
  restore?: () => Promise<boolean>
}

/** Editors put a wrong write right, or undo a right one, some time after it. */
const SETTLED_MS = 300
/** A page that is busy draws late what it has taken. */
const LOOKS = 4
/** Editors learn of a new selection some time after the browser has it, Slate up to a tenth of a second later. */
const SELECTED_MS = 200

const KEPT: readonly Format[] = ['bold', 'italic', 'link']

const ENGINE: Engine = CSS.supports('-moz-appearance', 'none') ? 'firefox' : 'chromium'

/**
 * Remembers the selection of the focused place, or all text of it; null if that place may not be read or cannot be written to.
 * All that the browser itself knows is read before this returns, so a caller may move the focus at once.
 */
export async function takeSnapshot(
  root: Document,
  ask: AskPage,
  what: 'selection' | 'whole' = 'selection',
): Promise<Snapshot | null> {
  const place = focusedPlace(root)
  if (place === null) return null
  const all = what === 'whole' ? await allOf(place, ask) : null
  const range = place.kind === 'host' ? (all?.range ?? selectedRange(place.element)) : null
  if (place.kind === 'host' && range === null) return null
  const reading = all ?? (place.kind === 'model' ? await ask({ verb: 'read' }) : read(place, range))
  if (reading === null) return null
  const { text, from, to } = reading
  const selected = text.slice(from, to).replaceAll(FILLERS, '')
  const formats = formatsIn(range)
  const isKept =
    formats.length > 0 && formats.every((one) => KEPT.includes(one)) && formattedWayInto(place.family, ENGINE) !== null
  const runs = isKept && range !== null && !selected.includes('\n') ? runsIn(range) : null
  return { place, range, text, from, to, selected, loses: runs === null ? formats : [], runs }
}

/** All text of a place, without the blanks and empty lines around it. */
async function allOf(place: Place, ask: AskPage) {
  const reading = place.kind === 'model' ? await ask({ verb: 'read' }) : read(place, rangeOver(place.element))
  if (reading === null) return null
  const { text } = reading
  const [first, last] = place.kind === 'host' ? [reading.from, reading.to] : [0, text.length]
  const written = text.slice(first, last)
  const from = first + (written.length - written.trimStart().length)
  const to = from + written.trim().length
  return { text, from, to, range: place.kind === 'host' ? rangeAt(place.whole, from, to) : null }
}

function rangeOver(element: Element): Range {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  return range
}

/** Writes `text` at the place of the snapshot, and says "replaced" only after the page was read again. */
export async function replaceText(
  snapshot: Snapshot,
  text: string,
  how: 'replace' | 'insert_below',
  ask: AskPage,
): Promise<Outcome> {
  const refusal = whyNot(snapshot, text, how)
  if (refusal !== null) return copy(text, refusal)
  const { place } = snapshot
  const along = how === 'insert_below' && takesLetterAlong(place.family) ? lastLetter(snapshot.text, snapshot.to) : ''
  const start = how === 'replace' ? snapshot.from : snapshot.to - along.length
  const written = how === 'replace' ? text : `${along}\n${text}`
  const runs = how === 'replace' && snapshot.runs !== null ? formatted(snapshot.runs, text) : null
  const markup = runs === null || text.includes('\n') ? undefined : htmlOf(runs)
  const way = (markup && formattedWayInto(place.family, ENGINE)) || wayInto(place.family, ENGINE, written)
  if (way === null) return copy(text, 'several-lines')
  const expected = snapshot.text.slice(0, start) + written + snapshot.text.slice(snapshot.to)
  const held = (wanted: string) => holds(place, wanted, ask)
  place.element.focus({ preventScroll: true })
  if (!(await held(snapshot.text))) return copy(text, 'changed')
  await select(snapshot, start)
  // What came in meanwhile must not be written over.
  if (!(await held(snapshot.text))) return copy(text, 'changed')
  if (place.kind === 'model') await ask({ verb: 'write', from: start, to: snapshot.to, text: written })
  else if (way === 'page') await ask({ verb: 'insert', text: written })
  else writeBy(way, place.element, written, markup)
  await frames()
  if (await settles(() => held(expected))) {
    const lost = snapshot.runs !== null && how === 'replace' && !isFormatted(place, start, written, runs)
    const back = () => restore({ ...snapshot, from: start }, written, expected, ask)
    return { outcome: 'replaced', ...(lost ? { lost } : {}), restore: back }
  }
  const isBack = (await held(snapshot.text)) || (await undo(place, snapshot.text, ask))
  return copy(text, isBack ? 'not-verified' : 'not-restored')
}

/** Whether a text is there at two looks after each other. A slow page gets more looks; what it took back is not there. */
async function settles(isThere: () => Promise<boolean>): Promise<boolean> {
  let was = await isThere()
  for (let look = 1; look <= LOOKS; look += 1) {
    await after(SETTLED_MS)
    const is = await isThere()
    if (was) return is
    was = is
  }
  return false
}

/** The letter before an offset, with all that is drawn as one with it. */
function lastLetter(text: string, offset: number): string {
  const near = text.slice(Math.max(0, offset - 40), offset)
  const letter = [...new Intl.Segmenter().segment(near)].at(-1)?.segment ?? ''
  return letter === '\n' ? '' : letter
}

function isFormatted(place: Place, from: number, written: string, wanted: Run[] | null): boolean {
  const range = place.kind === 'host' && wanted !== null ? rangeAt(place.whole, from, from + written.length) : null
  return range !== null && wanted !== null && isFormattedAs(runsIn(range), wanted)
}

function whyNot({ place, text: before, range }: Snapshot, text: string, how: string): Reason | null {
  const { element } = place
  if (isOnlineOffice(topAddress(element))) return 'online-office'
  if (!element.isConnected || (range !== null && !element.contains(range.commonAncestorContainer))) return 'gone'
  if (element.localName === 'input' && (how === 'insert_below' || text.includes('\n'))) return 'one-line'
  return place.kind === 'model' || readsAs(place, before) ? null : 'changed'
}

function topAddress(element: Element): string {
  try {
    return element.ownerDocument.defaultView?.top?.location.hostname ?? ''
  } catch {
    return element.ownerDocument.location.hostname
  }
}

type Selecting = Node & { getSelection?: () => Selection | null }

/** Chromium keeps the selection of a shadow root there, Firefox in the document. */
function selectionIn(host: HTMLElement): Selection | null {
  return (host.getRootNode() as Selecting).getSelection?.() ?? host.ownerDocument.getSelection()
}

function selectedRange(host: HTMLElement): Range | null {
  const selection = selectionIn(host)
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  return range !== null && host.contains(range.commonAncestorContainer) ? range.cloneRange() : null
}

type DrawnPlace = Exclude<Place, { kind: 'model' }>

function read(place: DrawnPlace, range: Range | null = null): { text: string; from: number; to: number } {
  if (place.kind === 'host') return readHost(place.whole, range ?? undefined)
  const { value, selectionStart, selectionEnd } = place.element
  const from = selectionStart ?? value.length
  return { text: value, from, to: selectionEnd ?? from }
}

/** A field holds exactly this text; a host holds it to a reader. */
function readsAs(place: DrawnPlace, text: string): boolean {
  const now = read(place).text
  return place.kind === 'field' ? now === text : sameLines(now, text)
}

async function holds(place: Place, text: string, ask: AskPage): Promise<boolean> {
  if (!place.element.isConnected) return false
  if (place.kind !== 'model') return readsAs(place, text)
  return (await ask({ verb: 'read' }))?.text === text
}

/** Selects what the snapshot had selected, and waits until the page has heard of it. */
async function select(snapshot: Snapshot, start: number): Promise<void> {
  const { place, to } = snapshot
  const put = () => {
    if (place.kind === 'field') place.element.setSelectionRange(start, to)
    const range = place.kind === 'host' ? rangeOf(snapshot, place.whole, start) : null
    if (place.kind !== 'host' || range === null) return
    const selection = selectionIn(place.element)
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
  put()
  // A write in the same task goes to the old selection of an editor.
  await frames()
  if (place.family !== null) await after(SELECTED_MS)
  put()
}

/** The range as it was, or the same characters if the page has drawn them again. */
function rangeOf({ range, from, to }: Snapshot, whole: HTMLElement, start: number): Range | null {
  if (start === from && range !== null && whole.contains(range.commonAncestorContainer)) {
    const now = readHost(whole, range)
    if (now.from === from && now.to === to) return range.cloneRange()
  }
  return rangeAt(whole, start, to)
}

/** Undoes the write; if the editor cannot, the original is written in its place. */
async function restore(snapshot: Snapshot, written: string, expected: string, ask: AskPage): Promise<boolean> {
  const { place, text, from, to, loses, runs } = snapshot
  place.element.focus({ preventScroll: true })
  if (!(await holds(place, expected, ask))) return false
  if (await undo(place, text, ask)) return true
  const original = text.slice(from, to)
  const way = wayInto(place.family, ENGINE, original)
  const isUntouched = await holds(place, expected, ask)
  // Plain text would not bring formatting back.
  if (!isUntouched || loses.length > 0 || runs !== null || way === null || way === 'page' || place.kind === 'model')
    return false
  await select({ ...snapshot, range: null, to: from + written.length }, from)
  writeBy(way, place.element, original)
  return soonHolds(place, text, ask)
}

/** These leave undo to the browser. */
const WITH_NATIVE_UNDO: readonly (Family | null)[] = [null, 'summernote', 'editorjs']

/** One step back. Editors with a history of their own hear the key, since the browser's command does not reach it. */
async function undo(place: Place, before: string, ask: AskPage): Promise<boolean> {
  place.element.focus({ preventScroll: true })
  if (place.kind === 'model') await ask({ verb: 'undo' })
  else if (WITH_NATIVE_UNDO.includes(place.family)) place.element.ownerDocument.execCommand('undo')
  else place.element.dispatchEvent(undoKey())
  return soonHolds(place, before, ask)
}

/** Editors draw some frames after the event. */
async function soonHolds(place: Place, text: string, ask: AskPage): Promise<boolean> {
  await frames()
  if (await holds(place, text, ask)) return true
  await after(SETTLED_MS)
  return holds(place, text, ask)
}

function undoKey(): KeyboardEvent {
  const isMac = navigator.platform.startsWith('Mac')
  const pressed = { key: 'z', code: 'KeyZ', keyCode: 90, which: 90, ctrlKey: !isMac, metaKey: isMac }
  return new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true, composed: true })
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
