import { CLIENT, startGoogleDouble } from '#tests/mocks/google/server.ts'
import { startServer } from '#tests/support/server.ts'
import { expect, holdBack, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript: sign up with Google, sign out, sign in again, decline', async ({ page }) => {
  const google = await startGoogleDouble()
  await using server = await startServer({ ...CLIENT, GOOGLE_ISSUER: google.url })
  const email = 'ada@example.com'
  await page.goto(`${server.url}/register`)
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await page.getByLabel('Address', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Finish signing in' })).toBeVisible()
  const toDashboard = await holdBack(page, /\/dashboard$/)
  await page.getByRole('button', { name: 'Finish signing in' }).click()
  await expect(page.getByText(`You’re signed in as ${email}.`)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await toDashboard()
  await expect(page).toHaveURL(`${server.url}/dashboard`)

  await page.goto(`${server.url}/dashboard/settings`)
  await page.getByRole('link', { name: 'Manage' }).click()
  await expect(page.getByText('Google is your only way to sign in.')).toBeVisible()
  await page.goto(`${server.url}/logout`)
  await page.getByRole('button', { name: 'Sign out' }).click()

  await page.goto(`${server.url}/login?redirectTo=%2Fdashboard%2Fusage`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Address', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Finish signing in' }).click()
  await expect(page).toHaveURL(`${server.url}/dashboard/usage`)

  await page.goto(`${server.url}/logout`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const toLogin = await holdBack(page, /\/login$/)
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByText('OAuth error: access_denied')).toBeVisible()
  await toLogin()
  await expect(page).toHaveURL(`${server.url}/login`)
  await google.close()
})
