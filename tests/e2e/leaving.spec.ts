import { expect, PASSWORD, test } from './penmark.ts'

test('the data are downloaded and the account is deleted', async ({ page, builtin, signIn }) => {
  const { email } = await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/settings/data`)
  await page.getByLabel('Current password').fill(PASSWORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(await download.failure()).toBeNull()

  await page.getByRole('link', { name: 'Delete account' }).filter({ visible: true }).click()
  await page.getByLabel('Your email address').fill(email)
  await page.getByLabel('Current password').fill('not this one')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alert')).toContainText('password')
  // The same error is announced again after a second attempt.
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
})
