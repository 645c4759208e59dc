import path from 'node:path'
import { createNotices } from '#app/.server/account/notifications/jobs.ts'
import { createMailer } from '#app/.server/mail/mailer.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'

// A process that sends all due notices, ten times at once.
// node notices-child.ts <data directory> <time in ms>

const [dataDir = '', time = '0'] = process.argv.slice(2)
const database = openDatabase(dataDir)
const clock = { now: () => Number(time), monotonic: () => 0 }
const log = createLog('silent')
const outboxDir = path.join(dataDir, 'outbox')
const mailer = createMailer({ smtpUrl: undefined, from: 'Penmark <no-reply@localhost>', outboxDir, log, clock })
const secrets = ['a secret for tests that is long enough'] as const
const notices = createNotices({ database, mailer, clock, log, publicUrl: 'https://penmark.example', secrets })
await Promise.all(Array.from({ length: 10 }, () => Promise.all([notices.alert(), notices.digest()])))
await mailer.close()
database.close()
