import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { folderArchive } from '#app/.server/ledger/archive/folder.ts'
import { openPublishedLedger } from '#app/.server/ledger/index.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { type Ended, runHere } from '#tests/support/command-line.ts'
import { accountOn, fakeClock, requestHash } from '#tests/support/ledger-fixture.ts'
import { program } from '../../server/ops-cli/program.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-restore-drill-'))
const place = (name: string) => path.join(folder, name)
const archive = folderArchive(place('archive'))
const SETTINGS = {
  DATA_DIR: place('live'),
  LEDGER_ARCHIVE: place('archive'),
  LEDGER_SIGNING_KEY: Buffer.alloc(32, 4).toString('base64'),
  SESSION_SECRETS: 's'.repeat(43),
  PUBLIC_URL: 'https://penmark.test',
}
const time = Date.now() - 7_200_000

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const ops = (words: string, env: Record<string, string> = {}): Promise<Ended> =>
  runHere(() => program(words.split(' '), { ...SETTINGS, ...env }))

/** Continues the live log at a time; `publishes` says whether the archive learns of it. */
async function goOn(at: number, key: string, publishes: boolean): Promise<void> {
  const clock = fakeClock(at)
  const database = openDatabase(place('live'))
  const { ledger, publisher } = await openPublishedLedger({
    ...{ database, archive, clock, log: createLog('silent'), origin: 'penmark.test/ledger' },
    signingKeys: [SETTINGS.LEDGER_SIGNING_KEY],
  })
  const account = accountOn(ledger, `ws_${key}`)
  const request = { account, key, requestHash: requestHash(key), operation: 'rephrase' } as const
  expect((await ledger.reserve(request)).ok).toBe(true)
  if (publishes) await publisher.publish()
  publisher.close()
  await ledger.close()
  database.close()
}

beforeAll(async () => {
  mkdirSync(place('live'), { mode: 0o700 })
  await goOn(time, 'one', true)
  expect((await ops(`backup ${place('backup')}`)).status).toBe(0)
  await goOn(time + 60_000, 'two', true)
  await goOn(time + 90_000, 'three', false)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a drill says what a loss now would cost: little of the ledger, more of the rest, and how long it takes', async () => {
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('penmark-drill-'))
  const { status, stdout, stderr } = await ops(`restore-drill ${place('backup')} --json`)
  expect([status, stderr.includes('ops:')]).toEqual([0, false])
  const value = JSON.parse(stdout)
  expect(value.rpo).toEqual({ events: 2, ledgerMs: 30_000, restMs: 90_000 })
  expect(value.refilled).toBeGreaterThan(0)
  expect(value.rtoMs).toBeGreaterThanOrEqual(value.restoreMs)
  const { stdout: words } = await ops(`restore-drill ${place('backup')}`)
  expect(words).toMatch(/^RTO: [\d.]+ s,/m)
  expect(words).toContain('RPO of the ledger: 30 s, 2 events.')
  expect(words).toContain('RPO of accounts and texts: 90 s, since the backup.')
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('penmark-drill-'))).toEqual(before)
})

test('on another machine there is nothing to compare with, and the drill says so', async () => {
  const { stdout } = await ops(`restore-drill ${place('backup')}`, { DATA_DIR: place('elsewhere') })
  expect(stdout).toContain('RPO: there is no live log here')
})

test('a drill with the archive of another log fails, and changes nothing', async () => {
  const other = await ops(`restore-drill ${place('backup')}`, { LEDGER_ARCHIVE: place('empty-archive') })
  expect([other.status, other.stderr]).toEqual([1, expect.stringMatching(/may not be continued: archive_removed/)])
  expect((await ops(`restore-drill ${place('nothing')}`)).stderr).toMatch(/nothing\/data does not exist/)
})
