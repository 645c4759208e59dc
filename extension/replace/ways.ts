import type { Way } from './editors.ts'
import { escaped } from './formats.ts'

/**
 * Writes at the selection of `element`, which has the focus; `html` is the same text for the ways that carry markup. What
 * the browser returns proves nothing.
 */
export function writeBy(way: Exclude<Way, 'page'>, element: HTMLElement, text: string, html?: string): void {
  const page = element.ownerDocument
  const command = (name: string, value: string) => page.execCommand(name, false, value)
  const send = (event: Event) => element.dispatchEvent(event)
  if (way === 'exec' || way === 'exec-then-input') command('insertText', text)
  if (way === 'exec-pre-wrap' || way === 'exec-pre-wrap-then-input')
    underPreWrap(element, () => command('insertText', text))
  if (way === 'exec-then-input' || way === 'exec-pre-wrap-then-input') tell(element, text)
  if (way === 'exec-html') command('insertHTML', html ?? broken(text))
  if (way === 'before-input') send(beforeInput(element, text))
  if (way === 'text-input') send(textInput(page, text))
  if (way === 'paste') send(paste({ 'text/plain': text }))
  if (way === 'paste-html') send(paste({ 'text/plain': text, 'text/html': html ?? paragraphs(text) }))
}

/** Firefox drops the space after a replaced inline element if white space collapses. */
function underPreWrap(element: HTMLElement, write: () => unknown): void {
  const spaces = element.ownerDocument.defaultView?.getComputedStyle(element).whiteSpace ?? ''
  if (spaces.startsWith('pre')) {
    write()
    return
  }
  const had = element.getAttribute('style')
  element.style.whiteSpace = 'pre-wrap'
  write()
  if (had === null) element.removeAttribute('style')
  else element.setAttribute('style', had)
}

function tell(element: HTMLElement, text: string): void {
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }))
}

/** Without `dataTransfer`: that of an extension is empty for a page in Firefox, and Trix then deletes the selection. */
function beforeInput(element: HTMLElement, text: string): InputEvent {
  const targetRanges = staticRanges(element)
  const kind = { bubbles: true, cancelable: true, composed: true, inputType: 'insertText', data: text }
  return new InputEvent('beforeinput', { ...kind, targetRanges })
}

function staticRanges(element: HTMLElement): StaticRange[] {
  const selection = element.ownerDocument.getSelection()
  return selection?.rangeCount ? [new StaticRange(selection.getRangeAt(0))] : []
}

/** The event of old that Draft listens to: React builds its own `beforeinput` from it. */
function textInput(page: Document, text: string): Event {
  const event = page.createEvent('TextEvent') as Event & {
    initTextEvent(name: string, bubbles: boolean, cancelable: boolean, view: Window | null, data: string): void
  }
  event.initTextEvent('textInput', true, true, page.defaultView, text)
  return event
}

function paste(data: Readonly<Record<string, string>>): ClipboardEvent {
  const clipboardData = new DataTransfer()
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
  return new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData })
}

function broken(text: string): string {
  return text.split('\n').map(escaped).join('<br>')
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')
}
