import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createMailer } from './mailer.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

function tempDir() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'penmark-mail-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  return folder
}

function memoryLog() {
  const lines: string[] = []
  const write = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  return { lines, log: { info: write, warn: write, error: write, debug: write } }
}

const clock = { now: () => Date.UTC(2026, 10, 21, 9, 30, 0, 7), monotonic: () => 0 }
const message = { to: 'ada@example.com', subject: 'Grüße', text: 'Guten Tag\n', html: '<p>Guten Tag</p>\n' }

test('without SMTP each mail becomes a complete message that only its owner can read', async () => {
  const outboxDir = path.join(tempDir(), 'outbox')
  const { log } = memoryLog()
  const mailer = createMailer({ smtpUrl: undefined, from: 'Penmark <no-reply@localhost>', outboxDir, log, clock })
  await mailer.send(message)
  await mailer.send(message)
  const files = readdirSync(outboxDir)
  expect(files).toHaveLength(2)
  for (const file of files) expect(file).toMatch(/^2026-11-21T09-30-00-007Z-[0-9a-f]{8}\.eml$/)
  const file = path.join(outboxDir, files[0] ?? '')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(outboxDir).mode & 0o777).toBe(0o700)
  const eml = readFileSync(file, 'utf8')
  expect(eml).toMatch(/^From: Penmark <no-reply@localhost>\r$/m)
  expect(eml).toMatch(/^To: ada@example\.com\r$/m)
  expect(eml).toMatch(/^Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe\?=\r$/m)
  expect(eml).toMatch(/^Date: Sat, 21 Nov 2026 09:30:00 \+0000\r$/m)
  expect(eml).toMatch(/^Message-ID: <[^>]+>\r$/m)
  expect(eml).toContain('multipart/alternative')
})

test('G54: a line break in a field starts no field of its own', async () => {
  const outboxDir = tempDir()
  const { log } = memoryLog()
  const mailer = createMailer({ smtpUrl: undefined, from: 'Penmark <no-reply@localhost>', outboxDir, log, clock })
  await mailer.send({
    ...message,
    subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody',
    to: 'ada@example.com\r\nBcc: eve@example.com',
  })
  const [file = ''] = readdirSync(outboxDir)
  const head = readFileSync(path.join(outboxDir, file), 'utf8').split('\r\n\r\n')[0] ?? ''
  const fields = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0])
  expect(fields.toSorted()).toEqual([
    'Auto-Submitted',
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Subject',
    'To',
  ])
})

test('what can be ended says how, and a link of any shape stays within its field', async () => {
  const outboxDir = tempDir()
  const { log } = memoryLog()
  const mailer = createMailer({ smtpUrl: undefined, from: 'Penmark <no-reply@localhost>', outboxDir, log, clock })
  const headOf = (index: number) =>
    readFileSync(path.join(outboxDir, readdirSync(outboxDir)[index] ?? ''), 'utf8').split('\r\n\r\n')[0] ?? ''
  await mailer.send({ ...message, unsubscribe: `https://penmark.example/unsubscribe?token=${'x'.repeat(100)}` })
  const unfolded = headOf(0).replace(/\r\n[ \t]+/g, ' ')
  expect(unfolded).toMatch(/^List-Unsubscribe: <https:\/\/penmark\.example\/unsubscribe\?token=x{100}>$/m)
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  rmSync(path.join(outboxDir, readdirSync(outboxDir)[0] ?? ''))
  await mailer.send({ ...message, unsubscribe: 'https://penmark.example/?a=>\r\nBcc: eve@example.com' })
  expect(headOf(0)).not.toMatch(/^Bcc:/m)
  expect(headOf(0)).toMatch(/^List-Unsubscribe: <[^<>]+>\r?$/m)
})

test('with SMTP the message goes to the server, and a refusal is logged without the address', async () => {
  const received: string[] = []
  let refuse = false
  const port = await smtpServer((line) => {
    received.push(line)
    return refuse && line.startsWith('RCPT') ? '550 5.1.1 <ada@example.com> unknown' : undefined
  })
  const { log, lines } = memoryLog()
  const outboxDir = tempDir()
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Penmark <no-reply@localhost>',
    outboxDir,
    log,
    clock,
  })
  await mailer.send(message)
  expect(received).toContain('RCPT TO:<ada@example.com>')
  expect(received).toContain('To: ada@example.com')
  expect(readdirSync(outboxDir)).toEqual([])
  refuse = true
  await expect(mailer.send(message)).rejects.toThrow('mail was not sent')
  expect(lines).toEqual(['{"code":"EENVELOPE 550","message":"mail was not sent"}'])
  await mailer.close()
})

test('what is left for later runs before the mailer closes, and its failure stays inside', async () => {
  const { log, lines } = memoryLog()
  const mailer = createMailer({
    smtpUrl: undefined,
    from: 'Penmark <no-reply@localhost>',
    outboxDir: tempDir(),
    log,
    clock,
  })
  const done: string[] = []
  mailer.later(async () => {
    await mailer.send(message)
    done.push('sent')
  })
  mailer.later(() => Promise.reject(new Error('broken')))
  expect(done).toEqual([])
  await mailer.close()
  expect(done).toEqual(['sent'])
  expect(lines).toEqual(['{"reason":"broken","message":"mail job failed"}'])
})

/** The part of SMTP that a client needs; `answer` may refuse a line. */
async function smtpServer(answer: (line: string) => string | undefined): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    let inData = false
    let rest = ''
    socket.write('220 test\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const own = answer(line)
        if (inData) {
          if (line !== '.') continue
          inData = false
          socket.write('250 taken\r\n')
        } else if (own !== undefined) socket.write(`${own}\r\n`)
        else if (line === 'DATA') {
          inData = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('a mail that is sent again carries the same Message-ID, which tells nothing', async () => {
  const folder = tempDir()
  const { log } = memoryLog()
  const from = 'Penmark <no-reply@penmark.example>'
  const mailer = createMailer({ smtpUrl: undefined, from, outboxDir: folder, log, clock })
  for (const once of ['notice cnt_1', 'notice cnt_1', 'notice cnt_2']) await mailer.send({ ...message, once })
  await mailer.send(message)
  const ids = readdirSync(folder).map(
    (file) => /^Message-ID: (.*)\r$/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1],
  )
  expect(new Set(ids).size).toBe(3)
  expect(ids.filter((id) => /^<[0-9a-f]{32}@penmark\.example>$/.test(id ?? ''))).toHaveLength(3)
})

test('a machine that leads no more sends nothing, not even an alarm', async () => {
  const folder = tempDir()
  const { log } = memoryLog()
  let leads = true
  const mailer = createMailer({
    ...{ smtpUrl: undefined, from: 'Penmark <no-reply@localhost>', outboxDir: folder, log, clock },
    maySend: async () => leads,
  })
  await mailer.send(message)
  leads = false
  await expect(mailer.send(message)).rejects.toThrow('mail was not sent')
  await expect(mailer.send({ ...message, isAlarm: true })).rejects.toThrow('mail was not sent')
  expect(readdirSync(folder)).toHaveLength(1)
})
