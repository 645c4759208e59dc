import { browser } from 'wxt/browser'
import { type PanelMessage, parsePanelMessage, type WorkerMessage } from '../messages.ts'
import { hostOf, patternFor, verdictOn } from '../sites.ts'
import { type Answer, callApi } from './api.ts'
import { accountNow, beginConnecting, dropped, onConnection } from './connection.ts'
import { leaveJobs, resumeJob, runJob, stopJob } from './jobs.ts'
import { languageNow, wordsNow } from './language.ts'
import { hideTab, isTabHidden } from './opening.ts'
import { askPageWorld } from './page-world.ts'
import { openPage, openReceipt } from './pages.ts'
import { registerToolbar } from './registration.ts'
import { changeSettings, readPolicy, readSettings } from './store.ts'

type Port = Parameters<Parameters<typeof browser.runtime.onConnect.addListener>[0]>[0]
type Sender = { tabId: number | undefined; frameId: number | undefined; url: string | undefined; from: string }

const FILES: Readonly<Record<Extract<PanelMessage, { type: 'load' }>['part'], string>> = { panel: '/panel-full.js' }

const open = new Map<Port, (message: WorkerMessage) => void>()

onConnection(() => {
  for (const say of open.values()) void sayAccount(say)
  void sayToAll({ type: 'account_changed' })
})

/** Reaches panels that have no port to this worker, because theirs ended with the one before. */
async function sayToAll(message: WorkerMessage): Promise<void> {
  const tabs = await browser.tabs.query({})
  // A page without a panel has no listener, and the browser calls that an error.
  const ignore = () => undefined
  browser.runtime.sendMessage(message).catch(ignore)
  for (const { id } of tabs) if (id !== undefined) browser.tabs.sendMessage(id, message).catch(ignore)
}

/** Serves one panel. Everything that it may not do is decided by what the browser says of its sender, not by its messages. */
export function servePanel(port: Port): void {
  const sender = senderOf(port)
  if (sender === null) {
    port.disconnect()
    return
  }
  const say = (message: WorkerMessage) => {
    try {
      port.postMessage(message)
    } catch {
      // The page has gone. A job that it began waits to be resumed.
      open.delete(port)
      leaveJobs(say)
    }
  }
  open.set(port, say)
  port.onDisconnect.addListener(() => {
    open.delete(port)
    leaveJobs(say)
  })
  port.onMessage.addListener((received: unknown) => {
    const message = parsePanelMessage(received)
    if (message === null) return
    // A panel that waits for a page does so for a moment only, and a late writing would be a wrong one.
    if (message.type !== 'page') say({ type: 'heard' })
    void answer(message, sender, say)
  })
}

/** Only scripts and pages of this extension; their address is the browser's word. */
function senderOf({ sender }: Port): Sender | null {
  if (sender?.id !== browser.runtime.id || sender.url === undefined) return null
  const from = sender.origin ?? (URL.canParse(sender.url) ? new URL(sender.url).origin : '')
  return { tabId: sender.tab?.id, frameId: sender.frameId, url: sender.tab?.url ?? sender.url, from }
}

async function answer(message: PanelMessage, sender: Sender, say: (message: WorkerMessage) => void): Promise<void> {
  if (!(await mayWork(sender))) return say({ type: 'hidden' })
  switch (message.type) {
    case 'account':
      return sayAccount(say)
    case 'toolbar':
      return say((await mayOffer(sender)) ? { type: 'toolbar', language: await languageNow() } : { type: 'hidden' })
    case 'start':
      return runJob(message, sender.from, say)
    case 'resume':
      return resumeJob(message.job, sender.from, say)
    case 'stop':
      return stopJob(message.job, sender.from, say)
    case 'check':
      return sayAnswer(
        'check',
        say,
        callApi<{ findings: never[] }>('/api/check', post({ text: message.text })),
        (value) => ({
          type: 'findings',
          findings: value.findings,
        }),
      )
    case 'compare': {
      const { before, after } = message
      return sayAnswer('compare', say, callApi<never>('/api/compare', post({ before, after })), (meaning) => ({
        type: 'meaning',
        meaning,
      }))
    }
    case 'mask':
      return sayAnswer(
        'mask',
        say,
        callApi<{ text: string; hits: never[] }>('/api/mask', post({ text: message.text, mask: message.hide })),
        ({ text, hits }) => ({ type: 'masked', text, hits }),
      )
    case 'dictionary':
      return sayAnswer('dictionary', say, callApi('/api/dictionary', post({ word: message.word })), () => ({
        type: 'learned',
        word: message.word,
      }))
    case 'connect':
      return beginConnecting()
    case 'allow':
      return openPage('options', { allow: message.scope, site: sender.url })
    case 'open':
      return message.page === 'receipt' ? openReceipt(message.seq) : openPage(message.page)
    case 'hide':
      await hide(message.scope, sender)
      return say({ type: 'hidden' })
    case 'page':
      return say({ type: 'page', answer: await askPageWorld(message.question, sender) })
    case 'load':
      return load(message.part, sender, say)
  }
}

/** A page of the extension always may; a page of a site unless a policy or the person's own list keeps the extension out. */
async function mayWork({ url, from }: Sender): Promise<boolean> {
  if (from === location.origin) return true
  return verdictOn(url, await readSettings(), await readPolicy()) !== 'blocked'
}

/** A page that was open when the toolbar was hidden, or when access was taken back, asks again at its next selection. */
async function mayOffer({ tabId, url }: Sender): Promise<boolean> {
  const pattern = url === undefined ? null : patternFor(url)
  if (tabId === undefined || pattern === null || (await isTabHidden(tabId))) return false
  const isOpen = verdictOn(url, await readSettings(), await readPolicy()) === 'open'
  return isOpen && (await browser.permissions.contains({ origins: [pattern] }))
}

async function sayAccount(say: (message: WorkerMessage) => void): Promise<void> {
  const account = await accountNow()
  if (account.ok) return say({ type: 'account', state: 'connected', account: account.value })
  if (account.code === 'disconnected') return say({ type: 'account', state: 'disconnected' })
  say(refusalTo('account', account))
}

async function sayAnswer<T>(
  to: string,
  say: (message: WorkerMessage) => void,
  answered: Promise<Answer<T>>,
  messageOf: (value: T) => WorkerMessage,
): Promise<void> {
  const answer = await answered
  if (answer.ok) return say(messageOf(answer.value))
  await dropped(answer)
  say(refusalTo(to, answer))
}

function refusalTo(to: string, { code, detail, retryAfter }: Extract<Answer<never>, { ok: false }>): WorkerMessage {
  return { type: 'refused', to, code, detail, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) }
}

function post(body: unknown) {
  return { method: 'POST', body } as const
}

async function hide(scope: 'here' | 'site' | 'everywhere', { tabId, url }: Sender): Promise<void> {
  if (scope === 'here' && tabId !== undefined) await hideTab(tabId)
  const host = hostOf(url)
  if (scope === 'site' && host !== null)
    await changeSettings((settings) => ({
      ...settings,
      hiddenSites: [...new Set([...settings.hiddenSites, host])],
    }))
  if (scope === 'everywhere') await changeSettings((settings) => ({ ...settings, hiddenEverywhere: true }))
  await registerToolbar()
}

/** Injects a further part into the very frame that wants it; a panel cannot name another one. */
async function load(
  part: Extract<PanelMessage, { type: 'load' }>['part'],
  { tabId, frameId, url }: Sender,
  say: (message: WorkerMessage) => void,
): Promise<void> {
  try {
    if (tabId === undefined || frameId === undefined) throw new Error('a page of the extension has all its parts')
    if (!(await mayInject(tabId, url))) throw new Error('access was taken back')
    await browser.scripting.executeScript({ target: { tabId, frameIds: [frameId] }, files: [FILES[part]] })
    say({ type: 'loaded', part })
  } catch {
    // The words are not on the page yet.
    say({ type: 'refused', to: 'load', code: 'not_allowed', detail: (await wordsNow()).codes.not_allowed })
  }
}

/**
 * Asked before a script is injected: if a person lets an extension in at a press only, Chromium waits for that press and
 * gives no answer until then. A browser names the address of a tab only to an extension that may enter it.
 */
async function mayInject(tabId: number, frameUrl: string | undefined): Promise<boolean> {
  if ((await browser.tabs.get(tabId)).url !== undefined) return true
  const pattern = frameUrl === undefined ? null : patternFor(frameUrl)
  return pattern !== null && browser.permissions.contains({ origins: [pattern] })
}
