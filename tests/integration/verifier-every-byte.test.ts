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

/** Ways to change a file at a place. The first two give every byte two other values. */
const KINDS = [
  'the next one',
  'in the other case',
  'of another half of the table',
  'left out',
  'doubled',
  'after a strange one',
  'swapped with the next',
  'the first that is cut off',
] as const
type Kind = (typeof KINDS)[number]
const VALUES = KINDS.slice(0, 2)
const OTHERS = KINDS.slice(2)
const STRANGE = Buffer.from('0" \n,\0')

function changed(bytes: Buffer, at: number, kind: Kind): Buffer {
  const [before, rest] = [bytes.subarray(0, at), bytes.subarray(at)]
  const flipped = (mask: number) => Buffer.concat([before, Buffer.of((bytes[at] ?? 0) ^ mask), rest.subarray(1)])
  switch (kind) {
    case 'the next one':
      return flipped(1)
    case 'in the other case':
      return flipped(0x20)
    case 'of another half of the table':
      return flipped(0x80)
    case 'left out':
      return Buffer.concat([before, rest.subarray(1)])
    case 'doubled':
      return Buffer.concat([before, rest.subarray(0, 1), rest])
    case 'after a strange one':
      return Buffer.concat([before, STRANGE.subarray(at % STRANGE.length).subarray(0, 1), rest])
    case 'swapped with the next':
      return Buffer.concat([before, rest.subarray(1, 2), rest.subarray(0, 1), rest.subarray(2)])
    case 'the first that is cut off':
      return before
  }
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

/** The long form gives each byte of each file two other values and one of the other changes; the short form tries 25 places. */
function changesOf(bytes: Buffer, part: number): { at: number; kind: Kind }[] {
  if (runs(true, false)) {
    const step = Math.max(1, Math.floor(bytes.length / 25))
    const places = Array.from({ length: Math.ceil(bytes.length / step) }, (_, index) => index * step)
    return places.map((at, index) => ({ at, kind: KINDS[index % KINDS.length] ?? 'left out' }))
  }
  const places = Array.from({ length: bytes.length }, (_, at) => at).filter((at) => at % PARTS === part - 1)
  return places.flatMap((at) =>
    [...VALUES, OTHERS[Math.floor(at / PARTS) % OTHERS.length] ?? 'left out'].map((kind) => ({ at, kind })),
  )
}

// In parts of a few minutes, so that one of them can be run alone with -t 'part 3 '.
const PARTS = runs(1, 12)
const cases = Array.from({ length: PARTS }, (_, index) =>
  Object.keys(files).map((name) => ({ name, part: index + 1, of: PARTS })),
).flat()

test.each(cases)(
  'invariant 22: no change of a byte of $name goes unnoticed (part $part of $of)',
  async ({ name, part, of }) => {
    const bytes = files[name] ?? Buffer.alloc(0)
    const undetected: string[] = []
    let tried = 0
    for (const { at, kind } of changesOf(bytes, part)) {
      if (name === 'manifest.json' && bounded.some(([from, to]) => at >= from && at < to)) continue
      const after = changed(bytes, at, kind)
      // Doubling a byte beside its like, or leaving it out, gives the same file wherever in the row of them it is done.
      if (after.equals(bytes)) continue
      tried += 1
      if ((await resultOf(name, after)) === 'VERIFIED') undetected.push(`byte ${at} ${kind}`)
    }
    if (runs(false, true))
      process.stdout.write(`${name}, part ${part} of ${of}: ${tried} changes, ${undetected.length} undetected\n`)
    expect(tried).toBeGreaterThan(runs(15, 5))
    expect(undetected).toEqual([])
  },
  runs(120_000, 7_200_000),
)
