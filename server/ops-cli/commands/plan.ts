import { z } from 'zod'
import { planWithout, releasePlan, setPlan } from '#app/.server/billing/operators.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import type { Desk } from '#app/.server/operations/desk.ts'
import { PLAN_KEYS, PLANS } from '#app/domain/billing/plans.ts'
import { grouped } from '../../ledger-cli/terminal.ts'
import { write } from '../command.ts'
import { count, oneOf, word } from '../fields.ts'
import { refusalFor } from '../refused.ts'
import { ledgerAccountOf, writableLedger } from './stage.ts'
import { WHO, workspaceNamed } from './who.ts'

const REASONS = ['contract', 'goodwill', 'correction'] as const

/** Takes effect at once and overrides Stripe until it is released. */
export const planSet = write({
  name: 'plan set',
  help: 'a plan that Stripe does not change any more',
  target: { ...WHO, ask: 'plan set whom?' },
  options: {
    plan: { takes: 'starter|pro|business|enterprise' },
    limit: { takes: 'N', help: 'requests a month by contract; enterprise only' },
    reason: { takes: REASONS.join('|') },
  },
  input: z
    .object({
      target: word,
      plan: oneOf('plan', PLAN_KEYS),
      limit: count('limit').optional(),
      reason: oneOf('reason', REASONS),
    })
    .refine(
      ({ plan, limit }) => limit === undefined || plan === 'enterprise',
      '--limit goes with --plan enterprise; the other plans have the published limit',
    ),
  subject: (desk, { target }) => workspaceNamed(desk, target),
  async prepare(desk, { plan, limit: quota, reason }, act) {
    const { database } = desk
    const ledger = await writableLedger(desk)
    const { workspace, account } = ledgerAccountOf(act.subject)
    const by = { operator: act.operator, reason }
    const limit = quota ?? PLANS[plan].requestsPerMonth
    return {
      lines: [`${workspace} gets ${plan} with ${grouped(limit)} requests a month (${reason}).`],
      figure: String(limit),
      async apply(record) {
        const done = ({ seq }: { seq: number }) => {
          const change = { seq, ...standing(desk, workspace, account) }
          return {
            value: change,
            lines: [changeText(change), 'Stripe does not change it any more; plan release gives it back.'],
          }
        }
        return done(setPlan({ database, ledger }, { workspace, account, plan, quota, by }, (set) => record(done(set))))
      },
    }
  },
})

/** The subscription decides the plan again. */
export const planRelease = write({
  name: 'plan release',
  help: 'back to the plan of the subscription, or to starter',
  target: { ...WHO, ask: 'plan release whom?' },
  options: { reason: { takes: REASONS.join('|') } },
  input: z.object({ target: word, reason: oneOf('reason', REASONS) }),
  subject: (desk, { target }) => workspaceNamed(desk, target),
  async prepare(desk, { reason }, act) {
    const { database } = desk
    const ledger = await writableLedger(desk)
    const { workspace, account } = ledgerAccountOf(act.subject)
    const next = PLANS[planWithout(database.writer, workspace, desk.clock.now())]
    return {
      lines: [`${workspace} goes back to ${next.key} with ${grouped(next.requestsPerMonth)} requests a month.`],
      figure: String(next.requestsPerMonth),
      async apply(record) {
        const done = ({ seq }: { seq: number }) => {
          const change = { seq, ...standing(desk, workspace, account) }
          return { value: change, lines: [changeText(change), 'From now on the subscription decides.'] }
        }
        const by = { operator: act.operator, reason }
        const released = releasePlan({ database, ledger }, { workspace, account, by }, (end) => record(done(end)))
        if (!released.ok) throw refusalFor(released.code)
        return done(released)
      },
    }
  },
})

/** Read by the writer, which sees a change before its commit. */
function standing({ database, clock }: Desk, workspace: string, account: string) {
  const { plan, limit } = usageOf(database.writer, account, clock.now())
  return { workspace, account, plan, limit }
}

function changeText({ seq, workspace, plan, limit }: ReturnType<typeof standing> & { seq: number }): string {
  return `Entry ${seq}: ${workspace} is on ${plan}, ${grouped(limit)} requests this month.`
}
