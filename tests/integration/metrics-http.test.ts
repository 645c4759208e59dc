import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { METRICS } from '#app/.server/platform/metrics.ts'
import { call } from '#tests/support/client.ts'
import { patience } from '#tests/support/patience.ts'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'
import { listedRoutes } from '#tests/support/routes.ts'
import { freePort, startServer } from '#tests/support/server.ts'

// The view into a running server: figures on a private port, the watchdog's lines, and traces at a collector.

type OtlpSpan = { name: string; spanId: string; parentSpanId?: string; attributes: { key: string; value: object }[] }

let collector: Server
let spans: OtlpSpan[]
let bodies: string
let headers: Record<string, unknown>
let server: PeopledServer
let person: Person
let figuresAt: string

beforeAll(async () => {
  spans = []
  bodies = ''
  collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies += body
    headers = { ...request.headers, path: request.url }
    for (const resource of JSON.parse(body).resourceSpans)
      for (const scope of resource.scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const port = await freePort()
  figuresAt = `http://localhost:${port}/metrics`
  server = await startPeopledServer(
    {
      METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=collector%20secret',
    },
    { starter: 1 },
  )
  person = server.person()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  collector.close()
})

// It holds more than mistakes: a text that only needs the free check never reaches the engine.
const TEXT = 'Due to the fact that their is a unmistakable mistake, we made a decision to wait.'

/** The samples of the text format: name, labels, value. */
async function figures(): Promise<{ name: string; labels: Record<string, string>; value: number }[]> {
  const text = await (await fetch(figuresAt)).text()
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', inner = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      const labels = Object.fromEntries([...inner.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, is]) => [label, is]))
      return { name, labels, value: Number(value) }
    })
}

const figureOf = async (name: string, labels: Record<string, string> = {}) =>
  (await figures()).find((each) => each.name === name && Object.entries(labels).every(([l, v]) => each.labels[l] === v))
    ?.value

test('requests are counted by the pattern of their route and the class of their status, engine runs by their end', async () => {
  await fetch(`${server.url}/login?token=secret-token`)
  await fetch(`${server.url}/dashboard/bookmarks/bmk_somebody`, {
    headers: { cookie: `penmark_session=${person.cookie}` },
  })
  await fetch(`${server.url}/no-such-page/${person.email}`)
  const answer = await call(server, 'POST', '/api/ai-assist', {
    token: person.token,
    body: { text: TEXT, operation: 'rephrase' },
  })
  expect(answer.status).toBe(200)
  await vi.waitFor(
    async () => {
      expect(await figureOf('penmark_http_requests_total', { route: '/login', status: '2xx' })).toBe(1)
      expect(
        await figureOf('penmark_http_requests_total', { route: '/dashboard/bookmarks/:bookmark', status: '4xx' }),
      ).toBe(1)
      expect(await figureOf('penmark_http_requests_total', { route: '/*', status: '4xx' })).toBe(1)
      expect(await figureOf('penmark_http_requests_total', { route: '/api/ai-assist', status: '2xx' })).toBe(1)
      expect(await figureOf('penmark_engine_outcomes_total', { engine: 'builtin', outcome: 'ok' })).toBe(1)
      expect(await figureOf('penmark_ledger_unpublished_events')).toBe(0)
    },
    { timeout: patience(30_000), interval: 200 },
  )
  expect(await figureOf('penmark_ready')).toBe(1)
  expect(await figureOf('penmark_text_work_running')).toBe(0)
  expect(await figureOf('penmark_ledger_events')).toBeGreaterThan(2)
  expect(await figureOf('penmark_requests_limit')).toBeGreaterThan(15)
  expect(await figureOf('penmark_job_interval_seconds', { job: 'publish checkpoint' })).toBe(10)
})

test('every figure of the table is there, and labels hold words of our code only', async () => {
  const all = await figures()
  const names = new Set(all.map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')))
  const labelled = [
    'penmark_check_neighbour_total',
    // A machine that is alone has no role among several.
    'penmark_cluster_role',
    'penmark_limiter_refusals_total',
    'penmark_job_failures_total',
    'penmark_text_work_outcomes_total',
  ]
  expect(Object.keys(METRICS).filter((name) => !names.has(name) && !labelled.includes(name))).toEqual([])
  const patterns = new Set((await listedRoutes()).map(({ path: pattern }) => pattern))
  const others = ['none', '/assets/*', '/healthz', '/readyz', 'refused at the door']
  for (const { name, labels } of all.filter((each) => each.name.startsWith('penmark_'))) {
    const { route } = labels
    if (route !== undefined) expect([route, patterns.has(route) || others.includes(route)]).toEqual([route, true])
    for (const [label, value] of Object.entries(labels).filter(([each]) => each !== 'route' && each !== 'le'))
      expect([name, label, value]).toEqual([name, label, expect.stringMatching(/^[a-z0-9_ A-Z]{1,40}$/)])
  }
})

/** Whether the server answers its lightest question in so many milliseconds; while its event loop is held it cannot. */
async function answersWithin(ms: number): Promise<boolean> {
  const answer = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(ms) }).catch(() => undefined)
  return answer?.ok === true
}

test('the watchdog names the request that held the event loop', async () => {
  const locker = new SQLite(path.join(server.dataDir, 'penmark.db'))
  locker.exec('BEGIN IMMEDIATE')
  // The write waits for the lock, and with it the whole event loop.
  const held = call(server, 'POST', '/api/user/custom-prompts', {
    token: person.token,
    body: { name: 'Held', content: 'Write {{word}}.' },
  })
  let unanswered = 0
  while (unanswered < 5) unanswered = (await answersWithin(100)) ? 0 : unanswered + 1
  locker.exec('ROLLBACK')
  locker.close()
  await held
  const named = () =>
    server
      .output()
      .split('\n')
      .filter((each) => each.includes('"loop.held"') && each.includes('"route":"/api/user/custom-prompts"'))
  await expect.poll(named).toHaveLength(1)
  expect(await figureOf('penmark_loop_held_total')).toBeGreaterThan(0)
})

test('figures are on the private port only, or for those who have the token, and nowhere by default', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await fetch(new URL('/', figuresAt))).status).toBe(404)
  await using guarded = await startServer({ METRICS_TOKEN: 'token-for-the-figures' })
  const ask = (token?: string) =>
    fetch(`${guarded.url}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })
  expect([(await ask()).status, (await ask('token-for-the-figure')).status]).toEqual([401, 401])
  const answer = await ask('token-for-the-figures')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.text()).toContain('penmark_ready 1')
})

test('a collector gets a span for each request and one inside for the engine, without a text, an address or an id of a path', async () => {
  const named = (name: string) => spans.find((span) => span.name === name)
  // A request ends after its engine, so that its span may come with the next batch.
  const expected = ['engine.run', 'POST /api/ai-assist', 'GET /dashboard/bookmarks/:bookmark']
  await vi.waitFor(() => expect(expected.filter((name) => named(name) === undefined)).toEqual([]), {
    timeout: patience(20_000),
    interval: 100,
  })
  expect(headers).toMatchObject({ path: '/v1/traces', 'x-api-key': 'collector secret' })
  const request = named('POST /api/ai-assist')
  expect(named('engine.run')?.parentSpanId).toBe(request?.spanId)
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  for (const secret of [TEXT, 'unmistakable', person.email, person.token, 'bmk_somebody', 'secret-token'])
    expect([secret, bodies.includes(secret)]).toEqual([secret, false])
})
