import { LOCALES } from '#app/domain/preferences/language.ts'
import { seatPages } from '#tests/support/browser.ts'
import { startPayingServer } from '#tests/support/paying-server.ts'
import { FITTED, fits, looksRight, rawKeysIn } from './looks.ts'
import { CLUMSY, expect, follow, holdBack, test } from './penmark.ts'
import { ACCOUNT, VISITOR, WORK } from './screens.ts'

test.beforeEach(async ({ page, context, builtin }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await context.addCookies([{ name: 'penmark_theme', value: 'light', url: builtin.url }])
})

test('no screen of a visitor breaks WCAG 2.2 AA in any theme, and none scrolls sideways at 360 px', async ({
  page,
  builtin,
}) => {
  for (const path of VISITOR) {
    await page.goto(builtin.url + path)
    await looksRight(page, path)
  }
})

for (const [what, paths] of Object.entries({ work: WORK, account: ACCOUNT })) {
  test(`no screen of a member’s ${what} breaks WCAG 2.2 AA in any theme, and none scrolls sideways at 360 px`, async ({
    page,
    builtin,
    signIn,
  }) => {
    await signIn(page, builtin)
    for (const path of paths) {
      await follow(page, builtin.url + path)
      await looksRight(page, path)
    }
  })
}

test('no screen about a seat of an auditor breaks WCAG 2.2 AA in any theme, and none scrolls sideways at 360 px', async ({
  page,
  builtin,
  signIn,
}) => {
  const { email } = await signIn(page, builtin)
  for (const path of await seatPages(builtin, email)) {
    await follow(page, builtin.url + path)
    await looksRight(page, path)
  }
})

test('a result, its versions, a receipt and a change that waits break WCAG 2.2 AA in no theme and do not scroll sideways at 360 px', async ({
  page,
  builtin,
  signIn,
  context,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.result-body')).toContainText('a lot of people were waiting')
  await looksRight(page, 'assistant with a result')
  await page.getByRole('button', { name: 'More formal' }).click()
  await expect(page.locator('.version-strip button')).toHaveCount(2)
  await page.getByText('About this result').click()
  await looksRight(page, 'versions')
  await page.goto(`${builtin.url}/dashboard/usage`)
  await page.getByText('This month’s figures').click()
  await page.getByText('Show as a table').click()
  await page.getByText('Filter', { exact: true }).click()
  await looksRight(page, 'a month with a request')
  await page
    .getByRole('link', { name: /^Receipt/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Receipt \d/ })).toBeVisible()
  await page.getByText('For auditors').click()
  await looksRight(page, 'a receipt')
  // A proxy answers that the server is not there.
  await page.route(/\/dashboard\/prompts\/new\.data$/, (route) => route.fulfill({ status: 503 }))
  await page.goto(`${builtin.url}/dashboard/prompts/new`)
  await expect(page.locator('.queue')).toBeAttached()
  // Nothing is sent without a session, not by the service worker either.
  await context.clearCookies({ name: /session/ })
  await page.getByLabel('Name').fill('Written offline')
  await page.getByLabel('Prompt', { exact: true }).fill('Be brief.')
  await page.getByRole('button', { name: 'Create prompt' }).click()
  await expect(page.getByText('Stored on this device.')).toBeVisible()
  await page.locator('.queue summary').first().click()
  await looksRight(page, 'a change that waits')
})

test('without a chosen theme the page follows the system, without JavaScript too', async ({ openPage, builtin }) => {
  const page = await openPage({ colorScheme: 'dark', javaScriptEnabled: false })
  await page.goto(`${builtin.url}/login`)
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [red = 255] = (background.match(/\d+/g) ?? []).map(Number)
  expect(red).toBeLessThan(60)
})

test('language and theme are chosen by plain forms and stay', async ({ openPage, builtin }) => {
  const page = await openPage({ javaScriptEnabled: false, locale: 'en-GB' })
  await page.goto(`${builtin.url}/login?lang=de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto(`${builtin.url}/register`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the browser’s language is taken when none was chosen', async ({ openPage, builtin }) => {
  for (const [locale, language] of [
    ['fr-FR', 'fr'],
    ['pt-BR', 'pt'],
    ['es-MX', 'es'],
    ['ja-JP', 'en'],
  ] as const) {
    const page = await openPage({ locale })
    await page.goto(`${builtin.url}/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
})

test('billing looks right in every state: before a plan, with one, with a payment due, and with Stripe away', async ({
  page,
  signIn,
  context,
}) => {
  await using server = await startPayingServer({}, { starter: 1 })
  await signIn(page, server)
  // The page after a checkout navigates by itself, so its next page is held back during the examination.
  const next = /billing(\.data)?\?returned=true/
  const look = async (paths: readonly string[], sentence?: RegExp) => {
    for (const language of LOCALES) {
      await context.addCookies([{ name: 'penmark_lang', value: language, url: server.url }])
      for (const [index, path] of paths.entries()) {
        const name = `${path} in ${language}`
        if (language !== 'en' && !FITTED.includes(language)) {
          expect(rawKeysIn(await (await page.request.get(server.url + path)).text()), name).toEqual([])
          continue
        }
        // A document comes in the language that was chosen.
        // A page that leaves by itself may do so just now, and a browser gives up the earlier of two ways.
        if (language === 'en' || index === 0) await expect(() => page.goto(server.url + path)).toPass()
        else await follow(page, server.url + path)
        if (sentence !== undefined && language === 'en')
          await expect(page.getByText(sentence).first(), name).toBeVisible()
        await (language === 'en' ? looksRight(page, name) : fits(page, name))
      }
    }
  }
  const CHANGE = '/dashboard/billing/change'
  await look(['/dashboard/billing', `${CHANGE}?plan=pro&interval=year`, '/dashboard/billing?canceled=true'])
  await look(['/dashboard/billing?returned=true'], /Not confirmed yet/)
  const checkout = await page.request.post(`${server.url}${CHANGE}?plan=pro&interval=month`, {
    headers: { origin: server.url },
    maxRedirects: 0,
  })
  const body = new URLSearchParams({ press: 'pay', card: '4242424242424242' })
  await fetch(checkout.headers().location ?? '', { method: 'POST', redirect: 'manual', body })
  await expect.poll(async () => (await page.request.get(`${server.url}/dashboard/billing`)).text()).toContain('Visa')
  await look(['/dashboard/billing', `${CHANGE}?plan=business&interval=month`, '/dashboard/billing-demo'])
  await holdBack(page, next)
  await look(['/dashboard/billing?success=true'], /Waiting for the payment service/)
  await page.unroute(next)
  for (const customer of server.double.world.customers.values()) if (customer.card !== null) customer.card.fails = true
  server.double.advance(31 * 86_400)
  await expect.poll(async () => (await page.request.get(`${server.url}/dashboard`)).text()).toContain('payment-due')
  await look(['/dashboard', '/dashboard/billing'], /Your last payment failed/)
  server.double.fail({ kind: 'refuse' }, Number.POSITIVE_INFINITY)
  await look(['/dashboard/billing'], /Failed to load billing information/)
})
