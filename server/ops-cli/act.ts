import { type Ledger, openArchive, openPublishedLedger } from '#app/.server/ledger/index.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'
import { lockDataDir } from '#app/.server/platform/lock.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { originOf } from '../ledger-cli/checkpoint.ts'
import { Refused, settingsOf } from '../ledger-cli/data.ts'
import { findWorkspace, type WorkspaceAccount } from './who.ts'

type Source = Readonly<Record<string, string | undefined>>
export type Stage = WorkspaceAccount & { database: Database; ledger: Ledger }

/**
 * Acts on a workspace as the only process on its data directory, then publishes the new events of the log.
 * @throws {Refused} while a server runs, or if the log must not be continued.
 */
export async function act<T>(source: Source, name: string, work: (stage: Stage) => T | Promise<T>): Promise<T> {
  const env = settingsOf(source)
  const unlock = lockOrRefuse(env.dataDir)
  try {
    const database = openDatabase(env.dataDir)
    try {
      const who = findWorkspace(env.dataDir, database.reader, name)
      const { ledger, publisher } = await openPublishedLedger({
        database,
        archive: openArchive(env.ledger.archive),
        clock: systemClock,
        log: createLog('silent'),
        origin: originOf(env),
        signingKeys: env.ledger.signingKeys,
      })
      try {
        if (ledger.readOnly !== undefined) throw new Refused(`the log may not be continued: ${ledger.readOnly}`)
        const result = await work({ ...who, database, ledger })
        await publisher.publish()
        return result
      } finally {
        publisher.close()
        await ledger.close()
      }
    } finally {
      database.close()
    }
  } finally {
    unlock()
  }
}

function lockOrRefuse(dataDir: string): () => void {
  try {
    return lockDataDir(dataDir)
  } catch {
    throw new Refused(`a server is running on ${dataDir}: stop it first, and start it again afterwards`)
  }
}

/** Turns a refusal of the ledger into a message for a person. */
export function refusalFor(code: string): Refused {
  return new Refused(WHY[code] ?? code)
}

const WHY: Readonly<Record<string, string>> = {
  account_erased: 'the account was erased',
  already_over: '--expires lies in the past',
  no_such_lot: 'this workspace has no such lot; workspace show lists them',
  no_such_request: 'this entry is no request of this workspace',
  not_settled: 'this request has cost nothing',
  not_set: 'no operator has set the plan of this workspace',
  clock_refused: 'the clock stands before the last entry of the ledger: set it right',
  ledger_read_only: 'the ledger is read-only; npm run ledger -- status says why',
}
