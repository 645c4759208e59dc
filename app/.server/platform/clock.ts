/** Wall time in milliseconds since the epoch (UTC), and a monotonic time that clock adjustments do not affect. */
export type Clock = { now(): number; monotonic(): number }

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() }
