import { browser } from 'wxt/browser'
import { parseOwnPageMessage } from '../own-page-messages.ts'
import { type PageAnswers, type PageMessage, parsePageMessage, type State } from '../page-messages.ts'
import { NO_POLICY, type Policy } from '../settings.ts'
import { verdictOn } from '../sites.ts'
import { accountChanged, accountNow, beginConnecting, disconnect, sessionBegan } from './connection.ts'
import { openPanel } from './opening.ts'
import { registerToolbar } from './registration.ts'
import { changeSettings, readPolicy, readSettings } from './store.ts'

type Sender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1]

/**
 * Answers a message of one of the extension's own pages, or of the script on the web app's pages. Undefined if the message is
 * of neither: then the browser gives no answer at all.
 */
export function answerPage(received: unknown, sender: Sender): Promise<unknown> | undefined {
  if (sender.id !== browser.runtime.id || sender.url === undefined) return undefined
  if (sender.url.startsWith(`${location.origin}/`)) {
    const message = parsePageMessage(received)
    return message === null ? undefined : answerOwn(message)
  }
  const isOurOrigin = URL.canParse(sender.url) && new URL(sender.url).origin === PENMARK_ORIGIN
  const message = isOurOrigin && sender.frameId === 0 ? parseOwnPageMessage(received) : null
  return message === null ? undefined : hear(message.type)
}

async function hear(type: 'login' | 'logout' | 'preferences'): Promise<null> {
  if (type === 'logout') await disconnect()
  if (type === 'login') await sessionBegan()
  if (type === 'preferences') await accountChanged()
  return null
}

async function answerOwn(message: PageMessage): Promise<PageAnswers[PageMessage['type']]> {
  switch (message.type) {
    case 'state':
      return stateOn(message.address)
    case 'connect':
      await beginConnecting()
      return null
    case 'disconnect':
      await disconnect()
      return stateOn(undefined)
    case 'open-panel':
      return openPanel(message.tab, 'popup')
    case 'settings':
      await changeSettings(() => message.settings)
      await registerToolbar()
      return stateOn(undefined)
    case 'access-changed':
      await registerToolbar()
      return null
  }
}

async function stateOn(address: string | undefined): Promise<State> {
  const [account, settings, policy] = await Promise.all([accountNow(), readSettings(), readPolicy()])
  return {
    connection: account.ok
      ? { state: 'connected', account: account.value }
      : account.code === 'disconnected'
        ? { state: 'disconnected' }
        : { state: 'unknown', code: account.code, detail: account.detail },
    settings,
    isManaged: isSet(policy),
    verdict: verdictOn(address, settings, policy),
  }
}

function isSet(policy: Policy): boolean {
  return JSON.stringify(policy) !== JSON.stringify(NO_POLICY)
}
