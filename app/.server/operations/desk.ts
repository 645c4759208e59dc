import type { Ledger } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'

/**
 * The services that operators' commands work with: those of the running server, or the same ones opened on the files of a
 * server that does not run. There is one desk for each data directory, so there is one writer.
 */
export type Desk = {
  database: Database
  clock: Clock
  log: Log
  dataDir: string
  /** Resolves with the ledger, which may be read-only; on files it passes the gate first, which takes a moment. */
  ledger(): Promise<Ledger>
}
