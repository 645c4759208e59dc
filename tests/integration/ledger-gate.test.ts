import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Archive, ArchiveError } from '#app/.server/ledger/archive/archive.ts'
import { folderArchive } from '#app/.server/ledger/archive/folder.ts'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { adoptArchive } from '#app/.server/ledger/publish/adopt.ts'
import { checkpointsSince, latestCheckpoint } from '#app/.server/ledger/publish/queries.ts'
import { headOf } from '#app/.server/ledger/read/queries.ts'
import { requestHash } from '#tests/support/ledger-fixture.ts'
import { runs } from '#tests/support/long.ts'
import { type PublishingLedger, publishingLedger } from '#tests/support/publishing.ts'

async function backUp(log: PublishingLedger): Promise<string> {
  const file = path.join(log.dataDir, 'penmark.backup')
  await log.database.writer.sqlite.backup(file)
  return file
}

/** As on another machine, which knows nothing of what was acknowledged here. */
function forgetMark(log: PublishingLedger): void {
  rmSync(path.join(log.dataDir, 'ledger-mark'))
}

/** Stops the ledger, restores the older file, and starts again. */
async function putBack(
  log: PublishingLedger,
  backup: string | undefined,
  archive?: Archive,
): Promise<PublishingLedger> {
  await log.close()
  const file = path.join(log.dataDir, 'penmark.db')
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  if (backup !== undefined) copyFileSync(backup, file)
  return publishingLedger({ dataDir: log.dataDir, clock: log.clock, ...(archive ? { archive } : {}) })
}

test('a fresh log passes, and so does one that is further than what was published', async () => {
  await using log = await publishingLedger()
  expect(log.verdict).toEqual({ ok: true, refilled: 0 })
  await log.publisher.publish()
  await log.use(2)
  await log.close()
  await using again = await publishingLedger({ dataDir: log.dataDir })
  expect(again.verdict).toEqual({ ok: true, refilled: 0 })
  expect(await again.publisher.publish()).toMatchObject({ news: true })
})

test('invariants 25 and 26: a database put back to any older state is noticed before the first write and refilled to the same root', async () => {
  for (const [before, after] of [
    [0, 3],
    [5, 1],
    [100, 30],
    [3, 300],
    ...(runs(0, 1) ? [[200, 2_000] as const, [1_000, 1] as const] : []),
  ] as const) {
    await using log = await publishingLedger()
    await log.use(before)
    await log.publisher.publish()
    const backup = await backUp(log)
    await log.use(after)
    await log.publisher.publish()
    await log.use(1)
    await log.publisher.publish()
    const notes = checkpointsSince(log.database.reader, 0)
    const head = headOf(log.database.reader)
    await using restored = await putBack(log, backup)
    expect(restored.verdict).toMatchObject({ ok: true })
    expect(headOf(restored.database.reader)).toEqual(head)
    expect(checkpointsSince(restored.database.reader, 0)).toEqual(notes)
    expect(rebuild(restored.database.reader).differences).toEqual([])
    await restored.use(2)
    expect(await restored.publisher.publish()).toMatchObject({ news: true })
    expect(rebuild(restored.database.reader).differences).toEqual([])
  }
})

test('invariant 26: a lost database comes back whole, with its name', async () => {
  await using log = await publishingLedger()
  await log.use(200)
  await log.publisher.publish()
  const head = headOf(log.database.reader)
  await using restored = await putBack(log, undefined)
  expect(restored.verdict).toEqual({ ok: true, refilled: head.size })
  expect(headOf(restored.database.reader)).toEqual(head)
  expect(rebuild(restored.database.reader).differences).toEqual([])
  expect(readdirSync(log.dataDir).filter((name) => name.includes('refill'))).toEqual([])
})

test('a request of a refilled event is answered from the ledger, whatever it asked for', async () => {
  await using log = await publishingLedger()
  await log.use(1)
  const backup = await backUp(log)
  const account = log.ledger.accountOf('wsp_busy') ?? ''
  const request = { account, key: 'again', requestHash: requestHash('a text'), operation: 'rephrase' } as const
  const held = await log.ledger.reserve(request)
  await log.publisher.publish()
  await using restored = await putBack(log, backup)
  const repeated = await restored.ledger.reserve(request)
  expect(repeated).toMatchObject({ ok: true, fresh: false, seq: held.ok ? held.seq : -1 })
})

test('an archive that lacks bundles leaves the ledger as it is, read-only, and readable', async () => {
  await using log = await publishingLedger()
  await log.use(3)
  const backup = await backUp(log)
  const before = headOf(log.database.reader)
  await log.use(3)
  await log.publisher.publish()
  rmSync(path.join(log.dataDir, 'archive', 'tile', 'entries'), { recursive: true })
  await using restored = await putBack(log, backup)
  expect(restored.verdict).toEqual({ ok: false, code: 'archive_incomplete' })
  expect(headOf(restored.database.reader)).toEqual(before)
  const account = restored.ledger.accountOf('wsp_busy') ?? ''
  const refused = await restored.ledger.reserve({
    account,
    key: 'k',
    requestHash: requestHash('k'),
    operation: 'rephrase',
  })
  expect(refused).toEqual({ ok: false, code: 'ledger_read_only' })
})

test('an archived event that was edited, in whatever place, leaves the ledger read-only and never stops the start', async () => {
  await using log = await publishingLedger()
  await log.use(3)
  const backup = await backUp(log)
  const before = headOf(log.database.reader)
  await log.use(4)
  await log.publisher.publish()
  await log.close()
  const bundles = path.join(log.dataDir, 'archive', 'tile', 'entries')
  const [name = ''] = readdirSync(bundles, { recursive: true, encoding: 'utf8' }).filter((entry) =>
    statSync(path.join(bundles, entry)).isFile(),
  )
  const file = path.join(bundles, name)
  const honest = readFileSync(file)
  const edits = [
    ['"type"', '"typf"'],
    ['"amount"', '"amounu"'],
    ['"data":{', '"data":['],
    ['"v":1}', '"v":7}'],
    ['builtin-1', 'builtin-2'],
    ['request.settled', 'request.settlee'],
    ['request.settled', 'request.\xff\xfettled'],
  ] as const
  for (const [from, to] of edits) {
    const edited = Buffer.from(honest)
    edited.write(to, honest.lastIndexOf(from), 'latin1')
    chmodSync(file, 0o600)
    writeFileSync(file, edited)
    // It is not disposed of in each round, because that removes the folder.
    const restored = await putBack(log, backup)
    expect([from, restored.ledger.readOnly]).toEqual([from, 'root_differs'])
    expect(headOf(restored.database.reader)).toEqual(before)
    await restored.close()
  }
})

test('invariant 25: a log that went on after a restore without its gate is never continued, nor is an altered one', async () => {
  await using log = await publishingLedger()
  await log.use(3)
  const backup = await backUp(log)
  await log.use(20)
  await log.publisher.publish()
  forgetMark(log)
  await using forked = await putBack(log, backup, folderArchive(path.join(log.dataDir, 'elsewhere')))
  expect(forked.verdict.ok).toBe(true)
  await forked.use(40)
  await forked.close()
  await using judged = await publishingLedger({ dataDir: log.dataDir, clock: log.clock })
  expect(judged.verdict).toEqual({ ok: false, code: 'root_differs' })
  expect(judged.ledger.readOnly).toBe('root_differs')
  expect(await judged.publisher.publish().catch(() => undefined)).not.toMatchObject({ news: true })
})

test('an archive that is gone, damaged or another log’s makes the ledger read-only and names the reason', async () => {
  await using log = await publishingLedger()
  await log.use(2)
  await log.publisher.publish()
  const record = (await log.archive.readRegister())?.record ?? ''
  const answering = (answer: Archive['readRegister']): Archive => ({ ...log.archive, readRegister: answer })
  const cases: [string, Archive][] = [
    ['archive_removed', folderArchive(path.join(log.dataDir, 'empty'))],
    ['register_damaged', answering(async () => ({ record: record.slice(1), version: 'x' }))],
    ['origin_differs', answering(async () => ({ record: record.replace('penmark.test', 'other.test'), version: 'x' }))],
    ['archive_unreachable', answering(() => Promise.reject(new ArchiveError('archive_unreachable', 'no answer')))],
  ]
  await log.close()
  for (const [code, archive] of cases) {
    const opened = await publishingLedger({ dataDir: log.dataDir, clock: log.clock, archive })
    expect(opened.verdict).toEqual({ ok: false, code })
    expect(opened.ledger.readOnly).toBe(code)
    await opened.close()
  }
})

test('an archive that answers again lets the ledger go on', async () => {
  await using log = await publishingLedger()
  await log.use(2)
  await log.publisher.publish()
  await log.close()
  let away = true
  const archive: Archive = {
    ...log.archive,
    readRegister: () =>
      away ? Promise.reject(new ArchiveError('archive_unreachable', 'no answer')) : log.archive.readRegister(),
  }
  await using opened = await publishingLedger({ dataDir: log.dataDir, clock: log.clock, archive })
  await opened.passGateAgain()
  expect(opened.ledger.readOnly).toBe('archive_unreachable')
  away = false
  await opened.passGateAgain()
  expect(opened.ledger.readOnly).toBeUndefined()
  await opened.use(1)
  expect(await opened.publisher.publish()).toMatchObject({ news: true })
})

test('a fresh database does not take over another log’s archive', async () => {
  await using log = await publishingLedger()
  await log.publisher.publish()
  const record = (await log.archive.readRegister())?.record ?? ''
  const foreign: Archive = {
    ...log.archive,
    readRegister: async () => ({ record: record.replace('penmark.test', 'other.test'), version: 'x' }),
  }
  await expect(publishingLedger({ archive: foreign })).rejects.toThrow('give each its own archive')
})

test('an operator can give a log whose archive is gone a new one, with every note', async () => {
  await using log = await publishingLedger()
  for (let round = 0; round < 3; round += 1) {
    await log.use(60)
    await log.publisher.publish()
  }
  const backup = await backUp(log)
  const notes = checkpointsSince(log.database.reader, 0)
  const elsewhere = folderArchive(path.join(log.dataDir, 'elsewhere'))
  const size = await adoptArchive({ database: log.database, archive: elsewhere, origin: log.ledger.origin })
  expect(size).toBe(headOf(log.database.reader).size)
  await expect(adoptArchive({ database: log.database, archive: elsewhere, origin: log.ledger.origin })).rejects.toThrow(
    'already',
  )
  await log.use(5)
  forgetMark(log)
  await using moved = await putBack(log, backup, elsewhere)
  expect(moved.verdict).toMatchObject({ ok: true })
  await moved.use(5)
  expect(await moved.publisher.publish()).toMatchObject({ news: true })
  // A database from before the first checkpoint gets all of it from the new place.
  await using restored = await putBack(moved, undefined, elsewhere)
  expect(checkpointsSince(restored.database.reader, 0).slice(0, notes.length)).toEqual(notes)
})

test('a key that the log names and we do not have stops the start; listed again, it signs beside the new one', async () => {
  const [old, fresh] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]
  await using log = await publishingLedger({ signingKeys: [old] })
  await log.publisher.publish()
  const [first] = log.vkeys
  await log.close()
  await expect(publishingLedger({ dataDir: log.dataDir, signingKeys: [fresh] })).rejects.toThrow(first ?? '')
  await using rotated = await publishingLedger({ dataDir: log.dataDir, signingKeys: [fresh, old] })
  expect(rotated.ledger.keyInForce()).toBe(rotated.vkeys[0])
  await rotated.publisher.publish()
  expect(latestCheckpoint(rotated.database.reader)?.note.match(/^— /gm)).toHaveLength(2)
  await rotated.close()
  await using alone = await publishingLedger({ dataDir: log.dataDir, signingKeys: [fresh] })
  await alone.use(1)
  await alone.publisher.publish()
  expect(latestCheckpoint(alone.database.reader)?.note.match(/^— /gm)).toHaveLength(1)
})

test('nobody else can read the files that the archive and a refill leave', async () => {
  await using log = await publishingLedger()
  await log.publisher.publish()
  expect(statSync(path.join(log.dataDir, 'archive', 'checkpoint')).mode & 0o777).toBe(0o600)
})
