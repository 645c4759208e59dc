import { startPayingServer } from '#tests/support/paying-server.ts'
import { faultsOf } from './looks.ts'
import { expect, test } from './penmark.ts'

test('a plan is bought in a new tab, which this one follows, and kept through an outage of the payment service', async ({
  page,
  context,
  signIn,
}) => {
  await using server = await startPayingServer({}, { starter: 1 })
  await signIn(page, server)
  await page.goto(`${server.url}/dashboard/billing`)
  await page.getByRole('link', { name: /^Yearly/ }).click()
  await expect(page.getByText('$99.99')).toBeVisible()
  await page.getByRole('link', { name: 'Upgrade: Pro' }).click()
  await expect(page.getByRole('button', { name: 'Continue to checkout' })).toHaveAccessibleDescription(
    'Opens in a new tab.',
  )
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  const tab = await opened
  await expect(page.getByRole('status').filter({ hasText: 'Continue in the other tab' })).toBeVisible()
  await tab.getByRole('button', { name: 'Pay $99.99' }).click()
  await expect(tab.getByText('Your plan is Pro.')).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()
  await expect(page.getByRole('heading', { name: 'Buy Pro' })).toBeVisible()
  // A browser without windows does not tell a page that its tab has come back to the front.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(page.getByText('Continue in the other tab')).toBeHidden()
  const axe = async () => expect(await faultsOf(page)).toEqual([])
  await axe()
  await page.setViewportSize({ width: 360, height: 740 })
  await axe()
  await page.goto(`${server.url}/dashboard/billing/change?plan=business&interval=year`)
  await expect(page.getByText('Unused time on your current plan')).toBeVisible()
  await axe()

  server.double.fail({ kind: 'refuse' }, Number.POSITIVE_INFINITY)
  await page.goto(`${server.url}/dashboard/billing`)
  await expect(page.getByText('Failed to load billing information')).toBeVisible()
  await expect(page.locator('.usage-figures')).toContainText('Pro')
  await axe()
  server.double.heal()
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page.getByText('Billing history')).toBeVisible()
})
