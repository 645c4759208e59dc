import { customerOf } from '#app/.server/billing/customers.ts'
import { overrideOf } from '#app/.server/billing/operators.ts'
import { readEvent, usageOf } from '#app/.server/ledger/index.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { openLedgerFile, settingsOf } from '../ledger-cli/data.ts'
import { grouped, type Terminal } from '../ledger-cli/terminal.ts'
import type { Call } from './arguments.ts'
import { findWorkspace } from './who.ts'

type Source = Readonly<Record<string, string | undefined>>

const ACTS = 20

/** `workspace show`: only reads. */
export function workspaceShow({ target }: Call, source: Source, terminal: Terminal): void {
  const { dataDir } = settingsOf(source)
  using reader = openLedgerFile(source)
  const { workspace, account } = findWorkspace(dataDir, reader, target)
  const { plan, period, limit, used, reserved, extra, remaining } = usageOf(reader, account, Date.now())
  const usage = { period, limit, used, reserved, extra, remaining }
  const lots = lotsOf(reader, account)
  const set = overrideOf(reader, workspace)
  const subscription = customerOf(reader, workspace)?.standing ?? null
  const acts = actsOf(reader, account)
  terminal.result({ workspace, account, plan, usage, lots, set: set ?? null, subscription, acts }, [
    `workspace     ${workspace}`,
    `account       ${account}`,
    `plan          ${plan}${set === undefined ? '' : `, set by ${set.operator} (${set.reason}) on ${dayOf(set.setAt)}`}`,
    `subscription  ${subscription === null ? 'none' : `${subscription.plan} by the ${subscription.interval}, ${subscription.status}, until ${dayOf(subscription.periodEnd)}`}`,
    `month         ${period}: ${grouped(used)} of ${grouped(limit)} used, ${grouped(reserved)} running, ${grouped(remaining)} left`,
    `extra         ${grouped(extra)} credits`,
    ...lots.map(
      (lot) => `  lot ${lot.lot}  ${grouped(lot.left)} of ${grouped(lot.amount)} left, ${endOf(lot.expires_at)}`,
    ),
    acts.length === 0 ? 'operators     did nothing here' : 'operators',
    ...acts.map(({ seq, at, type, reason, operator }) => `  ${seq}  ${at}  ${type}  ${reason}  ${operator}`),
  ])
}

type LotRow = { lot: number; amount: number; left: number; held: number; expires_at: number | null }

function lotsOf({ sqlite }: Handle, account: string): LotRow[] {
  return sqlite
    .prepare<[string], LotRow>(
      `SELECT grant_seq AS lot, amount, left, held, expires_at FROM credit_lot
       WHERE account = ? AND (left > 0 OR held > 0) ORDER BY grant_seq`,
    )
    .all(account)
}

/** The latest actions of operators on this account, newest first. */
function actsOf({ sqlite }: Handle, account: string) {
  const bodies = sqlite
    .prepare<[string], Buffer>(
      `SELECT body FROM ledger_event WHERE account = ?
         AND type IN ('plan.changed', 'credit.granted', 'credit.revoked', 'adjustment.posted')
       ORDER BY aseq DESC`,
    )
    .pluck()
  const acts: { seq: number; at: string; type: string; reason: string; operator: string }[] = []
  for (const body of bodies.iterate(account)) {
    const { seq, at, type, data } = readEvent(body)
    if (!('operator' in data) || data.operator === null) continue
    acts.push({ seq, at: new Date(at).toISOString(), type, reason: data.reason, operator: data.operator })
    if (acts.length === ACTS) break
  }
  return acts
}

function endOf(expiresAt: number | null): string {
  return expiresAt === null ? 'for good' : `until ${new Date(expiresAt).toISOString()}`
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
