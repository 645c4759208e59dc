import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openLedger } from '#app/.server/ledger/write/ledger.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { PASSWORD, signUp } from '#tests/support/client.ts'
import { startServer } from '#tests/support/server.ts'
import type { Server } from './processes.ts'

export const EMAIL = 'bench@example.com'
const REQUESTS_A_MONTH = 1_000_000_000

/**
 * A data directory with one verified account and a bearer token of it. The account signs up like anyone; then, with
 * the server stopped, the ledger itself records a contract that is large enough for a benchmark: no limit is bypassed.
 */
export async function prepareAccount(
  port: number,
  settings: Record<string, string>,
): Promise<{ dataDir: string; token: string }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-bench-'))
  const server = await startServer({ ...settings, PORT: String(port) }, dataDir)
  const { token } = await signUp(server, EMAIL)
  await server.stop()

  const database = openDatabase(dataDir)
  const log = createLog('silent')
  const ledger = openLedger({ database, clock: systemClock, log, origin: `localhost:${port}/ledger` })
  const workspace = database.reader.sqlite.prepare<[], string>('SELECT id FROM workspace').pluck().get()
  const account = ledger.accountOf(workspace ?? '')
  if (account === undefined) throw new Error('the account that signed up is not in the ledger')
  ledger.transact((tx) => ledger.changePlan(tx, { account, plan: 'enterprise', quota: REQUESTS_A_MONTH }))
  await ledger.close()
  database.close()
  return { dataDir, token }
}

/** Signs in on the login screen and returns the session cookie. */
export async function sessionCookie(server: Server): Promise<string> {
  const answer = await fetch(`${server.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url },
    body: new URLSearchParams({ email: EMAIL, password: PASSWORD, intent: 'login' }),
  })
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('penmark_session='))
  if (cookie === undefined) throw new Error(`login answered ${answer.status} without a session cookie`)
  return cookie.split(';')[0] ?? ''
}
