import { mailedLink } from '#tests/support/mailbox.ts'
import { expect, holdBack, PASSWORD, test } from './penmark.ts'

const NEW = 'seven quiet herons wade'

test('a reset link leaves the address bar once it is used, and the sign-in page opens by itself', async ({
  page,
  builtin,
  signIn,
  context,
}) => {
  const { email } = await signIn(page, builtin)
  await context.clearCookies()
  await page.goto(`${builtin.url}/forgot-password`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto((await mailedLink(builtin, email, 'reset-password')).href)
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Confirm new password').fill('something else')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(/Passwords do not match/)
  await expect(page).toHaveURL(`${builtin.url}/reset-password`)
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Confirm new password').fill(NEW)
  const toLogin = await holdBack(page, /\/login(\.data)?(\?|$)/)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password reset')
  await toLogin()
  await expect(page).toHaveURL(`${builtin.url}/login`)
})

test('the links of a change of address ask before they act, save the last one in the browser of the account', async ({
  page,
  builtin,
  openPage,
  signIn,
}) => {
  const { email } = await signIn(page, builtin)
  const next = `new-${email}`
  await page.goto(`${builtin.url}/dashboard/settings/email`)
  await page.getByLabel('New email address').fill(next)
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expect(page.getByText('A change is pending')).toBeVisible()
  await expect(page.getByLabel('New email address')).toHaveValue('')
  // An intruder may have asked for the change, so that opening the message approves nothing.
  await page.goto((await mailedLink(builtin, email, 'verify-email-change')).href)
  await expect(page.getByText(`The Penmark account of ${email} will use ${next}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change approved')
  await expect(page).toHaveURL(`${builtin.url}/verify-email-change`)
  // The reader of the mail to the new address need not own the account.
  const completing = (await mailedLink(builtin, next, 'verify-email-change')).href
  const elsewhere = await openPage()
  await elsewhere.goto(completing)
  await expect(elsewhere.getByText(`The Penmark account of ${email} will use ${next}.`)).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Confirm the change' })).toBeEnabled()
  await page.goto(completing)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email address changed')
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Email address changed')
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL(`${builtin.url}/login`)
  await page.goto(`${builtin.url}/verify-email-change?token=${'A'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The address wasn’t changed')
  await expect(page.getByText('Invalid verification link.')).toBeVisible()
})
