import { browser } from 'wxt/browser'
import type { ExtensionAccount } from '#app/domain/extension/account.ts'
import { type Answer, callApi, post, type Refusal, refusalOf, refused } from './api.ts'
import { codeIn } from './connected-page.ts'
import { challengeOf, randomText } from './pkce.ts'
import { forgetSession, readSession, writeSession } from './store.ts'
import { forgetToken, readToken, type Token, writeToken } from './vault.ts'

const CONNECTING = 'connecting'
const ACCOUNT = 'account'
/** A person may have to sign in, or to register, before the page can ask. */
const CONNECTING_MS = 30 * 60_000
/** How long an account that was read may be shown again. */
const FRESH_MS = 60_000

type Connecting = { verifier: string; state: string; began: number }
type ReadAccount = { account: ExtensionAccount; at: number }

const listeners = new Set<() => void>()
/** The state of the last code that this worker saw. */
let lastState = ''

/** Calls `hear` whenever the extension was connected or disconnected. */
export function onConnection(hear: () => void): void {
  listeners.add(hear)
}

function announce(): void {
  for (const hear of listeners) hear()
}

/** Opens the page of the web app that asks the person. Nothing but a hash of the secret leaves the worker. */
export async function beginConnecting(): Promise<void> {
  const connecting: Connecting = { verifier: randomText(), state: randomText(), began: Date.now() }
  // Stored first: the answer may come before the tab's own promise is settled.
  await writeSession({ [CONNECTING]: connecting })
  const address = new URL('/extension/connect', PENMARK_ORIGIN)
  address.searchParams.set('extension', browser.runtime.id)
  address.searchParams.set('origin', location.origin)
  address.searchParams.set('browser', PENMARK_BROWSER)
  address.searchParams.set('challenge', await challengeOf(connecting.verifier))
  address.searchParams.set('state', connecting.state)
  await browser.tabs.create({ url: address.href })
}

/**
 * Looks at the address of a tab, which browsers show on our own origin only, and ends connecting if it carries the code for
 * what this worker began. Any page can be opened with any address, so the state must be ours; a wrong one changes nothing.
 */
export async function finishConnecting(address: string): Promise<void> {
  const found = codeIn(address, PENMARK_ORIGIN)
  // The browser may report an address twice at once, and a code that comes twice ends the token that it gave.
  if (found === null || found.state === lastState) return
  lastState = found.state
  const connecting = await readSession<Connecting>(CONNECTING)
  if (connecting === null || connecting.state !== found.state) return
  // A later worker to which it is reported again waits for nothing.
  await forgetSession(CONNECTING)
  if (Date.now() - connecting.began > CONNECTING_MS) return
  const answer = await exchange(found.code, connecting.verifier)
  if (!answer.ok) return
  await writeToken(answer.value)
  await forgetSession(ACCOUNT)
  announce()
}

async function exchange(code: string, verifier: string): Promise<Answer<Token>> {
  const body = { code, verifier, extension_id: browser.runtime.id }
  const response = await post('/api/extension/token', { method: 'POST', body })
  if (!(response instanceof Response)) return response
  if (!response.ok) return refusalOf(response)
  const { token, expires_at } = (await response.json()) as Partial<Token>
  return typeof token === 'string' && typeof expires_at === 'string'
    ? { ok: true, value: { token, expires_at } }
    : refused('lost')
}

/** Ends the token, on the server too. Without a connection it ends here, and on the server by its own time. */
export async function disconnect(): Promise<void> {
  await callApi('/api/extension/token', { method: 'DELETE' })
  await forgetToken()
  await forgetSession(ACCOUNT)
  announce()
}

/** The account behind the token. An answer of the last minute may be a kept one, unless `fresh` is wanted. */
export async function accountNow(fresh = false): Promise<Answer<ExtensionAccount>> {
  if ((await readToken()) === null) return refused('disconnected')
  const before = await readSession<ReadAccount>(ACCOUNT)
  if (!fresh && before !== null && Date.now() - before.at < FRESH_MS) return { ok: true, value: before.account }
  const answer = await callApi<ExtensionAccount>('/api/extension/account', { method: 'GET' })
  if (answer.ok) await writeSession({ [ACCOUNT]: { account: answer.value, at: Date.now() } })
  else await dropped(answer)
  return answer
}

/** Call it after any refusal: one of them means that the token is gone. */
export async function dropped({ code }: Refusal): Promise<void> {
  if (code !== 'disconnected') return
  await forgetSession(ACCOUNT)
  announce()
}

/** A person signed in, perhaps as another one, or after the token had ended: panels that are open show what is so now. */
export async function sessionBegan(): Promise<void> {
  await accountChanged()
  announce()
}

/** The next reading of the account comes from the server. */
export async function accountChanged(): Promise<void> {
  await forgetSession(ACCOUNT)
}
