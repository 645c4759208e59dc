import { QueueStore } from 'workbox-background-sync/QueueStore.js'
import { StorableRequest } from 'workbox-background-sync/StorableRequest.js'
import { type QueuedWrite, queuedWrite, type SendResult, type Verdict, verdictOn } from '#app/domain/offline/queue.ts'

// The queue itself: the waiting writes, the refused ones, and sending. Pages and the service worker run the same code.

/**
 * The address that takes queued writes, and the name of the lock, the channel and the sync event. Both keep the word
 * `outbox`, since browsers already have them.
 */
const ADDRESS = '/dashboard/outbox'
export const QUEUE_NAME = 'penmark-outbox'
/** Longer than the server allows a request to take. */
const PATIENCE_MS = 30_000

/** A write that is stored on this device. Times are milliseconds UTC. */
export type KeptWrite = {
  id: number
  at: number
  user: string
  page: string
  write: QueuedWrite
  /** The title of its page. */
  title: string
  /** The values that the user typed and chose; a file by its name. */
  fields: [name: string, value: string][]
  /** Why the server refused it; null while it waits, and if the server gave no reason. */
  reason: string | null
}

type Metadata = Pick<KeptWrite, 'user' | 'page' | 'title' | 'reason'> & {
  /**
   * The write was typed on top of an earlier one that still waited. If the earlier one is refused, this one would replace
   * a version that its writer never saw.
   */
  follows: boolean
}
type Entry = Awaited<ReturnType<QueueStore['getAll']>>[number]

const stores = { waiting: new QueueStore('penmark-waiting'), refused: new QueueStore('penmark-refused') }

const listeners = new Set<() => void>()

let opened: BroadcastChannel | undefined

/** The way to the other tabs and the service worker, opened when it is first needed: the server imports this file too. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel(QUEUE_NAME)
  return opened
}

/**
 * Calls back after each change by this tab, another one or the service worker. @returns a function that unsubscribes
 */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener)
  channel()?.addEventListener('message', listener)
  return () => {
    listeners.delete(listener)
    channel()?.removeEventListener('message', listener)
  }
}

function changed(): void {
  channel()?.postMessage('changed')
  for (const listener of listeners) listener()
}

/** Puts a form at the end of the queue. Rejects if the browser refuses to store it. */
export async function keepWrite(write: { user: string; page: string; title: string; form: FormData }): Promise<void> {
  const { user, page, title, form } = write
  const follows = (await entriesOf('waiting', user)).some(
    (entry) => metadataOf(entry).page === page && form.has('read'),
  )
  // It is based on the result of the earlier write, so the version that the page had read does not count.
  if (follows) form.delete('read')
  const request = new Request(ADDRESS, {
    method: 'POST',
    body: form,
    headers: { 'penmark-page': page, 'penmark-user': user },
  })
  const requestData = (await StorableRequest.fromRequest(request)).toObject()
  const metadata: Metadata = { user, page, title, reason: null, follows }
  await stores.waiting.pushEntry({ requestData, timestamp: Date.now(), metadata })
  changed()
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  // A browser that has background sync sends even after the last tab is closed.
  await (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync
    ?.register(QUEUE_NAME)
    .catch(() => undefined)
}

/** The user's writes on this device, in the order of sending. */
export async function keptWrites(user: string): Promise<{ waiting: KeptWrite[]; refused: KeptWrite[] }> {
  const [waiting, refused] = await Promise.all([entriesOf('waiting', user), entriesOf('refused', user)])
  return { waiting: await Promise.all(waiting.map(keptWriteOf)), refused: await Promise.all(refused.map(keptWriteOf)) }
}

/** The number of a user's writes that wait to be sent. */
export async function countWaiting(user: string): Promise<number> {
  return (await entriesOf('waiting', user)).length
}

/** The number of writes that wait on this device, of all its users. */
export async function countWaitingOnDevice(): Promise<number> {
  return (await stores.waiting.getAll()).length
}

/** Removes a write for good. */
export async function discardWrite(id: number): Promise<void> {
  await stores.waiting.deleteEntry(id)
  changed()
}

/** How sending ended: `empty` if nothing waits any more. */
export type SendingEnd = Exclude<Verdict['is'], 'done' | 'refused'> | 'empty'

/**
 * Sends the waiting writes one after the other, until none is left or one cannot be sent. One tab or worker at a time
 * does it. A write leaves the queue only after its answer was read; sent twice, it has one effect.
 * @param user sends only this user's writes; without it those of all users, and the server accepts those of the
 * signed-in one
 * @param onSent called for each write that took effect
 */
export async function sendWaiting(user: string | undefined, onSent: () => void = () => undefined): Promise<SendingEnd> {
  return alone(async () => {
    const others = new Set<string>()
    for (;;) {
      const waiting = (await stores.waiting.getAll()).filter((entry) => !others.has(metadataOf(entry).user))
      const next = waiting.find((entry) => user === undefined || metadataOf(entry).user === user)
      if (next === undefined) return others.size === 0 ? 'empty' : 'other-user'
      const verdict = verdictOn(await send(next))
      if (verdict.is === 'refused') {
        await setAside(next, verdict.message)
        const { page, user: whose } = metadataOf(next)
        for (const entry of await entriesOf('waiting', whose)) {
          if (metadataOf(entry).page === page && metadataOf(entry).follows) await setAside(entry, verdict.message)
        }
        changed()
      } else if (verdict.is === 'done') {
        await stores.waiting.deleteEntry(next.id)
        onSent()
        changed()
      } else if (verdict.is === 'other-user') others.add(metadataOf(next).user)
      else return verdict.is
    }
  })
}

/**
 * Moves a write to the refused ones, with all its values. If the process is killed in between, it is in both lists and
 * is refused once more.
 */
async function setAside(entry: Entry, reason: string | null): Promise<void> {
  const { requestData, timestamp } = entry
  await stores.refused.pushEntry({ requestData, timestamp, metadata: { ...metadataOf(entry), reason } })
  await stores.waiting.deleteEntry(entry.id)
}

async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  if (navigator.locks === undefined) return work()
  return navigator.locks.request(QUEUE_NAME, work) as Promise<Value>
}

async function send(entry: Entry): Promise<SendResult> {
  const request = new StorableRequest({ ...entry.requestData }).toRequest()
  try {
    const answer = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    const body: unknown = answer.status === 200 ? await answer.json() : null
    return { status: answer.status, redirected: answer.type === 'opaqueredirect', body }
  } catch {
    return 'nothing'
  }
}

async function entriesOf(state: keyof typeof stores, user: string): Promise<Entry[]> {
  return (await stores[state].getAll()).filter((entry) => metadataOf(entry).user === user)
}

async function keptWriteOf(entry: Entry): Promise<KeptWrite> {
  const { user, page, title, reason } = metadataOf(entry)
  const form = await new StorableRequest({ ...entry.requestData }).toRequest().formData()
  const fields = [...form].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : value.name,
  ])
  const write = queuedWrite(page)?.write ?? 'create'
  return { id: entry.id, at: entry.timestamp, user, page, write, title, fields, reason }
}

function metadataOf(entry: Entry): Metadata {
  return entry.metadata as Metadata
}
