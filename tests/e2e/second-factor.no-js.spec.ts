import { appWith } from '#tests/support/factors.ts'
import { expect, PASSWORD, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript an app is set up, its code and a recovery code open the account, and it is turned off', async ({
  page,
  builtin,
  signIn,
  openPage,
}) => {
  const { email } = await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/settings`)
  await page.getByRole('link', { name: 'Sign-in security' }).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: 'Set up an app' }).click()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('alert')).toContainText('password')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await page.getByText('Enter the key instead').click()
  const app = appWith(await page.locator('.setup-secret').innerText())
  await page.getByLabel('Code from the app').fill(app.code(Date.now(), 9))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('alert')).toContainText('That code isn’t current')
  await page.getByLabel('Code from the app').fill(app.code(Date.now()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Two-step verification is on' })).toBeVisible()
  const codes = await page.locator('.recovery-codes code').allInnerTexts()
  expect(codes).toHaveLength(10)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as a file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('penmark-recovery-codes.txt')
  await page.getByLabel('I’ve saved these codes').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 left')).toBeVisible()

  const other = await openPage()
  const firstStep = async () => {
    await other.goto(`${builtin.url}/login?redirectTo=/dashboard/usage`)
    await other.getByLabel('Email').fill(email)
    await other.getByLabel('Password').fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.getByRole('heading', { name: 'Second step' })).toBeVisible()
  }
  await firstStep()
  await expect(other.getByRole('button', { name: /passkey/ })).toHaveCount(0)
  await other.getByRole('textbox', { name: 'Code', exact: true }).fill('12')
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByRole('alert')).toContainText('A code has six digits')
  await other.getByRole('textbox', { name: 'Code', exact: true }).fill(app.code(Date.now(), 1))
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other).toHaveURL(`${builtin.url}/dashboard/usage`)
  await other.context().clearCookies()
  await firstStep()
  await other.getByText('Use a recovery code').click()
  await other.getByLabel('Recovery code').fill(codes[0] ?? '')
  await other.getByRole('button', { name: 'Sign in with a recovery code' }).click()
  await expect(other.getByText('9 recovery codes left')).toBeVisible()

  await page.goto(`${builtin.url}/dashboard/settings/security/passkeys/new`)
  await expect(page.getByText('Adding a passkey needs JavaScript')).toBeVisible()
  await page.goto(`${builtin.url}/dashboard/settings/security`)
  await page.getByRole('link', { name: 'Turn off' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('The authenticator app is off.')).toBeVisible()
})
