import type { Locator } from '@playwright/test'
import { mailedLink } from '#tests/support/mailbox.ts'
import { expect, PASSWORD, test } from './penmark.ts'

test('a visitor marks up the letter with one press and goes on with it in an account', async ({ page, builtin }) => {
  const email = 'tries-first@example.com'
  await page.goto(builtin.url)
  const box = page.getByRole('textbox', { name: 'Your text' })
  await expect(box).toBeFocused()
  const letter = await box.inputValue()
  await page.getByRole('button', { name: 'Mark it up' }).click()
  await expect(page.locator('.try ins').first()).toBeVisible()
  await expect(page.locator('.try')).toContainText('6 changes')
  await page.getByRole('button', { name: /^Keep going/ }).click()
  await expect(page.getByText('Your text comes along.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(PASSWORD)
  await password.press('Enter')
  await expect(page.getByText('Account created')).toBeVisible()
  await page.goto((await mailedLink(builtin, email)).href)
  await expect(page).toHaveURL(/\/dashboard\/assistant/)
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(letter)
})

test('a message is sent from a link that names its subject, and editing a field clears the errors', async ({
  browser,
  builtin,
}) => {
  // A context of its own: the browser itself complains that there is no connection.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${builtin.url}/contact?about=guarantee`)
  await expect(page.getByLabel('Subject')).toHaveValue('Money-back guarantee')
  await page.getByLabel('Message').fill('I would like my money back.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('link', { name: 'First name is required' })).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByRole('link', { name: 'Last name is required' })).toBeHidden()
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill('ada@example.com')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Network error. Please check your connection and try again.').first()).toBeVisible()
  await expect(page.getByText('Keep this page open')).toBeVisible()
  // Nothing is pressed again.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  await context.close()
})

test('the menu of a phone closes by itself, without scripts', async ({ browser, builtin }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(builtin.url)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const place = () => page.evaluate(() => document.scrollingElement?.scrollTop)
  // Playwright scrolls before it presses, and the subject is that the page does not move.
  const press = async (link: Locator) => {
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  const opener = page.getByRole('link', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await press(opener)
  await expect(menu).toBeVisible()
  await press(menu.getByRole('link', { name: 'Pricing' }))
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport()
  // Far down the page it opens and closes without moving the page.
  const before = await place()
  expect(before).toBeGreaterThan(500)
  for (const close of [
    () => press(page.getByRole('link', { name: 'Close' }).last()),
    () => page.mouse.click(180, 620),
  ]) {
    await press(opener)
    await expect(menu).toBeVisible()
    await close()
    await expect(menu).toBeHidden()
    expect(await place()).toBe(before)
  }
  await context.close()
})
