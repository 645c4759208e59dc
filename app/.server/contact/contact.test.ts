import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMailer } from '#app/.server/mail/mailer.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { runs } from '#tests/support/long.ts'
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

/** A mail server that goes through the motions until it fails in one way. */
async function failingMailServer(how: 'not now' | 'never' | 'hangs up' | 'silent') {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    if (how === 'silent') return
    socket.write('220 mail.example\r\n')
    socket.on('data', (bytes) => {
      const [command = ''] = bytes.toString().toUpperCase().split(/[ \r]/)
      if (command === 'RCPT' && how === 'not now') socket.write('451 4.7.1 Greylisted, try again later\r\n')
      else if (command === 'RCPT' && how === 'never') socket.write('550 5.1.1 No such user\r\n')
      else if (command === 'DATA' && how === 'hangs up') socket.destroy()
      else socket.write('250 fine\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

// A silent one is given up after ten seconds.
test.each(runs(['not now', 'never', 'hangs up'] as const, ['not now', 'never', 'hangs up', 'silent'] as const))(
  'a message is kept and mailed later if the mail server answers: %s',
  async (how) => {
    await using broken = await failingMailServer(how)
    const down = contactBy(broken.url)
    const subject = `Through a server: ${how}`
    const written = down.contact.write({ ...LETTER, subject }, { locale: 'en' })
    expect(written.ok).toBe(true)
    await down.mailer.close()
    const id = written.ok ? written.id : ''
    expect(down.contact.find(id)).toMatchObject({ subject, toldAt: null })
    const before = mails().length
    now += 2 * 60_000
    const up = contactBy()
    await up.contact.deliver()
    expect(mails()).toHaveLength(before + 2)
    expect(mails().filter((mail) => mail.includes(`Contact: ${subject}`))).toHaveLength(1)
    up.contact.close(id, () => undefined)
  },
  60_000,
)

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
