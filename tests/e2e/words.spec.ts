import { wordsOn } from '#tests/support/screen-measures.ts'
import { expect, test } from './penmark.ts'

/**
 * The most words that a screen shows in English in its usual state, disclosures closed (docs/words.md: say it once). These
 * numbers only fall. A month and a receipt say more once they are sealed.
 */
const MOST = {
  '/': 377,
  '/dashboard/assistant': 38,
  '/dashboard/settings/data': 111,
  '/dashboard/settings/delete': 111,
  '/dashboard/settings/security': 118,
  '/dashboard/toolkit/analysis': 55,
  '/dashboard/billing': 130,
  '/dashboard/usage': 80,
  '/dashboard/usage/export': 157,
  receipt: 80,
}

test('each of the ten screens says what it has to in few words', async ({ openPage, builtin, signIn }) => {
  const page = await openPage()
  const { receipt, '/dashboard/assistant': desk, ...places } = MOST
  const [front, ...inside] = Object.entries(places)
  await page.goto(`${builtin.url}/`)
  expect(await wordsOn(page)).toBeLessThanOrEqual(front?.[1] ?? 0)
  expect(await wordsOn(page)).toBeGreaterThan(100)

  await signIn(page, builtin)
  // Before there is a text: later this browser brings the last one back, and says so.
  await page.goto(`${builtin.url}/dashboard/assistant`)
  expect(await wordsOn(page)).toBeLessThanOrEqual(desk)
  expect(await wordsOn(page)).toBeGreaterThan(20)
  await page.getByLabel('Your text').fill('We are late due to the fact that the train was late.')
  await page.getByRole('button', { name: /^Process/ }).click()
  await expect(page.getByRole('button', { name: /^Copy/ })).toBeVisible()
  await page.goto(`${builtin.url}/dashboard/usage`)
  const address = await page.locator('a[href*="/receipts/"]').first().getAttribute('href')
  for (const [place, most] of inside) {
    await page.goto(`${builtin.url}${place}`)
    expect(await wordsOn(page), place).toBeLessThanOrEqual(most)
    expect(await wordsOn(page), place).toBeGreaterThan(20)
  }
  await page.goto(`${builtin.url}${address}`)
  expect(await wordsOn(page)).toBeLessThanOrEqual(receipt)
})
