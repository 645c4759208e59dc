import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { seatPages } from '#tests/support/browser.ts'
import { startPayingServer } from '#tests/support/paying-server.ts'
import { CLUMSY, expect, openAssistant, test } from './penmark.ts'

const VISITOR = [
  '/',
  '/login',
  '/login?ended=tries',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/reset-password?token=x',
  '/goodbye',
  '/verify-email-change',
  // Other states of this page leave it after three seconds.
  '/auth/callback?code=x&state=api.x',
  '/unsubscribe?token=x',
  '/dev/mail',
  '/audit/invitation?token=x',
  '/nothing-here',
]
const MEMBER = [
  '/dashboard',
  '/dashboard/assistant',
  '/dashboard/assistant/chat',
  '/dashboard/usage',
  '/dashboard/usage?operation=translate',
  '/dashboard/usage/export?refused=since',
  '/dashboard/usage/2026-13',
  '/dashboard/usage/receipts/999999999',
  '/dashboard/styles',
  '/dashboard/styles/new',
  '/dashboard/styles/sty_nothing',
  '/dashboard/templates',
  '/dashboard/prompts',
  '/dashboard/prompts/new',
  '/dashboard/prompts/import',
  '/dashboard/toolkit',
  '/dashboard/toolkit/analysis',
  '/dashboard/library',
  '/dashboard/history',
  '/dashboard/bookmarks',
  '/dashboard/bookmarks/bmk_nothing',
  '/dashboard/settings',
  '/dashboard/settings/email',
  '/dashboard/settings/password',
  '/dashboard/settings/google',
  '/dashboard/settings/security',
  '/dashboard/settings/security/app',
  '/dashboard/settings/security/passkeys/new',
  '/dashboard/settings/sessions',
  '/dashboard/settings/sessions/others',
  '/dashboard/settings/sessions/ses_nothing',
  '/dashboard/settings/keys',
  '/dashboard/settings/notifications',
  '/dashboard/settings/data?refused=current_password_incorrect',
  '/dashboard/settings/delete',
  '/dashboard/preferences',
  '/dashboard/preferences/reset',
  '/dashboard/billing',
  '/dashboard/billing?interval=year',
  '/dashboard/billing/cap',
  '/dashboard/billing-demo',
  '/reflection-journal',
  '/logout',
]
const THEMES = ['light', 'dark', 'high-contrast'] as const
const RAW_KEY =
  /\b(common|landing|auth|audit|billing|bookmarks|dashboard|assistant|engine|erase|errors|google|history|notices|offline|preferences|recovery|settings|toolkit|usage|library|chat):[\w.]+|\{\{(?!name\}\})/g
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects no finding of axe and no sideways scrolling. */
async function looksRight(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  // An element that is still fading in has not reached its colour yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map((animation) =>
          animation.effect?.getComputedTiming().iterations === 1 ? animation.finished.catch(() => null) : null,
        ),
    ),
  )
  const found = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(found.violations.map((violation) => `${name}: ${violation.id} ${violation.nodes[0]?.target}`)).toEqual([])
  await staysNarrow(page, name)
}

async function staysNarrow(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, name).toBeLessThanOrEqual(0)
}

async function showsNoRawKey(page: Page, name: string): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text.match(RAW_KEY), name).toBeNull()
}

for (const theme of THEMES) {
  test(`no screen breaks WCAG 2.2 AA in ${theme}, and none scrolls sideways at 360 px`, async ({
    page,
    builtin,
    signIn,
    context,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await context.addCookies([{ name: 'penmark_theme', value: theme, url: builtin.url }])
    const look = (name: string) => looksRight(page, name)
    for (const path of VISITOR) {
      await page.goto(builtin.url + path)
      await look(path)
    }
    const { email } = await signIn(page, builtin)
    for (const path of [...MEMBER, ...(await seatPages(builtin, email))]) {
      await page.goto(builtin.url + path)
      await look(path)
    }
    await openAssistant(page, builtin)
    await page.getByLabel('Your text').fill(CLUMSY)
    await page.getByRole('button', { name: 'Process text' }).click()
    await expect(page.locator('.result-body')).toContainText('a lot of people were waiting')
    await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    await look('assistant with a result')
    await page.goto(`${builtin.url}/dashboard/usage`)
    await page.getByText('Show as a table').click()
    await look('a month with a request')
    await page
      .getByRole('link', { name: /^Entry/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /^Receipt for entry/ })).toBeVisible()
    await look('a receipt')
    // As if a proxy answered that the server is away.
    await page.route(/\/dashboard\/prompts\/new\.data$/, (route) => route.fulfill({ status: 503 }))
    await page.goto(`${builtin.url}/dashboard/prompts/new`)
    await expect(page.locator('.queue')).toBeAttached()
    // Nothing is sent without a session, not by the service worker either.
    await context.clearCookies({ name: /session/ })
    await page.getByLabel('Name').fill('Written offline')
    await page.getByLabel('Prompt', { exact: true }).fill('Be brief.')
    await page.getByRole('button', { name: 'Create prompt' }).click()
    await expect(page.getByText('Saved on this device.')).toBeVisible()
    await page.locator('.queue summary').first().click()
    await look('a change that waits')
  })
}

test('without a chosen theme the page follows the system, without JavaScript too', async ({ browser, builtin }) => {
  const page = await browser.newPage({ colorScheme: 'dark', javaScriptEnabled: false })
  await page.goto(`${builtin.url}/login`)
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [red = 255] = (background.match(/\d+/g) ?? []).map(Number)
  expect(red).toBeLessThan(60)
  await page.close()
})

test('language and theme are chosen by plain forms and stay', async ({ browser, builtin }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'en-GB' })
  await page.goto(`${builtin.url}/login?lang=de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto(`${builtin.url}/register`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.close()
})

test('the browser’s language is taken where none was chosen', async ({ browser, builtin }) => {
  for (const [locale, language] of [
    ['fr-FR', 'fr'],
    ['pt-BR', 'pt'],
    ['es-MX', 'es'],
    ['ja-JP', 'en'],
  ] as const) {
    const page = await browser.newPage({ locale })
    await page.goto(`${builtin.url}/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.close()
  }
})

for (const language of LOCALES) {
  test(`in ${language} every screen fits a phone of 360 px and shows no raw key`, async ({
    page,
    builtin,
    signIn,
    context,
  }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await context.addCookies([{ name: 'penmark_lang', value: language, url: builtin.url }])
    const fits = async (path: string) => {
      await page.goto(builtin.url + path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
      await showsNoRawKey(page, path)
    }
    for (const path of VISITOR) await fits(path)
    const { email } = await signIn(page, builtin)
    for (const path of [...MEMBER, ...(await seatPages(builtin, email))]) await fits(path)
    await page.goto(`${builtin.url}/dashboard/usage`)
    await fits((await page.locator('.items a').first().getAttribute('href')) ?? '')
  })
}

/** Every language once, and every theme; axe checks a theme at its first entry. */
const LOOKS = [
  ['light', 'en'],
  ['dark', 'de'],
  ['high-contrast', 'fr'],
  ['light', 'es'],
  ['dark', 'pt'],
] as const
const NARROW_ONLY: ReadonlySet<string> = new Set(['es', 'pt'])

test('billing looks right in every state: before a plan, with one, with a payment due, and with Stripe away', async ({
  page,
  signIn,
  context,
}) => {
  test.setTimeout(240_000)
  await using server = await startPayingServer()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, server)
  // The page after a checkout navigates by itself, so its next page is held back during the examination.
  const next = /billing(\.data)?\?returned=true/
  const look = async (paths: readonly string[], words?: RegExp) => {
    for (const [theme, language] of LOOKS) {
      await context.addCookies([
        { name: 'penmark_theme', value: theme, url: server.url },
        { name: 'penmark_lang', value: language, url: server.url },
      ])
      for (const path of paths) {
        await page.goto(server.url + path)
        const name = `${path} ${theme} ${language}`
        if (words !== undefined && language === 'en') await expect(page.getByText(words).first(), name).toBeVisible()
        await (NARROW_ONLY.has(language) ? staysNarrow(page, name) : looksRight(page, name))
        await showsNoRawKey(page, name)
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
  await page.route(next, () => undefined)
  await look(['/dashboard/billing?success=true'], /Waiting for the payment service/)
  await page.unroute(next)
  for (const customer of server.double.world.customers.values()) if (customer.card !== null) customer.card.fails = true
  server.double.advance(31 * 86_400)
  await expect.poll(async () => (await page.request.get(`${server.url}/dashboard`)).text()).toContain('payment-due')
  await look(['/dashboard', '/dashboard/billing'], /Your last payment failed/)
  server.double.fail({ kind: 'refuse' }, Number.POSITIVE_INFINITY)
  await look(['/dashboard/billing'], /Failed to load billing information/)
})
