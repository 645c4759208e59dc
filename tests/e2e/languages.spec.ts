import { LOCALES } from '#app/domain/preferences/language.ts'
import { seatPages, visitor } from '#tests/support/browser.ts'
import { FITTED, fits, rawKeysIn } from './looks.ts'
import { expect, follow, test } from './penmark.ts'
import { ACCOUNT, VISITOR, WORK } from './screens.ts'

const RECEIPT = /\/dashboard\/usage\/receipts\/\d+/

// Over HTTP: whether a text is there does not take a browser.
test('in no language a screen shows a raw key', async ({ builtin }) => {
  const { email, cookie } = builtin.person()
  const seats = await seatPages(builtin, email)
  const usage = await visitor(builtin).get('/dashboard/usage', { cookie: `penmark_session=${cookie}` })
  const receipt = RECEIPT.exec(await usage.text())?.[0] ?? ''
  for (const language of LOCALES) {
    const shows = async (path: string, session: string) => {
      const answer = await fetch(builtin.url + path, { headers: { cookie: `penmark_lang=${language}${session}` } })
      const html = await answer.text()
      expect(html, `${path} in ${language}`).toContain(`<html lang="${language}"`)
      expect(rawKeysIn(html), `${path} in ${language}`).toEqual([])
    }
    for (const path of VISITOR) await shows(path, '')
    for (const path of [...WORK, ...ACCOUNT, ...seats, receipt]) await shows(path, `; penmark_session=${cookie}`)
  }
})

for (const language of FITTED) {
  test(`in ${language} every screen fits a phone of 360 px and shows no raw key`, async ({
    page,
    builtin,
    signIn,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await context.addCookies([{ name: 'penmark_lang', value: language, url: builtin.url }])
    // The screens as documents are the subject of look.spec.ts. Texts and their widths are the same in both.
    const look = async (path: string) => {
      await follow(page, builtin.url + path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await fits(page, path)
    }
    for (const path of VISITOR) await look(path)
    const { email } = await signIn(page, builtin)
    await page.goto(`${builtin.url}/dashboard`)
    for (const path of [...WORK, ...ACCOUNT, ...(await seatPages(builtin, email))]) await look(path)
    await page.goto(`${builtin.url}/dashboard/usage`)
    await look((await page.locator('.items a').first().getAttribute('href')) ?? '')
  })
}
