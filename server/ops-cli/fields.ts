import { z } from 'zod'

// The fields of commands as typed. Each message is one line for a person; one that begins with `needs` follows the name of
// the command.

/** A count of at least one. */
export function count(name: string) {
  return z
    .string({ error: `needs --${name}` })
    .regex(/^[1-9]\d{0,8}$/, `--${name} must be a whole number from 1 to 999999999`)
    .transform(Number)
}

/** The number of an entry in the ledger. */
export function entry(name: string) {
  return z
    .string({ error: `needs --${name}` })
    .regex(/^\d{1,15}$/, `--${name} must be the number of an entry in the ledger`)
    .transform(Number)
}

/** One of the known words. */
export function oneOf<const Known extends readonly [string, ...string[]]>(name: string, known: Known) {
  return z.enum(known, {
    error: ({ input }) =>
      input === undefined
        ? `needs --${name}, one of ${known.join(', ')}`
        : `--${name} must be one of ${known.join(', ')}`,
  })
}

/** The word after the name of the command. */
export const word = z.string().trim().min(1).max(300)

/** The instant after the given day in UTC. */
export function endOfDay(name: string) {
  return z
    .string()
    .refine(isDay, `--${name} must be a day, YYYY-MM-DD`)
    .transform((day) => Date.parse(`${day}T00:00:00Z`) + 86_400_000)
}

/** A day, or an instant in ISO 8601, in milliseconds UTC. */
export function instant(name: string) {
  return z
    .string()
    .refine(
      (value) => isDay(value) || /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
      `--${name} must be a day, YYYY-MM-DD, or a time such as 2026-11-22T10:00Z`,
    )
    .transform((value) => Date.parse(isDay(value) ? `${value}T00:00:00Z` : value))
    .refine(Number.isFinite, `--${name} is no such time`)
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** A length of time such as 30m, 2h or 7d, in milliseconds; at most 90 days. */
export function duration(name: string) {
  const message = `--${name} must be a time such as 30m, 2h or 7d, at most 90d`
  return z
    .string()
    .regex(/^[1-9]\d{0,4}[mhd]$/, message)
    .transform((value) => Number(value.slice(0, -1)) * UNITS[value.slice(-1) as keyof typeof UNITS])
    .refine((length) => length <= 90 * UNITS.d, message)
}

function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true
}
