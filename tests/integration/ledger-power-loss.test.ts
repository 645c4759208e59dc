import { copyFileSync, existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { folderOnDisk } from '#tests/support/disk.ts'
import {
  accountOn,
  fakeClock,
  ledgerOnDisk,
  NOON,
  requestHash,
  type TestLedger,
} from '#tests/support/ledger-fixture.ts'
import { runs } from '#tests/support/long.ts'

// A power loss keeps what was synced and any part of what was not. With synchronous=FULL the log file is synced before
// an answer goes out, so for any prefix of it that remains, all that was acknowledged within that prefix must be there.

const PAGE = 4_096
const FRAME = PAGE + 24
const WAL_HEADER = 32
const REQUESTS = runs(8, 40)

type Acknowledged = { seq: number; leaf: string; walBytes: number }

/** A ledger whose database file stays in its first state: all later writes are only in the WAL. */
async function onlyInTheWal(folder: string): Promise<TestLedger & { said: Acknowledged[] }> {
  const opened = ledgerOnDisk({ dataDir: mkdtempSync(path.join(folder, 'data-')), clock: fakeClock() })
  const { ledger, database, dataDir } = opened
  const account = accountOn(ledger, 'ws_1', 1_000_000)
  const { sqlite } = database.writer
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  sqlite.pragma('wal_autocheckpoint = 0')
  const acknowledged: Acknowledged[] = []
  const leafOf = sqlite.prepare<[number], Buffer>('SELECT leaf FROM ledger_event WHERE seq = ?').pluck()
  const acknowledge = (seq: number) => {
    const walBytes = readFileSync(path.join(dataDir, 'penmark.db-wal')).length
    acknowledged.push({ seq, leaf: leafOf.get(seq)?.toString('hex') ?? '', walBytes })
  }
  for (let n = 0; n < REQUESTS; n += 1) {
    const key = `request ${n}`
    const held = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
    if (!held.ok) throw new Error(held.code)
    acknowledge(held.seq)
    if (n % 4 === 3) continue
    const { seq } = await ledger.settle({ account, seq: held.seq, tokensIn: 12, tokensOut: 9, model: 'builtin-1' })
    acknowledge(seq)
  }
  return { ...opened, said: acknowledged }
}

/** A copy of the data directory as it would be found after the power came back. */
function copyOf(dataDir: string, walBytes: number, torn = Buffer.alloc(0)): string {
  const copy = mkdtempSync(path.join(path.dirname(dataDir), 'copy-'))
  for (const name of ['penmark.db', 'keys.db', 'keys.db-wal']) {
    if (existsSync(path.join(dataDir, name))) copyFileSync(path.join(dataDir, name), path.join(copy, name))
  }
  const wal = path.join(copy, 'penmark.db-wal')
  copyFileSync(path.join(dataDir, 'penmark.db-wal'), wal)
  truncateSync(wal, walBytes)
  writeFileSync(wal, torn, { flag: 'a' })
  return copy
}

function expectWhole(dataDir: string, acknowledged: readonly Acknowledged[], walBytes: number) {
  const { database } = ledgerOnDisk({ dataDir, clock: fakeClock(NOON) })
  const { sqlite } = database.reader
  const leafOf = sqlite.prepare<[number], Buffer>('SELECT leaf FROM ledger_event WHERE seq = ?').pluck()
  for (const { seq, leaf, walBytes: needed } of acknowledged) {
    if (needed <= walBytes) expect(leafOf.get(seq)?.toString('hex'), `event ${seq} of ${walBytes} bytes`).toBe(leaf)
  }
  expect(rebuild(database.reader).differences).toEqual([])
  database.close()
}

test('invariant 21: whatever part of the log file a power loss leaves, what was acknowledged in it is there', async () => {
  using folder = folderOnDisk()
  const { dataDir, database, said } = await onlyInTheWal(folder.path)
  const written = readFileSync(path.join(dataDir, 'penmark.db-wal')).length
  const frames = Math.floor((written - WAL_HEADER) / FRAME)
  expect(frames).toBeGreaterThan(REQUESTS)
  for (let frame = 0; frame <= frames; frame += 1) {
    const walBytes = WAL_HEADER + frame * FRAME
    // In turn: cut between two frames, within the next one, and with noise in place of the next one.
    const torn = [Buffer.alloc(0), Buffer.alloc(FRAME / 2, 1), Buffer.alloc(FRAME, 0xa5)][frame % 3]
    expectWhole(copyOf(dataDir, walBytes, torn), said, walBytes)
  }
  expect(said.at(-1)?.walBytes).toBeLessThanOrEqual(WAL_HEADER + frames * FRAME)
  database.close()
}, 600_000)

test('invariant 21: a power loss while the log file is copied into the database loses nothing', async () => {
  using folder = folderOnDisk()
  const { dataDir, database, said } = await onlyInTheWal(folder.path)
  const written = readFileSync(path.join(dataDir, 'penmark.db-wal')).length
  const before = readFileSync(path.join(dataDir, 'penmark.db'))
  const copies = Array.from({ length: runs(6, 40) }, () => copyOf(dataDir, written))
  database.writer.sqlite.pragma('wal_checkpoint(TRUNCATE)')
  const after = readFileSync(path.join(dataDir, 'penmark.db'))
  copies.forEach((copy, round) => {
    // Pages reach the disk in any order: here those pages are already copied that the round selects by number.
    const mixed = Buffer.alloc(after.length)
    for (let page = 0; page < after.length / PAGE; page += 1) {
      const copied =
        (page * 2_654_435_761 + round * 40_503) % (copies.length + 1) < round || page * PAGE >= before.length
      const source = copied ? after : before
      source.copy(mixed, page * PAGE, page * PAGE, (page + 1) * PAGE)
    }
    writeFileSync(path.join(copy, 'penmark.db'), mixed)
    expectWhole(copy, said, written)
  })
  database.close()
}, 600_000)
