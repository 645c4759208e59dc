import { browser } from 'wxt/browser'
import { askPageWorld } from '../../../extension/worker/page-world.ts'

browser.runtime.onMessage.addListener((question, sender, respond) => {
  const { frameId, tab } = sender
  askPageWorld(question, { tabId: tab?.id, frameId }).then(respond, () => respond(null))
  return true
})
