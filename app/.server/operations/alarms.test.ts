import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Mailer } from '#app/.server/mail/mailer.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { fakeClock } from '#tests/support/ledger-fixture.ts'
import { createAlarms } from './alarms.ts'

const NOON = Date.UTC(2026, 10, 22, 12)
const DAY_MS = 86_400_000

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

type Posted = { body: Record<string, unknown>; type: string | undefined }

/** A receiver of alarms that answers with these statuses, then with 204. */
async function receiver(statuses: number[] = []) {
  const posted: Posted[] = []
  const server = createServer((request: IncomingMessage, response) => {
    let text = ''
    request.on('data', (piece) => {
      text += piece
    })
    request.on('end', () => {
      posted.push({ body: JSON.parse(text), type: request.headers['content-type'] })
      const status = statuses.shift() ?? 204
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/SECRET`, posted }
}

function fixture(to: { mail?: string; webhook?: string }, dataDir = mkdtempSync(path.join(tmpdir(), 'alarms-'))) {
  const database = openDatabase(dataDir)
  const clock = fakeClock(NOON)
  const mails: Parameters<Mailer['send']>[0][] = []
  const mailer: Mailer = {
    send: (mail) => Promise.resolve(void mails.push(mail)),
    later: () => undefined,
    close: () => Promise.resolve(),
  }
  const alarms = createAlarms({
    ...{ database, clock, mailer, log: createLog('silent'), publicUrl: 'https://penmark.example' },
    to: { mail: to.mail, webhook: to.webhook },
  })
  ends.push(() => database.close())
  return { alarms, clock, mails, database, dataDir }
}

test('an alarm leaves by mail and webhook, once in its period, also after a restart', async () => {
  const hook = await receiver()
  const { alarms, clock, mails, dataDir } = fixture({ mail: 'ops@penmark.example', webhook: hook.url })
  const raise = () => alarms.raise('overdue_job', { subject: 'publish checkpoint', minutes: 17 })
  for (let time = 0; time < 5; time += 1) raise()
  await alarms.close()
  expect(mails).toMatchObject([
    { to: 'ops@penmark.example', isAlarm: true, subject: 'Penmark alarm: overdue_job publish checkpoint' },
  ])
  expect(mails[0]?.text).toContain('minutes: 17')
  expect(hook.posted).toEqual([
    {
      type: 'application/json',
      body: {
        version: 1,
        site: 'https://penmark.example',
        kind: 'overdue_job',
        subject: 'publish checkpoint',
        at: '2026-11-22T12:00:00.000Z',
        details: { minutes: 17 },
        text: 'overdue_job publish checkpoint at https://penmark.example: A job of the server has not succeeded for too long.\nminutes 17',
      },
    },
  ])
  const again = fixture({ mail: 'ops@penmark.example', webhook: hook.url }, dataDir)
  again.alarms.raise('overdue_job', { subject: 'publish checkpoint', minutes: 30 })
  await again.alarms.close()
  expect(again.mails).toEqual([])
  alarms.raise('overdue_job', { subject: 'sweep writes', minutes: 200 })
  await alarms.close()
  expect(mails).toHaveLength(2)
  clock.advance(6 * 3_600_000)
  raise()
  await alarms.close()
  expect(mails).toHaveLength(3)
})

test('what is told once for ever is told once: a dispute has one deadline', async () => {
  const { alarms, clock, mails } = fixture({ mail: 'ops@penmark.example' })
  for (let day = 0; day < 3; day += 1) {
    alarms.raise('dispute', { subject: 'dp_1', cents: 999 })
    clock.advance(DAY_MS)
  }
  alarms.raise('dispute', { subject: 'dp_2', cents: 999 })
  await alarms.close()
  expect(mails.map(({ subject }) => subject)).toEqual(['Penmark alarm: dispute dp_1', 'Penmark alarm: dispute dp_2'])
})

test('a receiver that fails is tried again by the job, later and later, and the mail is not repeated', async () => {
  const hook = await receiver([500, 302, 429])
  const { alarms, clock, mails } = fixture({ mail: 'ops@penmark.example', webhook: hook.url })
  alarms.raise('failed_publish', { failures: 3 })
  await alarms.close()
  expect([mails.length, hook.posted.length]).toEqual([1, 1])
  await alarms.deliver()
  expect(hook.posted).toHaveLength(1)
  for (const [minutes, posts] of [
    [1, 2],
    [1, 2],
    [1, 3],
    [4, 4],
    [60, 4],
  ] as const) {
    clock.advance(minutes * 60_000)
    await alarms.deliver()
    expect(hook.posted).toHaveLength(posts)
  }
  expect(mails).toHaveLength(1)
  expect(alarms.latest(9)).toMatchObject([{ kind: 'failed_publish', nextAt: null, postedAt: expect.any(Number) }])
})

test('after ten tries an alarm is given up and stays in the list', async () => {
  const hook = await receiver(Array.from({ length: 20 }, () => 503))
  const { alarms, clock } = fixture({ webhook: hook.url })
  alarms.raise('held_loop', { milliseconds: 4_000 })
  await alarms.close()
  for (let turn = 0; turn < 20; turn += 1) {
    clock.advance(DAY_MS)
    await alarms.deliver()
  }
  expect(hook.posted).toHaveLength(10)
  expect(alarms.latest(9)).toMatchObject([{ kind: 'held_loop', postedAt: null, nextAt: null }])
})

test('what could be an address or a text does not leave', async () => {
  const { alarms, mails, database } = fixture({ mail: 'ops@penmark.example' })
  alarms.raise('overdue_job', { subject: 'ada@example.com', text: 'Dear sir,\nmy secret <b>', figure: 3 })
  await alarms.close()
  const stored = JSON.stringify(database.reader.sqlite.prepare('SELECT * FROM alarm').all())
  for (const place of [stored, JSON.stringify(mails)]) expect(place).not.toMatch(/ada@|secret/)
  expect(stored).toContain('"figure\\":3')
})

test('without a way an alarm is kept in the list, and one that cannot be stored stops nothing', async () => {
  const { alarms, database } = fixture({})
  alarms.raise('ledger_read_only', { subject: 'archive_unreachable' })
  await alarms.close()
  expect(alarms.latest(9)).toMatchObject([{ kind: 'ledger_read_only', subject: 'archive_unreachable', nextAt: null }])
  database.writer.sqlite.exec('DROP TABLE alarm')
  expect(() => alarms.raise('test')).not.toThrow()
})
