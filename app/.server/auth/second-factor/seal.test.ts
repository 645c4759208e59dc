import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const OLD = 'an older secret of thirty-two characters'
const NEW = 'a newer secret of thirty-two characters.'
const secret = randomBytes(20)

test('what was sealed opens for its owner and holds nothing readable', () => {
  const seal = createSeal([NEW])
  const sealed = seal.seal(secret, 'usr_ada')
  expect(seal.open(sealed, 'usr_ada')).toEqual(secret)
  expect(sealed.sealed.includes(secret)).toBe(false)
  expect(seal.seal(secret, 'usr_ada').sealed.equals(sealed.sealed)).toBe(false)
})

test('B20: after a rotation the older secret still opens, and the newer one seals', () => {
  const before = createSeal([OLD]).seal(secret, 'usr_ada')
  const rotated = createSeal([NEW, OLD])
  expect(rotated.open(before, 'usr_ada')).toEqual(secret)
  const after = rotated.seal(secret, 'usr_ada')
  expect(after.keyId).not.toBe(before.keyId)
  expect(createSeal([NEW]).open(after, 'usr_ada')).toEqual(secret)
  expect(createSeal([NEW]).open(before, 'usr_ada')).toBeUndefined()
})

test('a changed byte, another owner or another key opens nothing', () => {
  const seal = createSeal([NEW])
  const { sealed, keyId } = seal.seal(secret, 'usr_ada')
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(seal.open({ sealed: changed, keyId }, 'usr_ada')).toBeUndefined()
  }
  expect(seal.open({ sealed, keyId }, 'usr_eve')).toBeUndefined()
  expect(seal.open({ sealed: sealed.subarray(0, 20), keyId }, 'usr_ada')).toBeUndefined()
  expect(createSeal([OLD]).open({ sealed, keyId }, 'usr_ada')).toBeUndefined()
})
