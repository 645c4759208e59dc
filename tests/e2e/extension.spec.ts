import { expect, test } from './penmark.ts'

test('an extension on our pages hears of a session, saved preferences and signing out, without any data', async ({
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
  await expect
    .poll(() => heard)
    .toEqual([
      { ...ofPenmark, type: 'login' },
      { ...ofPenmark, type: 'preferences' },
    ])
  await page.goto(`${builtin.url}/logout`)
  await page.locator('main').getByRole('button').first().click()
  await page.waitForURL(/\/login$/)
  await expect.poll(() => heard.at(-1)).toEqual({ ...ofPenmark, type: 'logout' })
  expect(heard).toHaveLength(3)
})

test('the page of the extension says so in a browser that has it', async ({ page, builtin }) => {
  await page.goto(`${builtin.url}/extension`)
  const here = page.getByText('The extension is in this browser.')
  await expect(here).toBeHidden()
  await page.evaluate(() => document.documentElement.setAttribute('data-penmark-extension', '1.0'))
  await expect(here).toBeVisible()
})

test('our pages wake and work although other extensions have written into them before', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  // What Grammarly, Microsoft Editor and Dark Reader were seen to leave, put there while the page is still being read.
  await page.addInitScript(() => {
    const write = () => {
      const { body, head, documentElement: html } = document
      if (body === null || html.dataset.darkreaderMode !== undefined) return
      html.dataset.darkreaderMode = 'dynamic'
      html.dataset.darkreaderScheme = 'dark'
      html.setAttribute('data-lt-installed', 'true')
      body.setAttribute('data-new-gr-c-s-check-loaded', '14.1200.0')
      body.setAttribute('data-gr-ext-installed', '')
      // Their styles are extensions' own, which our policy does not stop; a script of a page cannot add one.
      const style = document.createElement('template')
      style.className = 'darkreader darkreader--sync'
      const meta = document.createElement('meta')
      meta.name = 'darkreader'
      head.prepend(meta, style)
      html.append(document.createElement('grammarly-desktop-integration'))
      body.prepend(document.createElement('editor-squiggler'))
    }
    const mark = (element: Element) => {
      element.setAttribute('data-ms-editor', 'true')
      element.setAttribute('data-gramm', 'false')
      element.setAttribute('spellcheck', 'false')
      ;(element as HTMLElement).style.setProperty('--darkreader-inline-bgcolor', '#181a1b')
    }
    new MutationObserver(() => {
      write()
      document.querySelectorAll('textarea, input, header').forEach(mark)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/dashboard/assistant', '/dashboard/billing', '/dashboard/history']) {
    await page.goto(builtin.url + path)
    await expect(page.locator('html')).toHaveAttribute('data-darkreader-mode', 'dynamic')
  }
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const text = page.locator('#text')
  await expect(text).toHaveAttribute('data-ms-editor', 'true')
  await page.evaluate(() => Object.assign(window, { isStill: true }))
  await text.fill('In order to save time, we made a decision to wait until Friday.')
  await page.getByRole('button', { name: /^Process/ }).click()
  await expect(page.locator('.result-body')).toContainText('decided')
  // The page was not loaded again, so its scripts have done this.
  expect(await page.evaluate(() => 'isStill' in window)).toBe(true)
})
