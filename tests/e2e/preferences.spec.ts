import { expect, test } from './penmark.ts'

test('spec 2: preferences: unsaved-changes banner with cancel and save, floating save bar; spec 4: dirty when the edited copy differs from the saved copy; cancel restores the saved copy', async ({
  page,
  builtin,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/preferences`)
  const bar = page.locator('.save-bar')
  const long = page.getByRole('radio', { name: 'Long' })
  await expect(bar).toBeHidden()
  await long.check()
  await expect(bar).toBeInViewport({ ratio: 1 })
  const foot = await page.locator('.frame-foot').boundingBox()
  const over = await bar.boundingBox()
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/^rgb\(/)
  await page.getByRole('radio', { name: 'Short' }).check()
  await expect(bar).toBeHidden()

  await long.check()
  await bar.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Short' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Save preferences' })).toBeFocused()

  await long.check()
  await bar.getByRole('button', { name: 'Save preferences' }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Preferences saved successfully!')
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(long).toBeChecked()
})
