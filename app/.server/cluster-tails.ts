import path from 'node:path'
import { registeredSince } from './auth/registrations.ts'
import { type ClusterEnd, keepTail, keptTails, settleTails } from './operations/kept-tails.ts'
import { systemClock } from './platform/clock.ts'
import { type Handle, openReadOnly } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import type { Log } from './platform/log.ts'

const LOOK_MS = 5_000

/**
 * Looks after the events that only this machine had: keeps them when it leads no more, removes them once the log that it follows
 * holds them, and says of the others, once each, that they are lost.
 */
export function watchTails(
  { stateDir, dataDir }: Pick<Env, 'stateDir' | 'dataDir'>,
  log: Log,
  endOfCluster: () => ClusterEnd,
) {
  const toldOf = new Set<string>()
  let lost = 0

  function look(): void {
    try {
      const settled =
        keptTails(stateDir).length === 0 ? [] : withLog((handle) => settleTails(handle, stateDir, endOfCluster()))
      lost = settled.length
      for (const { tail, lost: events } of settled) {
        if (toldOf.has(tail.file)) continue
        toldOf.add(tail.file)
        const file = path.basename(tail.file)
        log.error({ event: 'cluster.tail_lost', events, file }, 'this machine had events that the log does not hold')
      }
    } catch (error) {
      log.warn({ event: 'cluster.tails_unread', error }, 'kept events could not be compared')
    }
  }

  function withLog<Value>(read: (handle: Handle) => Value): Value {
    const handle = openReadOnly(path.join(dataDir, 'penmark.db'), stateDir)
    try {
      return read(handle)
    } finally {
      handle.sqlite.close()
    }
  }

  const timer = setInterval(look, LOOK_MS).unref()
  return {
    /** LiteFS may replace the databases at any moment from now on. */
    keep(): void {
      try {
        const now = systemClock.now()
        const events = withLog((handle) =>
          keepTail({ log: handle, registrations: (at) => registeredSince(handle, at), stateDir, now }),
        )
        if (events > 0) log.warn({ event: 'cluster.tail_kept', events }, 'what is not published yet was kept')
      } catch (error) {
        log.error({ event: 'cluster.tail_not_kept', error }, 'what is not published yet could not be kept')
      }
    },
    /** How many kept tails hold events that are lost, as of the last look. */
    lost: () => lost,
    close: () => clearInterval(timer),
  }
}
