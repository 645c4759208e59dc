import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Log } from '#app/.server/platform/log.ts'
import { accountOn, ledgerOnDisk, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'
import type { EngineOutcome } from './engines/engine.ts'
import { createSpend, type Spend } from './spend.ts'

const HOUR = 60 * 60 * 1000
const silent: Log = { info() {}, warn() {}, error() {}, debug() {} }

let on: TestLedger
beforeEach(() => {
  on = ledgerOnDisk()
})
afterEach(async () => {
  await on.ledger.close()
  on.database.close()
  rmSync(on.dataDir, { recursive: true })
})

/** At most 1,000 + 300 tokens and those of a short text: some 1,300. */
const request = { operation: 'summarize', text: 'A text.', length: 'medium' } as const

const answerOf = (tokens: number): EngineOutcome => ({
  ...{ ok: true, text: 'x', tokensIn: tokens, tokensOut: 0, model: 'gpt', notes: [], changes: [] },
})

function spend(caps: { perAccount?: number; all?: number }, log = silent) {
  const { clock, database } = on
  return createSpend({ reader: database.reader, clock, log, caps: { perAccount: 1e9, all: 1e9, ...caps } })
}

/** Runs one request that the engine answers with `answer`. */
const ask = (on: Spend, account: string, answer: EngineOutcome = answerOf(0)) =>
  on.within(account, request, async (spent) => {
    spent(answer)
    return 'done'
  })

async function settleRequest(account: string, tokens: number, model = 'gpt-5-mini') {
  const reserved = await on.ledger.reserve({
    ...{ account, key: `k${Math.random()}`, requestHash: requestHash('r'), operation: 'rephrase' },
  })
  if (!reserved.ok) throw new Error(reserved.code)
  await on.ledger.settle({ account, seq: reserved.seq, tokensIn: tokens, tokensOut: 0, model })
}

const HALF_A_DAY = 12 * 3600
const capped = (retryAfterSeconds = HALF_A_DAY) => ({ ok: false, code: 'daily_cap_reached', retryAfterSeconds })
const paused = { ok: false, code: 'spend_paused', retryAfterSeconds: HALF_A_DAY }

test('F45: an account that has used up its day is refused until midnight UTC, and nobody else is', async () => {
  const caps = spend({ perAccount: 10_000 })
  await ask(caps, 'a', answerOf(9_500))
  expect(await ask(caps, 'a')).toEqual(capped())
  expect(await ask(caps, 'b')).toBe('done')
  on.clock.advance(12 * HOUR - 1)
  expect(await ask(caps, 'a')).toEqual(capped(1))
  on.clock.advance(1)
  expect(await ask(caps, 'a')).toBe('done')
})

test('F45: the breaker stops everybody when the budget of the day is used up, and says so once to the operator', async () => {
  const logLines: object[] = []
  const caps = spend({ all: 10_000 }, { ...silent, error: (fields) => void logLines.push(fields) })
  await ask(caps, 'a', answerOf(5_000))
  await ask(caps, 'b', answerOf(4_500))
  for (const account of ['a', 'b', 'c']) expect(await ask(caps, account)).toEqual(paused)
  expect(logLines).toEqual([{ event: 'ai.spend_paused', tokens: 9_500, cap: 10_000 }])
})

test('a share of the budget of everybody is told once a day at 50 and 80 percent, and at the first refusal', async () => {
  const shares: [number, object][] = []
  const caps = createSpend({
    ...{ reader: on.database.reader, clock: on.clock, log: silent, caps: { perAccount: 1e9, all: 20_000 } },
    onShare: (percent, figures) => void shares.push([percent, figures]),
  })
  await ask(caps, 'a', answerOf(8_000))
  expect(shares).toEqual([])
  for (const tokens of [3_000, 3_000, 5_000]) await ask(caps, 'b', answerOf(tokens))
  expect(shares.map(([percent]) => percent)).toEqual([50, 80])
  for (const account of ['a', 'b']) expect(await ask(caps, account)).toEqual(paused)
  expect(shares.at(-1)).toEqual([100, { tokens: 19_000, budget: 20_000 }])
  expect(shares).toHaveLength(3)
  on.clock.advance(12 * HOUR)
  await ask(caps, 'a', answerOf(10_000))
  expect(shares.slice(3).map(([percent]) => percent)).toEqual([50])
})

test('F45: what runs at the same moment counts with the most that it can cost', async () => {
  const caps = spend({ perAccount: 3_000 })
  const answers: (() => void)[] = []
  const run = () =>
    caps.within('a', request, (spent) => {
      const answer = Promise.withResolvers<string>()
      answers.push(() => {
        spent(answerOf(100))
        answer.resolve('done')
      })
      return answer.promise
    })
  const first = run()
  const second = run()
  expect(await run()).toEqual(capped())
  for (const answer of answers) answer()
  expect(await Promise.all([first, second])).toEqual(['done', 'done'])
  expect(await ask(caps, 'a')).toBe('done')
})

test('F45: examples, rules and instructions of a style and a template are set aside with the text', async () => {
  const caps = spend({ perAccount: 2_000 })
  const style = (length: number) => ({
    ...{ key: 'sty_1', prompt: 'p'.repeat(length), rules: undefined },
    examples: [{ before: '', after: 'e'.repeat(length) }],
  })
  const requestOf = (length: number) => ({
    ...request,
    choices: { style: style(length), template: { key: 'tpl_1', context: 'c'.repeat(length) } },
  })
  const run = (length: number) =>
    caps.within('a', requestOf(length), async (spent) => {
      spent(answerOf(0))
      return 'done'
    })
  expect(await run(100)).toBe('done')
  expect(await run(1_000)).toEqual(capped())
})

test('F45: what never reached the model costs nothing, what it worked on does, and so does a defect', async () => {
  const caps = spend({ perAccount: 2_000 })
  for (const code of ['engine_unavailable', 'engine_busy', 'engine_misconfigured'] as const)
    expect(await ask(caps, 'a', { ok: false, code, notes: [] })).toBe('done')
  expect(await caps.within('a', request, async () => 'refused elsewhere')).toBe('refused elsewhere')
  expect(await ask(caps, 'a', { ok: false, code: 'engine_timeout', notes: [] })).toBe('done')
  expect(await ask(caps, 'a')).toEqual(capped())
  const broken = caps.within('b', request, () => Promise.reject(new Error('a defect')))
  await expect(broken).rejects.toThrow('a defect')
  expect(await ask(caps, 'b')).toEqual(capped())
})

test('F45: a request over midnight counts for the day in which it ends', async () => {
  const caps = spend({ perAccount: 3_000 })
  await caps.within('a', request, async (spent) => {
    on.clock.advance(13 * HOUR)
    expect(await ask(caps, 'a')).toBe('done')
    spent(answerOf(2_000))
  })
  expect(await ask(caps, 'a')).toMatchObject({ code: 'daily_cap_reached' })
})

test('F45: a restart forgets nothing that the ledger settled today, and counts neither yesterday nor the built-in engine', async () => {
  const account = accountOn(on.ledger, 'w', 100)
  const other = accountOn(on.ledger, 'x', 100)
  await settleRequest(account, 9_000)
  on.clock.advance(24 * HOUR)
  await settleRequest(account, 4_000)
  await settleRequest(account, 9_000, 'builtin-1')
  await settleRequest(other, 700)
  expect(await ask(spend({ perAccount: 6_000 }), account)).toBe('done')
  expect(await ask(spend({ perAccount: 5_000 }), account)).toEqual(capped())
  expect(await ask(spend({ all: 6_000 }), other)).toEqual(paused)
  expect(await ask(spend({ all: 7_000 }), other)).toBe('done')
})

test('E43, F45: where the costs of the day cannot be read, nothing is spent', async () => {
  on.database.reader.sqlite.close()
  await expect(ask(spend({}), 'a')).rejects.toThrow(/not open/)
})
