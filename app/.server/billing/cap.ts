import { eq } from 'drizzle-orm'
import { chainOf, type Ledger, usageOf, workspaceOfAccount } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database, Handle } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { type Forecast, forecastOf } from '#app/domain/usage/forecast.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import { spendingCap } from '#db/schema/billing.ts'

type Metered = Pick<Ledger, 'reserve' | 'settle' | 'release'>
export type Spending = { cap: number | null; forecast: Forecast }

/** The workspace's own limit on its requests per month; null if it set none. */
export function capOf(reader: Handle, workspaceId: string): number | null {
  return preparedFor(reader).get(workspaceId) ?? null
}

const preparedFor = preparedOnce(({ sqlite }) =>
  sqlite.prepare<[string], number>('SELECT requests FROM spending_cap WHERE workspace_id = ?').pluck(),
)

/** The cap, and how long the month's requests will last at the current pace. */
export function spendingOf(
  reader: Handle,
  { workspaceId, account, usage, now }: { workspaceId: string; account: string; usage: UsageSummary; now: number },
): Spending {
  const cap = capOf(reader, workspaceId)
  const since = chainOf(reader, account).event(0)?.at ?? now
  return { cap, forecast: forecastOf(usage, { now, since, cap }) }
}

/** Sets the cap, which must be below the plan's limit; null removes it. It applies from the next request. */
export function setCap(
  deps: { database: Database; clock: Clock; log: Log },
  input: { workspaceId: string; account: string; userId: string; cap: number | null },
): { ok: true; cap: number | null } | Refusal<'cap_invalid'> {
  const { workspaceId, account, userId, cap } = input
  const { reader, writer } = deps.database
  const now = deps.clock.now()
  const { limit, adjusted } = usageOf(reader, account, now)
  if (cap !== null && cap >= limit - adjusted) return refuse('cap_invalid')
  if (cap === null) writer.drizzle.delete(spendingCap).where(eq(spendingCap.workspaceId, workspaceId)).run()
  else {
    const row = { requests: cap, setAt: now }
    writer.drizzle
      .insert(spendingCap)
      .values({ workspaceId, ...row })
      .onConflictDoUpdate({ target: spendingCap.workspaceId, set: row })
      .run()
  }
  deps.log.info({ event: 'billing.cap_set', userId, cap }, 'spending cap set')
  return { ok: true, cap }
}

/** The ledger for the assistant: each reservation also respects the cap of its workspace. */
export function withCaps(ledger: Metered, database: Database): Metered {
  return {
    settle: ledger.settle,
    release: ledger.release,
    reserve(input) {
      const workspaceId = workspaceOfAccount(database, input.account)
      const ceiling = workspaceId === undefined ? null : capOf(database.reader, workspaceId)
      return ledger.reserve({ ...input, ceiling })
    },
  }
}
