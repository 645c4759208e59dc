import { browser } from 'wxt/browser'
import { wordsNow } from './language.ts'

const OPEN = 'open'

/**
 * Writes the entries of the context menu. Browsers remember them, so this runs when the extension is installed or updated and
 * when the language changes, not at every start of the worker.
 */
export async function writeMenus(): Promise<void> {
  const { menus } = await wordsNow()
  await browser.contextMenus.removeAll()
  browser.contextMenus.create({
    id: OPEN,
    title: menus.open,
    contexts: ['selection', 'editable'],
    documentUrlPatterns: ['https://*/*', 'http://*/*'],
  })
}

export function isOpenEntry(id: string | number): boolean {
  return id === OPEN
}
