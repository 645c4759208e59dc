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

test('a log that was led ahead goes on after an operator said what the right time is', async () => {
  const { ledger, database, dataDir } = ledgerOnDisk({ clock: fakeClock(NOON) })
  const account = accountOn(ledger, 'ws_1')
  expect(ledger.correctClock({ clock: NOON, operator: 'ops-1' })).toEqual({ ok: false, code: 'clock_not_behind' })
  await ledger.close()
  database.close()
  // The clock of this start is ten days ahead and trusted, so November is sealed on the 21st.
  const led = ledgerOnDisk({ dataDir, clock: fakeClock(NOON + 10 * DAY) })
  expect(await led.ledger.reserve(ask(account, 'in December'))).toMatchObject({ ok: true })
  expect(await led.ledger.closePeriods()).toMatchObject({ sealed: ['2026-11'] })
  await led.ledger.close()
  led.database.close()

  const clock = fakeClock(NOON + HOUR)
  const right = ledgerOnDisk({ dataDir, clock })
  expect(await right.ledger.reserve(ask(account, 'k'))).toEqual({ ok: false, code: 'clock_refused' })
  expect(right.ledger.correctClock({ clock: clock.now(), operator: 'ops-1' })).toMatchObject({ ok: true })
  expect(await right.ledger.reserve(ask(account, 'k'))).toMatchObject({ ok: true, fresh: true })
  // Its time stands still, in the month that was begun, over a further start too.
  await right.ledger.close()
  right.database.close()
  const again = ledgerOnDisk({ dataDir, clock })
  clock.advance(5 * DAY)
  expect(await again.ledger.reserve(ask(account, 'l'))).toMatchObject({ ok: true, fresh: true })
  const times = again.database.reader.sqlite.prepare<[], number>('SELECT DISTINCT at FROM ledger_event').pluck()
  expect(times.all()).toEqual([NOON, NOON + 10 * DAY])
  // A clock behind the one of the correction is wrong again.
  clock.jump(-6 * DAY)
  expect(await again.ledger.reserve(ask(account, 'm'))).toEqual({ ok: false, code: 'clock_refused' })
  clock.jump(6 * DAY)
  // Once the calendar has reached it, time passes as ever.
  clock.advance(5 * DAY)
  expect(await again.ledger.reserve(ask(account, 'm'))).toMatchObject({ ok: true })
  expect(times.all()).toEqual([NOON, NOON + 10 * DAY, NOON + 10 * DAY + HOUR])
  expect(rebuild(again.database.reader).differences).toEqual([])
  await again.ledger.close()
  again.database.close()
})
