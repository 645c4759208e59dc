import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('A5: a hash is argon2id with 19 MiB, two passes and a fresh salt, and only its password matches', async () => {
  const passwords = createPasswords()
  const first = await passwords.hash('a quiet morning')
  const second = await passwords.hash('a quiet morning')
  if (!first.ok || !second.ok) throw new Error('busy')
  expect(first.phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(second.phc).not.toBe(first.phc)
  expect(await passwords.verify('a quiet morning', first.phc)).toEqual({ ok: true, matches: true, outdated: false })
  expect(await passwords.verify('a quiet morning ', first.phc)).toEqual({ ok: true, matches: false, outdated: false })
})

test('A1: nothing is truncated and one password typed in two Unicode forms is one password', async () => {
  const passwords = createPasswords()
  const long = 'ü'.normalize('NFC').repeat(128)
  const hashed = await passwords.hash(long)
  if (!hashed.ok) throw new Error('busy')
  expect(await passwords.verify('ü'.normalize('NFD').repeat(128), hashed.phc)).toMatchObject({ matches: true })
  expect(await passwords.verify(`${long.slice(0, -1)}u`, hashed.phc)).toMatchObject({ matches: false })
})

test('A5: a hash made with other costs still matches and asks for a new one', async () => {
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', {
    message: 'a quiet morning',
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 8192,
    passes: 3,
  })
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const phc = `$argon2id$v=19$m=8192,t=3,p=1$${bare(nonce)}$${bare(tag)}`
  expect(await createPasswords().verify('a quiet morning', phc)).toEqual({ ok: true, matches: true, outdated: true })
  expect(await createPasswords().verify('a noisy morning', phc)).toEqual({ ok: true, matches: false, outdated: false })
})

test('A6: an unknown account is hashed for like a wrong password, and nothing matches it', async () => {
  const passwords = createPasswords({ atOnce: 1, queued: 0 })
  const unknown = passwords.verify('a noisy morning', null)
  // The first check holds the only place for a hash, so the next one finds none.
  expect(await passwords.verify('a noisy morning', null)).toEqual({ ok: false, code: 'busy' })
  expect(await unknown).toEqual({ ok: true, matches: false, outdated: false })
})

test('a flood is refused beyond the queue while the event loop keeps turning', async () => {
  const passwords = createPasswords({ atOnce: 1, queued: 5 })
  let turns = 0
  const turning = setInterval(() => (turns += 1), 1)
  const answers = await Promise.all(Array.from({ length: 50 }, () => passwords.verify('a noisy morning', null)))
  clearInterval(turning)
  expect(answers.filter((answer) => answer.ok)).toHaveLength(6)
  expect(answers.filter((answer) => !answer.ok)).toEqual(
    Array.from({ length: 44 }, () => ({ ok: false, code: 'busy' })),
  )
  expect(turns).toBeGreaterThan(10)
  expect(await passwords.verify('a noisy morning', null)).toMatchObject({ ok: true })
})
