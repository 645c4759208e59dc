import { userInfo } from 'node:os'
import { openLedger } from '#app/.server/ledger/index.ts'
import { appendAct } from '#app/.server/operations/journal.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { lockStateDir } from '#app/.server/platform/lock.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { operatorFrom } from './acknowledge-loss.ts'
import type { Call } from './arguments.ts'
import { originOf } from './checkpoint.ts'
import { Refused, settingsOf } from './data.ts'
import type { Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

/**
 * `correct-clock`: records that a wrong clock led the log ahead of the time of this machine, which is now right. The log's time
 * then stands still until this clock has reached it, and requests start again.
 */
export async function correctClockCommand({ options }: Call, source: Source, terminal: Terminal): Promise<number> {
  const operator = operatorFrom(options.operator)
  const env = settingsOf(source)
  const unlock = lockStateDir(env.stateDir)
  const database = openDatabase(env.dataDir, env.stateDir)
  try {
    const ledger = openLedger({ database, clock: systemClock, log: createLog('error'), origin: originOf(env) })
    const clock = systemClock.now()
    const corrected = ledger.correctClock({ clock, operator })
    if (!corrected.ok) throw new Refused('the log is not ahead of this clock by more than five minutes')
    await ledger.close()
    appendAct(database.writer, {
      ...{ at: clock, operator, osUser: userInfo().username, command: 'ledger correct-clock' },
      arguments: { log: nameOf(corrected.at), clock: nameOf(clock) },
      ...{ userId: null, workspaceId: null, ticket: null, outcome: 'done', detail: null },
    })
    terminal.result({ seq: corrected.seq, log: corrected.at, clock }, [
      `Entry ${corrected.seq} says that the right time is ${nameOf(clock)}, while the log stands at ${nameOf(corrected.at)}.`,
      `Start the server: requests count in ${nameOf(corrected.at).slice(0, 7)} until the clock has reached that time.`,
    ])
    return 0
  } finally {
    database.close()
    unlock()
  }
}

function nameOf(time: number): string {
  return new Date(time).toISOString()
}
