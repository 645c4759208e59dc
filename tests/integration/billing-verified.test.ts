import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openPortal } from '#app/.server/billing/portal.ts'
import { writeBundle } from '#app/.server/ledger/export/export.ts'
import { billingOnDisk, WORKSPACE } from '#tests/support/billing-fixture.ts'
import { publishingLedger } from '#tests/support/publishing.ts'
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
