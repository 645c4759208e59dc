import { SECURE_PAGE } from '#app/domain/access/access.ts'
import { mailedLink } from '#tests/support/mailbox.ts'
import { expect, holdBack, PASSWORD, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

const NEW = 'seven quiet herons wade'

test('without JavaScript who forgot the password sets a new one by mail and signs in', async ({
  page,
  builtin,
  signIn,
  context,
}) => {
  const { email } = await signIn(page, builtin)
  await context.clearCookies()
  await page.goto(`${builtin.url}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await expect(page.getByText('If your email is registered, you will receive')).toBeVisible()

  await page.goto((await mailedLink(builtin, email, 'reset-password')).href)
  await page.getByLabel('New password', { exact: true }).fill('password123')
  await page.getByLabel('Confirm new password').fill('password123')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL(`${builtin.url}/reset-password`)
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/Choose another/)
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Confirm new password').fill(NEW)
  const toLogin = await holdBack(page, /\/login$/)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password reset')
  await toLogin()
  await expect(page).toHaveURL(`${builtin.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(NEW)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(builtin.url + SECURE_PAGE)
  await expect(page.getByText('Your password was reset, and every device')).toBeVisible()
  await page.getByRole('button', { name: 'End everything selected' }).click()
  await expect(page).toHaveURL(`${builtin.url}/dashboard/settings/security`)
  await expect(page.getByText('You ended nothing, so everything keeps working.')).toBeVisible()
})

test('without JavaScript the password is changed in the settings', async ({ page, builtin, signIn }) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/settings/password`)
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Confirm new password').fill(NEW)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/Current password is incorrect/)
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Confirm new password').fill(NEW)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure your account')
  await expect(page.getByText('Your password was changed, and every other device')).toBeVisible()
})

test('without JavaScript, in German, an address changes with both mailboxes', async ({
  page,
  builtin,
  signIn,
  context,
}) => {
  const { email } = await signIn(page, builtin)
  const next = `neu-${email}`
  await context.addCookies([{ name: 'penmark_lang', value: 'de', url: builtin.url }])
  await page.goto(`${builtin.url}/dashboard/settings/email`)
  await page.getByLabel('Neue E-Mail-Adresse').fill(next)
  await page.getByLabel('Aktuelles Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click()
  await expect(page.getByText('Eine Änderung steht aus')).toBeVisible()

  await page.goto((await mailedLink(builtin, email, 'verify-email-change')).href)
  await page.getByRole('button', { name: 'Änderung bestätigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Änderung genehmigt')
  await page.goto(`${builtin.url}/dashboard/settings/email`)
  await expect(page.getByText(`Der Wechsel zu ${next} ist genehmigt.`)).toBeVisible()
  await page.goto((await mailedLink(builtin, next, 'verify-email-change')).href)
  await page.getByRole('button', { name: 'Änderung bestätigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Mail-Adresse geändert')
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await page.getByLabel('E-Mail').fill(next)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(`${builtin.url}/dashboard`)
})
