import type { Handle } from '#app/.server/platform/database.ts'
import { chainOf } from '../read/chain.ts'
import { breachUnless } from './breach.ts'
import type { AccountReader } from './ledger-account-reader.ts'

/** How many accounts are remembered as checked; all are forgotten together, which costs one more check each. */
const REMEMBERED = 50_000

const COUNTED: ReadonlySet<string> = new Set([
  'request.reserved',
  'request.settled',
  'request.released',
  'request.expired',
  'adjustment.posted',
])

/**
 * Compares the rows that limits are judged by with the events that they stand for, once for each account and process:
 * a row that was lowered by hand would otherwise let requests pass that the events do not allow. Reads one month of one
 * account. From then on rows change only together with their events.
 */
export function prepareFirstLook(writer: Handle, accounts: AccountReader) {
  const looked = new Set<string>()
  const selectPlan = writer.sqlite.prepare<[string, string], { plan: string; quota: number }>(
    `SELECT coalesce(body ->> '$.data.to', body ->> '$.data.plan') AS plan, body ->> '$.data.quota' AS quota
     FROM (SELECT CAST(body AS TEXT) AS body, aseq FROM ledger_event WHERE account = ? AND aseq = 0
           UNION ALL
           SELECT CAST(body AS TEXT), aseq FROM ledger_event WHERE account = ? AND type = 'plan.changed')
     ORDER BY aseq DESC LIMIT 1`,
  )

  /** Forgets what was seen of an account before. */
  function lookAgain(account: string, period: string): void {
    looked.delete(account)
    firstLook(account, period)
  }

  /** @throws {LedgerBreach} if a row says something else than the events. */
  function firstLook(account: string, period: string): void {
    if (looked.has(account)) return
    const row = accounts.load(account, period)
    const plan = selectPlan.get(account, account)
    breachUnless(
      plan?.plan === row.plan && plan.quota === row.quota,
      `by its events ${account} is on ${plan?.plan} with ${plan?.quota} requests, by its row on ${row.plan} with ${row.quota}`,
    )
    const { used, reserved, adjusted } = sumsOf(account, period)
    const month = row.months.get(period) ?? { used: 0, reserved: 0, adjusted: 0, quota: row.quota }
    breachUnless(
      month.used === used && month.reserved === reserved && month.adjusted === adjusted && month.quota === row.quota,
      `by its events ${account} has used ${used}, holds ${reserved} and was given back ${adjusted} in ${period}; its row says ${month.used}, ${month.reserved}, ${month.adjusted} of ${month.quota}`,
    )
    if (looked.size >= REMEMBERED) looked.clear()
    looked.add(account)
  }

  function sumsOf(account: string, period: string) {
    const chain = chainOf(writer, account)
    const held = new Map<number, number>()
    const sums = { used: 0, reserved: 0, adjusted: 0 }
    for (const event of chain.lines(chain.month(period), COUNTED)) {
      switch (event.type) {
        case 'request.reserved':
          if (event.data.source === 'quota') held.set(event.seq, event.data.amount)
          break
        case 'adjustment.posted':
          sums.adjusted += event.data.units
          break
        case 'request.settled': {
          const { reserve, amount, late } = event.data
          // A late one may have begun in a month that has been closed since.
          const ofQuota = held.has(reserve) || (late && accounts.hold(reserve)?.lot === null)
          if (ofQuota && event.data.period === period) sums.used += amount
          if (!late) held.set(reserve, 0)
          break
        }
        case 'request.released':
        case 'request.expired':
          if (held.has(event.data.reserve)) held.set(event.data.reserve, 0)
          break
      }
    }
    for (const amount of held.values()) sums.reserved += amount
    return sums
  }

  return { firstLook, lookAgain }
}
