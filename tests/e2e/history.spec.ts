import { CLUMSY, expect, keptIn, test } from './penmark.ts'

test('a result is bookmarked in place, typed text survives a reload, and the history is this device’s and this user’s', async ({
  page,
  connected,
  signIn,
}) => {
  await signIn(page, connected)
  await page.goto(`${connected.url}/dashboard/assistant`)
  const text = page.getByLabel('Your text')
  await text.fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.result')).toContainText('reimbursement')
  await page.getByText('About this result').click()
  await page.getByRole('button', { name: 'Bookmark this result' }).click()
  await expect(page.getByText('Bookmark saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/assistant/)

  await page.locator('.views').getByText('Edit').click()

  await text.fill('Not sent yet')
  const draft = async () => (await keptIn(page, 'draft'))[0]?.text
  await expect.poll(draft).toBe('Not sent yet')
  await page.reload()
  await expect(page.getByText('Your earlier text is back.')).toBeVisible()
  await expect(text).toHaveValue('Not sent yet')
  await page.getByRole('button', { name: 'Discard text' }).click()
  await expect(text).toHaveValue('')
  await expect.poll(draft).toBeUndefined()

  await expect.poll(async () => (await keptIn(page, 'history')).length).toBe(1)
  await page.goto(`${connected.url}/dashboard/history`)
  await expect(page.getByRole('heading', { name: '1 result' })).toBeVisible()
  await page.getByLabel('Search the history').fill('nothing like it')
  await expect(page.getByText('Nothing in the history matches')).toBeVisible()
  await page.getByLabel('Search the history').fill('REIMBURSEMENT')
  await page.getByRole('button', { name: 'Open in the assistant' }).click()
  await expect(page.getByLabel('Your text')).toHaveValue(CLUMSY)

  await page.goto(`${connected.url}/logout`)
  await expect(page.getByText('Your results or texts are stored in this browser.')).toBeVisible()
  await page.context().clearCookies()
  await signIn(page, connected)
  await page.goto(`${connected.url}/dashboard/history`)
  await expect(page.getByText('No results yet')).toBeVisible()
  await page.goto(`${connected.url}/dashboard/assistant`)
  await expect(page.getByLabel('Your text')).toHaveValue('')
})

test('the overview offers a newcomer a sample for no credit, and later the last text of this device to continue', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await page.getByRole('button', { name: 'Mark it up · free' }).click()
  await expect(page.locator('.result')).toContainText('We were informed')
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect.poll(async () => (await keptIn(page, 'history')).length).toBe(1)
  const output = (await keptIn(page, 'history'))[0]?.output ?? ''
  await page.goto(`${builtin.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your texts')
  await expect(page.getByText('24 of 25 credits left')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Your text')).toHaveValue(output)
})

test('the history forgets one result, or all of them when it is turned off', async ({ page, connected, signIn }) => {
  await signIn(page, connected)
  for (const [before, sentence] of ['Alot of people was here.', 'There is to many of them.'].entries()) {
    await page.goto(`${connected.url}/dashboard/assistant`)
    await page.getByLabel('Your text').fill(sentence)
    await page.getByRole('button', { name: 'Process' }).click()
    await expect(page.locator('.slip')).toBeVisible()
    await expect.poll(async () => (await keptIn(page, 'history')).length).toBe(before + 1)
  }
  await page.goto(`${connected.url}/dashboard/history`)
  await expect(page.getByRole('heading', { name: '2 results' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: '1 result' })).toBeVisible()
  await page.getByLabel('Keep a history on this device').uncheck()
  await expect(page.getByText('History is off')).toBeVisible()
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill('Alot of people was here.')
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.slip')).toBeVisible()
  await page.goto(`${connected.url}/dashboard/history`)
  await expect(page.getByText('Nothing is stored on this device.')).toBeVisible()
})
