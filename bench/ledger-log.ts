import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { HOLD_MS, LEDGER_OPERATIONS } from '#app/.server/ledger/format/words.ts'
import { checkpointText } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { signNote } from '#app/.server/ledger/publish/note.ts'
import { signerFrom } from '#app/.server/ledger/publish/signer.ts'
import { headOf } from '#app/.server/ledger/read/queries.ts'
import { type LedgerTx, openLedger } from '#app/.server/ledger/write/ledger.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { newId } from '#app/.server/platform/ids.ts'
import { createLog } from '#app/.server/platform/log.ts'

import { periodOf } from '#app/domain/usage/usage.ts'

/** A log of a year, as a service with so many events would have it. Measurements copy it; none writes to it. */
export type BigLog = {
  dataDir: string
  /** Events in the log, a few more than were asked for. */
  events: number
  /** Accounts that use what comes; `callers` of them are meant to be called at the same time. */
  callers: string[]
  /** Two events in each hundred are this account's, so its history grows with the log. */
  busy: string
  /** Made as many requests in one month, and none before or after, in every log. */
  steady: string
  steadyRequests: number
  /** The month in which it made them, `YYYY-MM`. */
  steadyMonth: string
  /** Milliseconds UTC, inside the last month that has events. */
  now: number
  /** The verifier key of its one checkpoint, which covers all of it. */
  vkey: string
}

const QUOTA = 1_000_000_000
const CALLERS = 64
const STEADY_REQUESTS = 120
const MONTHS = 12
const DAY = 86_400_000
/** Requests of one transaction: their holds live side by side, as those of a busy minute would. */
const TOGETHER = 1_000

/**
 * Builds a log of that many events through the journal, or takes the one that an earlier call left in the folder.
 * @param workspaces absent: one for each 500 events
 */
export async function logOf(folder: string, events: number, workspaces?: number): Promise<BigLog> {
  const dataDir = path.join(folder, workspaces === undefined ? String(events) : `${events}-${workspaces}`)
  const about = path.join(dataDir, 'about.json')
  if (existsSync(about)) return { ...(JSON.parse(readFileSync(about, 'utf8')) as BigLog), dataDir }
  // What a run that was stopped has left.
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const built = await build(dataDir, events, workspaces ?? Math.max(CALLERS, Math.round(events / 500)))
  writeFileSync(about, JSON.stringify(built))
  return built
}

/** A copy that may be written to. */
export function copyOf(log: BigLog, dataDir: string): BigLog {
  cpSync(log.dataDir, dataDir, { recursive: true })
  return { ...log, dataDir }
}

async function build(dataDir: string, events: number, workspaces: number): Promise<BigLog> {
  const database = openDatabase(dataDir)
  const { sqlite } = database.writer
  // Built to be measured, not to be kept: a power loss may take it.
  sqlite.pragma('synchronous = OFF')
  database.keys.writer.sqlite.pragma('synchronous = OFF')
  const end = Date.now() - 60_000
  const steadyFrom = Date.UTC(new Date(end).getUTCFullYear(), new Date(end).getUTCMonth() - 1, 1)
  let now = end - MONTHS * 30 * DAY
  const clock = { now: () => now, monotonic: () => now }
  const ledger = openLedger({ database, clock, log: createLog('silent'), origin: 'penmark.bench/ledger' })
  const signer = signerFrom(Buffer.alloc(32, 1).toString('base64'), ledger.origin)
  ledger.declareKey({ from: null, to: signer.vkey, reason: 'first' })
  const insertIdem = sqlite.prepare('INSERT INTO ledger_idem (key, seq, req_hash) VALUES (?, ?, ?)')
  const size = sqlite.prepare<[], number>('SELECT size FROM ledger_head').pluck()

  const accounts = Array.from({ length: workspaces }, (_, n) => ledger.newAccount(`workspace ${n}`))
  const [busy = '', steady = ''] = ['busy', 'steady'].map((name) => ledger.newAccount(name))
  for (let n = 0; n < accounts.length; n += TOGETHER) open(accounts.slice(n, n + TOGETHER))
  open([busy, steady])

  function open(some: readonly string[]) {
    ledger.transact((tx) => {
      for (const account of some) {
        ledger.openAccount(tx, { account, plan: 'pro' })
        ledger.changePlan(tx, { account, plan: 'enterprise', quota: QUOTA })
      }
    })
  }

  function requests(tx: LedgerTx, who: readonly string[]) {
    const period = periodOf(tx.at)
    const held = who.map((account, n) => {
      const idem = randomBytes(32)
      const { seq } = tx.append(
        account,
        {
          type: 'request.reserved',
          v: 2,
          data: {
            request: newId('req', tx.at),
            operation: LEDGER_OPERATIONS[n % LEDGER_OPERATIONS.length] ?? 'rephrase',
            amount: 1,
            period,
            source: 'quota',
            lot: null,
            expires_at: tx.at + HOLD_MS,
            retry_of: null,
          },
        },
        idem,
      )
      insertIdem.run(idem, seq, idem)
      return { account, seq }
    })
    held.forEach(({ account, seq: reserve }, n) => {
      if (n % 50 === 0) {
        tx.append(
          account,
          { type: 'request.released', v: 1, data: { reserve, amount: 1, period, reason: 'failed' } },
          null,
        )
        return
      }
      const data = {
        reserve,
        amount: 1,
        period,
        tokens_in: 150 + (n % 400),
        tokens_out: 90 + (n % 300),
        model: 'builtin-1',
        late: false,
      }
      tx.append(account, { type: 'request.settled', v: 1, data }, null)
    })
  }

  // Each account gets a statement a month, and there is a seal for each month.
  const others = (size.get() ?? 0) + Math.min(events / 4, MONTHS * (accounts.length + 3))
  const batches = Math.max(MONTHS, Math.ceil((events - others) / 2 / TOGETHER))
  const each = Math.ceil((events - others) / 2 / batches)
  const step = (end - now) / batches
  let next = 0
  let steadyAt = 0
  for (let batch = 0; batch < batches; batch += 1) {
    const before = periodOf(now)
    now = Math.round(now + step)
    if (periodOf(now) !== before) await ledger.closePeriods()
    const who = Array.from({ length: each }, (_, n) => {
      if (n % 50 === 1) return busy
      next += 1
      return accounts[next % accounts.length] ?? busy
    })
    ledger.transact((tx) => requests(tx, who))
    if (now >= steadyFrom && steadyAt === 0) {
      steadyAt = now
      ledger.transact((tx) => requests(tx, Array<string>(STEADY_REQUESTS).fill(steady)))
    }
  }
  const built = size.get() ?? 0
  const root = Buffer.from(headOf(database.reader).root, 'hex')
  const note = signNote(checkpointText({ origin: ledger.origin, size: built, root }), [signer])
  sqlite
    .prepare('INSERT INTO ledger_checkpoint (size, root, note, published_at) VALUES (?, ?, ?, ?)')
    .run(built, root, note, now)
  await ledger.close()
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
  return {
    dataDir,
    events: built,
    callers: accounts.slice(0, CALLERS),
    busy,
    steady,
    steadyRequests: STEADY_REQUESTS,
    steadyMonth: periodOf(steadyAt),
    now: end,
    vkey: signer.vkey,
  }
}
