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
  await one.deliver()
  expect(one.plan()).toBe('business')
  await disk.publisher.publish()
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-billing-export-'))
  for (const scope of [{ kind: 'log' }, { kind: 'account', account: one.account }] as const) {
    const target = path.join(folder, scope.kind)
    await writeBundle(disk.database.reader, { scope, range: { kind: 'all' } }, target)
    const files = filesIn(path.join(target, readdirSync(target)[0] ?? ''))
    expect(Object.values(files).join('\n')).toContain('"type":"plan.changed"')
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
        alone ? 'refunds MATCH (1 amount), payments not compared' : 'MATCH with the files of Stripe',
      )
      expect(detailsOf(report, 'Money')).toContain('by the log alone: invoices paid USD')
      expect(detailsOf(report, 'Stripe')).not.toContain('NO MATCH')
    }
  }
  rmSync(folder, { recursive: true })
  await one.close()
})
