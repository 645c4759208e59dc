import { faultsOf } from './looks.ts'
import { expect, test } from './penmark.ts'

const TEXT =
  'The lift in the south wing has been out of order since Monday. A new motor is ordered and arrives on 3 June. Until then the meeting takes place on the ground floor. Lunch is served in the garden as always.'
const SUMMARY =
  'In short\nMeetings take place on the ground floor.\n\nMain points\n• The new motor arrives on 3 June.\n• Whales sing.'

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript each sentence of a summary leads to its place in the text and back`, async ({
    openPage,
    connected,
    double,
    signIn,
  }) => {
    double.otherwise({ kind: 'answer', text: SUMMARY })
    const page = await openPage({ javaScriptEnabled, viewport: { width: 1440, height: 900 } })
    await signIn(page, connected)
    await page.goto(`${connected.url}/dashboard/assistant?operation=summarize`)
    await page.locator('#text').fill(TEXT)
    await page.locator('.process').click()
    const numbers = page.locator('.place-number')
    await expect(numbers).toHaveText(['3', '2'])
    await expect(page.locator('.place')).toHaveCount(4)
    // A sentence that the text does not hold has no number, so not every sentence leads to its place.
    await expect(page.getByText('Every sentence leads to its place')).toHaveCount(0)
    const lit = page.locator(javaScriptEnabled ? '.place[aria-current]' : '.place:target')
    await expect(lit).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to sentence 2' }).click()
    await expect(lit).toHaveText(/A new motor is ordered and arrives on 3 June\./)
    await expect(lit).toBeInViewport()
    await page.getByRole('link', { name: '3: back to the summary' }).click()
    await expect(page.locator(javaScriptEnabled ? '.told[data-chosen]' : '.told:target')).toHaveText(
      /^Meetings take place on the ground floor\./,
    )
    if (javaScriptEnabled) {
      expect(await faultsOf(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await page.getByRole('link', { name: 'Go to sentence 2' }).click()
      await expect(lit).toBeInViewport()
      expect(await faultsOf(page)).toEqual([])
    }
  })
}
