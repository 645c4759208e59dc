import { LOCALES } from '#app/domain/preferences/language.ts'
import { allMails } from '#tests/support/all-mails.ts'
import { overflowOf, violationsOf } from './looks.ts'
import { expect, test } from './penmark.ts'

/** Rules about landmarks are the mail program's business: there the mail is one article among others. */
const WITHOUT_LANDMARKS = { rules: { 'landmark-one-main': { enabled: false }, region: { enabled: false } } }

test('no mail breaks WCAG 2.2 AA, in light or dark, and none scrolls sideways on a phone', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 360, height: 740 } })
  const background = async () => {
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    return Number(/\d+/.exec(colour)?.[0])
  }
  for (const locale of LOCALES) {
    for (const { kind, mail } of allMails(locale)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setContent(mail.html)
      expect(await overflowOf(page), `${kind} ${locale}`).toBeLessThanOrEqual(0)
      // The looks of all languages are the same, and those of all notices.
      if (locale !== 'de' || (kind.startsWith('notice.') && kind !== 'notice.passwordChanged')) continue
      expect(await violationsOf(page, WITHOUT_LANDMARKS), kind).toEqual([])
      expect(await background()).toBeGreaterThan(200)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violationsOf(page, { runOnly: ['color-contrast'] }), kind).toEqual([])
      expect(await background()).toBeLessThan(60)
    }
  }
})
