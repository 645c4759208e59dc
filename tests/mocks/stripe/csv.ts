import { must, type World } from './world.ts'

/** Reports as Stripe's dashboard exports them, with the columns that auditors match by. */
export type Report = 'payments' | 'refunds' | 'balance'

export function csvOf(world: World, report: Report): string {
  const table = { payments, refunds, balance }[report](world)
  return `${table.map((cells) => cells.join(',')).join('\r\n')}\r\n`
}

function payments(world: World): string[][] {
  const rows = [...world.payments.values()].map((payment) => [
    payment.charge,
    utc(payment.created),
    amount(payment.amount),
    amount(payment.refunded),
    'usd',
    payment.paid ? (payment.refunded === payment.amount ? 'Refunded' : 'Paid') : 'Failed',
    payment.invoice,
  ])
  return [['id', 'Created date (UTC)', 'Amount', 'Amount Refunded', 'Currency', 'Status', 'Invoice ID'], ...rows]
}

function refunds(world: World): string[][] {
  const rows = [...world.refunds.values()].map(({ id, created, amount: cents, failedAt }) => [
    id,
    utc(created),
    amount(cents),
    'usd',
    failedAt === undefined ? 'succeeded' : 'failed',
  ])
  return [['id', 'Created (UTC)', 'Amount', 'Currency', 'Status'], ...rows]
}

function balance(world: World): string[][] {
  const paid = [...world.payments.values()].map(({ charge, created, amount: cents, invoice }) => [
    charge,
    utc(created),
    amount(cents),
    'usd',
    'charge',
    invoice,
  ])
  const back = [...world.refunds.values()].map(({ id, created, amount: cents, payment }) => [
    id,
    utc(created),
    `-${amount(cents)}`,
    'usd',
    'refund',
    must(world.payments, payment).invoice,
  ])
  const failed = [...world.refunds.values()].flatMap(({ id, failedAt, amount: cents, payment }) =>
    failedAt === undefined
      ? []
      : [[id, utc(failedAt), amount(cents), 'usd', 'refund_failure', must(world.payments, payment).invoice]],
  )
  const disputed = [...world.disputes.values()].flatMap(({ id, payment, moves }) =>
    moves.map(({ created, amount: cents }) => [
      id,
      utc(created),
      `${cents < 0 ? '-' : ''}${amount(Math.abs(cents))}`,
      'usd',
      cents < 0 ? 'dispute' : 'dispute_reversal',
      must(world.payments, payment).invoice,
    ]),
  )
  return [
    ['source_id', 'created_utc', 'gross', 'currency', 'reporting_category', 'invoice_id'],
    ...paid,
    ...back,
    ...failed,
    ...disputed,
  ]
}

function utc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}
