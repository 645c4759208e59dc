import { z } from 'zod'
import { customerOf } from '#app/.server/billing/customers.ts'
import { overrideOf } from '#app/.server/billing/operators.ts'
import { readEvent, usageOf } from '#app/.server/ledger/index.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { grouped } from '../../ledger-cli/terminal.ts'
import { read } from '../command.ts'
import { word } from '../fields.ts'
import { WHO, workspaceNamed } from './who.ts'

const ACTS = 20

export const workspaceShow = read({
  name: 'workspace show',
  help: 'plan, limit, usage, credits, and what operators did',
  target: { ...WHO, ask: 'workspace show whom?' },
  input: z.object({ target: word }),
  run({ database, clock }, { target }) {
    const { reader } = database
    const { workspaceId: workspace, account } = workspaceNamed({ database }, target)
    const { plan, period, limit, used, reserved, extra, remaining } = usageOf(reader, account, clock.now())
    const usage = { period, limit, used, reserved, extra, remaining }
    const lots = lotsOf(reader, account)
    const set = overrideOf(reader, workspace)
    const subscription = customerOf(reader, workspace)?.standing ?? null
    const acts = actsOf(reader, account)
    return {
      subject: { workspaceId: workspace },
      value: { workspace, account, plan, usage, lots, set: set ?? null, subscription, acts },
      lines: [
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
      ],
    }
  },
})

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
    if (!('operator' in data && 'reason' in data) || data.operator === null) continue
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
