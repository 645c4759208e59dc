import { ANNE, BERT, type naiveLog } from './naive-log.ts'

// Lies about money that are signed with the log's own key, so that only what other lines say can betray them. The table
// "Lies about money" in docs/ledger.md lists the same cases. Each begins on a log with two accounts, Anne's and Bert's.

type Log = ReturnType<typeof naiveLog>

export const DAY = 86_400

export const paid = (log: Log, account = ANNE, obj = 'in_1', amount = 999) =>
  log.money(account, 'invoice.paid', amount, { obj })
export const refunded = (log: Log, account = ANNE, invoice = 'in_1', obj = 're_1', amount = 400) =>
  log.money(account, 'invoice.refunded', amount, { obj, invoice })
/** A month of Pro as an invoice has it; `changes` are the lie. */
export const monthOfPro = {
  kind: 'plan',
  plan: 'pro',
  interval: 'month',
  policy: 1,
  price: 999,
  quantity: 1,
  amount: 999,
  from: Date.UTC(2026, 8, 28) / 1000,
  to: Date.UTC(2026, 9, 28) / 1000,
}

/** A paid invoice that says what it is made of. */
export function invoiced(log: Log, lines: object[], changes: Record<string, unknown> = {}, account = ANNE) {
  const parts = lines as { amount: number }[]
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  const { amount = sum, obj = 'in_1', stripe = {}, ...more } = { number: `PEN-${log.drafts.length}`, ...changes }
  const data = { obj: String(obj), lines, discount: 0, tax: 0, balance: 0, ...more } as Parameters<Log['money']>[3]
  const seq = log.money(account, 'invoice.paid', Number(amount), data)
  const draft = log.drafts[seq]
  if (draft === undefined) return seq
  draft.v = 2
  Object.assign(draft.data.stripe ?? {}, stripe)
  return seq
}

/** Takes back a refund of an earlier event, or so it says: `changes` are the lie. */
export function reversed(log: Log, refund: number, changes: Record<string, unknown> = {}, account = ANNE) {
  const { invoice, amount, stripe } = { stripe: {}, ...log.drafts[refund]?.data } as Record<string, unknown>
  const { obj } = stripe as { obj: string }
  const { amount: cents = amount, ...more } = { invoice, refund, reason: 'failed', ...changes }
  return log.money(account, 'refund.reversed', Number(cents), { obj, ...more })
}
export const voided = (log: Log, account = ANNE, obj = 'in_1', reason = 'void', amount = 999) =>
  log.money(account, 'invoice.voided', amount, { obj, reason })
export const disputed = (log: Log, status: string, amount = 999, obj = 'dp_1', account = ANNE) =>
  log.money(account, 'dispute.changed', amount, { obj, status })
/** A dispute as it is told with its invoice. */
export function claimed(log: Log, status: string, changes: Record<string, unknown> = {}, account = ANNE) {
  const { amount = 999, obj = 'dp_1', ...more } = { invoice: 'in_1', status, ...changes }
  const seq = log.money(account, 'dispute.changed', Number(amount), { obj: String(obj), ...more })
  const draft = log.drafts[seq]
  if (draft !== undefined) draft.v = 3
  return seq
}
/** What a dispute took, or gave back. */
export function moved(log: Log, move: string, changes: Record<string, unknown> = {}, account = ANNE) {
  const { amount = 999, obj = 'dp_1', ...more } = { invoice: 'in_1', move, ...changes }
  return log.money(account, 'dispute.funds', Number(amount), { obj: String(obj), ...more })
}
/** A credit note, which gives all of it back as `parts` says. */
export function credited(
  log: Log,
  parts: Partial<Record<'unpaid' | 'refunded' | 'balance' | 'outside', number>>,
  changes: Record<string, unknown> = {},
  account = ANNE,
) {
  const all = { unpaid: 0, refunded: 0, balance: 0, outside: 0, ...parts }
  const sum = all.unpaid + all.refunded + all.balance + all.outside
  const { amount = sum, obj = 'cn_1', ...more } = { invoice: 'in_1', status: 'issued', note: null, ...all, ...changes }
  return log.money(account, 'invoice.credited', Number(amount), { obj: String(obj), ...more })
}
export const granted = (log: Log, changes: Record<string, unknown>, account = ANNE) =>
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

const NO_PRICE = { kind: 'other', plan: null, interval: null, policy: null, price: null }
/** A month of Pro that begins so many days later. */
const served = (days: number) => ({
  ...monthOfPro,
  from: monthOfPro.from + days * DAY,
  to: monthOfPro.to + days * DAY,
})

/** Each with what the report says of it. `event N` is the place that it has to name. */
export const LIES: [name: string, lie: (log: Log) => void, says: RegExp][] = [
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
  [
    'a reversal of a refund that was never made',
    (log) => {
      const refund = paid(log)
      reversed(log, refund, { invoice: 'in_1', obj: 're_1', amount: 400 })
    },
    /event 6: a reversal names its refund/,
  ],
  [
    'a reversal that names another event than its refund',
    (log) => {
      paid(log)
      reversed(log, refunded(log), { refund: 5 })
    },
    /event 7: a reversal names its refund/,
  ],
  [
    'a reversal of another amount than the refund',
    (log) => {
      paid(log)
      reversed(log, refunded(log), { amount: 300 })
    },
    /event 7: a reversal is of the whole refund; expected 400, found 300/,
  ],
  [
    'one refund reversed twice',
    (log) => {
      paid(log)
      const refund = refunded(log)
      reversed(log, refund)
      reversed(log, refund)
    },
    /event 8: a refund is reversed once/,
  ],
  [
    "a reversal of another account's refund",
    (log) => {
      paid(log, BERT)
      reversed(log, refunded(log, BERT))
    },
    /event 7: a reversal is of the account that was refunded/,
  ],
  [
    'a reversal of the refund of another invoice',
    (log) => {
      paid(log)
      paid(log, ANNE, 'in_2')
      reversed(log, refunded(log), { invoice: 'in_2' })
    },
    /event 8: a reversal is of the invoice that was refunded/,
  ],
  [
    'a refund that failed two days before it was made',
    (log) => {
      paid(log)
      shift(log, reversed(log, refunded(log)), -2 * DAY)
    },
    /event 7: a refund is made before it fails/,
  ],
  [
    'a second refund of the whole payment before the first one failed',
    (log) => {
      paid(log)
      const first = refunded(log, ANNE, 'in_1', 're_1', 999)
      refunded(log, ANNE, 'in_1', 're_2', 999)
      reversed(log, first)
    },
    /event 7: no more is refunded/,
  ],
  [
    'a plan sold at another price than its policy published',
    (log) => invoiced(log, [{ ...monthOfPro, price: 1999, amount: 1999 }]),
    /event 5: a price is that of the published policy; expected 999, found 1999/,
  ],
  [
    'an invoice of another amount than its parts',
    (log) => invoiced(log, [monthOfPro], { amount: 1999 }),
    /event 5: an invoice adds up; expected 999, found 1999/,
  ],
  [
    'a plan charged at more than its price',
    (log) => invoiced(log, [{ ...monthOfPro, amount: 1999 }]),
    /event 5: a plan costs its price; expected 999, found 1999/,
  ],
  [
    'a price from a policy that was never published',
    (log) => invoiced(log, [{ ...monthOfPro, policy: 2 }]),
    /event 5: a price comes from a published policy/,
  ],
  [
    'the price of a year for a month',
    (log) => invoiced(log, [{ ...monthOfPro, interval: 'year', price: 9_999, amount: 9_999 }]),
    /event 5: a price is for its interval/,
  ],
  [
    'a part of a month at more than the month',
    (log) => invoiced(log, [{ ...monthOfPro, kind: 'proration', amount: 1_000 }]),
    /event 5: a part costs no more than the whole/,
  ],
  [
    'a line of a plan without its price',
    (log) => invoiced(log, [{ ...monthOfPro, policy: null, price: null, amount: 1_999 }]),
    /event 5: a line of a plan names its price/,
  ],
  [
    'a price named beside the plan table',
    (log) => invoiced(log, [{ ...monthOfPro, kind: 'other', amount: 1_999 }]),
    /event 5: only a line of a plan names a price/,
  ],
  [
    'an invoice without its parts after one that had them',
    (log) => {
      invoiced(log, [monthOfPro])
      paid(log, BERT, 'in_2', 1_999)
    },
    /event 6: once an invoice says what it is made of, all do/,
  ],
  [
    'a delivered payment without an event of Stripe',
    (log) => invoiced(log, [monthOfPro], { stripe: { evt: null } }),
    /event 5: only a reconciliation has no event of Stripe/,
  ],
  [
    'a payment delivered and reconciled',
    (log) => {
      invoiced(log, [monthOfPro])
      invoiced(log, [monthOfPro], { stripe: { evt: null, via: 'reconcile' } })
    },
    /event 6: an invoice is paid once/,
  ],
  [
    'a payment of an invoice that was voided',
    (log) => {
      voided(log)
      paid(log)
    },
    /event 6: a void invoice is not paid/,
  ],
  [
    'an invoice voided after it was paid',
    (log) => {
      paid(log)
      voided(log)
    },
    /event 6: a void invoice is not paid/,
  ],
  [
    "a void of another account's invoice",
    (log) => {
      log.money(BERT, 'invoice.failed', 999, { obj: 'in_1' })
      voided(log)
    },
    /event 6: an invoice is of one account/,
  ],
  [
    'one invoice voided twice',
    (log) => {
      voided(log)
      voided(log)
    },
    /event 6: an invoice is voided once/,
  ],
  [
    'a payment that fails two days after its invoice was voided',
    (log) => {
      shift(log, voided(log), -2 * DAY)
      log.money(ANNE, 'invoice.failed', 999, { obj: 'in_1' })
    },
    /event 6: a void invoice does not fail later/,
  ],
  [
    'a service that ends before it begins',
    (log) => invoiced(log, [{ ...monthOfPro, ...NO_PRICE, to: monthOfPro.from - 1 }]),
    /event 5: a service ends after its beginning/,
  ],
  [
    'a month of service five years after its payment',
    (log) => invoiced(log, [served(5 * 365)]),
    /event 5: a service is near its payment/,
  ],
  [
    'a month of service six years before its payment',
    (log) => invoiced(log, [served(-6 * 365)]),
    /event 5: a service is near its payment/,
  ],
  [
    'more lines than an invoice has',
    (log) =>
      invoiced(
        log,
        Array.from({ length: 101 }, () => monthOfPro),
      ),
    /event 5: an invoice has at most 100 lines/,
  ],
  [
    'two events with what Stripe sent once',
    (log) => {
      const first = log.drafts[paid(log)]?.data.stripe as { payload_sha256: string }
      const second = log.drafts[paid(log, BERT, 'in_2')]?.data.stripe as { payload_sha256: string }
      second.payload_sha256 = first.payload_sha256
    },
    /event 6: a payload is of one event/,
  ],
  [
    'one invoice number on two invoices',
    (log) => {
      for (const [obj, account] of [
        ['in_1', ANNE],
        ['in_2', BERT],
      ] as const)
        invoiced(log, [monthOfPro], { obj, number: 'PEN-0001' }, account)
    },
    /event 6: a number is of one invoice/,
  ],
  [
    'a reversal that stands before its refund',
    (log) => {
      paid(log)
      log.money(ANNE, 'refund.reversed', 400, { obj: 're_1', invoice: 'in_1', refund: 7, reason: 'failed' })
      refunded(log)
    },
    /event 6: a reversal names its refund/,
  ],
  [
    'a dispute of an invoice that another account paid',
    (log) => {
      paid(log, BERT)
      claimed(log, 'open')
    },
    /event 6: an invoice is of one account/,
  ],
  ['a dispute of an invoice without a payment', (log) => claimed(log, 'open'), /event 5 disputes in_1/],
  [
    'a dispute about more than its invoice',
    (log) => {
      paid(log, ANNE, 'in_2', 29_999)
      paid(log)
      claimed(log, 'open', { amount: 29_999 })
    },
    /event 7 disputes 29999 of in_1, of which 999 was paid/,
  ],
  [
    'one dispute of two invoices',
    (log) => {
      for (const invoice of ['in_1', 'in_2']) paid(log, ANNE, invoice)
      claimed(log, 'open')
      claimed(log, 'lost', { invoice: 'in_2' })
    },
    /event 8: a dispute is about one invoice/,
  ],
  [
    'a payment disputed two days before it was made',
    (log) => {
      paid(log)
      shift(log, claimed(log, 'open'), -2 * DAY)
    },
    /event 6: a payment is disputed after it was made/,
  ],
  [
    'the funds of a dispute under the id of a refund',
    (log) => {
      paid(log)
      moved(log, 'withdrawn', { obj: 're_1' })
    },
    /event 6: an id is of the kind/,
  ],
  [
    'the funds of a dispute withdrawn twice',
    (log) => {
      paid(log)
      claimed(log, 'open')
      for (const amount of [400, 599]) moved(log, 'withdrawn', { amount })
    },
    /event 8: funds go once and come back once/,
  ],
  [
    'more withdrawn than is disputed',
    (log) => {
      paid(log)
      moved(log, 'withdrawn')
      claimed(log, 'open', { amount: 400 })
    },
    /event 7: no more is withdrawn than is disputed; expected at most 400, found 999/,
  ],
  [
    'more reinstated than was withdrawn',
    (log) => {
      paid(log)
      claimed(log, 'open')
      moved(log, 'withdrawn', { amount: 400 })
      claimed(log, 'won')
      moved(log, 'reinstated')
    },
    /event 9: no more comes back than was withdrawn/,
  ],
  [
    'funds reinstated two days before they were withdrawn',
    (log) => {
      shift(log, paid(log), -3 * DAY)
      shift(log, claimed(log, 'open'), -3 * DAY)
      moved(log, 'withdrawn')
      shift(log, moved(log, 'reinstated'), -2 * DAY)
    },
    /event 8: funds go before they come back/,
  ],
  [
    'funds reinstated that were never withdrawn',
    (log) => {
      paid(log)
      for (const status of ['open', 'won']) claimed(log, status)
      moved(log, 'reinstated')
    },
    /event 6 is about dp_1, whose funds came back/,
  ],
  [
    'the funds of a dispute that was never opened',
    (log) => {
      paid(log)
      moved(log, 'withdrawn')
    },
    /event 6 moves the funds of dp_1/,
  ],
  [
    "the funds of another account's dispute",
    (log) => {
      paid(log, BERT)
      claimed(log, 'open', {}, BERT)
      moved(log, 'withdrawn', { invoice: null })
    },
    /event 7: a dispute is of one account/,
  ],
  [
    'the funds of a dispute that was told without them',
    (log) => {
      paid(log)
      disputed(log, 'open')
      moved(log, 'withdrawn')
    },
    /event 7: a dispute is told with its funds or without/,
  ],
  [
    "a credit note of another account's invoice",
    (log) => {
      paid(log, BERT)
      credited(log, { outside: 400 })
    },
    /event 6: an invoice is of one account/,
  ],
  [
    'a credit note of another amount than its parts',
    (log) => {
      paid(log)
      credited(log, { outside: 400 }, { amount: 500 })
    },
    /event 6: a credit note adds up; expected 400, found 500/,
  ],
  [
    'one credit note issued twice',
    (log) => {
      paid(log)
      for (let n = 0; n < 2; n += 1) credited(log, { outside: 400 })
    },
    /event 7: a credit note is issued once/,
  ],
  [
    'one credit note of two invoices',
    (log) => {
      for (const invoice of ['in_1', 'in_2']) credited(log, { unpaid: 400 }, { invoice })
    },
    /event 6: a credit note is of one invoice/,
  ],
  [
    'one number on two credit notes',
    (log) => {
      for (const obj of ['cn_1', 'cn_2']) credited(log, { unpaid: 400 }, { obj, note: 'PEN-0001-CN-01' })
    },
    /event 6: a number is of one credit note/,
  ],
  [
    'more credited than was paid',
    (log) => {
      invoiced(log, [monthOfPro], { amount: 900, balance: -99 })
      for (const obj of ['cn_1', 'cn_2']) credited(log, { balance: 500 }, { obj })
    },
    /event 7: no more is credited than was paid; expected at most 999, found 1000/,
  ],
  [
    'a credit note that gives back what was paid two days later',
    (log) => {
      shift(log, credited(log, { balance: 400 }), -2 * DAY)
      paid(log)
    },
    /event 6: what is given back was paid before/,
  ],
  [
    'what was owed reduced two days after it was paid',
    (log) => {
      shift(log, paid(log), -2 * DAY)
      credited(log, { unpaid: 400 })
    },
    /event 6: what is owed is reduced before it is paid/,
  ],
  [
    'a credit note of a refund that was never made',
    (log) => {
      paid(log)
      credited(log, { refunded: 400 })
    },
    /event 6 says that 400 of in_1 was refunded, of which 0 is here/,
  ],
  [
    'a credit note that gave money back and is void',
    (log) => {
      paid(log)
      for (const status of ['issued', 'void']) credited(log, { outside: 400 }, { status })
    },
    /event 7: what was given back stays given/,
  ],
  [
    'a credit note void at another amount than it was issued',
    (log) => {
      credited(log, { unpaid: 400 })
      credited(log, { unpaid: 100 }, { status: 'void' })
    },
    /event 6: a credit note says one thing/,
  ],
  [
    'a credit note void two days before it was issued',
    (log) => {
      credited(log, { unpaid: 400 })
      shift(log, credited(log, { unpaid: 400 }, { status: 'void' }), -2 * DAY)
    },
    /event 6: a credit note is issued before it is void/,
  ],
  [
    'one credit note voided twice',
    (log) => {
      for (const status of ['issued', 'void', 'void']) credited(log, { unpaid: 400 }, { status })
    },
    /event 7: a credit note is voided once/,
  ],
  [
    'a credit note void that was never issued',
    (log) => credited(log, { unpaid: 400 }, { status: 'void' }),
    /event 5 says that cn_1 is void/,
  ],
  [
    'a credit note of an invoice that was voided two days before',
    (log) => {
      shift(log, voided(log), -2 * DAY)
      credited(log, { unpaid: 400 })
    },
    /event 6: a void invoice is not credited/,
  ],
]
