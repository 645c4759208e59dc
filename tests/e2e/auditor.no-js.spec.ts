import { invitationTo, signInAgain } from '#tests/support/browser.ts'
import { mailedLink } from '#tests/support/mailbox.ts'
import { CHECKPOINT_MS, expect, PASSWORD, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript somebody who is invited registers, comes back, accepts, reads and downloads', async ({
  page,
  builtin,
}) => {
  const owner = builtin.person()
  const email = `newcomer-${process.pid}@audit.example`
  const asOwner = await signInAgain(builtin, owner.email)
  await asOwner.post('/dashboard/usage/auditors', { email, days: '90' })

  await page.goto(builtin.url + (await invitationTo(builtin, email)))
  await expect(page.getByText(`${owner.email} invites ${email}`)).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created').first()).toBeVisible()
  const link = (await mailedLink(builtin, email, 'verify-email')).href
  const back = new URL(page.url()).search
  await page.goto(`${link}&${back.slice(1)}`)
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByRole('heading', { name: 'Invitation to audit' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByText('You can now read the ledger of “Personal”.')).toBeVisible()

  await page.getByRole('link', { name: /^\w+ 20\d\d$/ }).click()
  await expect(page.getByText('Account created, Starter plan')).toBeVisible()
  await page.getByRole('link', { name: 'Export this month' }).click()
  // A checkpoint has to cover the month: they are published every ten seconds.
  const ready = async () => (await asOwner.get(`/dashboard/usage/export/download${new URL(page.url()).search}`)).status
  await expect.poll(ready, { timeout: CHECKPOINT_MS }).toBe(200)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^penmark-ledger-acc_[0-9a-f]+-20\d\d-\d\d-\d+\.tar$/)

  const trail = await (await asOwner.get('/dashboard/usage/auditors')).text()
  expect(trail.replaceAll('<!-- -->', '')).toContain('4 views, the last on')
})
