import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

let server: RunningServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = (await signedIn(server, 'ada@example.com')).token
})
afterAll(() => server[Symbol.asyncDispose]())

const check = (body: object, headers?: Record<string, string>) =>
  call(server, 'POST', '/api/check', { token, body, ...(headers && { headers }) })

test('a text is checked for no credit, with messages in the reader’s language and places in code points', async () => {
  const answer = await check({ text: "😀 Thanks for you're help!" }, { 'accept-language': 'de' })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    language: 'en',
    spelling: true,
    findings: [
      {
        ...{ start: 13, end: 19, kind: 'mistake', rule: 'en.your', replacements: ['your'], ticked: true },
        message: 'Dieses Wort wird leicht mit einem anderen verwechselt.',
      },
    ],
    more: 0,
  })
  expect((await call(server, 'GET', '/api/usage', { token })).body).toMatchObject({ used: 0, operations: [] })
})

test('a text with thousands of findings is answered with the first 500 and the number of the others', async () => {
  const { body } = await check({ text: 'a '.repeat(2_000), language: 'en' })
  const { findings, more } = body as { findings: unknown[]; more: number }
  expect([findings.length, more]).toEqual([500, 500])
})

test('a language that is not offered, a blank text and a text that is too long are refused in words', async () => {
  expect((await check({ text: 'Hello there', language: 'xx' })).status).toBe(400)
  expect((await check({ text: '   ' })).status).toBe(400)
  expect((await check({ text: 'a '.repeat(10_001) })).status).toBe(400)
  expect((await call(server, 'POST', '/api/check', { body: { text: 'Hello' } })).status).toBe(401)
})
