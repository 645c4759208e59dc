import { availableParallelism, loadavg } from 'node:os'

/**
 * A deadline in milliseconds that a busy machine gets more of: `ms` on a quiet one, and as many times that as there are
 * processes for each core.
 */
export function patience(ms: number): number {
  const [lastMinute = 0] = loadavg()
  return Math.ceil(ms * Math.max(1, lastMinute / availableParallelism()))
}
