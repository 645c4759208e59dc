import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { parseEvent, upcast } from '#app/.server/ledger/format/events.ts'
import { recentEvents, sealedPeriods, usageOf } from '#app/.server/ledger/read/queries.ts'
import { statementsOf } from '#app/.server/ledger/read/statements.ts'
import { evolve, type LedgerAccount, type Placed, usageIn } from '#app/.server/ledger/write/ledger-account.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { accountOn, ledgerOnDisk, NOON, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'
import {
  type ModelAccount,
  type ModelAnswer,
  modelAccount,
  modelAdjust,
  modelChangeLimit,
  modelClose,
  modelDue,
  modelExpire,
  modelGrant,
  modelRelease,
  modelReserve,
  modelRevoke,
  modelSettle,
  modelStatement,
  modelUsage,
} from '#tests/support/ledger-model.ts'
import { runs } from '#tests/support/long.ts'

// Any sequence of commands, with time passing, months being closed and restarts in between, leaves the ledger in the
// state that plain lists say, and after every single command all of it follows from the stored bytes.

type Model = { accounts: ModelAccount[]; sealed: string[] }
type Real = { open: TestLedger }

const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }

function compare(model: Model, { open }: Real) {
  const { database, clock } = open
  for (const account of model.accounts) {
    const usage = usageOf(database.reader, account.id, clock.now())
    expect(usage).toMatchObject(modelUsage(account, clock.now()))
    const events = recentEvents(database.reader, account.id, 1_000).reverse()
    const folded = events
      .map((event) => upcast(parseEvent(Buffer.from(event.body))) as Placed)
      .reduce<LedgerAccount | undefined>(evolve, undefined)
    expect(folded === undefined ? undefined : usageIn(folded, periodOf(clock.now()))).toEqual(usage)
    // Counted again at every step: a closed month never changes.
    const statements = [...statementsOf(database.reader, account.id).values()]
    expect(statements).toMatchObject(account.closed.map((month) => modelStatement(account, month)))
  }
  expect(sealedPeriods(database.reader).map(({ period }) => period)).toEqual(model.sealed)
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

const changePlan = fc.tuple(who, fc.nat(3)).map(([index, quota]) =>
  command(`changePlan(${index}, ${quota})`, async (model, { open: { ledger, clock } }) => {
    const target = account(model, index)
    ledger.transact((tx) => ledger.changePlan(tx, { account: target.id, plan: 'enterprise', quota }))
    modelChangeLimit(target, clock.now(), quota)
  }),
)

const HOUR = 3_600_000
const lifetime = fc.constantFrom(null, null, 60_000, 120_000, 40 * 24 * HOUR)
const grant = fc.tuple(who, fc.integer({ min: 1, max: 3 }), lifetime).map(([index, amount, life]) =>
  command(`grant(${index}, ${amount}, ${life})`, async (model, { open: { ledger, clock } }) => {
    const target = account(model, index)
    const expiresAt = life === null ? null : clock.now() + life
    const by = { reason: 'goodwill', operator: 'ops-1', cause: null } as const
    const granted = await ledger.grantCredits({ account: target.id, amount, expiresAt, ...by })
    const lot = modelGrant(target, clock.now(), amount, expiresAt)
    expect(granted).toMatchObject({ ok: true })
    if (granted.ok) lot.seq = granted.seq
  }),
)

const revoke = fc.tuple(who, pick, fc.integer({ min: 1, max: 3 })).map(([index, which, amount]) =>
  command(`revoke(${index}, ${which}, ${amount})`, async (model, { open: { ledger, clock } }) => {
    const target = account(model, index)
    const lot = target.lots[which % Math.max(1, target.lots.length)]
    if (lot === undefined) return
    const by = { reason: 'correction', operator: 'ops-1' } as const
    const revoked = await ledger.revokeCredits({ account: target.id, lot: lot.seq, amount, ...by })
    const refused = modelRevoke(target, clock.now(), lot, amount)
    expect(revoked).toMatchObject(refused === undefined ? { ok: true } : { ok: false, code: refused, left: lot.left })
  }),
)

const adjust = fc.tuple(who, pick).map(([index, which]) =>
  command(`adjust(${index}, ${which})`, async (model, { open: { ledger, clock } }) => {
    const target = account(model, index)
    const request = target.requests[which % Math.max(1, target.requests.length)]
    if (request === undefined) return
    const by = { reason: 'goodwill', operator: 'ops-1' } as const
    const adjusted = await ledger.adjust({ account: target.id, reserve: request.seq, units: 1, ...by })
    const refused = modelAdjust(target, clock.now(), request)
    expect(adjusted).toMatchObject(refused === undefined ? { ok: true } : { ok: false, code: refused })
  }),
)

const close = fc.constant(null).map(() =>
  command('close', async (model, { open: { ledger, clock } }) => {
    const due = modelDue(model.sealed, NOON, clock.now())
    for (const month of due) {
      for (const each of model.accounts) modelClose(each, clock.now(), month)
    }
    model.sealed.push(...due)
    expect((await ledger.closePeriods()).sealed).toEqual(due)
  }),
)

const pass = fc
  .constantFrom(1, 1_000, 60_000, 119_999, 120_000, 120_000, 120_000, HOUR, 24 * HOUR, 9 * 24 * HOUR, 40 * 24 * HOUR)
  .map((ms) =>
    command(`pass(${ms})`, async (_, { open }) => {
      open.clock.advance(ms)
    }),
  )

const nextMonth = fc.constantFrom(0, 15 * 60_000).map((ms) =>
  command(`nextMonth(${ms})`, async (_, { open: { clock } }) => {
    const now = new Date(clock.now())
    clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) + ms - clock.now())
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

test('invariants 1-3, 10-13, 15, 17-19: whatever happens, the ledger is where plain lists say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        [grant, reserve, reserve, reserve, settle, settle, release, adjust, revoke, changePlan].concat([
          pass,
          pass,
          nextMonth,
          close,
          sweep,
          restart,
        ]),
        { maxCommands: 60, size: 'max' },
      ),
      async (commands) => {
        const open = ledgerOnDisk()
        const accounts = [0, 2].map((limit, index) =>
          modelAccount(accountOn(open.ledger, `ws_${index}`, limit), limit, NOON),
        )
        const real = { open }
        await fc.asyncModelRun(() => ({ model: { accounts, sealed: [] }, real }), commands)
        real.open.database.close()
      },
    ),
    { numRuns: runs(20, 4_000), endOnFailure: false },
  )
}, 3_600_000)
