import { eq } from 'drizzle-orm'
import type { Ledger } from '#app/.server/ledger/index.ts'
import type { Database, Handle } from '#app/.server/platform/database.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { Standing } from '#app/domain/billing/standing.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { billingOverride } from '#db/schema/billing.ts'
import { customerOf } from './customers.ts'

type Deps = { database: Database; ledger: Pick<Ledger, 'transact' | 'changePlan'> }
type Target = { workspace: string; account: string }
/** Further work in the transaction of a change, such as an entry in a journal. */
type And = (done: { seq: number }) => void
/** The operator's short name and reason; both are part of the event. */
export type Act = { operator: string; reason: 'contract' | 'goodwill' | 'correction' }

/** The plan that an operator has set for a workspace; undefined if the subscription decides. */
export function overrideOf(reader: Handle, workspaceId: string): typeof billingOverride.$inferSelect | undefined {
  return reader.drizzle.select().from(billingOverride).where(eq(billingOverride.workspaceId, workspaceId)).get()
}

/**
 * Puts a workspace on a plan at once; Stripe has no effect on it until it is released.
 * @param input `quota` is the limit of an enterprise contract; undefined: the published one
 * @returns the seq of the event
 */
export function setPlan(
  { database, ledger }: Deps,
  input: Target & { plan: PlanKey; quota: number | undefined; by: Act },
  and: And = () => undefined,
): { seq: number } {
  const { workspace, account, plan, quota, by } = input
  return ledger.transact((tx) => {
    const row = { plan, operator: by.operator, reason: by.reason, setAt: tx.at }
    database.writer.drizzle
      .insert(billingOverride)
      .values({ workspaceId: workspace, ...row })
      .onConflictDoUpdate({ target: billingOverride.workspaceId, set: row })
      .run()
    const done = ledger.changePlan(tx, { account, plan, by, ...(quota === undefined ? {} : { quota }) })
    and(done)
    return done
  })
}

/**
 * Returns the plan to the subscription's last known state; the next sync corrects it. Starter if there is no paid
 * subscription.
 */
export function releasePlan(
  { database, ledger }: Deps,
  { workspace, account, by }: Target & { by: Act },
  and: And = () => undefined,
): { ok: true; seq: number } | Refusal<'not_set'> {
  return ledger.transact((tx): { ok: true; seq: number } | Refusal<'not_set'> => {
    const { drizzle } = database.writer
    const { changes } = drizzle.delete(billingOverride).where(eq(billingOverride.workspaceId, workspace)).run()
    if (changes === 0) return refuse('not_set')
    const done = ledger.changePlan(tx, { account, plan: planWithout(database.writer, workspace, tx.at), by })
    and(done)
    return { ok: true, ...done }
  })
}

/** The plan of a workspace by its subscription alone. @param at milliseconds UTC */
export function planWithout(reader: Handle, workspace: string, at: number): PlanKey {
  return paidPlan(customerOf(reader, workspace)?.standing ?? null, at)
}

function paidPlan(standing: Standing | null, at: number): PlanKey {
  if (standing === null) return 'starter'
  const { status, plan, graceUntil } = standing
  const isPaid = status === 'active' || status === 'trialing' || (status === 'past_due' && at < (graceUntil ?? 0))
  return isPaid ? plan : 'starter'
}
