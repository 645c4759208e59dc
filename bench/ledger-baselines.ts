import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Ledger, openLedger } from '#app/.server/ledger/open.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'

const ACCOUNTS = 64
const QUOTA = 1_000_000_000
const PERIOD = '2026-11'
/** Real events, so that the baselines write as many bytes as the ledger does. */
export const RESERVED = golden('request.reserved.v1')
const SETTLED = golden('request.settled.v1')

function golden(name: string): Buffer {
  const file = readFileSync(new URL(`../app/.server/ledger/golden/${name}.txt`, import.meta.url))
  return file.subarray(0, file.indexOf(10))
}

/** What any store would do at the least: one bare INSERT for each event. */
export function rawInserts({ writer: { sqlite } }: Database, events: number, batch: number): (part: number) => void {
  sqlite.exec('CREATE TABLE raw (seq INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT')
  const insert = sqlite.prepare('INSERT INTO raw VALUES (?, ?)')
  const many = sqlite.transaction((from: number) => {
    for (let seq = from; seq < from + batch; seq += 1) insert.run(seq, seq % 2 === 0 ? RESERVED : SETTLED)
  })
  return (part) => {
    for (let done = 0; done < events; done += batch) many.immediate(part * events + done)
  }
}

/** The statements of reserve and settle in their order, with ready-made bytes in place of everything computed. */
export function plainSql(database: Database, events: number, batch: number): (part: number) => void {
  const { sqlite } = database.writer
  const accounts = openAccounts(openBenchLedger(database))
  const p = (sql: string) => sqlite.prepare(sql)
  const begin = p('BEGIN IMMEDIATE')
  const commit = p('COMMIT')
  const savepoint = p('SAVEPOINT command')
  const release = p('RELEASE command')
  const head = p(
    'SELECT size, frontier, last_at, (SELECT coalesce(max(seq), -1) + 1 FROM ledger_event) AS stored FROM ledger_head',
  )
  const setHead = p('UPDATE ledger_head SET size = ?, frontier = ?, last_at = ? WHERE id = 1')
  const due = p("SELECT seq FROM reservation WHERE account = ? AND state = 'open' AND expires_at <= ?")
  const idem = p('SELECT seq, req_hash FROM ledger_idem WHERE key = ?')
  const state = p('SELECT plan, quota, policy FROM account_state WHERE account = ?')
  const month = p('SELECT quota, used, reserved FROM account_period WHERE account = ? AND period = ?')
  const end = p('SELECT aseq, leaf FROM ledger_event WHERE account = ? ORDER BY aseq DESC LIMIT 1')
  const event = p('INSERT INTO ledger_event VALUES (?, ?, ?, ?, 1, ?, ?, ?)')
  const take = p(
    'UPDATE account_period SET reserved = reserved + ? WHERE account = ? AND period = ? AND used + reserved + ? <= quota',
  )
  const firstMonth = p('INSERT INTO account_period VALUES (?, ?, ?, 0, 0)')
  const hold = p("INSERT INTO reservation VALUES (?, ?, ?, 1, 'quota', ?, 'open', 0, NULL)")
  const addIdem = p('INSERT INTO ledger_idem VALUES (?, ?, ?)')
  const held = p('SELECT * FROM reservation WHERE seq = ?')
  const endHold = p(
    "UPDATE reservation SET state = 'settled', ended = ? WHERE seq = ? AND account = ? AND period = ? AND state = 'open'",
  )
  const give = p('UPDATE account_period SET reserved = reserved - ?, used = used + ? WHERE account = ? AND period = ?')
  const leaf = randomBytes(32)
  // 64 random keys in each transaction, as the HMACs of the ledger are; drawn before the clock starts.
  const keys = Array.from({ length: 2 * events }, () => randomBytes(32))
  let size = sqlite.prepare<[], number>('SELECT size FROM ledger_head').pluck().get() ?? 0
  const at = sqlite.prepare<[], number>('SELECT last_at FROM ledger_head').pluck().get() ?? 0
  for (const account of accounts) firstMonth.run(account, PERIOD, QUOTA)

  function append(account: string, type: string, body: Buffer) {
    const last = end.get(account) as { aseq: number }
    event.run(size, account, last.aseq + 1, type, at, body, leaf)
    size += 1
    return size - 1
  }
  function reserve(account: string, key: Buffer): number {
    due.all(account, at)
    idem.get(key)
    state.get(account)
    month.get(account, PERIOD)
    const seq = append(account, 'request.reserved', RESERVED)
    take.run(1, account, PERIOD, 1)
    hold.run(seq, account, PERIOD, at + 120_000)
    addIdem.run(key, seq, leaf)
    return seq
  }
  function settle(account: string, seq: number) {
    due.all(account, at)
    held.get(seq)
    state.get(account)
    month.get(account, PERIOD)
    const ended = append(account, 'request.settled', SETTLED)
    endHold.run(ended, seq, account, PERIOD)
    give.run(1, 1, account, PERIOD)
  }
  function transaction<T>(commands: (() => T)[]): T[] {
    begin.run()
    head.get()
    const results = commands.map((command) => {
      savepoint.run()
      const result = command()
      release.run()
      return result
    })
    setHead.run(size, Buffer.alloc(32 * bits(size)), at)
    commit.run()
    return results
  }
  return (part) => {
    for (let done = 0; done < events; done += 2 * batch) {
      const callers = accounts.slice(0, batch)
      const seqs = transaction(
        callers.map((account, n) => () => reserve(account, keys[part * events + done + n] as Buffer)),
      )
      transaction(callers.map((account, n) => () => settle(account, seqs[n] as number)))
    }
  }
}

export function openBenchLedger(database: Database): Ledger {
  return openLedger({ database, clock: systemClock, log: createLog('silent'), origin: 'penmark.bench/ledger' })
}

export function openAccounts(ledger: Ledger, name = 'bench'): string[] {
  return Array.from({ length: ACCOUNTS }, (_, n) => {
    const account = ledger.newAccount(`${name} ${n}`)
    ledger.transact((tx) => {
      ledger.openAccount(tx, { account, plan: 'enterprise' })
      ledger.changePlan(tx, { account, plan: 'enterprise', quota: QUOTA })
    })
    return account
  })
}

function bits(size: number): number {
  return size.toString(2).replaceAll('0', '').length
}
