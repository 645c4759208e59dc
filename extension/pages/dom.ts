type Content = Node | string | null

/** An element with attributes and content. Text stays text: nothing here reads HTML. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean>> = {},
  ...content: Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, '')
    else if (value !== false) element.setAttribute(key, value)
  }
  element.append(...content.filter((part) => part !== null))
  return element
}

/** A button that runs `work` at a press of the person, and at no press that a script makes up. */
export function button(label: string, look: 'primary' | 'secondary' | 'quiet', work: () => void): HTMLButtonElement {
  const element = el('button', { type: 'button', class: `button button-${look}` }, label)
  element.addEventListener('click', (event) => {
    if (event.isTrusted) work()
  })
  return element
}

/** The name with a proof-reader's caret. */
export function wordmark(): HTMLElement {
  const space = 'http://www.w3.org/2000/svg'
  const caret = document.createElementNS(space, 'svg')
  caret.setAttribute('viewBox', '0 0 10 8')
  caret.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', 'M1 7.2 5 1l4 6.2')
  caret.append(path)
  return el('span', { class: 'wordmark' }, 'Pen', caret, 'mark')
}
