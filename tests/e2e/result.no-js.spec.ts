import { expect, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a lost fact is put back, and another of three versions is chosen', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  await signIn(page, connected)
  double.script({
    kind: 'answer',
    text: 'Many waited for 60 days.\n{{separator}}\nMany waited for 50 days to see Maria Lopez.',
  })
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill('Alot of people waited for 50 days to see Maria Lopez.')
  await page.locator('.more > summary').click()
  await page.getByLabel('Give me three versions').check()
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.getByRole('link', { name: '2 facts differ' })).toBeVisible()
  await page.getByRole('button', { name: /^Restore 50/ }).click()
  await expect(page.locator('.result-body')).toContainText('Many waited for 50 days')
  await expect(page.getByRole('link', { name: '1 fact differs' })).toBeVisible()
  await page.getByRole('radio', { name: /^Version 2/ }).check()
  await page.locator('.versions-list').getByRole('button', { name: 'Apply selection' }).click()
  await expect(page.locator('.result-body')).toContainText('to see Maria Lopez')
  await expect(page.getByText(/facts? differ/)).toHaveCount(0)
  expect(double.count()).toBe(1)
})
