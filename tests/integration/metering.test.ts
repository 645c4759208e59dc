import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { type Answer, call, signUp } from '#tests/support/client.ts'
import { runs } from '#tests/support/long.ts'
import { patience } from '#tests/support/patience.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

let double: OpenAiDouble
let server: RunningServer
const settings = () => ({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })

beforeAll(async () => {
  double = await startOpenAiDouble()
  server = await startServer(settings())
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await double.close()
})

const TEXT = 'The quarterly report is due on Friday and nobody has begun to write it.'
const assist = (token: string, key?: string, at: Pick<RunningServer, 'url'> = server): Promise<Answer> =>
  call(at, 'POST', '/api/ai-assist', {
    token,
    body: { text: TEXT, operation: 'rephrase' },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const usage = async (token: string, at: Pick<RunningServer, 'url'> = server) =>
  (await call(at, 'GET', '/api/user/profile', { token })).body.usage as { current_month: number; remaining: number }

async function spend(token: string, credits: number): Promise<void> {
  for (let i = 0; i < credits; i += 1) expect((await assist(token)).status).toBe(200)
}

test('the twenty-sixth request of a starter in a month is refused with 429, a clear message and the time to wait', async () => {
  const { token } = await signUp(server, 'starter@example.com')
  await spend(token, 25)
  const refused = await assist(token)
  expect(refused.status).toBe(429)
  expect(refused.body.detail).toMatch(
    /^You’ve used all 25 requests for this month\. They renew on 1 |^You’ve used all 25 requests for this month\. They renew on \w+ 1/,
  )
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await usage(token)).toMatchObject({ current_month: 25, remaining: 0 })
})

test('two hundred parallel calls on the last credit give exactly one success', async () => {
  const { token } = await signUp(server, 'crowd@example.com')
  await spend(token, 24)
  const answers = await Promise.all(Array.from({ length: 200 }, () => assist(token)))
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 429)).toHaveLength(199)
  expect((await usage(token)).current_month).toBe(25)
})

test('the same key sent five times, together and one after the other, costs one credit and gives one result', async () => {
  const { token } = await signUp(server, 'again@example.com')
  const key = randomUUID()
  const before = double.count()
  const together = await Promise.all([assist(token, key), assist(token, key), assist(token, key)])
  const later = [await assist(token, key), await assist(token, key)]
  for (const answer of [...together, ...later]) {
    expect(answer.status).toBe(200)
    expect(answer.body.processed_text).toBe(together[0]?.body.processed_text)
    expect(answer.body.receipt).toEqual(together[0]?.body.receipt)
  }
  expect(double.count() - before).toBe(1)
  expect((await usage(token)).current_month).toBe(1)
})

test('the same key with another text is refused with 409 and costs nothing', async () => {
  const { token } = await signUp(server, 'mismatch@example.com')
  const key = randomUUID()
  await assist(token, key)
  const other = await call(server, 'POST', '/api/ai-assist', {
    token,
    body: { text: 'Another text.' },
    headers: { 'idempotency-key': key },
  })
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } })
  expect((await usage(token)).current_month).toBe(1)
})

test('a key repeated after a restart gets its answer again and is not charged again', async () => {
  await using first = await startServer(settings())
  const { token } = await signUp(first, 'restart@example.com')
  const key = randomUUID()
  const answer = await assist(token, key, first)
  expect(answer.status).toBe(200)
  expect(await first.stop('SIGTERM')).toBe(0)
  await using second = await startServer(settings(), first.dataDir)
  const again = await assist(token, key, second)
  expect(again).toMatchObject({ status: 200, body: { replayed: true, processed_text: answer.body.processed_text } })
  expect((await usage(token, second)).current_month).toBe(1)
})

test.each([
  ['is overloaded', { kind: 'status', status: 503 }, 503],
  ['hangs up', { kind: 'reset-before-headers' }, 503],
  ['does not know the key', { kind: 'status', status: 401 }, 503],
] as const)('a model that %s costs nothing', async (_name, behaviour, status) => {
  const { token } = await signUp(
    server,
    `failing-${status}-${behaviour.kind}-${'status' in behaviour ? behaviour.status : 0}@example.com`,
  )
  double.otherwise(behaviour)
  try {
    const answer = await assist(token)
    expect(answer.status).toBe(status)
    expect(answer.body.detail).toMatch(/no credit was used/i)
  } finally {
    double.otherwise({ kind: 'answer' })
  }
  expect(await usage(token)).toMatchObject({ current_month: 0, remaining: 25 })
})

test('a model that never answers is given up at the deadline, and that costs nothing', async () => {
  await using impatient = await startServer({ ...settings(), AI_TIMEOUT_MS: '1000' })
  const { token } = await signUp(impatient, 'patience@example.com')
  double.otherwise({ kind: 'hang-before-headers' })
  try {
    expect(await assist(token, undefined, impatient)).toMatchObject({ status: 504, body: { code: 'engine_timeout' } })
  } finally {
    double.otherwise({ kind: 'answer' })
  }
  expect((await usage(token, impatient)).current_month).toBe(0)
})

type Crash = [at: string, behaviour: Parameters<OpenAiDouble['script']>[0], streams: boolean]
const MID_ANSWER: Crash = ['in the middle of the answer', { kind: 'pause-mid-stream', words: 2 }, false]
const OTHERS: Crash[] = [
  ['before the model said a word', { kind: 'hang-before-headers' }, false],
  ['in the middle of a stream', { kind: 'pause-mid-stream', words: 2 }, true],
]

test.each<Crash>([MID_ANSWER, ...runs([], OTHERS)])(
  'a key that was running at a crash, %s, is answered by its first repeat',
  async (at, behaviour, streams) => {
    await using first = await startServer(settings())
    const { token } = await signUp(first, `crash-${at.length}-${behaviour.kind}@example.com`)
    const key = randomUUID()
    const accept: Record<string, string> = streams ? { accept: 'text/event-stream' } : {}
    const running = double.count()
    double.script(behaviour)
    const cut = fetch(`${first.url}/api/ai-assist`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        ...accept,
      },
      body: JSON.stringify({ text: TEXT, operation: 'rephrase' }),
    }).then(
      (response) => response.text().catch(() => 'cut'),
      () => 'cut',
    )
    await expect.poll(() => double.count()).toBe(running + 1)
    await first.stop('SIGKILL')
    await cut
    const started = performance.now()
    await using second = await startServer(settings(), first.dataDir)
    // The start itself gives the hold back: no request, sweep or time has to come first.
    const database = openDatabase(first.dataDir)
    const ends = database.reader.sqlite.prepare<[], string>(
      "SELECT json_extract(CAST(body AS TEXT), '$.data.reason') FROM ledger_event WHERE type = 'request.released'",
    )
    expect(ends.pluck().all()).toEqual(['failed'])
    database.close()
    // One repeat, and none after it: the answer waits for nothing but the model.
    expect(await assist(token, key, second)).toMatchObject({ status: 200 })
    if (runs(false, true)) expect(performance.now() - started).toBeLessThan(patience(10_000))
    expect((await usage(token, second)).current_month).toBe(1)
  },
)

test('a caller that leaves before the first word ends the model’s work and pays nothing', async () => {
  const { token } = await signUp(server, 'leaver@example.com')
  double.script({ kind: 'hang-before-headers' })
  const leaving = new AbortController()
  const gone = call(server, 'POST', '/api/ai-assist', { token, body: { text: TEXT }, signal: leaving.signal }).catch(
    () => 'gone',
  )
  await expect.poll(() => double.busy()).toBe(1)
  leaving.abort()
  expect(await gone).toBe('gone')
  await expect.poll(() => double.busy()).toBe(0)
  await expect.poll(async () => await usage(token)).toMatchObject({ current_month: 0, remaining: 25 })
})

const KILLS = runs(8, 50)

test('however often it is killed while calls run, after each restart the chain is whole and nothing acknowledged is lost', async () => {
  const first = await startServer(settings())
  const dataDir = first.dataDir
  let running: RunningServer = first
  const acknowledged: { seq: number; leaf: string }[] = []
  let { token } = await signUp(running, 'kill-0@example.com')
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // Twenty-five credits last for a few rounds; then a fresh account takes over.
      if (kill % 6 === 0) token = (await signUp(running, `kill-${kill}@example.com`)).token
      const callers = Array.from({ length: 4 }, () => assist(token, undefined, running).then(note, () => undefined))
      if (kill % 2 === 0) await Promise.race(callers)
      await running.stop('SIGKILL')
      await Promise.all(callers)
      running = await startServer(settings(), dataDir)
    }
  } finally {
    await running.stop('SIGTERM')
  }
  const database = openDatabase(dataDir)
  const event = database.reader.sqlite.prepare<[number], { leaf: Buffer }>(
    'SELECT leaf FROM ledger_event WHERE seq = ?',
  )
  for (const receipt of acknowledged) expect(event.get(receipt.seq)?.leaf.toString('hex')).toBe(receipt.leaf)
  expect(acknowledged.length).toBeGreaterThan(KILLS * 0.4)
  expect(rebuild(database.reader).differences).toEqual([])
  database.close()
  await first[Symbol.asyncDispose]()

  function note(answer: Answer): void {
    if (answer.status === 200) acknowledged.push(answer.body.receipt as { seq: number; leaf: string })
  }
}, 240_000)
