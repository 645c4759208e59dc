/** Work on a text of a given kind, repeated at growing lengths. It may need models, and then answers a promise. */
export type Work = (text: string) => unknown

/** How the time of some work grows: as the `exponent`-th power of the length; 1 is linear. */
export type Growth = { exponent: number; ms: number; length: number }

export type Measure = {
  /** Lengths in UTF-16 units, ascending; each further one doubles. */
  lengths: readonly number[]
  /** Work that takes less at the greatest length is not measured there. */
  floorMs: number
  /** It is measured at four times the lengths instead, unless it takes less than this: then its growth cannot matter. */
  ignoredMs: number
  /** A growth above this is measured again, at twice the lengths, before it is believed. */
  limit: number
}

/**
 * How the processor time of some work grows with its text. Only the ratio of times on the same machine counts, each the
 * least of several runs, so that neither a slow nor a busy machine changes the result. Null below the floor.
 */
export async function growthOf(
  work: Work,
  textOf: (length: number) => string,
  measure: Measure,
): Promise<Growth | null> {
  const { floorMs, ignoredMs, limit } = measure
  let lengths = measure.lengths
  const [shortest = 0] = lengths
  // The first run compiles the patterns.
  await work(textOf(shortest))
  const longest = lengths.at(-1) ?? shortest
  const quick = await cpuMs(work, textOf(longest))
  if (quick < ignoredMs) return null
  if (quick < floorMs) lengths = lengths.map((length) => length * 4)
  // Two runs settle the usual case; only what seems to grow faster is measured with care.
  const [from, to] = quick < floorMs ? [longest, longest * 4] : [shortest, longest]
  const least = quick < floorMs ? quick : await cpuMs(work, textOf(from))
  const ms = quick < floorMs ? await cpuMs(work, textOf(to)) : quick
  const exponent = Math.log(ms / least) / Math.log(to / from)
  if (exponent <= limit) return { exponent, ms, length: to }
  for (let round = 1; round <= 3; round += 1) {
    const found = await fitted(work, textOf, lengths, floorMs, round)
    if (found === null || found.exponent <= limit || round === 3) return found
    // A slow and clearly steeper growth is no noise.
    if (found.exponent > limit + 0.4 && found.ms > 100) return found
    lengths = lengths.map((length) => length * 2)
  }
  return null
}

async function fitted(
  work: Work,
  textOf: (length: number) => string,
  lengths: readonly number[],
  floorMs: number,
  round: number,
): Promise<Growth | null> {
  const [shortest = 0] = lengths
  const longest = lengths.at(-1) ?? shortest
  const first = await cpuMs(work, textOf(longest))
  if (first < floorMs || (await cpuMs(work, textOf(longest))) < floorMs) return null
  const points: { x: number; y: number }[] = []
  for (const length of lengths) {
    const text = textOf(length)
    let least = length === longest ? first : Number.POSITIVE_INFINITY
    for (let run = 0; run < 3 * round - 2; run += 1) least = Math.min(least, await cpuMs(work, text))
    points.push({ x: Math.log(length), y: Math.log(Math.max(0.01, least)) })
  }
  return { exponent: slopeOf(points), ms: Math.exp(points.at(-1)?.y ?? 0), length: longest }
}

/** Processor time of this process, which does not pass while other processes have the machine. */
export async function cpuMs(work: Work, text: string): Promise<number> {
  const start = process.cpuUsage()
  const result = work(text)
  if (result instanceof Promise) await result
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** The slope of the line that fits the points best (least squares). */
function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(points.map((point) => point.x))
  const y = mean(points.map((point) => point.y))
  const above = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0)
  return above / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
}
