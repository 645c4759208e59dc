import { expect, test } from 'vitest'
import { parseVkey, signerFrom } from './signer.ts'

const SEED = Buffer.alloc(32, 7).toString('base64')

// RFC 8032 section 7.1, test 1: the seed, the public key that belongs to it, and the signature of an empty text.
test('the keys are those of RFC 8032', () => {
  const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex')
  const { vkey, sign } = signerFrom(seed.toString('base64'), 'a')
  const [, , key = ''] = vkey.split('+')
  expect(Buffer.from(vkey.slice(vkey.length - 44), 'base64').toString('hex')).toBe(
    '01d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  )
  expect(key).not.toBe('')
  const line = sign('').trimEnd().split(' ')
  expect(
    Buffer.from(line[2] ?? '', 'base64')
      .subarray(4)
      .toString('hex'),
  ).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  )
})

test('a verifier key is read only as it is written', () => {
  const { vkey } = signerFrom(SEED, 'penmark.test/ledger')
  expect(parseVkey(vkey)).toMatchObject({ name: 'penmark.test/ledger', vkey, keyId: vkey.split('+')[1] })
  const [name = '', id = '', ...key] = vkey.split('+')
  const material = Buffer.from(key.join('+'), 'base64')
  const other = Buffer.from(material)
  other[0] = 4
  for (const wrong of [
    '',
    '++',
    `${name}+${id}`,
    `other+${id}+${material.toString('base64')}`,
    `${name}+${id.toUpperCase()}x+${material.toString('base64')}`,
    `${name}+00000000+${material.toString('base64')}`,
    `${name}+${id}+${other.toString('base64')}`,
    `${name}+${id}+${material.subarray(0, 32).toString('base64')}`,
    `${vkey}\n`,
    ` ${vkey}`,
  ]) {
    expect(parseVkey(wrong)).toBeUndefined()
  }
})

test('a seed of another size and a name that no note can carry are refused, and the seed is not shown', () => {
  for (const seed of [
    '',
    'short',
    Buffer.alloc(31).toString('base64'),
    Buffer.alloc(64).toString('base64'),
    `${SEED} `,
  ]) {
    expect(() => signerFrom(seed, 'a')).toThrow('a signing key is 32 bytes in base64')
  }
  for (const name of ['', 'a b', 'a+b', 'a\nb', 'a\u00a0b']) {
    expect(() => signerFrom(SEED, name)).toThrow('a key name has no spaces')
  }
})
