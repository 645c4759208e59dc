import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { KEPT_MS, keepTail, keptTails, lostOf, settleTails } from '#app/.server/operations/kept-tails.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { type Ended, runHere } from '#tests/support/command-line.ts'
import { accountOn, fakeClock, ledgerOnDisk, requestHash } from '#tests/support/ledger-fixture.ts'
import { program as operate } from '../../server/ops-cli/program.ts'

// Two machines had the same log; the first one wrote some more, unseen by the second, which leads now.

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-ops-lost-'))
const [gone, leads, litefs, state] = ['gone', 'leads', 'litefs', 'state'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
  string,
]
const time = Date.now() - 3_600_000
let account: string
let common: number

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const ops = (words: string, env: Record<string, string> = {}): Promise<Ended> =>
  runHere(() => operate(words.split(' '), { DATA_DIR: leads, STATE_DIR: state, ...env }))

const tailsShown = async () => JSON.parse((await ops('lost show --json')).stdout).tails

function withLog<Value>(dir: string, look: (log: ReturnType<typeof openReadOnly>) => Value): Value {
  const log = openReadOnly(path.join(dir, 'penmark.db'))
  try {
    return look(log)
  } finally {
    log.sqlite.close()
  }
}

beforeAll(async () => {
  for (const dir of [gone, state, path.join(litefs, 'dbs/penmark.db')]) mkdirSync(dir, { recursive: true, mode: 0o700 })
  const clock = fakeClock(time)
  const before = ledgerOnDisk({ dataDir: gone, clock })
  before.database.writer.sqlite.exec(`
    INSERT INTO user (id, email, email_canonical, locale, created_at) VALUES ('usr_1', 'ada@example.com', 'ada@example.com', 'en', 0);
    INSERT INTO workspace (id, name, kind, created_at) VALUES ('ws_1', 'Ada', 'personal', 0);
    INSERT INTO membership (user_id, workspace_id, role, created_at) VALUES ('usr_1', 'ws_1', 'owner', 0)`)
  account = accountOn(before.ledger, 'ws_1')
  common = withLog(gone, ({ sqlite }) => sqlite.prepare('SELECT size FROM ledger_head').pluck().get() as number)
  await before.ledger.close()
  before.database.close()
  cpSync(gone, leads, { recursive: true })

  const first = ledgerOnDisk({ dataDir: gone, clock: fakeClock(time + 60_000) })
  const lot = { account, amount: 500, expiresAt: null, reason: 'contract', operator: 'ops-1', cause: null } as const
  expect((await first.ledger.grantCredits(lot)).ok).toBe(true)
  const request = { account, key: 'one', requestHash: requestHash('one'), operation: 'rephrase' } as const
  const held = await first.ledger.reserve(request)
  if (!held.ok) throw new Error(held.code)
  first.database.writer.sqlite
    .prepare(`INSERT INTO user (id, email, email_canonical, locale, created_at) VALUES ('usr_9', ?, ?, 'en', ?)`)
    .run('Eve@example.com', 'eve@example.com', time + 61_000)
  // As a kill leaves them: the last commits are in the WAL only.
  copyFileSync(path.join(gone, 'penmark.db'), path.join(litefs, 'dbs/penmark.db/database'))
  copyFileSync(path.join(gone, 'penmark.db-wal'), path.join(litefs, 'dbs/penmark.db/wal'))
  expect(statSync(path.join(litefs, 'dbs/penmark.db/wal')).size).toBeGreaterThan(0)
  await first.ledger.close()
  first.database.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('before LiteFS starts, what is not published is kept, once, for the owner of the folder only', async () => {
  expect((await ops(`lost keep ${path.join(folder, 'nothing')}`)).stdout).toMatch(/holds no database yet/)
  const done = await ops(`lost keep ${litefs} --json`)
  expect([done.status, done.stderr]).toEqual([0, ''])
  expect(JSON.parse(done.stdout).events).toBe(common + 2)
  await ops(`lost keep ${litefs}`)
  expect(readdirSync(state)).toEqual(['lost'])
  const [file, ...more] = readdirSync(path.join(state, 'lost'))
  expect(more).toEqual([])
  expect(statSync(path.join(state, 'lost')).mode & 0o777).toBe(0o700)
  expect(statSync(path.join(state, 'lost', file ?? '')).mode & 0o777).toBe(0o600)
})

test('a machine whose log is still its own decides nothing, since it lacks what the lease names', () => {
  const [tail] = keptTails(state)
  const last = tail?.events.at(-1)
  if (tail === undefined || last === undefined) throw new Error('nothing is kept')
  const elsewhere = { size: last.seq + 5, leaf: 'ab'.repeat(32) }
  withLog(gone, (log) => {
    for (const end of [elsewhere, { size: last.seq, leaf: last.leaf }, null] as const) {
      expect(lostOf(log, tail, end)).toBeUndefined()
      expect(settleTails(log, state, end)).toEqual([])
    }
    expect(keptTails(state)).toHaveLength(1)
    expect(lostOf(log, tail, { size: last.seq + 1, leaf: last.leaf })).toEqual([])
  })
})

test('as long as the log has not come so far, nothing is called lost, and nothing is removed', async () => {
  expect(await tailsShown()).toMatchObject([{ decided: false, events: [] }])
  expect(withLog(leads, (log) => settleTails(log, state, 'here'))).toEqual([])
  expect(keptTails(state)).toHaveLength(1)
})

test('once it has, every lost event is shown with what to do, and who has to register again', async () => {
  const now = ledgerOnDisk({ dataDir: leads, clock: fakeClock(time + 120_000) })
  for (const key of ['two', 'three', 'four']) {
    const request = { account, key, requestHash: requestHash(key), operation: 'rephrase' } as const
    expect((await now.ledger.reserve(request)).ok).toBe(true)
  }
  await now.ledger.close()
  now.database.close()
  const [tail] = await tailsShown()
  expect(tail.events.map(({ seq, type, instead }: Record<string, unknown>) => [seq, type, instead])).toEqual([
    [common, 'credit.granted', 'request.reserved'],
    [common + 1, 'request.reserved', 'request.reserved'],
  ])
  expect(tail.registrations).toEqual([{ userId: 'usr_9', email: 'Eve@example.com', at: time + 61_000 }])
  const { stdout } = await ops('lost show')
  expect(stdout).toContain('2 events are lost')
  expect(stdout).toMatch(/credit\.granted .*the number is that of a request\.reserved now {2}lost adopt gives/)
  expect(withLog(leads, (log) => settleTails(log, state, 'here'))).toMatchObject([{ lost: 2 }])
})

test('lost credits are given again once; what gives none is refused in words', async () => {
  const adopt = (seq: number, more = '--yes') => ops(`lost adopt ${seq} --operator ops-1 ${more}`)
  expect((await adopt(common + 1)).stderr).toMatch(/gives no credits: nothing: it cost its customer nothing/)
  expect((await adopt(common - 1)).stderr).toMatch(/no lost event \d+ is kept here/)
  expect((await adopt(common, '--dry-run')).stdout).toMatch(/gets 500 credits again/)
  expect((await adopt(common)).stdout).toMatch(/has 500 credits again/)
  expect((await adopt(common)).stderr).toMatch(/was adopted: entry \d+ of the journal/)
  const granted = withLog(leads, ({ sqlite }) =>
    sqlite.prepare(`SELECT CAST(body AS TEXT) FROM ledger_event WHERE type = 'credit.granted'`).pluck().all(),
  ) as string[]
  expect(granted.map((body) => JSON.parse(body).data)).toEqual([
    { amount: 500, expires_at: null, reason: 'correction', operator: 'ops-1', cause: null },
  ])
})

test('a tail that the log holds is removed, and any tail after thirty days', () => {
  const [tail] = keptTails(state)
  withLog(gone, (log) => expect(settleTails(log, state, 'here')).toEqual([]))
  expect(existsSync(tail?.file ?? '')).toBe(false)
  const keep = (now: number) => withLog(gone, (log) => keepTail({ log, registrations: () => [], stateDir: state, now }))
  keep(time)
  expect(keptTails(state)).toHaveLength(1)
  keep(time + KEPT_MS)
  expect(keptTails(state).map(({ keptAt }) => keptAt)).toEqual([time])
  keep(time + KEPT_MS + 1)
  expect(keptTails(state).map(({ keptAt }) => keptAt)).toEqual([time + KEPT_MS + 1])
})
