import { expect, test } from 'vitest'
import { createSessionCookie } from './session.ts'

const token = `${'A_-9'.repeat(10)}abc`
const request = (cookie?: string) =>
  new Request('https://penmark.example/', cookie === undefined ? {} : { headers: { cookie } })

test('B16: over https the cookie is bound to the host, hidden from scripts, and Lax', () => {
  const cookie = createSessionCookie(true)
  expect(cookie.set(token, Date.UTC(2026, 11, 21))).toBe(
    `__Host-penmark_session=${token}; Expires=Mon, 21 Dec 2026 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(cookie.clear()).toBe('__Host-penmark_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure')
})

test('B16: on plain localhost it has the plain name, and the same limits but Secure', () => {
  expect(createSessionCookie(false).set(token, 0)).toBe(
    `penmark_session=${token}; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; HttpOnly; SameSite=Lax`,
  )
})

test('B16: only the cookie of this name and a token of this shape are read', () => {
  const cookie = createSessionCookie(true)
  expect(cookie.tokenOf(request(`a=b; __Host-penmark_session=${token}; c=d`))).toBe(token)
  expect(cookie.tokenOf(request(`__Host-penmark_session=${token}`))).toBe(token)
  for (const wrong of [
    undefined,
    '',
    `penmark_session=${token}`,
    `x__Host-penmark_session=${token}`,
    `__Host-penmark_session=${token}x`,
    `__Host-penmark_session=${token.slice(1)}`,
    `__Host-penmark_session="${token}"`,
  ]) {
    expect(cookie.tokenOf(request(wrong))).toBeUndefined()
  }
})
