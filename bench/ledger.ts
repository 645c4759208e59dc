import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Ledger } from '#app/.server/ledger/open.ts'
import { usageOf } from '#app/.server/ledger/queries.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'
import { openAccounts, openBenchLedger, plainSql, RESERVED, rawInserts } from './ledger-baselines.ts'

type Sync = 'NORMAL' | 'FULL'

/** One line of the result; `ratio` is to the baseline that the name gives, of the same run. */
export type Row = { name: string; ratio?: number; value?: string; goal: string }

const ROUNDS = 5

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
