import { rmSync } from 'node:fs'
import { restartWithPlans } from '#tests/support/plan-change.ts'
import { startServer } from '#tests/support/server.ts'
import { CLUMSY, expect, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a style is made, edited and used, and a saved prompt asks for its variables', async ({
  page,
  signIn,
}) => {
  const first = await startServer()
  let server = first
  try {
    const { email } = await signIn(page, server)
    server = await restartWithPlans(server, { [email]: 'pro' })
    await page.goto(`${server.url}/dashboard/styles`)
    await page.getByRole('link', { name: 'New style' }).first().click()
    await page.getByLabel('Name').fill('House style')
    await page.getByLabel('How it sounds').fill('Short sentences.')
    await page.getByText('Hard rules').click()
    await page.getByLabel('Banned words').fill('employee')
    await page.getByRole('button', { name: 'Create style' }).click()
    await expect(page.getByText('Custom style created')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Custom styles 1 of 5' })).toBeVisible()
    await page.getByRole('link', { name: 'House style', exact: true }).click()
    await page.getByLabel('Description').fill('For everything')
    await page.getByRole('button', { name: 'Save style' }).click()
    await expect(page.getByText('For everything')).toBeVisible()
    await page.getByRole('link', { name: 'Use in assistant' }).first().click()
    await expect(page.getByLabel('Style')).toHaveValue(/^sty_/)
    await page.getByLabel('Your text').fill(CLUMSY)
    await page.getByRole('button', { name: 'Process text' }).click()
    await expect(page.locator('.result')).toContainText('Banned: “employee”')

    await page.goto(`${server.url}/dashboard/prompts/new`)
    await page.getByLabel('Name').fill('Decline')
    await page.getByLabel('Prompt', { exact: true }).fill('Answer {{name}} and decline {{what}}.')
    await page.getByRole('button', { name: 'Create prompt' }).click()
    await expect(page.getByText('asks for name, what · not used yet')).toBeVisible()
    await page.getByRole('link', { name: 'Use in assistant' }).click()
    await page.getByLabel('name').fill('Ada')
    await page.getByLabel('what').fill('the offer')
    await page.getByRole('button', { name: 'Open in the assistant' }).click()
    await expect(page.getByLabel('Saved prompt')).toHaveValue('Answer Ada and decline the offer.')
    await page.goto(`${server.url}/dashboard/prompts`)
    await expect(page.getByText('used 1 time')).toBeVisible()
    await page.getByRole('link', { name: 'Delete prompt' }).click()
    await page.getByRole('button', { name: 'Delete prompt' }).click()
    await expect(page.getByText('No prompts yet')).toBeVisible()
  } finally {
    await server.stop('SIGKILL')
    rmSync(first.dataDir, { recursive: true, force: true })
  }
})
