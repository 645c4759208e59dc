import { invitationTo, signInAgain } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { CLUMSY, expect, test } from './penmark.ts'

test('an owner invites on the screen, the auditor follows the ledger down to one entry, and all of it is listed', async ({
  page,
  builtin,
  signIn,
  openPage,
}) => {
  const owner = await signIn(page, builtin)
  await call(builtin, 'POST', '/api/ai-assist', { token: owner.token, body: { text: CLUMSY } })
  await page.goto(`${builtin.url}/dashboard/usage`)
  await page.getByRole('link', { name: 'Auditors' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auditors')
  const theirs = await openPage()
  const auditor = await signIn(theirs, builtin)
  await page.getByLabel('Auditor’s email address').fill(auditor.email)
  await page.getByRole('radio', { name: '7 days' }).check()
  const note = `Firm${'2026'.repeat(19)}`
  await page.getByLabel('Note for yourself').fill(note)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation to ${auditor.email} is on its way.`)).toBeVisible()
  await expect(page.getByLabel('Auditor’s email address')).toHaveValue('')
  await expect(page.getByRole('list').getByText(`Note: ${note}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'People with access' })).toBeFocused()
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  if (wide !== null) await page.setViewportSize(wide)

  await theirs.goto(builtin.url + (await invitationTo(builtin, auditor.email)))
  await theirs.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(theirs).toHaveURL(/\/audit\/aud_[0-9a-f]+$/)
  await expect(theirs.getByRole('complementary', { name: 'Read-only' })).toContainText(owner.email)
  await theirs.getByRole('link', { name: /^\w+ 20\d\d$/ }).click()
  await theirs.getByText('This month’s figures').click()
  await expect(theirs.getByRole('heading', { name: 'By day' })).toBeVisible()
  await theirs
    .getByRole('link', { name: /^Receipt/ })
    .first()
    .click()
  await expect(theirs.getByRole('heading', { name: /^Receipt/ })).toBeVisible()
  await theirs.getByText('For auditors').click()
  await expect(theirs.getByText('request.settled')).toBeVisible()
  // A change of theme is no further view.
  await theirs.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect(theirs.locator('html')).toHaveClass(/dark/)

  await page.getByRole('link', { name: auditor.email }).click()
  const trail = page.getByRole('table')
  await expect(trail.getByRole('row')).toHaveText([/When/, /Entry \d+/, /\w+ 20\d\d$/, /Overview/])

  await page.getByRole('link', { name: 'Revoke access' }).click()
  await page.getByRole('button', { name: 'Revoke access' }).click()
  await expect(page.getByText(`${auditor.email} no longer has access.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await theirs.getByRole('link', { name: 'All months' }).click()
  await expect(theirs.getByRole('heading', { name: 'You can’t see this page' })).toBeVisible()
  await theirs.getByRole('link', { name: 'Workspaces you audit' }).click()
  await expect(theirs.getByText('No workspaces right now')).toBeVisible()
  await expect(theirs.getByText(/Revoked on/)).toBeVisible()
  await page.reload()
  await expect(trail.getByRole('row')).toHaveCount(4)
})

test('a holder of a seat finds it in the account menu, and others do not', async ({ page, builtin, signIn }) => {
  const { email } = await signIn(page, builtin)
  const owner = builtin.person()
  const asOwner = await signInAgain(builtin, owner.email)
  await asOwner.post('/dashboard/usage/auditors', { email, days: '30' })
  await page.goto(`${builtin.url}/dashboard`)
  await page.locator('summary', { hasText: 'Account' }).click()
  await expect(page.getByRole('link', { name: 'Workspaces you audit' })).toHaveCount(0)
  await page.goto(builtin.url + (await invitationTo(builtin, email)))
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page).toHaveURL(/\/audit\/aud_/)
  await page.goto(`${builtin.url}/dashboard`)
  await page.locator('summary', { hasText: 'Account' }).click()
  await page.getByRole('link', { name: 'Workspaces you audit' }).click()
  await expect(page.getByText(`Personal of ${owner.email}`)).toBeVisible()
})
