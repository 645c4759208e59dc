import { LOCALES } from '#app/domain/preferences/language.ts'
import { signInAgain } from '#tests/support/browser.ts'
import { FITTED, faultsOf, fits, rawKeysIn } from './looks.ts'
import { expect, follow, PASSWORD, test } from './penmark.ts'

test('the overview copies the user id, and the settings are reached from the account menu', async ({
  page,
  builtin,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { email } = await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard`)
  await page.locator('summary', { hasText: 'Account' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused()
  await expect(page.locator('.settings-facts')).toContainText(email)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^usr_[0-9a-f]{32}$/)
})

test('a session is ended from the list', async ({ page, builtin, signIn }) => {
  const { email } = await signIn(page, builtin)
  const lost = await signInAgain(builtin, email)
  await page.goto(`${builtin.url}/dashboard/settings/sessions`)
  await page.getByRole('link', { name: 'Sign out', exact: true }).first().click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click()
  await expect(page.getByText('The device is signed out.').first()).toBeVisible()
  expect((await lost.get('/dashboard')).status).toBe(302)
})

test('a key is made and copied, and every page about it fits a phone in five languages without a WCAG fault', async ({
  page,
  builtin: server,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await signIn(page, server, 'business')
  const keys = `${server.url}/dashboard/settings/keys`
  const looks = async (where: string, accessible = true) => {
    await fits(page, where)
    if (accessible) expect(await faultsOf(page), where).toEqual([])
  }
  await page.goto(keys)
  await page.getByLabel('Name').fill('Nightly report')
  await page.getByRole('checkbox', { name: /^Assistant/ }).check()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create key' }).click()
  const key = (await page.locator('.new-key').innerText()).trim()
  expect(key).toMatch(/^pmk_[a-z2-7]{8}_[a-z2-7]{32}$/)
  await looks('a key that was just made')
  await page.getByRole('button', { name: 'Copy key' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  expect(page.url()).toBe(keys)
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page.locator('.new-key')).toHaveCount(0)

  const regenerate = await page.locator('a[href$="/regenerate"]').getAttribute('href')
  const other = await signInAgain(server, email)
  const listed = await (await other.get('/dashboard/settings/sessions')).text()
  const session = /\/dashboard\/settings\/sessions\/ses_[0-9a-f]+/.exec(listed)?.[0]
  const paths = [
    '/dashboard/settings',
    '/dashboard/settings/sessions',
    '/dashboard/settings/keys',
    String(regenerate),
    String(regenerate).replace('regenerate', 'revoke'),
    String(session),
  ]
  for (const language of LOCALES) {
    await context.addCookies([{ name: 'penmark_lang', value: language, url: server.url }])
    const inBrowser = language === 'en' || FITTED.includes(language)
    if (inBrowser) await page.goto(`${server.url}/dashboard`)
    for (const path of paths) {
      const answer = await page.request.get(server.url + path)
      expect(answer.status(), path).toBe(200)
      expect(rawKeysIn(await answer.text()), `${language} ${path}`).toEqual([])
      if (!inBrowser) continue
      await follow(page, server.url + path)
      await looks(`${language} ${path}`, language === 'en')
    }
    if (!inBrowser) continue
    await follow(page, `${server.url}/dashboard/settings/sessions`)
    await page.locator('.settings-nav-phone > summary').click()
    await looks(`${language} with the open menu`, language === 'en')
  }
})
