import { expect, test } from 'vitest'
import { bundleOf, linesOf, naiveKey } from '#tests/support/naive-bundle.ts'
import { ANNE, BERT, naiveLog } from '#tests/support/naive-log.ts'
import { detailsOf, verified } from '#tests/support/verifying.ts'

// Tests lies in a single event that no sum would reveal.

const key = naiveKey()
type Log = ReturnType<typeof naiveLog>

async function rules(lie: (log: Log) => void): Promise<string> {
  const log = naiveLog(key)
  log.open(ANNE)
  lie(log)
  const { report } = await verified(bundleOf(linesOf(log.drafts), { keys: [key] }), { keys: [key.vkey] })
  return `${report.result}\n${detailsOf(report, 'Rules')}`
}

test('one request reserved twice', async () => {
  const request = `req_${'a1'.repeat(16)}`
  expect(
    await rules((log) => {
      log.settle(log.reserve(ANNE, { request }))
      log.settle(log.reserve(ANNE, { request }))
    }),
  ).toContain('a request is reserved once')
})

test('requests of one moment are told apart, though their ids begin alike', async () => {
  expect(
    await rules((log) => {
      for (const end of ['01', '02']) log.settle(log.reserve(ANNE, { request: `req_${'a1'.repeat(15)}${end}` }))
    }),
  ).toContain('VERIFIED')
})

test('a reservation in the old form after one in the new', async () => {
  const old = (log: Log) => {
    const at = log.now + 60_000
    const { lot: _, ...data } = { ...log.drafts[log.reserve(ANNE)]?.data }
    log.drafts.pop()
    log.now -= 60_000
    return log.add(ANNE, 'request.reserved', { ...data, expires_at: at + 120_000 }, 1)
  }
  expect(
    await rules((log) => {
      log.settle(old(log))
      log.settle(log.reserve(ANNE))
    }),
  ).toContain('VERIFIED')
  expect(
    await rules((log) => {
      log.settle(log.reserve(ANNE))
      log.settle(old(log))
    }),
  ).toContain('no older version after a newer one; expected version 2, found version 1')
})

test.each([-1, 1, 3_600_000])('a reservation that holds %d ms longer than two minutes', async (more) => {
  expect(await rules((log) => log.reserve(ANNE, { expires_at: log.now + 180_000 + more }))).toContain(
    'a reservation holds for two minutes',
  )
})

test('a policy that promises two limits for one plan', async () => {
  expect(
    await rules((log) => {
      const policy = log.drafts[1]?.data as { plans: Record<string, unknown>[] }
      policy.plans.push({ ...policy.plans[0], requests_per_month: 9999 })
    }),
  ).toContain('a policy has each plan once; expected 2 plans, found 3 entries')
})

test('a change of plan by nobody, or by the subscription under the name of an operator', async () => {
  const changed = (by: { reason: string; operator: string | null }) =>
    rules((log) => {
      const change = { from: 'starter', to: 'pro', policy: 1, quota: 500, effective_at: log.now + 60_000, cause: null }
      log.add(ANNE, 'plan.changed', { ...change, ...by }, 2)
    })
  expect(await changed({ reason: 'contract', operator: null })).toContain('an operator changes a plan')
  expect(await changed({ reason: 'subscription', operator: 'ops-1' })).toContain('an operator changes a plan')
  expect(await changed({ reason: 'goodwill', operator: 'ops-1' })).not.toContain('an operator changes a plan')
  expect(await changed({ reason: 'subscription', operator: null })).not.toContain('an operator changes a plan')
})

test('a grant or a change of plan that is caused by another account, by the log, or by what comes later', async () => {
  const upgrade = (log: Log, cause: number) =>
    log.add(ANNE, 'plan.changed', {
      from: 'starter',
      to: 'pro',
      policy: 1,
      quota: 500,
      effective_at: log.now + 60_000,
      cause,
    })
  const granted = { amount: 1, expires_at: null, reason: 'purchase', operator: null }
  const rule = 'a cause is an earlier event of the same account'
  for (const cause of [1, 4, 5, 99]) {
    const lie = (act: (log: Log) => void) =>
      rules((log) => {
        log.money(log.open(BERT) > 0 ? BERT : ANNE, 'invoice.paid', 999, { obj: 'in_1' })
        act(log)
      })
    expect(await lie((log) => upgrade(log, cause))).toContain(rule)
    expect(await lie((log) => log.add(ANNE, 'credit.granted', { ...granted, cause }))).toContain(rule)
  }
  expect(await rules((log) => upgrade(log, log.money(ANNE, 'invoice.paid', 999, { obj: 'in_1' })))).toContain(
    'VERIFIED',
  )
})

test('a lot of which only a part expires', async () => {
  expect(
    await rules((log) => {
      const lot = log.grant(ANNE, 5, log.now + 5 * 60_000)
      log.now += 10 * 60_000
      log.add(ANNE, 'credit.expired', { lot, amount: 1 })
    }),
  ).toContain('all that is left of a lot expires; expected 5, found 1')
})

test('an invoice paid twice, and more refunded than was paid, in either order', async () => {
  const paid = (log: Log, account = ANNE) => log.money(account, 'invoice.paid', 999, { obj: 'in_1' })
  const refund = (log: Log, amount: number, obj = 're_1') =>
    log.money(ANNE, 'invoice.refunded', amount, { obj, invoice: 'in_1' })
  expect(
    await rules((log) => {
      paid(log)
      paid(log)
    }),
  ).toContain('an invoice is paid once')
  expect(
    await rules((log) => {
      log.open(BERT)
      paid(log)
      paid(log, BERT)
    }),
  ).toContain('an invoice is paid once')
  expect(
    await rules((log) => {
      paid(log)
      refund(log, 600)
      refund(log, 400, 're_2')
    }),
  ).toContain('no more is refunded than was paid; expected at most 999, found 1000')
  expect(
    await rules((log) => {
      refund(log, 1000)
      paid(log)
    }),
  ).toContain('no more is refunded than was paid')
  // Nothing is known of an invoice from before the log began, if it continues another.
  expect(await rules((log) => refund(log, 1000))).toMatch(/^INCOMPLETE[\s\S]*event 4 refunds in_1/)
  expect(
    await rules((log) => {
      const opened = log.drafts[0]?.data ?? {}
      opened.predecessor = { origin: 'example.com/older', size: 5, root: 'a'.repeat(64) }
      refund(log, 1000)
    }),
  ).toContain('VERIFIED')
})

test('a log that is its own predecessor', async () => {
  expect(
    await rules((log) => {
      const opened = log.drafts[0]?.data
      if (opened === undefined) return
      opened.predecessor = { origin: opened.origin, size: 5, root: 'a'.repeat(64) }
    }),
  ).toContain('a log does not come before itself')
})

test('a sum beyond what a whole number can say exactly', async () => {
  const most = Number.MAX_SAFE_INTEGER
  expect(
    await rules((log) => {
      log.settle(log.reserve(ANNE), { tokens_in: most })
      log.settle(log.reserve(ANNE), { tokens_in: 1 })
      log.close('2026-09', [ANNE], { tokens_in: most })
    }),
  ).toContain("the statement's tokens_in")
})
