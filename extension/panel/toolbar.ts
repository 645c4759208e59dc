import type { ToolbarWords } from '../words/toolbar.ts'

type Scope = 'here' | 'site' | 'everywhere'

/**
 * The toolbar beside a selection: it opens the panel, and lets itself be hidden here, on this site or everywhere.
 * @param work what its presses do; presses that a script makes up do nothing
 */
export function newToolbar(words: ToolbarWords, work: { open(): void; hide(scope: Scope): void }): HTMLElement {
  const make = (name: string, label: string, press: () => void) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = name
    button.textContent = label
    button.addEventListener('click', (event) => {
      if (event.isTrusted) press()
    })
    return button
  }
  const menu = document.createElement('div')
  menu.className = 'menu'
  menu.hidden = true
  menu.setAttribute('role', 'group')
  menu.setAttribute('aria-label', words.hide)
  const title = document.createElement('p')
  title.className = 'menu-title'
  title.textContent = words.hide
  // The group has the name already.
  title.setAttribute('aria-hidden', 'true')
  menu.append(
    title,
    make('entry', words.here, () => work.hide('here')),
    make('entry', words.site, () => work.hide('site')),
    make('entry', words.everywhere, () => work.hide('everywhere')),
  )
  const open = make('edit', words.edit, () => work.open())
  const hide = make('more', '×', () => {
    menu.hidden = !menu.hidden
    hide.setAttribute('aria-expanded', String(!menu.hidden))
    if (!menu.hidden) menu.querySelector('button')?.focus({ preventScroll: true })
  })
  hide.setAttribute('aria-label', words.hide)
  hide.title = words.hide
  hide.setAttribute('aria-expanded', 'false')
  const toolbar = document.createElement('div')
  toolbar.className = 'toolbar'
  toolbar.setAttribute('role', 'toolbar')
  toolbar.setAttribute('aria-label', 'Penmark')
  // The press must not take the selection away.
  toolbar.addEventListener('pointerdown', (event) => event.preventDefault())
  toolbar.append(open, hide, menu)
  return toolbar
}

/** In place of the toolbar, why nothing opens; it goes at the next selection. */
export function toolbarNotice(text: string): HTMLElement {
  const notice = document.createElement('p')
  notice.className = 'toolbar notice'
  notice.setAttribute('role', 'status')
  notice.textContent = text
  return notice
}
