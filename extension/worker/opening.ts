import { browser } from 'wxt/browser'
import { type Verdict, verdictOn } from '../sites.ts'
import { readPolicy, readSession, readSettings, writeSession } from './store.ts'

/** How a person opened the panel. */
export type Opened = 'menu' | 'command' | 'popup'

/** The script that a page gets at the first use on it, and no earlier. */
const PANEL_SCRIPT = '/panel.js'
const HIDDEN_TABS = 'hiddenTabs'

/** What the panel's script leaves for this worker in the isolated world, which pages cannot see. */
type World = { penmark?: { open(how: Opened): void } }

/**
 * Opens the panel in a tab that the person pointed at, in the frame that holds the selection; `frameId` is that of the press.
 * @returns why nothing opened; `open` if it did
 */
export async function openPanel(tabId: number, how: Opened, frameId?: number): Promise<Verdict> {
  const tab = await browser.tabs.get(tabId)
  const verdict = verdictOn(tab.url, await readSettings(), await readPolicy())
  if (verdict === 'blocked' || verdict === 'closed') return verdict
  await showTab(tabId)
  try {
    const target = { tabId, frameIds: [(await focusedFrame(tabId)) ?? frameId ?? 0] }
    await browser.scripting.executeScript({ target, files: [PANEL_SCRIPT] })
    await browser.scripting.executeScript({
      target,
      func: (opened: Opened) => (globalThis as World).penmark?.open(opened),
      args: [how],
    })
    return 'open'
  } catch {
    // Browsers keep some pages for themselves: their stores, their own pages, other extensions.
    return 'closed'
  }
}

/**
 * Asks each frame that may be asked. The outermost one that reaches the focus wins: it has the room for the panel, and it
 * reads and writes in the frames of its own origin that it holds, such as those of TinyMCE.
 */
async function focusedFrame(tabId: number): Promise<number | undefined> {
  const answers = await browser.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: () => {
      const { activeElement } = document
      const isFrame = /^i?frame$/i.test(activeElement?.tagName ?? '')
      return document.hasFocus() && (!isFrame || (activeElement as HTMLIFrameElement).contentDocument !== null)
    },
  })
  return answers.find(({ result }) => result === true)?.frameId
}

/** Tabs in which the person hid the toolbar, until they open the panel there again or close the tab. */
export async function isTabHidden(tabId: number): Promise<boolean> {
  return (await hiddenTabs()).includes(tabId)
}

export async function hideTab(tabId: number): Promise<void> {
  await writeSession({ [HIDDEN_TABS]: [...new Set([...(await hiddenTabs()), tabId])] })
}

export async function showTab(tabId: number): Promise<void> {
  const tabs = await hiddenTabs()
  if (tabs.includes(tabId)) await writeSession({ [HIDDEN_TABS]: tabs.filter((id) => id !== tabId) })
}

async function hiddenTabs(): Promise<number[]> {
  return (await readSession<number[]>(HIDDEN_TABS)) ?? []
}
