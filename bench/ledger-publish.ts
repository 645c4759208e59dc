import { hash, randomUUID } from 'node:crypto'
import path from 'node:path'
import { folderArchive } from '#app/.server/ledger/archive/folder.ts'
import { openPublishedLedger } from '#app/.server/ledger/publish/published-ledger.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { inFolder, median, quantile, ROUNDS, type Row, thousands } from './ledger-measure.ts'

const EVENTS = 1_000

/**
 * T10: one checkpoint over 1,000 new events, in a folder archive, from the second look at the bytes to the signature
 * being kept. Of the wall clock, since most of it is the disk's.
 */
export function publishBench(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const database = openDatabase(folder)
    const { ledger, publisher } = await openPublishedLedger({
      database,
      archive: folderArchive(path.join(folder, 'archive')),
      clock: systemClock,
      log: createLog('silent'),
      origin: 'penmark.bench/ledger',
      signingKeys: [Buffer.alloc(32, 1).toString('base64')],
    })
    const account = ledger.newAccount('wsp_bench')
    ledger.transact((tx) => {
      ledger.openAccount(tx, { account, plan: 'starter' })
      ledger.changePlan(tx, { account, plan: 'enterprise', quota: 10_000_000 })
    })
    await publisher.publish()

    const took: number[] = []
    for (let round = 0; round < 2 * ROUNDS; round += 1) {
      await append(EVENTS / 2)
      const started = performance.now()
      await publisher.publish()
      took.push(performance.now() - started)
    }
    const idle = performance.now()
    await publisher.publish()
    const nothing = performance.now() - idle
    await ledger.close()
    publisher.close()
    database.close()
    const [half, worst] = [median(took), quantile(took, 1)]
    return [
      {
        goal: 'T10',
        name: `checkpoint of ${thousands(EVENTS)} new events, folder archive (longest ${worst.toFixed(1)} ms; without news ${nothing.toFixed(2)} ms)`,
        ours: `${half.toFixed(1)} ms`,
        figure: half,
        wanted: '≤ 20 ms',
      },
    ]

    async function append(requests: number): Promise<void> {
      await Promise.all(
        Array.from({ length: requests }, async () => {
          const key = randomUUID()
          const held = await ledger.reserve({
            account,
            key,
            requestHash: hash('sha256', key, 'buffer'),
            operation: 'rephrase',
          })
          if (!held.ok) throw new Error(held.code)
          await ledger.settle({ account, seq: held.seq, tokensIn: 12, tokensOut: 9, model: 'bench-1' })
        }),
      )
    }
  })
}
