import type { Penmark } from '#app/.server/compose.ts'
import type { createHost } from './host.ts'

const DRAIN_MS = 25_000

/**
 * Waits for the signal to stop and stops in order: accept no more requests, finish the running ones, settle or release
 * their credits, close the database. Resolves with exit code 0, so that a lease holder above us hands over at once.
 * The death of the launcher kills the server at once: two servers must never own one database.
 */
export function untilStopped(
  host: ReturnType<typeof createHost>,
  penmark: Penmark,
  closeToOperators: () => Promise<void>,
): Promise<number> {
  return new Promise((resolve) => {
    let stopping = false
    const stop = (signal: string) => {
      if (stopping) return
      stopping = true
      penmark.log.info({ signal }, 'stopping')
      void stopInOrder(host, penmark, closeToOperators).then(() => resolve(0))
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
    process.on('uncaughtException', (error) => {
      penmark.log.error({ error }, 'uncaught exception')
      stopping = true
      void stopInOrder(host, penmark, closeToOperators).then(() => resolve(1))
    })
    process.on('unhandledRejection', (error) => penmark.log.error({ error }, 'unhandled rejection'))
  })
}

async function stopInOrder(
  host: ReturnType<typeof createHost>,
  penmark: Penmark,
  closeToOperators: () => Promise<void>,
): Promise<void> {
  try {
    await Promise.all([closeToOperators(), host.stop(DRAIN_MS), penmark.assistant.drain(DRAIN_MS - 1_000)])
    await penmark.close()
  } catch (error) {
    penmark.log.error({ error }, 'stopping failed')
  }
}
