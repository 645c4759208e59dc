import { rmSync } from 'node:fs'
import { type Billing, createBilling } from '#app/.server/billing/billing.ts'
import { startCheckout } from '#app/.server/billing/checkout.ts'
import { createPayments } from '#app/.server/billing/stripe.ts'
import { usageOf } from '#app/.server/ledger/read/queries.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Offer } from '#app/domain/billing/change.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { type Call, type StripeDouble, startStripeDouble } from '#tests/mocks/stripe/server.ts'
import { signatureOf } from '#tests/mocks/stripe/webhooks.ts'
import { ledgerOnDisk, NOON, type TestLedger } from './ledger-fixture.ts'

export const WEBHOOK_SECRET = 'whsec_test'
export const WORKSPACE = 'ws_1'

export type TestBilling = TestLedger & {
  double: StripeDouble
  billing: Billing
  account: string
  /** The disputes that operators were told of. */
  disputes: { id: string; amount: number | null }[]
  /** Everything logged so far, one JSON line each. */
  logged: string[]
  plan(): PlanKey
  /** Advances both clocks together. */
  pass(seconds: number): void
  /** Presses a button on one of the double's pages. */
  press(url: string, fields: Record<string, string>): Promise<Response>
  /** Buys through the checkout page; no webhook is delivered yet. */
  buy(offer: Offer, card?: string): Promise<void>
  /** Delivers these events, or all that are held, by webhook, and waits until they are processed. */
  deliver(events?: readonly { id: string }[]): Promise<void>
  close(): Promise<void>
}

/** Billing on real files against the Stripe double, both at noon; webhooks are held until they are delivered. */
export async function billingOnDisk(
  options: { disk?: TestLedger; livemode?: boolean; onCall?: (call: Call) => void } = {},
): Promise<TestBilling> {
  const disk = options.disk ?? ledgerOnDisk()
  const { database, ledger, clock } = disk
  const { livemode = false, onCall } = options
  const double = await startStripeDouble({ now: NOON / 1000, livemode, ...(onCall === undefined ? {} : { onCall }) })
  double.webhooks.behave({ mode: 'hold' })
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const log: Log = { info: write, warn: write, error: write, debug: write }
  const secretKey = livemode ? 'sk_live_x' : 'sk_test_x'
  const payments = createPayments({ secretKey, webhookSecrets: [WEBHOOK_SECRET], apiBase: double.url }, log)
  const disputes: TestBilling['disputes'] = []
  const billing = createBilling({
    ...{ database, ledger, clock, log, payments },
    onDispute: (dispute) => void disputes.push(dispute),
  })
  database.writer.sqlite
    .prepare(`INSERT INTO workspace (id, name, kind, created_at) VALUES (?, 'Ada', 'personal', ?)`)
    .run(WORKSPACE, clock.now())
  const account = ledger.newAccount(WORKSPACE)
  ledger.transact((tx) => ledger.openAccount(tx, { account, plan: 'starter' }))
  const press = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
  return {
    ...disk,
    disputes,
    double,
    billing,
    account,
    logged,
    press,
    plan: () => usageOf(database.reader, account, clock.now()).plan,
    pass(seconds) {
      clock.advance(seconds * 1000)
      double.advance(seconds)
    },
    async buy(offer, card = '4242424242424242') {
      const person = {
        workspaceId: WORKSPACE,
        email: 'ada@example.com',
        publicUrl: 'https://penmark.example',
        locale: 'en',
      } as const
      const opened = await startCheckout(billing.deps, { ...person, ...offer })
      if (!opened.ok) throw new Error(opened.code)
      await press(opened.url, { press: 'pay', card })
    },
    async deliver(events) {
      const all = events ?? double.webhooks.held().slice()
      for (const event of all) {
        const body = JSON.stringify(event)
        billing.webhook(body, signed(body))
      }
      await billing.work()
    },
    async close() {
      await billing.close()
      await double.close()
      if (options.disk !== undefined) return
      await ledger.close()
      database.close()
      rmSync(disk.dataDir, { recursive: true })
    },
  }
}

function signed(body: string): string {
  return signatureOf(body, WEBHOOK_SECRET)
}
