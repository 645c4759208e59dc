import type { Penmark } from '#app/.server/compose.ts'
import type { createHost } from './host.ts'

const DRAIN_MS = 25_000

/**
 * Resolves with the exit code once the process was told to stop and has: accept nothing new, finish what runs,
 * settle or release its credits, close the database. Exit code 0, so that a lease holder above us hands over at once.
 * A launcher that died takes the server with it: two servers must never own one database.
 */
export function untilStopped(host: ReturnType<typeof createHost>, penmark: Penmark): Promise<number> {
  return new Promise((resolve) => {
    let begun = false
    const stop = (signal: string) => {
      if (begun) return
      begun = true
      penmark.log.info({ signal }, 'stopping')
      void stopInOrder(host, penmark).then(() => resolve(0))
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
    process.on('uncaughtException', (error) => {
      penmark.log.error({ error }, 'uncaught exception')
      begun = true
      void stopInOrder(host, penmark).then(() => resolve(1))
    })
    process.on('unhandledRejection', (error) => penmark.log.error({ error }, 'unhandled rejection'))
  })
}

async function stopInOrder(host: ReturnType<typeof createHost>, penmark: Penmark): Promise<void> {
  try {
    await Promise.all([host.stop(DRAIN_MS), penmark.assistant.drain(DRAIN_MS - 1_000)])
    await penmark.close()
  } catch (error) {
    penmark.log.error({ error }, 'stopping failed')
  }
}
