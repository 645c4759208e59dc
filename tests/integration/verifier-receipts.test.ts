import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { type ExportFormat, exportBundle } from '#app/.server/ledger/export/export.ts'
import { proofOf, receiptOf } from '#app/.server/ledger/read/receipt.ts'
import { type EntryStanding, type ReceiptFile, receiptFile } from '#app/domain/usage/standing.ts'
import { threeMonths } from '#tests/support/three-months.ts'
import { fileOf } from '#tests/support/verifying.ts'
import { main } from '../../verifier/src/cli.js'
import { openTar } from '../../verifier/src/tar.js'

// A month's receipts as one file, checked in one run, and its tables as a workbook.

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-receipts-'))
const log = threeMonths(mkdtempSync(path.join(tmpdir(), 'penmark-receipts-log-')))
const [, account = ''] = log.accounts
const month = { kind: 'month', period: '2026-08' } as const
afterAll(() => {
  log.database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function exported(format: ExportFormat) {
  const answer = exportBundle(log.database.reader, { scope: { kind: 'account', account }, range: month, format })
  if (!answer.ok) throw new Error(answer.code)
  return { ...answer, bytes: Buffer.from(await new Response(answer.stream).arrayBuffer()) }
}

async function checked(...args: string[]) {
  let text = ''
  const out = (part: string) => {
    text += part
  }
  const exit = await main([...args, '--key', log.signer.vkey], { out, warn: out, progress() {} })
  return { exit, text }
}

const archive = await exported('receipts')
const tar = path.join(folder, archive.name)
writeFileSync(tar, archive.bytes)
const rows = String((await exported('requests')).bytes)
  .trimEnd()
  .split('\n')
  .map((row) => row.split(','))
const column = (name: string) => (rows[0] ?? []).indexOf(name)

test('a closed month’s receipts are one file, the same bytes each time, with one for each row of requests.csv', async () => {
  expect(archive.name).toMatch(/^penmark-ledger-acc_[0-9a-f]{32}-2026-08-\d+-receipts\.tar$/)
  expect((await exported('receipts')).bytes.equals(archive.bytes)).toBe(true)
  execFileSync('tar', ['-xf', tar, '-C', folder])
  const names = readdirSync(path.join(folder, 'receipts-2026-08')).toSorted()
  const events = rows.slice(1).map((row) => row[column('event')]?.replace('event_', 'entry-'))
  expect(names).toEqual(events.map((event) => `${event}.tlog-proof`).toSorted())
})

test('archive, folder and zip of receipts are checked in one run with one report', async () => {
  const inside = path.join(folder, 'receipts-2026-08')
  const files = readdirSync(inside).map((name) => [name, readFileSync(path.join(inside, name))] as const)
  const zip = path.join(folder, 'receipts.zip')
  writeFileSync(zip, zipSync(Object.fromEntries(files)))
  const used = rows.slice(1).reduce((sum, row) => sum + Number(row[column('credits')]), 0)
  for (const receipts of [tar, inside, zip]) {
    const { exit, text } = await checked('--receipt', receipts)
    expect([exit, text]).toEqual([0, expect.stringContaining(`receipts: ${files.length}, verified: ${files.length}`)])
    expect(text).toContain(`${used} credits settled`)
    expect(text).toMatch(/RESULT +VERIFIED/)
  }
})

test('one changed receipt among many is named, and so is one of another log or history', async () => {
  const inside = path.join(folder, 'changed')
  mkdirSync(inside)
  const names = readdirSync(path.join(folder, 'receipts-2026-08'))
  for (const name of names) {
    const text = readFileSync(path.join(folder, 'receipts-2026-08', name), 'utf8')
    writeFileSync(path.join(inside, name), text)
  }
  const [first = '', second = ''] = names
  const text = readFileSync(path.join(inside, first), 'utf8')
  const [, extra = ''] = /^extra (\S+)$/m.exec(text) ?? []
  const line = Buffer.from(extra, 'base64').toString().replace('"amount":1', '"amount":2')
  writeFileSync(path.join(inside, first), text.replace(extra, Buffer.from(line).toString('base64')))
  writeFileSync(path.join(inside, second), 'no receipt')
  const { exit, text: report } = await checked('--receipt', inside)
  expect(exit).toBe(1)
  expect(report).toMatch(new RegExp(`${first}:\\s+The\\s+event\\s+is\\s+not\\s+the\\s+one`))
  expect(report).toMatch(new RegExp(`${second}:\\s+This\\s+is\\s+no\\s+receipt`))
  const stranger = await main(['--receipt', inside, '--key', 'a+00000000+AA=='], { out() {}, warn() {}, progress() {} })
  expect(stranger).toBe(2)
})

test('a receipt that a mail program gave other line ends still proves its entry, and is RE-SAVED', async () => {
  const inside = path.join(folder, 'mailed')
  mkdirSync(inside)
  const [first = '', second = ''] = readdirSync(path.join(folder, 'receipts-2026-08'))
  const text = readFileSync(path.join(folder, 'receipts-2026-08', first), 'utf8')
  writeFileSync(path.join(inside, first), `\ufeff${text.replaceAll('\n', '\r\n')}`)
  writeFileSync(path.join(inside, second), readFileSync(path.join(folder, 'receipts-2026-08', second)))
  for (const receipts of [inside, path.join(inside, first)]) {
    const { exit, text: report } = await checked('--receipt', receipts)
    expect([exit, report]).toEqual([1, expect.stringMatching(/RESULT +RE-SAVED/)])
    expect(report).toMatch(/Inclusion .* OK/)
  }
})

test('a folder without receipts is wrong use, in words', async () => {
  const empty = path.join(folder, 'empty')
  mkdirSync(empty)
  const { exit, text } = await checked('--receipt', empty)
  expect([exit, text]).toEqual([2, expect.stringContaining('holds no receipts')])
})

test('the workbook has the tables of the bundle as sheets, numbers as numbers, and says that it proves nothing', async () => {
  const { name, bytes } = await exported('workbook')
  expect(name).toMatch(/-2026-08-\d+\.xlsx$/)
  expect((await exported('workbook')).bytes.equals(bytes)).toBe(true)
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([part, content]) => [part, Buffer.from(content).toString('utf8')]),
  )
  expect(parts['xl/workbook.xml']).toMatch(/name="about".*name="requests".*name="money".*name="statements"/)
  expect(parts['xl/worksheets/sheet1.xml']).toContain('It is no part of the proof.')
  const sheet = parts['xl/worksheets/sheet2.xml'] ?? ''
  const cells = [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map(([, row = '']) => [
    ...row.matchAll(/<c[ />].*?(?=<c[ />]|$)/g),
  ])
  // Gnumeric takes a sheet without them for an empty one.
  const places = cells.map((row) => row.map(([cell]) => /^<c r="([A-Z]+\d+)"/.exec(cell)?.[1]))
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  expect(places).toEqual(rows.map((row, index) => row.map((_, place) => `${letters[place]}${index + 1}`)))
  expect(cells).toHaveLength(rows.length)
  for (const [index, row] of rows.entries()) expect(cells[index]).toHaveLength(row.length)
  const values = (which: string) =>
    cells.slice(1).map((row) => Number(/<v>([^<]*)<\/v>/.exec(row[column(which)]?.[0] ?? '')?.[1]))
  for (const which of ['credits', 'tokens_in', 'requests']) {
    expect(values(which), which).toEqual(rows.slice(1).map((row) => Number(row[column(which)])))
  }
  const [start = 0] = values('start')
  expect(new Date(Date.UTC(1899, 11, 30) + Math.round(start * 86_400_000)).toISOString()).toBe(
    rows[1]?.[column('start')],
  )
})

test('a verifier does not take the workbook or the receipts for an export', async () => {
  const bundle = await openTar(fileOf('x.tar', archive.bytes))
  expect('refused' in bundle ? '' : [...bundle.files.keys()].every((name) => name.endsWith('.tlog-proof'))).toBe(true)
  for (const format of ['workbook', 'receipts'] as const) {
    const file = path.join(folder, `wrong-${format}`)
    writeFileSync(file, (await exported(format)).bytes)
    expect([format, (await checked(file)).exit]).toEqual([format, 2])
  }
})

/** The receipt of an entry as the call answers it. */
function receiptOnDisk(seq: number, standing: EntryStanding, change: Partial<ReceiptFile> = {}) {
  const entry = receiptOf(log.database.reader, account, seq)
  if (entry === undefined) throw new Error(`the account has no entry ${seq}`)
  const proof = standing === 'published' ? (proofOf(log.database.reader, account, seq) ?? null) : null
  const name = path.join(folder, `receipt-${seq}.json`)
  writeFileSync(name, JSON.stringify({ ...receiptFile(entry, standing, proof), ...change }))
  return name
}

const [one = 0, other = 0] = rows.slice(1).map((row) => Number(row[column('event')]?.replace('event_', '')))

test('a receipt that has no proof yet is recorded, not yet published, and does not fail', async () => {
  for (const [standing, words] of [
    ['recorded', 'recorded, not yet published'],
    ['replicated', 'recorded on two machines, not yet published'],
  ] as const) {
    const { exit, text } = await checked('--receipt', receiptOnDisk(one, standing))
    expect([exit, text]).toEqual([3, expect.stringContaining(words)])
    expect(text).toContain(`Receipt for event ${one}`)
    expect(text).toMatch(/^RESULT +INCOMPLETE$/m)
    expect(text).not.toContain('FAILED')
  }
})

test('the same receipt with its proof is published', async () => {
  const { exit, text } = await checked('--receipt', receiptOnDisk(one, 'published'))
  expect([exit, text]).toEqual([0, expect.stringMatching(/^Standing +published: a signed checkpoint covers it +OK$/m)])
  expect(text).toMatch(/^Hash .* OK$/m)
})

test('a receipt whose line, number, hash or proof is that of another entry fails', async () => {
  const second = receiptOf(log.database.reader, account, other)
  const changes: Partial<ReceiptFile>[] = [
    { event: second?.body ?? '' },
    { leaf: second?.leaf ?? '' },
    { seq: other },
    { seq: other, event: second?.body ?? '', leaf: second?.leaf ?? '' },
  ]
  for (const change of changes) {
    const { exit, text } = await checked('--receipt', receiptOnDisk(one, 'published', change))
    expect([exit, text, change]).toEqual([1, expect.stringContaining('FAILED'), change])
    expect(text).not.toContain('published: a signed checkpoint')
  }
  for (const change of [{ event: second?.body ?? '' }, { leaf: second?.leaf ?? '' }, { seq: other }])
    expect((await checked('--receipt', receiptOnDisk(one, 'recorded', change))).exit, JSON.stringify(change)).toBe(1)
})

test('what is no receipt is said to be none, in whatever form it comes', async () => {
  const odd = path.join(folder, 'receipt-1.json')
  for (const text of ['{}', '{"seq":1}', '{"seq":1,"leaf":"x","event":"{}","proof":null}', '[1]', '{', '\ufeff{}']) {
    writeFileSync(odd, text)
    expect([text, (await checked('--receipt', odd)).exit]).toEqual([text, 2])
  }
})

test('receipts kept one by one are checked in one run, and those without a proof are counted', async () => {
  const kinds = mkdtempSync(path.join(folder, 'kept-'))
  const take = (name: string) => renameSync(name, path.join(kinds, path.basename(name)))
  take(receiptOnDisk(one, 'published'))
  take(receiptOnDisk(other, 'recorded'))
  const { exit, text } = await checked('--receipt', kinds)
  expect([exit, text]).toEqual([3, expect.stringMatching(/^Standing +1 of 2 receipts cannot be checked here/m)])
  expect(text).toContain('each published event stands at its place in the signed log')
  rmSync(path.join(kinds, `receipt-${other}.json`))
  expect(await checked('--receipt', kinds)).toEqual({ exit: 0, text: expect.stringContaining('each is published') })
})

test('every line of an export is published, and the report says so', async () => {
  const bundle = await exported('tar')
  const name = path.join(folder, bundle.name)
  writeFileSync(name, bundle.bytes)
  const { text } = await checked(name)
  expect(text).toMatch(/^Standing +published: a signed checkpoint covers every line +OK$/m)
})
