import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, stdSerializers } from 'pino'

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  debug(fields: object, message: string): void
}

const running = new AsyncLocalStorage<{ requestId: string; userId?: string }>()

/** Runs `work`; everything that it logs, now or in work it schedules, has the request's id (ASVS 16.2.1). */
export function duringRequest<T>(requestId: string, work: () => T): T {
  return running.run({ requestId }, work)
}

/** Names the user of the running request in all of its further lines. */
export function noteUser(userId: string): void {
  const request = running.getStore()
  if (request !== undefined) request.userId = userId
}

/** The user of the running request, if it has one. */
export function userOfRequest(): string | undefined {
  return running.getStore()?.userId
}

/**
 * JSON lines on stderr; stdout is for lines meant for people. Callers pass only ids, codes and sizes: no address, no
 * token, no customer's text (decisions; ASVS 16.2.5). Expected refusals are warnings, defects are errors.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      mixin: () => ({ ...running.getStore() }),
      serializers: { error: stdSerializers.err },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination({ dest: 2, sync: false }),
  )
}
