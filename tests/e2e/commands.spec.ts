import { looksRight } from './looks.ts'
import { expect, test } from './penmark.ts'

const LETTER = 'We was late due to the fact that the train stopped.'

test('with Ctrl+K and the keyboard alone a person chooses an action, a style and a page, and the focus comes back', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin, 'pro')
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const text = page.locator('#text')
  const bar = page.getByRole('dialog', { name: 'Find an action or a page' })
  const field = bar.getByRole('combobox')
  const options = bar.getByRole('option')
  await text.fill(LETTER)
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  const box = await bar.boundingBox()
  expect(box?.width).toBe(640)
  expect(box?.y).toBe(132)
  await page.keyboard.type('ana')
  await expect(options).toHaveText([/^Analyze/])
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
  await expect(page.locator('#operation')).toHaveValue('analyze')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(LETTER)
  // An analysis has no style, so choosing one turns to rephrasing.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('frie')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('#operation')).toHaveValue('rephrase')
  await expect(page.locator('#style')).toHaveValue('friendly')
  // The arrows walk in a circle, and a name that does not exist is answered.
  await page.keyboard.press('Control+k')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('xyzzy')
  await expect(bar.getByRole('status')).toHaveText('Nothing by that name.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('process')
  await page.keyboard.press('Enter')
  // The answer is shown clean until its marks are there; the bar offers only the views that are not shown.
  await expect(page.locator('#review_view-proof')).toBeChecked()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('clean')
  await page.keyboard.press('Enter')
  await expect(page.locator('#review_view-clean')).toBeChecked()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('monthly cap')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Monthly cap' })).toBeFocused()
})

test('a name and Enter that are typed before the bar is here choose the action', async ({ page, builtin, signIn }) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const hold = Promise.withResolvers<void>()
  await page.route(/\/assets\/command-dialog[^/]*\.js/, async (route) => {
    await hold.promise
    await route.continue()
  })
  await page.locator('#text').fill(LETTER)
  const requested = page.waitForRequest(/command-dialog/)
  await page.keyboard.press('Control+k')
  await requested
  await page.keyboard.type('ana')
  await page.keyboard.press('Enter')
  hold.resolve()
  await expect(page.locator('#operation')).toHaveValue('analyze')
  await expect(page.locator('#text')).toHaveValue(LETTER)
})

test('opened again in the moment in which it closes, the bar is there and takes every key', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.locator('#text').fill(LETTER)
  const bar = page.getByRole('dialog', { name: 'Find an action or a page' })
  await page.keyboard.press('Control+k')
  await expect(bar.getByRole('combobox')).toBeFocused()
  // In one task: the dialog tells only in the next one that it has closed.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog.commands')?.close()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
  })
  await page.keyboard.type('ana')
  // Pressed once more, the keys that open it leave it open with what was typed.
  await page.keyboard.press('Control+k')
  await expect(bar.getByRole('combobox')).toHaveValue('ana')
  await page.keyboard.press('Enter')
  await expect(page.locator('#operation')).toHaveValue('analyze')
})

test('own styles, templates and prompts stand in the bar on every page and open the assistant with them', async ({
  page,
  builtin,
  signIn,
}) => {
  const { token } = await signIn(page, builtin, 'pro')
  const make = (place: string, body: object) =>
    fetch(`${builtin.url}/api/user/custom-${place}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await make('styles', { name: 'Shop floor', prompt: 'Short sentences.' })).status).toBe(201)
  expect((await make('prompts', { name: 'Short answer', content: 'Answer in one line.' })).status).toBe(201)
  await page.goto(`${builtin.url}/dashboard/usage`)
  const bar = page.getByRole('dialog', { name: 'Find an action or a page' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sho')
  await expect(bar.getByRole('option')).toHaveText([
    /^Shop floor.*your style/,
    /^Short answer.*your prompt/,
    /Keyboard shortcuts/,
  ])
  await page.keyboard.press('Enter')
  await expect(page.locator('#style')).toContainText('Shop floor')
  await expect(page.locator('#style option:checked')).toContainText('Shop floor')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('short ans')
  await expect(bar.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(/assistant|use/)
})

test('“?” lists the keys while no field has the focus, and no key reaches the page behind an open dialog', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.locator('#text').fill(LETTER)
  await page.keyboard.press('?')
  await expect(page.locator('#text')).toHaveValue(`${LETTER}?`)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.mark input').first()).toBeFocused()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(page.locator('#review_view-proof')).toBeChecked()
  await expect(page.locator('.mark input').first()).toBeFocused()
  await expect(page.locator('.mark input').first()).toBeChecked()
})

test('on a phone the bar opens from the account menu, fits, and breaks WCAG 2.2 AA in no theme', async ({
  openPage,
  builtin,
  signIn,
}) => {
  const page = await openPage({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard`)
  const account = page.locator('.popover summary').filter({ hasText: 'Account' })
  await account.click()
  await page.getByRole('button', { name: 'Find an action or a page' }).click()
  const bar = page.getByRole('dialog', { name: 'Find an action or a page' })
  await expect(bar.getByRole('option').first()).toBeVisible()
  await looksRight(page, 'the command bar')
  await bar.getByRole('button', { name: 'Close' }).tap()
  await expect(account).toBeFocused()
  await account.click()
  await page.getByRole('button', { name: 'Find an action or a page' }).click()
  await bar.getByRole('option', { name: 'Bookmarks' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible()
})
