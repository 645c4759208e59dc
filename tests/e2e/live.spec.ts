import type { Page } from '@playwright/test'
import { expect, test } from './penmark.ts'

const MARKS = '.live-mark'

/** The requests of the check that a page sends. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/dashboard/assistant/check') sent.push(request.postData() ?? '')
  })
  return sent
}

test('while one writes, findings are marked in the text once the user has agreed, and each is accepted, ignored or added', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  const sent = sentBy(page)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const text = page.locator('#text')
  const check = page.getByRole('checkbox', { name: 'Check as I write' })
  await page.keyboard.insertText('Alot of people recieve 😀 teh zorblaxen letter.')
  await check.check()
  await expect(page.getByText('Other languages are checked on this server')).toBeVisible()
  // Nothing leaves before the user agrees.
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(check).not.toBeChecked()
  await check.check()
  await page.getByRole('button', { name: 'Check on this server' }).click()
  await expect(page.locator(MARKS)).toHaveText(['Alot', 'recieve', 'teh', 'zorblaxen'])
  await expect(page.getByRole('button', { name: '4 found · free' })).toBeVisible()
  // The marks lie on their words: the layer and the text box break their lines alike.
  const places = await page.evaluate(() =>
    ['.live-layer', '#text'].map((part) => {
      const element = document.querySelector(part)
      if (element === null) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height, font: getComputedStyle(element).font }
    }),
  )
  expect(places[0]).toEqual(places[1])

  // The count leads to the next finding, and its card has the replacement. One undo takes it back.
  await page.getByRole('button', { name: '4 found · free' }).click()
  const card = page.locator('.live-card')
  await expect(card).toContainText('Alot')
  // On a phone the card stands at the foot of the screen, within reach, and its word stays in sight.
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const buttons = card.getByRole('button')
  for (const box of [
    await card.boundingBox(),
    ...(await Promise.all((await buttons.all()).map((each) => each.boundingBox()))),
  ]) {
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  const mark = await page.locator('.live-mark[data-chosen]').boundingBox()
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThan((await card.boundingBox())?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize(wide ?? { width: 1280, height: 720 })
  await card.getByRole('button', { name: 'A lot', exact: true }).click()
  await expect(text).toHaveValue('A lot of people recieve 😀 teh zorblaxen letter.')
  await expect(page.locator(MARKS)).toHaveText(['recieve', 'teh', 'zorblaxen'])
  await text.press('Control+z')
  await expect(text).toHaveValue('Alot of people recieve 😀 teh zorblaxen letter.')
  await text.press('Control+y')
  await expect(page.locator(MARKS)).toHaveText(['recieve', 'teh', 'zorblaxen'])

  // By keyboard: from the word into its card, back by Escape, and its replacement by Enter.
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(20, 20))
  await expect(card).toContainText('recieve')
  await text.press('Control+.')
  const replacement = card.getByRole('button', { name: 'receive', exact: true })
  await expect(replacement).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await text.press('Control+.')
  await replacement.press('Enter')
  await expect(text).toHaveValue('A lot of people receive 😀 teh zorblaxen letter.')
  await text.press('Control+z')
  await expect(page.locator(MARKS)).toHaveText(['recieve', 'teh', 'zorblaxen'])

  // One is ignored here, and a name is added to the dictionary.
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(20, 20))
  await expect(card).toContainText('recieve')
  await card.getByRole('button', { name: 'Ignore here' }).click()
  await expect(page.locator(MARKS)).toHaveText(['teh', 'zorblaxen'])
  await text.evaluate((area: HTMLTextAreaElement) =>
    area.setSelectionRange(area.value.length - 10, area.value.length - 10),
  )
  await expect(card).toContainText('zorblaxen')
  await card.getByRole('button', { name: 'Add to dictionary' }).click()
  await expect(page.locator(MARKS)).toHaveText(['teh'])

  // This device remembers the choice; turned off, nothing is sent any longer.
  await page.reload()
  await expect(check).toBeChecked()
  await text.fill('She have a adress.')
  await expect(page.locator(MARKS).first()).toBeVisible()
  await check.uncheck()
  await expect(page.locator(MARKS)).toHaveCount(0)
  const before = sent.length
  await text.fill('He have a adress.')
  await page.reload()
  await expect(check).not.toBeChecked()
  expect(sent.length).toBe(before)
})
