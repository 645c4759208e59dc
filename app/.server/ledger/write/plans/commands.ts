import type { SqliteConnection } from '#app/.server/platform/database.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { canonical } from '../../format/canonical.ts'
import { parseEvent, SYSTEM } from '../../format/events.ts'
import type { PLAN_REASONS } from '../../format/shapes.ts'
import { ledgerPlan } from '../../product-words.ts'
import { breachUnless } from '../breach.ts'
import type { LedgerTx } from '../journal.ts'
import type { AccountReader } from '../ledger-account-reader.ts'
import { currentPolicy, quotaIn } from './policy.ts'

export type PlanChange = {
  account: string
  plan: PlanKey
  /** What a contract says instead of the plan table. */
  quota?: number
  /** seq of the event behind it. */
  cause?: number
  /** Who acted, as a pseudonymous short name, and why; absent if the subscription did. */
  by?: { operator: string; reason: (typeof PLAN_REASONS)[number] }
}

/** The promises to customers: the published plan table, and the plan of each account. */
export function preparePlanCommands(sqlite: SqliteConnection, accounts: AccountReader) {
  const selectPolicy = sqlite.prepare<[], { seq: number; body: Buffer }>(
    `SELECT seq, body FROM ledger_event WHERE account = '${SYSTEM}' AND type = 'policy.published'
     ORDER BY aseq DESC LIMIT 1`,
  )

  /** The last policy in the log with the seq of its event. */
  function publishedPolicy() {
    const row = selectPolicy.get()
    if (row === undefined) return undefined
    const event = parseEvent(row.body)
    breachUnless(event.type === 'policy.published', `event ${row.seq} is no policy`)
    return { seq: row.seq, policy: event.data }
  }

  function policyInForce() {
    const published = publishedPolicy()
    breachUnless(published !== undefined, 'the log has no policy')
    return published
  }

  /** Publishes the plan table, unless the log already ends with the same one. */
  function publishPolicy(tx: LedgerTx): void {
    const current = currentPolicy()
    const published = publishedPolicy()
    if (published !== undefined) {
      const { version: _, ...before } = published.policy
      if (canonical(before) === canonical(current)) return
    }
    const version = (published?.policy.version ?? 0) + 1
    tx.append(SYSTEM, { type: 'policy.published', v: 1, data: { ...current, version } }, null)
  }

  function openAccount(tx: LedgerTx, input: { account: string; plan: PlanKey }): void {
    const { account } = input
    const plan = ledgerPlan(input.plan)
    if (accounts.exists(account)) throw new Error(`${account} is open already`)
    const { seq, policy } = policyInForce()
    tx.append(
      account,
      { type: 'account.opened', v: 1, data: { plan, policy: seq, quota: quotaIn(policy, plan) } },
      null,
    )
  }

  function changePlan(tx: LedgerTx, input: PlanChange): { seq: number } {
    const { seq, policy } = policyInForce()
    const to = ledgerPlan(input.plan)
    const { account, quota = quotaIn(policy, to), cause = null, by } = input
    const { plan: from, erased } = accounts.load(account, periodOf(tx.at))
    if (erased) throw new Error(`${account} was erased`)
    const { reason, operator } = by ?? { reason: 'subscription', operator: null }
    const data = { from, to, policy: seq, quota, effective_at: tx.at, cause, reason, operator }
    return tx.append(account, { type: 'plan.changed', v: 2, data }, null)
  }

  return { publishPolicy, openAccount, changePlan }
}
