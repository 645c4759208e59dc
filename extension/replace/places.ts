type Field = HTMLInputElement | HTMLTextAreaElement

/** The place in which a person writes: a native field or an editing host. */
export type Place = { kind: 'field'; element: Field } | { kind: 'host'; element: HTMLElement }

const WRITABLE_TYPES = ['text', 'search', 'url', 'tel']
const SECRET = ['one-time-code', 'current-password', 'new-password']

/**
 * Editors that keep a model of their own. A write that the model does not see leaves a page that shows one text and
 * saves another, and it takes Slate and Draft off the page, so nothing is tried in them.
 */
const MODEL_EDITORS = [
  ...['[data-lexical-editor]', '[data-slate-editor]', '.ProseMirror', '.public-DraftEditor-content', '.cm-editor'],
  ...['.CodeMirror', '.monaco-editor', '.ck-editor__editable', '.cke_editable', '.mce-content-body', '.ql-editor'],
  ...['trix-editor', '.note-editable', '.block-editor-rich-text__editable', '.codex-editor'],
].join(',')

const ONLINE_OFFICE = ['docs.google.com', 'officeapps.live.com', 'word.cloud.microsoft', 'sharepoint.com']

/** True for sites that draw documents themselves, so that only the clipboard leads in and out. */
export function isOnlineOffice(hostname: string): boolean {
  return ONLINE_OFFICE.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}

/** True inside an editor that keeps a model of its own. */
export function keepsOwnModel(element: Element): boolean {
  return element.closest(MODEL_EDITORS) !== null
}

/** The focused place to write in, also in open shadow roots and frames of the same origin. Secrets are never one. */
export function focusedPlace(page: Document): Place | null {
  const element = focusedElement(page)
  if (element === null) return null
  if (element.localName === 'textarea' || element.localName === 'input') {
    const field = element as Field
    return isOpenField(field) ? { kind: 'field', element: field } : null
  }
  const editable = element as HTMLElement
  return editable.isContentEditable ? { kind: 'host', element: editingHost(editable) } : null
}

function focusedElement(page: Document): Element | null {
  let element = page.activeElement
  while (element !== null) {
    const inside: Element | null | undefined =
      element.shadowRoot?.activeElement ?? frameDocument(element)?.activeElement
    if (!inside) return element
    element = inside
  }
  return null
}

/** Null for what is no frame, and for a frame of another origin. */
function frameDocument(element: Element): Document | null {
  return element.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null
}

function isOpenField(field: Field): boolean {
  if (field.readOnly || field.disabled) return false
  if (field.localName === 'input' && !WRITABLE_TYPES.includes(field.type)) return false
  const purposes = (field.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s/)
  return !purposes.some((purpose) => purpose.startsWith('cc-') || SECRET.includes(purpose))
}

function editingHost(element: HTMLElement): HTMLElement {
  let host = element
  while (host.parentElement?.isContentEditable) host = host.parentElement
  return host
}
