import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  claimed,
  credited,
  DAY,
  disputed,
  granted,
  invoiced,
  LIES,
  monthOfPro,
  moved,
  paid,
  refunded,
  reversed,
  voided,
} from '#tests/support/lies-about-money.ts'
import { LIES_ABOUT_TIME } from '#tests/support/lies-about-time.ts'
import { runs } from '#tests/support/long.ts'
import { bundleOf, linesOf, monthOf, naiveKey } from '#tests/support/naive-bundle.ts'
import { ANNE, BERT, naiveLog } from '#tests/support/naive-log.ts'
import { detailsOf, verified } from '#tests/support/verifying.ts'

// Lies about money that are signed with the log's own key, so that only what other lines say can betray them.

const key = naiveKey()
type Log = ReturnType<typeof naiveLog>

async function judged(write: (log: Log) => void) {
  const log = naiveLog(key)
  log.open(ANNE)
  log.open(BERT)
  write(log)
  const { report } = await verified(bundleOf(linesOf(log.drafts), { keys: [key] }), { keys: [key.vkey] })
  return { result: report.result, says: detailsOf(report, 'Rules'), money: detailsOf(report, 'Money') }
}

test.each(LIES)('%s is found, and named', async (_name, lie, says) => {
  const report = await judged(lie)
  expect(report.result).toMatch(/TAMPERED|INCOMPLETE/)
  expect(report.says).toMatch(says)
  // `Money` does not hold either, even if Stripe's files match: it is about the log alone.
  if (!says.source.includes('a cause is')) expect(report.money).toContain('see Rules')
})

test.each(LIES_ABOUT_TIME)('%s is found, and named', async (_name, lie, says) => {
  const report = await judged(lie)
  expect(report.result).toBe('TAMPERED')
  expect(report.says).toMatch(says)
})

test.each([
  ['## Lies about money', LIES],
  ['### Lies about time and credits', LIES_ABOUT_TIME],
] as const)('%s of docs/ledger.md lists each of these lies, and no other', (title, lies) => {
  const docs = readFileSync('docs/ledger.md', 'utf8')
  const section = docs.split(`${title}\n`)[1]?.split(/\n##/)[0] ?? ''
  const listed = [...section.matchAll(/^\| T?\d+ \| (.+?) \|/gm)].map(([, name]) => name)
  expect(listed).toEqual(lies.map(([name]) => name))
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

test('an invoice that says what it is made of is judged by the policy, and what no policy prices is named', async () => {
  const half = { ...monthOfPro, kind: 'proration', amount: -400 }
  const extra = { ...monthOfPro, kind: 'other', plan: null, interval: null, policy: null, price: null, amount: 500 }
  const report = await judged((log) => {
    invoiced(log, [monthOfPro], { obj: 'in_1' })
    invoiced(log, [{ ...monthOfPro, quantity: 3, amount: 2997 }, half], { obj: 'in_2' })
    invoiced(log, [monthOfPro, extra], { obj: 'in_3', amount: 1_411, discount: 99, tax: 11 })
    invoiced(log, [monthOfPro], { obj: 'in_4', amount: 900, balance: -99, stripe: { evt: null, via: 'reconcile' } })
  })
  expect(report.result).toBe('VERIFIED')
  expect(report.money).toMatch(
    /2 payments are not of prices.*: events 7 \(USD 14\.11: other lines, a discount\), 8 \(USD 9/,
  )
})

test('a plan with a price that no payment is for is named, and breaks no rule', async () => {
  const change = {
    from: 'starter',
    to: 'pro',
    policy: 1,
    quota: 500,
    cause: null,
    reason: 'subscription',
    operator: null,
  }
  const changed = (log: Log, more: object = {}) =>
    log.add(ANNE, 'plan.changed', { ...change, effective_at: log.now + 60_000, ...more }, 2)
  const free = await judged((log) => changed(log))
  expect([free.result, free.money]).toEqual([
    'VERIFIED',
    expect.stringContaining('1 account has a plan with a price by a subscription and no payment in this log: event 5'),
  ])
  const honest = await judged((log) => changed(log, { cause: paid(log) }))
  const byOperator = await judged((log) => changed(log, { reason: 'contract', operator: 'ops-1' }))
  for (const { money } of [honest, byOperator]) expect(money).not.toContain('by a subscription')
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
  /** Instead of being paid; one that was given up is paid after all. */
  void: fc.constantFrom(undefined, undefined, 'void', 'uncollectible'),
  refunds: fc.nat(3),
  /** The last refund fails, and is made again. */
  again: fc.boolean(),
  dispute: fc.constantFrom(undefined, 'open', 'won', 'lost', 'lost at once'),
  /** The dispute names its invoice, and its money is told apart. */
  funds: fc.boolean(),
  /** Off what was owed, void again or not; or of what was paid. */
  note: fc.constantFrom(undefined, 'unpaid', 'unpaid and void', 'refunded', 'balance', 'outside'),
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
          for (const [
            index,
            { whose, amount, fails, void: end, refunds, again, dispute, funds, note, buys, pace },
          ] of lives.entries()) {
            let day = index
            // At most three days late, so what is told to be later comes after.
            const say = (tell: (log: Log) => number, late = delays[deliveries.length % delays.length] ?? 0) => {
              deliveries.push({ day, late, tell, created: start + day * DAY })
              day += pace / 10
            }
            const id = `in_${index}`
            for (let n = 0; n < fails; n += 1) say((to) => to.money(whose, 'invoice.failed', amount, { obj: id }))
            if (note?.startsWith('unpaid') === true) {
              say((to) => credited(to, { unpaid: 7 }, { invoice: id, obj: `cn_${index}` }, whose))
              if (note.endsWith('void'))
                say((to) => credited(to, { unpaid: 7 }, { invoice: id, obj: `cn_${index}`, status: 'void' }, whose))
            }
            if (end !== undefined) say((to) => voided(to, whose, id, end, amount))
            if (end === 'void') continue
            say((to) => {
              const cause = paid(to, whose, id, amount)
              if (buys === 'credits') granted(to, { cause }, whose)
              return cause
            })
            const part = Math.floor(amount / Math.max(refunds, 1))
            for (let n = 0; n < refunds && part > 0; n += 1) {
              say((to) => refunded(to, whose, id, `re_${index}x${n}`, part))
            }
            if (again && refunds > 0 && part > 0) {
              const last = `re_${index}x${refunds - 1}`
              const placeOf = (to: Log) =>
                to.drafts.findIndex(
                  ({ type, data }) => type === 'invoice.refunded' && (data.stripe as { obj: string }).obj === last,
                )
              say((to) => reversed(to, placeOf(to), {}, whose), 4)
              say((to) => refunded(to, whose, id, `re_${index}again`, part), 4)
            }
            if (note === 'balance' || note === 'outside' || (note === 'refunded' && refunds > 0 && part > 0)) {
              const cents = note === 'refunded' ? part : amount
              say((to) =>
                credited(to, { [note]: cents }, { invoice: id, obj: `cn_${index}`, note: `CN-${index}` }, whose),
              )
            }
            if (dispute === undefined) continue
            const last = dispute.split(' ')[0] ?? ''
            const about = { invoice: id, obj: `dp_${index}`, amount }
            const speak = (status: string) => (to: Log) =>
              funds ? claimed(to, status, about, whose) : disputed(to, status, amount, `dp_${index}`, whose)
            if (dispute !== 'lost at once') say(speak('open'))
            if (funds) say((to) => moved(to, 'withdrawn', about, whose))
            if (last !== 'open') say(speak(last))
            if (funds && last === 'won') say((to) => moved(to, 'reinstated', about, whose))
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
