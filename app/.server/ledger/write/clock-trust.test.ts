import { expect, test } from 'vitest'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { accountOn, type FakeClock, fakeClock, ledgerOnDisk, NOON, requestHash } from '#tests/support/ledger-fixture.ts'
import { rebuild } from '../check/rebuild.ts'
import { headOf } from '../read/queries.ts'
import { createClockTrust } from './clock-trust.ts'
import { openLedger } from './ledger.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A log whose last event is of 22 November, closed. */
async function logOfNovember() {
  const { ledger, database, dataDir, clock } = ledgerOnDisk({ clock: fakeClock(NOON + DAY) })
  const account = accountOn(ledger, 'ws_1')
  await ledger.reserve({ account, key: 'open at the stop', requestHash: requestHash('a'), operation: 'rephrase' })
  await ledger.close()
  database.close()
  return { dataDir, account, lastAt: clock.now() }
}

/** A start of the server's ledger, whose clock is not confirmed yet. */
function start(dataDir: string, clock: FakeClock) {
  const database = openDatabase(dataDir)
  const trust = createClockTrust(clock)
  const ledger = openLedger({
    ...{ database, clock, log: createLog('silent'), origin: 'penmark.test/ledger' },
    clockTrust: trust,
  })
  return { database, trust, ledger }
}

const ask = (account: string, key: string) =>
  ({ account, key, requestHash: requestHash(key), operation: 'rephrase' }) as const

test('one start with a clock ten days ahead seals nothing, and the right clock then works at once', async () => {
  const { dataDir, account, lastAt } = await logOfNovember()
  const wrong = start(dataDir, fakeClock(lastAt + 10 * DAY))
  expect(await wrong.ledger.reserve(ask(account, 'k'))).toEqual({ ok: false, code: 'clock_refused' })
  expect(await wrong.ledger.releaseLeftHolds()).toBe(1)
  expect(await wrong.ledger.closePeriods()).toEqual({ sealed: [], statements: 0, clockSuspect: true })
  await wrong.ledger.close()
  expect(wrong.database.reader.sqlite.prepare('SELECT max(at) FROM ledger_event').pluck().get()).toBe(lastAt)
  wrong.database.close()

  const right = start(dataDir, fakeClock(lastAt + HOUR))
  expect(await right.ledger.reserve(ask(account, 'k'))).toMatchObject({ ok: true, fresh: true })
  expect(rebuild(right.database.reader).differences).toEqual([])
  await right.ledger.close()
  right.database.close()
})

test('an honest new month begins and the old one is sealed once a second source confirms the clock', async () => {
  const { dataDir, account, lastAt } = await logOfNovember()
  const clock = fakeClock(lastAt + 10 * DAY)
  const { ledger, trust, database } = start(dataDir, clock)
  expect(await ledger.reserve(ask(account, 'k'))).toEqual({ ok: false, code: 'clock_refused' })
  trust.hear(clock.now() + MINUTE)
  expect(await ledger.reserve(ask(account, 'k'))).toMatchObject({ ok: true, fresh: true, usage: { used: 0 } })
  expect(await ledger.closePeriods()).toMatchObject({ sealed: ['2026-11'], clockSuspect: false })
  expect(headOf(database.reader).size).toBeGreaterThan(0)
  await ledger.close()
  database.close()
})

test('without a second source the month begins after an hour, unless one contradicts', async () => {
  const { dataDir, account, lastAt } = await logOfNovember()
  const clock = fakeClock(lastAt + 10 * DAY)
  const { ledger, trust, database } = start(dataDir, clock)
  expect(trust.hear(lastAt)).toBe('contradicted')
  clock.advance(2 * HOUR)
  expect(await ledger.reserve(ask(account, 'k'))).toEqual({ ok: false, code: 'clock_refused' })
  trust.doubt()
  clock.advance(HOUR)
  expect(await ledger.reserve(ask(account, 'k'))).toMatchObject({ ok: true })
  await ledger.close()
  database.close()
})
