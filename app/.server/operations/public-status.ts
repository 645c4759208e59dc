import { headOf, type Ledger, latestCheckpoint } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { PartState, Status } from '#app/domain/operations/status.ts'
import type { Breakers } from './breakers.ts'

type Deps = {
  database: Database
  ledger: Pick<Ledger, 'readOnly'>
  breakers: Pick<Breakers, 'refusal'>
  clock: Clock
  /** The connected model; undefined with the built-in engine. */
  model: string | undefined
  takesPayments: boolean
  /** When a backup was last restored as a drill; null: never recorded. */
  lastDrill(): number | null
  /** Why the process cannot serve; undefined if it can. */
  trouble(): string | undefined
}

/** What anybody may know of the running server: which parts work, and how far the ledger is signed. No query grows with use. */
export function createPublicStatus(deps: Deps): () => Status {
  const { database, ledger, breakers, clock, model } = deps
  const since = clock.now()
  const unlessOff = (isOff: boolean): PartState => (isOff ? 'off' : 'works')
  return () => {
    // Without a disk or a ledger that takes writes, nothing can be charged, so nothing is answered either.
    const isHeld = deps.trouble() !== undefined || ledger.readOnly !== undefined
    const parts = {
      assistant: unlessOff(isHeld || breakers.refusal('assistant') !== undefined),
      registration: unlessOff(isHeld || breakers.refusal('registration') !== undefined),
      mails: unlessOff(breakers.refusal('mails') !== undefined),
      payments: deps.takesPayments ? unlessOff(isHeld) : ('absent' as const),
      ledger: unlessOff(isHeld),
    }
    const signed = latestCheckpoint(database.reader)
    const events = headOf(database.reader).size
    return {
      at: clock.now(),
      since,
      model: model ?? null,
      parts,
      allWork: !Object.values(parts).includes('off'),
      drillAt: deps.lastDrill(),
      log: { events, unsigned: events - (signed?.size ?? 0), signedAt: signed?.publishedAt ?? null },
    }
  }
}
