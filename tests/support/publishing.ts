import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Archive } from '#app/.server/ledger/archive/archive.ts'
import { folderArchive } from '#app/.server/ledger/archive/folder.ts'
import type { AlarmCode } from '#app/.server/ledger/publish/alarm.ts'
import { openPublishedLedger, type PublishedLedger } from '#app/.server/ledger/publish/published-ledger.ts'
import { createPublisher, type Publisher } from '#app/.server/ledger/publish/publisher.ts'
import { type Signer, signerFrom } from '#app/.server/ledger/publish/signer.ts'
import { NO_WITNESSES, type Witnesses } from '#app/.server/ledger/publish/witnesses.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { accountOn, type FakeClock, fakeClock, requestHash } from './ledger-fixture.ts'

const SEED = Buffer.alloc(32, 7).toString('base64')
export const ORIGIN = 'penmark.test/ledger'

export type PublishingLedger = PublishedLedger & {
  dataDir: string
  database: Database
  clock: FakeClock
  archive: Archive
  signer: Signer
  /** Alarms raised so far by publishers of `publisherOn`. */
  alarms: AlarmCode[]
  /** Another publisher of the same log. */
  publisherOn(archive: Archive): Publisher
  /** Reserves and settles this number of requests: two events each. */
  use(requests: number): Promise<void>
  /** Closes ledger and database, keeps the files. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** A ledger on real files, opened through its gate, with a folder archive inside its data directory. */
export async function publishingLedger(
  from: {
    dataDir?: string
    clock?: FakeClock
    archive?: Archive
    signingKeys?: readonly string[]
    witnesses?: Witnesses
  } = {},
): Promise<PublishingLedger> {
  const dataDir = from.dataDir ?? mkdtempSync(path.join(tmpdir(), 'penmark-published-'))
  const clock = from.clock ?? fakeClock()
  const database = openDatabase(dataDir)
  const archive = from.archive ?? folderArchive(path.join(dataDir, 'archive'))
  const log = createLog('silent')
  const signingKeys = from.signingKeys ?? [SEED]
  const { witnesses = NO_WITNESSES } = from
  const opened = await openPublishedLedger({
    ...{ database, archive, clock, log, origin: ORIGIN, signingKeys, witnesses },
  }).catch((error: unknown) => {
    database.close()
    throw error
  })
  const { ledger } = opened
  const signer = signerFrom(signingKeys[0] ?? '', ledger.origin)
  const alarms: AlarmCode[] = []
  const close = async () => {
    await ledger.close()
    opened.publisher.close()
    database.close()
  }
  return {
    ...opened,
    dataDir,
    database,
    clock,
    archive,
    signer,
    alarms,
    publisherOn: (on) =>
      createPublisher({
        database,
        archive: on,
        origin: ledger.origin,
        signers: [signer],
        clock,
        log,
        declareKey: () => undefined,
        onAlarm: (code) => void alarms.push(code),
      }),
    async use(requests) {
      // keys.db may know an account that a restored database has never opened.
      const known = ledger.accountOf('wsp_busy')
      const isOpen = database.reader.sqlite.prepare('SELECT 1 FROM account_state WHERE account = ?').get(known ?? '')
      const account = known === undefined || isOpen === undefined ? accountOn(ledger, 'wsp_busy', 1_000_000) : known
      await Promise.all(
        Array.from({ length: requests }, async () => {
          const key = randomUUID()
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
