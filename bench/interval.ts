/** A ratio of two builds over some rounds, with the interval that holds it in 95 of 100 such runs. */
export type Interval = { ratio: number; low: number; high: number }

/** Two-sided 95 % points of Student's distribution, by degrees of freedom; beyond the last, that one is used. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13]

/**
 * The ratio of what was measured in pairs: the mean of the pairs' logarithms, since ratios multiply. Pairs were measured right
 * after each other, so that what slows the machine for a while slows both.
 */
export function ratioOfPairs(pairs: readonly (readonly [now: number, then: number])[]): Interval {
  const logs = pairs.map(([now, then]) => Math.log(now / then)).filter(Number.isFinite)
  const mean = logs.reduce((sum, each) => sum + each, 0) / logs.length
  const degrees = logs.length - 1
  const spread = Math.sqrt(logs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / degrees / logs.length)
  const half = degrees < 1 ? Number.POSITIVE_INFINITY : spread * (STUDENT[degrees - 1] ?? STUDENT.at(-1) ?? 2)
  return { ratio: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half) }
}

/** `0.81 (0.78–0.85)` */
export function showInterval({ ratio, low, high }: Interval): string {
  if (Number.isNaN(ratio)) return '–'
  const one = ratio.toFixed(2)
  return Number.isFinite(high) ? `${one} (${low.toFixed(2)}–${high.toFixed(2)})` : one
}
