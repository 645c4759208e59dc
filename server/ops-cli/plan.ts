import { releasePlan, setPlan } from '#app/.server/billing/operators.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { PLAN_KEYS } from '#app/domain/billing/plans.ts'
import { grouped, type Terminal } from '../ledger-cli/terminal.ts'
import { act, refusalFor, type Stage } from './act.ts'
import { type Call, countFrom, oneOf, operatorFrom, UsageError } from './arguments.ts'

type Source = Readonly<Record<string, string | undefined>>

const REASONS = ['contract', 'goodwill', 'correction'] as const

/** `plan set`: takes effect at once and overrides Stripe until it is released. */
export async function planSet(call: Call, source: Source, terminal: Terminal): Promise<void> {
  const plan = oneOf(call, 'plan', PLAN_KEYS)
  const by = { operator: operatorFrom(call), reason: oneOf(call, 'reason', REASONS) }
  const quota = call.options.limit === undefined ? undefined : countFrom(call, 'limit')
  if (quota !== undefined && plan !== 'enterprise') {
    throw new UsageError('--limit goes with --plan enterprise; the other plans have the published limit')
  }
  const change = await act(source, call.target, (stage) => {
    const { seq } = setPlan(stage, { ...stage, plan, quota, by })
    return { seq, ...standing(stage) }
  })
  terminal.result(change, [changeText(change), 'Stripe does not change it any more; plan release gives it back.'])
}

/** `plan release`: the subscription decides the plan again. */
export async function planRelease(call: Call, source: Source, terminal: Terminal): Promise<void> {
  const by = { operator: operatorFrom(call), reason: oneOf(call, 'reason', REASONS) }
  const change = await act(source, call.target, (stage) => {
    const released = releasePlan(stage, { ...stage, by })
    if (!released.ok) throw refusalFor(released.code)
    return { seq: released.seq, ...standing(stage) }
  })
  terminal.result(change, [changeText(change), 'From now on the subscription decides.'])
}

function standing({ database, workspace, account }: Stage) {
  const { plan, limit } = usageOf(database.reader, account, Date.now())
  return { workspace, account, plan, limit }
}

function changeText({ seq, workspace, plan, limit }: ReturnType<typeof standing> & { seq: number }): string {
  return `Entry ${seq}: ${workspace} is on ${plan}, ${grouped(limit)} requests this month.`
}
