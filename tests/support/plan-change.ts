import { openLedger } from '#app/.server/ledger/write/ledger.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { type RunningServer, startServer } from './server.ts'

/**
 * Restarts the server on the same port and data. While it is down, users move to other plans through the ledger,
 * because only one process may own a data directory.
 */
export async function restartWithPlans(
  server: RunningServer,
  plans: Readonly<Record<string, PlanKey>>,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  await server.stop()
  const database = openDatabase(server.dataDir)
  const origin = `localhost:${server.port}/ledger`
  const ledger = openLedger({ database, clock: systemClock, log: createLog('silent'), origin })
  const workspaceOf = database.reader.sqlite
    .prepare<[string], string>('SELECT workspace_id FROM membership JOIN user ON user.id = user_id WHERE email = ?')
    .pluck()
  for (const [email, plan] of Object.entries(plans)) {
    const account = ledger.accountOf(workspaceOf.get(email) ?? '')
    if (account === undefined) throw new Error(`${email} has no account`)
    ledger.transact((tx) => ledger.changePlan(tx, { account, plan }))
  }
  await ledger.close()
  database.close()
  return startServer({ ...settings, PORT: String(server.port) }, server.dataDir)
}
