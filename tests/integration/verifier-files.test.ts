import { expect, test } from 'vitest'
import {
  bundleOf,
  consistencyText,
  type Files,
  linesOf,
  naiveKey,
  renewed,
  sha256,
  withManifest,
} from '#tests/support/naive-bundle.ts'
import { ANNE, honestLog } from '#tests/support/naive-log.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'
import type { Options } from '../../verifier/src/verify.js'

// A person who passes an export on can renew its manifest, so nothing rests on that: every file is compared with something
// that was signed, and there is no other file.

const key = naiveKey()
const log = honestLog(key)
const lines = linesOf(log.drafts)
const size = lines.length
const month = bundleOf(lines, { keys: [key], month: '2026-09' })
const whole = bundleOf(lines, { keys: [key] })

const judged = async (files: Files, options: Partial<Options> = {}) =>
  await verified(files, { keys: [key.vkey], ...options })
const saying = (files: Files, changes: object) => {
  const { files: _, ...manifest } = JSON.parse(String(files['manifest.json']))
  return withManifest(files, { ...manifest, ...changes })
}

test.each(['totals.csv', './ledger.csv', 'ledger.csv.txt', 'schema/more.json', 'LEDGER.CSV', 'checkpoints.jsonl'])(
  'a file %s that no such export has is tampered with, also where the manifest lists it',
  async (name) => {
    const { report } = await judged(renewed({ ...month, [name]: Buffer.from('used\n999999\n') }))
    expect([report.exit, failures(report)]).toEqual([1, ['Files']])
    expect(detailsOf(report, 'Files')).toContain(`${name} is no file of such an export`)
  },
)

test('a file beside the export that nothing lists is named and not read, and the rest is as it was', async () => {
  const { report } = await judged({ ...month, 'totals.csv': Buffer.from('used\n999999\n') })
  expect([report.result, report.exit, failures(report)]).toEqual(['RE-SAVED', 1, ['Files']])
  expect(detailsOf(report, 'Files')).toContain('totals.csv is no part of the export: nothing in it was read')
})

test.each(['ledger.jsonl', 'context.jsonl'])(
  'CR LF at the ends of the lines of %s is another form, not another line',
  async (name) => {
    const text = String(month[name])
    const again = { ...month, [name]: Buffer.from(text.replaceAll('\n', '\r\n')) }
    for (const files of [again, renewed(again)]) {
      const { report } = await judged(files)
      expect(report.result).toBe('RE-SAVED')
      expect(detailsOf(report, 'Lines')).toContain('line ends with CR LF; the lines themselves are unchanged')
    }
    const changed = Buffer.from(text.replaceAll('\n', '\r\n').replace('"amount":1', '"amount":2'))
    expect((await judged(renewed({ ...month, [name]: changed }))).report.result).toBe('TAMPERED')
    const inside = Buffer.from(text.replace(',"at"', ',\r"at"'))
    expect((await judged(renewed({ ...month, [name]: inside }))).report.result).toBe('TAMPERED')
  },
)

test('a file that the export ought to have is missed, also where the manifest does not list it', async () => {
  for (const name of Object.keys(whole).filter((each) => each !== 'manifest.json')) {
    const { [name]: _, ...others } = whole
    expect((await judged(renewed(others))).report.exit, name).toBe(1)
  }
})

test('a manifest that lists itself is none', async () => {
  const { files, ...manifest } = JSON.parse(String(month['manifest.json']))
  const itself = { bytes: 1, name: 'manifest.json', sha256: sha256('').toString('hex') }
  const text = String(withManifest(month, manifest)['manifest.json']).replace(
    JSON.stringify(files.at(-1)),
    `${JSON.stringify(files.at(-1))},${JSON.stringify(itself)}`,
  )
  const { report } = await judged({ ...month, 'manifest.json': Buffer.from(text) })
  expect([report.exit, detailsOf(report, 'Files')]).toEqual([1, expect.stringContaining('lists itself')])
})

test('README.txt and schema/ cannot be proven, and the report says so', async () => {
  const files = renewed({ ...month, 'README.txt': Buffer.from('Trust us.\n') })
  const { report } = await judged(files)
  expect(report.exit).toBe(0)
  expect(report.notProven.join('\n')).toContain('explanations, which nobody signed')
})

test('a consistency proof in the bundle is checked even where nothing is kept to compare it with', async () => {
  const proof = (text: string, from: number) =>
    saying({ ...month, 'consistency.proof': Buffer.from(text) }, { since: from })
  for (const from of [3, 7, 9, size - 1]) {
    const honest = String(consistencyText(lines, from, size))
    expect((await judged(proof(honest, from))).report.result, `from ${from}`).toBe('VERIFIED')
    const hashes = honest.split('\n').slice(3, -1)
    const forged = honest.replace(hashes[0] ?? '', sha256('x').toString('base64'))
    for (const text of [forged, honest.replace(`${hashes.at(-1)}\n`, ''), `${honest}${hashes[0]}\n`]) {
      const { report } = await judged(proof(text, from))
      expect([report.exit, failures(report)], `from ${from}`).toEqual([1, ['History']])
      expect(detailsOf(report, 'History')).toContain(`does not lead from size ${from} to this checkpoint`)
    }
  }
})

test('from a complete tree a proof leaves out its root: its form is checked, and the rest is said to be not proven', async () => {
  const honest = String(consistencyText(lines, 16, size))
  const reportWith = (text: string) => saying({ ...month, 'consistency.proof': Buffer.from(text) }, { since: 16 })
  const { report } = await judged(reportWith(honest))
  expect([report.exit, report.notProven.join('\n')]).toEqual([
    0,
    expect.stringContaining('that consistency.proof is right: it begins at size 16'),
  ])
  const longer = `${honest}${sha256('x').toString('base64')}\n`
  expect((await judged(reportWith(longer))).report.exit).toBe(1)
  const { state } = await judged(bundleOf(lines.slice(0, 16), { keys: [key] }))
  const forged = honest.replace(honest.split('\n')[3] ?? '', sha256('x').toString('base64'))
  if (state === undefined) throw new Error('no state')
  expect((await judged(reportWith(honest), { state })).report.exit).toBe(0)
  expect((await judged(reportWith(forged), { state })).report.exit).toBe(1)
  // A good proof beside the bundle does not excuse a bad one in it.
  const consistency = consistencyText(lines, 16, size)
  expect((await judged(reportWith(honest), { state, consistency })).report.exit).toBe(0)
  expect((await judged(reportWith(forged), { state, consistency })).report.exit).toBe(1)
})

test('a consistency proof in an export of everything is checked against the events, with a state and without', async () => {
  const { state } = await judged(bundleOf(lines.slice(0, 9), { keys: [key] }))
  const files = bundleOf(lines, { keys: [key], since: 9 })
  const text = String(files['consistency.proof'])
  const forged = text.replace(text.split('\n')[3] ?? '', sha256('x').toString('base64'))
  const bad = renewed({ ...files, 'consistency.proof': Buffer.from(forged) })
  for (const options of [{}, state === undefined ? {} : { state }]) {
    expect((await judged(files, options)).report.exit).toBe(0)
    expect((await judged(bad, options)).report.exit).toBe(1)
  }
})

test('a consistency proof given without a state file is wrong use', async () => {
  const { report } = await judged(month, { consistency: consistencyText(lines, 9, size) })
  expect([report.exit, report.summary]).toEqual([2, expect.stringContaining('give your state file')])
})

test('the number of the policy is compared in a month and an account too, as far as their events show it', async () => {
  for (const files of [whole, month]) {
    for (const policy of [0, 2, 77, null]) {
      const { report } = await judged(saying(files, { policy }))
      expect([report.exit, failures(report)], String(policy)).toEqual([1, ['Completeness']])
    }
  }
  const account = bundleOf(lines, { keys: [key], account: ANNE })
  const none = await judged(saying(account, { policy: null }))
  expect(detailsOf(none.report, 'Completeness')).toContain('says policy null, the events say at least 1')
})
