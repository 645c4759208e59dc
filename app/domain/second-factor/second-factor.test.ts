import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayRecoveryCode, inGroups, RECOVERY_ALPHABET, recoveryCodeFrom, totpCodeFrom } from './second-factor.ts'

const codes = fc
  .array(fc.constantFrom(...RECOVERY_ALPHABET), { minLength: 10, maxLength: 10 })
  .map((characters) => characters.join(''))

test('a recovery code is read back from how it is shown, in any case and with any spaces and dashes', () => {
  fc.assert(
    fc.property(codes, fc.constantFrom('', ' ', '-', ' – ', '\t'), fc.boolean(), (code, between, upper) => {
      const typed = [...displayRecoveryCode(code)].join(between)
      expect(recoveryCodeFrom(upper ? typed.toUpperCase() : typed)).toBe(code)
    }),
  )
})

test('letters that look like digits are read as these', () => {
  expect(recoveryCodeFrom('OoIiL-l0011')).toBe('0011110011')
})

test('anything typed is a code of the alphabet or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const code = recoveryCodeFrom(typed)
      if (code !== undefined) expect([...code].every((character) => RECOVERY_ALPHABET.includes(character))).toBe(true)
      const digits = totpCodeFrom(typed)
      if (digits !== undefined) expect(digits).toMatch(/^[0-9]{6}$/)
    }),
  )
})

test('the digits of an app are read with spaces and in full width, and not in any other script', () => {
  expect(totpCodeFrom(' 123 456 ')).toBe('123456')
  expect(totpCodeFrom('１２３４５６')).toBe('123456')
  for (const typed of ['12345', '1234567', '12345a', '١٢٣٤٥٦', '+12345', '-12345', '1e5000', '']) {
    expect(totpCodeFrom(typed)).toBeUndefined()
  }
})

test('a secret is shown in groups of four', () => {
  expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  expect(inGroups('ABCDEFGH')).toBe('ABCD EFGH')
})
