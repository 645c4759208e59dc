import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Archive } from '#app/.server/ledger/archive/archive.ts'
import { folderArchive } from '#app/.server/ledger/archive/folder.ts'
import type { AlarmCode } from '#app/.server/ledger/checkpoint/alarm.ts'
import { createPublisher, type Publisher } from '#app/.server/ledger/checkpoint/publisher.ts'
import { type Signer, signerFrom } from '#app/.server/ledger/checkpoint/signer.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { accountOn, ledgerOnDisk, requestHash, type TestLedger } from './ledger-fixture.ts'

export const SEED = Buffer.alloc(32, 7).toString('base64')

export type PublishingLedger = TestLedger & {
  archive: Archive
  signer: Signer
  publisher: Publisher
  /** Alarms raised so far, of all publishers. */
  alarms: AlarmCode[]
  /** Another publisher of the same log. */
  publisherOn(archive: Archive): Publisher
  /** So many requests, reserved and settled: two events each. */
  use(requests: number): Promise<void>
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** A ledger on real files with a publisher on a folder archive inside its data directory. */
export async function publishingLedger(
  from: Partial<Pick<TestLedger, 'dataDir' | 'clock'>> & { archive?: Archive } = {},
): Promise<PublishingLedger> {
  const opened = ledgerOnDisk(from)
  const { ledger, database, clock, dataDir } = opened
  const archive = from.archive ?? folderArchive(path.join(dataDir, 'archive'))
  const signer = signerFrom(SEED, ledger.origin)
  const alarms: AlarmCode[] = []
  const publisherOn = (on: Archive) =>
    createPublisher({
      database,
      archive: on,
      origin: ledger.origin,
      signers: [signer],
      clock,
      log: createLog('silent'),
      declareKey: () => undefined,
      onAlarm: (code) => void alarms.push(code),
    })
  let account = ''
  let next = 0
  const close = async () => {
    await ledger.close()
    database.close()
  }
  return {
    ...opened,
    archive,
    signer,
    publisher: publisherOn(archive),
    alarms,
    publisherOn,
    async use(requests) {
      account = ledger.accountOf('wsp_busy') ?? accountOn(ledger, 'wsp_busy', 1_000_000)
      await Promise.all(
        Array.from({ length: requests }, async () => {
          const key = `key ${clock.now()} ${next++}`
          const held = await ledger.reserve({ account, key, requestHash: requestHash(key), operation: 'rephrase' })
          if (!held.ok) throw new Error(held.code)
          await ledger.settle({ account, seq: held.seq, tokensIn: 1, tokensOut: 2, model: 'builtin-1' })
        }),
      )
    },
    close,
    async [Symbol.asyncDispose]() {
      if (database.reader.sqlite.open) await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
