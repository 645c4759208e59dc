import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { PANEL_PORT } from '../messages.ts'
import { accountChanged, finishConnecting } from '../worker/connection.ts'
import { isOpenEntry, writeMenus } from '../worker/menus.ts'
import { openPanel, showTab } from '../worker/opening.ts'
import { answerPage } from '../worker/page-server.ts'
import { servePanel } from '../worker/panel-port.ts'
import { registerToolbar } from '../worker/registration.ts'

/**
 * The worker. Browsers stop it after seconds of rest and start it for an event, so every listener is added at once and no
 * listener relies on a variable.
 */
export default defineBackground(() => {
  browser.runtime.onInstalled.addListener(() => {
    void writeMenus()
    void registerToolbar()
  })
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === PANEL_PORT) servePanel(port)
    else port.disconnect()
  })
  browser.runtime.onMessage.addListener((message: unknown, sender, respond) => {
    const answer = answerPage(message, sender)
    if (answer === undefined) return false
    answer.then(respond, () => respond(null))
    return true
  })
  browser.tabs.onUpdated.addListener((_, { url }) => {
    if (url !== undefined) void finishConnecting(url)
  })
  browser.tabs.onRemoved.addListener((tabId) => void showTab(tabId))
  browser.contextMenus.onClicked.addListener(({ menuItemId, frameId }, tab) => {
    if (isOpenEntry(menuItemId) && tab?.id !== undefined) void openPanel(tab.id, 'menu', frameId)
  })
  browser.commands.onCommand.addListener((command, tab) => {
    if (tab?.id === undefined) return
    // A side panel opens only in the task of the key itself, before anything is waited for.
    if (command === 'open-side-panel') void browser.sidePanel?.open({ tabId: tab.id })
    if (command === 'open-panel') void openPanel(tab.id, 'command')
  })
  browser.permissions.onAdded.addListener(() => void registerToolbar())
  browser.permissions.onRemoved.addListener(() => void registerToolbar())
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'managed') void registerToolbar()
    if (area === 'local' && 'settings' in changes) {
      // Labels of the account come in the chosen language.
      void accountChanged()
      void writeMenus()
    }
  })
})
