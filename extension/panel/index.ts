import type { Locale } from '#app/domain/preferences/language.ts'
import type { Link } from '../link.ts'
import { type Outcome, replaceText, type Snapshot, takeSnapshot } from '../replace/index.ts'
import { focusedDocument, isModelFocused } from '../replace/places.ts'
import { TOOLBAR } from '../words/toolbar.ts'
import type { Box } from './place.ts'

/** How a person opened the panel; `selection` only waits for a selected text and then shows the toolbar beside it. */
type Opened = 'menu' | 'command' | 'popup' | 'selection'

/** What the panel itself, which is loaded at the first opening, gets from this small part. */
export type PanelPart = {
  root: ShadowRoot
  host: HTMLElement
  link: Link
  language: Locale
  /** The place to write to; null if the text can only be read. */
  snapshot: Snapshot | null
  selected: string
  /** The focus is in a field for secrets, which is never read. */
  isPrivate: boolean
  at: Box | null
  replace: (snapshot: Snapshot, text: string, how: 'replace' | 'insert_below') => Promise<Outcome>
  /** The focus is in an editor that cannot be read or written to from outside. */
  isClosedEditor: boolean
  close: () => void
}

/** Draws the panel. What it returns tells whether the panel holds a job or a result that would be lost with it. */
type ShowPanel = (part: PanelPart) => () => boolean

export type Panel = { open(how: Opened): void; full(show: ShowPanel): void; end(): void }

/**
 * The part that a page gets at the first use: it reads the selection when the person acts, shows a toolbar beside it on sites
 * that they allowed, and loads the rest when the panel is opened. It observes nothing and draws nothing before.
 */
export function startPanel(link: Link, language: Locale): Panel {
  let host: HTMLElement | null = null
  let root: ShadowRoot | null = null
  let show: ShowPanel | null = null
  let holdsWork = () => false
  let opener: Element | null = null
  let waiting: Omit<PanelPart, 'root' | 'host'> | null = null
  let isWatching = false

  function shadow(): { root: ShadowRoot; host: HTMLElement } {
    if (host === null || root === null) {
      host = document.createElement('penmark-panel')
      root = host.attachShadow({ mode: 'closed' })
      // The top layer lies over everything that the page can draw. Keys and pastes of the panel are none of the page's.
      host.popover = 'manual'
      for (const name of ['keydown', 'keyup', 'keypress', 'input', 'beforeinput', 'paste', 'copy', 'cut'])
        host.addEventListener(name, (event) => event.stopPropagation())
      addStyle(root, HOST_STYLE)
    }
    // A page may have removed it.
    if (!host.isConnected) document.documentElement.append(host)
    if (!host.matches(':popover-open')) host.showPopover()
    return { root, host }
  }

  function hide() {
    // Nothing of it stays in memory, its listeners neither.
    host?.remove()
    host = null
    root = null
    toolbar = null
    holdsWork = () => false
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    opener = null
  }

  async function openNow() {
    // The page removed it, not the person: the job that runs in it, or its result, comes back with it.
    if (host !== null && !host.isConnected && holdsWork()) return void shadow()
    const focused = document.activeElement
    const snapshot = await takeSnapshot(document, link.ask)
    const selected = snapshot?.selected || (focusedDocument(document).getSelection()?.toString() ?? '')
    opener = focused
    waiting = {
      ...{ link, language, snapshot, selected, isPrivate: isSecret(focused), close: hide },
      ...{ at: boxOf(snapshot), isClosedEditor: snapshot === null && isModelFocused(document) },
      replace: (from, text, how) => replaceText(from, text, how, link.ask),
    }
    removeToolbar()
    if (show === null) link.send({ type: 'load', part: 'panel' })
    else showWaiting()
  }

  function showWaiting() {
    if (show === null || waiting === null) return
    const part = waiting
    waiting = null
    holdsWork = show({ ...part, ...shadow() })
  }

  // ---- The toolbar

  let toolbar: HTMLButtonElement | null = null

  async function offer() {
    const snapshot = await takeSnapshot(document, link.ask)
    const selected = snapshot?.selected || (focusedDocument(document).getSelection()?.toString() ?? '')
    if (selected.trim() === '' || isSecret(document.activeElement) || waiting !== null) return removeToolbar()
    const box = boxOf(snapshot)
    if (box === null) return
    const { root: into } = shadow()
    toolbar ??= newToolbar()
    into.append(toolbar)
    toolbar.style.left = `${Math.max(8, Math.min(box.right, innerWidth - 180))}px`
    toolbar.style.top = `${Math.max(8, Math.min(box.bottom + 8, innerHeight - 48))}px`
  }

  function newToolbar(): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'toolbar'
    button.textContent = TOOLBAR[language]
    // The press must not take the selection away.
    button.addEventListener('pointerdown', (event) => event.preventDefault())
    button.addEventListener('click', (event) => {
      if (event.isTrusted) void openNow()
    })
    return button
  }

  function removeToolbar() {
    if (toolbar === null) return
    toolbar.remove()
    toolbar = null
    if (root !== null && root.querySelector('.panel') === null) host?.remove()
  }

  const afterSelecting = (event: Event) => {
    if (!event.isTrusted || event.target === host || root?.querySelector('.panel')) return
    // The browser changes the selection after the event.
    setTimeout(() => void offer())
  }

  function watch() {
    if (isWatching) return
    isWatching = true
    document.addEventListener('pointerup', afterSelecting, true)
    document.addEventListener('keyup', afterSelecting, true)
  }

  function end() {
    document.removeEventListener('pointerup', afterSelecting, true)
    document.removeEventListener('keyup', afterSelecting, true)
    isWatching = false
    removeToolbar()
    host?.remove()
    host = null
    root = null
  }

  const stopListening = link.listen((message) => {
    if (message.type === 'hidden') end()
    if (message.type === 'refused' && message.to === 'load') waiting = null
  })
  link.onEnd(() => {
    stopListening()
    end()
  })

  return {
    open(how) {
      if (how === 'selection') watch()
      else void openNow()
    },
    full(showing) {
      show = showing
      showWaiting()
    },
    end,
  }
}

/** Style of our own inside the shadow root. Firefox does not take constructed sheets from an extension. */
export function addStyle(root: ShadowRoot, css: string): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  } catch {
    const style = document.createElement('style')
    style.textContent = css
    root.append(style)
  }
}

/** Fields for passwords, cards and one-time codes. */
function isSecret(element: Element | null): boolean {
  if (element?.localName !== 'input') return false
  const purposes = (element.getAttribute('autocomplete') ?? '').toLowerCase()
  return (
    (element as HTMLInputElement).type === 'password' ||
    /(?:^|\s)(?:cc-|one-time-code|(?:current|new)-password)/.test(purposes)
  )
}

/** The box of the selection on the screen; that of the field in a native one, which tells no more. */
function boxOf(snapshot: Snapshot | null): Box | null {
  const range = snapshot?.range ?? rangeOf(focusedDocument(document).getSelection())
  const isDrawn = snapshot === null || snapshot.place.kind === 'host'
  const rect = isDrawn ? range?.getBoundingClientRect() : snapshot.place.element.getBoundingClientRect()
  if (rect === undefined || (rect.width === 0 && rect.height === 0)) return null
  const page = isDrawn ? range?.startContainer.ownerDocument : snapshot.place.element.ownerDocument
  const { x, y } = offsetOf(page?.defaultView ?? null)
  return { left: rect.left + x, top: rect.top + y, right: rect.right + x, bottom: rect.bottom + y }
}

/** How far a frame of the same origin lies from the corner of this one. */
function offsetOf(view: Window | null): { x: number; y: number } {
  const frame = view === window || view === null ? null : view.frameElement
  if (frame === null) return { x: 0, y: 0 }
  const { left, top } = frame.getBoundingClientRect()
  const around = offsetOf(frame.ownerDocument.defaultView)
  return { x: left + frame.clientLeft + around.x, y: top + frame.clientTop + around.y }
}

function rangeOf(selection: Selection | null): Range | null {
  return selection === null || selection.rangeCount === 0 ? null : selection.getRangeAt(0)
}

const HOST_STYLE = `
:host { all: initial; color-scheme: light dark; position: fixed; inset: 0; margin: 0; padding: 0; border: 0; width: 0; height: 0;
  overflow: visible; background: none; z-index: 2147483647; }
.toolbar { position: fixed; padding: 8px 12px; border: 1px solid light-dark(#8d8d86, #6f6d66); border-radius: 4px;
  background: light-dark(#fff, #191918); color: light-dark(#21201c, #eeeeec); font: 500 14px/1.3 system-ui, sans-serif;
  cursor: pointer; box-shadow: 0 4px 16px rgb(33 32 28 / 0.18); }
.toolbar:hover { border-color: currentColor; }
.toolbar:focus-visible { outline: 2px solid light-dark(#3a5bc7, #9eb1ff); outline-offset: 2px; }
`
