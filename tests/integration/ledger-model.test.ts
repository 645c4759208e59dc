import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Account, evolve, type Placed, usageIn } from '#app/.server/ledger/account.ts'
import { parseEvent } from '#app/.server/ledger/events.ts'
import { recentEvents, usageOf } from '#app/.server/ledger/queries.ts'
import { rebuild } from '#app/.server/ledger/rebuild.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { accountOn, ledgerOnDisk, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'
import {
  type ModelAccount,
  type ModelAnswer,
  modelExpire,
  modelRelease,
  modelReserve,
  modelSettle,
  modelUsage,
} from '#tests/support/ledger-model.ts'

// Invariants 1-3, 10-13, 15, 17 and 19: any sequence of commands, with time passing and restarts in between, leaves the
// ledger where a plain list of requests says, and after every single command all of it follows from the stored bytes.

type Model = { accounts: ModelAccount[] }
type Real = { open: TestLedger }

const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }

function compare(model: Model, { open }: Real) {
  const { database, clock } = open
  for (const account of model.accounts) {
    const usage = usageOf(database.reader, account.id, clock.now())
    expect(usage).toMatchObject(modelUsage(account, clock.now()))
    const events = recentEvents(database.reader, account.id, 1_000).reverse()
    const folded = events
      .map((event) => parseEvent(Buffer.from(event.body)) as Placed)
      .reduce<Account | undefined>(evolve, undefined)
    expect(folded === undefined ? undefined : usageIn(folded, periodOf(clock.now()))).toEqual(usage)
  }
  expect(rebuild(database.reader).differences).toEqual([])
}

function same(answer: unknown, expected: ModelAnswer) {
  switch (expected.kind) {
    case 'fresh':
      expect(answer).toMatchObject({ ok: true, fresh: true })
      expected.request.seq = (answer as { seq: number }).seq
      return
    case 'replay': {
      const { seq } = expected.request
      expect(answer).toMatchObject({ ok: true, fresh: false, seq })
      return
    }
    case 'mismatch':
      expect(answer).toEqual({ ok: false, code: 'idempotency_mismatch' })
      return
    case 'limit':
      expect(answer).toMatchObject({ ok: false, code: 'limit_reached' })
      return
    default:
      expected satisfies never
  }
}

type Command = fc.AsyncCommand<Model, Real>

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    async run(model, real) {
      await run(model, real)
      compare(model, real)
    },
    toString: () => name,
  }
}

const who = fc.nat(1)
const key = fc.constantFrom('k1', 'k2', 'k3')
const hash = fc.constantFrom('h1', 'h1', 'h1', 'h1', 'h1', 'h2')
const pick = fc.nat(6)
const account = (model: Model, index: number): ModelAccount => model.accounts[index] as ModelAccount

const reserve = fc.tuple(who, fc.array(fc.tuple(key, hash), { minLength: 1, maxLength: 5 })).map(([index, asked]) =>
  command(`reserve(${index}, ${JSON.stringify(asked)})`, async (model, { open: { ledger, clock } }) => {
    const target = account(model, index)
    const answers = asked.map(([clientKey, request]) =>
      ledger.reserve({
        account: target.id,
        key: clientKey,
        requestHash: requestHash(request),
        operation: 'rephrase',
      }),
    )
    const expected = asked.map(([clientKey, request]) => modelReserve(target, clock.now(), clientKey, request))
    for (const [position, answer] of (await Promise.all(answers)).entries()) {
      same(answer, expected[position] as ModelAnswer)
    }
  }),
)

const settle = fc.tuple(who, pick).map(([index, which]) =>
  command(`settle(${index}, ${which})`, async (model, { open: { ledger, clock } }) => {
    const target = account(model, index)
    const request = target.requests[which % Math.max(1, target.requests.length)]
    if (request === undefined) return
    const outcome = await ledger.settle({ account: target.id, seq: request.seq, ...work })
    modelSettle(target, clock.now(), request)
    expect(outcome.late).toBe(request.state === 'late')
    expect(outcome.ended).toBe(request.state === 'released' ? 'released' : 'settled')
  }),
)

const release = fc.tuple(who, pick).map(([index, which]) =>
  command(`release(${index}, ${which})`, async (model, { open: { ledger, clock } }) => {
    const target = account(model, index)
    const request = target.requests[which % Math.max(1, target.requests.length)]
    if (request === undefined) return
    await ledger.release({ account: target.id, seq: request.seq, reason: 'failed' })
    modelRelease(target, clock.now(), request)
  }),
)

const changePlan = fc.tuple(who, fc.nat(4)).map(([index, quota]) =>
  command(`changePlan(${index}, ${quota})`, async (model, { open: { ledger } }) => {
    const target = account(model, index)
    ledger.transact((tx) => ledger.changePlan(tx, { account: target.id, plan: 'enterprise', quota }))
    target.limit = quota
  }),
)

const HOUR = 3_600_000
const pass = fc
  .constantFrom(1, 1_000, 60_000, 119_999, 120_000, 120_000, 120_000, HOUR, 24 * HOUR, 9 * 24 * HOUR, 40 * 24 * HOUR)
  .map((ms) =>
    command(`pass(${ms})`, async (_, { open }) => {
      open.clock.advance(ms)
    }),
  )

const sweep = fc.constant(null).map(() =>
  command('sweep', async (model, { open: { ledger, clock } }) => {
    const due = model.accounts.reduce((sum, each) => sum + modelExpire(each, clock.now()), 0)
    expect(await ledger.sweep()).toBe(due)
  }),
)

const restart = fc.constant(null).map(() =>
  command('restart', async (_, real) => {
    const { dataDir, clock, ledger, database } = real.open
    await ledger.close()
    database.close()
    real.open = ledgerOnDisk({ dataDir, clock })
  }),
)

test('whatever happens, the ledger is where a plain list of requests says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands([reserve, reserve, settle, settle, release, changePlan, pass, pass, sweep, restart], {
        maxCommands: 40,
        size: 'max',
      }),
      async (commands) => {
        const open = ledgerOnDisk()
        const limits = [2, 3]
        const accounts = limits.map((limit, index) => ({
          id: accountOn(open.ledger, `ws_${index}`, limit),
          limit,
          requests: [],
        }))
        const real = { open }
        await fc.asyncModelRun(() => ({ model: { accounts }, real }), commands)
        real.open.database.close()
      },
    ),
    { numRuns: 80, endOnFailure: false },
  )
}, 120_000)
