import { DAY, granted, invoiced, monthOfPro, paid } from './lies-about-money.ts'
import { ANNE, BERT, type naiveLog } from './naive-log.ts'

// Lies about time, credits, plans and months, signed with the log's own key. The table "Lies about time and credits" in
// docs/ledger.md lists the same cases. Each begins on a log with two accounts, Anne's and Bert's, that may send three requests.

type Log = ReturnType<typeof naiveLog>
type Lie = [name: string, lie: (log: Log) => void, says: RegExp]

const DAY_MS = DAY * 1_000
const ZERO = Object.fromEntries(
  (
    'requests settled released expired late used from_lots adjusted tokens_in tokens_out granted credits_expired ' +
    'credits_revoked paid refunded'
  )
    .split(' ')
    .map((name) => [name, 0]),
)

const spend = (log: Log, times: number) => Array.from({ length: times }, () => log.settle(log.reserve(ANNE)))
/** Anne's plan changes from starter to pro because of a payment; `changes` are the lie. */
function upgraded(log: Log, changes: (log: Log) => Record<string, unknown>) {
  const cause = invoiced(log, [monthOfPro])
  const honest = { from: 'starter', to: 'pro', policy: 1, quota: 500, effective_at: log.now + 60_000, cause }
  log.add(ANNE, 'plan.changed', { ...honest, reason: 'subscription', operator: null, ...changes(log) }, 2)
}
const lotted = (log: Log, lot: number) => log.settle(log.reserve(ANNE, { source: 'lot', lot }))

export const LIES_ABOUT_TIME: Lie[] = [
  [
    'a plan changed from another than the one in force',
    (log) => upgraded(log, () => ({ from: 'business' })),
    /event 6: a plan is changed from the one before/,
  ],
  [
    'a plan in force a year later',
    (log) => upgraded(log, ({ now }) => ({ effective_at: now + 365 * DAY_MS })),
    /event 6: a plan changes at once/,
  ],
  [
    'a plan in force a month earlier',
    (log) => upgraded(log, ({ now }) => ({ effective_at: now - 30 * DAY_MS })),
    /event 6: a plan changes at once/,
  ],
  [
    'a limit ten times that of the plan',
    (log) => upgraded(log, () => ({ quota: 5_000 })),
    /event 6: a limit is that of the published policy/,
  ],
  [
    'credits that end before they are granted',
    (log) => log.grant(ANNE, 5, log.now - DAY_MS),
    /event 5: a lot ends after it is granted/,
  ],
  [
    'credits expired before their time',
    (log) => log.add(ANNE, 'credit.expired', { lot: log.grant(ANNE, 5, log.now + 9 * DAY_MS), amount: 5 }),
    /event 6: credits do not expire early/,
  ],
  [
    'credits bought by a payment that came later',
    (log) => {
      granted(log, { cause: 6 })
      paid(log)
    },
    /event 5: a cause is an earlier event/,
  ],
  [
    'a hold of an hour',
    (log) => log.settle(log.reserve(ANNE, { expires_at: log.now + 3_660_000 })),
    /event 5: a reservation holds for two minutes/,
  ],
  [
    'a hold expired before its time',
    (log) => log.add(ANNE, 'request.expired', { reserve: log.reserve(ANNE), amount: 1, period: '2026-09' }),
    /event 6: nothing expires early/,
  ],
  [
    'a result called late in its time',
    (log) => log.settle(log.reserve(ANNE), { late: true }),
    /event 6: a reservation ends once/,
  ],
  [
    'a late result called timely',
    (log) => {
      const reserve = log.reserve(ANNE)
      log.expire(reserve)
      log.settle(reserve)
    },
    /event 7: a reservation ends once/,
  ],
  [
    'a request counted in the month before it began',
    (log) => log.settle(log.reserve(ANNE, { period: '2026-08' })),
    /event 5: a request belongs to the month it began in/,
  ],
  [
    'a result counted in the month after its request',
    (log) => log.settle(log.reserve(ANNE), { period: '2026-10' }),
    /event 6: a request counts in the month it began in/,
  ],
  [
    'more counted than was reserved',
    (log) => log.settle(log.reserve(ANNE), { amount: 2 }),
    /event 6: what ends is what was reserved/,
  ],
  [
    'a request settled after it was released',
    (log) => {
      const reserve = log.reserve(ANNE)
      log.release(reserve)
      log.settle(reserve)
    },
    /event 7: a reservation ends once/,
  ],
  [
    'a retry of what was charged',
    (log) => {
      const reserve = log.reserve(ANNE)
      log.settle(reserve)
      log.settle(log.reserve(ANNE, { retry_of: reserve }))
    },
    /event 7: a retry names an own reservation that came to nothing/,
  ],
  ['a fourth request of three', (log) => spend(log, 4), /event 11: no reservation beyond the limit/],
  [
    'extra credits spent while the month has room',
    (log) => lotted(log, log.grant(ANNE, 5)),
    /event 6: the monthly quota is spent before a lot/,
  ],
  [
    'extra credits of another account spent',
    (log) => {
      const lot = log.grant(BERT, 5)
      spend(log, 3)
      lotted(log, lot)
    },
    /event 12: a lot was granted to this account/,
  ],
  [
    'credits spent before those that end earlier',
    (log) => {
      log.grant(ANNE, 5, log.now + 5 * DAY_MS)
      const later = log.grant(ANNE, 5, log.now + 50 * DAY_MS)
      spend(log, 3)
      lotted(log, later)
    },
    /event 13: lots are spent by earliest end/,
  ],
  [
    'credits spent after their end',
    (log) => {
      const lot = log.grant(ANNE, 5, log.now + 120_000)
      spend(log, 3)
      lotted(log, lot)
    },
    /event 12: a lot past its end is not taken/,
  ],
  [
    'more given back than was charged',
    (log) => {
      const reserve = log.reserve(ANNE)
      log.adjust(reserve, log.settle(reserve), 2)
    },
    /event 7: no more is given back than was settled/,
  ],
  [
    'one charge given back twice',
    (log) => {
      const reserve = log.reserve(ANNE)
      const settled = log.settle(reserve)
      log.adjust(reserve, settled)
      log.adjust(reserve, settled)
    },
    /event 8: no more is given back than was settled/,
  ],
  [
    'credits given back for a request that cost nothing',
    (log) => {
      const reserve = log.reserve(ANNE)
      log.adjust(reserve, log.release(reserve))
    },
    /event 7: an adjustment names what was settled/,
  ],
  [
    'a month stated before it is over',
    (log) => log.add(ANNE, 'period.closed', { ...ZERO, period: '2026-09', plan: 'starter', quota: 3, currency: 'usd' }),
    /event 5: a month is stated 15 minutes after its end/,
  ],
  [
    'a month sealed at midnight',
    (log) => {
      log.now = Date.UTC(2026, 9, 1)
      const seal = { ...ZERO, period: '2026-09', first: 0, end: 5, statements: 0, currency: 'usd' }
      log.add('_', 'period.sealed', seal)
    },
    /event 5: a month is sealed 15 minutes after its end/,
  ],
  [
    'a request in a month that is closed',
    (log) => {
      spend(log, 1)
      log.close('2026-09', [ANNE, BERT])
      log.settle(log.reserve(ANNE, { period: '2026-09' }), { period: '2026-09' })
    },
    /event 10: a closed month never changes/,
  ],
  [
    'a statement of a cent more than was paid',
    (log) => {
      paid(log)
      log.close('2026-09', [ANNE, BERT], { paid: 1_000 })
    },
    /event 6: the statement's paid/,
  ],
  [
    'a plan table numbered past the next',
    (log) => log.add('_', 'policy.published', { ...log.drafts[1]?.data, version: 3 }),
    /event 5: policies are numbered in order/,
  ],
  [
    'a clock put right that was not ahead',
    (log) => log.add('_', 'clock.corrected', { clock: log.now + DAY_MS, operator: 'ops-1' }),
    /event 5: a clock is corrected only if the log is ahead of it/,
  ],
]
