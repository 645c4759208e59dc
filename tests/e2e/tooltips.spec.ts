import { faultsOf } from './looks.ts'
import { expect, test } from './penmark.ts'

test('a tooltip opens after 700 ms, the next one at once within 300 ms, and Escape closes it', async ({
  page,
  builtin,
}) => {
  await page.goto(`${builtin.url}/login`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  const toDark = page.getByRole('button', { name: 'Switch to the dark theme' })
  const tip = page.getByRole('tooltip')
  // The first pointer on a page only loads what shows tooltips.
  await expect(async () => {
    await page.mouse.move(300, 500)
    await toDark.hover()
    await expect(tip).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(tip).toHaveText('Switch to the dark theme')
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()

  // From here on the clock stands still.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(300, 500)
  await toDark.hover()
  await page.clock.runFor(699)
  await expect(tip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
  await page.mouse.move(300, 500)
  await expect(tip).toBeHidden()
  await page.clock.runFor(299)
  await toDark.hover()
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
  await page.mouse.move(300, 500)
  await page.clock.runFor(300)
  await toDark.hover()
  await page.clock.runFor(1)
  await expect(tip).toBeHidden()
})

test('a title is a tooltip for the keyboard too, and the browser does not show it a second time', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/styles`)
  const titled = page.locator('main [title]').first()
  const words = (await titled.getAttribute('title')) ?? ''
  const tip = page.getByRole('tooltip')
  await expect(async () => {
    await page.mouse.move(300, 500)
    await page.locator(`[title="${words}"]`).first().hover({ timeout: 1_000 })
    await expect(tip).toHaveText(words, { timeout: 2_000 })
  }).toPass()
  await expect(page.locator('main [data-title]')).not.toHaveAttribute('title')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-title]')).toHaveCount(0)
  await expect(page.locator(`[title="${words}"]`).first()).toBeVisible()
})
