import { CLUMSY, expect, keptIn, test } from './penmark.ts'

test('without JavaScript a text is reworded and its result refined step by step in a thread of forms', async ({
  openPage,
  builtin,
  signIn,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant/chat`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByLabel('Your text')).toHaveAccessibleDescription(/Please enter text to process/)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('.chat-result')).toContainText('a lot of people were waiting')
  await expect(page.getByText('1 credit a step · 24 of 25 left')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Longer' })).toHaveCount(0)
  await expect(page.getByText('The built-in engine can only apply rules.')).toBeVisible()
  await page.getByRole('button', { name: 'More formal' }).click()
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('article') })).toHaveCount(2)
  await expect(page.getByText('23 of 25 left')).toBeVisible()
  await page.getByRole('button', { name: 'Fix only' }).click()
  await expect(page.locator('.callout')).toContainText('No credit was used')
  await expect(page.getByText('23 of 25 left')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a chat is still there after a reload and on the way back to it, until another is begun', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  const open = () => page.goto(`${builtin.url}/dashboard/assistant/chat`)
  await open()
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('.chat-result')).toContainText('a lot of people were waiting')
  await expect.poll(async () => (await keptIn(page, 'form')).some(({ fields }) => fields?.thread)).toBe(true)
  await page.reload()
  await expect(page.getByText('Your earlier chat is back.')).toBeVisible()
  await page.getByRole('button', { name: 'More formal' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Your earlier chat is back.')).toHaveCount(0)
  await page
    .getByRole('link', { name: /Receipt/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: /^Receipt \d/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(2)
  // The form empties before the new page loads, and another address would cancel that load.
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Start with another text' }).click()
  await loaded
  await expect(page.getByLabel('Your text')).toHaveValue('')
  await open()
  await page.getByRole('link', { name: 'Styles', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/styles/i)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})
