import { startPayingServer } from '#tests/support/paying-server.ts'
import { expect, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a plan is bought, raised, cancelled and ends with its period', async ({ page, signIn }) => {
  await using server = await startPayingServer({}, { starter: 1 })
  await signIn(page, server)
  await page.goto(`${server.url}/dashboard/billing`)
  await page.getByRole('link', { name: 'Upgrade: Pro' }).click()
  await expect(page.getByText('$9.99 per month')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  server.double.webhooks.behave({ mode: 'hold' })
  await page.getByRole('button', { name: 'Pay $9.99' }).click()
  await expect(page.getByText('Waiting for the payment service')).toBeVisible()
  server.double.webhooks.behave({ mode: 'deliver' })
  await server.double.webhooks.deliver()
  await expect(page.getByText('Your plan is Pro.')).toBeVisible()
  await expect(page.getByText('500', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Penmark Pro/ })).toContainText('$9.99')

  await page.getByRole('link', { name: /^Yearly/ }).click()
  await page.getByRole('link', { name: 'Upgrade: Business' }).click()
  await expect(page.getByText('$299.99 per year')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to the customer portal' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your plan is Business.')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText(/You keep Business until then/)).toBeVisible()
  await page.getByRole('link', { name: 'Set a monthly cap' }).click()
  await page.getByLabel('Requests a month').fill('2000')
  await page.getByRole('button', { name: 'Save cap' }).click()
  await expect(page.getByRole('alert')).toContainText('just below your plan’s limit')
  await page.getByLabel('Requests a month').fill('300')
  await page.getByRole('button', { name: 'Save cap' }).click()
  await expect(page.getByText('Your monthly cap is 300 requests a month.')).toBeVisible()

  server.double.advance(367 * 86_400)
  await server.double.webhooks.idle()
  // The subscription ends first and the plan after it, so the page is opened until it tells both.
  await expect
    .poll(async () => {
      await page.goto(`${server.url}/dashboard/billing`)
      const ended = await page.getByText('You don’t have a subscription.').count()
      return `${ended} ${await page.locator('.usage-figures').innerText()}`
    })
    .toMatch(/^1 .*Starter/s)
})
