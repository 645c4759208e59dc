import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountOn, ledgerOnDisk, requestHash, type TestLedger } from '#tests/support/ledger-fixture.ts'
import { chainOf } from './chain.ts'
import { parsedEvents } from './parsed-events.ts'

const TYPES = new Set(['account.opened', 'plan.changed', 'request.reserved', 'request.settled', 'request.released'])

async function requests(on: TestLedger, account: string, name: string, count: number) {
  for (let n = 0; n < count; n += 1) {
    const key = `${name} ${n}`
    const held = await on.ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
    if (!held.ok) throw new Error(held.code)
    await on.ledger.release({ account, seq: held.seq, reason: 'failed' })
  }
}

test('whatever stretch is asked for, in either order and again, the events are those of the log', async () => {
  const on = ledgerOnDisk()
  const [account, other] = [accountOn(on.ledger, 'ws_1'), accountOn(on.ledger, 'ws_2')]
  const compare = () => {
    for (const each of [account, other]) {
      const chain = chainOf(on.database.reader, each)
      const length = chain.length()
      for (const [from, to] of [
        [0, length],
        [0, 0],
        [255, 257],
        [256, 512],
        [1, 255],
        [300, length],
        [length - 1, length],
      ] as const) {
        if (to > length || from > to) continue
        for (const newestFirst of [false, true]) {
          const parsed = [...parsedEvents(on.database.reader, each, { from, to }, newestFirst)]
          expect(parsed).toEqual([...chain.lines({ from, to }, TYPES, newestFirst)])
        }
      }
    }
  }
  await requests(on, account, 'a', 200)
  compare()
  compare()
  await requests(on, other, 'b', 130)
  await requests(on, account, 'c', 80)
  compare()
  expect(chainOf(on.database.reader, account).length()).toBeGreaterThan(512)
})

test('events that are held cannot be changed', async () => {
  const on = ledgerOnDisk()
  const account = accountOn(on.ledger, 'ws_1')
  await requests(on, account, 'a', 3)
  for (const event of parsedEvents(on.database.reader, account, { from: 0, to: 5 }, false)) {
    expect(() => Object.assign(event, { seq: 0 })).toThrow(TypeError)
    expect(() => Object.assign(event.data, { amount: 0 })).toThrow(TypeError)
  }
})

test('a log that took the place of this one is read again', async () => {
  const on = ledgerOnDisk()
  const account = accountOn(on.ledger, 'ws_1')
  await requests(on, account, 'a', 140)
  const stretch = { from: 0, to: 256 }
  const before = [...parsedEvents(on.database.reader, account, stretch, false)]
  const { sqlite } = on.database.writer
  sqlite.exec('DROP TRIGGER ledger_event_no_update')
  sqlite
    .prepare(
      `UPDATE ledger_event SET body = CAST(replace(CAST(body AS TEXT), 'failed', 'other') AS BLOB) WHERE account = ?`,
    )
    .run(account)
  sqlite.prepare('UPDATE ledger_event SET leaf = ? WHERE account = ? AND aseq = 255').run(randomBytes(32), account)
  const after = [...parsedEvents(on.database.reader, account, stretch, false)]
  expect(after).not.toEqual(before)
  expect(JSON.stringify(after)).toBe(JSON.stringify(before).replaceAll('"failed"', '"other"'))
})
