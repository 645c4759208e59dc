import { browser } from 'wxt/browser'
import { openLink } from '../../link.ts'
import { wordsFor } from '../../pages/language.ts'
import { tell } from '../../pages/worker.ts'
import { showPanel } from '../../panel/full.ts'

/**
 * Penmark beside any page, also beside those on which no extension may open: the text is pasted or taken from the selection,
 * the answer is copied. It never writes into a page.
 */
const { settings } = await tell({ type: 'state' })
const { locale } = wordsFor(settings)

showPanel({
  ...{ root: document.body, host: document.body, link: openLink(), language: locale },
  ...{ snapshot: null, selected: '', isWhole: false, isPrivate: false, isClosedEditor: false },
  ...{ at: null, hasToolbar: false, isPage: true, take, close: () => undefined },
  replace: async () => ({ outcome: 'refused' }),
})

/** The selection of the tab beside. The browser allows it in a tab in which the person opened Penmark. */
async function take(): Promise<string | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  try {
    // Without access a browser may wait until the person grants it, and answer nothing.
    if (tab?.url === undefined) return null
    const target = { tabId: tab.id ?? -1, allFrames: true }
    const found = await browser.scripting.executeScript({ target, files: ['/selection.js'] })
    return found.map(({ result }) => String(result ?? '')).find((one) => one.trim() !== '') ?? null
  } catch {
    return null
  }
}
