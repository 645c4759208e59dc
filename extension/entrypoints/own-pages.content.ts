import { browser } from 'wxt/browser'
import { defineContentScript } from 'wxt/utils/define-content-script'
import { parseOwnPageMessage } from '../own-page-messages.ts'

const CHECK = 'penmark:extension-check'
const READY = 'penmark:extension-ready'

/** Runs on the web app's own pages only: says that the extension is there, and passes on three words of the web app. */
export default defineContentScript({
  matches: [PENMARK_MATCHES],
  runAt: 'document_idle',
  main() {
    // Match patterns know no ports in Firefox, and a page of another port is another site.
    if (location.origin !== PENMARK_ORIGIN || window.top !== window) return
    const { version } = browser.runtime.getManifest()
    const retired = new AbortController()
    const announce = () => {
      // An updated extension leaves this script without its interfaces; the new one has announced itself.
      if (browser.runtime?.id === undefined) return retired.abort()
      document.documentElement.dataset.penmarkExtension = version
      document.dispatchEvent(new CustomEvent(READY))
    }
    document.addEventListener(CHECK, announce, { signal: retired.signal })
    window.addEventListener(
      'message',
      ({ source, origin, data }) => {
        if (source !== window || origin !== PENMARK_ORIGIN) return
        const message = parseOwnPageMessage(data)
        if (message === null) return
        if (browser.runtime?.id === undefined) return retired.abort()
        // A worker that is stopped meanwhile answers nothing, and nothing waits for an answer.
        browser.runtime.sendMessage(message).catch(() => undefined)
      },
      { signal: retired.signal },
    )
    announce()
  },
})
