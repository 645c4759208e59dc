import AxeBuilder from '@axe-core/playwright'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { allMails } from '#tests/support/all-mails.ts'
import { expect, test } from './penmark.ts'

/** Rules about landmarks are the mail program's business: there the mail is one article among others. */
const LANDMARKS = ['landmark-one-main', 'region']

test('no mail breaks WCAG 2.2 AA, in light or dark, and none scrolls sideways on a phone', async ({ browser }) => {
  test.setTimeout(90_000)
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const background = async () => {
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    return Number(/\d+/.exec(colour)?.[0])
  }
  for (const locale of LOCALES) {
    for (const { kind, mail } of allMails(locale)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setContent(mail.html)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${kind} ${locale}`).toBeLessThanOrEqual(0)
      // The looks of all languages are the same, and so are those of all notices.
      if (locale !== 'de' || (kind.startsWith('notice.') && kind !== 'notice.passwordChanged')) continue
      const broken = async (rules: AxeBuilder) =>
        (await rules.analyze()).violations.map(({ id, nodes }) => `${kind}: ${id} ${nodes[0]?.target}`)
      expect(await broken(new AxeBuilder({ page }).disableRules(LANDMARKS))).toEqual([])
      expect(await background()).toBeGreaterThan(200)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await broken(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([])
      expect(await background()).toBeLessThan(60)
    }
  }
  await context.close()
})
