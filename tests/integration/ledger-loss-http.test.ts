import { copyFileSync, cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { call } from '#tests/support/client.ts'
import { runHere } from '#tests/support/command-line.ts'
import { startServerFor } from '#tests/support/people.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { program } from '../../server/ledger-cli/program.ts'

// The built server, real files, and what an operator and a customer see when something of them is gone or wrong.

/** A server with two customers; `again` starts it on the same files. Nothing is published after the start. */
async function shop() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-loss-'))
  const double = await startOpenAiDouble()
  const settings = { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' }
  const { server, people } = await startServerFor({ ada: 'business', bob: 'business' }, settings, dataDir)
  let running = server
  const assist = (who: 'ada' | 'bob', key: string) =>
    call(running, 'POST', '/api/ai-assist', {
      body: { text: 'The quick brown fox.' },
      token: people[who].token,
      headers: { 'idempotency-key': key },
    })
  return {
    dataDir,
    file: path.join(dataDir, 'penmark.db'),
    server: () => running,
    assist,
    async again(): Promise<RunningServer> {
      running = await startServer({ ...settings, PORT: String(running.port) }, dataDir)
      return running
    },
    ledger: (...words: string[]) =>
      runHere(() => program(words, { DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${running.port}` })),
    async [Symbol.asyncDispose]() {
      await running.stop('SIGKILL')
      await double.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const seqOf = (answer: { body: Record<string, unknown> }) => Number((answer.body.receipt as { seq: number }).seq)

test('a deleted write-ahead log after a kill: alarm, numbers for everybody, and an operator goes on behind them', async () => {
  await using open = await shop()
  await open.assist('ada', 'first')
  await open.server().stop('SIGTERM')
  const archive = path.join(open.dataDir, 'archive')
  cpSync(archive, `${archive}.before`, { recursive: true })
  await open.again()
  const acknowledged = [await open.assist('ada', 'second'), await open.assist('bob', 'third')]
  expect(acknowledged.map(({ status }) => status)).toEqual([200, 200])
  await open.server().stop('SIGKILL')
  const events = (() => {
    const database = new SQLite(open.file, { readonly: true })
    const size = Number(database.prepare('SELECT size FROM ledger_head').pluck().get())
    database.close()
    return size
  })()
  for (const suffix of ['-wal', '-shm']) rmSync(open.file + suffix, { force: true })
  // Of these events nothing was published.
  rmSync(archive, { recursive: true })
  cpSync(`${archive}.before`, archive, { recursive: true })

  const status = await open.ledger('status')
  const [, first = '', last = ''] = /events (\d+) to (\d+) were acknowledged/.exec(status.stdout) ?? []
  expect([status.status, last]).toEqual([1, String(events - 1)])
  expect(status.stdout).toContain('writing     not possible: tail_lost')

  const server = await open.again()
  await expect.poll(() => server.output()).toContain('"alarm":"tail_lost"')
  expect(await open.assist('ada', 'fourth')).toMatchObject({ status: 503, body: { code: 'ledger_read_only' } })
  const note = await (await fetch(`${server.url}/ledger/lost`)).text()
  expect(note).toContain(`Events ${first} to ${last} were acknowledged`)
  expect(
    (await open.ledger('acknowledge-loss', '--operator', 'ops-1', '--numbers', `${first}-${last}`)).stderr,
  ).toContain('another server is running')
  await server.stop('SIGTERM')

  expect(await open.ledger('acknowledge-loss', '--numbers', `${first}-${last}`)).toMatchObject({ status: 2 })
  const asks = await open.ledger('acknowledge-loss', '--operator', 'ops-1')
  expect([asks.status, asks.stderr]).toEqual([1, expect.stringContaining(`--numbers ${first}-${last}`)])
  const done = await open.ledger('acknowledge-loss', '--operator', 'ops-1', '--numbers', `${first}-${last}`)
  expect([done.status, done.stderr]).toEqual([0, ''])

  const going = await open.again()
  const fifth = await open.assist('ada', 'fifth')
  expect(fifth.status).toBe(200)
  expect(seqOf(fifth)).toBeGreaterThan(Number(last))
  expect(await (await fetch(`${going.url}/ledger/lost`)).text()).toContain('acknowledged and lost before publication')
  await going.stop('SIGTERM')
  expect(await open.ledger('status')).toMatchObject({ status: 0 })
  expect(await open.ledger('rebuild')).toMatchObject({ status: 0 })
})

test('an older database renamed over that of a running server: nothing more is acknowledged, and the server is not ready', async () => {
  await using open = await shop()
  await open.assist('ada', 'first')
  copyFileSync(open.file, `${open.file}.older`)
  expect((await open.assist('ada', 'second')).status).toBe(200)
  renameSync(`${open.file}.older`, open.file)
  for (const key of ['third', 'fourth']) {
    expect(await open.assist('ada', key)).toMatchObject({ status: 503, body: { code: 'ledger_read_only' } })
  }
  await expect.poll(() => open.server().output()).toContain('penmark.db was deleted or replaced while it was open')
  expect((await fetch(`${open.server().url}/readyz`)).status).toBe(503)
})

test('one wrong row stops one customer, and a repair beside the server lets that customer go on', async () => {
  await using open = await shop()
  expect((await open.assist('ada', 'first')).status).toBe(200)
  expect((await open.assist('bob', 'first')).status).toBe(200)
  await open.server().stop('SIGTERM')
  const database = new SQLite(open.file)
  const wrong = database.prepare('SELECT account FROM account_period WHERE used = 1 LIMIT 1').pluck().get()
  database.prepare('UPDATE account_period SET used = 0 WHERE account = ?').run(wrong)
  database.close()

  await open.again()
  const answers = [await open.assist('ada', 'second'), await open.assist('bob', 'second')]
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 503])
  await expect.poll(() => open.server().output()).toContain('"alarm":"account_stopped"')
  expect(await open.ledger('rebuild')).toMatchObject({ status: 1 })
  expect(await open.ledger('rebuild', '--repair')).toMatchObject({ status: 2 })
  const mended = await open.ledger('rebuild', '--repair', '--operator', 'ops-1')
  expect([mended.status, mended.stdout]).toEqual([0, expect.stringContaining(`account_period ${wrong}`)])
  for (const who of ['ada', 'bob'] as const) expect((await open.assist(who, 'third')).status).toBe(200)
  expect(await open.ledger('rebuild')).toMatchObject({ status: 0 })
  const journal = new SQLite(open.file, { readonly: true })
  const act = journal
    .prepare("SELECT operator, outcome, detail FROM operator_act WHERE command = 'ledger rebuild'")
    .get()
  journal.close()
  expect(act).toEqual({ operator: 'ops-1', outcome: 'done', detail: expect.stringContaining(String(wrong)) })
})

test('a damaged start says what it found, and so does the status of its folder', async () => {
  await using open = await shop()
  await open.assist('ada', 'first')
  await open.server().stop('SIGTERM')
  const database = new SQLite(open.file)
  database.exec('DROP TRIGGER ledger_event_no_update')
  database.exec('UPDATE ledger_event SET body = CAST(replace(body, \'"at":\', \'"at":1\') AS BLOB) WHERE seq = 5')
  database.exec(
    "CREATE TRIGGER ledger_event_no_update BEFORE UPDATE ON ledger_event BEGIN SELECT RAISE(ABORT, 'ledger_event is append-only'); END",
  )
  database.close()
  const found = 'event 5 is not what was hashed: its leaf is another'
  await expect(open.again()).rejects.toThrow(`Penmark cannot start: the ledger is damaged: ${found}`)
  const status = await open.ledger('status')
  expect([status.status, status.stdout]).toEqual([1, expect.stringContaining(found)])
  expect(status.stdout).toContain('writing     not possible: breach')
})
