import { bundleOf, linesOf, naiveKey, tarOf } from '../support/naive-bundle.ts'
import { honestLog } from '../support/naive-log.ts'
import { faultsOf } from './looks.ts'
import { expect, test } from './penmark.ts'

test('an export is checked on the site’s own page, which sends nothing', async ({ page, builtin }) => {
  const key = naiveKey()
  const noise: string[] = []
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
  await page.goto(`${builtin.url}/`)
  await page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'Check an export' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check a ledger export' })).toBeVisible()
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url())) noise.push(request.url())
  })
  const buffer = tarOf(bundleOf(linesOf(honestLog(key).drafts), { keys: [key] }))
  await page
    .getByLabel('Export', { exact: true })
    .setInputFiles({ name: 'penmark-ledger-log-all-39.tar', mimeType: 'application/x-tar', buffer })
  await page.getByLabel('Verifier key').fill(key.vkey)
  await page.getByRole('button', { name: 'Check the export' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Verified' })).toBeVisible()
  expect(noise).toEqual([])
})

test('the browser refuses every connection of the page from the first touch on', async ({ browser, builtin }) => {
  // A page of its own, because the browser complains about each refusal.
  const page = await browser.newPage()
  const robots = () =>
    page.evaluate(() =>
      fetch('/robots.txt').then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
  const key = naiveKey()
  const buffer = tarOf(bundleOf(linesOf(honestLog(key).drafts), { keys: [key] }))
  const file = { name: 'export.tar', mimeType: 'application/x-tar', buffer }
  const touches = {
    'a file is chosen': () => page.getByLabel('Export', { exact: true }).setInputFiles(file),
    'a state file is chosen': () => page.locator('#state').setInputFiles(file),
    'a file is dragged in': () => page.locator('body').dispatchEvent('dragenter'),
    'a key is pasted': () => page.getByLabel('Verifier key').fill(key.vkey),
    'a key is pressed': () => page.keyboard.press('Tab'),
    'a button is pressed': () => page.getByRole('button', { name: 'Check a sample receipt' }).click(),
    'the form is sent by a script': () =>
      page.evaluate(() => document.querySelector<HTMLFormElement>('#form')?.requestSubmit()),
  }
  for (const [what, touch] of Object.entries(touches)) {
    await page.goto(`${builtin.url}/verify`)
    expect([what, await robots()]).toEqual([what, 200])
    await touch()
    expect([what, await robots()]).toEqual([what, 'refused'])
  }
  // Nothing that a script does takes the policy back.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('meta')) each.remove()
  })
  expect(await robots()).toBe('refused')
  await page.close()
})

test('a visitor checks a sample receipt from the start page, then a forged one', async ({ page, builtin }) => {
  const noise: string[] = []
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()))
  await page.goto(`${builtin.url}/`)
  await page.getByRole('link', { name: 'Check a sample receipt' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Verified' })).toBeVisible()
  page.on('request', (request) => noise.push(request.url()))
  await page.getByRole('button', { name: 'Check a forged one' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Tampered' })).toBeVisible()
  await expect(page.getByText('"amount":2')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  expect(noise).toEqual([])
  await page.getByRole('link', { name: '← Penmark' }).click()
  await expect(page).toHaveURL(`${builtin.url}/`)
})

test('the page and the report of a sample speak the language of the visitor', async ({ page, builtin }) => {
  await page.goto(`${builtin.url}/verify?lang=de#sample`)
  await expect(page.getByRole('heading', { level: 2, name: 'Bestätigt' })).toBeVisible()
  await expect(page.getByText('dieser Eintrag ist Nummer 598 des Journals')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  // Only what the log says of an entry is in English, and says so.
  const inEnglish = await page.locator('#report [lang="en"]').allInnerTexts()
  expect(inEnglish.filter((text) => !/^request\.settled|^sample\.example/.test(text))).toEqual([])
  await page.getByRole('button', { name: 'Einen gefälschten prüfen' }).click()
  await expect(page.getByText('Fehlgeschlagen: Enthalten.')).toBeVisible()
  await page.getByRole('button', { name: 'Export prüfen' }).click()
  await expect(page.locator('#report')).toBeHidden()
  await expect(page.getByText('Wählen Sie die .tar-Datei des Exports.')).toBeVisible()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifier une exportation du registre' })).toBeVisible()
  await page.getByRole('link', { name: '← Penmark' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the page has the theme that was chosen on the site, from its first byte', async ({ browser, builtin }) => {
  for (const [theme, system, paper] of [
    ['dark', 'light', 'rgb(17, 17, 16)'],
    ['light', 'dark', 'rgb(253, 253, 252)'],
    ['high-contrast', 'dark', 'rgb(253, 253, 252)'],
    ['purple', 'dark', 'rgb(17, 17, 16)'],
    [undefined, 'dark', 'rgb(17, 17, 16)'],
    [undefined, 'light', 'rgb(253, 253, 252)'],
  ] as const) {
    const context = await browser.newContext({ colorScheme: system, javaScriptEnabled: false })
    if (theme !== undefined) await context.addCookies([{ name: 'penmark_theme', value: theme, url: builtin.url }])
    const page = await context.newPage()
    const answer = await page.goto(`${builtin.url}/verify?lang=fr`)
    expect(answer?.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
    // The policy names the style by its hash: a page that differed from the file in more than an attribute had no style.
    await expect(page.locator('body')).toHaveCSS('background-color', paper)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await context.close()
  }
})
