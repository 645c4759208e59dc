import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { runs } from '#tests/support/long.ts'
import { type Files, renewed } from '#tests/support/naive-bundle.ts'
import { threeMonths } from '#tests/support/three-months.ts'
import { fileOf, verified } from '#tests/support/verifying.ts'
import { openTar } from '../../verifier/src/tar.js'

// Invariant 22 for an export as the product writes it today, with the controller's tables and the page of the statement: a
// change of one byte of any file is noticed, also if the manifest is made to fit.

const log = threeMonths(mkdtempSync(path.join(tmpdir(), 'penmark-bytes-')), { requests: 2 })
afterAll(() => log.database.close())
const files = await exported()
const manifest = String(files['manifest.json'])

/** Nothing signed says what these say, so the manifest alone tells of a change of them. */
const UNSIGNED = ['README.txt', 'schema/events.schema.json']
/** What the events of one account only bound, as the report says under NOT PROVEN. */
const BOUNDED = /"tool":"[^"]*"|"first":\d+(?=,"kind":"month")|"end":\d+|"policy":\d+/g
const bounded = [...manifest.matchAll(BOUNDED)].map(({ 0: text, index }) => [index, index + text.length] as const)

async function exported(): Promise<Files> {
  const [, account = ''] = log.accounts
  const month = { kind: 'month', period: '2026-08' } as const
  const answer = exportBundle(log.database.reader, { scope: { kind: 'account', account }, range: month, format: 'tar' })
  if (!answer.ok) throw new Error(answer.code)
  const bundle = await openTar(fileOf('x.tar', Buffer.from(await new Response(answer.stream).arrayBuffer())))
  if ('refused' in bundle) throw new Error(bundle.refused)
  const entries = [...bundle.files].map(async ([name, file]) => {
    const bytes = Buffer.alloc(file.size)
    await file.read(bytes, 0)
    return [name, bytes] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** One change of the byte at a place. Each pass makes another one of each byte. */
function changed(bytes: Buffer, at: number, pass: number): [string, Buffer] {
  const kind = (at + pass) % 4
  if (kind === 3) return ['left out', Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])]
  if (kind === 2) return ['doubled', Buffer.concat([bytes.subarray(0, at + 1), bytes.subarray(at)])]
  const flipped = Buffer.from(bytes)
  flipped[at] = (flipped[at] ?? 0) ^ (kind === 1 ? 0x20 : 1)
  return [kind === 1 ? 'in the other case' : 'the next one', flipped]
}

async function resultOf(name: string, bytes: Buffer): Promise<string> {
  const all = { ...files, [name]: bytes }
  const bundle = UNSIGNED.includes(name) || name === 'manifest.json' ? all : renewed(all)
  return (await verified(bundle, { keys: [log.signer.vkey] })).report.result
}

test('the untouched export is verified, and has every file that such an export can have', async () => {
  expect(await resultOf('vkey', files.vkey ?? Buffer.alloc(0))).toBe('VERIFIED')
  expect(Object.keys(files)).toHaveLength(15)
})

const PASSES = Array.from({ length: runs(1, 4) }, (_, pass) => pass)
const cases = PASSES.flatMap((pass) => Object.keys(files).map((name) => ({ name, pass })))

test.each(cases)(
  'invariant 22: no change of a byte of $name goes unnoticed (pass $pass)',
  async ({ name, pass }) => {
    const bytes = files[name] ?? Buffer.alloc(0)
    const step = runs(Math.max(1, Math.floor(bytes.length / 25)), 1)
    const undetected: string[] = []
    let tried = 0
    for (let at = 0; at < bytes.length; at += step) {
      if (name === 'manifest.json' && bounded.some(([from, to]) => at >= from && at < to)) continue
      const [what, after] = changed(bytes, at, pass)
      // Doubling a byte beside its like, or leaving it out, gives the same file wherever in the row of them it is done.
      if (after.equals(bytes)) continue
      tried += 1
      if ((await resultOf(name, after)) === 'VERIFIED') undetected.push(`byte ${at} ${what}`)
    }
    if (runs(false, true))
      process.stdout.write(`${name}, pass ${pass}: ${tried} changes, ${undetected.length} undetected\n`)
    expect(tried).toBeGreaterThan(15)
    expect(undetected).toEqual([])
  },
  runs(120_000, 7_200_000),
)
