import type { Page } from '@playwright/test'
import { CLUMSY, expect, keptIn, test } from './penmark.ts'

const LETTER =
  'Alot of people was waiting for 50 days in order to see Maria Lopez. Due to the fact that it rained, they left.'
/** The first version changes a fact, and the later ones repeat that. */
const FIRST = 'A lot of people were waiting for 60 days to see Maria Lopez. Because it rained, they left.'
const SECOND = 'Many waited 60 days to see Maria Lopez. Because it rained, they left.'
const THIRD = 'Many waited 60 days for Maria Lopez and left when it rained.'
const answer = (text: string) => ({ kind: 'answer' as const, text })
const versionsOn = (page: Page) => page.locator('.version-strip button')

test('without JavaScript a text is reworded and its result refined step by step, each step a version on the sheet', async ({
  openPage,
  builtin,
  signIn,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant/chat`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByLabel('Your text')).toHaveAccessibleDescription(/Please enter text to process/)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('.clean-view .result-text')).toContainText('a lot of people were waiting')
  await expect(page.getByText('1 credit a step · 24 of 25 left')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Longer' })).toHaveCount(0)
  await expect(page.getByText('The built-in engine can only apply rules.')).toBeVisible()
  await page.getByRole('button', { name: 'More formal' }).click()
  await expect(versionsOn(page)).toHaveCount(2)
  await expect(page.getByText('23 of 25 left')).toBeVisible()
  await page.getByRole('button', { name: 'Fix only' }).click()
  await expect(page.locator('.callout')).toContainText('No credit was used')
  await expect(page.getByText('23 of 25 left')).toBeVisible()
  await expect(versionsOn(page)).toHaveCount(2)
})

test('a chat is still there after a reload and on the way back to it, until another is begun', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  const open = () => page.goto(`${builtin.url}/dashboard/assistant/chat`)
  await open()
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.locator('.clean-view .result-text')).toContainText('a lot of people were waiting')
  await expect.poll(async () => (await keptIn(page, 'form')).some(({ fields }) => fields?.thread)).toBe(true)
  await page.reload()
  await page.getByText('About this result').click()
  await expect(page.getByText('Your earlier chat is back.')).toBeVisible()
  await page.getByRole('button', { name: 'More formal' }).click()
  await expect(versionsOn(page)).toHaveCount(2)
  await expect(page.getByText('Your earlier chat is back.')).toHaveCount(0)
  await page
    .locator('.slip')
    .getByRole('link', { name: /Receipt/ })
    .click()
  await expect(page.getByRole('heading', { name: /^Receipt \d/ })).toBeVisible()
  await page.goBack()
  await expect(versionsOn(page)).toHaveCount(2)
  await page.getByText('About this result').click()
  // The form empties before the new page loads, and another address would cancel that load.
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Start with another text' }).click()
  await loaded
  await expect(page.getByLabel('Your text')).toHaveValue('')
  await open()
  await page.getByRole('link', { name: 'Styles', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/styles/i)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(versionsOn(page)).toHaveCount(0)
})

test('by keyboard a text is refined twice on its sheet: versions are walked, compared and judged, and a changed fact stays first', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  await signIn(page, connected)
  double.otherwise(answer(FIRST))
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.keyboard.insertText(LETTER)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Copy (1 fact differs)' })).toBeVisible()
  double.script(answer(SECOND), answer(THIRD))
  await page.getByRole('button', { name: 'Shorter' }).press('Enter')
  await expect(versionsOn(page)).toHaveText([/^1 Rephrase/, /^2 Shorter/])
  await page.getByRole('button', { name: 'Simpler' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Version 3: Simpler' })).toBeVisible()
  const text = page.locator('.clean-view .result-text')
  await expect(text).toHaveText(THIRD)
  // Against version 2 nothing says 50; the fact is told all the same, in the text, in the margin and at Copy.
  await expect(page.getByRole('combobox', { name: 'against' })).toHaveValue('2')
  await expect(page.locator('.fact-line')).toContainText('60 days was 50 days')
  await expect(page.locator('.proof-text mark.fact')).toHaveText('60 days')
  await expect(page.locator('.desk-spoken')).toContainText('1 fact differs: 50 days became 60 days.')
  await expect(page.locator('.mark input').first()).toBeFocused()

  // Back to the second version and its marks, without leaving the page.
  await versionsOn(page).nth(2).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(versionsOn(page).nth(1)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Version 2: Shorter' })).toBeVisible()
  await expect(page.locator('.mark[data-kind="replaced"] ins')).toHaveText('Many waited')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(text).toHaveText(FIRST)
  await page.getByRole('combobox', { name: 'against' }).selectOption('your text')
  await expect(page.locator('.mark[data-fact] ins')).toHaveText('60 days')
  await page.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  // The decisions stay with the version.
  await versionsOn(page).nth(2).press('Enter')
  await expect(text).toHaveText(THIRD)
  await versionsOn(page).nth(1).press('Enter')
  await expect(text).toContainText('were waiting for 50 days')

  // A refinement works on the version that is shown.
  await page.getByRole('button', { name: 'More formal' }).press('Enter')
  await expect(versionsOn(page)).toHaveCount(4)
  await expect(page.getByRole('combobox', { name: 'against' })).toHaveValue('2')
  expect(JSON.stringify(double.journal.at(-1)?.body)).toContain('were waiting for 50 days')
})

test('without JavaScript a text is refined twice on its sheet, and versions are judged and compared by plain forms', async ({
  openPage,
  connected,
  double,
  signIn,
}) => {
  const page = await openPage({ javaScriptEnabled: false })
  await signIn(page, connected)
  double.otherwise(answer(FIRST))
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.locator('#text').fill(LETTER)
  await page.getByRole('button', { name: /^Process/ }).click()
  double.script(answer(SECOND), answer(THIRD))
  await page.getByRole('button', { name: 'Shorter' }).click()
  await page.getByRole('button', { name: 'Simpler' }).click()
  await expect(versionsOn(page)).toHaveText([/^1 Rephrase/, /^2 Shorter/, /^3 Simpler/])
  const text = page.locator('.clean-view .result-text')
  const apply = page.getByRole('button', { name: 'Apply selection' })
  await expect(page.locator('.fact-line')).toContainText('60 days was 50 days')

  // The second version again: its mark is rejected, which leaves the words of the first.
  await versionsOn(page).nth(1).click()
  await page.locator('.mark input').first().uncheck()
  await apply.click()
  await expect(page.getByText('0 of 1 accepted')).toBeVisible()
  await expect(text).toHaveText(FIRST)
  await page.getByRole('combobox', { name: 'against' }).selectOption('your text')
  await apply.click()
  await expect(page.locator('.mark[data-fact] ins')).toHaveText('60 days')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.locator('.fact-line')).toHaveCount(0)
  await expect(text).toContainText('were waiting for 50 days')
  await versionsOn(page).nth(2).click()
  await expect(text).toHaveText(THIRD)
  // Here nothing is marked, so the fact is put back into the version itself.
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(text).toHaveText('Many waited 50 days for Maria Lopez and left when it rained.')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.locator('#text')).toHaveValue('Many waited 50 days for Maria Lopez and left when it rained.')
})
