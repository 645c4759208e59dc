import { QUEUE_NAME, sendWaiting } from './components/offline/queue.ts'

// Sends the waiting writes when the connection is back and no tab is open. It answers no request and caches nothing.

type SyncEvent = Event & { tag: string; waitUntil(work: Promise<unknown>): void }

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
