import { countWaitingOnDevice, QUEUE_NAME, sendWaiting } from './components/offline/queue.ts'
import {
  filledShell,
  lookOfDevice,
  policyOfShell,
  shellAddress,
  shellOf,
  styleSheetsOf,
} from './domain/offline/shell.ts'
import { LOCALES } from './domain/preferences/language.ts'

// Sends the waiting writes when the connection is back and no tab is open, and answers for pages that cannot be reached
// with a page that says so. It stores that page alone: never one with anybody's data.

type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void }
type SyncEvent = WorkEvent & { tag: string }
type InstallEvent = WorkEvent & { addRoutes?(rules: object[]): Promise<void> }
type FetchEvent = WorkEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Worker = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
}

/** The files of this build have this name (`vite.service-worker.config.ts`). */
declare const BUILD: string

const worker = globalThis as unknown as Worker
const CACHES = 'penmark-shell-'
const CACHE = CACHES + BUILD
/** The look of this device, which outlives the builds. It is stored as an answer, at an address that no page has. */
const LOOK = { cache: 'penmark-look', address: '/offline/look' }

addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent
  if (tag !== QUEUE_NAME) return
  waitUntil.call(event, sendOrAskAgain())
})

/** The browser repeats a failed sync, after growing pauses. */
async function sendOrAskAgain(): Promise<void> {
  const end = await sendWaiting(undefined)
  if (end === 'no-connection' || end === 'later') throw new Error(end)
}

addEventListener('install', (event) => {
  const install = event as InstallEvent
  // A browser that knows this sends only pages through the worker, so no other request pays for it.
  const passBy = install.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }])
  install.waitUntil(Promise.all([passBy?.catch(() => undefined), storeShells().then(() => worker.skipWaiting())]))
})

addEventListener('activate', (event) => {
  ;(event as WorkEvent).waitUntil(
    Promise.all([
      removeOldShells(),
      // The browser asks the server while the worker starts, so that no page waits for the worker.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent
  // What a form sends is never answered here: the browser keeps it and offers to send it again.
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  ;(event as FetchEvent).respondWith(pageOrShell(event as FetchEvent))
})

/** The server's own answer, refusals too; the shell only if there is no answer. */
async function pageOrShell({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    // In Firefox a preload that failed is an answer of this type (GoogleChrome/workbox#3134).
    if (answer.type === 'error') throw new TypeError('no connection')
    return answer
  } catch (error) {
    const shell = await shellOfDevice().catch(() => undefined)
    if (shell === undefined) throw error
    return shell
  }
}

addEventListener('message', (event) => {
  const { data, waitUntil } = event as MessageEvent & WorkEvent
  const look = JSON.stringify(lookOfDevice(data, navigator.languages))
  waitUntil.call(
    event,
    caches.open(LOOK.cache).then((cache) => cache.put(LOOK.address, new Response(look))),
  )
})

async function shellOfDevice(): Promise<Response | undefined> {
  const message = await caches.match(LOOK.address, { cacheName: LOOK.cache })
  const look = lookOfDevice(await message?.json(), navigator.languages)
  const stored = await caches.match(shellAddress(look.locale), { cacheName: CACHE })
  if (stored === undefined) return undefined
  const nonce = crypto.randomUUID()
  const waiting = await countWaitingOnDevice().catch(() => 0)
  return new Response(filledShell(await stored.text(), look, waiting, nonce), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyOfShell(nonce) },
  })
}

/** Stores the shell in every language. Rejects if one cannot be had; the browser then tries again with a later page. */
async function storeShells(): Promise<void> {
  const cache = await caches.open(CACHE)
  const shells = await Promise.all(LOCALES.map(async (locale) => [locale, await textAt(shellAddress(locale))] as const))
  const names = [...new Set(shells.flatMap(([, html]) => styleSheetsOf(html)))]
  const styles = (await Promise.all(names.map(textAt))).join('\n')
  for (const [locale, html] of shells) {
    await cache.put(shellAddress(locale), new Response(shellOf(html, styles)))
  }
}

async function removeOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Fetches without cookies: the server then knows no user, and renders the same page for all. */
async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: 'omit', redirect: 'error' })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}
