import { expect, test } from 'vitest'
import { PLAN_KEYS, PLANS } from '#app/domain/billing/plans.ts'
import { accountOn, ledgerOnDisk, NOON, requestHash } from '#tests/support/ledger-fixture.ts'
import { rebuild } from '../check/rebuild.ts'
import { headOf, recentEvents, usageOf } from '../read/queries.ts'
import { LedgerBreach } from './breach.ts'
import { LedgerReadOnly } from './read-only.ts'

const hash = requestHash('rephrase: hello')
const work = { tokensIn: 12, tokensOut: 9, model: 'builtin-1' }

function ask(account: string, key: string) {
  return { account, key, requestHash: hash, operation: 'rephrase' as const }
}

test('a fresh log opens with its name and the plan table, once', () => {
  const first = ledgerOnDisk()
  expect(headOf(first.database.reader).size).toBe(2)
  first.database.close()
  const again = ledgerOnDisk({ dataDir: first.dataDir })
  expect(headOf(again.database.reader).size).toBe(2)
  const [policy, opened] = recentEvents(again.database.reader, '_', 5)
  expect(JSON.parse(opened?.body ?? '').data).toEqual({ epoch: 1, origin: 'penmark.test/ledger', predecessor: null })
  const limits = JSON.parse(policy?.body ?? '').data.plans.map(
    (plan: { requests_per_month: number }) => plan.requests_per_month,
  )
  expect(limits).toEqual(PLAN_KEYS.map((key) => PLANS[key].requestsPerMonth))
})

test('an account starts with the limit of its plan', () => {
  const { ledger, database } = ledgerOnDisk()
  const account = ledger.newAccount('ws_1')
  ledger.transact((tx) => ledger.openAccount(tx, { account, plan: 'pro' }))
  expect(ledger.accountOf('ws_1')).toBe(account)
  expect(usageOf(database.reader, account, NOON)).toEqual({
    plan: 'pro',
    period: '2026-11',
    limit: 500,
    adjusted: 0,
    used: 0,
    reserved: 0,
    extra: 0,
    remaining: 500,
    resetsAt: Date.UTC(2026, 11, 1),
  })
})

test('a registration that failed half-way gets the same account again', () => {
  const { ledger } = ledgerOnDisk()
  expect(ledger.newAccount('ws_1')).toBe(ledger.newAccount('ws_1'))
  expect(ledger.newAccount('ws_2')).not.toBe(ledger.newAccount('ws_1'))
  expect(ledger.accountOf('ws_3')).toBeUndefined()
})

test('an account opens once, and trying again harms nobody', () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  expect(() => ledger.transact((tx) => ledger.openAccount(tx, { account, plan: 'pro' }))).toThrow('open already')
  expect(usageOf(database.reader, account, NOON).plan).toBe('starter')
  expect(accountOn(ledger, 'ws_2')).not.toBe(account)
})

test('a changed plan is in force at once and keeps what was used', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1', 1)
  await ledger.reserve(ask(account, 'k1'))
  ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'pro' }))
  expect(usageOf(database.reader, account, NOON)).toMatchObject({
    plan: 'pro',
    limit: 500,
    reserved: 1,
    remaining: 499,
  })
  ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'enterprise', quota: 0 }))
  expect(usageOf(database.reader, account, NOON)).toMatchObject({ limit: 0, reserved: 1, remaining: 0 })
  expect(rebuild(database.reader).differences).toEqual([])
})

test('what other domains write inside a ledger transaction lives and dies with it', () => {
  const { ledger, database } = ledgerOnDisk()
  const { sqlite } = database.writer
  sqlite.exec('CREATE TABLE neighbour (name TEXT PRIMARY KEY) STRICT')
  const add = sqlite.prepare('INSERT INTO neighbour VALUES (?)')
  const account = ledger.newAccount('ws_1')
  expect(() =>
    ledger.transact((tx) => {
      add.run('ada')
      ledger.openAccount(tx, { account, plan: 'starter' })
      add.run('ada')
    }),
  ).toThrow('UNIQUE')
  expect(headOf(database.reader).size).toBe(2)
  ledger.transact((tx) => {
    add.run('ada')
    ledger.openAccount(tx, { account, plan: 'starter' })
  })
  expect(sqlite.prepare('SELECT count(*) FROM neighbour').pluck().get()).toBe(1)
  expect(headOf(database.reader).size).toBe(3)
})

test('invariant 29: a transaction takes no promise: neither by type nor at run time', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = ledger.newAccount('ws_1')
  let ran = false
  expect(() =>
    // @ts-expect-error an async work is a type error
    ledger.transact(async () => {
      ran = true
    }),
  ).toThrow('synchronous')
  expect(ran).toBe(false)
  expect(() =>
    // @ts-expect-error so is one that returns a promise
    ledger.transact((tx) => {
      ledger.openAccount(tx, { account, plan: 'starter' })
      return Promise.resolve(1)
    }),
  ).toThrow('synchronous')
  expect(headOf(database.reader).size).toBe(2)
  expect(() => ledger.transact(() => ledger.transact(() => 1))).toThrow('do not nest')
})

test('a transaction that is over takes no more events', () => {
  const { ledger } = ledgerOnDisk()
  const account = ledger.newAccount('ws_1')
  const tx = ledger.transact((inside) => inside)
  expect(() => ledger.openAccount(tx, { account, plan: 'starter' })).toThrow('is over')
})

test('an event at another place than the next stops all writing, and reading goes on', async () => {
  const { ledger, database } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  await ledger.reserve(ask(account, 'k1'))
  // The log as a whole is tampered with: the head counts more events than there are.
  const seq = headOf(database.reader).size - 1
  database.writer.sqlite.exec('DROP TRIGGER ledger_head_only_grows; UPDATE ledger_head SET size = size + 1')
  await expect(ledger.settle({ account, seq, ...work })).rejects.toBeInstanceOf(LedgerBreach)
  expect(await ledger.reserve(ask(account, 'k2'))).toEqual({ ok: false, code: 'ledger_read_only' })
  expect(() => ledger.transact(() => 1)).toThrow(LedgerReadOnly)
  expect(ledger.readOnly).toBe('breach')
  expect(usageOf(database.reader, account, NOON).used).toBe(0)
})

test('closing answers what was asked and takes no more', async () => {
  const { ledger } = ledgerOnDisk()
  const account = accountOn(ledger, 'ws_1')
  const reserves = Array.from({ length: 25 }, (_, index) => ledger.reserve(ask(account, `k${index}`)))
  await ledger.close()
  expect((await Promise.all(reserves)).every((answer) => answer.ok)).toBe(true)
  await expect(ledger.reserve(ask(account, 'late'))).rejects.toThrow('closed')
})
