import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { Engine, EngineRequest } from '#app/.server/assistant/engines/engine.ts'
import { createOpenAiEngine, type OpenAiEngineOptions } from '#app/.server/assistant/engines/openai/engine.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { type Behaviour, FAULTS } from '#tests/mocks/openai/behaviour.ts'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { patience } from '#tests/support/patience.ts'

const double = await startOpenAiDouble()
afterAll(() => double.close())
beforeEach(() => double.reset())
const engines: Engine[] = []
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()))
})

const request: EngineRequest = {
  operation: 'rephrase',
  text: 'the cat sat on the mat',
  length: 'medium',
  maxTokens: 300,
  style: { key: 'professional', prompt: 'Clear business prose.' },
  template: { key: 'general', context: 'General writing.' },
  targetLanguage: 'en',
  safetyIdentifier: 'hashed-user',
}
const WHOLE = 'Rewritten: THE CAT SAT ON THE MAT'

function recordingLog(): Log & { lines: string[] } {
  const lines: string[] = []
  const note = (level: string) => (fields: object, message: string) =>
    void lines.push(`${level} ${message} ${JSON.stringify(fields)}`)
  return { lines, info: note('info'), warn: note('warn'), error: note('error'), debug: note('debug') }
}

function connect(options: Partial<OpenAiEngineOptions> = {}) {
  const log = recordingLog()
  const engine = createOpenAiEngine({
    baseUrl: double.url,
    model: 'double-1',
    timeoutMs: patience(3_000),
    firstByteMs: patience(800),
    idleMs: patience(800),
    log,
    ...options,
  })
  engines.push(engine)
  return { engine, log }
}

async function ask(
  behaviours: Behaviour[],
  options: Partial<OpenAiEngineOptions> = {},
  change: Partial<EngineRequest> = {},
) {
  const { engine, log } = connect(options)
  const pieces: string[] = []
  double.script(...behaviours)
  const startedAt = performance.now()
  const outcome = await engine.run(
    { ...request, ...change },
    { signal: new AbortController().signal, onText: (piece) => pieces.push(piece) },
  )
  return {
    outcome,
    log,
    streamed: pieces.join(''),
    pieces,
    elapsedMs: performance.now() - startedAt,
    asked: double.count(),
  }
}

test('an answer streams piece by piece and reports the usage of the server', async () => {
  const { outcome, pieces, streamed } = await ask([{ kind: 'answer', wordDelayMs: 2 }])
  expect(outcome).toMatchObject({
    ok: true,
    text: WHOLE,
    tokensIn: 100,
    tokensOut: 7,
    model: 'double-1',
    notes: [],
    changes: [],
    alternatives: [],
    sent: { host: new URL(double.url).host, model: 'double-1', tries: 1 },
  })
  expect(streamed).toBe(WHOLE)
  expect(pieces.length).toBeGreaterThan(3)
})

test('the request carries the text as data, the token limit, usage and the hashed user, and no secret', async () => {
  await ask([], { apiKey: 'sk-secret' })
  const [entry] = double.journal
  expect(entry?.authorization).toBe('Bearer sk-secret')
  expect(entry?.body).toMatchObject({
    model: 'double-1',
    stream: true,
    max_tokens: 300,
    stream_options: { include_usage: true },
    safety_identifier: 'hashed-user',
  })
  expect(entry?.body).not.toHaveProperty('store')
  expect(entry?.body).not.toHaveProperty('tools')
  expect(JSON.stringify(entry?.body)).not.toContain('sk-secret')
})

const failing: [name: string, behaviours: Behaviour[], code: string, asked: number][] = [
  ['hang before headers', [{ kind: 'hang-before-headers' }, { kind: 'hang-before-headers' }], 'engine_timeout', 2],
  ['hang after headers', [{ kind: 'hang-after-headers' }], 'engine_timeout', 1],
  ['hang mid-stream', [{ kind: 'hang-mid-stream' }], 'engine_timeout', 1],
  [
    'reset before headers, twice',
    [{ kind: 'reset-before-headers' }, { kind: 'reset-before-headers' }],
    'engine_unavailable',
    2,
  ],
  ['reset mid-stream', [{ kind: 'reset-mid-stream' }], 'engine_unavailable', 1],
  ['400', [FAULTS.badRequest], 'engine_misconfigured', 1],
  ['401', [FAULTS.wrongKey], 'engine_misconfigured', 1],
  ['404', [FAULTS.unknownModel], 'engine_misconfigured', 1],
  ['408, twice', [FAULTS.requestTimeout, FAULTS.requestTimeout], 'engine_unavailable', 2],
  ['429 for rate, twice', [FAULTS.rateLimited, FAULTS.rateLimited], 'engine_busy', 2],
  ['429 for quota', [FAULTS.quota], 'engine_unavailable', 1],
  ['500, twice', [FAULTS.serverError, FAULTS.serverError], 'engine_unavailable', 2],
  ['503, twice', [FAULTS.overloaded, FAULTS.overloaded], 'engine_unavailable', 2],
  ['a redirect', [FAULTS.redirect], 'engine_misconfigured', 1],
  ['malformed events', [{ kind: 'malformed' }], 'engine_unavailable', 1],
  ['malformed events after words', [{ kind: 'malformed', words: 3 }], 'engine_unavailable', 1],
  ['an error object in the stream', [{ kind: 'error-in-stream', words: 2 }], 'engine_unavailable', 1],
  [
    'a rate limit in the stream',
    [{ kind: 'error-in-stream', error: { message: 'slow down', code: 'rate_limit_exceeded' } }],
    'engine_busy',
    1,
  ],
  ['empty choices', [{ kind: 'empty-choices' }], 'engine_unavailable', 1],
  ['an empty text', [{ kind: 'empty-text' }], 'engine_unavailable', 1],
  ['a content filter', [{ kind: 'finish', reason: 'content_filter' }], 'engine_filtered', 1],
  ['one line of 10 MB', [{ kind: 'huge-line', bytes: 10_000_000 }], 'engine_unavailable', 1],
]

for (const [name, behaviours, code, asked] of failing) {
  test(`${name} gives ${code} in bounded time and logs no text`, async () => {
    const result = await ask(behaviours)
    expect(result.outcome).toEqual({ ok: false, code, notes: [] })
    expect(result.asked).toBe(asked)
    expect(result.elapsedMs).toBeLessThan(patience(3_500))
    expect(result.log.lines.length).toBeGreaterThan(0)
    for (const line of result.log.lines) expect(line).not.toMatch(/cat sat|CAT SAT|quota reached|double-1/)
    await expect.poll(() => double.busy()).toBe(0)
  })
}

test('a refused connection is tried twice and is unavailable', async () => {
  const { outcome, log } = await ask([], { baseUrl: 'http://127.0.0.1:4299/v1' })
  expect(outcome).toEqual({ ok: false, code: 'engine_unavailable', notes: [] })
  expect(log.lines).toHaveLength(2)
})

for (const fault of [
  FAULTS.requestTimeout,
  FAULTS.rateLimited,
  FAULTS.serverError,
  FAULTS.overloaded,
  { kind: 'reset-before-headers' },
  { kind: 'hang-before-headers' },
] as Behaviour[]) {
  test(`one passing fault (${JSON.stringify(fault).slice(0, 50)}) is hidden by the second try`, async () => {
    const { outcome, asked } = await ask([fault])
    expect(outcome).toMatchObject({ ok: true, text: WHOLE })
    expect(asked).toBe(2)
  })
}

test('a retry-after beyond the deadline is not waited for', async () => {
  const { outcome, elapsedMs, asked } = await ask([{ ...FAULTS.rateLimited, headers: { 'retry-after': '3600' } }])
  expect(outcome).toMatchObject({ ok: false, code: 'engine_busy' })
  expect(asked).toBe(1)
  expect(elapsedMs).toBeLessThan(patience(2_000))
})

test('a spent quota is said once, not with every request', async () => {
  const { engine, log } = connect()
  double.otherwise(FAULTS.quota)
  for (let turn = 0; turn < 3; turn += 1) await engine.run(request, { signal: new AbortController().signal })
  expect(log.lines.filter((line) => line.startsWith('error'))).toHaveLength(1)
})

test('a stream without its end mark, without usage or without both is still an answer', async () => {
  expect((await ask([{ kind: 'no-done' }])).outcome).toMatchObject({ ok: true, text: WHOLE, notes: [] })
  const unmarked = await ask([{ kind: 'no-end' }])
  expect(unmarked.outcome).toMatchObject({ ok: true, text: WHOLE, notes: [{ key: 'openai.end_unmarked' }] })
  const unmetered = await ask([{ kind: 'no-usage' }])
  expect(unmetered.outcome).toMatchObject({ ok: true, text: WHOLE, tokensOut: 9 })
  expect(unmetered.outcome).toHaveProperty('tokensIn', expect.any(Number))
})

test('an answer at its length limit is kept and says so', async () => {
  const { outcome } = await ask([{ kind: 'finish', reason: 'length', words: 3 }], {}, { operation: 'summarize' })
  expect(outcome).toMatchObject({ ok: true, text: 'Rewritten: THE CAT', notes: [{ key: 'openai.cut_at_length' }] })
})

test('a 10 MB answer is cut at eight characters a token and the connection closed', async () => {
  const { outcome, streamed } = await ask([{ kind: 'huge', bytes: 10_000_000 }], {}, { operation: 'summarize' })
  expect(outcome).toMatchObject({ ok: true, notes: [{ key: 'openai.cut_at_length' }] })
  expect(streamed.length).toBeLessThanOrEqual(2400)
  await expect.poll(() => double.busy()).toBe(0)
})

test('comments that keep the connection alive count as life, until the deadline', async () => {
  const { outcome, elapsedMs } = await ask([{ kind: 'keep-alive-comments', everyMs: 50 }], { timeoutMs: 1200 })
  expect(outcome).toMatchObject({ ok: false, code: 'engine_timeout' })
  expect(elapsedMs).toBeGreaterThan(1100)
})

test('parameters that a compatible server refuses are dropped, and stay dropped', async () => {
  const { engine } = connect()
  const signal = new AbortController().signal
  double.otherwise({ kind: 'refuse-parameters', names: ['stream_options', 'safety_identifier', 'max_tokens'] })
  expect(await engine.run(request, { signal })).toMatchObject({ ok: true, text: WHOLE })
  expect(double.count()).toBe(4)
  expect(await engine.run(request, { signal })).toMatchObject({ ok: true })
  expect(double.count()).toBe(5)
  expect(double.journal.at(-1)?.body).toMatchObject({ max_completion_tokens: 300 })
})

test('an unchanged rephrase is no success', async () => {
  const { outcome } = await ask([{ kind: 'answer', text: request.text }])
  expect(outcome).toEqual({ ok: false, code: 'engine_unchanged', notes: [{ key: 'openai.unchanged' }] })
})

test('research says that no source was used', async () => {
  const { outcome } = await ask([], {}, { operation: 'research' })
  expect(outcome).toMatchObject({ ok: true, notes: [{ key: 'openai.no_sources' }] })
})

test('a thinking model gets room to think after the first answer showed it', async () => {
  const { engine } = connect()
  const signal = new AbortController().signal
  double.script({ kind: 'answer', text: '<think>hmm</think>Done well.' })
  expect(await engine.run(request, { signal })).toMatchObject({ ok: true, text: 'Done well.' })
  await engine.run(request, { signal })
  expect(double.journal.map((entry) => entry.body.max_tokens)).toEqual([300, 2300])
})

test('stopping before output is engine_stopped, after output keeps the text', async () => {
  const { engine } = connect({ firstByteMs: 20_000, idleMs: 20_000, timeoutMs: 20_000 })
  const early = new AbortController()
  double.script({ kind: 'hang-before-headers' }, { kind: 'hang-mid-stream', words: 3 })
  const waiting = engine.run(request, { signal: early.signal })
  await expect.poll(() => double.busy()).toBe(1)
  early.abort()
  expect(await waiting).toEqual({ ok: false, code: 'engine_stopped', notes: [] })

  const late = new AbortController()
  const outcome = await engine.run(request, { signal: late.signal, onText: () => late.abort() })
  // The first words wait until they are known to be no introduction.
  expect(outcome).toMatchObject({ ok: true, text: 'Rewritten: THE', notes: [{ key: 'openai.stopped' }] })
  await expect.poll(() => double.busy()).toBe(0)
})

test('five hundred aborts leave no open socket within a second', async () => {
  const { engine } = connect({ firstByteMs: 20_000, idleMs: 20_000, timeoutMs: 20_000 })
  double.otherwise({ kind: 'hang-mid-stream', words: 2 })
  const stop = new AbortController()
  const runs = Array.from({ length: 500 }, (_, index) =>
    engine.run({ ...request, text: `text ${index}` }, { signal: stop.signal }),
  )
  await expect.poll(() => double.busy()).toBe(500)
  const stoppedAt = performance.now()
  stop.abort()
  const outcomes = await Promise.all(runs)
  expect(performance.now() - stoppedAt).toBeLessThan(patience(1_000))
  expect(outcomes.every((outcome) => outcome.ok || outcome.code === 'engine_stopped')).toBe(true)
  await expect.poll(() => double.openSockets(), { timeout: patience(1_000) }).toBe(0)
})

test('answers in a row share one connection, and closing the engine closes it', async () => {
  const { engine } = connect()
  const { signal } = new AbortController()
  for (let turn = 0; turn < 20; turn += 1) await engine.run(request, { signal })
  expect(double.openSockets()).toBe(1)
  await engine.close()
  await expect.poll(() => double.openSockets()).toBe(0)
})

test('closing the engine ends what is running', async () => {
  const { engine } = connect({ firstByteMs: 5000 })
  double.script({ kind: 'hang-before-headers' })
  const waiting = engine.run(request, { signal: new AbortController().signal })
  await expect.poll(() => double.busy()).toBe(1)
  await engine.close()
  expect(await waiting).toMatchObject({ ok: false, code: 'engine_stopped' })
})

test('whatever a server sends, the answer is an outcome with counts that can be recorded', async () => {
  const { engine } = connect()
  const { signal } = new AbortController()
  const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('x', -1, 1.5, '7', 2 ** 60, []))
  const chunk = fc.record(
    {
      choices: fc.oneof(
        fc.array(fc.record({ delta: fc.oneof(fc.record({ content: odd, reasoning: odd }), odd), finish_reason: odd })),
        odd,
      ),
      usage: fc.oneof(fc.record({ prompt_tokens: odd, completion_tokens: odd }), odd),
    },
    { requiredKeys: [] },
  )
  const line = fc.oneof(
    chunk.map((data) => `data: ${JSON.stringify(data)}\n\n`),
    fc.constant('data: {"choices":[{"delta":{"content":"Fine words"}}]}\n\n'),
    fc.constantFrom('data: [DONE]\n\n', 'data: null\n\n', ': c\n', 'event: error\n', 'data:', '\r\n', '\n'),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
      double.script({ kind: 'raw', body: lines.join('') })
      const outcome = await engine.run(request, { signal })
      if (!outcome.ok) return
      expect(outcome.text).not.toBe('')
      for (const count of [outcome.tokensIn, outcome.tokensOut]) {
        expect(Number.isSafeInteger(count) && count >= 0).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

const PARAGRAPH =
  'The harbour bridge between Norwick and Saltmere will be closed for repairs next month. During this time a ferry will run every twenty minutes. Passengers with a monthly ticket do not pay. The city expects that many cars a day will take the detour over the Grey Pass. Questions are answered at the town hall.'
/** 848 words in sixteen paragraphs. */
const LONG_TEXT = Array.from({ length: 16 }, (_, index) => `${index + 1}. ${PARAGRAPH}`).join('\n\n')

for (const [operation, length] of [
  ['rephrase', 'medium'],
  ['translate', 'medium'],
  ['translate', 'large'],
] as const) {
  test(`800 words come back whole from a small model: ${operation}, ${length}`, async () => {
    const change = { operation, length, text: LONG_TEXT, maxTokens: 3_000, targetLanguage: 'de' } as const
    double.otherwise({ kind: 'obedient', mostTokens: 900, contextTokens: 2_048 })
    const { outcome, streamed, asked } = await ask([], {}, change)
    expect(outcome).toMatchObject({ ok: true, text: LONG_TEXT.toUpperCase() })
    expect(streamed).toBe(LONG_TEXT.toUpperCase())
    expect(outcome).toMatchObject({ notes: [{ key: 'openai.in_pieces', values: { count: asked } }] })
    expect(asked).toBeGreaterThan(2)
    expect(double.journal[1]?.body.messages).toHaveProperty(
      '1.content',
      expect.stringMatching(/<<<BEFORE [\s\S]*TOWN HALL\./),
    )
  })
}

test('a long text made shorter keeps a part of every piece, within the words that were asked for', async () => {
  double.otherwise({ kind: 'obedient', mostTokens: 900, contextTokens: 2_048 })
  const { outcome } = await ask([], {}, { length: 'small', text: LONG_TEXT, maxTokens: 3_000 })
  const words = outcome.ok ? outcome.text.split(/\s+/).length : 0
  expect(words).toBeGreaterThan(450)
  expect(words).toBeLessThan(560)
})

test('a model that gives less than expected gets smaller pieces, and what it showed of a broken one is taken back', async () => {
  double.otherwise({ kind: 'obedient', mostTokens: 300 })
  const { engine } = connect()
  let output = ''
  let takenBack = 0
  const outcome = await engine.run(
    { ...request, text: LONG_TEXT, maxTokens: 3_000 },
    {
      signal: new AbortController().signal,
      onText(piece, again = false) {
        output = again ? piece : output + piece
        if (again) takenBack += 1
      },
    },
  )
  expect(outcome).toMatchObject({ ok: true, text: LONG_TEXT.toUpperCase() })
  expect(output).toBe(LONG_TEXT.toUpperCase())
  expect(takenBack).toBeGreaterThan(0)
})

test('a context that is too small is learned, and a text that cannot be cut is refused in words of its own', async () => {
  double.otherwise({ kind: 'obedient', contextTokens: 1_300 })
  const { engine } = connect()
  const { signal } = new AbortController()
  const long = { ...request, text: LONG_TEXT, maxTokens: 3_000 }
  expect(await engine.run(long, { signal })).toMatchObject({ ok: true, text: LONG_TEXT.toUpperCase() })
  const first = double.count()
  expect(await engine.run(long, { signal })).toMatchObject({ ok: true })
  expect(double.count() - first).toBeLessThan(first)
  const summary = { ...long, operation: 'summarize' } as const
  expect(await engine.run(summary, { signal })).toEqual({ ok: false, code: 'engine_too_long', notes: [] })
})

test('a connection that breaks at sixty percent of a long text leaves nothing half', async () => {
  const obedient = { kind: 'obedient', mostTokens: 900 } as const
  const { outcome, streamed } = await ask(
    [obedient, { kind: 'reset-mid-stream', words: 60 }],
    {},
    { text: LONG_TEXT, maxTokens: 3_000 },
  )
  expect(streamed.length).toBeGreaterThan(1_000)
  expect(outcome).toEqual({ ok: false, code: 'engine_unavailable', notes: [] })
})

test('three versions of a long text are three whole texts', async () => {
  double.otherwise({ kind: 'answer', text: 'One.\n{{separator}}\nTwo.\n{{separator}}\nThree.' })
  const { outcome, streamed } = await ask([], {}, { versions: 3, text: LONG_TEXT, maxTokens: 3_000 })
  expect(outcome).toMatchObject({
    ok: true,
    text: 'One.\n\nOne.\n\nOne.',
    alternatives: [/Two/, /Three/].map((one) => expect.stringMatching(one)),
  })
  expect(streamed).toBe('One.\n\nOne.\n\nOne.')
})
