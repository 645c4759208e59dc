import type { Contact } from '#app/.server/contact/contact.ts'
import type { Ledger } from '#app/.server/ledger/index.ts'
import type { Mailer } from '#app/.server/mail/mailer.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Rotation } from '#app/.server/platform/kept-text/rotation.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { RecentAnswers } from '#app/.server/platform/recent-answers.ts'
import type { Alarms } from './alarms.ts'
import type { Breakers } from './breakers.ts'

/**
 * The services that operators' commands work with: those of the running server, or the same ones opened on the files of a
 * server that does not run. There is one desk for each data directory, so there is one writer.
 */
export type Desk = {
  database: Database
  clock: Clock
  log: Log
  stateDir: string
  /** Origin of the links in mails. */
  publicUrl: string
  mailer: Mailer
  breakers: Breakers
  alarms: Alarms
  /** Messages to the operator. */
  contact: Contact
  /** Ends the running requests of a user or a workspace, free of charge. @returns how many; none runs beside files */
  endRunsOf(who: { userId: string } | { workspaceId: string }): number
  /** What the process answered lately; undefined on files. */
  recent: RecentAnswers | undefined
  /** Changes the keys of kept texts. */
  textKeys: Rotation
  /** Resolves with the ledger, which may be read-only; on files it passes the gate first, which takes a moment. */
  ledger(): Promise<Ledger>
}
