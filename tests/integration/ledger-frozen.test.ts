import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { folderArchive } from '#app/.server/ledger/archive/folder.ts'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { encodeEvent, type Fact, type LedgerEvent, parseEvent, SHAPES } from '#app/.server/ledger/format/events.ts'
import { HOLD_MS, OPERATIONS_1, PLANS_1 } from '#app/.server/ledger/format/words.ts'
import { createPublisher } from '#app/.server/ledger/publish/publisher.ts'
import { latestCheckpoint } from '#app/.server/ledger/publish/queries.ts'
import { signerFrom } from '#app/.server/ledger/publish/signer.ts'
import { openJournal, UNKNOWN_REQUEST } from '#app/.server/ledger/write/journal.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { fakeClock } from '#tests/support/ledger-fixture.ts'
import { fileOf } from '#tests/support/verifying.ts'
import { DATA } from '../../verifier/src/catalogue.js'
import { oneOf } from '../../verifier/src/kinds.js'
import { HOLD_MS as VERIFIER_HOLD_MS } from '../../verifier/src/rules-requests.js'
import { openTar } from '../../verifier/src/tar.js'
import { verifyBundle } from '../../verifier/src/verify.js'

// Verifiers that were handed out cannot be taken back. This is the one of commit fae659b, with the bytes that the ledger
// of that commit wrote (tests/vectors/fae659b): today's ledger must write the same bytes, and its exports must satisfy it.

const FROZEN = path.resolve(import.meta.dirname, '../vectors/fae659b')
const ORIGIN = 'penmark.test/ledger'
/** The keys that the frozen log declares, newest first. */
const SIGNERS = [9, 7].map((byte) => signerFrom(Buffer.alloc(32, byte).toString('base64'), ORIGIN))

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-frozen-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = readFileSync(path.join(FROZEN, 'events.jsonl'), 'utf8').trimEnd().split('\n')
const events = lines.map((line) => parseEvent(Buffer.from(line)))

/** Today's journal appends the frozen facts, each at its own time, under its own account and key. */
function writtenAgain() {
  const database = openDatabase(mkdtempSync(path.join(folder, 'data-')))
  const { sqlite } = database.writer
  sqlite
    .prepare("INSERT INTO ledger_head (id, origin, epoch, size, frontier, last_at) VALUES (1, ?, 1, 0, x'', 0)")
    .run(ORIGIN)
  const insertKey = sqlite.prepare('INSERT INTO ledger_idem (key, seq, req_hash) VALUES (?, ?, ?)')
  let at = 0
  const journal = openJournal(sqlite, () => ({ at, suspect: false, maySeal: true }))
  for (const event of events) {
    at = event.at
    const { type, v, data } = event
    const idem = event.idem === null ? null : Buffer.from(event.idem, 'hex')
    journal.transact((tx) => {
      const { seq } = tx.append(event.account, { type, v, data } as Fact, idem)
      if (idem !== null) insertKey.run(idem, seq, UNKNOWN_REQUEST)
    })
  }
  return database
}

test('invariant 28: the frozen lines hold every shape, and today’s code gives each the same bytes', () => {
  expect(new Set(events.map(({ type, v }) => `${type}/${v}`)).size).toBe(22)
  const known: readonly string[] = SHAPES
  expect(events.filter(({ type, v }) => !known.includes(`${type}/${v}`))).toEqual([])
  expect(events.map((event: LedgerEvent) => encodeEvent(event).toString('utf8'))).toEqual(lines)
})

test('invariant 28: today’s journal writes the frozen facts as the frozen bytes, and its own second reading agrees', () => {
  const database = writtenAgain()
  const bodies = database.reader.sqlite
    .prepare<[], string>('SELECT CAST(body AS TEXT) FROM ledger_event ORDER BY seq')
    .pluck()
    .all()
  expect(bodies).toEqual(lines)
  expect(rebuild(database.reader).differences).toEqual([])
  database.close()
})

test('invariant 28: the verifier of commit fae659b accepts what today’s code exports in its format, and calls others newer', async () => {
  const database = writtenAgain()
  const publisher = createPublisher({
    database,
    archive: folderArchive(path.join(folder, 'archive')),
    origin: ORIGIN,
    signers: SIGNERS,
    clock: fakeClock(events.at(-1)?.at),
    log: createLog('silent'),
    declareKey: () => undefined,
    onAlarm: (code) => expect.unreachable(code),
  })
  await publisher.publish()
  expect(latestCheckpoint(database.reader)?.note).toBe(readFileSync(path.join(FROZEN, 'checkpoint'), 'utf8'))

  const verifier = path.join(folder, 'ledger-verify.mjs')
  writeFileSync(verifier, gunzipSync(readFileSync(path.join(FROZEN, 'ledger-verify.mjs.gz'))))
  const keys = SIGNERS.flatMap(({ vkey }) => ['--key', vkey])
  const accounts = [...new Set(events.map(({ account }) => account))].filter((account) => account !== '_')
  const month = { kind: 'month', period: '2026-11' } as const
  const exports = [
    { scope: { kind: 'log' }, range: { kind: 'all' } },
    { scope: { kind: 'log' }, range: month },
    ...accounts.map((account) => ({ scope: { kind: 'account', account }, range: { kind: 'all' } }) as const),
  ] as const
  expect(exports).toHaveLength(5)
  for (const [index, wanted] of exports.entries()) {
    const exported = exportBundle(database.reader, { ...wanted, format: 'tar', newest: 2 })
    if (!exported.ok) throw new Error(exported.code)
    const bundle = Buffer.from(await new Response(exported.stream).arrayBuffer())
    if (index === 0) expect(bundle.includes(`${lines.join('\n')}\n`)).toBe(true)
    const file = path.join(folder, exported.name)
    writeFileSync(file, bundle)
    const run = spawnSync(process.execPath, [verifier, file, ...keys], { encoding: 'utf8' })
    expect(run.status, `${exported.name}\n${run.stdout}${run.stderr}`).toBe(0)
    expect(run.stdout).toContain('VERIFIED')
  }
  const newer = exportBundle(database.reader, { scope: { kind: 'log' }, range: month, format: 'tar' })
  if (!newer.ok) throw new Error(newer.code)
  const file = path.join(folder, 'newer.tar')
  writeFileSync(file, Buffer.from(await new Response(newer.stream).arrayBuffer()))
  const run = spawnSync(process.execPath, [verifier, file, ...keys], { encoding: 'utf8' })
  expect([run.status, run.stdout]).toEqual([3, expect.stringContaining('newer than this')])
  publisher.close()
  database.close()
})

test.each([
  ['1-account', 'account acc_fdee430d40bd57deeac186cd9790033d, all events'],
  ['2-account-month', 'account acc_fdee430d40bd57deeac186cd9790033d, month 2026-08'],
  ['3-account-month', 'account acc_fdee430d40bd57deeac186cd9790033d, month 2026-08'],
])('today’s verifier reads the export %s, which was written in an older format', async (name, subject) => {
  const formats = path.resolve(import.meta.dirname, '../vectors/export-formats')
  const archive = gunzipSync(readFileSync(path.join(formats, `${name}.tar.gz`)))
  const bundle = await openTar(fileOf(`${name}.tar`, archive))
  if ('refused' in bundle) throw new Error(bundle.refused)
  const { report } = await verifyBundle(bundle, { keys: [readFileSync(path.join(formats, 'key.vkey'), 'utf8').trim()] })
  expect([report.result, report.subject]).toEqual(['VERIFIED', expect.stringContaining(subject)])
})

test('the ledger and today’s verifier hold a reservation for the same time and know the same words', () => {
  expect(VERIFIER_HOLD_MS).toBe(HOLD_MS)
  expect(DATA['request.reserved/1']?.operation).toEqual(oneOf(...OPERATIONS_1))
  expect(DATA['request.reserved/2']?.operation).toEqual(oneOf(...OPERATIONS_1))
  expect(DATA['account.opened/1']?.plan).toEqual(oneOf(...PLANS_1))
  expect(DATA['plan.changed/1']?.to).toEqual(oneOf(...PLANS_1))
  expect(DATA['plan.changed/2']?.to).toEqual(oneOf(...PLANS_1))
  expect(DATA['period.closed/1']?.plan).toEqual(oneOf(...PLANS_1))
})
