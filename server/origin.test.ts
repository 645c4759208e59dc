import { expect, test } from 'vitest'
import { foreignWriteHeaders, isOwnWrite, ownOrigins } from './origin.ts'

const origins = ['https://penmark.example']
const write = (headers: Record<string, string>, method = 'POST') =>
  new Request('https://penmark.example/logout', { method, headers })

test('C21: a write from our own origin is ours', () => {
  expect(isOwnWrite(write({ origin: 'https://penmark.example', cookie: 'a=b' }), origins)).toBe(true)
})

test('C21: a write from another origin is refused, whatever it looks like', () => {
  for (const origin of [
    'https://evil.example',
    'http://penmark.example',
    'https://penmark.example.evil.example',
    'https://penmark.example:8443',
    'null',
  ]) {
    expect(isOwnWrite(write({ origin }), origins), origin).toBe(false)
  }
})

test('C21: without an Origin the browser’s Sec-Fetch-Site decides', () => {
  expect(isOwnWrite(write({ 'sec-fetch-site': 'same-origin', cookie: 'a=b' }), origins)).toBe(true)
  expect(isOwnWrite(write({ 'sec-fetch-site': 'none', cookie: 'a=b' }), origins)).toBe(true)
  expect(isOwnWrite(write({ 'sec-fetch-site': 'same-site', cookie: 'a=b' }), origins)).toBe(false)
  expect(isOwnWrite(write({ 'sec-fetch-site': 'cross-site' }), origins)).toBe(false)
})

test('C21: with neither header a request with a cookie is refused and one without has nothing to ride on', () => {
  expect(isOwnWrite(write({ cookie: 'a=b' }), origins)).toBe(false)
  expect(isOwnWrite(write({}), origins)).toBe(true)
})

test('C21: only the unsubscribe link takes a stranger’s write, stripped of all that could lend it rights', () => {
  const from = (path: string, method = 'POST') =>
    foreignWriteHeaders(
      new Request(`https://penmark.example${path}`, {
        method,
        headers: {
          origin: 'https://mail.example',
          cookie: 'a=b',
          authorization: 'Bearer x',
          'sec-fetch-site': 'cross-site',
          'accept-language': 'de',
        },
      }),
    )
  for (const path of [
    '/?token=x',
    '/logout?token=x',
    '/unsubscribe',
    '/unsubscribe/?token=x',
    '/unsubscribe.data?token=x',
    '/a/unsubscribe?token=x',
    '//unsubscribe?token=x',
  ]) {
    expect(from(path), path).toBeUndefined()
  }
  expect(from('/unsubscribe?token=x', 'DELETE')).toBeUndefined()
  expect([...(from('/unsubscribe?token=x')?.keys() ?? [])]).toEqual(['accept-language'])
})

test('reading is open to every origin', () => {
  expect(isOwnWrite(write({ origin: 'https://evil.example', cookie: 'a=b' }, 'GET'), origins)).toBe(true)
})

test('a loopback address answers under its aliases on the same port, a public one under its own name only', () => {
  expect(ownOrigins({ publicUrl: 'http://localhost:3000' })).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
  expect(ownOrigins({ publicUrl: 'https://penmark.example' })).toEqual(['https://penmark.example'])
})
