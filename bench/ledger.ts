import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Ledger, openLedger } from '#app/.server/ledger/open.ts'
import { usageOf } from '#app/.server/ledger/queries.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'

type Sync = 'NORMAL' | 'FULL'

/** One line of the result; `ratio` is to the baseline that the name gives, of the same run. */
export type Row = { name: string; ratio?: number; value?: string; goal: string }

const ROUNDS = 5
const ACCOUNTS = 64
const QUOTA = 1_000_000_000
const PERIOD = '2026-11'
/** Real events, so that the baselines write as many bytes as the ledger does. */
const RESERVED = golden('request.reserved.v1')
const SETTLED = golden('request.settled.v1')

function golden(name: string): Buffer {
  const file = readFileSync(new URL(`../app/.server/ledger/golden/${name}.txt`, import.meta.url))
  return file.subarray(0, file.indexOf(10))
}

/**
 * Appends through the ledger beside a bare INSERT and beside the ledger's own SQL without any hashing, in interleaved
 * rounds on fresh files, so that what the machine does meanwhile hits all alike. Medians over the rounds' ratios.
 */
export async function ledgerBench(): Promise<Row[]> {
  const rows: Row[] = []
  const goals = [
    { sync: 'NORMAL', batch: 1, toRaw: '≥ 0.13', toPlain: '≥ 0.85' },
    { sync: 'NORMAL', batch: 64, toRaw: '≥ 0.05', toPlain: '≥ 0.70' },
    { sync: 'FULL', batch: 1, toRaw: '≥ 0.50', toPlain: '–' },
    { sync: 'FULL', batch: 64, toRaw: '–', toPlain: '–' },
  ] as const
  const alone: number[] = []
  for (const { sync, batch, toRaw, toPlain } of goals) {
    const events = batch === 64 ? 6_400 : sync === 'FULL' ? 400 : 2_000
    const rounds: { raw: number; plain: number; ledger: number }[] = []
    // The first round only warms up, as the first half of each round does.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const raw = await onDisk(sync, (database) => perSecond(sync, events, rawInserts(database, events, batch)))
      const plain = await onDisk(sync, (database) => perSecond(sync, events, plainSql(database, events, batch)))
      const ledger = await onDisk(sync, (database) => perSecond(sync, events, appends(database, events, batch)))
      if (round > 0) rounds.push({ raw, plain, ledger })
    }
    const name = `append, ${batch === 1 ? 'one' : batch} at a time, ${sync}`
    const rate = median(rounds.map(({ ledger }) => ledger))
    const value = `${thousands(rate)} events/${sync === 'FULL' ? 's' : 'CPU s'}`
    rows.push({ name: `${name} / bare INSERT`, ratio: median(rounds.map((r) => r.ledger / r.raw)), value, goal: toRaw })
    const toSame = median(rounds.map((r) => r.ledger / r.plain))
    rows.push({ name: `${name} / same SQL, no hashing`, ratio: toSame, value, goal: toPlain })
    if (sync === 'FULL') alone.push(rate)
  }
  const [one = Number.NaN, many = Number.NaN] = alone
  rows.push({ name: 'group commit of 64 callers / one caller, FULL', ratio: many / one, goal: '≥ 5' })
  rows.push(await latency(), await walPages(1, '≤ 8'), await walPages(64, '≤ 1.6'), ...(await quotaReads()))
  return rows
}

function rawInserts({ writer: { sqlite } }: Database, events: number, batch: number): (part: number) => void {
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
function plainSql(database: Database, events: number, batch: number): (part: number) => void {
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

/** Reserve and settle through the ledger's own commands, `callers` of them at a time. */
function appends(database: Database, events: number, callers: number): (part: number) => Promise<void> {
  const ledger = openBenchLedger(database)
  const accounts = openAccounts(ledger)
  return (part) => requests(ledger, accounts.slice(0, callers), events / 2 / callers, [], `part ${part}`)
}

async function requests(
  ledger: Ledger,
  accounts: string[],
  each: number,
  took: number[] = [],
  name = 'key',
): Promise<void> {
  await Promise.all(
    accounts.map(async (account) => {
      for (let n = 0; n < each; n += 1) {
        const started = performance.now()
        const held = await ledger.reserve({
          account,
          key: `${name} ${n}`,
          requestHash: RESERVED.subarray(0, 32),
          operation: 'rephrase',
        })
        if (!held.ok) throw new Error(held.code)
        const between = performance.now()
        await ledger.settle({ account, seq: held.seq, tokensIn: 212, tokensOut: 187, model: 'builtin-1' })
        took.push(between - started, performance.now() - between)
      }
    }),
  )
}

/** How long 64 callers wait, in commits: a command that comes right after a batch began waits for it and its own. */
async function latency(): Promise<Row> {
  return await onDisk('FULL', async (database) => {
    const ledger = openBenchLedger(database)
    await requests(ledger, openAccounts(ledger, 'warm'), 10)
    const accounts = openAccounts(ledger)
    const took: number[] = []
    const started = performance.now()
    await requests(ledger, accounts, 60, took)
    const commits = (performance.now() - started) / ((accounts.length * 120) / 64)
    const p99 = quantile(took, 0.99)
    return {
      name: 'p99 of 64 callers / one commit, FULL',
      ratio: p99 / commits,
      value: `${p99.toFixed(2)} ms`,
      goal: '≤ 2',
    }
  })
}

async function walPages(batch: number, goal: string): Promise<Row> {
  return await onDisk('NORMAL', async (database, dataDir) => {
    const { sqlite } = database.writer
    const ledger = openBenchLedger(database)
    const accounts = openAccounts(ledger)
    // Some history first: an empty table fits on one page.
    await requests(ledger, accounts, 100)
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    sqlite.pragma('wal_autocheckpoint = 0')
    const events = 64 * 2 * 10
    const fresh = openAccounts(ledger, 'later')
    const before = pages(dataDir)
    await requests(ledger, fresh.slice(0, batch), events / 2 / batch)
    const each = (pages(dataDir) - before) / events
    return { name: `WAL pages per event, ${batch} at a time`, value: each.toFixed(2), goal }
  })
}

function pages(dataDir: string): number {
  return statSync(path.join(dataDir, 'penmark.db-wal')).size / (4096 + 24)
}

/** The question that every page asks, for an account with little and with ten times as much history. */
async function quotaReads(): Promise<Row[]> {
  return await onDisk('NORMAL', async (database) => {
    const ledger = openBenchLedger(database)
    const [young = '', old = ''] = openAccounts(ledger)
    await requests(ledger, [young], 150)
    await requests(ledger, [old], 1_500)
    const now = Date.now()
    const read = (account: string) => {
      const took: number[] = []
      for (let n = 0; n < 20_000; n += 1) {
        const started = performance.now()
        usageOf(database.reader, account, now)
        took.push((performance.now() - started) * 1_000)
      }
      return quantile(took, 0.5)
    }
    read(young)
    const rounds = Array.from({ length: ROUNDS }, () => ({ young: read(young), old: read(old) }))
    const p50 = median(rounds.map((round) => round.young))
    const at10 = median(rounds.map((round) => round.old))
    return [
      { name: 'quota read, p50 at 300 events, µs', value: `${p50.toFixed(1)} µs`, goal: '≤ 10' },
      { name: 'quota read at 10 × history / at 1 ×', ratio: at10 / p50, value: `${at10.toFixed(1)} µs`, goal: '≤ 1.2' },
    ]
  })
}

async function onDisk<T>(sync: Sync, measure: (database: Database, dataDir: string) => T | Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-ledger-bench-'))
  const database = openDatabase(dataDir)
  database.writer.sqlite.pragma(`synchronous = ${sync}`)
  try {
    return await measure(database, dataDir)
  } finally {
    database.close()
    rmSync(dataDir, { recursive: true })
  }
}

function openBenchLedger(database: Database): Ledger {
  return openLedger({ database, clock: systemClock, log: createLog('silent'), origin: 'penmark.bench/ledger' })
}

function openAccounts(ledger: Ledger, name = 'bench'): string[] {
  return Array.from({ length: ACCOUNTS }, (_, n) => {
    const account = ledger.newAccount(`${name} ${n}`)
    ledger.transact((tx) => {
      ledger.openAccount(tx, { account, plan: 'enterprise' })
      ledger.changePlan(tx, { account, plan: 'enterprise', quota: QUOTA })
    })
    return account
  })
}

/**
 * Events a second: of the wall clock where the disk is what counts (FULL), of this process's CPU time elsewhere, which
 * busy neighbours hardly change.
 */
async function perSecond(sync: Sync, events: number, run: (part: number) => void | Promise<void>): Promise<number> {
  // Once for the compiler and the first pages, once for the figure.
  await run(0)
  const started = performance.now()
  const cpu = process.cpuUsage()
  await run(1)
  const { user, system } = process.cpuUsage(cpu)
  return (events / (sync === 'FULL' ? performance.now() - started : (user + system) / 1_000)) * 1_000
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

function bits(size: number): number {
  return size.toString(2).replaceAll('0', '').length
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en')
}

if (import.meta.main) {
  const rows = await ledgerBench()
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, ratio, value = '', goal } of rows) {
    console.log(`${name.padEnd(width)}  ${(ratio?.toFixed(2) ?? '').padStart(6)}  ${value.padStart(18)}  ${goal}`)
  }
}
