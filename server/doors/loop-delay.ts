import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10

/** Measures how late the event loop is. The runtime itself takes the samples, a hundred a second while it is quick. */
export function createLoopDelay() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  // Never reset: the first sample after a reset is lost, and under overload that one is the slow turn itself.
  let before = { count: 0, sum: 0 }
  return {
    /** Mean delay since the last call, in milliseconds; 0 without a sample. */
    mean(): number {
      const { count } = histogram
      const after = { count, sum: count === 0 ? 0 : histogram.mean * count }
      const samples = after.count - before.count
      const mean = samples === 0 ? 0 : (after.sum - before.sum) / samples / 1e6 - RESOLUTION_MS
      before = after
      return Math.max(0, mean)
    },
    stop: () => void histogram.disable(),
  }
}
