import { CLUMSY, expect, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a result is bookmarked, found, used as input again and deleted', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Process text' }).click()
  await expect(page.locator('.result')).toContainText('a lot of people were waiting')
  await page.getByLabel('Keep my text with it').check()
  await page.getByRole('button', { name: 'Bookmark this result' }).click()
  await expect(page).toHaveURL(/\/dashboard\/bookmarks\/bmk_\w+$/)
  await expect(page.getByText('Result kept in your bookmarks.')).toBeVisible()
  await expect(page.locator('dd').first()).toContainText('a lot of people were waiting')
  await expect(page.locator('dd').nth(1)).toContainText('alot of people was waiting')
  await expect(page.getByRole('link', { name: /^ledger entry/ })).toBeVisible()
  await page.getByRole('button', { name: 'Use as input in the assistant' }).click()
  await expect(page.getByLabel('Your text')).toHaveValue(/a lot of people were waiting/)
  await page.goto(`${builtin.url}/dashboard/bookmarks`)
  await expect(page.getByRole('heading', { name: 'Your bookmarks 1 of 500' })).toBeVisible()
  await page.getByRole('link', { name: 'Delete bookmark' }).click()
  await page.getByRole('button', { name: 'Delete bookmark' }).click()
  await expect(page.getByText('No bookmarks yet')).toBeVisible()

  await page.goto(`${builtin.url}/dashboard/toolkit/analysis`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Analyze text' }).click()
  await expect(page.getByText('the the', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your text')).toHaveValue(CLUMSY)
})
