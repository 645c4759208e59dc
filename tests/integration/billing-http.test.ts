import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatsFor } from '#app/components/ui/format.ts'
import { GRACE_DAYS } from '#app/domain/billing/standing.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { createTranslations } from '#app/locales/i18n.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { signatureOf } from '#tests/mocks/stripe/webhooks.ts'
import { type Browser, signedIn, visitor } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { patience } from '#tests/support/patience.ts'
import { type PayingServer, SECRET, startPayingServer } from '#tests/support/paying-server.ts'
import { startServer } from '#tests/support/server.ts'

const DAY = 86_400
const CHANGE = '/dashboard/billing/change?plan=pro&interval=month'
/** One screen of each kind. */
const EVERYWHERE = [
  ...['/dashboard', '/dashboard/assistant', '/dashboard/styles', '/dashboard/toolkit', '/dashboard/bookmarks'],
  ...['/dashboard/usage', '/dashboard/settings', '/dashboard/preferences', '/dashboard/billing/cap'],
  '/dashboard/billing',
]
let server: PayingServer

beforeAll(async () => {
  server = await startPayingServer()
})
afterAll(() => server[Symbol.asyncDispose]())

function press(url: string, fields: Record<string, string>) {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

async function bought(ada: Browser, change = CHANGE, words = 'Pro, billed monthly') {
  const redirection = await ada.post(change)
  expect(redirection.status).toBe(303)
  const back = await press(redirection.headers.get('location') ?? '', { press: 'pay', card: '4242424242424242' })
  expect(back.headers.get('location')).toBe(`${server.url}/dashboard/billing?success=true`)
  await vi.waitFor(
    async () => expect(await textOf(await ada.get('/dashboard/billing'))).toContain(words),
    patience(10_000),
  )
}

async function textOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

test('a plan is bought by plain forms: the price first, then the checkout, then the ledger says so', async () => {
  const ada = await signedIn(server, 'ada@example.com')
  const changePage = await textOf(await ada.get(CHANGE))
  expect(changePage).toContain('$9.99 per month')
  await bought(ada)
  const page = await textOf(await ada.get('/dashboard/billing'))
  for (const words of ['Visa ending in 4242', '$9.99', 'Paid', 'Penmark Pro', 'Cancel plan'])
    expect(page).toContain(words)
  const { body } = await call(server, 'GET', '/api/user/profile?include_billing=true', { token: ada.token })
  expect(body).toMatchObject({
    user: { subscription_plan: 'pro' },
    usage: { limit: 500 },
    billing: {
      subscription: { status: 'active', plan: 'pro', cancel_at_period_end: false },
      payment_method: { type: 'card', brand: 'visa', last4: '4242' },
      invoices: [
        { description: 'Penmark Pro', amount: '$9.99', status: 'Paid', invoice_url: expect.stringMatching(/^http/) },
      ],
      next_invoice: { amount: '$9.99' },
    },
  })
})

test('the success address grants nothing by itself, waits two seconds and then says that nothing is confirmed', async () => {
  const eve = await signedIn(server, 'eve@example.com')
  const waiting = await eve.get('/dashboard/billing?success=true')
  expect(waiting.headers.get('refresh')).toBe('2; url=/dashboard/billing?returned=true')
  expect(await textOf(await eve.get('/dashboard/billing?returned=true'))).toContain('Not confirmed yet')
  expect((await eve.post('/dashboard/billing', { intent: 'sync' })).status).toBe(303)
  const { body } = await call(server, 'GET', '/api/user/profile', { token: eve.token })
  expect(body).toMatchObject({ user: { subscription_plan: 'starter' } })
})

test('spec 6: plan cards: current plan shows a disabled Current Plan; starter shows Free Plan; enterprise is disabled; others show Upgrade', async () => {
  const hal = await signedIn(server, 'hal@example.com')
  const cards = async () => {
    const list = /<ul class="plans">([\s\S]*)<\/ul>/.exec(await textOf(await hal.get('/dashboard/billing')))?.[1] ?? ''
    return list
      .split('<li class="plan"')
      .slice(1)
      .map((card) => {
        const [, tag = '', attributes = '', words = ''] =
          /<(button|a)\b([^>]*)>(?:<[^>]*>)*([^<]*)(?:<[^>]*>)*<\/\1>\s*(?:<\/li>|$)/.exec(card) ?? []
        return [tag === 'button' && attributes.includes('disabled=""') ? 'disabled' : tag, words]
      })
  }
  // Enterprise cannot be bought here; instead of a dead button its card has a link to the sales contact.
  const others = [
    ['a', 'Upgrade'],
    ['a', 'Contact Sales'],
  ]
  expect(await cards()).toEqual([['disabled', 'Current Plan'], ['a', 'Upgrade'], ...others])
  await bought(hal)
  expect(await cards()).toEqual([['disabled', 'Free Plan'], ['disabled', 'Current Plan'], ...others])
})

test('G62: a webhook proves itself by its signature; forged, old and huge ones are refused', async () => {
  const send = (body: string, signature: string) =>
    fetch(`${server.url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
  const seconds = Math.floor(Date.now() / 1000)
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    livemode: false,
    created: seconds,
    data: { object: { id: 'in_1' } },
  }
  const body = JSON.stringify(event)
  expect((await send(body, signatureOf(body, 'whsec_forged'))).status).toBe(400)
  expect((await send(body, signatureOf(body, SECRET, seconds - 400))).status).toBe(400)
  const live = JSON.stringify({ ...event, livemode: true })
  expect((await send(live, signatureOf(live, SECRET))).status).toBe(400)
  const huge = JSON.stringify({ ...event, more: 'x'.repeat(1024 * 1024) })
  expect((await send(huge, signatureOf(huge, SECRET))).status).toBe(413)
  expect((await send(body, signatureOf(body, SECRET))).status).toBe(200)
  expect((await send(body, signatureOf(body, SECRET))).status).toBe(200)
  expect((await fetch(`${server.url}/webhooks/stripe`)).status).toBe(405)
})

test('the calls open a checkout and the portal, for a bearer token', async () => {
  const bob = await signedIn(server, 'bob@example.com')
  const { token } = bob
  const ask = (body: object) => call(server, 'POST', '/api/create-checkout-session', { token, body })
  expect((await ask({ plan: 'pro', billing_interval: 'year' })).body).toEqual({
    checkout_url: expect.stringContaining(`${server.double.url}/checkout/cs_test_`),
  })
  expect(await ask({ plan: 'enterprise', billing_interval: 'year' })).toMatchObject({
    status: 400,
    body: { code: 'plan_not_sold' },
  })
  expect(await ask({ plan: 'pro', billing_interval: 'day' })).toMatchObject({
    status: 400,
    body: { field: 'billing_interval' },
  })
  const portal = await call(server, 'POST', '/api/create-customer-portal-session', { token, body: {} })
  expect(portal.body).toEqual({ portal_url: expect.stringContaining(`${server.double.url}/portal/`) })
  const other = await signedIn(server, 'carl@example.com')
  expect(
    await call(server, 'POST', '/api/create-customer-portal-session', { token: other.token, body: {} }),
  ).toMatchObject({
    status: 409,
    body: { code: 'no_billing_account' },
  })
})

test('a plan that was cancelled ends with its period, and a failed renewal says so on the screen', async () => {
  const dora = await signedIn(server, 'dora@example.com')
  await bought(dora)
  const portal = await dora.post('/dashboard/billing', { intent: 'cancel' })
  await press(portal.headers.get('location') ?? '', { press: 'cancel' })
  await vi.waitFor(
    async () => expect(await textOf(await dora.get('/dashboard/billing'))).toContain('Keep plan'),
    patience(10_000),
  )
  expect((await dora.post('/dashboard/billing', { intent: 'resume' })).status).toBe(303)
  expect(await textOf(await dora.get('/dashboard/billing'))).toContain('Renews on')
  const card = await dora.post('/dashboard/billing', { intent: 'payment_method' })
  await press(card.headers.get('location') ?? '', { press: 'card', card: '4000000000000341' })
  server.double.advance(31 * DAY)
  await vi.waitFor(
    async () => expect(await textOf(await dora.get('/dashboard/billing'))).toContain('Your last payment failed'),
    patience(10_000),
  )
  const [due] = [...server.double.world.invoices.values()].filter(({ status }) => status === 'open')
  const until = formatsFor('en').day(((due?.created ?? 0) + GRACE_DAYS * DAY) * 1000)
  for (const path of EVERYWHERE) {
    const page = await textOf(await dora.get(path))
    expect([path, page.split('Your last payment failed').length - 1]).toEqual([path, 1])
    expect(page).toContain(`You keep Pro until ${until}.`)
  }
  for (const locale of LOCALES) {
    const page = await textOf(await dora.get('/dashboard/assistant', { 'accept-language': locale }))
    expect(page).toContain(`lang="${locale}"`)
    expect(page).toContain(createTranslations(locale, TEXTS[locale]).t('billing:due.title'))
  }
  const mend = await dora.post('/dashboard/billing', { intent: 'payment_method' })
  await press(mend.headers.get('location') ?? '', { press: 'card', card: '4242424242424242' })
  await vi.waitFor(
    async () => expect(await textOf(await dora.get('/dashboard'))).not.toContain('last payment failed'),
    patience(10_000),
  )
})

test('a change that is arranged already leads back to the cards', async () => {
  const ivy = await signedIn(server, 'ivy@example.com')
  await bought(ivy, '/dashboard/billing/change?plan=pro&interval=year', 'Pro, billed yearly')
  const monthly = '/dashboard/billing/change?plan=pro&interval=month'
  const portal = await ivy.post(monthly)
  await press(portal.headers.get('location') ?? '', { press: 'confirm' })
  await vi.waitFor(
    async () => expect((await ivy.get(monthly)).headers.get('location')).toBe('/dashboard/billing'),
    patience(10_000),
  )
})

test('B20: with Stripe down the screen says so within ten seconds, and the plan stays', async () => {
  const fay = await signedIn(server, 'fay@example.com')
  await bought(fay)
  server.double.fail({ kind: 'refuse' }, Number.POSITIVE_INFINITY)
  const began = performance.now()
  const page = await textOf(await fay.get('/dashboard/billing'))
  expect(performance.now() - began).toBeLessThan(patience(10_000))
  expect(page).toContain('Failed to load billing information')
  expect(page).toContain('Pro, billed monthly')
  const refused = await fay.post('/dashboard/billing/change?plan=business&interval=month')
  expect(await textOf(await fay.get(refused.headers.get('location') ?? ''))).toContain('Failed to open customer portal')
  server.double.heal()
})

test('the payment service is asked for one user so many times, then screens and calls say so', async () => {
  await using slow = await startPayingServer({ RATE_LIMIT_SCALE: '0.05' })
  const hal = await signedIn(slow, 'hal@example.com')
  for (let time = 0; time < 3; time += 1)
    expect((await hal.post(CHANGE)).headers.get('location')).toContain(`${slow.double.url}/checkout/`)
  const calls = slow.double.calls.length
  const refused = await hal.post(CHANGE)
  expect(await textOf(await hal.get(refused.headers.get('location') ?? ''))).toContain('Rate limit exceeded')
  expect(await textOf(await hal.get('/dashboard/billing'))).toContain('Failed to load billing information')
  const { token } = hal
  const body = { plan: 'pro', billing_interval: 'month' }
  expect(await call(slow, 'POST', '/api/create-checkout-session', { token, body })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  })
  expect(await call(slow, 'GET', '/api/user/profile?include_billing=true', { token })).toMatchObject({ status: 429 })
  expect(slow.double.calls.length).toBe(calls)
})

test('a form may be redirected to the payment pages and nowhere else', async () => {
  const policy = (await visitor(server).get('/login')).headers.get('content-security-policy') ?? ''
  expect(/form-action ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${server.double.url}`)
})

test('without a payment service the screen says so, and nothing breaks', async () => {
  await using plain = await startServer({ DEMO_PAGES: 'off' })
  const gus = await signedIn(plain, 'gus@example.com')
  const page = await textOf(await gus.get('/dashboard/billing'))
  expect(page).toContain('Plans aren’t sold here')
  expect(page).not.toContain('Upgrade')
  expect((await gus.post('/dashboard/billing', { intent: 'portal' })).headers.get('location')).toBe(
    '/dashboard/billing',
  )
  expect(
    await call(plain, 'POST', '/api/create-checkout-session', {
      token: gus.token,
      body: { plan: 'pro', billing_interval: 'month' },
    }),
  ).toMatchObject({
    status: 503,
    body: { code: 'billing_not_configured' },
  })
  expect(
    (
      await fetch(`${plain.url}/webhooks/stripe`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(404)
  expect((await gus.get('/dashboard/billing-demo')).status).toBe(404)
  expect((await (await signedIn(server, 'gus2@example.com')).get('/dashboard/billing-demo')).status).toBe(200)
})
