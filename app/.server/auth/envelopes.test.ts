import { expect, test } from 'vitest'
import { createEnvelopes } from './envelopes.ts'

const [OLD, NEW] = ['an older secret of thirty-two characters', 'a newer secret of thirty-two characters.']

test('a value opens for its purpose and until its time, and shows nothing outside', () => {
  const envelopes = createEnvelopes([NEW])
  const sealed = envelopes.seal('flow', { codeVerifier: 'a verifier' }, 1_000)
  expect(envelopes.open('flow', sealed, 999)).toEqual({ codeVerifier: 'a verifier' })
  expect(envelopes.open('flow', sealed, 1_000)).toBeUndefined()
  expect(envelopes.open('another', sealed, 999)).toBeUndefined()
  expect(Buffer.from(sealed, 'base64url').includes('verifier')).toBe(false)
})

test('no changed character opens, nor anything that is none of ours', () => {
  const envelopes = createEnvelopes([NEW])
  const sealed = envelopes.seal('flow', 'x', 1_000)
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(envelopes.open('flow', changed, 1)).toBeUndefined()
  }
  for (const strange of ['', 'A', `${sealed}A`, `${sealed}=`, sealed.slice(0, 30), '%', '\0']) {
    expect(envelopes.open('flow', strange, 1)).toBeUndefined()
  }
})

test('B20: what an older secret sealed opens until that secret goes', () => {
  const sealed = createEnvelopes([OLD]).seal('flow', 'x', 1_000)
  expect(createEnvelopes([NEW, OLD]).open('flow', sealed, 1)).toBe('x')
  expect(createEnvelopes([NEW]).open('flow', sealed, 1)).toBeUndefined()
})
