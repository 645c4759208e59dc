import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { Archive } from '#app/.server/ledger/archive/archive.ts'
import { tileKey } from '#app/.server/ledger/archive/layout.ts'
import { parseCheckpoint } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { openNote } from '#app/.server/ledger/publish/note.ts'
import { checkpointsSince, latestCheckpoint } from '#app/.server/ledger/publish/queries.ts'
import { parseVkey } from '#app/.server/ledger/publish/signer.ts'
import { headOf } from '#app/.server/ledger/read/queries.ts'
import { accountOn, requestHash } from '#tests/support/ledger-fixture.ts'
import { runs } from '#tests/support/long.ts'
import { publishingLedger } from '#tests/support/publishing.ts'

test('the first checkpoint stands for the whole log and is signed by the log’s key', async () => {
  await using log = await publishingLedger()
  await log.use(3)
  const { size, root } = headOf(log.database.reader)
  expect(await log.publisher.publish()).toEqual({ size, news: true })
  const checkpoint = latestCheckpoint(log.database.reader)
  const opened = openNote(
    checkpoint?.note ?? '',
    [parseVkey(log.signer.vkey)].filter((key) => key !== undefined),
  )
  expect(opened.ok && parseCheckpoint(opened.text, log.ledger.origin)).toMatchObject({
    size,
    root: Buffer.from(root, 'hex'),
  })
  expect((await log.archive.get('checkpoint'))?.toString()).toBe(checkpoint?.note)
  expect(await log.publisher.publish()).toEqual({ size, news: false })
})

test('calls that come together share one run, and each new event makes one more checkpoint', async () => {
  await using log = await publishingLedger()
  await Promise.all([log.publisher.publish(), log.publisher.publish(), log.publisher.publish()])
  await log.use(1)
  await log.publisher.publish()
  expect(checkpointsSince(log.database.reader, 0)).toHaveLength(2)
})

test('partial tiles and bundles go once the full ones are there', async () => {
  await using log = await publishingLedger()
  for (let round = 0; round < 6; round += 1) {
    await log.use(30)
    await log.publisher.publish()
  }
  const { size } = headOf(log.database.reader)
  expect(size).toBeGreaterThan(256)
  const files = readdirSync(path.join(log.dataDir, 'archive'), { recursive: true, encoding: 'utf8' })
  expect(files).toContain('tile/0/000')
  expect(files).toContain('tile/entries/000')
  expect(files.filter((file) => file.startsWith('tile/0/000.p/') || file.startsWith('tile/entries/000.p/'))).toEqual([])
  expect(files).toContain(tileKey(1, 0, 1))
  expect(files).toContain(tileKey('entries', 1, size - 256))
})

test('invariant 9: a bit that flipped in an event, its leaf, a tile or the head is found before anything is signed', async () => {
  const faults: [string, string, string][] = [
    [
      'leaf_differs',
      'ledger_event_no_update',
      'UPDATE ledger_event SET body = CAST(replace(CAST(body AS TEXT), \'"v":1\', \'"v":2\') AS BLOB) WHERE seq = 260',
    ],
    ['leaf_differs', 'ledger_event_no_update', 'UPDATE ledger_event SET leaf = zeroblob(32) WHERE seq = 260'],
    ['tile_differs', 'ledger_tile_no_update', 'UPDATE ledger_tile SET data = zeroblob(8192)'],
    ['tile_differs', 'ledger_tile_no_update', 'UPDATE ledger_tile SET root = zeroblob(32)'],
    ['head_differs', 'ledger_head_only_grows', 'UPDATE ledger_head SET frontier = zeroblob(length(frontier))'],
  ]
  for (const [code, trigger, statement] of faults) {
    await using log = await publishingLedger()
    await log.use(130)
    const file = new SQLite(path.join(log.dataDir, 'penmark.db'))
    file.exec(`DROP TRIGGER ${trigger}; ${statement}`)
    file.close()
    expect(await log.publisher.publish(), statement).toMatchObject({ news: false })
    expect(log.publisher.state().halted, statement).toBe(code)
    expect(log.ledger.readOnly, statement).toBe(code)
    expect(latestCheckpoint(log.database.reader), statement).toBeUndefined()
    expect(await log.archive.readRegister(), statement).toBeUndefined()
  }
})

test('invariant 9: what changes between the second look and the archive is never signed', async () => {
  await using log = await publishingLedger()
  // More tiles than are uploaded at once, so that the last one is read after the first was written.
  await log.use(1_200)
  const altered: Archive = {
    ...log.archive,
    async put(key, bytes) {
      await log.archive.put(key, bytes)
      const file = new SQLite(path.join(log.dataDir, 'penmark.db'))
      file.exec(
        "DROP TRIGGER IF EXISTS ledger_event_no_update; UPDATE ledger_event SET body = x'7b7d' WHERE seq = 2310",
      )
      file.close()
    },
  }
  const publisher = log.publisherOn(altered)
  await publisher.publish()
  expect(publisher.state().halted).toBe('tile_differs')
  expect(await log.archive.readRegister()).toBeUndefined()
})

test('invariant 9: a step that fails leaves nothing signed, and the next run goes on from there', async () => {
  const steps = ['put', 'readRegister', 'swapRegister', 'replace', 'list', 'remove'] as const
  for (const step of steps) {
    for (let failAt = 1; failAt <= runs(2, 12); failAt += 1) {
      await using log = await publishingLedger()
      await log.use(20)
      await log.publisher.publish()
      await log.use(120)
      let calls = 0
      const failing = {
        ...log.archive,
        [step]: (...args: never[]) => {
          calls += 1
          if (calls === failAt) return Promise.reject(new Error('no answer'))
          return (log.archive[step] as (...args: never[]) => unknown)(...args)
        },
      } as Archive
      const before = latestCheckpoint(log.database.reader)
      const broken = await log
        .publisherOn(failing)
        .publish()
        .then(
          () => false,
          () => true,
        )
      if (broken && step !== 'replace') expect(latestCheckpoint(log.database.reader)).toEqual(before)
      const { size, root } = headOf(log.database.reader)
      expect((await log.publisher.publish()).size, `${step} ${failAt}`).toBe(size)
      expect(latestCheckpoint(log.database.reader)?.root.toString('hex')).toBe(root)
      expect(log.alarms).toEqual([])
    }
  }
})

test('a removed archive, another log’s archive and a damaged register each raise their alarm', async () => {
  await using log = await publishingLedger()
  await log.publisher.publish()
  await log.use(1)
  const registerOf = (record: string): Archive => ({
    ...log.archive,
    readRegister: async () => ({ record, version: 'x' }),
  })
  const record = (await log.archive.readRegister())?.record ?? ''
  const halted = async (archive: Archive) => {
    const publisher = log.publisherOn(archive)
    await publisher.publish()
    return publisher.state().halted
  }
  expect(await halted({ ...log.archive, readRegister: async () => undefined })).toBe('archive_removed')
  expect(await halted(registerOf(record.replace('penmark.test', 'other.test')))).toBe('origin_differs')
  expect(await halted(registerOf(record.replace('"size":', '"size": ')))).toBe('register_damaged')
  rmSync(path.join(log.dataDir, 'archive'), { recursive: true })
  await log.publisher.publish()
  expect(log.publisher.state().halted).toBe('archive_removed')
})

test('a checkpoint covers what a reserve appended, and the ledger keeps its pace beside a first run', async () => {
  await using log = await publishingLedger()
  const account = accountOn(log.ledger, 'wsp_1', 10_000)
  const publishing = log.publisher.publish()
  const held = await log.ledger.reserve({ account, key: 'k', requestHash: requestHash('k'), operation: 'rephrase' })
  expect(held.ok).toBe(true)
  await publishing
  await log.publisher.publish()
  expect(latestCheckpoint(log.database.reader)?.size).toBe(headOf(log.database.reader).size)
})
