import { MARKUP } from '#tests/support/injections.ts'
import { expect, test } from './penmark.ts'

for (const javaScriptEnabled of [true, false]) {
  test(`F48: markup that a model answers makes no element and fetches nothing, ${javaScriptEnabled ? 'streamed' : 'without JavaScript'}`, async ({
    openPage,
    connected,
    double,
    signIn,
  }) => {
    const page = await openPage({ javaScriptEnabled })
    await signIn(page, connected)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(connected.url)) elsewhere.push(request.url())
    })
    page.on('dialog', (dialog) => {
      elsewhere.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto(`${connected.url}/dashboard/assistant`)
    double.script({ kind: 'answer', text: MARKUP.join('\n'), wordDelayMs: 1 })
    await page.getByLabel('Your text').fill('The cat sat.')
    await page.getByRole('button', { name: 'Process' }).click()
    const result = page.locator('.result-text')
    await expect(result).toContainText('data: {"type":"done"}')
    await expect(result).toContainText('<img src=x onerror="window.injected = 1">')
    expect(
      await page.locator('.result-body script, .result-body img, .result-body iframe, .result-body svg').count(),
    ).toBe(0)
    expect(await page.locator('base, iframe, form[action*="evil"], meta[http-equiv="refresh"]').count()).toBe(0)
    if (javaScriptEnabled) expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    expect(elsewhere).toEqual([])
  })
}
