import { el } from '../pages/dom.ts'

/** Copies by a field that is there for a moment. @throws if the browser did not copy */
export function copyFrom(root: ShadowRoot | HTMLElement, text: string): void {
  const field = el('textarea', { class: 'copied' })
  field.value = text
  root.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (!isCopied) throw new Error('nothing was copied')
}

/** A random UUID (RFC 9562, version 4). Browsers have a function for it, but not on pages without https. */
export function newJob(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A button whose work needs the press itself, and that has to be seen when it is pressed (`watchSight`). */
export function pressed(
  label: string,
  look: 'primary' | 'secondary' | 'warn',
  key: string,
  work: (event: MouseEvent) => void,
  type: 'button' | 'submit' = 'button',
): HTMLButtonElement {
  const element = el('button', { type, class: `button button-${look}`, 'data-key': key, 'data-seen': true }, label)
  element.addEventListener('click', (event) => {
    if (event.isTrusted) work(event)
  })
  return element
}

export function keyed<Element extends HTMLElement>(element: Element, key: string): Element {
  element.dataset.key = key
  return element
}

export function withLabel(element: HTMLElement, label: string, key: string): HTMLElement {
  element.setAttribute('aria-label', label)
  return keyed(element, key)
}

export function hostnameOf(host: HTMLElement): string {
  try {
    return host.ownerDocument.defaultView?.top?.location.hostname ?? ''
  } catch {
    return host.ownerDocument.location.hostname
  }
}
