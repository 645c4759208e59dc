import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { failures } from '#tests/support/verifying.ts'
import { verifyReceipt } from '../../verifier/src/receipt.js'
import { SAMPLE_KEY, sampleEntry, sampleReceipt } from '../../verifier/src/sample-receipt.js'

// The receipt that the verifier's page brings along, for people without one of their own.

const judged = (receipt: Uint8Array) => verifyReceipt(receipt, undefined, [SAMPLE_KEY])

test('the sample is verified, and the forged one fails only where its entry is looked for in the log', async () => {
  expect((await judged(sampleReceipt(false))).result).toBe('VERIFIED')
  const forged = await judged(sampleReceipt(true))
  expect([forged.result, failures(forged)]).toEqual(['TAMPERED', ['Inclusion']])
  expect([sampleEntry(false), sampleEntry(true)].map((entry) => JSON.parse(entry).data.amount)).toEqual([1, 2])
  const other = await verifyReceipt(sampleReceipt(false), undefined, [`${SAMPLE_KEY.slice(0, -4)}AAAA`])
  expect(other.result).not.toBe('VERIFIED')
})

test('no byte of the sample can be changed unnoticed', async () => {
  const receipt = sampleReceipt(false)
  for (let at = 0; at < receipt.length; at += runs(5, 1)) {
    const changed = Uint8Array.from(receipt, (byte, index) => (index === at ? byte ^ 1 : byte))
    expect([at, (await judged(changed)).result]).not.toEqual([at, 'VERIFIED'])
  }
})
