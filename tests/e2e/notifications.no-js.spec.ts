import { call, signUp } from '#tests/support/client.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { expect, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript notifications are chosen and stay chosen', async ({ page, builtin, signIn }) => {
  const { token } = await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/settings`)
  await page.getByRole('link', { name: 'Notifications' }).filter({ visible: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Email notifications' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'News and offers' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Weekly digest' }).uncheck()
  await page.getByRole('checkbox', { name: 'News and offers' }).check()
  await page.getByRole('button', { name: 'Save notifications' }).click()
  await expect(page.getByText('Your notifications have been saved.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Weekly digest' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'News and offers' })).toBeChecked()
  const { body } = await call(builtin, 'GET', '/api/user/notification-preferences', { token })
  expect(body.preferences).toEqual({
    email_notifications: true,
    usage_alerts: true,
    weekly_digest: false,
    marketing_emails: true,
  })
})

test('without JavaScript a mail in the outbox is shown as it looks', async ({ page, builtin }) => {
  const { email } = await signUp(builtin, `mailed-${process.pid}@example.com`)
  await mailTo(builtin, email, '/verify-email?token=')
  await page.goto(`${builtin.url}/dev/mail`)
  await page.getByRole('link', { name: 'Confirm your email address for Penmark' }).first().click()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await expect(mail.getByRole('link', { name: 'Confirm email address' })).toHaveCSS('color', 'rgb(255, 255, 255)')
})
