import path from 'node:path'
import { type Assistant, createAssistant } from './assistant/assist.ts'
import { createBuiltinEngine } from './assistant/engines/builtin/index.ts'
import type { Engine } from './assistant/engines/engine.ts'
import { selectEngine } from './assistant/engines/select.ts'
import { createPasswords, type Passwords } from './auth/passwords.ts'
import { createRateLimits, type RateLimits } from './http/rate-limits.ts'
import { createToasts, type Toasts } from './http/toast.ts'
import { type Ledger, openLedger } from './ledger/open.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { startJobs } from './platform/jobs.ts'
import { lockDataDir } from './platform/lock.ts'
import { createLog, type Log } from './platform/log.ts'

/** Everything a route may use, composed once per process. */
export type Penmark = {
  env: Env
  log: Log
  clock: Clock
  database: Database
  ledger: Ledger
  mailer: Mailer
  limits: RateLimits
  passwords: Passwords
  toasts: Toasts
  engine: Engine
  assistant: Assistant
  /** One line for the person who started the process. */
  whereMailsGo: string
  /** Throws where the database does not answer. */
  assertReady(): void
  /** Ends jobs, mails and engine, drains the ledger, closes the files. Call after the last request. */
  close(): Promise<void>
}

const SWEEP_MS = 30_000

/** The composition root: the only place that knows which piece is built from which. */
export function composePenmark(env: Env): Penmark {
  const log = createLog(env.logLevel)
  const clock = systemClock
  const unlock = lockDataDir(env.dataDir)
  const database = openDatabase(env.dataDir)
  const ledger = openLedger({ database, clock, log, origin: `${new URL(env.publicUrl).host}/ledger` })
  const outboxDir = path.join(env.dataDir, 'outbox')
  const mailer = createMailer({ smtpUrl: env.smtpUrl, from: env.mailFrom, outboxDir, log, clock })
  const engine = selectEngine({ env, log, builtin: () => createBuiltinEngine({ log, deadlineMs: env.aiTimeoutMs }) })
  const assistant = createAssistant({
    ledger,
    engine,
    clock,
    log,
    deadlineMs: env.aiTimeoutMs,
    scale: env.rateLimitScale,
    safetyKey: env.sessionSecrets[0],
  })
  const stopJobs = startJobs([{ name: 'expire holds', everyMs: SWEEP_MS, run: () => ledger.sweep() }], log)
  const ready = database.reader.sqlite.prepare('SELECT 1')
  return {
    env,
    log,
    clock,
    database,
    ledger,
    mailer,
    limits: createRateLimits({ scale: env.rateLimitScale }),
    passwords: createPasswords(),
    toasts: createToasts({ secrets: env.sessionSecrets, secure: env.secure }),
    engine,
    assistant,
    whereMailsGo: whereMailsGo(env, outboxDir),
    assertReady: () => void ready.get(),
    async close() {
      await stopJobs()
      await mailer.close()
      await engine.close()
      await ledger.close()
      database.close()
      unlock()
    },
  }
}

function whereMailsGo(env: Env, outboxDir: string): string {
  if (env.smtpUrl !== undefined) return `Mails go to ${new URL(env.smtpUrl).host}`
  const readable = env.outboxReadable ? ` and can be read at ${env.publicUrl}/dev/mail` : ''
  return `Mails are written to ${outboxDir}${readable}`
}
