import { expect, test } from 'vitest'
import { bundleOf, linesOf, naiveKey, type Wanted } from '#tests/support/naive-bundle.ts'
import { ANNE, BERT, honestLog, naiveLog } from '#tests/support/naive-log.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'

// A dishonest operator can sign anything: hashes, chain and signature are all in order, only the rules are not.

const key = naiveKey()
type Log = ReturnType<typeof naiveLog>

async function judged(lie: (log: Log) => void, wanted: Partial<Wanted> = {}) {
  const log = naiveLog(key)
  log.open(ANNE)
  lie(log)
  const { report } = await verified(bundleOf(linesOf(log.drafts), { keys: [key], ...wanted }), { keys: [key.vkey] })
  return report
}

async function broken(lie: (log: Log) => void): Promise<string> {
  const report = await judged(lie)
  // Everything except the content of the events is in order.
  for (const name of ['Log', 'Checkpoint', 'Files', 'Range', 'Lines', 'Chains', 'Rows']) {
    expect(report.checks.find((check) => check.name === name)?.status, name).toBe('OK')
  }
  expect(report.exit).toBe(1)
  return detailsOf(report, 'Rules')
}

test('a request settled twice', async () => {
  const rules = await broken((log) => {
    const held = log.reserve(ANNE)
    log.settle(held)
    log.settle(held)
  })
  expect(rules).toMatch(/event 6: a reservation ends once; expected open, found reservation 4, settled/)
})

test('a reservation beyond the limit', async () => {
  const rules = await broken((log) => {
    for (let n = 0; n < 4; n += 1) log.settle(log.reserve(ANNE))
  })
  expect(rules).toMatch(/event 10: no reservation beyond the limit; expected at most 3 in 2026-09, found 4/)
})

test('running requests count towards the limit', async () => {
  expect(
    await broken((log) => {
      for (let n = 0; n < 4; n += 1) log.reserve(ANNE)
    }),
  ).toContain('no reservation beyond the limit')
})

test('units given back make room again, and not more than that', async () => {
  const spend = (log: Log, more: number) => {
    for (let n = 0; n < 2; n += 1) log.settle(log.reserve(ANNE))
    const held = log.reserve(ANNE)
    log.adjust(held, log.settle(held))
    for (let n = 0; n < more; n += 1) log.settle(log.reserve(ANNE))
  }
  expect(failures(await judged((log) => spend(log, 1)))).toEqual([])
  expect(await broken((log) => spend(log, 2))).toContain('expected at most 4 in 2026-09, found 5')
})

test('a higher limit than the published policy promises for the plan, and one from no policy', async () => {
  expect(await broken((log) => log.open(BERT, 'starter', 300))).toContain(
    'a limit is that of the published policy; expected 3, found 300',
  )
  expect(await broken((log) => log.add(BERT, 'account.opened', { plan: 'starter', policy: 0, quota: 3 }))).toContain(
    'a limit comes from a published policy',
  )
})

test('a late result that is not late, and one that is not called late', async () => {
  expect(await broken((log) => log.settle(log.reserve(ANNE), { late: true }))).toContain(
    'a reservation ends once; expected expired',
  )
  expect(
    await broken((log) => {
      const held = log.reserve(ANNE)
      log.now += 10 * 60_000
      log.settle(held)
    }),
  ).toContain('what ends after its time is late')
})

test('a reservation that expires early', async () => {
  expect(
    await broken((log) => {
      const held = log.reserve(ANNE)
      log.now -= 10
      log.add(ANNE, 'request.expired', { reserve: held, amount: 1, period: '2026-09' })
    }),
  ).toContain('nothing expires early')
})

test('a request that costs more or less than was reserved', async () => {
  expect(await broken((log) => log.settle(log.reserve(ANNE), { amount: 2 }))).toContain(
    'what ends is what was reserved; expected 1, found 2',
  )
  expect(await broken((log) => log.settle(log.reserve(ANNE), { amount: 0 }))).toContain('expected 1, found 0')
})

test('a request that counts in another month, and one that ends in another account', async () => {
  expect(await broken((log) => log.reserve(ANNE, { period: '2026-10' }))).toContain(
    'a request belongs to the month it began in',
  )
  expect(
    await broken((log) => {
      log.open(BERT)
      const held = log.reserve(ANNE)
      log.add(BERT, 'request.released', { reserve: held, amount: 1, period: '2026-09', reason: 'failed' })
    }),
  ).toContain('what ends is of the same account')
})

test('an idempotency key charged twice', async () => {
  expect(
    await broken((log) => {
      log.settle(log.reserve(ANNE, { idem: 'same' }))
      log.settle(log.reserve(ANNE, { idem: 'same' }))
    }),
  ).toContain('an idempotency key comes once')
})

test('a retry of what was settled, and two retries of one attempt', async () => {
  expect(
    await broken((log) => {
      const held = log.reserve(ANNE)
      log.settle(held)
      log.reserve(ANNE, { retry_of: held })
    }),
  ).toContain('a retry names an own reservation that came to nothing, once')
  expect(
    await broken((log) => {
      const held = log.reserve(ANNE)
      log.release(held)
      log.release(log.reserve(ANNE, { retry_of: held }))
      log.reserve(ANNE, { retry_of: held })
    }),
  ).toContain('repeated')
})

test('more given back than was settled, or of what was never settled', async () => {
  expect(
    await broken((log) => {
      const held = log.reserve(ANNE)
      const settled = log.settle(held)
      log.adjust(held, settled)
      log.adjust(held, settled)
    }),
  ).toContain('no more is given back than was settled; expected at most 0, found 1')
  expect(
    await broken((log) => {
      const held = log.reserve(ANNE)
      log.adjust(held, log.release(held))
    }),
  ).toContain('an adjustment names what was settled')
})

test('a lot overdrawn, taken before the quota is spent, taken after its end, or in the wrong order', async () => {
  expect(await broken((log) => log.reserve(ANNE, { source: 'lot', lot: log.grant(ANNE, 1) }))).toContain(
    'the monthly quota is spent before a lot',
  )
  const spent = (log: Log) => {
    for (let n = 0; n < 3; n += 1) log.settle(log.reserve(ANNE))
  }
  expect(
    await broken((log) => {
      spent(log)
      const lot = log.grant(ANNE, 1)
      for (let n = 0; n < 2; n += 1) log.settle(log.reserve(ANNE, { source: 'lot', lot }))
    }),
  ).toContain('a lot never goes below zero; expected at most 0, found 1')
  expect(
    await broken((log) => {
      spent(log)
      const lot = log.grant(ANNE, 1, log.now + 5 * 60_000)
      log.now += 10 * 60_000
      log.reserve(ANNE, { source: 'lot', lot })
    }),
  ).toContain('a lot past its end is not taken')
  expect(
    await broken((log) => {
      spent(log)
      const lasting = log.grant(ANNE, 1)
      log.grant(ANNE, 1, log.now + 86_400_000)
      log.reserve(ANNE, { source: 'lot', lot: lasting })
    }),
  ).toContain('lots are spent by earliest end')
  expect(
    await broken((log) => {
      const lot = log.grant(ANNE, 2)
      log.add(ANNE, 'credit.revoked', { lot, amount: 3, reason: 'fraud', operator: 'ops-1' })
    }),
  ).toContain('a lot never goes below zero; expected at most 2, found 3')
  expect(
    await broken((log) => {
      const lot = log.grant(ANNE, 2, log.now + 86_400_000)
      log.add(ANNE, 'credit.expired', { lot, amount: 2 })
    }),
  ).toContain('credits do not expire early')
})

test('an event after an erasure, other than the statement of its month', async () => {
  const erase = (log: Log) => log.add(ANNE, 'account.erased', { reason: 'requested' })
  expect(
    await broken((log) => {
      erase(log)
      log.reserve(ANNE)
    }),
  ).toContain('after an erasure only statements follow; expected period.closed, found request.reserved')
  expect(
    failures(
      await judged((log) => {
        erase(log)
        log.close('2026-09', [ANNE])
      }),
    ),
  ).toEqual([])
})

test.each([
  'requests',
  'settled',
  'released',
  'expired',
  'late',
  'used',
  'from_lots',
  'adjusted',
  'tokens_in',
  'tokens_out',
  'granted',
  'credits_expired',
  'credits_revoked',
  'paid',
  'refunded',
])('a statement whose %s is not the sum of its events', async (name) => {
  const lie = (log: Log) => {
    log.settle(log.reserve(ANNE))
    log.close('2026-09', [ANNE], { [name]: 77 })
  }
  expect(await broken(lie)).toMatch(new RegExp(`the statement's ${name}; expected \\d+, found 77`))
  // The exports of the month and of the account show the same.
  for (const wanted of [{ month: '2026-09' }, { account: ANNE }, { account: ANNE, month: '2026-09' }]) {
    expect(failures(await judged(lie, wanted)), JSON.stringify(wanted)).toEqual(['Rules', 'Statements'])
  }
})

test('a statement under another plan or limit than was in force', async () => {
  expect(
    await broken((log) => {
      log.close('2026-09', [ANNE], {}, 'pro', 500)
    }),
  ).toMatch(/the statement's plan; expected starter, found pro[\s\S]*the statement's quota; expected 3, found 500/)
})

test('an account that is left out of the closing, and a seal whose sums are wrong', async () => {
  expect(
    await broken((log) => {
      log.open(BERT)
      log.close('2026-09', [ANNE])
    }),
  ).toContain('every account with events is stated')
  const rules = await broken((log) => {
    log.settle(log.reserve(ANNE))
    log.close('2026-09', [ANNE])
    const seal = log.drafts.at(-1)
    if (seal !== undefined) seal.data = { ...seal.data, used: 9, statements: 2, end: 3 }
  })
  expect(rules).toContain('the sealed used; expected 1, found 9')
  expect(rules).toContain('the number of statements; expected 1, found 2')
  expect(rules).toContain('the sealed end')
})

test('a closed month that changes, is stated too early, twice, or while a request of it still runs', async () => {
  expect(
    await broken((log) => {
      const held = log.reserve(ANNE)
      log.settle(held)
      log.close('2026-09', [ANNE])
      log.add(ANNE, 'request.released', { reserve: held, amount: 1, period: '2026-09', reason: 'failed' })
    }),
  ).toContain('a closed month never changes; expected a month after 2026-09, found 2026-09')
  expect(
    await broken((log) => {
      log.close('2026-09', [ANNE])
      for (const draft of log.drafts.slice(-2)) draft.at = Date.UTC(2026, 9, 1) + 60_000
    }),
  ).toContain('a month is stated 15 minutes after its end')
  expect(
    await broken((log) => {
      log.close('2026-09', [ANNE])
      log.close('2026-09', [ANNE])
    }),
  ).toContain('a month is stated once')
  expect(
    await broken((log) => {
      log.reserve(ANNE)
      log.close('2026-09', [ANNE])
    }),
  ).toContain('no request of a stated month still runs')
})

test('one event of Stripe booked twice', async () => {
  expect(
    await broken((log) => {
      log.money(ANNE, 'invoice.paid', 999, { obj: 'in_1' })
      log.money(ANNE, 'invoice.paid', 999, { obj: 'in_1' })
      const [first, second] = log.drafts.slice(-2)
      if (first !== undefined && second !== undefined) second.data = first.data
    }),
  ).toContain('an event of Stripe comes once')
})

test('a broken link, a gap in an account and time that runs backwards are found though signed', async () => {
  const honest = linesOf(honestLog(key).drafts)
  const forge = async (change: (line: string) => string, at: number) => {
    const lines = honest.map((line, seq) => (seq === at ? change(line) : line))
    const { report } = await verified(bundleOf(lines, { keys: [key] }), { keys: [key.vkey] })
    expect(report.checks.find(({ name }) => name === 'Range')?.status).toBe('OK')
    return detailsOf(report, 'Chains')
  }
  expect(await forge((line) => line.replace(/"prev":"\w{4}/, '"prev":"0000'), 6)).toMatch(/event 6\): expected prev/)
  expect(await forge((line) => line.replace(/"aseq":(\d+)/, (_, aseq) => `"aseq":${Number(aseq) + 1}`), 6)).toMatch(
    /expected event 2 of acc_/,
  )
  expect(await forge((line) => line.replace(/"at":\d+/, '"at":1700000000000'), 6)).toMatch(/expected a time not before/)
})

test('a clock that is corrected although the log was not ahead of it', async () => {
  expect(
    await broken((log) => log.add('_', 'clock.corrected', { clock: log.drafts.at(-1)?.at, operator: 'ops-1' })),
  ).toContain('a clock is corrected only if the log is ahead of it')
})

test('two policies of one number, a first key that has one before it, and another log’s opening', async () => {
  expect(
    await broken((log) => {
      log.add('_', 'policy.published', { ...log.drafts[1]?.data })
    }),
  ).toContain('policies are numbered in order; expected 2, found 1')
  expect(
    await broken((log) => log.add('_', 'key.rotated', { from: null, to: naiveKey().vkey, reason: 'first' })),
  ).toContain('a key follows the one before it')
  const log = honestLog(key)
  const files = bundleOf(linesOf(log.drafts), { keys: [key], origin: 'other.example/ledger' })
  const { report } = await verified(files, { keys: [key.vkey] })
  expect(detailsOf(report, 'Rules')).toContain('the log is the one that the checkpoint names')
})
