import { createContact } from '#app/.server/contact/contact.ts'
import { KEPT_TEXTS } from '#app/.server/kept-texts.ts'
import { openArchive, openPublishedLedger } from '#app/.server/ledger/index.ts'
import { createMailer } from '#app/.server/mail/mailer.ts'
import { outboxDirOf } from '#app/.server/mail/outbox.ts'
import { createAlarms } from '#app/.server/operations/alarms.ts'
import { createBreakers } from '#app/.server/operations/breakers.ts'
import type { Desk } from '#app/.server/operations/desk.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import type { Env } from '#app/.server/platform/env.ts'
import { createRotation } from '#app/.server/platform/kept-text/rotation.ts'
import { lockStateDir } from '#app/.server/platform/lock.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { originOf } from '../ledger-cli/checkpoint.ts'
import { Refused } from './refused.ts'

/**
 * Opens a desk on the files of a server that does not run, as the only process on its data directory. `close` publishes
 * what the ledger has gained.
 * @throws {Refused} while a server runs.
 */
export function openDeskOnFiles(env: Env): { desk: Desk; close(): Promise<void> } {
  const unlock = lockOrRefuse(env.stateDir)
  let opened: ReturnType<typeof openPublishedLedger> | undefined
  try {
    const database = openDatabase(env.dataDir, env.stateDir)
    const log = createLog('silent')
    const outboxDir = outboxDirOf(env.stateDir)
    const mailer = createMailer({ smtpUrl: env.smtpUrl, from: env.mailFrom, outboxDir, log, clock: systemClock })
    const breakers = createBreakers({ database, clock: systemClock })
    const alarms = createAlarms({
      ...{ database, clock: systemClock, log, mailer },
      ...{ publicUrl: env.publicUrl, to: env.alarms },
    })
    const desk: Desk = {
      database,
      clock: systemClock,
      log,
      stateDir: env.stateDir,
      publicUrl: env.publicUrl,
      mailer,
      breakers,
      alarms,
      contact: createContact({
        ...{ database, mailer, clock: systemClock, log },
        ...{ publicUrl: env.publicUrl, to: env.contactMail },
      }),
      endRunsOf: () => 0,
      recent: undefined,
      textKeys: createRotation({ database, tables: KEPT_TEXTS, log }),
      async ledger() {
        opened ??= openPublishedLedger({
          database,
          archive: openArchive(env.ledger.archive),
          clock: systemClock,
          log,
          origin: originOf(env),
          signingKeys: env.ledger.signingKeys,
        })
        return (await opened).ledger
      },
    }
    return {
      desk,
      async close() {
        try {
          await alarms.close()
          await mailer.close()
          const published = await opened
          if (published === undefined) return
          if (published.ledger.readOnly === undefined) await published.publisher.publish()
          published.publisher.close()
          await published.ledger.close()
        } finally {
          database.close()
          unlock()
        }
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

function lockOrRefuse(stateDir: string): () => void {
  try {
    return lockStateDir(stateDir)
  } catch {
    throw new Refused(
      `a server is running on ${stateDir}, but its operators' socket does not answer: wait until it is ready, or read in its log why it has none`,
    )
  }
}
