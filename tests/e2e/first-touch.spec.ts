import type { Page, Route } from '@playwright/test'
import { expect, PASSWORD, test } from './penmark.ts'

const FORMS = ['/login', '/register', '/forgot-password']

for (const path of FORMS) {
  test(`${path} loads no script until it is touched, and a first touch loses nothing that was typed`, async ({
    page,
    builtin,
  }) => {
    const scripts = scriptsOf(page)
    await untouched(page, builtin.url + path)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])

    const { release } = await holdScripts(page)
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await expect.poll(() => scripts.length).toBeGreaterThan(5)
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    await release()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
    // A link is followed by data, in the document that is open: the scripts took over.
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.getByRole('main').getByRole('link').last().click()
    await expect(page).not.toHaveURL(builtin.url + path)
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })
}

test('a pointer that moves over the page is a touch', async ({ page, builtin }) => {
  await untouched(page, `${builtin.url}/login`)
  await page.mouse.move(40, 40)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
})

test('the Tab key is a touch', async ({ page, builtin }) => {
  await untouched(page, `${builtin.url}/login`)
  await page.keyboard.press('Tab')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
})

test('the passkey button is there from the start, and a press before the scripts run is done once they do', async ({
  page,
  builtin,
}) => {
  await untouched(page, `${builtin.url}/login`)
  const { release } = await holdScripts(page)
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/login/passkey')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await release()
  expect((await request).postData()).toContain('step=ask')
})

test('a browser without passkeys never sees their button', async ({ page, builtin }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await untouched(page, `${builtin.url}/login`)
  const button = page.getByText('Sign in with a passkey')
  await expect(button).toBeHidden()
  await page.mouse.move(40, 40)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(button).toHaveCount(0)
})

test('scripts that do not arrive leave a form that signs in', async ({ openPage, builtin }) => {
  const page = await openPage({ serviceWorkers: 'block' })
  const { email } = builtin.person()
  await page.route('**/assets/*.js', (route) => route.abort())
  page.removeAllListeners('console')
  await untouched(page, `${builtin.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await expect(page.getByText('Sign in with a passkey')).toBeHidden()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('the answer to a form runs its scripts at once', async ({ page, builtin }) => {
  await untouched(page, `${builtin.url}/login`)
  await page.locator('form#login').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
})

/** Opens a page without touching it, as the pages of these tests otherwise are. */
async function untouched(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), url)
  await page.waitForURL(url)
  await page.waitForLoadState('load')
}

/** The scripts that the page asks for from now on. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Holds every script back until `release`. */
async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = []
  let holds = true
  await page.route('**/assets/*.js', async (route) => {
    if (holds) held.push(route)
    else await route.continue()
  })
  return {
    async release() {
      holds = false
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}
