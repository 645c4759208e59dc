import { availableParallelism, loadavg } from 'node:os'

/**
 * A deadline in milliseconds that grows on a busy machine: `ms` on a quiet one, otherwise `ms` times the number of
 * runnable processes for each core.
 */
export function patience(ms: number): number {
  const [lastMinute = 0] = loadavg()
  return Math.ceil(ms * Math.max(1, lastMinute / availableParallelism()))
}
