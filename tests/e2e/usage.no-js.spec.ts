import { CHECKPOINT_MS, CLUMSY, expect, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a month is read, filtered, and left for a receipt', async ({ page, builtin, signIn }) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.slip')).toContainText('1 of 25 this month')

  await page.goto(`${builtin.url}/dashboard/usage`)
  await expect(page.locator('.paper-balance')).toHaveText([/^Opening balance, .+25$/, /^Balance, .+24$/])
  await page.getByText('This month’s figures').click()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('row', { name: /1 0$/ })).toBeVisible()
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Show').selectOption('Plan')
  await page.getByRole('button', { name: 'Apply filter' }).click()
  await expect(page.locator('.items tbody tr')).toHaveCount(1)
  await expect(page.locator('.items')).toContainText('Account created, Starter plan')
  await expect(page.getByLabel('Show')).toHaveValue('plan')
  await page.getByRole('link', { name: /^Receipt/ }).click()
  await expect(page.getByText('The account was created on the Starter plan with 25 requests a month.')).toBeVisible()
  await page.getByText('For auditors').click()
  await expect(page.locator('.receipt-code code').first()).toHaveText(/^[0-9a-f]{64}$/)
  const sealed = async () => {
    await page.reload()
    return page.getByText(/^Sealed/).isVisible()
  }
  await expect.poll(sealed, { timeout: CHECKPOINT_MS }).toBe(true)
  await page.getByRole('button', { name: 'Check it here' }).click()
  await expect(page.locator('.slip-sentence')).toHaveText(
    /^It matches the signed checkpoint of .+ UTC\. \d+ steps?, computed by our server, not in your browser\.$/,
  )
})

test('what is not there for this account answers 404 with the way back', async ({
  page,
  builtin,
  signIn,
  openPage,
}) => {
  await signIn(page, builtin)
  const other = await openPage()
  await signIn(other, builtin)
  await other.goto(`${builtin.url}/dashboard/usage?type=plan`)
  const theirs = await other.getByRole('link', { name: /^Receipt/ }).getAttribute('href')
  for (const path of [
    `${theirs}`,
    `${theirs}/proof`,
    '/dashboard/usage/receipts/0',
    '/dashboard/usage/receipts/999999999',
    '/dashboard/usage/receipts/01',
    '/dashboard/usage/receipts/x',
    '/dashboard/usage/2026-13',
    '/dashboard/usage/2020-01',
    '/dashboard/usage/9999-12',
    '/dashboard/usage/nothing',
  ]) {
    const answer = await page.goto(builtin.url + path)
    expect(answer?.status(), path).toBe(404)
  }
  await page.goto(`${builtin.url}/dashboard/usage/receipts/999999999`)
  await expect(page.getByRole('heading', { name: 'There’s no such receipt' })).toBeVisible()
  await page.goto(`${builtin.url}/dashboard/usage/2026-13`)
  await expect(page.getByRole('heading', { name: 'There’s no such month' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the current month' }).click()
  await expect(page).toHaveURL(`${builtin.url}/dashboard/usage`)
})

test('nobody reads a month without signing in', async ({ page, builtin }) => {
  for (const path of ['/dashboard/usage', '/dashboard/usage/export', '/dashboard/usage/export/download']) {
    await page.goto(builtin.url + path)
    await expect(page).toHaveURL(/\/login/)
  }
})
