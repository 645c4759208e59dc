import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/.server/platform/database.ts'
import { fakeClock } from '#tests/support/ledger-fixture.ts'
import { createBreakers } from './breakers.ts'

const nothing = () => undefined

test('a breaker refuses until its time or its operator, and a restart keeps it', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'breakers-'))
  const clock = fakeClock(1_000_000)
  const first = openDatabase(dataDir)
  const breakers = createBreakers({ database: first, clock })
  expect(breakers.refusal('assistant')).toBeUndefined()
  breakers.turnOff({ name: 'assistant', operator: 'ops-1', until: clock.now() + 90_500 }, nothing)
  breakers.turnOff({ name: 'mails', operator: 'ops-1', until: null }, nothing)
  expect(breakers.refusal('assistant')).toEqual({ ok: false, code: 'assistant_off', retryAfterSeconds: 91 })
  expect(breakers.refusal('mails')).toEqual({ ok: false, code: 'mails_off', retryAfterSeconds: 300 })
  expect(breakers.refusal('registration')).toBeUndefined()
  first.close()

  const second = openDatabase(dataDir)
  const again = createBreakers({ database: second, clock })
  expect(again.list().map(({ name }) => name)).toEqual(['assistant', 'mails'])
  clock.advance(90_500)
  expect(again.refusal('assistant')).toBeUndefined()
  expect(again.turnOn('assistant', nothing)).toBe(false)
  expect(again.turnOn('mails', nothing)).toBe(true)
  expect(again.list()).toEqual([])
  second.close()
})

test('where the transaction fails, nothing is switched', () => {
  const database = openDatabase(mkdtempSync(path.join(tmpdir(), 'breakers-')))
  const breakers = createBreakers({ database, clock: fakeClock(0) })
  const fail = () => {
    throw new Error('no journal')
  }
  expect(() => breakers.turnOff({ name: 'mails', operator: 'ops-1', until: null }, fail)).toThrow('no journal')
  expect(breakers.refusal('mails')).toBeUndefined()
  breakers.turnOff({ name: 'mails', operator: 'ops-1', until: null }, nothing)
  expect(() => breakers.turnOn('mails', fail)).toThrow('no journal')
  expect(breakers.refusal('mails')).toBeDefined()
  expect(createBreakers({ database, clock: fakeClock(0) }).list()).toHaveLength(1)
  database.close()
})
