import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { BREAKER_NAMES, type BreakerName } from '#app/domain/operations/breakers.ts'

/** A part of the product that is switched off. Times in milliseconds UTC. */
type Off = {
  name: BreakerName
  operator: string
  since: number
  /** It switches itself on then; null: an operator does. */
  until: number | null
}

type BreakerRefusal<Name extends BreakerName = BreakerName> = {
  ok: false
  code: `${Name}_off`
  retryAfterSeconds: number
}

export type Breakers = {
  /** The refusal while a part is switched off; undefined while it is on. Costs no query. */
  refusal<Name extends BreakerName>(name: Name): BreakerRefusal<Name> | undefined
  /** Everything that is switched off now. */
  list(): Off[]
  /**
   * Switches a part off, also if it is off already.
   * @param and runs in the transaction
   */
  turnOff(off: Omit<Off, 'since'>, and: () => void): void
  /**
   * Switches a part on.
   * @param and runs in the transaction
   * @returns whether it was off
   */
  turnOn(name: BreakerName, and: () => void): boolean
}

/** When a customer may try again if no end is known. */
const TRY_AGAIN_SECONDS = 300

/** The breakers of this process; they are stored, so that a restart keeps them. The desk of operators alone changes them. */
export function createBreakers({ database, clock }: { database: Database; clock: Clock }): Breakers {
  const { sqlite } = database.writer
  const off = new Map<BreakerName, Off>()
  const stored = sqlite.prepare<[], Off>(
    'SELECT name, operator, off_since AS since, off_until AS until FROM breaker ORDER BY name',
  )
  for (const row of stored.all()) if (BREAKER_NAMES.includes(row.name)) off.set(row.name, row)

  function current(name: BreakerName): Off | undefined {
    const found = off.get(name)
    return found === undefined || (found.until !== null && found.until <= clock.now()) ? undefined : found
  }

  return {
    refusal(name) {
      const found = current(name)
      if (found === undefined) return undefined
      const wait =
        found.until === null ? TRY_AGAIN_SECONDS : Math.max(1, Math.ceil((found.until - clock.now()) / 1_000))
      return { ok: false, code: `${name}_off`, retryAfterSeconds: wait }
    },
    list: () => [...off.keys()].flatMap((name) => current(name) ?? []),
    turnOff({ name, operator, until }, and) {
      const since = clock.now()
      sqlite
        .transaction(() => {
          sqlite
            .prepare('INSERT OR REPLACE INTO breaker (name, operator, off_since, off_until) VALUES (?, ?, ?, ?)')
            .run(name, operator, since, until)
          and()
        })
        .immediate()
      off.set(name, { name, operator, since, until })
    },
    turnOn(name, and) {
      const wasOff = current(name) !== undefined
      sqlite
        .transaction(() => {
          sqlite.prepare('DELETE FROM breaker WHERE name = ?').run(name)
          and()
        })
        .immediate()
      off.delete(name)
      return wasOff
    },
  }
}
