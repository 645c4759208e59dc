import type { Passwords } from '#app/.server/auth/passwords.ts'
import type { Ledger } from '#app/.server/ledger/index.ts'
import type { Mailer } from '#app/.server/mail/mailer.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'

/** The services that the account workflows use; first argument of each. */
export type AccountDeps = {
  database: Database
  ledger: Ledger
  mailer: Mailer
  passwords: Passwords
  clock: Clock
  log: Log
  /** Origin of the links in mails. */
  publicUrl: string
}
