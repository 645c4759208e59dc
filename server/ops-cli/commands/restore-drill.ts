import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { checkLiveLedger, logEnd, openArchive, passGate } from '#app/.server/ledger/index.ts'
import { openDatabase, openReadOnly } from '#app/.server/platform/database.ts'
import { readDataDir, readEnv } from '#app/.server/platform/env.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { originOf } from '../../ledger-cli/checkpoint.ts'
import { grouped } from '../../ledger-cli/terminal.ts'
import { apart, type Local, type Result } from '../command.ts'
import { word } from '../fields.ts'
import { Refused } from '../refused.ts'
import { restoreTo } from './restore.ts'

/** Restores a backup as after a loss, in a folder that is removed again, and says what would be lost and how long it takes. */
export const restoreDrill = apart({
  name: 'restore-drill',
  help: 'restores a backup for a moment, with what the archive has since, checks all of it, and prints RPO and RTO',
  target: { takes: 'BACKUP', ask: 'restore-drill with which backup?' },
  options: {
    keys: { takes: 'PATH', help: 'the part keys, if it lies elsewhere' },
    identity: { takes: 'FILE', help: 'the age key that opens an encrypted backup' },
  },
  input: z.object({ target: word, keys: z.string().optional(), identity: z.string().optional() }),
  run: drill,
})

type End = NonNullable<ReturnType<typeof logEnd>>

async function drill(
  { target, keys, identity }: { target: string; keys?: string | undefined; identity?: string | undefined },
  { source, note }: Local,
): Promise<Result> {
  const live = endOfLog(path.join(readDataDir(source), 'penmark.db'))
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-drill-'))
  const to = path.join(folder, 'data')
  try {
    const from = performance.now()
    await restoreTo({ target, to, keys, identity }, { source })
    const restoredMs = performance.now() - from
    const backup = endOfLog(path.join(to, 'penmark.db'))
    if (backup === undefined) throw new Refused('the backup holds no ledger')
    // The same archive; everything else is that of a machine that has nothing yet.
    const env = readEnv({ ...source, DATA_DIR: to, STATE_DIR: undefined, CLUSTER: undefined })
    const archive = openArchive(env.ledger.archive)
    const database = openDatabase(to)
    try {
      const log = createLog('silent')
      const verdict = await passGate({ database, archive, origin: originOf(env), log })
      if (!verdict.ok) throw new Refused(`the restored log may not be continued: ${verdict.code}`)
      const rtoMs = Math.round(performance.now() - from)
      const restored = endOfLog(path.join(to, 'penmark.db')) ?? backup
      for (const { name, trouble } of await checkLiveLedger(database.reader, archive, note))
        if (trouble.length > 0) throw new Refused(`${name}: ${trouble.slice(0, 3).join('; ')}`)
      const value = {
        ...{ events: restored.size, refilled: verdict.refilled, rtoMs, restoreMs: Math.round(restoredMs) },
        ...(live === undefined ? {} : { rpo: lossOf(live, backup, restored) }),
      }
      return { value, lines: linesOf(value, backup) }
    } finally {
      database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What would be missing after a loss now: of the ledger after the archive has filled it up, of all else since the backup. */
function lossOf(live: End, backup: End, restored: End) {
  return {
    events: Math.max(0, live.size - restored.size),
    ledgerMs: live.size > restored.size ? Math.max(0, live.lastAt - restored.lastAt) : 0,
    restMs: live.size > backup.size ? Math.max(0, live.lastAt - backup.lastAt) : 0,
  }
}

function linesOf(
  {
    events,
    refilled,
    rtoMs,
    rpo,
  }: { events: number; refilled: number; rtoMs: number; rpo?: ReturnType<typeof lossOf> },
  backup: End,
): string[] {
  return [
    `${grouped(events)} events, ${grouped(refilled)} of them from the archive; log, tree, notes and archive agree.`,
    `RTO: ${seconds(rtoMs)}, from the backup to a log that may be written to; fetching the backup and a new machine come before it.`,
    ...(rpo === undefined
      ? [`RPO: there is no live log here to compare with; the last event of the backup is of ${timeOf(backup.lastAt)}.`]
      : [
          `RPO of the ledger: ${seconds(rpo.ledgerMs)}, ${grouped(rpo.events)} events.`,
          `RPO of accounts and texts: ${seconds(rpo.restMs)}, since the backup.`,
        ]),
    'Nothing was left behind. Record it: drill note --operator NAME',
  ]
}

function endOfLog(file: string): End | undefined {
  if (!existsSync(file)) return undefined
  const log = openReadOnly(file)
  try {
    return logEnd(log)
  } finally {
    log.sqlite.close()
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toLocaleString('en', { maximumFractionDigits: 1 })} s`
const timeOf = (at: number) => new Date(at).toISOString()
