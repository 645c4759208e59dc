import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMailer } from '#app/.server/mail/mailer.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { createContact, KEPT_DAYS } from './contact.ts'

const DAY_MS = 86_400_000
const LETTER = {
  ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', subject: 'Hello' },
  message: 'A word with you.',
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-contact-'))
const database = openDatabase(dataDir)
afterAll(() => database.close())

let now = Date.UTC(2026, 10, 23)
const clock = { now: () => now, monotonic: () => 0 }
const log = createLog('silent')

/** A desk for messages whose mails go to files, or to a mail server that nothing listens at. */
function contactBy(smtpUrl?: string) {
  const mailer = createMailer({
    smtpUrl,
    from: 'no-reply@localhost',
    outboxDir: path.join(dataDir, 'outbox'),
    log,
    clock,
  })
  const publicUrl = 'https://penmark.example'
  return { mailer, contact: createContact({ database, mailer, clock, log, publicUrl, to: 'help@penmark.example' }) }
}

const mails = () => [...mailsTo({ dataDir }, 'help@penmark.example'), ...mailsTo({ dataDir }, LETTER.email)]

test('a mail that fails loses nothing: the message stays, and its mails are tried again later and later', async () => {
  const down = contactBy('smtp://127.0.0.1:9')
  const written = down.contact.write(LETTER, { locale: 'en' })
  expect(written.ok).toBe(true)
  await down.mailer.close()
  expect(mails()).toEqual([])
  const up = contactBy()
  await up.contact.deliver()
  expect(mails()).toEqual([])
  now += 2 * 60_000
  await up.contact.deliver()
  expect(mails()).toHaveLength(2)
  // Nothing is sent twice.
  now += DAY_MS
  await up.contact.deliver()
  expect(mails()).toHaveLength(2)
  expect(up.contact.open(10)).toMatchObject([{ ...LETTER, isAnswered: false }])
})

test('an answer whose mail fails waits too, and the message ends when it has left', async () => {
  const [message] = contactBy().contact.open(1)
  const id = message?.id ?? ''
  const down = contactBy('smtp://127.0.0.1:9')
  down.contact.answer(id, 'Here it is.', () => undefined)
  await down.mailer.close()
  expect(down.contact.find(id)).toMatchObject({ isAnswered: true })
  now += 2 * 60_000
  const up = contactBy()
  await up.contact.deliver()
  expect(mails().at(-1)).toContain('Here it is.')
  expect(up.contact.find(id)).toBeUndefined()
  expect(database.writer.texts.keys.wasForgotten(id)).toBe(true)
})

test('an act that is only rehearsed sends nothing and deletes nothing', () => {
  const { contact } = contactBy()
  const written = contact.write(LETTER, { locale: 'de' })
  const id = written.ok ? written.id : ''
  const rehearsed = () => {
    throw new Error('rehearsed')
  }
  expect(() => contact.answer(id, 'Not this.', rehearsed)).toThrow('rehearsed')
  expect(() => contact.close(id, rehearsed)).toThrow('rehearsed')
  expect(contact.find(id)).toMatchObject({ ...LETTER, locale: 'de', isAnswered: false })
})

test(`what nobody handles is deleted with its key after ${KEPT_DAYS} days, and not before`, async () => {
  const { contact } = contactBy()
  const [message] = contact.open(1)
  const id = message?.id ?? ''
  now += (KEPT_DAYS - 1) * DAY_MS
  await contact.deliver()
  expect(contact.find(id)).toBeDefined()
  now += 2 * DAY_MS
  await contact.deliver()
  expect(contact.find(id)).toBeUndefined()
  expect(database.writer.texts.keys.has(id)).toBe(false)
})
