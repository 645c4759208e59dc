import { expect, test } from 'vitest'
import { createCarriedTexts } from './carried-text.ts'

const SECRET = 'a secret of the tests, long enough for a key'
let now = Date.UTC(2026, 10, 23)
const clock = { now: () => now, monotonic: () => 0 }
const carried = createCarriedTexts({ secrets: [SECRET], secure: true, clock })

/** The request that a browser sends after it got this `Set-Cookie`. */
function requestWith(line: string | null): Request {
  return new Request('https://penmark.example/', { headers: { cookie: `theme=dark; ${line?.split(';')[0]}` } })
}

test('a text comes back from the cookie that carries it, letter for letter', () => {
  for (const text of ['One line.\nAnother: “für” 👩‍👧', 'word '.repeat(200), '文'.repeat(1_000), ' ']) {
    expect(carried.textOf(requestWith(carried.carry(text)))).toBe(text)
  }
})

test('the cookie is sealed, ends after a day, and no other server can make one', () => {
  const line = carried.carry('My secret diary.')
  expect(line).toMatch(
    /^__Host-penmark_carried=[\w-]+; Expires=Tue, 24 Nov 2026 .*; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect(Buffer.from(line?.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1')).not.toContain('diary')
  const other = createCarriedTexts({ secrets: ['the secret of another server, as long'], secure: true, clock })
  expect(other.textOf(requestWith(line))).toBeNull()
  now += 25 * 60 * 60_000
  expect(carried.textOf(requestWith(line))).toBeNull()
  now -= 25 * 60 * 60_000
})

test('a text that no cookie can hold is not carried, rather than dropped by the browser', () => {
  const rare = Array.from({ length: 1_000 }, (_, index) => String.fromCodePoint(0x1f300 + ((index * 7_919) % 700)))
  const line = carried.carry(rare.join(''))
  if (line !== null) expect(line.length).toBeLessThan(4_096)
})
