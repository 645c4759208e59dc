import type { Page } from '@playwright/test'
import { appWith } from '#tests/support/factors.ts'
import { faultsOf, fits } from './looks.ts'
import { expect, PASSWORD, test } from './penmark.ts'

/** A phone or laptop that keeps passkeys and knows its owner. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added, signs in by itself and takes the second step; every page fits a phone without a WCAG fault', async ({
  page,
  builtin,
  signIn,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withAuthenticator(page)
  const { email } = await signIn(page, builtin)
  const looks = async (where: string, accessible = true) => {
    await fits(page, where)
    if (accessible) expect(await faultsOf(page), where).toEqual([])
  }
  // German has the longest words.
  const inTwoLanguages = async (path: string) => {
    for (const language of ['de', 'en']) {
      await context.addCookies([{ name: 'penmark_lang', value: language, url: builtin.url }])
      await page.goto(builtin.url + path)
      await looks(`${language} ${path}`, language === 'en')
    }
  }
  const security = `${builtin.url}/dashboard/settings/security`

  await page.goto(`${security}/passkeys/new`)
  await page.getByLabel('Name').fill('Phone')
  await page.getByLabel('Current password').fill('not this one')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('password')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added.')).toBeVisible()
  await expect(page.locator('.settings-list')).toContainText('Phone')

  await page.goto(`${security}/app`)
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Start' }).click()
  await inTwoLanguages('/dashboard/settings/security/app')
  await page.getByText('Enter the key instead').click()
  const app = appWith(await page.locator('.setup-secret').innerText())
  await page.getByLabel('Code from the app').fill(app.code(Date.now()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.locator('.recovery-codes')).toBeVisible()
  await looks('recovery codes')
  await page.getByRole('button', { name: 'Copy codes' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toHaveLength(10)
  await page.getByLabel('I’ve saved these codes').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 left')).toBeVisible()
  const passkey = String(await page.getByRole('link', { name: 'Rename' }).getAttribute('href'))
  for (const path of ['', '/codes', '/app/off', '/passkeys/new'].map((part) => `/dashboard/settings/security${part}`)) {
    await inTwoLanguages(path)
  }
  await inTwoLanguages(passkey)
  await inTwoLanguages(`${passkey}/remove`)

  const signOut = () => context.clearCookies({ name: /session/ })
  await signOut()
  await page.goto(`${builtin.url}/login?redirectTo=/dashboard/usage`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${builtin.url}/dashboard/usage`)

  await signOut()
  await page.goto(`${builtin.url}/login?redirectTo=/dashboard/usage`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await inTwoLanguages('/login/second-factor?redirectTo=/dashboard/usage')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${builtin.url}/dashboard/usage`)
})
