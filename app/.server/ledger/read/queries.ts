import { desc, eq, sql } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import { periodOf, summarise, type UsageSummary } from '#app/domain/usage/usage.ts'
import { ledgerEvent, ledgerHead } from '#db/schema/ledger.ts'
import { rootOf, unpackFrontier } from '../tree/merkle.ts'

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
 * Usage of the account in the UTC month of `now`. Two primary-key reads, however long the history is. A hold counts as
 * reserved until its end is recorded, at most until the next sweep after its time.
 * @throws if there is no such account.
 */
export function usageOf(reader: Handle, account: string, now: number): UsageSummary {
  const period = periodOf(now)
  const { state, month } = preparedFor(reader)
  const opened = state.get(account)
  if (opened === undefined) throw new Error(`no ledger account ${account}`)
  const { quota, used, reserved, adjusted } = month.get(account, period) ?? {
    quota: opened.quota,
    used: 0,
    reserved: 0,
    adjusted: 0,
  }
  const limit = quota + adjusted
  return summarise({ plan: planFor(opened.plan).key, period, limit, adjusted, used, reserved, extra: opened.extra })
}

/** A sealed month of the whole log. The events whose time lies in it are [first, end). */
export type SealedPeriod = { period: string; seq: number; first: number; end: number; statements: number }

/** The months that are sealed, oldest first. */
export function sealedPeriods(reader: Handle): SealedPeriod[] {
  return preparedFor(reader).sealed.all()
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

const preparedFor = preparedOnce(prepare)

function prepare({ drizzle, sqlite }: Handle) {
  return {
    // Every page asks for these. Two plain reads take half the time of their join, measured.
    state: sqlite.prepare<[string], { plan: string; quota: number; extra: number }>(
      'SELECT plan, quota, extra FROM account_state WHERE account = ?',
    ),
    month: sqlite.prepare<[string, string], { quota: number; used: number; reserved: number; adjusted: number }>(
      'SELECT quota, used, reserved, adjusted FROM account_period WHERE account = ? AND period = ?',
    ),
    sealed: sqlite.prepare<[], SealedPeriod>(
      'SELECT period, seq, first_seq AS first, end_seq AS end, statements FROM sealed_period ORDER BY period',
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
