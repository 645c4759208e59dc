/** Owners get an alert at these percentages of the month's limit; lowest first. */
const THRESHOLDS = [80, 100] as const
export type Threshold = (typeof THRESHOLDS)[number]

/**
 * The alert that is due now, if any: the highest threshold that is reached, unless it or a higher one was sent in this
 * month. After a change to a larger plan the share falls; reaching a threshold a second time sends nothing.
 * @param month.limit in requests; a limit of 0 has no share and no alert
 */
export function dueAlert(month: { used: number; limit: number }, sent: ReadonlySet<Threshold>): Threshold | undefined {
  if (month.limit <= 0) return undefined
  const reached = THRESHOLDS.findLast((threshold) => month.used * 100 >= month.limit * threshold)
  if (reached === undefined) return undefined
  return THRESHOLDS.some((threshold) => threshold >= reached && sent.has(threshold)) ? undefined : reached
}

/** The hour of Monday, in UTC, from which the digest of the previous week is sent. */
const DIGEST_HOUR = 8

/** True from Monday 08:00 UTC to the end of the week that begins then. */
export function digestMayGo(weekStart: number, now: number): boolean {
  return now >= weekStart + DIGEST_HOUR * 60 * 60 * 1000
}
