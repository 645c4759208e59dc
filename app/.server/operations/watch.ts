import type { Alarms } from './alarms.ts'

/** A single failure is often a restart of the other side. */
const FAILURES_IN_A_ROW = 3

/** The watchdog logs a quarter of a second; an operator is woken for a full one. */
const HELD_MS = 1_000

type Raise = Pick<Alarms, 'raise'>

/** The same work; the third failure in a row raises an alarm. Failures pass through. */
export function watchPublishing<Published>(alarms: Raise, publish: () => Promise<Published>): () => Promise<Published> {
  let failures = 0
  return async () => {
    try {
      const published = await publish()
      failures = 0
      return published
    } catch (error) {
      failures += 1
      if (failures >= FAILURES_IN_A_ROW) alarms.raise('failed_publish', { failures })
      throw error
    }
  }
}

/** A look at the ledger that raises an alarm while it takes no events, and for each account that it has stopped. */
export function watchLedger(
  alarms: Raise,
  ledger: { readonly readOnly: string | undefined; readonly stopped: ReadonlyMap<string, string> },
): () => void {
  return () => {
    for (const account of ledger.stopped.keys()) alarms.raise('account_stopped', { subject: account })
    if (ledger.readOnly !== undefined) alarms.raise('ledger_read_only', { subject: ledger.readOnly })
  }
}

/** A look at the jobs of the process that raises an alarm for each one that is overdue. */
export function watchJobs(
  alarms: Raise,
  jobs: { overdue(): readonly { name: string; minutes: number }[] },
): () => void {
  return () => {
    for (const { name, minutes } of jobs.overdue()) alarms.raise('overdue_job', { subject: name, minutes })
  }
}

/** Raises an alarm for an event loop that was held for a second or more. */
export function watchLoop(alarms: Raise): (milliseconds: number) => void {
  return (milliseconds) => {
    if (milliseconds >= HELD_MS) alarms.raise('held_loop', { milliseconds })
  }
}
