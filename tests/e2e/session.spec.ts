import type { Locator, Page } from '@playwright/test'
import { expect, keptIn, test } from './penmark.ts'

const TEXT = 'Alot of people waited for 50 days to see Maria Lopez.'

/** The keys of a user without a mouse. No step may take more presses of Tab than a person would put up with. */
function keysOf(page: Page) {
  const { keyboard } = page
  const press = (key: string) => keyboard.press(key)
  const isAt = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  /** Expects the focus on the element, visibly: it has a ring, and nothing covers it. */
  const at = async (target: Locator) => {
    await expect(target).toBeFocused()
    await expect
      .poll(() =>
        target.evaluate((element) => {
          const visible = element.closest('label') ?? element
          const box = visible.getClientRects()[0]
          if (box === undefined) return 'not shown'
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40))
          if (top === null || !(visible.contains(top) || top.contains(visible))) return `covered by ${top?.className}`
          // The cursor in the text is its own sign.
          if (element.matches('h1, main, #text')) return 'seen'
          const ringed = [element, visible].some((part) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
            return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
          })
          return ringed ? 'seen' : 'no ring'
        }),
      )
      .toBe('seen')
  }
  const to = async (target: Locator, { most = 20, back = false } = {}) => {
    await expect(target).toBeVisible()
    const way: string[] = []
    while (!(await isAt(target))) {
      if (way.length >= most) throw new Error(`more than ${most} presses of Tab: ${way.join(' > ')}`)
      await press(back ? 'Shift+Tab' : 'Tab')
      way.push(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 20) ?? ''))
    }
    await at(target)
  }
  return { press, at, to, type: (text: string) => keyboard.insertText(text) }
}

test('by keyboard alone: rephrase, reject two changes, refine, copy, bookmark, make a style and use it, use a saved prompt with variables, sign out', async ({
  page,
  connected: server,
  double,
  signIn,
}) => {
  await signIn(page, server, 'pro')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const button = (name: string | RegExp, options = {}) => page.getByRole('button', { name, ...options })
  const { press, at, to, type } = keysOf(page)
  const text = page.getByLabel('Your text', { exact: true })
  const result = page.locator('.clean-view .result-text')

  // Rephrase.
  await page.goto(`${server.url}/dashboard/assistant`)
  // The cursor is in the sheet; what is rarely chosen stands before it.
  await at(text)
  await to(page.locator('.more > summary'), { most: 2, back: true })
  await press('Enter')
  await to(page.getByRole('checkbox', { name: 'Give me three versions' }), { most: 4 })
  await press('Space')
  await to(text, { most: 4 })
  await type(TEXT)
  double.script({ kind: 'hang-before-headers' })
  await press('Control+Enter')
  await expect.poll(() => double.busy()).toBe(1)
  await to(button('Stop'), { most: 3 })
  await press('Enter')
  await expect(page.locator('.desk-band')).toContainText('Stopped before anything was written')
  await expect(text).toHaveValue(TEXT)
  double.script({
    kind: 'answer',
    text: 'A lot of people waited for 60 days to meet Maria Lopez.\n{{separator}}\nMany people have waited for 50 days to see Maria Lopez.',
  })
  await to(text, { most: 4, back: true })
  await press('Control+Enter')
  // The changed fact is the first thing that the keyboard reaches, and what a screen reader says.
  const change = (number: number) =>
    page.getByRole('checkbox', { name: new RegExp(`^(Changed fact, c|C)hange ${number}:`) })
  await at(change(2))
  const spoken = page.locator('.desk-spoken')
  await expect(spoken).toHaveText('3 changes 1 fact differs: 50 days became 60 days.')
  await expect(button('Copy (1 fact differs)')).toBeVisible()

  // Versions, changes and facts.
  await to(button('Next version'), { most: 2, back: true })
  await press('Enter')
  await expect(result).toHaveText('Many people have waited for 50 days to see Maria Lopez.')
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  await expect(button('Copy', { exact: true })).toBeVisible()
  await at(button('Next version'))
  await to(button('Previous version'), { most: 1, back: true })
  await press('Enter')
  await expect(button('Copy (1 fact differs)')).toBeVisible()
  await press('j')
  await at(change(1))
  const cardTop = () => page.locator('.note-card').evaluate((card) => card.getBoundingClientRect().top)
  const beside = await cardTop()
  await press('x')
  await at(change(1))
  await expect(page.locator('.note-card')).toContainText('Rejected')
  expect(await cardTop()).toBe(beside)
  await press('j')
  await press('j')
  await at(change(3))
  await press('Space')
  await expect(result).toHaveText('Alot of people waited for 60 days to see Maria Lopez.')
  await press('k')
  await at(change(2))
  await press('3')
  await expect(page.locator('mark.fact')).toHaveText('60 days')
  await press('2')
  await press('x')
  await expect(result).toHaveText(TEXT)
  await expect(page.getByText(/facts? differ/)).toHaveCount(0)

  // What left, and back to the input.
  await to(page.locator('summary', { hasText: 'About this result' }), { most: 6 })
  await press('Enter')
  await to(page.locator('summary', { hasText: 'What left this server?' }), { most: 6 })
  await press('Enter')
  await expect(page.locator('.sent-facts')).toContainText(new URL(double.url).host)
  await expect(page.locator('.sent-facts')).toContainText('Prompt version')
  await to(button('Work on this version'), { most: 8, back: true })
  await press('Enter')
  await at(text)
  await expect(text).toHaveValue(TEXT)
  await type(' They was tired.')
  double.script({ kind: 'answer', text: 'Many people waited for 50 days to see Maria Lopez. They were tired.' })
  await press('Control+Enter')
  await expect(result).toHaveText('Many people waited for 50 days to see Maria Lopez. They were tired.')
  await at(change(1))

  await expect(page.getByText('14 → 13 words')).toBeVisible()
  await to(page.locator('summary', { hasText: 'About this result' }), { most: 3 })
  await press('Enter')
  await expect(page.getByText('about as long as the text', { exact: true })).toBeVisible()
  await to(button('Work on this version'), { most: 1 })
  await press('Enter')
  await expect(text).toHaveValue('Many people waited for 50 days to see Maria Lopez. They were tired.')
  await at(text)
  await press('Control+z')
  await expect(text).toHaveValue(`${TEXT} They was tired.`)

  // Refine, copy, bookmark.
  await to(page.getByRole('radio', { name: 'Edit' }), { most: 2, back: true })
  await press('ArrowRight')
  double.script({ kind: 'answer', text: 'Many waited 50 days for Maria Lopez and were tired.' })
  await to(button('Shorter'), { most: 12 })
  await press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/assistant\/chat/)
  await expect(page.getByRole('heading', { name: 'Version 2: Shorter' })).toBeVisible()
  await at(change(1))
  await to(button('Copy', { exact: true }), { most: 18 })
  await press('Enter')
  await at(button('Copied'))
  await expect.poll(clipboard).toBe('Many waited 50 days for Maria Lopez and were tired.')
  await to(page.locator('summary', { hasText: 'About this result' }), { most: 18, back: true })
  await press('Enter')
  await to(button('Bookmark this result'), { most: 3 })
  await press('Enter')
  await expect(page.getByText('Bookmark saved.')).toBeVisible()
  await at(button('Bookmark this result'))
  await to(button('Friendlier'), { most: 9 })
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Version 3: Friendlier' })).toBeVisible()
  await press('1')
  await at(text)
  await expect(text).toHaveValue(/^Rewritten: MANY WAITED/)

  // A style is made and used.
  await to(page.getByRole('link', { name: 'Styles' }).first(), { most: 14, back: true })
  await press('Enter')
  await at(page.getByRole('heading', { name: 'Styles', level: 1 }))
  await to(page.getByRole('link', { name: 'New style' }).first(), { most: 6 })
  await press('Enter')
  await at(page.getByRole('heading', { level: 1 }))
  await to(page.getByLabel('Name'), { most: 3 })
  await type('House style')
  await to(page.getByLabel('How it sounds'), { most: 2 })
  await type('Short sentences, no fuss.')
  await press('Shift+Tab')
  await at(page.getByLabel('Name'))
  await press('Enter')
  await expect(page.getByText('Custom style created')).toBeVisible()
  await at(page.getByRole('heading', { name: 'Styles', level: 1 }))
  await to(page.getByRole('link', { name: 'Use in assistant' }).first(), { most: 12 })
  await press('Enter')
  await at(text)
  await expect(page.getByLabel('Style')).toHaveValue(/^sty_/)
  await to(text)
  await press('Control+a')
  await type('We was late.')
  await press('Control+Enter')
  await expect(result).toHaveText('Rewritten: WE WAS LATE.')
  expect(JSON.stringify(double.journal.at(-1)?.body)).toContain('Short sentences, no fuss.')

  // A prompt with variables is saved and used.
  await to(page.getByRole('link', { name: 'Prompts' }).first(), { most: 30, back: true })
  await press('Enter')
  await at(page.getByRole('heading', { name: 'Prompts', level: 1 }))
  await to(page.getByRole('link', { name: 'New prompt' }).first(), { most: 6 })
  await press('Enter')
  await at(page.getByRole('heading', { level: 1 }))
  await to(page.getByLabel('Name'), { most: 3 })
  await type('Decline')
  await to(page.getByLabel('Prompt', { exact: true }), { most: 2 })
  await type('Answer {{name}} and decline {{what}}.')
  await to(button('Create prompt'), { most: 2 })
  await press('Space')
  await at(page.getByRole('heading', { name: 'Prompts', level: 1 }))
  await to(page.getByRole('link', { name: 'Use in assistant' }), { most: 12 })
  await press('Enter')
  await at(page.getByRole('heading', { level: 1 }))
  await to(page.getByLabel('name'), { most: 3 })
  await type('Ada')
  await to(page.getByLabel('what'), { most: 1 })
  await type('the offer')
  await to(button('Open in the assistant'), { most: 1 })
  await press('Enter')
  await at(text)
  await to(text)
  await press('Control+a')
  await type('Thank you for it.')
  await press('Control+Enter')
  await expect(result).toHaveText('Rewritten: THANK YOU FOR IT.')
  expect(JSON.stringify(double.journal.at(-1)?.body)).toContain('Answer Ada and decline the offer.')

  // This browser remembers the six results, those of the chat among them. Everything is cleared, what this browser kept as well.
  await expect.poll(async () => (await keptIn(page, 'history')).length).toBe(6)
  await press('1')
  await to(page.getByRole('link', { name: 'Clear' }), { most: 40 })
  await press('Enter')
  await at(text)
  await expect(text).toHaveValue('')
  await to(page.locator('summary', { hasText: 'Account' }), { most: 30, back: true })
  await press('Enter')
  await to(button('Delete them here'), { most: 16 })
  await press('Enter')
  await at(page.getByText('Nothing of yours is stored in this browser now.'))
  await to(button(/sign out|log out/i), { most: 1 })
  await press('Enter')
  await expect(page).toHaveURL(/\/login/)
})
