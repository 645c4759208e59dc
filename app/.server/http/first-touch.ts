/** A script of this type is text to a browser, and runs nowhere. */
const WAITING = 'text/waiting'

const MODULE_SCRIPT = /<script ([^>]{0,200}?)type="module"/g
const PRELOAD = '<link rel="modulepreload"'

/**
 * Runs in browsers, as text: starts the page's scripts at the first touch, which is a pointer over the page as well as a key or
 * the focus. A press of a button that needs them is done again once they run. It also marks browsers that know passkeys, so that
 * their button stands there from the start. If the scripts do not load, the form is a plain one, and that button goes. A touch
 * before the end of the page has come counts for nothing: the next one starts the scripts.
 */
function startAtFirstTouch(waiting: string): void {
  const { documentElement: html, head } = document
  const touches = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input']
  let pressed: HTMLElement | null | undefined
  const start = () => {
    const script = document.createElement('script')
    const parked = document.querySelector<HTMLScriptElement>(`script[type="${waiting}"]`)
    if (parked === null) return
    for (const touch of touches) removeEventListener(touch, start, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="waiting"]')) link.rel = 'modulepreload'
    script.type = 'module'
    script.nonce = parked.nonce
    script.textContent = parked.textContent
    script.onerror = () => delete html.dataset.passkeys
    head.append(script)
  }
  for (const touch of touches) addEventListener(touch, start, true)
  const press = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button[type="button"]')
  }
  addEventListener('click', press, true)
  const mark = new MutationObserver(() => {
    mark.disconnect()
    removeEventListener('click', press, true)
    pressed?.click()
  })
  mark.observe(html, { attributes: true, attributeFilter: ['data-hydrated'] })
  if (typeof PublicKeyCredential === 'function') html.dataset.passkeys = ''
}

/**
 * Keeps the scripts of a rendered page back until a person touches it: a form that is only looked at, or sent as it stands,
 * costs no script. The page must work without any, as all do.
 * @param page HTML with the module script that React Router writes
 */
export function waitsForFirstTouch(page: string, nonce: string): string {
  const starter = `<script nonce="${nonce}">(${startAtFirstTouch})("${WAITING}")</script>`
  return page
    .replaceAll(PRELOAD, '<link rel="waiting"')
    .replaceAll(MODULE_SCRIPT, `<script $1type="${WAITING}"`)
    .replace('</head>', () => `${starter}</head>`)
}
