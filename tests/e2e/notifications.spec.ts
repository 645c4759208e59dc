import { readFileSync } from 'node:fs'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { unsubscribeToken } from '#app/.server/account/notifications/unsubscribe.ts'
import { expect, test } from './penmark.ts'

test('notifications are saved, ended by a mail link and taken up again', async ({ page, builtin, signIn }) => {
  const { email } = await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/settings/notifications`)
  await page.getByRole('checkbox', { name: 'News and offers' }).check()
  await page.getByRole('button', { name: 'Save notifications' }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Your notifications have been saved.')

  const database = new SQLite(path.join(builtin.dataDir, 'penmark.db'), { readonly: true })
  const userId = String(database.prepare('SELECT id FROM user WHERE email = ?').pluck().get(email))
  database.close()
  const secret = readFileSync(path.join(builtin.dataDir, 'session-secret'), 'utf8').trim()
  const token = unsubscribeToken([secret], { userId, kind: 'marketing_emails' })
  await page.goto(`${builtin.url}/unsubscribe?token=${token}`)
  await expect(page.getByRole('heading', { name: 'Stop news and offers?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('You won’t get news and offers any longer.')).toBeVisible()
  await expect(page).toHaveURL(`${builtin.url}/unsubscribe`)
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await expect(page.getByText('You’ll get news and offers again.')).toBeVisible()
  await page.getByRole('link', { name: 'All notifications' }).click()
  await expect(page.getByRole('checkbox', { name: 'News and offers' })).toBeChecked()
})
