import { expect, test } from 'vitest'
import { bundleOf, linesOf, naiveKey, type Wanted } from '#tests/support/naive-bundle.ts'
import { ANNE, BERT, honestLog, naiveLog } from '#tests/support/naive-log.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'

// What an export of one month must hold so that its limits and requests can be judged, and months that are not closed.

const key = naiveKey()
type Log = ReturnType<typeof naiveLog>

const MONTHS = [{ month: '2026-10' }, { month: '2026-10', account: ANNE }]

async function judged(log: Log, wanted: Partial<Wanted> = {}) {
  return (await verified(bundleOf(linesOf(log.drafts), { keys: [key], ...wanted }), { keys: [key.vkey] })).report
}

function change(log: Log, from: string, to: string, quota: number): number {
  const effective_at = log.now + 60_000
  return log.add(ANNE, 'plan.changed', { from, to, policy: 1, quota, effective_at, cause: null })
}

/** Anne, opened and stated in September, with so many requests in October. */
function october(requests: number, plan: 'starter' | 'pro' = 'starter') {
  const log = naiveLog(key)
  const opened = log.open(ANNE, plan)
  log.settle(log.reserve(ANNE))
  log.close('2026-09', [ANNE], {}, plan, plan === 'starter' ? 3 : 500)
  for (let n = 0; n < requests; n += 1) log.settle(log.reserve(ANNE))
  return { log, opened }
}

function end(log: Log, plan = 'starter', quota = 3) {
  log.close('2026-10', [ANNE], {}, plan, quota)
  log.reserve(ANNE)
}

test.each(MONTHS)('a month in which the account’s opening is left out is not verified: %j', async (wanted) => {
  const { log, opened } = october(10)
  end(log, 'business', 999_999)
  const report = await judged(log, { ...wanted, hidden: opened })
  expect([report.result, report.exit]).toEqual(['INCOMPLETE', 3])
  expect(report.summary).toContain('Rules, Statements')
  expect(detailsOf(report, 'Rules')).toContain(`account.opened of ${ANNE} is not in this export`)
  expect(detailsOf(report, 'Statements')).toContain('1 statement whose plan and limit could not be judged')
  // If it is there, the limit is judged.
  expect(detailsOf(await judged(log, wanted), 'Rules')).toContain('no reservation beyond the limit')
})

test.each(MONTHS)('a month without the policy that its limit comes from is not verified: %j', async (wanted) => {
  const { log } = october(1)
  end(log)
  expect((await judged(log, wanted)).result).toBe('VERIFIED')
  const report = await judged(log, { ...wanted, hidden: 1 })
  expect(report.result).toBe('INCOMPLETE')
  expect(detailsOf(report, 'Rules')).toContain('names event 1, which is not in this export: a limit comes from')
})

test.each(MONTHS)('a downgrade before the month that is left out shows in the statement before: %j', async (wanted) => {
  const log = naiveLog(key)
  log.open(ANNE, 'pro')
  const downgrade = change(log, 'pro', 'starter', 3)
  // The last event before the month stands in the export as its neighbour, so the change is not the last one.
  log.settle(log.reserve(ANNE))
  log.close('2026-09', [ANNE])
  for (let n = 0; n < 10; n += 1) log.settle(log.reserve(ANNE))
  end(log, 'pro', 500)
  expect((await judged(log, wanted)).result).toBe('TAMPERED')
  const report = await judged(log, { ...wanted, hidden: downgrade })
  expect(report.result).toBe('INCOMPLETE')
  expect(detailsOf(report, 'Rules')).toContain(
    'states starter, 3 requests, at the end of 2026-09, while this export shows pro, 500',
  )
})

test('a change from another plan than the export shows is incomplete at first, and then a broken rule', async () => {
  const unexplained = october(1).log
  change(unexplained, 'pro', 'starter', 3)
  end(unexplained)
  const report = await judged(unexplained, { month: '2026-10' })
  expect(report.result).toBe('INCOMPLETE')
  expect(detailsOf(report, 'Rules')).toContain('changes the plan pro, while this export shows starter before it')

  const broken = october(1).log
  change(broken, 'starter', 'pro', 500)
  change(broken, 'starter', 'pro', 500)
  end(broken, 'pro', 500)
  expect(detailsOf(await judged(broken, { month: '2026-10' }), 'Rules')).toContain(
    'a plan is changed from the one before; expected pro, found starter',
  )
})

test.each([{ month: '2026-09' }, { month: '2026-09', account: ANNE }])(
  'an end that names what is no reservation inside the month is a broken rule: %j',
  async (wanted) => {
    const log = naiveLog(key)
    log.open(ANNE)
    log.settle(log.reserve(ANNE))
    const lot = log.grant(ANNE, 1)
    log.settle(lot, { period: '2026-09', late: true, amount: 1000 })
    log.close('2026-09', [ANNE])
    log.reserve(ANNE)
    expect(detailsOf(await judged(log, wanted), 'Rules')).toContain(
      'what ends was reserved before; expected a reservation',
    )
  },
)

test('a retry, an adjustment and a lot that name nothing inside the month are broken rules', async () => {
  const retry = october(1)
  retry.log.settle(retry.log.reserve(ANNE, { retry_of: retry.log.drafts.length - 1 }))
  const adjustment = october(1)
  adjustment.log.add(ANNE, 'adjustment.posted', {
    reserve: adjustment.log.drafts.length - 1,
    settled: adjustment.log.drafts.length - 1,
    of_period: '2026-10',
    period: '2026-10',
    units: 9,
    reason: 'goodwill',
    operator: 'ops-1',
  })
  const lot = october(3)
  lot.log.reserve(ANNE, { source: 'lot', lot: lot.log.drafts.length - 1 })
  for (const [{ log }, rule] of [
    [retry, 'a retry names an earlier reservation'],
    [adjustment, 'an adjustment names a reservation'],
    [lot, 'a lot was granted to this account'],
  ] as const) {
    expect(detailsOf(await judged(log, { month: '2026-10' }), 'Rules')).toContain(`${rule}; expected a`)
  }
})

test.each(MONTHS)('the end of a request of before whose beginning is left out is not verified: %j', async (wanted) => {
  const log = naiveLog(key)
  log.open(ANNE)
  const lost = log.reserve(ANNE)
  log.expire(lost)
  log.settle(log.reserve(ANNE))
  log.close('2026-09', [ANNE])
  log.settle(lost, { late: true, period: '2026-10' })
  log.close('2026-10', [ANNE], { requests: 0 })
  log.reserve(ANNE)
  expect((await judged(log, wanted)).result).toBe('VERIFIED')
  const report = await judged(log, { ...wanted, hidden: lost })
  expect(report.result).toBe('INCOMPLETE')
  expect(detailsOf(report, 'Rules')).toContain(`names event ${lost}, which is not in this export`)
})

test.each(MONTHS)('a request of before that ends again and again is a broken rule: %j', async (wanted) => {
  const log = naiveLog(key)
  log.open(ANNE)
  const lost = log.reserve(ANNE)
  log.expire(lost)
  log.close('2026-09', [ANNE])
  for (let n = 0; n < 3; n += 1) log.settle(lost, { late: true, period: '2026-10' })
  log.close('2026-10', [ANNE], { requests: 0 })
  log.reserve(ANNE)
  expect(detailsOf(await judged(log, wanted), 'Rules')).toContain('a reservation ends once; expected expired')
})

test.each(MONTHS)('more given back than a request of before had cost is a broken rule: %j', async (wanted) => {
  const log = naiveLog(key)
  log.open(ANNE)
  const held = log.reserve(ANNE)
  const settled = log.settle(held)
  log.settle(log.reserve(ANNE))
  log.close('2026-09', [ANNE])
  log.adjust(held, settled)
  log.adjust(held, settled)
  end(log)
  expect(detailsOf(await judged(log, wanted), 'Rules')).toContain('no more is given back than was settled')
  const report = await judged(log, { ...wanted, hidden: settled })
  expect(report.result).toBe('INCOMPLETE')
  expect(detailsOf(report, 'Rules')).toContain(`names event ${settled}, which is not in this export`)
})

test('the first seal of a log is that of its first month', async () => {
  const log = naiveLog(key)
  log.open(BERT)
  log.settle(log.reserve(BERT))
  log.now = Date.UTC(2026, 9, 5)
  log.open(ANNE)
  log.close('2026-10', [ANNE])
  expect(detailsOf(await judged(log), 'Rules')).toContain('no month is left out; expected 2026-09, found 2026-10')
})

test.each(MONTHS)('a month before that was never closed shows where nothing lies between: %j', async (wanted) => {
  const log = naiveLog(key)
  log.open(ANNE)
  log.settle(log.reserve(ANNE))
  log.now = Date.UTC(2026, 9, 5)
  log.settle(log.reserve(ANNE))
  log.close('2026-10', [ANNE])
  log.reserve(ANNE)
  expect(detailsOf(await judged(log, wanted), 'Rules')).toContain(
    'no month is left out; expected 2026-09, found 2026-10',
  )
})

test('a month that is sealed before it is over is a broken rule, in the export of another month too', async () => {
  const log = october(1).log
  end(log)
  const seal = log.drafts.findIndex(({ type }) => type === 'period.sealed')
  const early = { ...log.drafts[seal], at: Date.UTC(2026, 9, 1) + 14 * 60_000 }
  log.drafts.splice(seal, 1, early as Log['drafts'][number])
  const statement = log.drafts[seal - 1]
  if (statement !== undefined) statement.at = early.at
  for (const wanted of [{}, { month: '2026-09' }, { month: '2026-10' }]) {
    expect(detailsOf(await judged(log, wanted), 'Rules')).toContain('a month is sealed 15 minutes after its end')
  }
})

test.each([{}, { account: ANNE }])('a month that should have been closed a day ago and is not: %j', async (wanted) => {
  const log = naiveLog(key)
  log.open(ANNE)
  log.settle(log.reserve(ANNE))
  const due = Date.UTC(2026, 9, 1) + 15 * 60_000
  log.now = due + 86_400_000 - 2 * 60_000
  log.reserve(ANNE)
  expect((await judged(log, wanted)).result).toBe('VERIFIED')
  log.reserve(ANNE)
  const report = await judged(log, wanted)
  expect([report.result, failures(report)]).toEqual(['INCOMPLETE', []])
  expect(detailsOf(report, 'Completeness')).toContain(
    'The month 2026-09 has not been closed although it should have been',
  )
})

test('a log that sealed one month and then no more is incomplete', async () => {
  const log = october(1).log
  log.now = Date.UTC(2026, 10, 5)
  log.reserve(ANNE)
  expect(detailsOf(await judged(log), 'Completeness')).toContain('The month 2026-10 has not been closed')
})

test('every export of an honest log says on what the limit of its month rests', async () => {
  const log = honestLog(key)
  const notProven = (await judged(log, { month: '2026-09' })).notProven.join('\n')
  expect(notProven).toContain('that no change of plan before the month was left out')
  expect((await judged(log)).notProven.join('\n')).not.toContain('change of plan')
})

test('a month in which only the statement of the month before was written needs no statement of its own', async () => {
  const { log } = october(0)
  log.now = Date.UTC(2026, 10, 5)
  log.settle(log.reserve(ANNE))
  const report = await judged(log, { month: '2026-10', account: ANNE })
  expect(report.checks.find(({ name }) => name === 'Completeness')?.status).toBe('OK')
  // Anything else that happened in it has to be stated.
  const active = october(1).log
  active.now = Date.UTC(2026, 10, 5)
  active.settle(active.reserve(ANNE))
  expect((await judged(active, { month: '2026-10', account: ANNE })).result).toBe('INCOMPLETE')
})

test('a month that is stated twice is a broken rule in the export of the month in which that was done', async () => {
  const { log } = october(1)
  const statement = log.drafts.find(({ type }) => type === 'period.closed')
  log.add(ANNE, 'period.closed', statement?.data ?? {})
  end(log)
  for (const wanted of MONTHS) {
    expect(detailsOf(await judged(log, wanted), 'Rules')).toContain('a month is stated once')
  }
})

test('a contract names the published policy of its time, although its limit is its own', async () => {
  const { log } = october(0)
  const data = { from: 'starter', to: 'enterprise', quota: 40, effective_at: log.now + 60_000, cause: null }
  const contract = log.add(ANNE, 'plan.changed', { ...data, policy: 1 })
  expect((await judged(log)).result).toBe('VERIFIED')
  const change = log.drafts[contract]
  if (change !== undefined) change.data.policy = 2
  expect(detailsOf(await judged(log), 'Rules')).toContain('a limit comes from a published policy')
})
