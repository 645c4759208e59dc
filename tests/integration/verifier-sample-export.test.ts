import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileOf } from '#tests/support/verifying.ts'
import { brokenExports, expectations, SAMPLE_KEY, sampleExport } from '../../verifier/sample/sample.mjs'
import { openTar } from '../../verifier/src/tar.js'
import { verifyBundle } from '../../verifier/src/verify.js'

// The sample export that auditors see the verifier fail on: docs/auditors.md, "See it fail".

async function judged(archive: Buffer) {
  const bundle = await openTar(fileOf('sample.tar', archive))
  if ('refused' in bundle) return { result: 'UNREADABLE', failing: [], says: bundle.refused }
  const { report } = await verifyBundle(bundle, { keys: [SAMPLE_KEY] })
  const failing = report.checks.filter(({ status }) => status === 'FAILED' || status === 'RE-SAVED')
  const says = report.checks.find(({ name }) => name === 'Workbook')?.text ?? ''
  return { result: report.result, failing: failing.map(({ name }) => name), says }
}

test('the sample is verified, with the answers that the page for auditors gives', async () => {
  const { result, says } = await judged(sampleExport())
  expect(result).toBe('VERIFIED')
  expect(says).toContain('33 requests, 31 credits')
  expect(says).toContain('paid USD 9.99')
  const page = sampleExport().toString('utf8')
  expect(page).toMatch(/Statement<\/th>.*>31<\/td><td class="n">7,267<\/td><td class="n">5,883</)
  expect(page).toContain('<th scope="row">Closing balance</th><td class="n">USD 19.98</td>')
})

test.each(brokenExports())('$file, $what: $result', async ({ archive, result, checks }) => {
  const found = await judged(archive)
  expect(found.result).toBe(result)
  expect(found.failing).toEqual(expect.arrayContaining(checks))
  if (result === 'UNREADABLE') expect(found.says).toContain('cut off')
})

test('the page for auditors lists what to expect of each', () => {
  const page = readFileSync(new URL('../../docs/auditors.md', import.meta.url), 'utf8')
  expect(page).toContain(expectations())
})
