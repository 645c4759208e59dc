import { faultsOf } from './looks.ts'
import { CLUMSY, expect, test, usageOf } from './penmark.ts'

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript Analyze is free on the desk and shows the figures of “Readability and style”`, async ({
    openPage,
    builtin,
    signIn,
  }) => {
    const page = await openPage({ javaScriptEnabled })
    const { token } = await signIn(page, builtin)
    await page.goto(`${builtin.url}/dashboard/toolkit/analysis`)
    await page.getByLabel('Your text').fill(CLUMSY)
    await page.getByRole('button', { name: 'Analyze text' }).click()
    const figure = (name: string) => page.locator('.analysis-figures div', { hasText: name }).locator('dd').first()
    const words = await figure('Words').innerText()
    const sentences = await figure('Sentences').innerText()
    const ease = (await page.locator('.analysis-score').innerText()).split(/\s/)[0]

    await page.goto(`${builtin.url}/dashboard/assistant?operation=analyze`)
    await page.locator('#text').fill(CLUMSY)
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Process · free' }).click()
    const analysis = page.getByRole('complementary', { name: 'Analyze' })
    await expect(analysis.locator('dd')).toHaveText([String(ease), words, sentences, /\d/])
    await expect(page.locator('#text')).toHaveValue(CLUMSY)
    if (javaScriptEnabled) {
      expect(await faultsOf(page)).toEqual([])
      // A finding leads to its place in the text.
      await analysis.getByRole('button', { name: 'Filler' }).first().click()
      const selected = await page.locator('#text').evaluate((area: HTMLTextAreaElement) => {
        return area.value.slice(area.selectionStart, area.selectionEnd)
      })
      await expect(analysis.locator('li', { hasText: 'Filler' }).first()).toContainText(selected)
      await page.keyboard.press('Control+Enter')
      await page.getByRole('button', { name: 'Fix mistakes · free' }).click()
      await expect(page.locator('.mark').first()).toBeVisible()
    }
    expect((await usageOf(builtin, token)).current_month).toBe(0)
  })
}
