import { setTimeout as delay } from 'node:timers/promises'
import type { Penmark } from '#app/.server/compose.ts'
import type { createHost } from './host.ts'

const DRAIN_MS = 25_000
/** A machine whose LiteFS is deaf only reads; what was passed on to a leader that is gone has been refused by then. */
const DEAF_DRAIN_MS = 1_000
const LAST_TAKEN_MS = 300
/** Time in which proxies see that this machine of several is not ready, before it takes no more connections. */
const NOT_READY_MS = 2_000

/** What a process stops, and how. */
type Parts = {
  host: ReturnType<typeof createHost>
  /** The composition that answers now. */
  now: () => Penmark
  closeToOperators: () => Promise<void>
  close: () => Promise<void>
  isOneOfSeveral: boolean
  /** Resolves with the reason if only a new start of the process can help. */
  lateTrouble: Promise<string>
}

/**
 * Waits for the signal to stop and stops in order: accept no more requests, finish the running ones, settle or release
 * their credits, close the database. Resolves with exit code 0, so that a lease holder above us hands over at once.
 * The death of the launcher kills the server at once: two servers must never own one database.
 */
export function untilStopped(parts: Parts): Promise<number> {
  const log = parts.now().log
  return new Promise((resolve) => {
    let stopping = false
    const stop = (signal: string) => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'stopping')
      void stopInOrder(parts).then(() => resolve(0))
    }
    void parts.lateTrouble.then((why) => {
      if (stopping) return
      stopping = true
      log.error({ event: 'cluster.gives_up', why }, 'only a new start helps: stopping')
      void stopInOrder(parts, DEAF_DRAIN_MS).then(() => resolve(1))
    })
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
    process.on('uncaughtException', (error) => {
      log.error({ error }, 'uncaught exception')
      stopping = true
      void stopInOrder(parts).then(() => resolve(1))
    })
    process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'))
  })
}

async function stopInOrder(parts: Parts, drainMs = DRAIN_MS): Promise<void> {
  const { host, now, closeToOperators, close } = parts
  try {
    if (parts.isOneOfSeveral && drainMs === DRAIN_MS) {
      host.announceStop()
      await delay(NOT_READY_MS)
    }
    host.leave()
    // The assistant still takes the requests that were passed on a moment ago.
    if (parts.isOneOfSeveral) await delay(LAST_TAKEN_MS)
    const answers = drainMs < DRAIN_MS ? drainMs : DRAIN_MS - 1_000
    await Promise.all([closeToOperators(), host.stop(drainMs), now().assistant.drain(answers)])
    await close()
  } catch (error) {
    now().log.error({ error }, 'stopping failed')
  }
}
