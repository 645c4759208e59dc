import { expect, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

const TEXT =
  'Alot of people was waiting for 50 days in order to see Maria Lopez. Due to the fact that it rained, they left.'

test('without JavaScript a rewriting is taken apart: two changes left, the view changed, the result used', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(TEXT)
  await page.getByRole('button', { name: 'Process text' }).click()
  const result = page.locator('.result-body')
  await expect(result).toContainText('A lot of people were waiting')
  await expect(page.getByText('2 of 2 kept')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy result' })).toBeHidden()

  const marks = page.locator('.marks-after').getByRole('checkbox')
  const count = await marks.count()
  expect(count).toBeGreaterThan(2)
  await marks.nth(0).uncheck()
  await marks.nth(1).uncheck()
  await page.getByRole('radio', { name: 'Side by side' }).check()
  await expect(page.locator('.marks-before')).toBeVisible()
  await page.getByRole('button', { name: 'Apply choice' }).click()
  await expect(result).toContainText('Alot of people was waiting')
  await expect(result).not.toContainText('Due to the fact')
  await expect(page.getByText(`${count - 2} of ${count} taken`)).toBeVisible()
  await expect(page.locator('.marks-before')).toBeVisible()
  await expect(page.getByText('24 of 25 left')).toBeVisible()

  await page.getByRole('button', { name: 'Use as input' }).click()
  await expect(page.getByLabel('Your text')).toHaveValue(await result.locator('.result-text').innerText())
  await page.getByRole('button', { name: 'Restore original' }).click()
  await expect(page.getByLabel('Your text')).toHaveValue(TEXT)
})

test('without JavaScript a lost fact is put back, and another of three versions is chosen', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  await signIn(page, connected)
  double.reset()
  double.script({
    kind: 'answer',
    text: 'Many waited for 60 days.\n{{separator}}\nMany waited for 50 days to see Maria Lopez.',
  })
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill('Alot of people waited for 50 days to see Maria Lopez.')
  await page.getByLabel('Three versions to choose from').check()
  await page.getByRole('button', { name: 'Process text' }).click()
  await expect(page.getByText('0 of 2 kept')).toBeVisible()
  await page.getByRole('button', { name: /^Restore 50/ }).click()
  await expect(page.locator('.result-body')).toContainText('Many waited for 50 days')
  await expect(page.getByText('1 of 2 kept')).toBeVisible()
  await page.getByRole('radio', { name: /^Version 2/ }).check()
  await page.locator('.versions-list').getByRole('button', { name: 'Apply choice' }).click()
  await expect(page.locator('.result-body')).toContainText('to see Maria Lopez')
  await expect(page.getByText('2 of 2 kept')).toBeVisible()
  expect(double.count()).toBe(1)
})
