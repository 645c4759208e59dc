import { expect, openAssistant, test } from './penmark.ts'

const TEXT = 'Alot of people waited for 50 days to see Maria Lopez.'

test('by keyboard alone a rewriting is written, taken apart, its fact restored, and put back as input', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  await signIn(page, connected)
  double.reset()
  double.script({
    kind: 'answer',
    text: 'A lot of people waited for 60 days to meet Maria Lopez.\n{{separator}}\nMany waited for 50 days to see Maria Lopez.',
  })
  await openAssistant(page, connected)
  const { keyboard } = page
  const tabTo = async (name: string | RegExp, role: 'button' | 'checkbox' | 'textbox') => {
    const target = page.getByRole(role, { name }).first()
    for (let presses = 0; presses < 90; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`the Tab key does not reach ${name}`)
  }
  await tabTo('Three versions to choose from', 'checkbox')
  await keyboard.press('Space')
  await tabTo('Your text', 'textbox')
  await keyboard.insertText(TEXT)
  await tabTo('Process text', 'button')
  await keyboard.press('Enter')

  const result = page.locator('.result-body .result-text')
  await expect(page.getByText('1 of 2 kept')).toBeVisible()
  await tabTo(/^Change 1/, 'checkbox')
  await keyboard.press('Space')
  await expect(result).toHaveText('Alot of people waited for 60 days to meet Maria Lopez.')
  await tabTo(/^Restore 50/, 'button')
  await keyboard.press('Enter')
  await expect(result).toHaveText('Alot of people waited for 50 days to meet Maria Lopez.')
  await expect(page.getByText('2 of 2 kept')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Meaning lock' })).toBeFocused()

  await tabTo('Next version', 'button')
  await keyboard.press('Enter')
  await expect(result).toHaveText('Many waited for 50 days to see Maria Lopez.')
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  await tabTo('Leave all', 'button')
  await keyboard.press('Enter')
  await expect(result).toHaveText(TEXT)
  await tabTo('Take all', 'button')
  await keyboard.press('Enter')
  await tabTo('Use as input', 'button')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Your text')).toHaveValue('Many waited for 50 days to see Maria Lopez.')
  await expect(page.getByLabel('Your text')).toBeFocused()
  await tabTo('Restore original', 'button')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Your text')).toHaveValue(TEXT)
  await page.getByText('What left this server').click()
  await expect(page.getByText(new URL(double.url).host).first()).toBeVisible()
  expect(double.count()).toBe(1)
})
