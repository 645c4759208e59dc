import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { type Lease, PROOF_MS } from './lease.ts'
import type { LiteFs } from './litefs.ts'

/** What this machine may do: write and answer; read; neither, because it cannot prove that it leads; or not yet known. */
export type Role = 'primary' | 'replica' | 'fenced' | 'unknown'

/**
 * LiteFS alone does not decide: a primary that is cut off writes for minutes. Without its answer a holder of the lease
 * continues, since LiteFS refuses the writes of a machine that is no primary by itself.
 */
export function roleOf(litefsIsPrimary: boolean | undefined, leaseIsProven: boolean): Role {
  if (litefsIsPrimary === false) return 'replica'
  if (leaseIsProven) return 'primary'
  return litefsIsPrimary === undefined ? 'unknown' : 'fenced'
}

const TICK_MS = 250
const RENEW_MS = 1_500
/** Renewals are this close while the log grows, so that a new primary knows what was acknowledged. */
const RENEW_BUSY_MS = 400
const WATCH_MS = 2_000
/** A replica whose primary is silent for this long, in LiteFS and in the lease, must be started again. */
const DEAF_MS = PROOF_MS + 1_000

export type Membership = ReturnType<typeof joinMembers>

/**
 * Keeps the role of this machine up to date until `leave`. `onRole` is told of each change, one after another.
 * @param deps.size the number of events of the log, to see that it grows
 * @param deps.onDeaf told once LiteFS follows a primary that is gone and does not notice
 */
export function joinMembers(deps: {
  lease: Lease
  litefs: LiteFs
  clock: Pick<Clock, 'monotonic'>
  log: Log
  size: () => number
  onRole: (role: Role) => void
  onDeaf: () => void
}) {
  const { lease, litefs, clock, log } = deps
  let isPrimary: boolean | undefined
  let lastRole: Role | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let renewedSize = -1
  let trouble: string | undefined
  let left = false
  let running: Promise<void> = Promise.resolve()

  const role = (): Role => roleOf(isPrimary, lease.isProven())

  async function step(): Promise<void> {
    isPrimary = await litefs.isPrimary()
    try {
      if (isPrimary === false && lease.isHeld()) await lease.release()
      const grew = lease.isHeld() && deps.size() !== renewedSize
      const every = isPrimary === false ? WATCH_MS : grew ? RENEW_BUSY_MS : RENEW_MS
      if (clock.monotonic() - askedAt >= every) {
        askedAt = clock.monotonic()
        renewedSize = deps.size()
        if (isPrimary === true || lease.isHeld()) await lease.turn()
        else await lease.watch()
      }
      trouble = undefined
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      if (trouble === undefined) log.warn({ event: 'cluster.lease_unreachable', why }, 'the lease cannot be reached')
      trouble = why
    }
    tell()
    const lag = litefs.lagMs() ?? 0
    if (isPrimary === false && lag > DEAF_MS && lease.stillMs() > DEAF_MS) deps.onDeaf()
  }

  function tell(): void {
    const now = role()
    if (now === lastRole || left) return
    log.warn(
      { event: 'cluster.role', role: now, before: lastRole ?? null, holder: lease.holder()?.node ?? null },
      'role',
    )
    lastRole = now
    deps.onRole(now)
  }

  function next(): void {
    if (left) return
    running = step().finally(() => setTimeout(next, TICK_MS).unref())
  }
  next()
  // The proof grows old while the store does not answer, too.
  const watch = setInterval(tell, TICK_MS).unref()

  return {
    role,
    /** Asks LiteFS once more, now. */
    async look(): Promise<void> {
      isPrimary = await litefs.isPrimary()
      tell()
    },
    /** Whether an answer may be given now that says that something was saved. */
    mayAcknowledge: () => role() === 'primary',
    leader: () => lease.holder(),
    /** Whether the holder of the lease has renewed it lately. */
    leaderIsFresh: () => lease.holder() !== undefined && lease.stillMs() < PROOF_MS + WATCH_MS,
    proofAgeMs: () => lease.proofAgeMs(),
    inherited: () => lease.inherited(),
    positions: () => litefs.positions(),
    lagMs: () => litefs.lagMs(),
    /** Ends; gives the lease back, so that another machine leads at once. */
    async leave(): Promise<void> {
      left = true
      clearInterval(watch)
      await running
      await lease.release().catch(() => undefined)
    },
  }
}
