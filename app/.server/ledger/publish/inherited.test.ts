import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#app/.server/platform/log.ts'
import { accountOn, ledgerOnDisk } from '#tests/support/ledger-fixture.ts'
import { continueBehind, endOf } from './inherited.ts'

function leading() {
  const { dataDir, database, ledger, clock } = ledgerOnDisk()
  onTestFinished(async () => {
    await ledger.close()
    database.close()
    rmSync(dataDir, { recursive: true })
  })
  accountOn(ledger, 'ws_1')
  const end = endOf(database.reader)
  if (end === null) throw new Error('the log is empty')
  const types = () =>
    database.reader.sqlite.prepare('SELECT type FROM ledger_event ORDER BY seq').pluck().all() as string[]
  return { on: { database, clock, log: createLog('silent') }, end, types }
}

test('a log at least as long as the last leader had told is left as it is', () => {
  const { on, end, types } = leading()
  const before = types()
  expect(continueBehind(on, end)).toBe(0)
  expect(continueBehind(on, end, true)).toBe(0)
  expect(types()).toEqual(before)
})

test('each number that the leader before had given and that is not here is told as lost', () => {
  const { on, end, types } = leading()
  const before = types()
  expect(continueBehind(on, { ...end, size: end.size + 3, leaf: 'ab'.repeat(32) })).toBe(3)
  expect(types()).toEqual([...before, 'number.lost', 'number.lost', 'number.lost'])
})

test('a log whose last events may be others than those of the leader before is not continued', () => {
  const { on, end, types } = leading()
  const before = types()
  const further = { ...end, size: end.size + 3, leaf: 'ab'.repeat(32) }
  expect(() => continueBehind(on, further, true)).toThrow(/its last events may be others/)
  expect(() => continueBehind(on, { ...end, leaf: 'ab'.repeat(32) })).toThrow(/is not the one/)
  expect(types()).toEqual(before)
})
