import { expect, test, vi } from 'vitest'
import type { LedgerTx } from './journal.ts'
import { createQueue } from './queue.ts'

/** Stands for a transaction in which every command works. */
const tx = { apart: (work: () => void) => work(), alive: () => true } as unknown as LedgerTx
const transact = <T>(work: (tx: LedgerTx) => T): T => work(tx)

test('answers wait until others were told, while further commits go on; closing waits for all of them', async () => {
  const tellings: (() => void)[] = []
  const queue = createQueue({ transact, known: () => new Promise((resolve) => tellings.push(() => resolve())) })
  const answered: string[] = []
  const first = queue.submit(() => 'first').then((value) => answered.push(value))
  await vi.waitUntil(() => tellings.length === 1, { timeout: 20_000 })
  const second = queue.submit(() => 'second').then((value) => answered.push(value))
  await vi.waitUntil(() => tellings.length === 2, { timeout: 20_000 })
  let closed = false
  const closing = queue.close().then(() => {
    closed = true
  })
  expect([answered, closed]).toEqual([[], false])
  tellings[1]?.()
  await second
  expect([answered, closed]).toEqual([['second'], false])
  tellings[0]?.()
  await Promise.all([first, closing])
  expect([answered, closed]).toEqual([['second', 'first'], true])
})

test('if nobody could be told, none of the answers is given', async () => {
  const queue = createQueue({ transact, known: () => Promise.reject(new Error('cut off')) })
  const both = await Promise.allSettled([queue.submit(() => 1), queue.submit(() => 2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await queue.close()
})
