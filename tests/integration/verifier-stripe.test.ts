import { expect, test } from 'vitest'
import { bundleOf, linesOf, naiveKey } from '#tests/support/naive-bundle.ts'
import { ANNE, naiveLog } from '#tests/support/naive-log.ts'
import { detailsOf, verified } from '#tests/support/verifying.ts'

// A file of Stripe's matches as a whole or not at all: what cannot be read could be what does not match.

const key = naiveKey()
const log = naiveLog(key)
log.open(ANNE)
log.money(ANNE, 'invoice.paid', 999, { obj: 'in_1' })
log.close('2026-09', [ANNE], {})
log.open(`acc_${'0'.repeat(32)}`)
const lines = linesOf(log.drafts)
const whole = bundleOf(lines, { keys: [key] })
const month = bundleOf(lines, { keys: [key], month: '2026-09' })

const HEADER = 'id,Created date (UTC),Amount,Currency,Status,Invoice ID\n'
const PAID = 'ch_1,2026-09-28 09:02:00,9.99,usd,Paid,in_1\n'

async function money(csv: string | Buffer, files = whole) {
  const stripe = [{ name: 's.csv', bytes: Buffer.from(csv) }]
  const { report } = await verified(files, { keys: [key.vkey], stripe })
  const found = report.checks.find(({ name }) => name === 'Stripe')
  return { status: found?.status, exit: report.exit, says: detailsOf(report, 'Stripe') }
}

test('a sound file matches, in the whole log and in the month', async () => {
  for (const files of [whole, month]) {
    expect(await money(HEADER + PAID, files)).toMatchObject({ status: 'OK', exit: 0 })
    expect(await money(`\ufeff${HEADER}${PAID}\r\n`, files)).toMatchObject({ status: 'OK', exit: 0 })
  }
})

test.each([
  ['quotes that are never closed', `${PAID}"ch_2,2026-09-29 10:00:00,500.00,usd,Paid,in_2\n`, 'never closed'],
  ['a file cut off inside a row', `${PAID}ch_2,2026-09-29 10:00:00,500.0`, 'row 3 has 3 cells instead of 6'],
  ['a row with a cell too many', `${PAID}ch_2,2026-09-29 10:00:00,1,000.00,usd,Paid,in_2\n`, 'row 3 has 7 cells'],
  [
    'an amount with a sign of money',
    `${PAID}ch_2,2026-09-29 10:00:00,$500.00,usd,Paid,in_2\n`,
    '"$500.00" is no amount',
  ],
  ['an empty amount', `${PAID}ch_2,2026-09-29 10:00:00,,usd,Paid,in_2\n`, '"" is no amount'],
  ['a status nobody knows', `${PAID}ch_2,2026-09-29 10:00:00,500.00,usd,Gezahlt,in_2\n`, 'status "Gezahlt" is unknown'],
])('%s: the file is not compared, and it is said why', async (_, rows, says) => {
  for (const files of [whole, month]) {
    const { status, exit, says: lines } = await money(HEADER + rows, files)
    expect([status, exit, lines]).toEqual(['NOT CHECKED', 3, expect.stringContaining(says)])
    expect(lines).not.toContain('MATCH with Stripe')
  }
})

test('two columns of one name, and text in another encoding, are not guessed at', async () => {
  const twice = 'id,Amount,Amount,Currency,Status,Invoice ID\nch_1,9.99,500,usd,Paid,in_1\n'
  expect(await money(twice)).toMatchObject({ status: 'NOT CHECKED', says: expect.stringContaining('"amount" twice') })
  const wide = Buffer.from(`\ufeff${HEADER}${PAID}`, 'utf16le')
  expect(await money(wide)).toMatchObject({ status: 'NOT CHECKED', says: expect.stringContaining('not UTF-8') })
})

test('a month needs dates that say which month they are of; the whole log does not', async () => {
  const undated = 'id,Amount,Currency,Status,Invoice ID\nch_1,9.99,usd,Paid,in_1\n'
  expect(await money(undated, month)).toMatchObject({
    status: 'NOT CHECKED',
    says: expect.stringContaining('no column with a date'),
  })
  expect((await money(undated)).status).toBe('OK')
  for (const date of ['09/29/2026', '29.09.2026 10:00', 'Sep 29, 2026', '2026-13-01', '']) {
    const cell = date.includes(',') ? `"${date}"` : date
    const { status, says } = await money(`${HEADER}${PAID}ch_2,${cell},500.00,usd,Paid,in_2\n`, month)
    expect([status, says], date).toEqual(['NOT CHECKED', expect.stringContaining(`${JSON.stringify(date)} is no date`)])
  }
})

test('what did not happen, or is in another currency, may be written in any way', async () => {
  const rows = `${PAID}ch_2,yesterday,$5,usd,Failed,in_2\nch_3,2026-09-29,x,eur,Paid,in_3\npo_1,?,?,usd,weird,\n`
  expect(await money(HEADER + rows, month)).toMatchObject({ status: 'OK', exit: 0 })
})

test('a payment that the ledger does not have is no match', async () => {
  const more = `${HEADER}${PAID}ch_2,2026-09-29 10:00:00,500.00,usd,Paid,in_2\n`
  for (const files of [whole, month]) {
    expect(await money(more, files)).toMatchObject({
      status: 'FAILED',
      exit: 1,
      says: expect.stringContaining('in_2: paid'),
    })
  }
})

test('a refund that failed in a later month matches in the month of the refund, in that of the failure, and as a whole', async () => {
  const both = naiveLog(key)
  both.open(ANNE)
  both.money(ANNE, 'invoice.paid', 999, { obj: 'in_1' })
  const refund = both.money(ANNE, 'invoice.refunded', 999, { obj: 're_1', invoice: 'in_1' })
  both.close('2026-09', [ANNE])
  both.money(ANNE, 'refund.reversed', 999, { obj: 're_1', invoice: 'in_1', refund, reason: 'failed' })
  both.close('2026-10', [ANNE])
  both.open(`acc_${'0'.repeat(32)}`)
  const signed = linesOf(both.drafts)
  const bundles = [{}, { month: '2026-09' }, { month: '2026-10' }].map((scope) =>
    bundleOf(signed, { keys: [key], ...scope }),
  )
  const balance = 'source_id,created_utc,gross,currency,reporting_category,invoice_id\n'
  const rows = [
    'ch_1,2026-09-28 09:02:00,9.99,usd,charge,in_1\n',
    're_1,2026-09-28 09:03:00,-9.99,usd,refund,in_1\n',
    're_1,2026-10-02 09:00:00,9.99,usd,refund_failure,in_1\n',
  ]
  for (const files of bundles) expect(await money(balance + rows.join(''), files)).toMatchObject({ status: 'OK' })
  // Without the failure the refund stands at Stripe, and the log as a whole says something else.
  expect(await money(balance + rows.slice(0, 2).join(''), bundles[0])).toMatchObject({ status: 'FAILED' })
  const refunds = 'id,Created (UTC),Amount,Currency,Status\nre_1,2026-09-28 09:03:00,9.99,usd,failed\n'
  for (const files of bundles) expect((await money(refunds, files)).says).not.toContain('NO MATCH')
})
