import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const AT_ONCE = 3
const PER_MINUTE = 20

export type AdmissionRefusal = { ok: false; code: 'too_many_at_once' | 'rate_limited'; retryAfterSeconds: number }

/** Per-user limits on what costs money upstream. */
export type Admission = {
  /** Takes a place among the user's running requests; `leave` gives it back. */
  enter(userId: string): { ok: true; leave: () => void } | AdmissionRefusal
  /** Counts a request against the minute. Fails closed: if the limiter cannot answer, the request is refused. */
  count(userId: string): Promise<{ ok: true } | AdmissionRefusal>
}

/** Three requests at once and twenty a minute for each user, multiplied by `scale` (RATE_LIMIT_SCALE). */
export function createAdmission(scale: number): Admission {
  const atOnce = Math.max(1, Math.floor(AT_ONCE * scale))
  const running = new Map<string, number>()
  const minute = new RateLimiterMemory({ points: Math.max(1, Math.floor(PER_MINUTE * scale)), duration: 60 })

  return {
    enter(userId) {
      const now = running.get(userId) ?? 0
      if (now >= atOnce) return { ok: false, code: 'too_many_at_once', retryAfterSeconds: 1 }
      running.set(userId, now + 1)
      return {
        ok: true,
        leave() {
          const left = (running.get(userId) ?? 1) - 1
          if (left === 0) running.delete(userId)
          else running.set(userId, left)
        },
      }
    },
    async count(userId) {
      try {
        await minute.consume(userId)
        return { ok: true }
      } catch (refused) {
        const waitMs = refused instanceof RateLimiterRes ? refused.msBeforeNext : 60_000
        return { ok: false, code: 'rate_limited', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
      }
    },
  }
}
