import { type Family, familyOf, wholeOf } from './editors.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * The place in which a person writes. A `field` is native; a `host` is edited by the browser or an editor, and a write may
 * change the text of all of `whole`; an editor that shows only what its own model says is a `model`.
 */
export type Place =
  | { kind: 'field'; element: Field; family: null }
  | { kind: 'host'; element: HTMLElement; whole: HTMLElement; family: Family | null }
  | { kind: 'model'; element: HTMLElement; family: Family }

/** These draw only a part of their text, or hold the selection themselves. */
const WITHOUT_TEXT: readonly (Family | null)[] = ['monaco', 'codemirror5']

const WRITABLE_TYPES = ['text', 'search', 'url', 'tel']

/** What pages say of fields for passwords, cards and one-time codes: by the standard, and by the names they give them. */
const SECRET_PURPOSE = /(?:^|\s)(?:cc-|one-time-code|(?:current|new)-password)/
const SECRET_NAME =
  /(?:card|cc)[-_ ]?(?:num|no\b|csc|cv[cv])|(?:^|[-_ ])(?:cv[cv]2?|csc|otp|pin)(?:$|[-_ ])|one-?time|passw/

const ONLINE_OFFICE = ['docs.google.com', 'officeapps.live.com', 'word.cloud.microsoft', 'sharepoint.com']

/** True for sites that draw documents themselves, so that only the clipboard leads in and out. */
export function isOnlineOffice(hostname: string): boolean {
  return ONLINE_OFFICE.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}

/** The focused place to write in, also in shadow roots and frames of the same origin. Secrets are never one. */
export function focusedPlace(page: Document): Place | null {
  const element = focusedElement(page)
  if (element === null) return null
  const family = familyOf(element)
  if (family !== null && WITHOUT_TEXT.includes(family))
    return { kind: 'model', element: element as HTMLElement, family }
  if (element.localName === 'textarea' || element.localName === 'input') {
    const field = element as Field
    return isOpenField(field) ? { kind: 'field', element: field, family: null } : null
  }
  const editable = element as HTMLElement
  if (!editable.isContentEditable) return null
  const host = editingHost(editable)
  return { kind: 'host', element: host, whole: wholeOf(host, family), family }
}

/** Fields for passwords, cards and one-time codes are never read, nor a field whose text is drawn as dots. */
function isSecret(element: Element | null): boolean {
  if (element?.localName !== 'input' && element?.localName !== 'textarea') return false
  const named = (...names: string[]) =>
    names
      .map((name) => element.getAttribute(name) ?? '')
      .join(' ')
      .toLowerCase()
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  return (
    (element as Field).type === 'password' ||
    SECRET_PURPOSE.test(named('autocomplete')) ||
    (element.localName === 'input' && SECRET_NAME.test(named('name', 'id'))) ||
    !['', 'none'].includes(style?.getPropertyValue('-webkit-text-security') ?? '')
  )
}

/** True with the focus in such a field, also in shadow roots and frames of the same origin. */
export function isSecretFocused(page: Document): boolean {
  return isSecret(focusedElement(page))
}

/** The text that is selected on a page, in a field too, but in none for secrets. */
export function selectedText(page: Document): string {
  const element = focusedElement(page)
  if (isSecret(element)) return ''
  // Firefox counts the selection of a field as none of the document's.
  if (element?.localName === 'textarea' || element?.localName === 'input') {
    const { value, selectionStart, selectionEnd } = element as Field
    if (selectionStart !== null && selectionEnd !== selectionStart)
      return value.slice(selectionStart, selectionEnd ?? undefined)
  }
  return String(focusedDocument(page).getSelection() ?? '')
}

/** True with the focus in an editor that only its own model can tell of. */
export function isModelFocused(page: Document): boolean {
  return focusedPlace(page)?.kind === 'model'
}

/** The document with the focus, in frames of the same origin too. */
export function focusedDocument(page: Document): Document {
  const inside = page.activeElement === null ? null : frameDocument(page.activeElement)
  return inside ? focusedDocument(inside) : page
}

function focusedElement(page: Document): Element | null {
  let element = page.activeElement
  while (element !== null) {
    const inside: Element | null | undefined =
      shadowRootOf(element)?.activeElement ?? frameDocument(element)?.activeElement
    if (!inside) return element
    element = inside
  }
  return null
}

type Opener = { openOrClosedShadowRoot?: ShadowRoot | null }
declare const chrome: { dom?: { openOrClosedShadowRoot(element: Element): ShadowRoot | null } } | undefined

/** Browsers open closed roots to extensions, each in its own way. */
function shadowRootOf(element: Element): ShadowRoot | null {
  const firefox = (element as Opener).openOrClosedShadowRoot
  if (firefox !== undefined) return firefox
  const chromium = typeof chrome === 'undefined' ? undefined : chrome.dom
  const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml'
  return isHtml && chromium ? chromium.openOrClosedShadowRoot(element) : element.shadowRoot
}

/** Null for what is no frame, and for a frame of another origin. */
function frameDocument(element: Element): Document | null {
  return element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null
}

function isOpenField(field: Field): boolean {
  if (field.readOnly || field.disabled) return false
  return (field.localName !== 'input' || WRITABLE_TYPES.includes(field.type)) && !isSecret(field)
}

function editingHost(element: HTMLElement): HTMLElement {
  let host = element
  while (host.parentElement?.isContentEditable) host = host.parentElement
  return host
}
