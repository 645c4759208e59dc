import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { actsBy } from '#app/.server/operations/journal.ts'
import { readEnv } from '#app/.server/platform/env.ts'
import { runHere } from '#tests/support/command-line.ts'
import { accountOn, ledgerOnDisk } from '#tests/support/ledger-fixture.ts'
import { askServer } from '../../server/ops-cli/client.ts'
import { openDeskOnFiles } from '../../server/ops-cli/files.ts'
import { program } from '../../server/ops-cli/program.ts'
import { type Call, PROTOCOL } from '../../server/ops-cli/protocol.ts'
import { openOperatorsSocket } from '../../server/ops-cli/socket.ts'

const GRANT: Call = {
  command: 'credit grant',
  target: 'ws_1',
  options: { amount: '5', reason: 'goodwill' },
  operator: 'ops-1',
  ticket: 'T-1',
  osUser: 'ada',
  dryRun: false,
  confirmed: true,
}
const LOOK: Call = { command: 'journal', options: {}, osUser: 'ada', dryRun: false }

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** A data directory with one workspace, whose lock is free. */
async function dataDirectory(parent = mkdtempSync(path.join(tmpdir(), 'ops-'))): Promise<string> {
  const dataDir = path.join(parent, 'data')
  mkdirSync(dataDir, { mode: 0o700, recursive: true })
  const { database, ledger } = ledgerOnDisk({ dataDir })
  accountOn(ledger, 'ws_1')
  await ledger.close()
  database.close()
  return dataDir
}

/** Stands in for a running server: its lock, its database, its socket. */
async function serving(dataDir: string, mode = 0o700) {
  const { desk, close } = openDeskOnFiles(readEnv({ DATA_DIR: dataDir }))
  open.push(close)
  chmodSync(dataDir, mode)
  const closeSocket = await openOperatorsSocket(() => desk)
  let closed: Promise<void> | undefined
  const stop = () => (closed ??= closeSocket())
  open.push(stop)
  return { desk, stop }
}

function ops(dataDir: string, words: string) {
  return runHere(() => program(words.split(' '), { DATA_DIR: dataDir }))
}

function post(dataDir: string, body: string, where = '/commands'): Promise<{ status: number; answer: unknown }> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: path.join(dataDir, 'ops.sock'), path: where, method: 'POST' }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, answer: JSON.parse(text).answer }))
    })
    call.on('error', reject)
    call.end(body)
  })
}

test('the socket belongs to its owner alone, is removed at the stop, and a stale one is replaced', async () => {
  const dataDir = await dataDirectory()
  const file = path.join(dataDir, 'ops.sock')
  // A socket of a process that was killed: the file is there and nothing listens.
  const script = `process.umask(0o177); require('net').createServer().listen(${JSON.stringify(file)}, () => console.log('up'))`
  const crashed = spawn(process.execPath, ['-e', script])
  await once(crashed.stdout, 'data')
  crashed.kill('SIGKILL')
  await once(crashed, 'exit')
  expect(lstatSync(file).isSocket()).toBe(true)
  expect(await askServer(dataDir, LOOK)).toBeUndefined()
  expect(await ops(dataDir, 'workspace show ws_1')).toMatchObject({ status: 0 })

  const { stop } = await serving(dataDir)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await askServer(dataDir, LOOK)).toMatchObject({ outcome: 'done' })
  await stop()
  expect(existsSync(file)).toBe(false)
})

test('the same words act inside the server, with the same lines, and on the files once it has stopped', async () => {
  const dataDir = await dataDirectory()
  const { desk, stop } = await serving(dataDir)
  const inside = await ops(
    dataDir,
    'credit grant ws_1 --amount 5 --reason goodwill --operator ops-1 --ticket T-1 --yes',
  )
  expect(inside).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Entry \d+: ws_1 has a lot of 5 credits/) })
  expect(actsBy(desk.database.reader, { limit: 9 })).toMatchObject([{ command: 'credit grant', ticket: 'T-1' }])
  expect(await ops(dataDir, 'credit grant ws_9 --amount 5 --reason goodwill --operator ops-1 --yes')).toMatchObject({
    status: 1,
    stderr: 'ops: no workspace ws_9 has a ledger account\n',
  })
  const target = path.join(dataDir, '..', 'backup')
  expect(await ops(dataDir, `backup ${target}`)).toMatchObject({ status: 0 })
  expect(await ops(dataDir, `backup ${target}`)).toMatchObject({ status: 1 })
  expect(actsBy(desk.database.reader, { command: 'backup', limit: 9 }).map(({ outcome }) => outcome)).toEqual([
    ...['failed', 'begun', 'done', 'begun'],
  ])
  await stop()
  for (const close of open.splice(0).reverse()) await close()
  const again = await ops(dataDir, 'credit grant ws_1 --amount 5 --reason goodwill --operator ops-1 --ticket T-1 --yes')
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining(inside.stdout.trim()) })
  expect(again.stdout).toContain('nothing was done now')
})

test('of many calls with one ticket at the same moment one has an effect, and all get its answer', async () => {
  const dataDir = await dataDirectory()
  const { desk } = await serving(dataDir)
  const answers = await Promise.all(Array.from({ length: 8 }, () => askServer(dataDir, GRANT)))
  expect(
    new Set(answers.map((answer) => JSON.stringify(answer?.outcome === 'done' ? answer.value : answer))).size,
  ).toBe(1)
  expect(answers.filter((answer) => answer?.outcome === 'done' && !answer.again)).toHaveLength(1)
  const lots = desk.database.reader.sqlite.prepare('SELECT count(*) FROM credit_lot').pluck().get()
  expect(lots).toBe(1)
})

test.each([
  ['another version', JSON.stringify({ protocol: 2, call: GRANT }), 409, /version 1 of the operators' protocol/],
  ['no JSON', 'x', 400, /expected object/i],
  ['an unknown command', JSON.stringify({ protocol: 1, call: { ...LOOK, command: 'rm' } }), 400, /no command rm/],
  ['an option of no use', JSON.stringify({ protocol: 1, call: { ...LOOK, options: { force: 'x' } } }), 400, /--force/],
  [
    'a write without a name',
    JSON.stringify({ protocol: 1, call: { ...GRANT, operator: undefined } }),
    400,
    /--operator/,
  ],
  ['an address as a name', JSON.stringify({ protocol: 1, call: { ...GRANT, operator: 'a@b.c' } }), 400, /--operator/],
  ['too much', JSON.stringify({ protocol: 1, call: { ...LOOK, target: 'x'.repeat(70_000) } }), 413, /too long/],
  ['an unconfirmed act', JSON.stringify({ protocol: 1, call: { ...GRANT, confirmed: undefined } }), 409, undefined],
  ['the wrong figure', JSON.stringify({ protocol: 1, call: { ...GRANT, confirmed: '50' } }), 409, /the figure is 5/],
])('%s is refused by the server itself', async (_what, body, status, message) => {
  const dataDir = await dataDirectory()
  const { desk } = await serving(dataDir)
  const answered = await post(dataDir, body)
  expect(answered.status).toBe(status)
  if (message !== undefined) expect(answered.answer).toMatchObject({ message: expect.stringMatching(message) })
  expect(desk.database.reader.sqlite.prepare('SELECT count(*) FROM credit_lot').pluck().get()).toBe(0)
  expect((await post(dataDir, body, '/other')).status).toBe(404)
})

test('a folder that others may write to gets no socket, and no call is passed through one', async () => {
  const dataDir = await dataDirectory()
  await expect(serving(dataDir, 0o770)).rejects.toThrow(/others may write to .*770/)
  for (const close of open.splice(0).reverse()) await close()
  await serving(dataDir)
  chmodSync(dataDir, 0o777)
  await expect(askServer(dataDir, GRANT)).rejects.toThrow(/others may write/)
  chmodSync(dataDir, 0o700)
  chmodSync(path.join(dataDir, 'ops.sock'), 0o666)
  await expect(askServer(dataDir, GRANT)).rejects.toThrow(/open to others \(mode 666\)/)
})

test('what lies there and is no socket is neither removed nor spoken to', async () => {
  const dataDir = await dataDirectory()
  writeFileSync(path.join(dataDir, 'ops.sock'), 'mine', { mode: 0o600 })
  await expect(serving(dataDir)).rejects.toThrow(/is no socket: remove it/)
  await expect(askServer(dataDir, GRANT)).rejects.toThrow(/is no socket/)
  expect(existsSync(path.join(dataDir, 'ops.sock'))).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'a data directory with a path too long for a socket works all the same',
  async () => {
    const deep = path.join(mkdtempSync(path.join(tmpdir(), 'ops-')), 'd'.repeat(90), 'e'.repeat(60))
    const dataDir = await dataDirectory(deep)
    const { stop } = await serving(dataDir)
    expect(await ops(dataDir, 'workspace show ws_1')).toMatchObject({ status: 0 })
    expect(lstatSync(path.join(dataDir, 'ops.sock')).isSocket()).toBe(true)
    await stop()
    expect(existsSync(path.join(dataDir, 'ops.sock'))).toBe(false)
  },
)

test('a server of another version is told apart from none', async () => {
  const dataDir = await dataDirectory()
  const file = path.join(dataDir, 'ops.sock')
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ protocol: 7, answer: { outcome: 'refused', message: 'x' } }))
  })
  await new Promise<void>((resolve) => server.listen(`${file}.new`, resolve))
  chmodSync(`${file}.new`, 0o600)
  renameSync(`${file}.new`, file)
  await expect(askServer(dataDir, GRANT)).rejects.toThrow(/speaks another version/)
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

test('an act that the next leader may not know of is not said to be done, and the same ticket does it once', async () => {
  const dataDir = await dataDirectory()
  const { desk, close } = openDeskOnFiles(readEnv({ DATA_DIR: dataDir }))
  open.push(close)
  let isSafe = false
  open.push(
    await openOperatorsSocket(
      () => desk,
      () => true,
      async () => isSafe,
    ),
  )
  const grant = () => post(dataDir, JSON.stringify({ protocol: PROTOCOL, call: GRANT }))
  expect(await grant()).toMatchObject({
    status: 500,
    answer: { outcome: 'failed', message: expect.stringContaining('stopped leading') },
  })
  isSafe = true
  expect(await grant()).toMatchObject({ status: 200, answer: { outcome: 'done' } })
  const lots = desk.database.reader.sqlite.prepare("SELECT count(*) FROM ledger_event WHERE type = 'credit.granted'")
  expect(lots.pluck().get()).toBe(1)
})
