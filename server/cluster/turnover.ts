import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Copies } from '#app/.server/platform/cluster/copies.ts'

/**
 * For how long new requests that write are held back while those that run end: they wait for 5 s in all, and the next leader needs the rest
 * of that to begin.
 */
const HELD_BACK_MS = 1_500
const LOOK_MS = 10
/** After an attempt in vain this machine takes requests for as long as this at least. */
const AGAIN_MS = 3_000

type Deps = {
  clock: Pick<Clock, 'monotonic'>
  mayAcknowledge(): boolean
  /** Whether a request runs here whose answer only a leader may give. */
  isBusy(): boolean
  settle: Copies['settle']
  /** Gives the lease back, and waits until another machine writes or it is clear that none will. */
  stepDown(): Promise<void>
  pause?: (milliseconds: number) => Promise<unknown>
}

/**
 * Hands the lead to a machine that asks for it, without a request that is refused: new ones that write are held back, those that run
 * end, the other machines get everything, and only then the lease is given back. If that takes too long, this machine leads on.
 */
export function createTurnover({ clock, mayAcknowledge, isBusy, settle, stepDown, pause = delay }: Deps) {
  let isHandingOver = false
  let endedAt = Number.NEGATIVE_INFINITY

  async function isIdleBy(until: number): Promise<boolean> {
    while (isBusy()) {
      if (clock.monotonic() >= until) return false
      await pause(LOOK_MS)
    }
    return true
  }

  async function handOver(): Promise<void> {
    const until = clock.monotonic() + HELD_BACK_MS
    if (!(await isIdleBy(until))) return
    const outOfTime = pause(Math.max(0, until - clock.monotonic())).then(() => 'late' as const)
    if ((await Promise.race([settle(), outOfTime])) !== 'held') return
    await stepDown()
  }

  return {
    /** Whether a request that writes has to wait, although this machine leads. */
    holdsBack: () => isHandingOver,
    /** Another machine asks to lead. @returns false if it has to ask again later */
    ask(): boolean {
      if (isHandingOver) return true
      if (!mayAcknowledge() || clock.monotonic() - endedAt < AGAIN_MS) return false
      isHandingOver = true
      void handOver()
        .catch(() => undefined)
        .finally(() => {
          isHandingOver = false
          endedAt = clock.monotonic()
        })
      return true
    },
  }
}
