import { expect, test } from './penmark.ts'

test('an extension on our pages hears of saved preferences and of signing out, and of nothing else', async ({
  page,
  builtin,
  signIn,
}) => {
  const heard: unknown[] = []
  await page.exposeFunction('hear', (message: unknown) => void heard.push(message))
  await page.addInitScript(() => {
    window.addEventListener('message', ({ origin, data }) => {
      if (data?.source === 'penmark')
        void (window as unknown as { hear(message: unknown): void }).hear({ origin, ...data })
    })
  })
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/preferences`)
  await page.getByRole('radio', { name: 'Long' }).check()
  await page.getByRole('button', { name: 'Save preferences' }).first().click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  const ofPenmark = { origin: builtin.url, source: 'penmark' }
  await expect.poll(() => heard).toEqual([{ ...ofPenmark, type: 'preferences' }])
  await page.goto(`${builtin.url}/logout`)
  await page.locator('main').getByRole('button').first().click()
  await page.waitForURL(/\/login$/)
  await expect.poll(() => heard.at(-1)).toEqual({ ...ofPenmark, type: 'logout' })
  expect(heard).toHaveLength(2)
})

test('the page of the extension says so in a browser that has it', async ({ page, builtin }) => {
  await page.goto(`${builtin.url}/extension`)
  const here = page.getByText('The extension is in this browser.')
  await expect(here).toBeHidden()
  await page.evaluate(() => document.documentElement.setAttribute('data-penmark-extension', '1.0'))
  await expect(here).toBeVisible()
})
