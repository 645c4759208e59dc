import type { Clock } from '#app/.server/platform/clock.ts'

/** Two clocks that differ by more are not the same time. */
const MAX_DIFFERENCE_MS = 5 * 60_000
/** How long a process must have run without a jump before its clock is believed without a second source. */
const OWN_WORD_MS = 60 * 60_000

/**
 * Whether the wall clock of this process may begin a month. A machine can start with a clock that is days ahead, and what is
 * sealed and published then cannot be taken back, so a later month waits for a second source, an operator's word, or an hour.
 */
export type ClockTrust = {
  /** `contradicted` is never believed on the process's own word. */
  state(): 'confirmed' | 'unconfirmed' | 'contradicted'
  /** Whether a month may begin now, and an old one be sealed. */
  isBelieved(): boolean
  /** Compares with the time that a second source told within the last seconds, in milliseconds UTC. */
  hear(time: number): 'confirmed' | 'contradicted'
  /** The wall clock has jumped: what was confirmed is another time, and the hour starts again. */
  doubt(): void
}

export function createClockTrust(clock: Clock): ClockTrust {
  let state: ReturnType<ClockTrust['state']> = 'unconfirmed'
  let since = clock.monotonic()
  return {
    state: () => state,
    isBelieved: () => state === 'confirmed' || (state === 'unconfirmed' && clock.monotonic() - since >= OWN_WORD_MS),
    hear(time) {
      state = Math.abs(clock.now() - time) <= MAX_DIFFERENCE_MS ? 'confirmed' : 'contradicted'
      return state
    },
    doubt() {
      state = 'unconfirmed'
      since = clock.monotonic()
    },
  }
}

/** For commands that an operator gives by hand, who answers for the clock. */
export const TRUSTED_CLOCK: ClockTrust = {
  state: () => 'confirmed',
  isBelieved: () => true,
  hear: () => 'confirmed',
  doubt: () => undefined,
}
