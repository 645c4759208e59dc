import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { bundleOf, type Files, linesOf, naiveKey, renewed, tarOf } from '#tests/support/naive-bundle.ts'
import { ANNE, honestLog } from '#tests/support/naive-log.ts'
import { fileOf, verified } from '#tests/support/verifying.ts'
import { openArchive } from '../../verifier/src/archive.js'
import { openBundle } from '../../verifier/src/cli.js'
import { verifyReceipt } from '../../verifier/src/receipt.js'
import { reportText } from '../../verifier/src/report.js'
import { parseState } from '../../verifier/src/state.js'
import { verifyBundle } from '../../verifier/src/verify.js'

// Invariant 30: on any input the verifier ends, says something and answers with 0, 1, 2 or 3.

const key = naiveKey()
const lines = linesOf(honestLog(key).drafts)
const bundles = [
  bundleOf(lines, { keys: [key] }),
  bundleOf(lines, { keys: [key], month: '2026-09' }),
  bundleOf(lines, { keys: [key], account: ANNE, since: 9 }),
]
const [whole = {}] = bundles
const names = Object.keys(whole)

/** The exit code of an archive's bytes; throws if the verifier does. */
async function exitOfArchive(bytes: Uint8Array): Promise<number> {
  const bundle = await openArchive(fileOf('x.tar', bytes))
  if ('refused' in bundle) return 2
  const { report } = await verifyBundle(bundle, { keys: [key.vkey] })
  expect(reportText(report).length).toBeGreaterThan(10)
  return report.exit
}

async function exitOf(files: Files): Promise<number> {
  const { report } = await verified(files, { keys: [key.vkey], stripe: [] })
  expect(reportText(report).length).toBeGreaterThan(10)
  expect([['VERIFIED'], ['TAMPERED', 'RE-SAVED'], ['UNREADABLE'], ['INCOMPLETE']][report.exit]).toContain(report.result)
  return report.exit
}

test(
  'invariant 30: any bytes in place of any file are answered with an exit code',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bundles),
        fc.constantFrom(...names),
        fc.uint8Array({ maxLength: 3_000 }),
        async (files, name, bytes) => {
          const changed = { ...files, [name]: Buffer.from(bytes) }
          expect([1, 2, 3]).toContain(await exitOf(changed))
          if (name !== 'manifest.json') expect([0, 1, 2, 3]).toContain(await exitOf(renewed(changed)))
        },
      ),
      { numRuns: runs(150, 5_000), seed: 30 },
    )
  },
  runs(120_000, 1_200_000),
)

test(
  'invariant 30: any archive is answered with an exit code: bytes, mutations, truncations',
  async () => {
    const archives = [tarOf(whole), gzipSync(tarOf(whole)), Buffer.from(zipSync(whole))]
    const change = fc.record({
      at: fc.nat(),
      byte: fc.nat(255),
      cut: fc.nat(600),
      insert: fc.uint8Array({ maxLength: 600 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.nat(5),
        fc.array(change, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (which, changes, truncate) => {
          // Most of them are tar archives, which are what people are given.
          let bytes = Buffer.from(archives[which] ?? archives[0] ?? '')
          for (const { at: place, byte, cut, insert } of changes) {
            const at = place % bytes.length
            bytes[at] = byte
            bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(insert), bytes.subarray(at + cut)])
            if (truncate) bytes = bytes.subarray(0, at)
            if (bytes.length === 0) break
          }
          expect([0, 1, 2, 3]).toContain(await exitOfArchive(bytes))
        },
      ),
      { numRuns: runs(200, 10_000), seed: 31 },
    )
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (bytes) => {
        expect(await exitOfArchive(bytes)).toBe(2)
      }),
      { numRuns: runs(200, 5_000), seed: 32 },
    )
  },
  runs(120_000, 1_200_000),
)

test('invariant 30: lines made of JSON’s own parts, huge numbers and deep nesting are lines like any other', async () => {
  const text = String(whole['ledger.jsonl'])
  const first = text.split('\n')[0] ?? ''
  const hostile = [
    '',
    '{}',
    'null',
    '[]',
    '['.repeat(100_000),
    `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    first.replace('"seq":0', '"seq":99999999999999999999999'),
    first.replace('"seq":0', '"seq":-1'),
    first.replace('"seq":0', '"seq":0,"seq":0'),
    first.replace('"at":', '"at":9999999999999999,"at":'),
    first.replace('"epoch":1', '"epoch":1e400'),
    first.replace('"epoch":1', '"epoch":9007199254740993'),
    first.replace('"origin":"', `"origin":"${'\ud83d\ude00'.repeat(20_000)}`),
    first.replace('"origin":"', '"origin":"\\ud800'),
    first.replace('"v":1', '"v":2'),
    first.replace('"origin":"', `"origin":"${'a'.repeat(250_000)}`),
    'x'.repeat(300_000),
    `${first}\u0000`,
    '\u0000'.repeat(2_000),
  ]
  for (const line of hostile) {
    for (const name of [
      'ledger.jsonl',
      'context.jsonl',
      'ledger.csv',
      'statements.csv',
      'subset.proof',
      'checkpoints.jsonl',
      'manifest.json',
      'checkpoint',
      'vkey',
    ]) {
      const bytes = name === 'ledger.jsonl' ? text.replace(first, () => line) : `${line}\n${whole[name]}`
      const changed = { ...whole, [name]: Buffer.from(bytes) }
      expect([1, 2, 3], `${name}: ${line.slice(0, 40)}`).toContain(await exitOf(changed))
      if (name !== 'manifest.json') expect([1, 2, 3]).toContain(await exitOf(renewed(changed)))
    }
  }
})

test(
  'invariant 30: manifests of any JSON, and other files of any bytes, are refused in words',
  async () => {
    const oldManifest = JSON.parse(String(whole['manifest.json'])) as Record<string, unknown>
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(oldManifest)), fc.jsonValue(), async (field, value) => {
        const manifest = Buffer.from(`${JSON.stringify({ ...oldManifest, [field]: value })}\n`)
        expect([0, 1, 2, 3]).toContain(await exitOf({ ...whole, 'manifest.json': manifest }))
      }),
      { numRuns: runs(150, 5_000), seed: 33 },
    )
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), fc.string({ maxLength: 300 }), async (bytes, text) => {
        expect(parseState(bytes)).toBeUndefined()
        const stripe = [{ name: 's.csv', bytes: Buffer.from(`id,Amount,Currency,Invoice ID\n${text}`) }]
        const options = { keys: [key.vkey], consistency: bytes, stripe }
        expect([0, 1, 2, 3]).toContain((await verified(whole, options)).report.exit)
        expect((await verifyReceipt(bytes, Buffer.from(text), [key.vkey])).exit).toBe(2)
      }),
      { numRuns: runs(100, 3_000), seed: 34 },
    )
  },
  runs(120_000, 600_000),
)

test('a file that reports more bytes than it has, a folder with strangers and a missing file end in words', async () => {
  const short = { ...fileOf('ledger.jsonl', whole['ledger.jsonl'] ?? Buffer.alloc(0)), size: 1e12 }
  const files = new Map(Object.entries(whole).map(([name, bytes]) => [name, fileOf(name, bytes)]))
  files.set('ledger.jsonl', short)
  const { report } = await verifyBundle({ files, wrong: [] }, { keys: [key.vkey] })
  expect(report.exit).toBe(1)
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-verifier-'))
  writeFileSync(path.join(folder, 'hello.txt'), 'hello')
  const bundle = await openBundle(folder)
  if ('refused' in bundle) throw new Error(bundle.refused)
  expect((await verifyBundle(bundle, { keys: [] })).report.exit).toBe(2)
  bundle.close()
  expect(await openBundle(path.join(folder, 'nothing.tar'))).toMatchObject({
    refused: expect.stringContaining('cannot be read'),
  })
})
