import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCheckout } from '#app/.server/billing/checkout.ts'
import { openPortal, previewChange } from '#app/.server/billing/portal.ts'
import { billingOf } from '#app/.server/billing/queries.ts'
import { resumeSubscription } from '#app/.server/billing/subscription-commands.ts'
import type { Call } from '#tests/mocks/stripe/server.ts'
import { billingOnDisk, type TestBilling, WORKSPACE } from '#tests/support/billing-fixture.ts'
import { patience } from '#tests/support/patience.ts'

// Stripe's own stripe-mock judges every request of a whole billing life by Stripe's OpenAPI description. Skipped if
// there is no Go toolchain, or no way to get the module; which version and with which hash: tests/interop/stripe-mock.
// Its description is of an API version that may be older than ours; the SDK's types are of ours.

const MODULE = fileURLToPath(new URL('../interop/stripe-mock', import.meta.url))
const PACKAGE = 'github.com/stripe/stripe-mock'
const GO = ['go', '/usr/local/go/bin/go'].find((command) => spawnSync(command, ['version']).status === 0)
const DAY = 86_400
const PERSON = { workspaceId: WORKSPACE, publicUrl: 'https://penmark.example' }

/** Every call of the SDK in app/.server/billing, and what it is over HTTP. */
const CALLS: Readonly<Record<string, string>> = {
  'billingPortal.configurations.create': 'POST /v1/billing_portal/configurations',
  'billingPortal.configurations.list': 'GET /v1/billing_portal/configurations',
  'billingPortal.sessions.create': 'POST /v1/billing_portal/sessions',
  'checkout.sessions.create': 'POST /v1/checkout/sessions',
  'checkout.sessions.expire': 'POST /v1/checkout/sessions/:id/expire',
  'checkout.sessions.list': 'GET /v1/checkout/sessions',
  'checkout.sessions.retrieve': 'GET /v1/checkout/sessions/:id',
  'creditNotes.list': 'GET /v1/credit_notes',
  'creditNotes.retrieve': 'GET /v1/credit_notes/:id',
  'customers.create': 'POST /v1/customers',
  'customers.retrieve': 'GET /v1/customers/:id',
  'disputes.list': 'GET /v1/disputes',
  'disputes.retrieve': 'GET /v1/disputes/:id',
  'events.list': 'GET /v1/events',
  'invoicePayments.list': 'GET /v1/invoice_payments',
  'invoices.createPreview': 'POST /v1/invoices/create_preview',
  'invoices.list': 'GET /v1/invoices',
  'invoices.retrieve': 'GET /v1/invoices/:id',
  'paymentIntents.retrieve': 'GET /v1/payment_intents/:id',
  'prices.create': 'POST /v1/prices',
  'prices.list': 'GET /v1/prices',
  'prices.retrieve': 'GET /v1/prices/:id',
  'products.create': 'POST /v1/products',
  'products.retrieve': 'GET /v1/products/:id',
  'refunds.list': 'GET /v1/refunds',
  'subscriptionSchedules.release': 'POST /v1/subscription_schedules/:id/release',
  'subscriptions.cancel': 'DELETE /v1/subscriptions/:id',
  'subscriptions.list': 'GET /v1/subscriptions',
  'subscriptions.retrieve': 'GET /v1/subscriptions/:id',
  'subscriptions.update': 'POST /v1/subscriptions/:id',
}

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-stripe-mock-'))
let mock: { process: ChildProcess; url: string } | undefined
const missing = prepare()
if (missing !== undefined) console.warn(`stripe-mock: skipped, ${missing}`)

/** Builds the program once, or says what is missing for it. */
function prepare(): string | undefined {
  if (GO === undefined) return 'no Go toolchain'
  const download = spawnSync(GO, ['mod', 'download'], { cwd: MODULE, encoding: 'utf8', timeout: patience(120_000) })
  if (download.status !== 0) return `${PACKAGE} cannot be had: ${download.stderr.trim().split('\n').at(-1)}`
  const program = ['build', '-mod=readonly', '-o', path.join(folder, 'stripe-mock'), PACKAGE]
  const build = spawnSync(GO, program, { cwd: MODULE, encoding: 'utf8', timeout: patience(240_000) })
  if (build.status !== 0) throw new Error(build.stderr)
  return undefined
}

beforeAll(async () => {
  if (GO === undefined || missing !== undefined) return
  const { stdout } = spawnSync(GO, ['list', '-m', '-f', '{{.Dir}}', PACKAGE], { cwd: MODULE, encoding: 'utf8' })
  const spec = path.join(folder, 'spec3.json')
  const published = readFileSync(path.join(stdout.trim(), 'embedded', 'openapi', 'spec3.json'), 'utf8')
  writeFileSync(spec, JSON.stringify(closed(JSON.parse(published))))
  const child = spawn(path.join(folder, 'stripe-mock'), ['-http-addr', '127.0.0.1:0', '-spec', spec])
  mock = { process: child, url: await addressOf(child) }
}, 120_000)

afterAll(() => {
  mock?.process.kill()
  rmSync(folder, { recursive: true })
})

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const at = /Listening for HTTP at address: (127\.0\.0\.1:\d+)/.exec(output)?.[1]
      if (at !== undefined) resolve(`http://${at}`)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`stripe-mock ended: ${output}`)))
  })
}

type Spec = { paths: Record<string, Record<string, { parameters?: unknown; requestBody?: unknown }>> }

/** As Stripe itself does, and the description only at the top: an unknown inner member is refused. */
function closed(spec: Spec): Spec {
  const close = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('properties' in value && !('additionalProperties' in value))
      Object.assign(value, { additionalProperties: false })
    for (const inner of Object.values(value)) close(inner)
  }
  for (const { parameters, requestBody } of Object.values(spec.paths).flatMap((path) => Object.values(path))) {
    close(parameters)
    close(requestBody)
  }
  return spec
}

/** @returns undefined if the request is valid, otherwise the complaint */
async function judged({ method, path, query, body }: Call): Promise<string | undefined> {
  const answer = await fetch(`${mock?.url}${path}${query === '' ? '' : `?${query}`}`, {
    method,
    headers: { authorization: 'Bearer sk_test_x', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' ? { body } : {}),
  })
  const text = await answer.text()
  return answer.ok ? undefined : `${method} ${path} ${query}${decodeURIComponent(body)}: ${answer.status} ${text}`
}

/** Replaces ids in the path by one word. */
function named({ method, path }: Call): string {
  return `${method} ${path.replace(/\/(?:(?:[a-z]+_)+[0-9a-f]{24}|penmark_\w+)(?=\/|$)/, '/:id')}`
}

/**
 * Runs through a whole account, from the first price in the catalogue to the deletion, with every call that asks Stripe
 * for something.
 */
async function live(one: TestBilling): Promise<void> {
  const { deps } = one.billing
  const opened = async (flow: Parameters<typeof openPortal>[1]['flow']) => {
    const portal = await openPortal(deps, { ...PERSON, flow })
    if (!portal.ok) throw new Error(portal.code)
    return portal.url
  }
  const year = { plan: 'business', interval: 'year' } as const
  const person = { ...PERSON, ...year, email: 'ada@example.com', locale: 'en' } as const
  for (let press = 0; press < 2; press += 1) expect(await startCheckout(deps, person)).toMatchObject({ ok: true })
  await one.buy({ plan: 'pro', interval: 'month' })
  await one.deliver()
  one.pass(10 * DAY)
  expect(await previewChange(deps, { workspaceId: WORKSPACE, to: year })).toMatchObject({ ok: true })
  await one.press(await opened({ kind: 'switch', to: year }), { press: 'confirm' })
  await one.deliver()
  expect(await billingOf(deps, WORKSPACE)).toMatchObject({ ok: true, billing: { invoices: { length: 2 } } })
  await one.press(await opened({ kind: 'payment_method' }), { press: 'card', card: '5555555555554444' })
  await one.press(await opened({ kind: 'cancel' }), { press: 'cancel' })
  await one.deliver()
  expect(await resumeSubscription(deps, WORKSPACE)).toEqual({ ok: true })
  await one.press(await opened({ kind: 'switch', to: { plan: 'business', interval: 'month' } }), { press: 'confirm' })
  await one.deliver()
  expect(await resumeSubscription(deps, WORKSPACE)).toEqual({ ok: true })
  await opened({ kind: 'home' })
  const [invoice = ''] = one.double.world.invoices.keys()
  one.double.refund(invoice, 400)
  one.double.dispute(invoice, 'needs_response')
  one.double.credit(invoice, 100)
  await one.deliver()
  one.double.webhooks.behave({ mode: 'lose' })
  one.pass(400 * DAY)
  await one.billing.poll()
  await one.billing.reconcile()
  await one.billing.endings.end(one.billing.endings.endingOf(one.database.writer, WORKSPACE) ?? '')
}

test.skipIf(missing !== undefined)(
  'every request of a whole billing life is valid by Stripe’s own description of its API',
  { timeout: patience(120_000) },
  async () => {
    const calls: Call[] = []
    const one = await billingOnDisk({ onCall: (call) => calls.push(call) })
    await live(one)
    await one.close()
    expect([...new Set(calls.map(named))].sort()).toEqual([...new Set(Object.values(CALLS))].sort())
    const verdicts: (string | undefined)[] = []
    for (const call of calls) verdicts.push(await judged(call))
    expect(verdicts.filter((verdict) => verdict !== undefined)).toEqual([])
  },
)

test.skipIf(missing !== undefined).each([
  ['POST', '/v1/customers', '', 'nickname=Ada'],
  ['POST', '/v1/checkout/sessions', '', 'mode=rent'],
  ['POST', '/v1/billing_portal/sessions', '', 'customer=cus_1&flow_data[type]=subscription_cancel&flow_data[why]=x'],
  ['GET', '/v1/events', 'types[0]=invoice.paid&created[since]=1', ''],
  ['GET', '/v1/invoice_payments', 'payment[type]=cash', ''],
  ['GET', '/v1/subscription', '', ''],
])('%s %s with something that Stripe does not know is refused: %s%s', async (method, path, query, body) => {
  expect(await judged({ method, path, query, body })).toBeDefined()
})

test('the list of calls above is what the code calls', () => {
  const sources = globSync('app/.server/billing/*.ts').map((file) => readFileSync(file, 'utf8'))
  const called = sources.flatMap((text) =>
    [...text.matchAll(/\bstripe\s*\.\s*((?:\w+\s*\.\s*)*\w+)\(/g)].map(([, name = '']) => name.replaceAll(/\s/g, '')),
  )
  const overHttp = [...new Set(called)].filter((name) => !name.startsWith('webhooks.'))
  expect(overHttp.sort()).toEqual(Object.keys(CALLS).sort())
})
