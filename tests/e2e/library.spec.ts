import { expect, test } from './penmark.ts'

test('spec 4: create buttons are disabled while required fields are blank; the dialog closes on success, and a prompt is used from the keyboard', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/prompts/new`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  const create = page.getByRole('button', { name: 'Create prompt' })
  await expect(create).toBeDisabled()
  await page.getByLabel('Name').fill('x'.repeat(70))
  await expect(page.locator('.counter[data-level="close"]')).toContainText('70 / 100')
  await page.getByLabel('Name').fill('x'.repeat(90))
  await expect(page.locator('.counter[data-level="near"]')).toContainText('90 / 100')
  await page.getByLabel('Prompt', { exact: true }).fill('Say {{what}}')
  await page.getByLabel('Name').fill('Say it')
  await expect(create).toBeEnabled()
  await page.getByLabel('Name').press('Enter')
  await expect(page.locator('[data-sonner-toast]')).toContainText('Custom prompt created successfully!')
  await page.getByRole('link', { name: 'Use in assistant' }).press('Enter')
  await page.getByLabel('what').fill('less')
  await page.getByRole('button', { name: 'Open in the assistant' }).press('Enter')
  await expect(page.getByLabel('Saved prompt')).toHaveValue('Say less')
  await expect(page.getByLabel('Saved prompt')).not.toBeEditable()
  await page.goto(`${builtin.url}/dashboard/prompts/new`)
  await expect(page.getByText('All places of your plan are in use (1)')).toBeVisible()
})
