import type { Clock } from '#app/.server/platform/clock.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Refusal } from '#app/domain/result.ts'
import type { WorkCost } from './pool.ts'

/** Processor time of workers that one user may take in each window. An ordinary request takes a tenth of a second. */
const SECONDS = 120
const WINDOW_MS = 10 * 60_000
/** After so many jobs that cost their thread within a window, a user's texts are refused for a while. */
const LOST_THREADS_MAX = 3
const PAUSE_MS = 5 * 60_000
/** How many users are remembered; the one that worked the longest time ago is forgotten first. */
const USERS_MAX = 20_000

/** What a user may still ask of the workers, as calls publish it. Times are milliseconds UTC. */
export type WorkLimits = { seconds: number; windowSeconds: number; usedSeconds: number; resetsAt: number }

export type AllowanceRefusal = Refusal<'text_allowance_used' | 'text_paused'> & {
  retryAfterSeconds: number
  limits: WorkLimits
}

export type Allowance = {
  /** The refusal of a user who has used up the time of a window, or whose texts cost their threads repeatedly. */
  refusalOf(user: string): AllowanceRefusal | undefined
  /** Counts a job that ran. */
  count(cost: WorkCost): void
  limitsOf(user: string): WorkLimits
}

type Account = { begins: number; usedMs: number; lostThreads: number[]; pausedUntil: number }

/**
 * Counts the workers' processor time for each user, in windows of ten minutes that begin with a user's first job. Kept in
 * memory, so a restart forgets it.
 * @param deps.scale multiplies both limits (`RATE_LIMIT_SCALE`)
 */
export function createAllowance(deps: { clock: Clock; log: Pick<Log, 'warn'>; scale: number }): Allowance {
  const { clock, log } = deps
  const seconds = Math.max(1, Math.round(SECONDS * deps.scale))
  const lostMax = Math.max(1, Math.round(LOST_THREADS_MAX * deps.scale))
  const accounts = new Map<string, Account>()

  /** The account of a user at this moment, with an expired window left behind. */
  function accountOf(user: string): Account {
    const now = clock.now()
    const known = accounts.get(user)
    if (known !== undefined && now < known.begins + WINDOW_MS) return known
    return {
      begins: now,
      usedMs: 0,
      lostThreads: (known?.lostThreads ?? []).filter((at) => at > now - WINDOW_MS),
      pausedUntil: known?.pausedUntil ?? 0,
    }
  }

  function limitsOf(user: string): WorkLimits {
    const { begins, usedMs } = accountOf(user)
    return {
      seconds,
      windowSeconds: WINDOW_MS / 1000,
      usedSeconds: Math.round(usedMs / 10) / 100,
      resetsAt: begins + WINDOW_MS,
    }
  }

  return {
    refusalOf(user) {
      const now = clock.now()
      const { begins, usedMs, pausedUntil } = accountOf(user)
      const refuse = (code: AllowanceRefusal['code'], until: number): AllowanceRefusal => ({
        ...{ ok: false, code, limits: limitsOf(user) },
        retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)),
      })
      if (now < pausedUntil) return refuse('text_paused', pausedUntil)
      if (usedMs >= seconds * 1000) return refuse('text_allowance_used', begins + WINDOW_MS)
      return undefined
    },
    count({ user, cpuMs, lostThread }) {
      const now = clock.now()
      const account = accountOf(user)
      account.usedMs += cpuMs
      if (lostThread) {
        account.lostThreads = [...account.lostThreads.filter((at) => at > now - WINDOW_MS), now]
        if (account.lostThreads.length >= lostMax) {
          account.pausedUntil = now + PAUSE_MS
          account.lostThreads = []
          log.warn({ event: 'text_work.paused', userId: user }, 'texts of a user took too long repeatedly')
        }
      }
      accounts.delete(user)
      accounts.set(user, account)
      const [oldest] = accounts.keys()
      if (accounts.size > USERS_MAX && oldest !== undefined) accounts.delete(oldest)
    },
    limitsOf,
  }
}
