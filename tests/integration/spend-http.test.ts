import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { signedIn } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { startServer } from '#tests/support/server.ts'

const body = { text: 'A plain sentence about nothing at all.' }

let double: Awaited<ReturnType<typeof startOpenAiDouble>>
beforeAll(async () => {
  double = await startOpenAiDouble()
})
afterAll(() => double.close())

const connected = () => ({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })

test('F45: an account beyond its day gets 429 with the time to wait, pays nothing, and others go on', async () => {
  await using server = await startServer({ ...connected(), AI_DAILY_TOKENS_PER_ACCOUNT: '1500' })
  const user = await signedIn(server, 'spender@example.com')
  const other = await signedIn(server, 'other@example.com')
  const ask = (token: string) => call(server, 'POST', '/api/ai-assist', { token, body })
  const answers = []
  for (let round = 0; round < 4; round += 1) answers.push(await ask(user.token))
  const served = answers.filter(({ status }) => status === 200).length
  expect(served).toBeGreaterThan(0)
  const refused = answers.at(-1)
  expect([refused?.status, refused?.body.code, refused?.body.detail]).toEqual([
    429,
    'daily_cap_reached',
    'Your account has reached its daily limit. It resets after midnight UTC. No credit was used.',
  ])
  const wait = Number(refused?.headers.get('retry-after'))
  expect(wait > 0 && wait <= 24 * 60 * 60).toBe(true)
  const screen = await user.post('/dashboard/assistant?lang=de', { intent: 'process', ...body })
  expect(screen.status).toBe(429)
  const page = await screen.text()
  expect(page.includes('erneuert sich nach Mitternacht (UTC)')).toBe(true)
  expect(page.includes(body.text)).toBe(true)
  const profile = await call(server, 'GET', '/api/user/profile', { token: user.token })
  expect(profile.body.usage).toMatchObject({ current_month: served })
  expect((await ask(other.token)).status).toBe(200)
})

test('F45: the budget of the day stops everybody with 503, also after a restart, and the built-in engine costs none of it', async () => {
  const first = await startServer({ ...connected(), AI_DAILY_TOKENS: '1500' })
  const { token } = await signedIn(first, 'a@example.com')
  const other = await signedIn(first, 'b@example.com')
  const until = async (url: { url: string }) => {
    for (let round = 0; round < 6; round += 1) {
      const answer = await call(url, 'POST', '/api/ai-assist', { token, body })
      if (answer.status !== 200) return answer
    }
    throw new Error('nothing was refused')
  }
  expect(await until(first)).toMatchObject({ status: 503, body: { code: 'spend_paused' } })
  expect((await call(first, 'POST', '/api/ai-assist', { token: other.token, body })).status).toBe(503)
  expect((await call(first, 'GET', '/api/user/profile', { token })).status).toBe(200)
  await first.stop()
  const again = await startServer({ ...connected(), AI_DAILY_TOKENS: '1500', PORT: String(first.port) }, first.dataDir)
  expect((await call(again, 'POST', '/api/ai-assist', { token, body })).status).toBe(503)
  await again.stop()
  const builtin = await startServer({ AI_DAILY_TOKENS: '1', PORT: String(first.port) }, first.dataDir)
  const text = 'In order to utilize the new system, each and every person need to wait.'
  expect((await call(builtin, 'POST', '/api/ai-assist', { token, body: { text } })).status).toBe(200)
  await builtin.stop()
  await first[Symbol.asyncDispose]()
})
