import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FAULTS } from '#tests/mocks/openai/behaviour.ts'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { call, signUp } from '#tests/support/client.ts'
import { patience } from '#tests/support/patience.ts'
import { startServer } from '#tests/support/server.ts'

// Tests the metered call over real HTTP: the built server, a double as its model, and clients that come and go.

const double = await startOpenAiDouble()
const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-assist-http-'))
const settings = {
  OPENAI_BASE_URL: double.url,
  OPENAI_MODEL: 'double-1',
  AI_TIMEOUT_MS: '3000',
  LOG_LEVEL: 'info',
  METRICS_TOKEN: 'a-token-for-the-figures',
}
let server = await startServer(settings, dataDir)
afterAll(async () => {
  await server.stop()
  await double.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => double.reset())

const ada = await signUp(server, 'ada@example.com')

async function used(token: string): Promise<unknown> {
  const profile = await call(server, 'GET', '/api/user/profile', { token })
  return (profile.body.usage as { current_month: number }).current_month
}

/** How many requests were answered 5xx, by the server's own figures. */
async function failedRequests(): Promise<number> {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${settings.METRICS_TOKEN}` },
  })
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('penmark_http_requests_total{'))
  expect(lines).not.toHaveLength(0)
  return lines
    .filter((line) => line.includes('status="5xx"'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

function assist(body: object, options: { token?: string; key?: string; signal?: AbortSignal; accept?: string } = {}) {
  const headers: Record<string, string> = {}
  if (options.key !== undefined) headers['idempotency-key'] = options.key
  if (options.accept !== undefined) headers.accept = options.accept
  return call(server, 'POST', '/api/ai-assist', {
    body,
    token: options.token ?? ada.token,
    headers,
    ...(options.signal ? { signal: options.signal } : {}),
  })
}

test('the call answers with the processed text and its tokens', async () => {
  const answer = await assist({ text: 'hello brave world' })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ processed_text: 'Rewritten: HELLO BRAVE WORLD', tokens_used: 104 })
  expect(await used(ada.token)).toBe(1)
})

test('the same key five times, at once and later, is one charge and one result', async () => {
  const { token } = await signUp(server, 'five@example.com')
  double.otherwise({ kind: 'answer', wordDelayMs: 10 })
  const at = { token, key: 'one-key' }
  const together = await Promise.all([1, 2, 3].map(() => assist({ text: 'the same' }, at)))
  const later = [await assist({ text: 'the same' }, at), await assist({ text: 'the same' }, at)]
  for (const answer of [...together, ...later]) {
    expect(answer.status).toBe(200)
    expect(answer.body.processed_text).toBe('Rewritten: THE SAME')
  }
  expect(double.count()).toBe(1)
  expect(await used(token)).toBe(1)
  expect((await assist({ text: 'another' }, at)).status).toBe(409)
})

for (const [name, fault, status] of [
  ['a wrong key at the vendor', FAULTS.wrongKey, 503],
  ['a spent quota', FAULTS.quota, 503],
  ['a content filter', { kind: 'finish', reason: 'content_filter' }, 422],
  ['a model that hangs', { kind: 'hang-after-headers' }, 504],
] as const) {
  test(`${name} is answered ${status} and costs nothing`, async () => {
    const before = await used(ada.token)
    double.script(fault)
    const answer = await assist({ text: 'the text' })
    expect(answer.status).toBe(status)
    expect(answer.body.detail).toMatch(/no credit was used/i)
    expect(await used(ada.token)).toBe(before)
  })
}

test('a client that leaves before output is free, and its upstream call ends within a second', async () => {
  const before = await used(ada.token)
  double.script({ kind: 'hang-after-headers' })
  const client = new AbortController()
  const answer = assist({ text: 'the text' }, { signal: client.signal, key: 'leaver' })
  await expect.poll(() => double.busy()).toBe(1)
  client.abort()
  const leftAt = performance.now()
  await expect(answer).rejects.toThrow()
  await expect.poll(() => double.busy(), { timeout: patience(1_000) }).toBe(0)
  expect(performance.now() - leftAt).toBeLessThan(patience(1_000))
  expect(double.journal[0]?.abandoned).toBe(true)
  expect(await used(ada.token)).toBe(before)
  expect((await assist({ text: 'the text' }, { key: 'leaver' })).status).toBe(200)
})

test('a client that leaves is no defect of ours: neither the log nor the figures count a 5xx', async () => {
  const before = await failedRequests()
  double.script({ kind: 'hang-after-headers' })
  const client = new AbortController()
  const answer = assist({ text: 'the text' }, { signal: client.signal })
  await expect.poll(() => double.busy()).toBe(1)
  const logged = server.output().length
  client.abort()
  await expect(answer).rejects.toThrow()
  await expect.poll(() => server.output().slice(logged)).toContain('"path":"/api/ai-assist","status":499')
  expect(await failedRequests()).toBe(before)
})

test('a client that leaves in mid-stream has its upstream call ended too, and pays for what was written', async () => {
  const before = Number(await used(ada.token))
  double.script({ kind: 'hang-mid-stream', words: 3 })
  const client = new AbortController()
  const response = await fetch(`${server.url}/api/ai-assist`, {
    method: 'POST',
    signal: client.signal,
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ text: 'a text that goes on' }),
  })
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('Rewritten')
  client.abort()
  await expect.poll(() => double.busy(), { timeout: patience(1_000) }).toBe(0)
  await expect.poll(() => used(ada.token)).toBe(before + 1)
})

test('a stream carries the same text as the answer at its end', async () => {
  double.script({ kind: 'answer', wordDelayMs: 5 })
  const answer = await assist({ text: 'one two three four' }, { accept: 'text/event-stream' })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const events = String(answer.body.text)
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice(5)) as Record<string, string>)
  const pieces = events.filter((event) => event.type === 'text').map((event) => event.text ?? event.piece)
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join('')).toBe('Rewritten: ONE TWO THREE FOUR')
  expect(events.at(-1)).toMatchObject({ type: 'done', processed_text: 'Rewritten: ONE TWO THREE FOUR' })
})

test('a stop of the server lets a running request finish; after the restart its answer still waits, not charged again', async () => {
  const before = Number(await used(ada.token))
  double.script({ kind: 'answer', firstDelayMs: 400 })
  const answer = assist({ text: 'in flight' }, { key: 'in-flight' })
  await expect.poll(() => double.busy()).toBe(1)
  expect(await server.stop('SIGTERM')).toBe(0)
  expect((await answer).body.processed_text).toBe('Rewritten: IN FLIGHT')
  server = await startServer(settings, dataDir)
  const again = await assist({ text: 'in flight' }, { key: 'in-flight' })
  expect(again).toMatchObject({ status: 200, body: { replayed: true, processed_text: 'Rewritten: IN FLIGHT' } })
  expect(await used(ada.token)).toBe(before + 1)
})
