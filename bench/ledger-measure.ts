import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Ledger } from '#app/.server/ledger/write/ledger.ts'
import { openLedger } from '#app/.server/ledger/write/ledger.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'

/** NORMAL measures the work itself, FULL the work with every write forced to the disk. */
export type Sync = 'NORMAL' | 'FULL'

/**
 * One line of the result. `wanted` ("≥ 0.70", "≤ 10 µs") is held against `figure`, which is the ratio to the baseline
 * of the same run if there is one. A row without a figure is not judged.
 */
export type Row = {
  /** T1 to T10. */
  goal: string
  name: string
  /** Our own figure with its unit. */
  ours: string
  /** What it is compared with, and that figure. */
  baseline?: string
  ratio?: number
  figure?: number
  wanted: string
}

/** Rounds of which the medians count. */
export const ROUNDS = 5

/** True or false if the row's figure can be judged. */
export function met({ ratio, figure = ratio, wanted }: Row): boolean | undefined {
  const [, sign, bound] = /^([≥≤]) ([\d.]+)/.exec(wanted) ?? []
  if (sign === undefined || figure === undefined) return undefined
  return sign === '≥' ? figure >= Number(bound) : figure <= Number(bound)
}

/**
 * Events a second: of the wall clock if the disk decides (FULL), otherwise of this process's CPU time, which busy
 * neighbours hardly change.
 */
export async function perSecond(sync: Sync, events: number, run: () => void | Promise<void>): Promise<number> {
  const started = performance.now()
  const cpu = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(cpu)
  return (events / (sync === 'FULL' ? performance.now() - started : (user + system) / 1_000)) * 1_000
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

export function thousands(value: number): string {
  return Math.round(value).toLocaleString('en')
}

export function openBenchLedger(database: Pick<Database, 'reader' | 'writer' | 'keys' | 'close'>): Ledger {
  return openLedger({ database, clock: systemClock, log: createLog('silent'), origin: 'penmark.bench/ledger' })
}

/** A fresh folder, gone when the measurement is over. */
export async function inFolder<T>(measure: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-ledger-bench-'))
  try {
    return await measure(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
