import { desc, eq, sql } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import { periodOf, summarise, type UsageSummary } from '#app/domain/usage/usage.ts'
import { ledgerEvent, ledgerHead } from '#db/schema/ledger.ts'
import { rootOf, unpackFrontier } from './merkle.ts'

export type { UsageSummary } from '#app/domain/usage/usage.ts'

export type RecentEvent = {
  seq: number
  aseq: number
  type: string
  /** Milliseconds UTC. */
  at: number
  /** The exact bytes that were hashed, as text. */
  body: string
  /** Hex. */
  leaf: string
}

/**
 * Usage of the account in the UTC month of `now`. Two primary-key reads, whatever the history. A hold counts as
 * reserved until its end is recorded, at most until the next sweep after its time.
 * @throws where there is no such account.
 */
export function usageOf(reader: Handle, account: string, now: number): UsageSummary {
  const period = periodOf(now)
  const { state, month } = preparedFor(reader)
  const opened = state.get(account)
  if (opened === undefined) throw new Error(`no ledger account ${account}`)
  const { quota: limit, used, reserved } = month.get(account, period) ?? { quota: opened.quota, used: 0, reserved: 0 }
  return summarise({ plan: planFor(opened.plan).key, period, limit, used, reserved })
}

/** The account's last events, newest first. */
export function recentEvents(reader: Handle, account: string, limit: number): RecentEvent[] {
  return preparedFor(reader)
    .recent.all({ account, limit })
    .map((row) => ({ ...row, body: row.body.toString('utf8'), leaf: row.leaf.toString('hex') }))
}

/** Number of events in the log and the Merkle tree hash over all of them (RFC 6962), hex. */
export function headOf(reader: Handle): { size: number; root: string } {
  const row = preparedFor(reader).head.get()
  if (row === undefined) throw new Error('the ledger was never opened')
  return { size: row.size, root: rootOf(unpackFrontier(row.frontier, row.size)).toString('hex') }
}

const prepared = new WeakMap<Handle, ReturnType<typeof prepare>>()

function preparedFor(reader: Handle) {
  const known = prepared.get(reader)
  if (known !== undefined) return known
  const made = prepare(reader)
  prepared.set(reader, made)
  return made
}

function prepare({ drizzle, sqlite }: Handle) {
  return {
    // Every page asks for these. Two plain reads take half the time of their join, measured.
    state: sqlite.prepare<[string], { plan: string; quota: number }>(
      'SELECT plan, quota FROM account_state WHERE account = ?',
    ),
    month: sqlite.prepare<[string, string], { quota: number; used: number; reserved: number }>(
      'SELECT quota, used, reserved FROM account_period WHERE account = ? AND period = ?',
    ),
    recent: drizzle
      .select({
        seq: ledgerEvent.seq,
        aseq: ledgerEvent.aseq,
        type: ledgerEvent.type,
        at: ledgerEvent.at,
        body: ledgerEvent.body,
        leaf: ledgerEvent.leaf,
      })
      .from(ledgerEvent)
      .where(eq(ledgerEvent.account, sql.placeholder('account')))
      .orderBy(desc(ledgerEvent.aseq))
      .limit(sql.placeholder('limit'))
      .prepare(),
    head: drizzle.select({ size: ledgerHead.size, frontier: ledgerHead.frontier }).from(ledgerHead).prepare(),
  }
}
