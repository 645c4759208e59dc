import type { Clock } from '#app/.server/platform/clock.ts'

/** A step further than this is a clock fault until it has proved itself. */
const MAX_STEP_MS = 5 * 60_000
/** How long a new time must hold steady against the monotonic clock before it is believed. */
const STEADY_MS = 5 * 60_000

/** `at` is safe to write down; `suspect` says that the wall clock disagrees with it, so that nothing new may start. */
export type Reading = { at: number; suspect: boolean }

/**
 * Times for events: never before `lastAt`, and never taken from a wall clock that has just jumped (reference 2.7).
 * A jump is measured against the monotonic clock of this process; a first reading has nothing to compare with, so a
 * long downtime is no jump. While the wall clock is suspect, time continues from the last good reading. A machine that
 * slept looks like a jump too: a new time that holds steady for five minutes is taken over.
 */
export function createTimekeeper(clock: Clock): (lastAt: number) => Reading {
  let good: { wall: number; mono: number } | undefined
  let jumped: { wall: number; mono: number } | undefined

  return function read(lastAt) {
    const wall = clock.now()
    const mono = clock.monotonic()
    good ??= { wall, mono }
    if (Math.abs(wall - (good.wall + mono - good.mono)) <= MAX_STEP_MS) {
      good = { wall, mono }
      jumped = undefined
    } else if (jumped === undefined || Math.abs(wall - (jumped.wall + mono - jumped.mono)) > MAX_STEP_MS) {
      jumped = { wall, mono }
    } else if (mono - jumped.mono >= STEADY_MS) {
      good = { wall, mono }
      jumped = undefined
    }
    const trusted = Math.floor(good.wall + mono - good.mono)
    return { at: Math.max(lastAt, trusted), suspect: jumped !== undefined || trusted < lastAt - MAX_STEP_MS }
  }
}
