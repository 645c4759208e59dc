import { adoptArchive, createWitnesses, latestCheckpoint, openArchive, publishNow } from '#app/.server/ledger/index.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'
import type { Env } from '#app/.server/platform/env.ts'
import { lockStateDir } from '#app/.server/platform/lock.ts'
import { createLog } from '#app/.server/platform/log.ts'
import type { Call } from './arguments.ts'
import { Refused, settingsOf } from './data.ts'
import { grouped, type Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

/** `checkpoint`: what the server does every ten seconds, now. The register decides between the two. */
export async function checkpointCommand({ options }: Call, source: Source, terminal: Terminal): Promise<number> {
  const env = settingsOf(source)
  if (options['adopt-archive'] === true) return adopt(env, terminal)
  const database = openDatabase(env.dataDir, env.stateDir)
  try {
    const { size, news } = await publish(env, database, terminal)
    const published = latestCheckpoint(database.reader)
    const words = news ? 'published' : 'published already'
    terminal.result({ size, news, note: published?.note ?? null }, [`${grouped(size)} events ${words}`])
    return 0
  } finally {
    database.close()
  }
}

async function publish(env: Env, database: Database, terminal: Terminal): Promise<{ size: number; news: boolean }> {
  const log = createLog('error')
  let disagreement: string | undefined
  const published = await publishNow({
    database,
    archive: openArchive(env.ledger.archive),
    clock: systemClock,
    log,
    origin: originOf(env),
    signingKeys: env.ledger.signingKeys,
    witnesses: createWitnesses(env.ledger.witnesses, {
      ...{ clock: systemClock, log },
      onDisagreement: (witness, why) => {
        disagreement = `${witness} did not cosign: ${why}`
      },
    }),
  })
  if (disagreement !== undefined) terminal.note(disagreement)
  if (published.ok) return published
  throw new Refused(
    'gate' in published
      ? `the log may not be continued: ${published.gate}`
      : `nothing was published: ${published.alarm}`,
  )
}

/** For a log whose archive is gone. The lock keeps a server away: it would be told that its archive was removed. */
async function adopt(env: Env, terminal: Terminal): Promise<number> {
  const unlock = lockStateDir(env.stateDir)
  const database = openDatabase(env.dataDir, env.stateDir)
  try {
    const origin = database.reader.sqlite.prepare<[], string>('SELECT origin FROM ledger_head').pluck().get()
    if (origin === undefined) throw new Refused('the ledger was never opened; start the server once')
    const archive = openArchive(env.ledger.archive)
    terminal.note('Reading the whole log …')
    const size = await adoptArchive({ database, archive, origin })
    terminal.result({ size, archive: archive.where }, [`${archive.where} now holds ${grouped(size)} events`])
    return 0
  } finally {
    database.close()
    unlock()
  }
}

/** The name that a fresh log would get. */
export function originOf(env: Env): string {
  return `${new URL(env.publicUrl).host}/ledger`
}
