import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openPortal } from '#app/.server/billing/portal.ts'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { writeBundle } from '#app/.server/ledger/export/export.ts'
import type { Fact } from '#app/.server/ledger/format/events.ts'
import { payOwed } from '#tests/mocks/stripe/engine.ts'
import { billingOnDisk, type TestBilling, WORKSPACE } from '#tests/support/billing-fixture.ts'
import { type PublishingLedger, publishingLedger } from '#tests/support/publishing.ts'
import { detailsOf, failures, verified } from '#tests/support/verifying.ts'

// After purchases, changes and refunds, an auditor can match the ledger's export with Stripe's own.

function filesIn(folder: string): Record<string, Buffer> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  )
}

test('the verifier recomputes plans, limits and money, and each of Stripe’s reports matches', async () => {
  await using disk = await publishingLedger()
  const one = await billingOnDisk({ disk })
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  one.pass(10 * 86_400)
  const flow = { kind: 'switch', to: { plan: 'business', interval: 'month' } } as const
  const portal = await openPortal(one.billing.deps, {
    workspaceId: WORKSPACE,
    publicUrl: 'https://penmark.example',
    flow,
  })
  await one.press(portal.ok ? portal.url : '', { press: 'confirm' })
  const [first = ''] = [...one.double.world.invoices.keys()]
  one.double.refund(first, 300)
  one.double.refund(first, 200)
  await one.deliver()
  one.pass(3_600)
  one.double.failRefund(first)
  await one.deliver()
  expect(one.plan()).toBe('business')
  const bodies = one.database.reader.sqlite
    .prepare<[], string>("SELECT body FROM ledger_event WHERE type = 'invoice.paid' ORDER BY seq")
    .pluck()
    .all()
  const kinds = bodies.map((body) => JSON.parse(String(body)).data.lines.map(({ kind }: { kind: string }) => kind))
  expect(kinds).toEqual([['plan'], ['proration', 'proration']])
  await disk.publisher.publish()
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-billing-export-'))
  for (const scope of [{ kind: 'log' }, { kind: 'account', account: one.account }] as const) {
    const target = path.join(folder, scope.kind)
    await writeBundle(disk.database.reader, { scope, range: { kind: 'all' } }, target)
    const files = filesIn(path.join(target, readdirSync(target)[0] ?? ''))
    expect(Object.values(files).join('\n')).toContain('"type":"plan.changed"')
    expect(String(files['ledger.csv'])).toMatch(/,refund\.reversed,2026-12,,,200,usd,re_/)
    for (const names of [
      ['payments'],
      ['balance'],
      ['refunds'],
      ['payments', 'refunds'],
      ['balance', 'payments', 'refunds'],
    ] as const) {
      const stripe = names.map((name) => ({ name: `${name}.csv`, bytes: Buffer.from(one.double.csv(name)) }))
      const { report } = await verified(files, { keys: [disk.signer.vkey], stripe })
      expect(failures(report)).toEqual([])
      // Refunds alone leave open whether the payments came in.
      const alone = names.every((name) => name === 'refunds')
      expect(report.result).toBe(alone ? 'INCOMPLETE' : 'VERIFIED')
      expect(detailsOf(report, 'Stripe')).toContain(
        alone ? 'refunds MATCH (2 amounts), payments not compared' : 'MATCH with the files of Stripe',
      )
      expect(detailsOf(report, 'Money')).toMatch(
        /^by the log alone: invoices paid USD .*, refunded USD 5\.00, returned by refunds that failed USD 2\.00/m,
      )
      expect(detailsOf(report, 'Stripe')).not.toContain('NO MATCH')
    }
  }
  rmSync(folder, { recursive: true })
  await one.close()
})

test('what no event brought is recorded from Stripe, so that after a long silence its reports match again', async () => {
  await using disk = await publishingLedger()
  const one = await billingOnDisk({ disk })
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  const [first = ''] = one.double.world.invoices.keys()
  one.double.refund(first, 300)
  await one.deliver()
  // From here on nothing is delivered: a renewal, a refund that failed, another one, and a dispute from beginning to end.
  one.pass(40 * 86_400)
  one.double.failRefund(first)
  one.double.refund(first, 800)
  one.double.dispute(first, 'needs_response')
  one.double.dispute(first, 'lost')
  one.pass(86_400)
  const report = await one.billing.reconcile()
  expect(report).toMatchObject({ recordedInvoices: [expect.any(String)], missingInvoices: [] })
  expect(report.recordedMoney).toHaveLength(3)
  expect(await one.billing.reconcile()).toMatchObject({ recordedInvoices: [], recordedMoney: [] })
  await disk.ledger.closePeriods()
  await disk.publisher.publish()
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-billing-export-'))
  await writeBundle(disk.database.reader, { scope: { kind: 'log' }, range: { kind: 'all' } }, folder)
  const files = filesIn(path.join(folder, readdirSync(folder)[0] ?? ''))
  const stripe = (['payments', 'refunds', 'balance'] as const).map((name) => ({
    name: `${name}.csv`,
    bytes: Buffer.from(one.double.csv(name)),
  }))
  const { report: judged } = await verified(files, { keys: [disk.signer.vkey], stripe })
  expect(failures(judged)).toEqual([])
  expect(judged.result).toBe('VERIFIED')
  expect(detailsOf(judged, 'Money')).toContain('charged back in disputes lost USD 9.99')
  rmSync(folder, { recursive: true })
  await one.close()
})

/** A life with credit notes of every kind and two disputes, of which one is won. */
async function creditedAndDisputed(one: TestBilling): Promise<void> {
  const { double } = one
  await one.buy({ plan: 'pro', interval: 'month' }, '4000000000000341')
  const [first = ''] = double.world.invoices.keys()
  double.credit(first, 200)
  double.credit(first, 100, 'balance')
  double.credit(first, 50, 'outside')
  // The card fails at the renewal, so the second invoice is open.
  one.pass(31 * 86_400)
  const second = [...double.world.invoices.keys()].at(-1) ?? ''
  double.voidCreditNote(double.credit(second, 400))
  double.credit(second, 300)
  one.pass(60)
  payOwed(double.world, [...double.world.customers.keys()][0] ?? '')
  one.pass(60)
  double.dispute(first, 'needs_response')
  double.dispute(second, 'warning_needs_response')
  one.pass(86_400)
  double.dispute(first, 'won')
  double.dispute(second, 'needs_response')
  one.pass(86_400)
  double.dispute(second, 'lost')
}

type Told = { type: string; v: number; data: Record<string, unknown> }

function toldOf(one: TestBilling, types: RegExp): Told[] {
  const select = "SELECT body FROM ledger_event WHERE type LIKE 'dispute.%' OR type LIKE 'invoice.%' ORDER BY seq"
  const bodies = one.database.reader.sqlite.prepare<[], string>(select).pluck().all()
  return bodies.map((body) => JSON.parse(String(body)) as Told).filter(({ type }) => types.test(type))
}

/** What the ledger says of notes and funds, in no order. */
function givenBack(one: TestBilling): string[] {
  const parts = ({ data }: Told) => [data.unpaid, data.refunded, data.balance, data.outside].join(' ')
  return toldOf(one, /^(dispute\.funds|invoice\.credited)$/)
    .map(
      (event) =>
        `${String(event.data.status ?? event.data.move)} ${event.data.move ? event.data.amount : parts(event)}`,
    )
    .sort()
}

const GIVEN_BACK = [
  'issued 0 0 0 50',
  'issued 0 0 100 0',
  'issued 0 200 0 0',
  'issued 300 0 0 0',
  'issued 400 0 0 0',
  'reinstated 999',
  'void 400 0 0 0',
  'withdrawn 599',
  'withdrawn 999',
]

async function judgedWithStripe(one: TestBilling, disk: PublishingLedger, alter = (csv: string) => csv) {
  await disk.ledger.closePeriods()
  await disk.publisher.publish()
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-billing-export-'))
  await writeBundle(disk.database.reader, { scope: { kind: 'log' }, range: { kind: 'all' } }, folder)
  const files = filesIn(path.join(folder, readdirSync(folder)[0] ?? ''))
  const stripe = (['payments', 'balance'] as const).map((name) => ({
    name: `${name}.csv`,
    bytes: Buffer.from(name === 'balance' ? alter(one.double.csv(name)) : one.double.csv(name)),
  }))
  const { report } = await verified(files, { keys: [disk.signer.vkey], stripe })
  rmSync(folder, { recursive: true })
  return { report, files }
}

test('credit notes and the funds of disputes are recorded against their invoices, whatever is delivered twice or late', async () => {
  for (const order of ['as it came', 'backwards', 'twice'] as const) {
    await using disk = await publishingLedger()
    const one = await billingOnDisk({ disk })
    await creditedAndDisputed(one)
    const held = one.double.webhooks.held().slice()
    await one.deliver(order === 'backwards' ? held.toReversed() : order === 'twice' ? [...held, ...held] : held)
    expect(givenBack(one)).toEqual(GIVEN_BACK)
    const [first, second] = one.double.world.invoices.keys()
    const about = toldOf(one, /^dispute\./).map(
      ({ type, v, data }) => `${type}/${v} ${data.invoice === first} ${data.invoice === second}`,
    )
    expect([...new Set(about)].sort()).toEqual([
      'dispute.changed/3 false true',
      'dispute.changed/3 true false',
      'dispute.funds/1 false true',
      'dispute.funds/1 true false',
    ])
    const { report, files } = await judgedWithStripe(one, disk)
    expect(failures(report)).toEqual([])
    expect(report.result).toBe('VERIFIED')
    expect(detailsOf(report, 'Money')).toContain(
      'credited by notes USD 6.50, in disputes won USD 9.99, charged back in disputes lost USD 5.99, withdrawn for disputes USD 15.98, reinstated USD 9.99',
    )
    // What came in, less what went out, is what Stripe's balance holds of it.
    const rows = String(files['money.csv'])
      .trimEnd()
      .split('\n')
      .map((row) => row.split(','))
    const column = (rows[0] ?? []).indexOf('amount_minor')
    const net = rows.slice(1).reduce((sum, row) => sum + Number(row[column]), 0)
    const gross = one.double.csv('balance').trimEnd().split('\r\n').slice(1)
    expect(net).toBe(gross.reduce((sum, row) => sum + Math.round(Number(row.split(',')[2]) * 100), 0))
    expect(rebuild(one.database.reader).differences).toEqual([])
    const { report: other } = await judgedWithStripe(one, disk, (csv) =>
      csv.replace(/-5\.99,usd,dispute,/, '-4.99,usd,dispute,'),
    )
    expect(detailsOf(other, 'Stripe')).toMatch(
      /du_\w+: withdrawn for a dispute USD 5\.99 in the ledger, USD 4\.99 in Stripe's file/,
    )
    await one.close()
  }
})

test('credit notes and funds of disputes that no event brought are found by the comparison, once', async () => {
  await using disk = await publishingLedger()
  const one = await billingOnDisk({ disk })
  await creditedAndDisputed(one)
  one.double.webhooks.behave({ mode: 'lose' })
  one.pass(86_400)
  const report = await one.billing.reconcile()
  expect(report.recordedMoney.filter((id) => id.startsWith('cn_'))).toHaveLength(5)
  expect(report.recordedMoney.filter((id) => id.startsWith('du_'))).toHaveLength(2)
  expect(givenBack(one)).toEqual(GIVEN_BACK)
  expect(await one.billing.reconcile()).toMatchObject({ recordedMoney: [] })
  // What arrives after all says nothing new.
  await one.billing.poll()
  await one.billing.work()
  expect(givenBack(one)).toEqual(GIVEN_BACK)
  const { report: judged } = await judgedWithStripe(one, disk)
  expect([judged.result, failures(judged)]).toEqual(['VERIFIED', []])
  await one.close()
})

test('a dispute recorded without its funds continues without them and is not compared with Stripe', async () => {
  await using disk = await publishingLedger()
  const one = await billingOnDisk({ disk })
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  const [invoice = ''] = one.double.world.invoices.keys()
  one.double.dispute(invoice, 'needs_response')
  const [dispute = ''] = one.double.world.disputes.keys()
  const stripe = { evt: 'evt_old', obj: dispute, created: one.double.world.now(), api_version: '2026-10-28.endive' }
  const data = {
    amount: 999,
    currency: 'usd',
    status: 'open',
    stripe: { ...stripe, payload_sha256: 'ab'.repeat(32), via: 'webhook' },
  }
  disk.ledger.transact((tx) => tx.append(one.account, { type: 'dispute.changed', v: 2, data } as Fact, null))
  await one.deliver()
  one.pass(60)
  one.double.dispute(invoice, 'won')
  await one.deliver()
  one.pass(86_400)
  await one.billing.reconcile()
  expect(toldOf(one, /^dispute\./).map(({ type, v, data: { status } }) => `${type}/${v} ${String(status)}`)).toEqual([
    'dispute.changed/2 open',
    'dispute.changed/2 open',
    'dispute.changed/2 won',
  ])
  const { report } = await judgedWithStripe(one, disk)
  expect([report.result, failures(report)]).toEqual(['VERIFIED', []])
  await one.close()
})
