import { rmSync } from 'node:fs'
import { restartWithPlans } from '#tests/support/plan-change.ts'
import { startServer } from '#tests/support/server.ts'
import { expect, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

const TEXT =
  "Alot of people was waiting for 50 days in order to see Maria Lopez. Due to the fact that it rained, they left. They're fine."

test('without JavaScript: rephrase, reject two changes, refine, copy, bookmark, make a style and use it, use a saved prompt with variables, sign out', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  const first = await startServer()
  let server = first
  try {
    const { email } = await signIn(page, server)
    server = await restartWithPlans(server, { [email]: 'pro' })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const text = page.getByLabel('Your text', { exact: true })
    const result = page.locator('.result-body')
    /** The text of the field that is offered for copying. */
    const toCopy = async () => {
      await page.locator('summary', { hasText: 'Copy result' }).click()
      const field = page.getByRole('textbox', { name: 'Copy result' })
      await expect(field).toBeVisible()
      await field.focus()
      await page.keyboard.press('Control+a')
      return field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))
    }

    // Rephrase, and review the result.
    await page.goto(`${server.url}/dashboard/assistant`)
    await text.fill(TEXT)
    await button('Process text').click()
    await expect(result).toContainText('A lot of people were waiting')
    await expect(page.getByText('2 of 2 kept')).toBeVisible()
    await expect(button('Copy result')).toBeHidden()
    await page.getByRole('link', { name: 'Changes', exact: true }).click()
    await expect(page).toHaveURL(/#marks-title$/)
    const marks = page.locator('.marks-after').getByRole('checkbox')
    const count = await marks.count()
    expect(count).toBeGreaterThan(2)
    await marks.nth(0).uncheck()
    await marks.nth(1).uncheck()
    await page.getByRole('radio', { name: 'Side by side' }).check()
    await expect(page.locator('.marks-before')).toBeVisible()
    await button('Apply choice').click()
    await expect(result).toContainText('Alot of people was waiting')
    await expect(result).not.toContainText('Due to the fact')
    await expect(page.getByText(`${count - 2} of ${count} taken`)).toBeVisible()
    await expect(page.locator('.marks-before')).toBeVisible()
    await expect(page.getByText('499 of 500 left')).toBeVisible()
    const chosen = await result.locator('.result-text').innerText()
    expect(await toCopy()).toBe(chosen)
    await button('Use as input').click()
    await expect(text).toHaveValue(chosen)
    await button('Restore original').click()
    await expect(text).toHaveValue(TEXT)
    await button('Take all').click()

    // Refine, copy, bookmark.
    await button('More formal').click()
    await expect(page).toHaveURL(/\/dashboard\/assistant\/chat#latest$/)
    await expect(page.getByRole('article')).toHaveCount(2)
    const refined = await page.locator('#latest .chat-result .result-text').innerText()
    expect(await toCopy()).toBe(refined)
    await page.getByLabel('Keep my text with it').check()
    await button('Bookmark this result').click()
    await expect(page).toHaveURL(/\/dashboard\/bookmarks\/bmk_\w+$/)
    await expect(page.getByText('Result kept in your bookmarks.')).toBeVisible()
    await expect(page.locator('dd').first()).toHaveText(refined)
    await expect(page.locator('dd').nth(1)).toContainText('A lot of people were waiting')
    await expect(page.getByRole('link', { name: /^ledger entry/ })).toBeVisible()
    await button('Use as input in the assistant').click()
    await expect(text).toHaveValue(refined)
    await page.goto(`${server.url}/dashboard/bookmarks`)
    await expect(page.getByRole('heading', { name: 'Your bookmarks 1 of 500' })).toBeVisible()
    await page.getByRole('link', { name: 'Delete bookmark' }).click()
    await button('Delete bookmark').click()
    await expect(page.getByText('No bookmarks yet')).toBeVisible()

    // Create, edit and use a style.
    await page.getByRole('link', { name: 'Styles' }).first().click()
    await page.getByRole('link', { name: 'New style' }).first().click()
    await page.getByLabel('Name').fill('House style')
    await page.getByLabel('How it sounds').fill('Short sentences.')
    await page.getByText('Hard rules').click()
    await page.getByLabel('Banned words').fill('people')
    await button('Create style').click()
    await expect(page.getByText('Custom style created')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Custom styles 1 of 5' })).toBeVisible()
    await page.getByRole('link', { name: 'House style', exact: true }).click()
    await page.getByLabel('Description').fill('For everything')
    await button('Save style').click()
    await expect(page.getByText('For everything')).toBeVisible()
    await page.getByRole('link', { name: 'Use in assistant' }).first().click()
    await expect(page.getByLabel('Style')).toHaveValue(/^sty_/)
    await text.fill(TEXT)
    await button('Process text').click()
    await expect(page.locator('.result')).toContainText('Banned: “people”')

    // Save and use a prompt with variables.
    await page.getByRole('link', { name: 'Prompts' }).first().click()
    await page.getByRole('link', { name: 'New prompt' }).first().click()
    await page.getByLabel('Name').fill('Decline')
    await page.getByLabel('Prompt', { exact: true }).fill('Answer {{name}} and decline {{what}}.')
    await button('Create prompt').click()
    await expect(page.getByText('asks for name, what · not used yet')).toBeVisible()
    await page.getByRole('link', { name: 'Use in assistant' }).click()
    await page.getByLabel('name').fill('Ada')
    await page.getByLabel('what').fill('the offer')
    await button('Open in the assistant').click()
    await expect(page.getByLabel('Saved prompt')).toHaveValue('Answer Ada and decline the offer.')
    await text.fill(TEXT)
    await button('Process text').click()
    await expect(result).toContainText('A lot of people were waiting')
    await expect(page.getByLabel('Saved prompt')).toHaveValue('Answer Ada and decline the offer.')
    await page.getByRole('link', { name: 'Prompts' }).first().click()
    await expect(page.getByText('used 1 time')).toBeVisible()
    await page.getByRole('link', { name: 'Delete prompt' }).click()
    await button('Delete prompt').click()
    await expect(page.getByText('No prompts yet')).toBeVisible()

    // Without a script, the server asks the browser to clear the data that scripts had stored.
    await page.goto(`${server.url}/logout`)
    await page.getByLabel('Also clear what Penmark keeps in this browser').check()
    await button('Sign out').click()
    await expect(page).toHaveURL(/\/login/)
  } finally {
    await server.stop('SIGKILL')
    rmSync(first.dataDir, { recursive: true, force: true })
  }
})
