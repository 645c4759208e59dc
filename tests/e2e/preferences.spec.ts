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
  await page.getByRole('radio', { name: 'Medium' }).check()
  await expect(bar).toBeHidden()

  await long.check()
  await bar.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Save preferences' })).toBeFocused()

  await long.check()
  await bar.getByRole('button', { name: 'Save preferences' }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Preferences saved successfully!')
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(long).toBeChecked()
})

test('unsaved preferences ask before another page is opened: the person stays with them, or leaves without', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/preferences`)
  const question = page.getByRole('dialog', { name: 'You have unsaved changes.' })
  const away = page.locator('.frame-places').getByRole('link', { name: 'Usage' })
  await page.getByRole('radio', { name: 'Long' }).check()
  await away.click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Long' })).toBeChecked()
  await away.click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/preferences$/)
  await away.click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await page.waitForURL(/\/dashboard\/usage$/)
  // Nothing is asked of someone who changed nothing, or saved.
  await page.goto(`${builtin.url}/dashboard/preferences`)
  await page.getByRole('radio', { name: 'Long' }).check()
  await page.locator('.save-bar').getByRole('button', { name: 'Save preferences' }).click()
  await expect(page.locator('.save-bar')).toBeHidden()
  await away.click()
  await page.waitForURL(/\/dashboard\/usage$/)
})

test('text size and density are in the first byte, in local storage, and reset with the rest', async ({
  page,
  builtin,
}) => {
  const html = page.locator('html')
  const menu = page.locator('details').filter({ has: page.locator('[name=font_size]') })
  const stored = () =>
    page.evaluate(() => ['theme', 'language', 'fontSize', 'density'].map((name) => localStorage.getItem(name)))
  await page.goto(`${builtin.url}/login`)
  await expect(html).toHaveAttribute('data-hydrated')
  const usual = await page.evaluate(() => getComputedStyle(document.body).fontSize)
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Large' }).click()
  await menu.getByRole('button', { name: 'Compact' }).click()
  await expect(html).toHaveAttribute('data-font-size', 'large')
  await expect(html).toHaveAttribute('data-density', 'compact')
  await menu.getByRole('button', { name: 'Purple' }).click()
  await expect.poll(stored).toEqual(['purple', 'en', 'large', 'compact'])
  const larger = await page.evaluate(() => getComputedStyle(document.body).fontSize)
  expect(Number.parseFloat(larger)).toBeGreaterThan(Number.parseFloat(usual))
  const first = await (await page.request.get(`${builtin.url}/`)).text()
  expect(first).toMatch(/^<!DOCTYPE html><html[^>]*data-font-size="large" data-density="compact"/)

  // The panel is open again after a reload, and not after it was closed.
  const panel = () => page.evaluate(() => localStorage.getItem('settingsPanelOpen'))
  await expect.poll(panel).toBe('true')
  await page.reload()
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect.poll(panel).toBe('false')
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Reset to defaults' }).click()
  await expect.poll(stored).toEqual(['light', 'en', 'medium', 'default'])
  await expect(html).not.toHaveAttribute('data-font-size')
  await expect(html).toHaveAttribute('class', 'light')
})
