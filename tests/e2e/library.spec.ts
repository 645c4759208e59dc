import { call } from '#tests/support/client.ts'
import { expect, test } from './penmark.ts'

test('spec 4: create buttons are disabled while required fields are blank; the dialog closes on success, and a prompt is used from the keyboard', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/prompts/new`)
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
  await expect(page.getByText('You’ve used all 1 that your plan includes')).toBeVisible()
})

test('on a phone no name leaves its box, nothing hides the focus, and nothing typed is lost to another tab, a deletion or its size', async ({
  page,
  builtin,
  signIn,
}) => {
  const { token } = await signIn(page, builtin)
  const word = 'w'.repeat(50)
  const created = await call(builtin, 'POST', '/api/user/custom-prompts', {
    token,
    body: { name: word.repeat(2), content: `Say {{${word}}}` },
  })
  const { id } = created.body.custom_prompt as { id: string }
  await page.setViewportSize({ width: 360, height: 740 })
  for (const place of ['', `/${id}`, `/${id}/versions`, `/${id}/use`]) {
    await page.goto(`${builtin.url}/dashboard/prompts${place}`)
    await expect(page.locator('h1')).toBeVisible()
    const [scrollWidth, clientWidth] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth]
    })
    expect([place, scrollWidth]).toEqual([place, clientWidth])
  }
  const edit = `${builtin.url}/dashboard/prompts/${id}`
  // The navigation at the foot of the screen never covers the focused element.
  await page.goto(`${builtin.url}/dashboard/styles`)
  const foot = (await page.locator('.frame-foot').boundingBox())?.y ?? 0
  const last = page.getByRole('main').getByRole('link').last()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const bottom = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.closest('main') ? focused.getBoundingClientRect().bottom : 0
    })
    expect(bottom).toBeLessThanOrEqual(foot)
    if (await last.evaluate((link) => link === document.activeElement)) break
  }
  await expect(last).toBeFocused()
  const save = page.getByRole('button', { name: 'Save prompt' })
  const elsewhere = (method: string, body?: object) =>
    call(builtin, method, `/api/user/custom-prompts/${id}`, { token, ...(body === undefined ? {} : { body }) })
  await page.goto(edit)
  await page.getByLabel('Prompt', { exact: true }).fill('Mine')
  await elsewhere('PUT', { name: 'Theirs', content: 'Theirs' })
  await save.click()
  await expect(page.getByText('This was saved somewhere else in the meantime')).toBeVisible()
  await save.click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Custom prompt saved.')
  await page.goto(edit)
  await page.getByLabel('Prompt', { exact: true }).fill('Typed too late')
  await elsewhere('DELETE')
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This was deleted in the meantime')
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('Typed too late')
  await page.getByRole('button', { name: 'Create prompt' }).click()
  await expect(page.locator('.library-preview')).toHaveText('Typed too late')
  await page.goto(`${builtin.url}/dashboard/prompts/import`)
  const pasted = page.getByLabel('Or its content')
  await pasted.fill('x'.repeat(70_000))
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('too much to send at once')
  await expect(pasted).toHaveValue('x'.repeat(70_000))
})
