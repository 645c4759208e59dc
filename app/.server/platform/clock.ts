/** Wall time in milliseconds since the epoch (UTC) and a monotonic reading that no clock adjustment moves. */
export type Clock = { now(): number; monotonic(): number }

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() }
