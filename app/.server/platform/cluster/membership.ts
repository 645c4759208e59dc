import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { type Lease, PROOF_MS, TAKE_OVER_MS } from './lease.ts'
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
/** Renewals are this close at most, while answers wait for one. */
const SOON_MS = 50
/** As long an answer waits for the renewal that tells of its event. */
const NOTED_MS = 2_500
/** A machine that stepped down waits this long for another one to write. Then it leads again. */
const STEP_BACK_MS = 3_000
/** A primary that is silent for this long, in LiteFS and in the lease, is gone. */
const SILENT_MS = PROOF_MS + 1_000
/** Consul frees the lock of a machine that is gone after twice its time to live of 10 s; see litefs.yml. */
const FREED_MS = 21_000

/**
 * Whether LiteFS waits on a stream whose other end is gone, which it does not notice, since it has no time limit there. (A stream
 * that was closed makes it ask Consul by itself.) It is to be started again only once its lock is free: before, it would go back
 * to the same machine. Without word of the lock the time is that in which Consul frees it.
 * @param heard.followsMs for how long LiteFS has had a stream without a break; 0 without one
 * @param heard.lagMs since the last heartbeat; 0 if there was none since LiteFS started
 */
export function isDeaf(
  { stillMs, lagMs, followsMs }: { stillMs: number; lagMs: number | undefined; followsMs: number },
  isLockFree: boolean | undefined,
): boolean {
  if (isLockFree === false) return false
  return Math.min(stillMs, followsMs, lagMs || followsMs) >= (isLockFree === true ? SILENT_MS : FREED_MS)
}

export type Membership = ReturnType<typeof joinMembers>

/**
 * Keeps the role of this machine up to date until `leave`. `onRole` is told of each change, one after another.
 * @param deps.size the number of events of the log, to see that it grows
 * @param deps.onDeaf told once LiteFS follows a primary that is gone and does not notice
 */
export function joinMembers(deps: {
  lease: Lease
  litefs: Omit<LiteFs, 'promote'>
  clock: Pick<Clock, 'monotonic'>
  log: Log
  size: () => number
  onRole: (role: Role) => void
  onDeaf: () => void
  /** Asks LiteFS to let this machine write. */
  promote?: () => Promise<unknown>
  /** Whether LiteFS's own lock may be taken; undefined if that is not known. */
  isLockFree?: () => Promise<boolean | undefined>
}) {
  const { lease, litefs, clock, log } = deps
  let isPrimary: boolean | undefined
  /** Since when LiteFS has had a stream without a break. */
  let followsSince: number | undefined
  let lastRole: Role | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let renewedSize = -1
  let trouble: string | undefined
  let left = false
  /** The machine that leads has said that it stops. */
  let isNext = false
  /** Until when this machine takes no lease, so that another one can. */
  let stepsBackUntil: number | undefined
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let waiting: { size: number; until: number; resolve: (isNoted: boolean) => void }[] = []

  const role = (): Role => roleOf(isPrimary, lease.isProven())

  async function lookAtLiteFs(): Promise<void> {
    const found = await litefs.look()
    isPrimary = found?.isPrimary
    followsSince = found?.follows === true ? (followsSince ?? clock.monotonic()) : undefined
  }

  async function isDeafNow(): Promise<boolean> {
    if (followsSince === undefined) return false
    const followsMs = clock.monotonic() - followsSince
    const heard = { stillMs: lease.stillMs(), lagMs: litefs.lagMs(), followsMs }
    return isDeaf(heard, true) && isDeaf(heard, await deps.isLockFree?.())
  }

  /** The lease was given back a moment ago: one machine takes it soon, and the others then pass requests on to it. */
  const isFree = () => lease.isReleased() && lease.stillMs() < TAKE_OVER_MS

  async function step(): Promise<void> {
    await lookAtLiteFs()
    try {
      if (isPrimary === false && lease.isHeld()) await lease.release()
      if (isPrimary === false || clock.monotonic() >= (stepsBackUntil ?? Number.POSITIVE_INFINITY))
        stepsBackUntil = undefined
      const grew = lease.isHeld() && deps.size() !== renewedSize
      const busy = waiting.length > 0 ? 0 : RENEW_BUSY_MS
      const usual = isPrimary === false ? WATCH_MS : grew ? busy : RENEW_MS
      const every = isFree() || (isNext && isPrimary === false) ? 0 : usual
      if (clock.monotonic() - askedAt >= every) {
        askedAt = clock.monotonic()
        renewedSize = deps.size()
        if (stepsBackUntil === undefined && (isPrimary === true || lease.isHeld())) await lease.turn()
        else await lease.watch()
      }
      trouble = undefined
      // Before its holder gave it back, the answers of that one would be cut off.
      if (isNext && (isPrimary !== false || lease.isReleased())) {
        isNext = false
        if (isPrimary === false) await deps.promote?.()
        await lookAtLiteFs()
        // Requests wait for it.
        if (isPrimary === true && !lease.isHeld()) await lease.turn()
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      if (trouble === undefined) log.warn({ event: 'cluster.lease_unreachable', why }, 'the lease cannot be reached')
      trouble = why
    }
    tell()
    answerWaiting()
    if (await isDeafNow()) deps.onDeaf()
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

  function answerWaiting(): void {
    const leads = role() === 'primary' && !left
    const now = clock.monotonic()
    const isOver = ({ size, until }: (typeof waiting)[number]) => !leads || lease.markedSize() >= size || now >= until
    const over = waiting.filter(isOver)
    waiting = waiting.filter((each) => !over.includes(each))
    for (const { size, resolve } of over) resolve(leads && lease.markedSize() >= size)
  }

  function next(): void {
    timer = undefined
    if (left) return
    running = step().finally(() => {
      timer = setTimeout(next, waiting.length > 0 ? SOON_MS : TICK_MS).unref()
    })
  }
  next()
  // The proof grows old while the store does not answer, too.
  const watch = setInterval(() => {
    tell()
    answerWaiting()
  }, TICK_MS).unref()

  /** The next renewal comes as soon as it may. */
  function hurry(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = setTimeout(next, Math.max(0, askedAt + SOON_MS - clock.monotonic())).unref()
  }

  return {
    role,
    /** Asks LiteFS once more, now. */
    async look(): Promise<void> {
      await lookAtLiteFs()
      tell()
    },
    /** Whether an answer may be given now that says that something was saved. */
    mayAcknowledge: () => role() === 'primary',
    /**
     * Resolves with true once the lease tells how far the log has come at this call: no later leader then gives one of its numbers to
     * another event. False if this machine cannot prove any more that it leads.
     */
    noted(): Promise<boolean> {
      const size = deps.size()
      if (size > 0 && !lease.isWhole()) {
        tell()
        return Promise.resolve(false)
      }
      if (role() !== 'primary' || lease.markedSize() >= size) return Promise.resolve(role() === 'primary')
      return new Promise((resolve) => {
        waiting.push({ size, until: clock.monotonic() + NOTED_MS, resolve })
        hurry()
      })
    },
    leader: () => lease.holder(),
    /** The machine that leads stops: this one leads as soon as that one has given the lease back. */
    followUp(): void {
      isNext = true
    },
    /**
     * Gives the lease back although LiteFS writes here, so that another machine can ask LiteFS to lead. Resolves once that has happened, or once
     * this machine leads on because none did.
     */
    async stepDown(): Promise<void> {
      // Before the wait, so that no turn between takes it again.
      stepsBackUntil = clock.monotonic() + STEP_BACK_MS
      await running
      await lease.release().catch(() => undefined)
      await lease.watch().catch(() => undefined)
      tell()
      while (stepsBackUntil !== undefined && !left) await delay(TICK_MS / 5)
    },
    isFree,
    leaderMark: () => lease.holderMark(),
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
      clearTimeout(timer)
      answerWaiting()
      await running
      await lease.release().catch(() => undefined)
    },
  }
}
