import { expect, test } from 'vitest'
import { recoveryCodeFrom } from '#app/domain/second-factor/second-factor.ts'
import { matchingHash, newRecoveryCodes } from './recovery-codes.ts'

test('a set has ten different codes of 50 bits, and keeps none of them readable', async () => {
  const { codes, salt, hashes } = await newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(recoveryCodeFrom(code)).toBe(code)
    expect(Buffer.concat(hashes).includes(code)).toBe(false)
  }
  const stored = hashes.map((codeHash) => ({ codeHash, salt }))
  expect(await matchingHash(codes[7] ?? '', stored)).toEqual(hashes[7])
  expect(await matchingHash('0000000000', stored)).toBeUndefined()
  expect(await matchingHash(codes[0] ?? '', [])).toBeUndefined()
})
