import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type AssistantDeps, createAssistant } from '#app/.server/assistant/assist.ts'
import type { Engine } from '#app/.server/assistant/engines/engine.ts'
import { createOpenAiEngine } from '#app/.server/assistant/engines/openai/engine.ts'
import type { Actor, AssistOutcome } from '#app/.server/assistant/outcome.ts'
import { createAssistantService } from '#app/.server/assistant/service.ts'
import { createWaitingAnswers } from '#app/.server/assistant/waiting-answers.ts'
import { recentEvents, usageOf } from '#app/.server/ledger/read/queries.ts'
import { type Ledger, openLedger } from '#app/.server/ledger/write/ledger.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { createAllowance } from '#app/.server/text-work/allowance.ts'
import { createTextWork } from '#app/.server/text-work/text-work.ts'
import { type AssistRequest, AssistRequestSchema } from '#app/domain/assistant/request.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { type Behaviour, FAULTS } from '#tests/mocks/openai/behaviour.ts'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { patience } from '#tests/support/patience.ts'

const silent: Log = { info() {}, warn() {}, error() {}, debug() {} }
const dir = mkdtempSync(path.join(tmpdir(), 'penmark-assist-'))
const database = openDatabase(dir)
const ledger = openLedger({ database, clock: systemClock, log: silent, origin: 'test/ledger' })
const double = await startOpenAiDouble()
const textWork = createTextWork({
  log: silent,
  allowance: createAllowance({ clock: systemClock, log: silent, scale: 100 }),
  scale: 100,
})
afterAll(async () => {
  await textWork.close()
  await double.close()
  await ledger.close()
  database.close()
  rmSync(dir, { recursive: true })
})
beforeEach(() => double.reset())
const engines: Engine[] = []
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()))
})

const never = new AbortController().signal
let accounts = 0

function newActor(plan: PlanKey = 'starter'): Actor {
  accounts += 1
  const account = ledger.newAccount(`workspace-${accounts}`)
  ledger.transact((tx) => ledger.openAccount(tx, { account, plan }))
  return { userId: `user-${accounts}`, workspaceId: `workspace-${accounts}`, account, plan }
}

function usage(actor: Actor) {
  const { used, reserved } = usageOf(database.reader, actor.account, Date.now())
  return { used, reserved }
}

function eventsOf(actor: Actor): string[] {
  return recentEvents(database.reader, actor.account, 500).map((event) => event.type)
}

function quickEngine(change: { idleMs?: number; timeoutMs?: number } = {}): Engine {
  const engine = createOpenAiEngine({
    baseUrl: double.url,
    model: 'double-1',
    timeoutMs: patience(3_000),
    firstByteMs: change.idleMs ?? patience(800),
    idleMs: patience(800),
    log: silent,
    ...change,
  })
  engines.push(engine)
  return engine
}

function open(change: Partial<AssistantDeps> = {}) {
  return createAssistant({
    ledger,
    reader: database.reader,
    engine: quickEngine(),
    textWork,
    clock: systemClock,
    log: silent,
    deadlineMs: patience(4_000),
    scale: 100,
    patienceMs: 200,
    ...change,
  })
}

function ask(text: string, change: Partial<AssistRequest> = {}): AssistRequest {
  return { ...AssistRequestSchema.parse({ text }), ...change }
}

test('a useful answer costs one credit and comes with its receipt', async () => {
  const actor = newActor()
  const pieces: string[] = []
  const outcome = await open().assist(actor, ask('hello brave world'), {
    idempotencyKey: 'k',
    signal: never,
    onText: (piece) => pieces.push(piece),
  })
  expect(outcome).toMatchObject({
    ok: true,
    text: 'Rewritten: HELLO BRAVE WORLD',
    tokensUsed: 104,
    model: 'double-1',
    engine: 'openai',
    replayed: false,
    usage: { used: 1, reserved: 0, remaining: 24 },
  })
  const settled = recentEvents(database.reader, actor.account, 1)[0]
  expect(outcome).toHaveProperty('receipt', { seq: settled?.seq, leaf: settled?.leaf })
  expect(pieces.join('')).toBe('Rewritten: HELLO BRAVE WORLD')
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
})

test('a text that takes too long to read is refused in words, free of charge, and the model never sees it', async () => {
  const workerFile = path.join(dir, 'hanging.mjs')
  writeFileSync(
    workerFile,
    `import { parentPort as port } from 'node:worker_threads'
port.on('message', () => { for (;;); })
port.postMessage({ kind: 'ready', cpuMs: 0 })`,
  )
  const allowance = createAllowance({ clock: systemClock, log: silent, scale: 1 / 3 })
  const hanging = createTextWork({ log: silent, allowance, scale: 1, workerFile: pathToFileURL(workerFile) })
  const actor = newActor()
  const assistant = open({ textWork: hanging })
  const outcome = await assistant.assist(actor, ask('@@@@'), { signal: never })
  expect(outcome).toMatchObject({ ok: false, code: 'text_too_slow' })
  expect(usage(actor)).toEqual({ used: 0, reserved: 0 })
  expect(double.count()).toBe(0)
  // With this scale one such text is enough, and nothing is reserved for the next.
  const events = eventsOf(actor).length
  expect(await assistant.assist(actor, ask('@@@@'), { signal: never })).toMatchObject({
    ...{ ok: false, code: 'text_paused', retryAfterSeconds: 300 },
  })
  expect(eventsOf(actor)).toHaveLength(events)
  await hanging.close()
})

test('neither the text nor the key is in the ledger or its files', async () => {
  const actor = newActor()
  await open().assist(actor, ask('a very private sentence'), { idempotencyKey: 'my-secret-key', signal: never })
  const bodies = recentEvents(database.reader, actor.account, 10)
    .map((event) => event.body)
    .join()
  expect(bodies).not.toMatch(/private|my-secret-key|user-/)
})

const faults: [name: string, behaviours: Behaviour[], code: string][] = [
  ['hang before headers', [{ kind: 'hang-before-headers' }, { kind: 'hang-before-headers' }], 'engine_timeout'],
  ['hang mid-stream', [{ kind: 'hang-mid-stream' }], 'engine_timeout'],
  ['reset', [{ kind: 'reset-before-headers' }, { kind: 'reset-before-headers' }], 'engine_unavailable'],
  ['reset mid-stream', [{ kind: 'reset-mid-stream' }], 'engine_unavailable'],
  ['400', [FAULTS.badRequest], 'engine_misconfigured'],
  ['401', [FAULTS.wrongKey], 'engine_misconfigured'],
  ['408', [FAULTS.requestTimeout, FAULTS.requestTimeout], 'engine_unavailable'],
  ['429 for rate', [FAULTS.rateLimited, FAULTS.rateLimited], 'engine_busy'],
  ['429 for quota', [FAULTS.quota], 'engine_unavailable'],
  ['500', [FAULTS.serverError, FAULTS.serverError], 'engine_unavailable'],
  ['503', [FAULTS.overloaded, FAULTS.overloaded], 'engine_unavailable'],
  ['malformed events', [{ kind: 'malformed', words: 2 }], 'engine_unavailable'],
  ['empty choices', [{ kind: 'empty-choices' }], 'engine_unavailable'],
  ['content filter', [{ kind: 'finish', reason: 'content_filter' }], 'engine_filtered'],
  ['an unchanged text', [{ kind: 'answer', text: 'the text' }], 'engine_unchanged'],
]

for (const [name, behaviours, code] of faults) {
  test(`${name} costs nothing and the same key may try again`, async () => {
    const actor = newActor()
    const assistant = open()
    double.script(...behaviours)
    const failed = await assistant.assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
    expect(failed).toMatchObject({ ok: false, code })
    expect(usage(actor)).toEqual({ used: 0, reserved: 0 })
    const again = await assistant.assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
    expect(again).toMatchObject({ ok: true, replayed: false })
    expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
  })
}

for (const [name, behaviour] of [
  ['missing [DONE]', { kind: 'no-done' }],
  ['missing usage', { kind: 'no-usage' }],
  ['10 MB', { kind: 'huge', bytes: 10_000_000 }],
] as [string, Behaviour][]) {
  test(`${name} is an answer and costs one credit`, async () => {
    const actor = newActor()
    double.script(behaviour)
    const summary = ask('the text', { operation: 'summarize' })
    expect(await open().assist(actor, summary, { signal: never })).toMatchObject({ ok: true })
    expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
  })
}

test('a long text is one request and one credit, however many pieces it is done in', async () => {
  const actor = newActor()
  double.otherwise({ kind: 'obedient', contextTokens: 2_048 })
  const text = Array.from({ length: 80 }, () => 'The delivery comes on Monday, and we wait.').join('\n\n')
  const outcome = await open().assist(actor, ask(text, { length: 'large' }), { signal: never })
  expect(outcome).toMatchObject({ ok: true, text: text.toUpperCase(), usage: { used: 1 } })
  expect(double.count()).toBeGreaterThan(1)
})

test('a long text whose connection breaks at sixty percent costs nothing', async () => {
  const actor = newActor()
  double.script({ kind: 'obedient' }, { kind: 'reset-mid-stream', words: 140 })
  const pieces: string[] = []
  const text = 'The delivery comes on Monday, and we wait. '.repeat(100)
  const onText = (piece: string) => pieces.push(piece)
  const outcome = await open().assist(actor, ask(text), { signal: never, onText })
  expect(outcome).toMatchObject({ ok: false, code: 'engine_unavailable' })
  expect(pieces.join('').length).toBeGreaterThan(text.length / 2)
  expect(usage(actor)).toEqual({ used: 0, reserved: 0 })
})

test('an engine that ignores its deadline is left behind, free of charge', async () => {
  const actor = newActor()
  const stuck: Engine = { ...quickEngine(), run: () => new Promise(() => undefined) }
  const outcome = await open({ engine: stuck, deadlineMs: 100 }).assist(actor, ask('the text'), { signal: never })
  expect(outcome).toMatchObject({ ok: false, code: 'engine_timeout' })
  expect(usage(actor)).toEqual({ used: 0, reserved: 0 })
})

test('a defect in an engine gives the credit back and is not swallowed', async () => {
  const actor = newActor()
  const broken: Engine = { ...quickEngine(), run: () => Promise.reject(new Error('defect')) }
  await expect(open({ engine: broken }).assist(actor, ask('the text'), { signal: never })).rejects.toThrow('defect')
  expect(usage(actor)).toEqual({ used: 0, reserved: 0 })
})

test('what the plan does not include is refused before anything is reserved', async () => {
  const actor = newActor('starter')
  const assistant = open()
  expect(await assistant.assist(actor, ask('x', { style: 'casual' }), { signal: never })).toEqual({
    ok: false,
    code: 'style_locked',
  })
  expect(await assistant.assist(actor, ask('x', { template: 'developer' }), { signal: never })).toEqual({
    ok: false,
    code: 'template_locked',
  })
  expect(await assistant.assist(actor, ask('x', { custom_prompt: 'y' }), { signal: never })).toEqual({
    ok: false,
    code: 'custom_prompt_locked',
  })
  expect(eventsOf(actor)).toEqual(['account.opened'])
  expect(double.count()).toBe(0)
})

test('an operation that the engine does not have is refused with its reason', async () => {
  const actor = newActor()
  const engine = quickEngine()
  const limited: Engine = {
    ...engine,
    capabilities: { ...engine.capabilities, translate: { level: 'none', languages: [], note: 'notes.needs_model' } },
  }
  const outcome = await open({ engine: limited }).assist(actor, ask('x', { operation: 'translate' }), { signal: never })
  expect(outcome).toEqual({ ok: false, code: 'engine_unsupported', notes: [{ key: 'notes.needs_model' }] })
  expect(eventsOf(actor)).toEqual(['account.opened'])
})

test('the 26th request of a starter is refused with the usage', async () => {
  const actor = newActor()
  const assistant = open()
  for (let turn = 0; turn < 25; turn += 1) {
    expect(await assistant.assist(actor, ask(`text ${turn}`), { signal: never })).toMatchObject({ ok: true })
  }
  expect(await assistant.assist(actor, ask('one more'), { signal: never })).toMatchObject({
    ok: false,
    code: 'limit_reached',
    usage: { used: 25, limit: 25, remaining: 0 },
  })
  expect(double.count()).toBe(25)
})

test('200 parallel requests on the last credit give exactly one success', async () => {
  const actor = newActor()
  const assistant = open()
  for (let turn = 0; turn < 24; turn += 1) await assistant.assist(actor, ask(`text ${turn}`), { signal: never })
  double.reset()
  double.otherwise({ kind: 'answer', firstDelayMs: 20 })
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => assistant.assist(actor, ask(`parallel ${index}`), { signal: never })),
  )
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'limit_reached')).toHaveLength(199)
  expect(double.count()).toBe(1)
  expect(usage(actor)).toEqual({ used: 25, reserved: 0 })
})

test('three at once and twenty a minute, for each user apart', async () => {
  const actor = newActor()
  const colleague: Actor = { ...actor, userId: 'colleague' }
  const assistant = open({ scale: 1 })
  double.otherwise({ kind: 'answer', firstDelayMs: 100 })
  const four = await Promise.all(
    [1, 2, 3, 4].map((index) => assistant.assist(actor, ask(`text ${index}`), { signal: never })),
  )
  expect(four.map((outcome) => (outcome.ok ? 'ok' : outcome.code))).toEqual(['ok', 'ok', 'ok', 'too_many_at_once'])
  expect(await assistant.assist(colleague, ask('theirs'), { signal: never })).toMatchObject({ ok: true })
  double.otherwise({ kind: 'answer' })
  for (let turn = 4; turn <= 20; turn += 1) {
    expect(await assistant.assist(actor, ask(`text ${turn}`), { signal: never })).toMatchObject({ ok: true })
  }
  const refused = await assistant.assist(actor, ask('text 21'), { signal: never })
  expect(refused).toMatchObject({ ok: false, code: 'rate_limited', retryAfterSeconds: expect.any(Number) })
  expect(usage(actor).used).toBe(21)
})

test('the same key five times at once is one run, one credit and one result for all', async () => {
  const actor = newActor()
  const assistant = open()
  double.otherwise({ kind: 'answer', wordDelayMs: 5 })
  const streams = Array.from({ length: 5 }, () => '')
  const outcomes = await Promise.all(
    streams.map((_, index) =>
      assistant.assist(actor, ask('the same text for all five'), {
        idempotencyKey: 'same',
        signal: never,
        onText: (piece) => {
          streams[index] += piece
        },
      }),
    ),
  )
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(outcomes[0]).toMatchObject({ ok: true, text: 'Rewritten: THE SAME TEXT FOR ALL FIVE' })
  expect(new Set(streams)).toEqual(new Set(['Rewritten: THE SAME TEXT FOR ALL FIVE']))
  expect(double.count()).toBe(1)
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
})

test('the same key five times in a row costs one credit and gives one result', async () => {
  const actor = newActor()
  const assistant = open()
  const outcomes: AssistOutcome[] = []
  for (let turn = 0; turn < 5; turn += 1)
    outcomes.push(await assistant.assist(actor, ask('the same'), { idempotencyKey: 'same', signal: never }))
  expect(outcomes.map((outcome) => outcome.ok && outcome.text)).toEqual(new Array(5).fill('Rewritten: THE SAME'))
  expect(outcomes.map((outcome) => outcome.ok && outcome.replayed)).toEqual([false, true, true, true, true])
  expect(double.count()).toBe(1)
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
})

test('a late joiner gets the text so far and then the rest', async () => {
  const actor = newActor()
  const assistant = open()
  double.otherwise({ kind: 'answer', wordDelayMs: 20 })
  let first = ''
  let second = ''
  let joined: Promise<AssistOutcome> | undefined
  const request = ask('one two three four five six')
  await assistant.assist(actor, request, {
    idempotencyKey: 'k',
    signal: never,
    onText(piece) {
      first += piece
      joined ??= assistant.assist(actor, request, {
        idempotencyKey: 'k',
        signal: never,
        onText: (later) => {
          second += later
        },
      })
    },
  })
  expect(await joined).toMatchObject({ ok: true, text: first })
  expect(second).toBe(first)
  expect(double.count()).toBe(1)
})

test('one leaving client stops nothing for the others, the last one does', async () => {
  const actor = newActor()
  const assistant = open({ engine: quickEngine({ idleMs: 20_000, timeoutMs: 20_000 }), deadlineMs: 20_000 })
  double.script({ kind: 'answer', wordDelayMs: 30 }, { kind: 'hang-mid-stream', words: 2 })
  const leaver = new AbortController()
  const leaving = assistant.assist(actor, ask('one two three four'), {
    idempotencyKey: 'a',
    signal: leaver.signal,
    onText: () => leaver.abort(),
  })
  const staying = assistant.assist(actor, ask('one two three four'), { idempotencyKey: 'a', signal: never })
  expect(await leaving).toMatchObject({ ok: false, code: 'engine_stopped' })
  expect(await staying).toMatchObject({ ok: true, text: 'Rewritten: ONE TWO THREE FOUR' })

  const both = [new AbortController(), new AbortController()]
  const runs = both.map((one) => assistant.assist(actor, ask('five six'), { idempotencyKey: 'b', signal: one.signal }))
  await expect.poll(() => double.busy()).toBe(1)
  both[0]?.abort()
  await runs[0]
  expect(double.busy()).toBe(1)
  both[1]?.abort()
  await runs[1]
  await expect.poll(() => double.busy()).toBe(0)
})

test('the same key with another text is refused, running, kept or long gone', async () => {
  const actor = newActor()
  const assistant = open()
  double.script({ kind: 'answer', firstDelayMs: 50 })
  const running = assistant.assist(actor, ask('one text'), { idempotencyKey: 'k', signal: never })
  const mismatch = { ok: false, code: 'idempotency_mismatch' }
  expect(await assistant.assist(actor, ask('another'), { idempotencyKey: 'k', signal: never })).toMatchObject(mismatch)
  await running
  expect(await assistant.assist(actor, ask('another'), { idempotencyKey: 'k', signal: never })).toMatchObject(mismatch)
  expect(await open().assist(actor, ask('another'), { idempotencyKey: 'k', signal: never })).toMatchObject(mismatch)
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
})

test('an answer that was charged before a restart still waits for its client, and for nobody else', async () => {
  const actor = newActor()
  let now = Date.now()
  const clock = { now: () => now, monotonic: () => 0 }
  const restarted = () =>
    open({ waiting: createWaitingAnswers({ leads: true, database, clock, secret: 'the secret' }) })
  const options = { idempotencyKey: 'k', signal: never }
  const first = await restarted().assist(actor, ask('the secret text'), options)
  expect(first).toMatchObject({ ok: true, text: 'Rewritten: THE SECRET TEXT', replayed: false })
  expect(await restarted().assist(actor, ask('the secret text'), options)).toEqual({ ...first, replayed: true })
  expect(await restarted().assist(actor, ask('another text'), options)).toMatchObject({ code: 'idempotency_mismatch' })
  const rows = database.reader.sqlite.prepare<[], { sealed: Buffer }>('SELECT sealed FROM waiting_answer').all()
  expect(rows.filter(({ sealed }) => sealed.includes('SECRET'))).toEqual([])
  expect(double.count()).toBe(1)
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })

  const waiting = createWaitingAnswers({ leads: true, database, clock, secret: 'the secret' })
  const foreign = createWaitingAnswers({ leads: true, database, clock, secret: 'another secret' })
  const assistant = open({ waiting: foreign })
  expect(await assistant.assist(actor, ask('the secret text'), options)).toMatchObject({ code: 'result_gone' })
  now += 15 * 60_000
  expect(await open({ waiting }).assist(actor, ask('the secret text'), options)).toMatchObject({ code: 'result_gone' })
  await waiting.sweep()
  expect(database.reader.sqlite.prepare('SELECT count(*) FROM waiting_answer').pluck().get()).toBe(0)
})

test('many answers whose time is over are deleted a few at a time', async () => {
  let now = Date.now()
  const waiting = createWaitingAnswers({
    ...{ leads: true, database, secret: 'the secret' },
    clock: { now: () => now },
  })
  const answer = await open({ waiting }).assist(newActor(), ask('the text'), { idempotencyKey: 'k', signal: never })
  if (!answer.ok) throw new Error(answer.code)
  const MANY = 1_000
  for (let reserve = 0; reserve < MANY; reserve += 1) waiting.keep(1_000_000 + reserve, 'a client', answer)
  now += 15 * 60_000
  const count = database.reader.sqlite.prepare<[], number>('SELECT count(*) FROM waiting_answer').pluck()
  const counts: number[] = []
  let isOver = false
  const look = () => {
    counts.push(count.get() ?? 0)
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await waiting.sweep()
  isOver = true
  expect(count.get()).toBe(0)
  // What comes between the statements finds some of them gone.
  expect(counts.some((left) => left > 0 && left < MANY)).toBe(true)
})

test('an answer waits fifteen minutes of a running server: a long stop takes nothing off', async () => {
  const actor = newActor()
  let now = Date.now()
  const clock = { now: () => now, monotonic: () => 0 }
  const restarted = () =>
    open({ waiting: createWaitingAnswers({ leads: true, database, clock, secret: 'the secret' }) })
  const options = { idempotencyKey: 'k', signal: never }
  await restarted().assist(actor, ask('the text'), options)
  now += 6 * 3_600_000
  expect(await restarted().assist(actor, ask('the text'), options)).toMatchObject({ ok: true, replayed: true })
})

test('a request without a key leaves no answer behind, and a failed one neither', async () => {
  const waiting = createWaitingAnswers({ leads: true, database, clock: systemClock, secret: 'the secret' })
  const count = database.reader.sqlite.prepare<[], number>('SELECT count(*) FROM waiting_answer').pluck()
  const before = count.get()
  const assistant = open({ waiting })
  expect(await assistant.assist(newActor(), ask('the text'), { signal: never })).toMatchObject({ ok: true })
  double.script({ kind: 'status', status: 401 })
  const failed = await assistant.assist(newActor(), ask('the text'), { idempotencyKey: 'k', signal: never })
  expect(failed).toMatchObject({ ok: false })
  expect(count.get()).toBe(before)
})

test('a hold that a crash left is given back by the next start, and its key is run again', async () => {
  const actor = newActor()
  const dead: Engine = { ...quickEngine(), run: () => new Promise(() => undefined) }
  void open({ engine: dead }).assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
  await expect.poll(() => usage(actor).reserved).toBe(1)
  expect(await ledger.releaseLeftHolds()).toBeGreaterThan(0)
  expect(usage(actor)).toEqual({ used: 0, reserved: 0 })
  expect(await open().assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })).toMatchObject({
    ok: true,
  })
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
  expect(await ledger.releaseLeftHolds()).toBe(0)
})

test('where no answer waits, a repeat after a restart says that it is gone and is not charged again', async () => {
  const actor = newActor()
  const first = await open().assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
  expect(first).toMatchObject({ ok: true })
  const later = await open().assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
  expect(later).toMatchObject({
    ok: false,
    code: 'result_gone',
    usage: { used: 1 },
    receipt: { leaf: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  expect(double.count()).toBe(1)
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
})

test('a result is kept for fifteen minutes', async () => {
  const actor = newActor()
  let now = 0
  const assistant = open({ clock: { now: () => Date.now(), monotonic: () => now } })
  await assistant.assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
  now = 15 * 60_000 - 1
  expect(await assistant.assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })).toMatchObject({
    ok: true,
    replayed: true,
  })
  now = 15 * 60_000
  expect(await assistant.assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })).toMatchObject({
    ok: false,
    code: 'result_gone',
  })
})

test('a hold left open by a process that died is neither run again nor charged', async () => {
  const actor = newActor()
  const dead: Engine = { ...quickEngine(), run: () => new Promise(() => undefined) }
  void open({ engine: dead }).assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
  await expect.poll(() => usage(actor).reserved).toBe(1)
  expect(await open().assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })).toMatchObject({
    ok: false,
    code: 'busy',
    retryAfterSeconds: 30,
  })
  expect(double.count()).toBe(0)
})

test('two users of one workspace never share a result', async () => {
  const actor = newActor()
  const assistant = open()
  await assistant.assist(actor, ask('mine'), { idempotencyKey: 'k', signal: never })
  const outcome = await assistant.assist({ ...actor, userId: 'colleague' }, ask('theirs'), {
    idempotencyKey: 'k',
    signal: never,
  })
  expect(outcome).toMatchObject({ ok: true, text: 'Rewritten: THEIRS' })
})

test('stopping before output is free, and the same key starts afresh', async () => {
  const actor = newActor()
  const assistant = open({ engine: quickEngine({ idleMs: 20_000, timeoutMs: 20_000 }), deadlineMs: 20_000 })
  double.script({ kind: 'hang-after-headers' })
  const run = assistant.assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
  await expect.poll(() => double.busy()).toBe(1)
  const stoppedAt = performance.now()
  expect(assistant.stop(actor.userId, 'k')).toBe(true)
  const meanwhile = assistant.assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
  expect(await run).toMatchObject({ ok: false, code: 'engine_stopped' })
  expect(performance.now() - stoppedAt).toBeLessThan(patience(1_000))
  expect(await meanwhile).toMatchObject({ ok: true, text: 'Rewritten: THE TEXT' })
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
  expect(assistant.stop(actor.userId, 'k')).toBe(false)
})

test('whose session ends meanwhile gets nothing more, and pays for what was shown', async () => {
  const actor = newActor()
  const engine = quickEngine({ idleMs: 20_000, timeoutMs: 20_000 })
  const assistant = open({ engine, deadlineMs: 20_000 })
  let isSignedIn = true
  const service = createAssistantService({
    ...{ assistant, engine, model: 'double-1', clock: systemClock, isSignedIn: () => isSignedIn },
    textWork: { warm: () => undefined },
    usageOf: ({ account }) => usageOf(database.reader, account, Date.now()),
  })
  double.script({ kind: 'hang-mid-stream', words: 3 })
  const outcome = await service.assist({ ...actor, sessionId: 's', scopes: 'all' }, ask('the text goes on'), {
    idempotencyKey: 'k',
    signal: never,
    onText() {
      isSignedIn = false
    },
  })
  expect(outcome).toMatchObject({ ok: true, notes: [{ key: 'openai.stopped' }] })
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
})

test('stopping after output keeps the text and costs its credit', async () => {
  const actor = newActor()
  const assistant = open({ engine: quickEngine({ idleMs: 20_000, timeoutMs: 20_000 }), deadlineMs: 20_000 })
  double.script({ kind: 'hang-mid-stream', words: 3 })
  let page = ''
  const outcome = await assistant.assist(actor, ask('the text goes on'), {
    idempotencyKey: 'k',
    signal: never,
    onText(piece) {
      page += piece
      assistant.stop(actor.userId, 'k')
    },
  })
  expect(outcome).toMatchObject({ ok: true, notes: [{ key: 'openai.stopped' }] })
  expect(outcome).toHaveProperty('text', page)
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
  expect(await assistant.assist(actor, ask('the text goes on'), { idempotencyKey: 'k', signal: never })).toMatchObject({
    ok: true,
    text: page,
    replayed: true,
  })
})

test('a hundred clients that leave cost nothing before output and leave no socket', async () => {
  const actor = newActor('pro')
  const assistant = open({ engine: quickEngine({ idleMs: 20_000, timeoutMs: 20_000 }), deadlineMs: 20_000 })
  double.otherwise({ kind: 'hang-after-headers' })
  const client = new AbortController()
  const runs = Array.from({ length: 100 }, (_, index) =>
    assistant.assist(actor, ask(`text ${index}`), { signal: client.signal }),
  )
  await expect.poll(() => double.busy()).toBe(100)
  const leftAt = performance.now()
  client.abort()
  const outcomes = await Promise.all(runs)
  expect(new Set(outcomes.map((outcome) => !outcome.ok && outcome.code))).toEqual(new Set(['engine_stopped']))
  await expect.poll(() => double.openSockets(), { timeout: patience(1_000) }).toBe(0)
  expect(performance.now() - leftAt).toBeLessThan(patience(2_000))
  expect(usage(actor)).toEqual({ used: 0, reserved: 0 })
})

test('a client that is gone before it is served costs nothing, not even an event', async () => {
  const actor = newActor()
  const outcome = await open().assist(actor, ask('the text'), { signal: AbortSignal.abort() })
  expect(outcome).toMatchObject({ ok: false, code: 'engine_stopped' })
  expect(eventsOf(actor)).toEqual(['account.opened'])
})

test('a ledger that fails to settle for a while delays the receipt, never the answer', async () => {
  const actor = newActor()
  let failures = 4
  const flaky: Pick<Ledger, 'reserve' | 'settle' | 'release'> = {
    reserve: ledger.reserve,
    release: ledger.release,
    settle: (input) => (failures-- > 0 ? Promise.reject(new Error('database is locked')) : ledger.settle(input)),
  }
  const assistant = open({ ledger: flaky, patienceMs: 20 })
  const outcome = await assistant.assist(actor, ask('the text'), { idempotencyKey: 'k', signal: never })
  expect(outcome).toMatchObject({ ok: true, text: 'Rewritten: THE TEXT', receipt: undefined, usage: { reserved: 1 } })
  await assistant.drain(0)
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
})

test('draining lets a running request finish and takes no new one', async () => {
  const actor = newActor()
  const assistant = open()
  double.script({ kind: 'answer', firstDelayMs: 100 })
  const running = assistant.assist(actor, ask('the text'), { signal: never })
  await expect.poll(() => double.busy()).toBe(1)
  const drained = assistant.drain(2000)
  expect(await assistant.assist(actor, ask('too late'), { signal: never })).toMatchObject({ ok: false, code: 'busy' })
  await drained
  expect(await running).toMatchObject({ ok: true })
  expect(usage(actor)).toEqual({ used: 1, reserved: 0 })
})

test('what does not finish while draining is ended free of charge', async () => {
  const actor = newActor()
  const assistant = open({ engine: quickEngine({ idleMs: 20_000, timeoutMs: 20_000 }), deadlineMs: 20_000 })
  double.script({ kind: 'hang-mid-stream', words: 3 })
  const running = assistant.assist(actor, ask('the text'), { signal: never })
  await expect.poll(() => double.busy()).toBe(1)
  await assistant.drain(50)
  expect(await running).toMatchObject({ ok: false, code: 'busy' })
  expect(usage(actor)).toEqual({ used: 0, reserved: 0 })
  expect(recentEvents(database.reader, actor.account, 1)[0]?.body).toContain('shutdown')
})
