import { expect, test } from './penmark.ts'

test('on a phone the desk shows what will be hidden, keeps the typed text, and sends what the boxes say', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, connected)
  await page.goto(`${connected.url}/dashboard/assistant`)
  const text = page.getByLabel('Your text')
  await text.fill('Maria Lopez (maria@example.com, +44 20 7946 0958) told Tom Berg of project falcon.')
  await page.locator('.more > summary').click()
  await page.getByText('Hide before sending').first().click()
  await page.getByLabel('Names', { exact: true }).check()
  await page.getByLabel(/^Phone, account/).check()
  await page.getByLabel('Also hide these words').fill('project falcon')
  await page.getByRole('button', { name: 'Show what will be hidden' }).click()
  await expect(page.getByText('Found in your text')).toBeVisible()
  await expect(text).toHaveValue(/^Maria Lopez/)
  await page.getByRole('checkbox', { name: 'Tom Berg' }).uncheck()
  await page.getByText('Your text as we send it').click()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.slip')).toBeVisible()
  await expect(page.locator('.result-text')).toContainText('MARIA LOPEZ', { ignoreCase: true })
  const sent = JSON.stringify(double.journal[0]?.body)
  expect(sent).toContain('told Tom Berg of [TERM_')
  expect(sent).not.toMatch(/Maria Lopez|7946|0958|falcon/)
})
