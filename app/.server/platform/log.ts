import { pino, stdSerializers } from 'pino'

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  debug(fields: object, message: string): void
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
      serializers: { error: stdSerializers.err },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination({ dest: 2, sync: false }),
  )
}
