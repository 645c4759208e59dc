import type { Locale } from '#app/domain/preferences/language.ts'
import type { Link } from '../link.ts'
import { type Outcome, replaceText, type Snapshot, takeSnapshot } from '../replace/index.ts'
import { focusedDocument, isModelFocused, isSecretFocused, selectedText } from '../replace/places.ts'
import { TOOLBAR } from '../words/toolbar.ts'
import type { Box } from './place.ts'
import { newToolbar, toolbarNotice } from './toolbar.ts'

/** How a person opened the panel; `selection` only waits for a selected text and then shows the toolbar beside it. */
type Opened = 'menu' | 'command' | 'popup' | 'selection'

/** What the panel itself, which is loaded at the first opening, gets from this small part. */
export type PanelPart = {
  root: ShadowRoot | HTMLElement
  host: HTMLElement
  link: Link
  language: Locale
  /** The place to write to; null if the text can only be read. */
  snapshot: Snapshot | null
  selected: string
  /** Nothing was selected, so `selected` is all of the field with the focus. */
  isWhole: boolean
  /** The focus is in a field for secrets, which is never read. */
  isPrivate: boolean
  at: Box | null
  replace: (snapshot: Snapshot, text: string, how: 'replace' | 'insert_below') => Promise<Outcome>
  /** The focus is in an editor that cannot be read or written to from outside. */
  isClosedEditor: boolean
  /** A toolbar appears on this site by itself. */
  hasToolbar: boolean
  /** The panel is a page of the extension, beside all pages, and not on one. */
  isPage: boolean
  /** Takes the selected text of the tab beside, or null; absent on a page, which was read before. */
  take?: () => Promise<string | null>
  close: () => void
}

/** Draws the panel. What it returns tells whether the panel holds a job or a result that would be lost with it. */
type ShowPanel = (part: PanelPart) => () => boolean

export type Panel = { open(how: Opened): void; full(show: ShowPanel): void; end(): void }

/**
 * The part that a page gets at the first use: it reads the selection when the person acts, shows a toolbar beside it on sites
 * that they allowed, and loads the rest when the panel is opened. It observes nothing and draws nothing before.
 * @param language that of the browser, until the worker tells the chosen one
 */
export function startPanel(link: Link, language: Locale): Panel {
  let host: HTMLElement | null = null
  let root: ShadowRoot | null = null
  let show: ShowPanel | null = null
  let holdsWork = () => false
  let opener: Element | null = null
  let waiting: Omit<PanelPart, 'root' | 'host'> | null = null
  let isWatching = false
  /** The extension was updated or removed. */
  let isOver = false

  function shadow(): { root: ShadowRoot; host: HTMLElement } {
    if (host === null || root === null) {
      // A page can define an element of a name of our own, whose internals would open the closed root to it.
      host = document.createElement('div')
      host.dataset.penmarkPanel = ''
      root = host.attachShadow({ mode: 'closed' })
      // Keys and pastes of the panel are none of the page's.
      for (const name of ['keydown', 'keyup', 'keypress', 'input', 'beforeinput', 'paste', 'copy', 'cut'])
        host.addEventListener(name, (event) => event.stopPropagation())
      addStyle(root, HOST_STYLE)
    }
    // A page may have removed it, or made it inert or unheard.
    if (!host.isConnected) document.documentElement.append(host)
    for (const { name } of [...host.attributes]) if (!OWN_ATTRIBUTES.includes(name)) host.removeAttribute(name)
    if (host.popover !== 'manual') host.popover = 'manual'
    // The top layer lies over everything that the page can draw.
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
    if (isOver) end()
  }

  async function openNow() {
    // The page removed it, not the person: the job that runs in it, or its result, comes back with it.
    if (host !== null && !host.isConnected && holdsWork()) return void shadow()
    const focused = document.activeElement
    const isPrivate = isSecretFocused(document)
    const drawn = selectedText(document)
    const read = await takeSnapshot(document, link.ask)
    const found = read?.selected || drawn
    // With the caret in a field and nothing selected, the person means what they wrote there.
    const isWhole = found.trim() === ''
    const snapshot = isWhole ? await takeSnapshot(document, link.ask, 'whole') : read
    opener = focused
    waiting = {
      ...{ link, language, snapshot, isWhole, isPrivate, close: hide, isPage: false },
      ...{ selected: isWhole ? (snapshot?.selected ?? '') : found, at: boxOf(snapshot), hasToolbar: isWatching },
      isClosedEditor: snapshot === null && isModelFocused(document),
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

  let toolbar: HTMLElement | null = null
  /** Whether the worker lets this page have a toolbar; asked at the first selection. */
  let mayOffer: Promise<boolean> | null = null
  let hearOffer: ((may: boolean) => void) | null = null

  function askToOffer(): Promise<boolean> {
    mayOffer ??= new Promise((resolve) => {
      hearOffer = resolve
      link.send({ type: 'toolbar' })
    })
    return mayOffer
  }

  async function offer() {
    // The new version of an updated extension has a script of its own.
    if (!link.isAlive()) return end()
    const drawn = selectedText(document)
    const snapshot = await takeSnapshot(document, link.ask)
    const selected = snapshot?.selected || drawn
    if (selected.trim() === '' || waiting !== null) return removeToolbar()
    const box = boxOf(snapshot)
    if (box === null || !(await askToOffer()) || !isWatching || hasPanel()) return
    toolbar ??= newToolbar(TOOLBAR[language], { open: () => void openNow(), hide: hideToolbar })
    showBeside(box, toolbar)
  }

  function showBeside(box: Box, element: HTMLElement) {
    const { root: into } = shadow()
    into.append(element)
    const { width, height } = element.getBoundingClientRect()
    const isRoomBelow = box.bottom + 8 + height + 8 <= innerHeight
    element.style.left = `${Math.max(8, Math.min(box.right, innerWidth - width - 8))}px`
    element.style.top = `${Math.max(8, isRoomBelow ? box.bottom + 8 : Math.min(box.top, innerHeight) - height - 8)}px`
  }

  function hideToolbar(scope: 'here' | 'site' | 'everywhere') {
    link.send({ type: 'hide', scope })
    end()
  }

  function removeToolbar() {
    if (toolbar === null) return
    toolbar.remove()
    toolbar = null
    if (!hasPanel()) host?.remove()
  }

  const hasPanel = () => root !== null && root.querySelector('.panel') !== null

  const afterSelecting = (event: Event) => {
    if (!event.isTrusted || event.target === host || hasPanel()) return
    // The browser changes the selection after the event.
    setTimeout(() => void offer())
  }
  const putAway = (event: Event) => {
    if (event.isTrusted && event instanceof KeyboardEvent && event.key === 'Escape') removeToolbar()
  }

  function watch() {
    if (isWatching) return
    isWatching = true
    document.addEventListener('pointerup', afterSelecting, true)
    document.addEventListener('keyup', afterSelecting, true)
    document.addEventListener('keydown', putAway, true)
  }

  function end() {
    document.removeEventListener('pointerup', afterSelecting, true)
    document.removeEventListener('keyup', afterSelecting, true)
    document.removeEventListener('keydown', putAway, true)
    isWatching = false
    mayOffer = null
    toolbar = null
    host?.remove()
    host = null
    root = null
  }

  const stopListening = link.listen((message) => {
    if (message.type === 'toolbar') {
      language = message.language
      hearOffer?.(true)
    }
    if (message.type === 'hidden') {
      hearOffer?.(false)
      end()
    }
    // The next selection asks again.
    if (message.type === 'refused' && message.to === 'toolbar') mayOffer = null
    if (message.type === 'refused' && message.to === 'load') {
      const at = waiting?.at ?? null
      waiting = null
      // Access was taken back while the page was open. The page gets the toolbar no more.
      if (at === null) return
      toolbar = toolbarNotice(message.detail)
      showBeside(at, toolbar)
    }
  })
  link.onEnd(() => {
    stopListening()
    isOver = true
    // A result that the person is reading stays until they close it; it can still be copied.
    if (!holdsWork()) end()
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
export function addStyle(root: ShadowRoot | HTMLElement, css: string): void {
  const place = root instanceof ShadowRoot ? root : document
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet]
  } catch {
    const style = document.createElement('style')
    style.textContent = css
    root.append(style)
  }
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

const OWN_ATTRIBUTES = ['data-penmark-panel', 'popover']

/** Important styles of a shadow root are stronger than all that a page can write about its host. */
const HOST_STYLE = `
:host { all: initial !important; color-scheme: light dark !important; position: fixed !important; inset: 0 !important;
  width: 0 !important; height: 0 !important; overflow: visible !important; z-index: 2147483647 !important; }
.toolbar { position: fixed; display: flex; align-items: stretch; margin: 0; border: 1px solid light-dark(#8d8d86, #6f6d66); border-radius: 4px;
  direction: ltr; background: light-dark(#fff, #191918); color: light-dark(#21201c, #eeeeec); font: 500 14px/1.3 system-ui, sans-serif;
  box-shadow: 0 4px 16px rgb(33 32 28 / 0.18); }
.toolbar button { min-height: 36px; margin: 0; border: 0; border-radius: 3px; background: none; color: inherit; font: inherit; cursor: pointer; }
.edit { padding: 8px 12px; white-space: nowrap; }
.more { min-width: 36px; padding: 0; border-inline-start: 1px solid light-dark(#dad9d6, #3b3a37) !important; font-size: 18px !important; }
.toolbar button:hover { background: light-dark(#f1f0ef, #222221); }
.toolbar button:focus-visible { outline: 2px solid light-dark(#3a5bc7, #9eb1ff); outline-offset: -2px; }
.menu { position: absolute; inset-block-start: calc(100% + 4px); inset-inline-end: 0; display: grid; padding: 4px; border: inherit; border-radius: 4px;
  background: inherit; box-shadow: inherit; }
.menu[hidden] { display: none; }
.menu-title { margin: 0; padding: 6px 12px 2px; color: light-dark(#63635e, #b5b3ad); font-size: 13px; white-space: nowrap; }
.entry { padding: 6px 12px !important; text-align: start; white-space: nowrap; }
.notice { max-width: 320px; padding: 8px 12px; }
`
