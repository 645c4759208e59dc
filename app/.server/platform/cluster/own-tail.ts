import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = 'lease-led'

/**
 * Whether the log of a machine may have events that are not those of the leader before: it led once, and no leader has said since that
 * it has the same log. Its own last events may stand there, or LiteFS has replaced its log by that of a machine with such events. It may
 * not be filled up to what was acknowledged, because those events could stand at numbers that were given to others.
 * @param ledRun the last process that led on this machine, if no later leader has said so
 * @param holderBefore the process that held the lease before; undefined if there was none
 */
export function hasOwnTail(ledRun: string | undefined, holderBefore: string | undefined): boolean {
  return ledRun !== undefined && holderBefore !== undefined
}

/** The note that a process led on this machine, kept in its folder for state. */
export function openLedNote(stateDir: string) {
  const file = path.join(stateDir, FILE)
  let known: string | undefined
  try {
    known = readFileSync(file, 'utf8').trim() || undefined
  } catch {
    known = undefined
  }
  return {
    run: (): string | undefined => known,
    /**
     * This process leads from now on; noted before its first write.
     * @returns whether the log that it begins with has a tail of its own (`hasOwnTail`), which the note itself would answer otherwise
     */
    lead(run: string, holderBefore: string | undefined): boolean {
      const ownTail = hasOwnTail(known, holderBefore)
      writeFileSync(file, `${run}\n`, { mode: 0o600, flush: true })
      known = run
      return ownTail
    },
    /** A later leader has said that it has everything that is here. */
    forget(): void {
      if (known === undefined) return
      rmSync(file, { force: true })
      known = undefined
    },
  }
}
