import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, stdSerializers } from 'pino'

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  debug(fields: object, message: string): void
}

const running = new AsyncLocalStorage<{ requestId: string }>()

/** Whatever is logged by `work`, and by what it leaves to be done later, carries the id of the request (ASVS 16.2.1). */
export function duringRequest<T>(requestId: string, work: () => T): T {
  return running.run({ requestId }, work)
}

/**
 * JSON lines on stderr, so that stdout keeps the lines meant for people. Callers pass ids, codes and sizes only:
 * no address, no token, no text of a customer (decisions; ASVS 16.2.5). Expected refusals are warnings, defects errors.
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
