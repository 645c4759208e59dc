import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { createMailer } from './mailer.ts'
import { forgetMails, listOutbox, readOutboxMail } from './outbox.ts'
import { verifyEmailMail } from './verify-email.ts'

let outboxDir: string
beforeEach(() => {
  outboxDir = mkdtempSync(path.join(os.tmpdir(), 'penmark-outbox-'))
})
afterEach(() => rmSync(outboxDir, { recursive: true }))

const silent = { info() {}, warn() {}, error() {}, debug() {} }

test('a message reads back as it was written, in five languages, newest first', async () => {
  let now = Date.UTC(2026, 10, 21, 9, 0, 0)
  const clock = { now: () => now, monotonic: () => 0 }
  const mailer = createMailer({
    smtpUrl: undefined,
    from: 'Penmark <no-reply@localhost>',
    outboxDir,
    log: silent,
    clock,
  })
  const written = []
  for (const locale of LOCALES) {
    const mail = verifyEmailMail({ locale, link: 'http://localhost:3000/verify-email?token=a=b_c', token: 'a=b_c' })
    await mailer.send({ to: 'ada@example.com', ...mail })
    written.unshift({ subject: mail.subject, text: mail.text.trim(), to: 'ada@example.com' })
    now += 1000
  }
  const read = await listOutbox(outboxDir)
  expect(read.map(({ subject, text, to }) => ({ subject, text: text.replaceAll('\r\n', '\n'), to }))).toEqual(written)
  expect((await listOutbox(outboxDir, 2)).map((mail) => mail.subject)).toEqual(
    written.slice(0, 2).map((mail) => mail.subject),
  )
})

test('only messages of the outbox are read', async () => {
  writeFileSync(path.join(outboxDir, 'secret.txt'), 'Subject: no\n\nno')
  for (const name of ['secret.txt', '../secret.eml', '..%2fsecret.eml', '/etc/passwd', 'missing.eml', '']) {
    expect(await readOutboxMail(outboxDir, name)).toBeUndefined()
  }
  expect(await listOutbox(path.join(outboxDir, 'missing'))).toEqual([])
})

test('what is forgotten of an address leaves the mails of addresses that hold it', async () => {
  const clock = { now: () => 0, monotonic: () => 0 }
  const mailer = createMailer({ smtpUrl: undefined, from: 'Penmark <a@b.c>', outboxDir, log: silent, clock })
  const mail = (text: string) => ({ subject: 'A word', text, html: `<p>${text}</p>` })
  for (const to of ['an@example.co', 'joan@example.co', 'j.an@example.co', 'an@example.com', 'an@example.co.uk']) {
    await mailer.send({ to, ...mail('Good morning.') })
  }
  await mailer.send({ to: 'owner@example.com', ...mail('You invited An@Example.co.') })
  await mailer.send({ to: 'owner@example.com', ...mail('You invited <an@example.co>, and joan@example.co.') })
  writeFileSync(path.join(outboxDir, 'half.eml.part'), 'To: an@example.co\r\nSubj')
  writeFileSync(path.join(outboxDir, 'other.eml.part'), 'To: joan@example.co\r\nSubj')

  expect(await forgetMails(outboxDir, 'AN@example.co')).toBe(4)
  expect((await listOutbox(outboxDir)).map(({ to }) => to).sort()).toEqual([
    'an@example.co.uk',
    'an@example.com',
    'j.an@example.co',
    'joan@example.co',
  ])
  expect(await forgetMails(outboxDir, 'an@example.co')).toBe(0)
})
