import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { parseEvent } from '#app/.server/ledger/format/events.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { lockStateDir } from '#app/.server/platform/lock.ts'
import { type Ended, runHere } from '#tests/support/command-line.ts'
import { accountOn, fakeClock, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { program as ledger } from '../../server/ledger-cli/program.ts'
import { program as operate } from '../../server/ops-cli/program.ts'
import { buildVerifier } from '../../verifier/build.mjs'

const PROGRAMS = { ledger, ops: operate }
const folder = mkdtempSync(path.join(tmpdir(), 'penmark-ops-cli-'))
const dataDir = path.join(folder, 'data')
let account: string
let settled: number
process.chdir(folder)

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

type Source = Record<string, string>

function run(program: keyof typeof PROGRAMS, words: string[], env: Source = {}): Promise<Ended> {
  return runHere(() => PROGRAMS[program](words, { DATA_DIR: dataDir, ...env }))
}

/** Runs the program as a process of its own. */
function started(program: keyof typeof PROGRAMS, words: string[], env: Source = {}): Ended {
  const main = fileURLToPath(new URL(`../../server/${program}-cli/main.ts`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { DATA_DIR: dataDir, NODE_COMPILE_CACHE: path.join(folder, 'compiled'), ...env },
  })
  return { status, stdout, stderr }
}

function ops(words: string): Promise<Ended> {
  return run('ops', words.split(' '))
}

/** The answer of a command that must succeed. */
async function done(words: string): Promise<Record<string, unknown>> {
  const confirmed = words.includes('--operator') ? ' --yes' : ''
  const { status, stdout, stderr } = await ops(`${words}${confirmed} --json`)
  expect([status, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

/** The facts of the account's events by an operator, without their places. */
function saidBy(operator: string) {
  return eventsBy(operator, account)
}

function eventsBy(operator: string, of?: string) {
  const { sqlite } = openReadOnly(path.join(dataDir, 'penmark.db'))
  const bodies = sqlite
    .prepare<[string | null], Buffer>('SELECT body FROM ledger_event WHERE account = coalesce(?, account) ORDER BY seq')
    .pluck()
  const events = bodies.all(of ?? null).map((body) => parseEvent(body))
  sqlite.close()
  return events
    .filter(({ data }) => 'operator' in data && data.operator === operator)
    .map(({ type, v, data }) => ({ is: `${type}/${v}`, ...data }))
}

// A workspace with one owner and a request of an hour ago, and another workspace.
beforeAll(async () => {
  buildVerifier()
  mkdirSync(dataDir)
  const fixture = ledgerOnDisk({ dataDir, clock: fakeClock(Date.now() - 3_600_000) })
  const { sqlite } = fixture.database.writer
  sqlite.exec(`
    INSERT INTO user (id, email, email_canonical, locale, created_at)
      VALUES ('usr_1', 'Ada@Example.com', 'ada@example.com', 'en', 0), ('usr_2', 'bob@example.com', 'bob@example.com', 'en', 0);
    INSERT INTO workspace (id, name, kind, created_at) VALUES ('ws_1', 'Ada', 'personal', 0), ('ws_2', 'Bob', 'personal', 0);
    INSERT INTO membership (user_id, workspace_id, role, created_at)
      VALUES ('usr_1', 'ws_1', 'owner', 0), ('usr_2', 'ws_2', 'owner', 0)`)
  account = accountOn(fixture.ledger, 'ws_1')
  accountOn(fixture.ledger, 'ws_2')
  const request = { account, key: 'one', requestHash: requestHash('one'), operation: 'rephrase' } as const
  const held = await fixture.ledger.reserve(request)
  if (!held.ok) throw new Error(held.code)
  const end = await fixture.ledger.settle({ account, seq: held.seq, tokensIn: 5, tokensOut: 4, model: 'builtin-1' })
  settled = end.seq
  await fixture.ledger.close()
  fixture.database.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['frobnicate', /there is no command frobnicate/],
  ['plan', /there is no command plan/],
  ['plan set', /plan set whom\?/],
  ['plan set ws_1 --operator ops-1', /plan set needs --plan, one of starter, pro, business, enterprise/],
  ['plan set ws_1 --plan gold --operator ops-1', /--plan must be one of starter/],
  ['plan set ws_1 --plan pro --reason contract', /needs --operator/],
  ['plan set ws_1 --plan pro --reason contract --operator Ada', /--operator must be 1 to 32/],
  ['plan set ws_1 --plan pro --reason contract --operator a --limit 9', /--limit goes with --plan enterprise/],
  ['credit grant ws_1 --amount 0', /--amount must be a whole number/],
  ['credit grant ws_1 --amount 5 --expires 2026-02-30', /--expires must be a day/],
  ['credit revoke ws_1 --lot x', /--lot must be the number of an entry/],
  ['refund note ws_1 ws_2', /does not know what to do with ws_2/],
  ['workspace show ws_1 --amount 5', /Unknown option '--amount'/],
  ['workspace show ws_1 --dry-run', /Unknown option '--dry-run'/],
  ['journal ws_1', /journal does not know what to do with ws_1/],
  ['journal --since yesterday', /--since must be a day/],
  ['journal --subject ada@example.com', /--subject must be the id/],
  ['credit grant ws_1 --amount 5 --reason goodwill --operator a --ticket #', /--ticket must be 1 to 64/],
])('%s is not understood: one clear line and code 2', async (words, why) => {
  const { status, stdout, stderr } = await ops(words)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(why)
  expect(stderr).not.toMatch(/ at .*\.ts:/)
})

test('called without a command it says what there is', () => {
  const { status, stdout } = started('ops', [])
  expect(status).toBe(2)
  expect(started('ops', ['help'])).toMatchObject({ status: 0, stdout })
  expect(started('ops', ['frobnicate'])).toMatchObject({ status: 2, stdout: '' })
})

test.each([
  ['workspace show ws_9', 'no workspace ws_9 has a ledger account'],
  ['workspace show eve@example.com', 'nobody with the address eve@example.com owns a workspace'],
  ['credit grant ws_1 --amount 1 --expires 2020-01-01 --reason goodwill --operator a', '--expires lies in the past'],
  [
    'credit revoke ws_1 --lot 0 --amount all --reason fraud --operator a',
    'this workspace has no such lot; workspace show lists them',
  ],
  ['refund note ws_2 --entry 3 --reason failure --operator a', 'this entry is no request of this workspace'],
  ['plan release ws_2 --reason correction --operator a', 'no operator has set the plan of this workspace'],
])('%s is refused in one line, and nothing is written', async (words, why) => {
  for (const how of ['', ' --dry-run', ' --yes'].slice(0, words.includes('--operator') ? 3 : 1)) {
    expect(await ops(`${words}${how}`)).toEqual({ status: 1, stdout: '', stderr: `ops: ${why}\n` })
  }
  expect(saidBy('a')).toEqual([])
})

test('beside a server without a socket nothing happens, and the reason is said', async () => {
  const unlock = lockStateDir(dataDir)
  for (const words of ['credit grant ws_1 --amount 5 --reason goodwill --operator a', 'workspace show ws_1']) {
    expect(await ops(words)).toEqual({
      status: 1,
      stdout: '',
      stderr: `ops: a server is running on ${dataDir}, but its operators' socket does not answer: wait until it is ready, or read in its log why it has none\n`,
    })
  }
  unlock()
  expect(saidBy('a')).toEqual([])
})

test('a dry run changes nothing, and what costs money waits for its figure', async () => {
  const grant = 'credit grant ws_2 --amount 1200 --reason goodwill --operator c'
  expect(await ops(`${grant} --dry-run`)).toMatchObject({
    status: 0,
    stdout: 'ws_2 gets a lot of 1,200 credits, for good (goodwill).\nNothing was changed: this was a dry run.\n',
  })
  expect(await ops(grant)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('confirm it with --yes'),
  })
  const questions: string[] = []
  const typing = (figure: string) =>
    runHere(() =>
      operate(grant.split(' '), { DATA_DIR: dataDir }, (question) => {
        questions.push(question)
        return Promise.resolve(figure)
      }),
    )
  expect(await typing('120')).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was changed') })
  expect(eventsBy('c')).toEqual([])
  expect(await typing(' 1200 ')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Entry \d+: ws_2 has a lot/),
  })
  expect(questions).toEqual(['Type 1200 to do it: ', 'Type 1200 to do it: '])
  expect(eventsBy('c')).toHaveLength(1)
})

test('a ticket has one effect: again it gets the same answer, for another act it is refused', async () => {
  const grant = 'credit grant ws_2 --amount 7 --reason correction --operator d --ticket T-1'
  expect(await ops(`${grant} --dry-run`)).toMatchObject({ status: 0 })
  const first = await done(grant)
  expect(await done(grant)).toEqual({ ...first, again: true })
  expect(await done(grant.replace('ws_2', 'BOB@example.com'))).toEqual({ ...first, again: true })
  expect(eventsBy('d')).toHaveLength(1)
  for (const other of [
    grant.replace('7', '8'),
    grant.replace('ws_2', 'ws_1'),
    grant.replace('credit grant', 'refund note'),
  ]) {
    const { status, stderr } = await ops(
      `${other.replace(/refund note.*--reason correction/, 'refund note ws_2 --entry 3 --reason dispute')} --yes`,
    )
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^ops: ticket T-1 was used for another act, credit grant: entry \d+ of the journal/),
    ])
  }
  expect(eventsBy('d')).toHaveLength(1)
})

test('a lost second factor is removed with its codes and sessions, once, and the account is told', async () => {
  const open = new SQLite(path.join(dataDir, 'penmark.db'))
  open.exec(`
    INSERT INTO totp_factor (user_id, sealed_secret, key_id, created_at, confirmed_at, last_step) VALUES ('usr_2', x'00', 'k', 0, 0, 0);
    INSERT INTO recovery_code (user_id, code_hash, salt, created_at) VALUES ('usr_2', zeroblob(32), zeroblob(16), 0);
    INSERT INTO session (id, user_id, workspace_id, kind, token_sha256, created_at, last_seen_at, expires_at)
      VALUES ('ses_1', 'usr_2', 'ws_2', 'web', zeroblob(32), 0, 0, 9e15)`)
  const left = () =>
    ['totp_factor', 'recovery_code', 'session'].map((table) =>
      open.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
    )
  expect(await ops('second-factor off bob@example.com --operator f --dry-run')).toMatchObject({ status: 0 })
  expect(left()).toEqual([1, 1, 1])
  expect(await done('second-factor off bob@example.com --operator f')).toMatchObject({ userId: 'usr_2', sessions: 1 })
  expect(left()).toEqual([0, 0, 0])
  open.close()
  expect(await ops('second-factor off usr_2 --operator f')).toMatchObject({
    status: 1,
    stderr: 'ops: usr_2 has no authenticator app\n',
  })
  const [mail = ''] = readdirSync(path.join(dataDir, 'outbox'))
  expect(readFileSync(path.join(dataDir, 'outbox', mail), 'utf8')).toMatch(/To: bob@example.com/i)
})

test('the journal has every look, act, refusal and copy, without an address, and cannot be changed', async () => {
  await ops('workspace show bob@example.com --operator e')
  await ops('workspace show nobody-here@example.com --operator e')
  await ops('credit revoke bob@example.com --lot 0 --amount 1 --reason fraud --operator e --ticket T-2 --yes')
  await ops('credit grant bob@example.com --amount 3 --reason goodwill --operator e --ticket T-3 --yes')
  const { entries } = (await done('journal')) as { entries: Record<string, unknown>[] }
  const mine = entries.filter(({ operator }) => operator === 'e')
  expect(mine).toMatchObject([
    { command: 'workspace show', outcome: 'done', arguments: {} },
    { command: 'workspace show', outcome: 'refused', arguments: {} },
    { command: 'credit revoke', outcome: 'refused', workspaceId: 'ws_2', ticket: 'T-2' },
    {
      command: 'credit grant',
      outcome: 'done',
      workspaceId: 'ws_2',
      ticket: 'T-3',
      arguments: { amount: '3', reason: 'goodwill' },
    },
  ])
  expect(mine.every(({ osUser }) => typeof osUser === 'string' && osUser !== '')).toBe(true)
  expect((await ops('journal --command credit --subject ws_2 --limit 1')).stdout).toMatch(
    /^\d+ .* e .* done {2}credit grant {2}ws_2 {2}amount=3 {2}reason=goodwill {2}ticket T-3\n$/,
  )
  const { entries: later } = (await done('journal')) as { entries: Record<string, unknown>[] }
  expect(later.at(-1)).toMatchObject({ command: 'journal', outcome: 'done' })
  const stored = new SQLite(path.join(dataDir, 'penmark.db'))
  const rows = stored.prepare('SELECT * FROM operator_act').all()
  expect(JSON.stringify(rows)).not.toMatch(/@example/i)
  for (const statement of [
    "UPDATE operator_act SET operator = 'x' WHERE id = 1",
    'DELETE FROM operator_act WHERE id = 1',
    "INSERT OR REPLACE INTO operator_act (id, at, os_user, command, arguments, outcome) VALUES (1, 0, 'x', 'x', '{}', 'done')",
    "INSERT INTO operator_act (id, at, os_user, command, arguments, outcome) VALUES (99999, 0, 'x', 'x', '{}', 'done')",
  ]) {
    expect(() => stored.exec(statement)).toThrow(/operator_act/)
  }
  stored.close()
})

test('a plan, a contract’s limit, credits and a refund are events with a reason and a name, and the export is verified', async () => {
  expect(
    await done('plan set ADA@example.com --plan enterprise --limit 12000 --reason contract --operator ops-1'),
  ).toMatchObject({ workspace: 'ws_1', account, plan: 'enterprise', limit: 12_000 })
  const { lot } = await done('credit grant ws_1 --amount 50 --expires 2099-12-31 --reason goodwill --operator ops-1')
  expect(
    await ops(`credit revoke ws_1 --lot ${lot} --amount 51 --reason correction --operator ops-1 --yes`),
  ).toMatchObject({
    status: 1,
    stderr: `ops: only 50 credits are left in lot ${lot}\n`,
  })
  await done(`credit revoke ${account} --lot ${lot} --amount 20 --reason correction --operator ops-1`)
  await done(`refund note ws_1 --entry ${settled} --reason dispute --operator ops-1`)
  expect(await ops(`refund note ws_1 --entry ${settled - 1} --reason dispute --operator ops-1 --yes`)).toMatchObject({
    status: 1,
    stderr: `ops: request ${settled - 1} was given back before\n`,
  })
  expect(saidBy('ops-1')).toMatchObject([
    { is: 'plan.changed/2', from: 'starter', to: 'enterprise', quota: 12_000, reason: 'contract', cause: null },
    { is: 'credit.granted/1', amount: 50, expires_at: Date.UTC(2100, 0, 1), reason: 'goodwill' },
    { is: 'credit.revoked/1', lot, amount: 20, reason: 'correction' },
    { is: 'adjustment.posted/1', settled, reserve: settled - 1, units: 1, reason: 'dispute' },
  ])
  const workspace = await done('workspace show ws_1')
  expect(workspace).toMatchObject({
    plan: 'enterprise',
    usage: { limit: 12_001, used: 1, extra: 30 },
    lots: [{ lot, amount: 50, left: 30 }],
    set: { plan: 'enterprise', operator: 'ops-1', reason: 'contract' },
    acts: [
      { type: 'adjustment.posted' },
      { type: 'credit.revoked' },
      { type: 'credit.granted' },
      { type: 'plan.changed' },
    ],
  })
  expect((await ops('workspace show ws_1')).stdout).toMatch(/plan +enterprise, set by ops-1 \(contract\)/)

  await done(`credit revoke ws_1 --lot ${lot} --amount all --reason contract --operator ops-1`)
  expect(await done('plan release ws_1 --reason correction --operator ops-2')).toMatchObject({
    plan: 'starter',
    limit: 26,
  })
  expect(saidBy('ops-2')).toMatchObject([{ from: 'enterprise', to: 'starter', quota: 25, reason: 'correction' }])
  expect(await done('workspace show ws_1')).toMatchObject({ set: null, lots: [] })

  const key = path.join(folder, 'key')
  writeFileSync(key, JSON.parse((await run('ledger', ['status', '--json'])).stdout).key)
  for (const scope of [[], ['--workspace', 'ws_1']]) {
    const bundle = path.join(folder, `export${scope.length}.tar`)
    expect(await run('ledger', ['export', '--out', bundle, ...scope])).toMatchObject({ status: 0 })
    expect(started('ledger', ['verify', bundle, '--key', key])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('VERIFIED'),
    })
  }
  const { sqlite, drizzle } = openReadOnly(path.join(dataDir, 'penmark.db'))
  expect(rebuild({ sqlite, drizzle }).differences).toEqual([])
  sqlite.close()
})

test('a backup and the data directory that is restored from it are closed to others, whole, and sound', async () => {
  const target = path.join(folder, 'backup')
  expect(await ops(`backup ${target} --with-secrets`)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(target),
  })
  expect(await ops(`backup ${target}`)).toMatchObject({ status: 1, stderr: `ops: ${target} exists already\n` })
  expect(existsSync(`${target}.part`)).toBe(false)
  expect(statSync(target).mode & 0o077).toBe(0)
  const restored = path.join(folder, 'restored')
  expect(await ops(`restore ${target} --to ${restored}`)).toMatchObject({ status: 0 })
  for (const file of ['penmark.db', 'keys.db', 'session-secret', 'ledger-signing-key']) {
    expect([file, statSync(path.join(restored, file)).mode & 0o077]).toEqual([file, 0])
  }
  const there = { DATA_DIR: restored }
  expect(await run('ledger', ['verify'], there)).toMatchObject({ status: 0 })
  expect(await run('ledger', ['status'], there)).toMatchObject({ status: 0 })
  const again = await run(
    'ops',
    ['credit', 'grant', 'ws_2', '--amount', '1', '--reason', 'goodwill', '--operator', 'b', '--yes'],
    there,
  )
  expect(again).toMatchObject({ status: 0 })
  expect(saidBy('b')).toEqual([])
})
