import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { writeBundle } from '#app/.server/ledger/export/export.ts'
import { acknowledgeLoss } from '#app/.server/ledger/publish/acknowledge-loss.ts'
import { lostNote } from '#app/.server/ledger/publish/lost-note.ts'
import { headOf } from '#app/.server/ledger/read/queries.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { requestHash } from '#tests/support/ledger-fixture.ts'
import { ORIGIN, type PublishingLedger, publishingLedger } from '#tests/support/publishing.ts'
import { detailsOf, verified } from '#tests/support/verifying.ts'

const ask = ({ ledger }: PublishingLedger, key: string) =>
  ledger.reserve({
    account: ledger.accountOf('wsp_busy') ?? '',
    key,
    requestHash: requestHash(key),
    operation: 'rephrase',
  })

/**
 * A log whose machine was stopped like by a kill and whose write-ahead log was then deleted: of six published and eight
 * more acknowledged requests, those of the write-ahead log are gone.
 */
async function afterTheLoss(published = 6, unpublished = 8) {
  const log = await publishingLedger()
  await log.use(published)
  await log.publisher.publish()
  const file = path.join(log.dataDir, 'penmark.db')
  const { sqlite } = log.database.writer
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  const first = headOf(log.database.reader).size
  await log.use(unpublished)
  const end = headOf(log.database.reader).size
  const leaf = sqlite
    .prepare<[number], Buffer>('SELECT leaf FROM ledger_event WHERE seq = ?')
    .pluck()
    .get(end - 1)
  copyFileSync(file, `${file}.killed`)
  await log.close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  copyFileSync(`${file}.killed`, file)
  const again = () => publishingLedger({ dataDir: log.dataDir, clock: log.clock })
  return { log, again, first, end, leaf: leaf?.toString('hex') ?? '' }
}

function acknowledge(log: PublishingLedger, numbers: { first: number; end: number } | undefined) {
  const { database, archive, clock } = log
  const work = { operator: 'ops-1', numbers, and: () => undefined }
  return acknowledgeLoss({ database, archive, clock, log: createLog('silent'), origin: ORIGIN, ...work })
}

test('a lost tail is an alarm at every start: the ledger is read-only, and everybody can read the numbers', async () => {
  const { log, again, first, end, leaf } = await afterTheLoss()
  for (let start = 1; start <= 2; start += 1) {
    const lost = await again()
    expect(lost.verdict).toEqual({ ok: false, code: 'tail_lost' })
    expect(lost.ledger.readOnly).toBe('tail_lost')
    expect(await ask(lost, 'after')).toEqual({ ok: false, code: 'ledger_read_only' })
    expect(headOf(lost.database.reader).size).toBe(first)
    expect(lostNote(lost.database.reader)).toContain(`Events ${first} to ${end - 1} were acknowledged`)
    expect(lostNote(lost.database.reader)).toContain(leaf)
    await lost.close()
  }
  await log[Symbol.asyncDispose]()
})

test('an acknowledged loss takes each lost number for ever, and the log goes on behind them, verified', async () => {
  const { log, again, first, end, leaf } = await afterTheLoss()
  const lost = await again()
  expect(await acknowledge(lost, undefined)).toMatchObject({ ok: false, code: 'other_numbers', first, end })
  expect(await acknowledge(lost, { first, end: end - 1 })).toMatchObject({ ok: false, code: 'other_numbers' })
  expect(headOf(lost.database.reader).size).toBe(first)
  expect(await acknowledge(lost, { first, end })).toMatchObject({ ok: true, first, end })
  expect(await acknowledge(lost, { first, end })).toEqual({ ok: false, code: 'nothing_lost' })
  await lost.close()

  const going = await again()
  expect(going.verdict).toEqual({ ok: true, refilled: 0 })
  expect(await ask(going, 'behind')).toMatchObject({ ok: true, seq: end })
  expect(lostNote(going.database.reader)).toBe(
    `Lost in this log: one stretch of numbers, which no other event ever bears.\nEvents ${first} to ${end - 1} were acknowledged and lost before publication, as the log records since ${new Date(going.clock.now()).toISOString()}; leaf hash of ${end - 1}: ${leaf}\n`,
  )
  expect(await going.publisher.publish()).toMatchObject({ news: true })
  expect(rebuild(going.database.reader).differences).toEqual([])
  const kinds = going.database.reader.sqlite.prepare(
    'SELECT DISTINCT type FROM ledger_event WHERE seq >= ? AND seq < ?',
  )
  expect(kinds.pluck().all(first, end)).toEqual(['number.lost'])

  const scope = { kind: 'log' } as const
  const range = { kind: 'all' } as const
  const written = await writeBundle(
    going.database.reader,
    { scope, range, at: undefined, since: undefined },
    log.dataDir,
  )
  if (!written.ok) throw new Error(written.code)
  const files = Object.fromEntries(
    readdirSync(written.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(written.folder, file), readFileSync(file)]),
  )
  const { report } = await verified(files, { keys: [going.signer.vkey] })
  expect(report.checks.filter(({ status }) => status === 'FAILED')).toEqual([])
  expect(report.result).toBe('VERIFIED')
  expect(detailsOf(report, 'Lost numbers')).toContain(`${first} to ${end - 1}, recorded by ops-1`)
  await going.close()
  await log[Symbol.asyncDispose]()
})

test('what was published comes back from the archive, and only the rest is lost', async () => {
  const log = await publishingLedger()
  await log.use(3)
  const backup = path.join(log.dataDir, 'penmark.backup')
  await log.database.writer.sqlite.backup(backup)
  await log.use(4)
  await log.publisher.publish()
  const published = headOf(log.database.reader).size
  await log.use(2)
  const end = headOf(log.database.reader).size
  await log.close()
  const file = path.join(log.dataDir, 'penmark.db')
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  copyFileSync(backup, file)
  const lost = await publishingLedger({ dataDir: log.dataDir, clock: log.clock })
  expect(lost.verdict).toEqual({ ok: false, code: 'tail_lost' })
  expect(headOf(lost.database.reader).size).toBe(published)
  expect(await acknowledge(lost, { first: published, end })).toMatchObject({ ok: true })
  await lost.close()
  await log[Symbol.asyncDispose]()
})

test('a mark that cannot be read, or that another event stands at, is an alarm of its own', async () => {
  const log = await publishingLedger()
  await log.use(2)
  await log.close()
  const mark = path.join(log.dataDir, 'ledger-mark')
  const honest = readFileSync(mark)
  const start = async () => {
    const opened = await publishingLedger({ dataDir: log.dataDir, clock: log.clock })
    await opened.close()
    return opened.verdict
  }
  writeFileSync(mark, Buffer.alloc(honest.length, 1))
  expect(await start()).toEqual({ ok: false, code: 'mark_damaged' })
  writeFileSync(mark, honest)
  expect(await start()).toEqual({ ok: true, refilled: 0 })

  const other = await publishingLedger()
  await other.use(2)
  await other.close()
  copyFileSync(path.join(other.dataDir, 'ledger-mark'), mark)
  expect(await start()).toEqual({ ok: false, code: 'mark_differs' })
  await other[Symbol.asyncDispose]()
  await log[Symbol.asyncDispose]()
})
