import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { register } from '#app/.server/account/sign-in/register.ts'
import { verifyEmail } from '#app/.server/account/sign-in/verify-email.ts'
import { createPasswords, type Passwords } from '#app/.server/auth/passwords.ts'
import { createMailer } from '#app/.server/mail/mailer.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { type FakeClock, ledgerOnDisk, type TestLedger } from './ledger-fixture.ts'

export type TestAccounts = AccountDeps & {
  clock: FakeClock
  dataDir: string
  /** Everything logged so far, one JSON line each. */
  logged: string[]
  /** The texts of all mails so far, oldest first, decoded. */
  mails(): string[]
  /** The newest mailed token; `page` is the page of its link. */
  mailedToken(page?: string): string
  close(): Promise<void>
}

/**
 * The account workflows on real files, their own or those of `on`, with real hashing, mails in the outbox and a clock
 * that stands still.
 */
export function accountsOnDisk(
  options: { smtpUrl?: string; passwords?: Passwords; on?: TestLedger } = {},
): TestAccounts {
  const { dataDir, database, ledger, clock } = options.on ?? ledgerOnDisk()
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const log: Log = { info: write, warn: write, error: write, debug: write }
  const outboxDir = path.join(dataDir, 'outbox')
  const mailer = createMailer({
    smtpUrl: options.smtpUrl,
    from: 'Penmark <no-reply@localhost>',
    outboxDir,
    log,
    clock,
  })
  const mails = () =>
    readdirSync(dataDir).includes('outbox')
      ? readdirSync(outboxDir)
          .filter((file) => file.endsWith('.eml'))
          .map((file) => readFileSync(path.join(outboxDir, file), 'utf8'))
          .map((raw) =>
            raw
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          )
      : []
  return {
    database,
    ledger,
    clock,
    log,
    mailer,
    passwords: options.passwords ?? createPasswords(),
    publicUrl: 'https://penmark.example',
    dataDir,
    logged,
    mails,
    mailedToken(page = 'verify-email') {
      const found = [
        ...mails()
          .join('\n')
          .matchAll(new RegExp(`/${page}\\?token=([\\w-]{43})`, 'g')),
      ].at(-1)?.[1]
      if (found === undefined) throw new Error(`no mail with a link to ${page}`)
      return found
    },
    async close() {
      await mailer.close()
      await ledger.close()
      database.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

export const ADA = { email: 'Ada@Example.com', password: 'correct horse battery staple' } as const

/** A registered and verified user. */
export async function verifiedUser(
  accounts: TestAccounts,
  email: string = ADA.email,
): Promise<{ userId: string; workspaceId: string }> {
  const registered = await register(accounts, { email, password: ADA.password, locale: 'en' })
  if (!registered.ok) throw new Error(registered.code)
  // The names of mail files sort by their time.
  accounts.clock.advance(1)
  const verified = verifyEmail(accounts, { token: accounts.mailedToken() })
  if (!verified.ok) throw new Error(verified.code)
  return registered
}
