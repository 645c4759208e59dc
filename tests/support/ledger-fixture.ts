import { hash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Ledger, openLedger } from '#app/.server/ledger/write/ledger.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import { type Database, openDatabase } from '#app/.server/platform/database.ts'
import { createLog } from '#app/.server/platform/log.ts'

/** An invoice that says nothing of what it is made of. */
export const BARE_INVOICE = { number: null, lines: [], discount: 0, tax: 0 }

/** 2026-11-21T12:00:00Z */
export const NOON = 1_795_262_400_000

/** A clock that stands still until the test moves it: `advance` lets time pass, `jump` sets the wall clock. */
export type FakeClock = Clock & { advance(ms: number): void; jump(ms: number): void }

export function fakeClock(start = NOON): FakeClock {
  let wall = start
  let mono = 0
  return {
    now: () => wall,
    monotonic: () => mono,
    advance(ms) {
      wall += ms
      mono += ms
    },
    jump(ms) {
      wall += ms
    },
  }
}

export type TestLedger = { dataDir: string; database: Database; ledger: Ledger; clock: FakeClock }

/**
 * A ledger on real files in a fresh directory, or on the files of an earlier one. Tests close ledgers that they reopen.
 */
export function ledgerOnDisk(from: { dataDir?: string; clock?: FakeClock } = {}): TestLedger {
  const dataDir = from.dataDir ?? mkdtempSync(path.join(tmpdir(), 'penmark-ledger-'))
  const clock = from.clock ?? fakeClock()
  const database = openDatabase(dataDir)
  const ledger = openLedger({ database, clock, log: createLog('silent'), origin: 'penmark.test/ledger' })
  return { dataDir, database, ledger, clock }
}

/** Opens an account; `quota` is the limit that a contract would set. */
export function accountOn(ledger: Ledger, workspace: string, quota?: number): string {
  const account = ledger.newAccount(workspace)
  ledger.transact((tx) => {
    ledger.openAccount(tx, { account, plan: 'starter' })
    if (quota !== undefined) ledger.changePlan(tx, { account, plan: 'enterprise', quota })
  })
  return account
}

export function requestHash(request: string): Buffer {
  return hash('sha256', request, 'buffer')
}
