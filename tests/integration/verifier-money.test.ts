import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/long.ts'
import { bundleOf, linesOf, monthOf, naiveKey } from '#tests/support/naive-bundle.ts'
import { ANNE, BERT, naiveLog } from '#tests/support/naive-log.ts'
import { detailsOf, verified } from '#tests/support/verifying.ts'

// Lies about money that are signed with the log's own key, so that only what other lines say can betray them. The table
// "Lies about money" in docs/ledger.md lists the same cases.

const key = naiveKey()
type Log = ReturnType<typeof naiveLog>

const DAY = 86_400

async function judged(write: (log: Log) => void) {
  const log = naiveLog(key)
  log.open(ANNE)
  log.open(BERT)
  write(log)
  const { report } = await verified(bundleOf(linesOf(log.drafts), { keys: [key] }), { keys: [key.vkey] })
  return { result: report.result, says: detailsOf(report, 'Rules'), money: detailsOf(report, 'Money') }
}

const paid = (log: Log, account = ANNE, obj = 'in_1', amount = 999) =>
  log.money(account, 'invoice.paid', amount, { obj })
const refunded = (log: Log, account = ANNE, invoice = 'in_1', obj = 're_1', amount = 400) =>
  log.money(account, 'invoice.refunded', amount, { obj, invoice })
const disputed = (log: Log, status: string, amount = 999, obj = 'dp_1', account = ANNE) =>
  log.money(account, 'dispute.changed', amount, { obj, status })
const granted = (log: Log, changes: Record<string, unknown>, account = ANNE) =>
  log.add(account, 'credit.granted', {
    amount: 5,
    expires_at: null,
    reason: 'purchase',
    operator: null,
    cause: null,
    ...changes,
  })
/** Moves Stripe's time of an event by so many seconds. */
function shift(log: Log, seq: number, seconds: number) {
  const stripe = log.drafts[seq]?.data.stripe as { created: number }
  stripe.created += seconds
}
const upgraded = (log: Log, cause: number | null, account = ANNE) =>
  log.add(account, 'plan.changed', {
    from: 'starter',
    to: 'pro',
    policy: 1,
    quota: 500,
    effective_at: log.now + 60_000,
    cause,
  })

/** Each with what the report says of it. `event N` is the place that it has to name. */
const LIES: [name: string, lie: (log: Log) => void, says: RegExp][] = [
  [
    'a refund of an invoice that another account paid',
    (log) => {
      paid(log, BERT)
      refunded(log)
    },
    /event 6: an invoice is of one account/,
  ],
  ['a refund of an invoice without a payment', (log) => refunded(log), /event 5 refunds in_1/],
  [
    'credits granted without author and cause',
    (log) => granted(log, { reason: 'goodwill' }),
    /event 5: granted credits have/,
  ],
  ['credits bought without a payment', (log) => granted(log, {}), /event 5: granted credits have/],
  ['a payment under the id of a refund', (log) => paid(log, ANNE, 're_1'), /event 5: an id is of the kind/],
  [
    'a time of Stripe seven years ahead',
    (log) => shift(log, paid(log), 7 * 365 * DAY),
    /event 5: Stripe's time is not after/,
  ],
  [
    'a dispute won before it was opened',
    (log) => {
      paid(log)
      disputed(log, 'won')
      disputed(log, 'open')
    },
    /event 7: a dispute is opened before it is decided/,
  ],
  [
    'a dispute over another amount at its end',
    (log) => {
      paid(log)
      disputed(log, 'open')
      disputed(log, 'won', 1)
    },
    /event 7: a dispute is about one amount; expected 999, found 1/,
  ],
  [
    'a payment reported by an event that was used already',
    (log) => {
      const [first = {}, second = {}] = [paid(log), paid(log, ANNE, 'in_2')].map(
        (seq) => log.drafts[seq]?.data.stripe as { evt?: string },
      )
      second.evt = first.evt ?? ''
    },
    /event 6: an event of Stripe comes once/,
  ],
  [
    'the payment of an invoice that was refunded to another account before',
    (log) => {
      refunded(log)
      paid(log, BERT)
    },
    /event 6: an invoice is of one account/,
  ],
  [
    "a failed payment of another account's invoice",
    (log) => {
      paid(log, BERT)
      log.money(ANNE, 'invoice.failed', 999, { obj: 'in_1' })
    },
    /event 6: an invoice is of one account/,
  ],
  [
    'one refund recorded twice',
    (log) => {
      paid(log)
      refunded(log)
      refunded(log)
    },
    /event 7: a refund comes once/,
  ],
  [
    'more refunded than was paid',
    (log) => {
      paid(log)
      refunded(log, ANNE, 'in_1', 're_1', 1000)
    },
    /event 6: no more is refunded/,
  ],
  [
    'an invoice paid twice',
    (log) => {
      paid(log)
      paid(log)
    },
    /event 6: an invoice is paid once/,
  ],
  [
    'a refund under the id of an invoice',
    (log) => refunded(log, ANNE, 'in_1', 'in_2'),
    /event 5: an id is of the kind/,
  ],
  ['a refund under the id of a charge', (log) => refunded(log, ANNE, 'in_1', 'ch_2'), /event 5: an id is of the kind/],
  ['a dispute under the id of a charge', (log) => disputed(log, 'open', 999, 'ch_1'), /event 5: an id is of the kind/],
  ['a dispute under the id of a refund', (log) => disputed(log, 'open', 999, 're_1'), /event 5: an id is of the kind/],
  [
    'a failed payment under the id of a dispute',
    (log) => log.money(ANNE, 'invoice.failed', 999, { obj: 'dp_1' }),
    /event 5: an id is of the kind/,
  ],
  ['a time of Stripe two days ahead', (log) => shift(log, paid(log), 2 * DAY), /event 5: Stripe's time is not after/],
  ['a time of Stripe two years back', (log) => shift(log, paid(log), -730 * DAY), /event 5: Stripe's time is not long/],
  [
    'a refund made two days before its payment',
    (log) => {
      paid(log)
      shift(log, refunded(log), -2 * DAY)
    },
    /event 6: a refund is made after its payment/,
  ],
  [
    'a payment that came two days after its refund, by a refund that stands first',
    (log) => {
      shift(log, refunded(log), -3 * DAY)
      paid(log)
    },
    /event 6: a refund is made after its payment/,
  ],
  [
    'an invoice that fails after it was paid',
    (log) => {
      shift(log, paid(log), -2 * DAY)
      log.money(ANNE, 'invoice.failed', 999, { obj: 'in_1' })
    },
    /event 6: an invoice does not fail after it was paid/,
  ],
  [
    'a dispute won and lost',
    (log) => {
      for (const status of ['open', 'won', 'lost']) disputed(log, status)
    },
    /event 7: a dispute is decided once/,
  ],
  [
    'a dispute opened again after it was lost',
    (log) => {
      for (const status of ['open', 'lost', 'open']) disputed(log, status)
    },
    /event 7: a dispute is opened before it is decided/,
  ],
  ['a dispute won that was never opened', (log) => disputed(log, 'won'), /event 5 says that dp_1 was won/],
  [
    'one dispute of two accounts',
    (log) => {
      disputed(log, 'open')
      disputed(log, 'lost', 999, 'dp_1', BERT)
    },
    /event 6: a dispute is of one account/,
  ],
  [
    'a dispute about more than the account ever paid at once',
    (log) => {
      paid(log)
      disputed(log, 'open', 29_999)
    },
    /event 6 disputes 29999/,
  ],
  [
    'credits bought twice by one payment',
    (log) => {
      const cause = paid(log)
      granted(log, { cause })
      granted(log, { cause })
    },
    /event 7: a payment buys once/,
  ],
  [
    'credits bought by a payment that failed',
    (log) => {
      const cause = log.money(ANNE, 'invoice.failed', 999, { obj: 'in_1' })
      granted(log, { cause })
    },
    /event 6: what is bought has a payment/,
  ],
  [
    "credits bought by another account's payment",
    (log) => {
      const cause = paid(log, BERT)
      granted(log, { cause })
    },
    /event 6: a cause is an earlier event of the same account/,
  ],
  [
    "a contract's credits that no operator granted",
    (log) => {
      const cause = paid(log)
      granted(log, { cause, reason: 'contract' })
    },
    /event 6: only a purchase is granted by no operator/,
  ],
  [
    'a plan upgraded by a payment that failed',
    (log) => {
      const cause = log.money(ANNE, 'invoice.failed', 999, { obj: 'in_1' })
      upgraded(log, cause)
    },
    /event 6: a plan is changed by a payment/,
  ],
  [
    'a plan upgraded by a refund',
    (log) => {
      paid(log)
      const cause = refunded(log)
      upgraded(log, cause)
    },
    /event 7: a plan is changed by a payment/,
  ],
]

test.each(LIES)('%s is found, and named', async (_name, lie, says) => {
  const report = await judged(lie)
  expect(report.result).toMatch(/TAMPERED|INCOMPLETE/)
  expect(report.says).toMatch(says)
  // `Money` does not hold either, even if Stripe's files match: it is about the log alone.
  if (!says.source.includes('a cause is')) expect(report.money).toContain('see Rules')
})

test('docs/ledger.md lists each of these lies, and no other', () => {
  const docs = readFileSync('docs/ledger.md', 'utf8')
  const section = docs.split('## Lies about money')[1]?.split('\n## ')[0] ?? ''
  const listed = [...section.matchAll(/^\| \d+ \| (.+?) \|/gm)].map(([, name]) => name)
  expect(listed).toEqual(LIES.map(([name]) => name))
})

test('payments that are no price of a published plan table are named and break no rule', async () => {
  const odd = await judged((log) => {
    const plans = (log.drafts[1]?.data.plans ?? []) as { price_month: number | null }[]
    for (const plan of plans) plan.price_month = 999
    paid(log, ANNE, 'in_1', 1999)
    paid(log, BERT, 'in_2', 777)
  })
  expect(odd.result).toBe('VERIFIED')
  expect(odd.money).toMatch(/no price of a published plan table.*events 5 \(USD 19\.99\), 6 \(USD 7\.77\)/)
})

test('disputes are counted by their last word, and what was lost is told apart', async () => {
  const report = await judged((log) => {
    paid(log, ANNE, 'in_1', 29_999)
    for (const status of ['open', 'lost']) disputed(log, status, 29_999)
    for (const status of ['open', 'won']) disputed(log, status, 999, 'dp_2')
    disputed(log, 'open', 500, 'du_3')
  })
  expect(report.result).toBe('VERIFIED')
  expect(report.money).toContain('in open disputes USD 5.00')
  expect(report.money).toContain('in disputes won USD 9.99')
  expect(report.money).toContain('charged back in disputes lost USD 299.99')
})

// Invoices whose events come in any order, late or early, as Stripe delivers them: nothing that can happen is called wrong.

const life = fc.record({
  whose: fc.constantFrom(ANNE, BERT),
  amount: fc.integer({ min: 2, max: 100_000 }),
  fails: fc.nat(2),
  refunds: fc.nat(3),
  dispute: fc.constantFrom(undefined, 'open', 'won', 'lost', 'lost at once'),
  buys: fc.constantFrom('nothing', 'credits'),
  /** Days between one event of it and the next. */
  pace: fc.nat(40),
})

type Delivery = { day: number; late: number; tell: (log: Log) => number; created: number }

test('histories of payments, failures, refunds and disputes in any order of delivery are never called wrong', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(life, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(3), { minLength: 60, maxLength: 60 }),
      async (lives, delays) => {
        const report = await judged((log) => {
          const start = Math.floor(log.now / 1000)
          const deliveries: Delivery[] = []
          for (const [index, { whose, amount, fails, refunds, dispute, buys, pace }] of lives.entries()) {
            let day = index
            const say = (tell: (log: Log) => number) => {
              const late = delays[deliveries.length % delays.length] ?? 0
              deliveries.push({ day, late, tell, created: start + day * DAY })
              day += pace / 10
            }
            const id = `in_${index}`
            for (let n = 0; n < fails; n += 1) say((to) => to.money(whose, 'invoice.failed', amount, { obj: id }))
            say((to) => {
              const cause = paid(to, whose, id, amount)
              if (buys === 'credits') granted(to, { cause }, whose)
              return cause
            })
            const part = Math.floor(amount / Math.max(refunds, 1))
            for (let n = 0; n < refunds && part > 0; n += 1) {
              say((to) => refunded(to, whose, id, `re_${index}x${n}`, part))
            }
            if (dispute === undefined) continue
            const last = dispute.split(' ')[0] ?? ''
            if (dispute !== 'lost at once') say((to) => disputed(to, 'open', amount, `dp_${index}`, whose))
            if (last !== 'open') say((to) => disputed(to, last, amount, `dp_${index}`, whose))
          }
          for (const { day, late, tell, created } of deliveries.sort((a, b) => a.day + a.late - (b.day + b.late))) {
            const at = Math.max(log.now, (start + (day + late) * DAY) * 1000)
            closeMonths(log, at)
            log.now = Math.max(log.now, at)
            const stripe = log.drafts[tell(log)]?.data.stripe as { created: number }
            stripe.created = Math.floor(created)
          }
        })
        expect(`${report.result}\n${report.says}`).toMatch(/^VERIFIED/)
      },
    ),
    { numRuns: runs(400, 4_000) },
  )
}, 600_000)

/** Closes every month that is over by a time, with the accounts that have events in it. */
function closeMonths(log: Log, at: number) {
  const monthly = () => monthOf(log.drafts.findLast(({ type }) => !type.startsWith('period.'))?.at ?? 0)
  let month = monthly()
  while (month < monthOf(at)) {
    const accounts = [ANNE, BERT].filter((each) =>
      log.drafts.some(
        (draft) => draft.account === each && !draft.type.startsWith('period.') && monthOf(draft.at) === month,
      ),
    )
    log.close(month, accounts)
    const [year = 0, number = 0] = month.split('-').map(Number)
    month = monthOf(Date.UTC(year, number, 1))
  }
}
