import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { threeMonths } from '#tests/support/three-months.ts'
import { main } from '../../verifier/src/cli.js'

// An auditor's quarter: the months as they are downloaded, in any order, and one state file.

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-several-'))
const log = threeMonths(path.join(folder, 'data'))
afterAll(() => {
  log.database.close()
  rmSync(folder, { recursive: true, force: true })
})
const [, account = ''] = log.accounts
const MONTHS = ['2026-07', '2026-08', '2026-09'] as const
const key = path.join(folder, 'log.vkey')
writeFileSync(key, `${log.signer.vkey}\n`)

async function monthOf(period: string): Promise<Buffer> {
  const scope = { kind: 'account', account } as const
  const bundled = exportBundle(log.database.reader, { scope, range: { kind: 'month', period }, format: 'tar' })
  if (!bundled.ok) throw new Error(bundled.code)
  return Buffer.from(await new Response(bundled.stream).arrayBuffer())
}

async function filesOf(periods: readonly string[]): Promise<string[]> {
  const files = []
  for (const period of periods) {
    const file = path.join(folder, `${period}.tar`)
    writeFileSync(file, await monthOf(period))
    files.push(file)
  }
  return files
}

const run = async (...options: string[]) => {
  const output: string[] = []
  const write = (text: string) => void output.push(text)
  const status = await main([...options, '--key', key], { out: write, warn: write, progress: () => undefined })
  return { status, out: output.join('') }
}

test('a closed month carries the proof from the month before, and is the same bytes each time', async () => {
  expect(await monthOf('2026-08')).toEqual(await monthOf('2026-08'))
  const manifest = String(await monthOf('2026-08'))
  expect(manifest).toContain('"format":"penmark-ledger-export/4"')
  expect(manifest).toMatch(/"since":[1-9]/)
})

test('month after month with one state file is verified without a proof of its own', async () => {
  const state = path.join(folder, 'sequence.json')
  for (const file of await filesOf(MONTHS)) {
    const { status, out } = await run(file, '--state', state)
    expect([status, out]).toEqual([0, expect.stringContaining('VERIFIED')])
  }
})

test('a quarter in one run is verified in any order, with one report and one state', async () => {
  const [july = '', august = '', september = ''] = await filesOf(MONTHS)
  for (const order of [
    [july, august, september],
    [september, july, august],
    [august, september, july],
  ]) {
    const state = path.join(folder, `state-${order.map((file) => path.basename(file)).join('-')}.json`)
    const { status, out } = await run(...order, '--state', state)
    expect([status, out.match(/RESULT {9}VERIFIED/g)?.length]).toEqual([0, 3])
    expect(out.trimEnd().split('\n').slice(-4)).toEqual([
      '3 exports',
      ...[july, august, september].map((file) => `${file}  VERIFIED`),
    ])
    // The newest is kept, and the older months are no step backwards when they come with it.
    const first = JSON.parse(readFileSync(state, 'utf8')) as { size: number }
    expect((await run(...order, '--state', state)).status).toBe(0)
    expect(JSON.parse(readFileSync(state, 'utf8'))).toEqual(first)
  }
})

test('one altered month of a quarter is named, and nothing is kept', async () => {
  const [july = '', august = '', september = ''] = await filesOf(MONTHS)
  const bytes = readFileSync(august)
  const at = bytes.indexOf('"tokens_in":') + '"tokens_in":'.length
  bytes[at] = bytes[at] === 0x31 ? 0x32 : 0x31
  writeFileSync(august, bytes)
  const state = path.join(folder, 'altered.json')
  const { status, out } = await run(september, august, july, '--state', state)
  expect(status).toBe(1)
  expect(out).toContain(`${august}  TAMPERED`)
  expect(out).toContain(`${july}  VERIFIED`)
  expect(existsSync(state)).toBe(false)
})

test('what cannot be one run is refused in words', async () => {
  const [july = ''] = await filesOf(['2026-07'])
  const missing = await run(july, path.join(folder, 'missing.tar'))
  expect([missing.status, missing.out]).toEqual([2, expect.stringContaining('missing.tar')])
  const linked = await run(july, july, '--consistency', key, '--state', path.join(folder, 's.json'))
  expect([linked.status, linked.out]).toEqual([2, expect.stringContaining('one at a time')])
})

test('a sample is drawn by the signed root, so that everybody draws the same', async () => {
  const [july = ''] = await filesOf(['2026-07'])
  const sheet = path.join(folder, 'sheet.csv')
  const state = path.join(folder, 'sample.json')
  const first = await run(july, '--sample', '5', sheet, '--state', state)
  expect([first.status, first.out]).toEqual([0, expect.stringMatching(/5 of \d+ settled requests are in /)])
  const rows = readFileSync(sheet, 'utf8').trimEnd().split('\n').slice(1)
  const { root } = JSON.parse(readFileSync(state, 'utf8')) as { root: string }
  const settled = [...String(readFileSync(july)).matchAll(/^\{.*"seq":(\d+),"type":"request\.settled".*$/gm)]
  const ranked = [...new Set(settled.map(([, seq = '']) => seq))].sort((one, other) =>
    rankOf(root, one) < rankOf(root, other) ? -1 : 1,
  )
  const drawn = rows.map((row) => row.split(',')[1] ?? '')
  expect(drawn).toEqual(ranked.slice(0, 5).sort((one, other) => Number(one) - Number(other)))
  await run(july, '--sample', '5', sheet)
  expect(readFileSync(sheet, 'utf8').trimEnd().split('\n').slice(1)).toEqual(rows)
  // A sample of an export that fails is none, and nothing is written for it.
  const bytes = readFileSync(july)
  bytes[bytes.indexOf('"tokens_in":') + '"tokens_in":'.length] = 0x39
  writeFileSync(july, bytes)
  rmSync(sheet)
  const failed = await run(july, '--sample', '5', sheet)
  expect([failed.status, existsSync(sheet)]).toEqual([1, false])
  for (const wrong of [
    ['--sample', '0', sheet],
    ['--sample', '25'],
    ['--sample', '99999', sheet],
  ]) {
    expect((await run(july, ...wrong)).status).toBe(2)
  }
})

function rankOf(root: string, seq: string): string {
  return createHash('sha256').update(`${root}\n${seq}`).digest('hex')
}
