import { rmSync } from 'node:fs'
import { restartWithPlans } from '#tests/support/plan-change.ts'
import { startServer } from '#tests/support/server.ts'
import { expect, PASSWORD, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript sessions are listed and ended', async ({ page, builtin, signIn, browser }) => {
  const { email } = await signIn(page, builtin)
  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await other.goto(`${builtin.url}/login`)
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password').fill(PASSWORD)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other).toHaveURL(/\/dashboard$/)

  await page.goto(`${builtin.url}/dashboard/settings`)
  await page.getByRole('link', { name: 'Sessions and devices' }).filter({ visible: true }).click()
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Chrome on Linux').first()).toBeVisible()
  await page.getByRole('link', { name: 'Sign out all others' }).click()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByRole('alert')).toContainText('password')
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByText('All other sessions have been ended.')).toBeVisible()
  await expect(page.locator('.settings-list > li')).toHaveCount(1)
  await other.reload()
  await expect(other).toHaveURL(/\/login\?redirectTo=%2Fdashboard$/)
  await other.close()
})

test('without JavaScript a key is made, regenerated and revoked', async ({ page, signIn }) => {
  const first = await startServer()
  let server = first
  try {
    const { email } = await signIn(page, server)
    server = await restartWithPlans(server, { [email]: 'business' })
    await page.goto(`${server.url}/dashboard/settings/keys`)
    await page.getByLabel('Name').fill('Nightly report')
    await page.getByRole('checkbox', { name: /^Usage/ }).check()
    await page.getByLabel('365 days').check()
    await page.getByLabel('Current password').fill('not this one')
    await page.getByRole('button', { name: 'Make key' }).click()
    await expect(page.getByRole('alert')).toContainText('password')
    await expect(page.getByLabel('Name')).toHaveValue('Nightly report')
    await expect(page.getByRole('checkbox', { name: /^Usage/ })).toBeChecked()
    await expect(page.getByLabel('365 days')).toBeChecked()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Make key' }).click()
    await expect(page.getByText('Copy the key now')).toBeVisible()
    await expect(page.locator('.new-key')).toHaveText(/^pmk_[a-z2-7]{8}_[a-z2-7]{32}$/)
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(page.locator('.new-key')).toHaveCount(0)
    await page.getByRole('link', { name: 'Regenerate' }).click()
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await expect(page.locator('.new-key')).toHaveText(/^pmk_[a-z2-7]{8}_[a-z2-7]{32}$/)
    await page.getByRole('link', { name: 'Done' }).click()
    await page.getByRole('link', { name: 'Revoke' }).click()
    await page.getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('The key has been revoked.')).toBeVisible()
    await expect(page.locator('.settings-list')).toHaveCount(0)
  } finally {
    await server.stop('SIGKILL')
    rmSync(first.dataDir, { recursive: true, force: true })
  }
})
