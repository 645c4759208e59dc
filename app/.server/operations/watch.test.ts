import { expect, test } from 'vitest'
import { watchJobs, watchLedger, watchLoop, watchPublishing } from './watch.ts'

function listener() {
  const raised: unknown[] = []
  return { raised, alarms: { raise: (...alarm: unknown[]) => void raised.push(alarm) } }
}

test('publishing raises an alarm at the third failure in a row, and passes every failure on', async () => {
  const { raised, alarms } = listener()
  const outcomes = ['x', 'x', 'ok', 'x', 'x', 'x']
  const publish = watchPublishing(alarms, () => {
    const outcome = outcomes.shift()
    return outcome === 'x' ? Promise.reject(new Error('unreachable')) : Promise.resolve(outcome)
  })
  for (let time = 0; time < 5; time += 1) await publish().catch(() => undefined)
  expect(raised).toEqual([])
  await expect(publish()).rejects.toThrow('unreachable')
  expect(raised).toEqual([['failed_publish', { failures: 3 }]])
})

test('a ledger that takes no events raises an alarm with its reason', () => {
  const { raised, alarms } = listener()
  const stopped = new Map<string, string>()
  watchLedger(alarms, { readOnly: undefined, stopped })()
  watchLedger(alarms, { readOnly: 'archive_removed', stopped })()
  expect(raised).toEqual([['ledger_read_only', { subject: 'archive_removed' }]])
})

test('each account that the ledger has stopped raises an alarm of its own', () => {
  const { raised, alarms } = listener()
  const stopped = new Map([
    ['acc_1', 'its row is wrong'],
    ['acc_2', 'its row is wrong'],
  ])
  watchLedger(alarms, { readOnly: undefined, stopped })()
  expect(raised).toEqual([
    ['account_stopped', { subject: 'acc_1' }],
    ['account_stopped', { subject: 'acc_2' }],
  ])
})

test('a loop that was held for a second, and each overdue job, raise an alarm', () => {
  const { raised, alarms } = listener()
  for (const milliseconds of [260, 999, 1_000]) watchLoop(alarms)(milliseconds)
  watchJobs(alarms, { overdue: () => [{ name: 'expire holds', minutes: 16 }] })()
  expect(raised).toEqual([
    ['held_loop', { milliseconds: 1_000 }],
    ['overdue_job', { subject: 'expire holds', minutes: 16 }],
  ])
})
