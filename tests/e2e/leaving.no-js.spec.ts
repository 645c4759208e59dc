import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { signUp } from '#tests/support/client.ts'
import { expect, PASSWORD, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript the data are downloaded, the account deleted, and the address registered again', async ({
  page,
  builtin,
  signIn,
}) => {
  const { email } = await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/settings`)
  await page.getByRole('main').getByRole('link', { name: 'Delete account' }).last().click()
  await page.getByRole('link', { name: 'Download your data first' }).click()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByRole('alert')).toContainText('password')
  await page.getByLabel('Current password').fill(PASSWORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^penmark-data-[\d-]{10}\.zip$/)
  const files = unzipSync(readFileSync(await download.path()))
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(email)

  await page.goto(`${builtin.url}/dashboard/settings/delete`)
  await page.getByLabel('Your email address').fill('somebody@else.example')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alert')).toContainText('isn’t the email address of your account')
  await expect(page.getByLabel('Your email address')).toHaveValue('somebody@else.example')
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await page.getByLabel('Your email address').fill(email)
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/goodbye$/)
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await page.goto(`${builtin.url}/dashboard`)
  await expect(page).toHaveURL(/\/login/)

  await signUp(builtin, email)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${builtin.url}/dashboard`)
  await page.goto(`${builtin.url}/dashboard/settings`)
  await expect(page.locator('.settings-facts').getByText(email)).toBeVisible()
})
