import type { Clock } from '#app/.server/platform/clock.ts'
import { nextPeriodStart } from '#app/domain/usage/period.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { type ClockTrust, TRUSTED_CLOCK } from './clock-trust.ts'

/** A step further than this is a clock fault until it has proved itself. */
const MAX_STEP_MS = 5 * 60_000
/** How long a new time must hold steady against the monotonic clock before it is believed. */
const STEADY_MS = 5 * 60_000

/**
 * `at` is safe to write down; `suspect` says that the wall clock disagrees with it, so that nothing new may start; `maySeal`
 * that the clock is believed enough to close a month for good.
 */
export type Reading = { at: number; suspect: boolean; maySeal: boolean }

/** An event `clock.corrected`: the time of the log, and that of the right clock. */
export type Correction = { at: number; clock: number }

/**
 * Times for events: never before `lastAt`, and never taken from a wall clock that has just jumped (reference 2.7).
 * A jump is measured against the monotonic clock of this process. While the wall clock is suspect, time continues from the
 * last good reading. A machine that slept looks like a jump too: a new time that holds steady for five minutes is taken over.
 *
 * A first reading has nothing to compare with, so a long downtime is no jump; but a later month than that of `lastAt` begins
 * only once `trust` believes the clock. Until then time continues from `lastAt`, within its month.
 */
export function createTimekeeper(
  clock: Clock,
  trust: ClockTrust = TRUSTED_CLOCK,
  lastCorrection: () => Correction | undefined = () => undefined,
): (lastAt: number) => Reading {
  let good: { wall: number; mono: number } | undefined
  let jumped: { wall: number; mono: number } | undefined
  /** The time at which a later month was first held back. */
  let held: { at: number; mono: number } | undefined

  function steadyTime(): number {
    const wall = clock.now()
    const mono = clock.monotonic()
    good ??= { wall, mono }
    if (Math.abs(wall - (good.wall + mono - good.mono)) <= MAX_STEP_MS) {
      good = { wall, mono }
      jumped = undefined
    } else if (jumped === undefined || Math.abs(wall - (jumped.wall + mono - jumped.mono)) > MAX_STEP_MS) {
      jumped = { wall, mono }
      trust.doubt()
    } else if (mono - jumped.mono >= STEADY_MS) {
      good = { wall, mono }
      jumped = undefined
    }
    return Math.floor(good.wall + mono - good.mono)
  }

  /** A time within the month of the last event, since the next one may not begin yet. */
  function heldBack(lastAt: number): number {
    held ??= { at: lastAt, mono: clock.monotonic() }
    const passed = Math.floor(held.at + clock.monotonic() - held.mono)
    return Math.max(lastAt, Math.min(passed, nextPeriodStart(periodOf(lastAt)) - 1))
  }

  /** Whether an operator has said that the log is ahead: its time then stands still until the clock has reached it. */
  function isCorrected(lastAt: number, trusted: number): boolean {
    const correction = lastCorrection()
    return correction !== undefined && correction.at === lastAt && trusted >= correction.clock - MAX_STEP_MS
  }

  return function read(lastAt) {
    const trusted = steadyTime()
    const believed = trust.isBelieved()
    // A fresh log has no month yet.
    if (!believed && lastAt > 0 && trusted >= nextPeriodStart(periodOf(lastAt))) {
      return { at: heldBack(lastAt), suspect: true, maySeal: false }
    }
    held = undefined
    const suspect = jumped !== undefined || (trusted < lastAt - MAX_STEP_MS && !isCorrected(lastAt, trusted))
    return { at: Math.max(lastAt, trusted), suspect, maySeal: believed && !suspect }
  }
}
