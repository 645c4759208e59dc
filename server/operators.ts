import type { Penmark } from '#app/.server/compose.ts'
import { openOperatorsSocket } from './ops-cli/socket.ts'

/**
 * Opens the operators' socket. A server without one still serves its users: the log says why there is none, and the
 * command line says it too.
 * @param isSafe of one of several machines: whether all that was written may be told
 * @returns a function that closes it; the running commands end first
 */
export async function openToOperators(
  now: () => Pick<Penmark, 'desk' | 'log' | 'leads'>,
  isSafe?: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const { log } = now()
  try {
    const close = await openOperatorsSocket(
      () => now().desk,
      () => now().leads,
      isSafe,
    )
    return () => {
      // A command that changes keys would hold up the stop; the next start continues it.
      now().desk.textKeys.stop()
      return close()
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    log.error({ event: 'operators.no_socket', why }, 'operators cannot act while this server runs')
    return () => Promise.resolve()
  }
}
