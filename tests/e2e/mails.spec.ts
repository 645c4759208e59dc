import AxeBuilder from '@axe-core/playwright'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { allMails } from '#tests/support/all-mails.ts'
import { expect, test } from './penmark.ts'

/** Those of the program that shows the mail: it is an article among others there. */
const LANDMARKS = ['landmark-one-main', 'region']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no mail breaks WCAG 2.2 AA in ${colorScheme}, and none scrolls sideways on a phone`, async ({ browser }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    for (const locale of LOCALES) {
      // German has the longest words; the looks of the others are the same, and the last three have all their parts.
      const looked = locale === 'de' ? allMails(locale) : allMails(locale).slice(-3)
      for (const { kind, mail } of looked) {
        await page.setContent(mail.html)
        const found = await new AxeBuilder({ page }).disableRules(LANDMARKS).analyze()
        const broken = found.violations.map(({ id, nodes }) => `${kind} ${locale}: ${id} ${nodes[0]?.target}`)
        expect(broken).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${kind} ${locale}`).toBeLessThanOrEqual(0)
      }
    }
    const [red = 0] = (await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .match(/\d+/g)
      ?.map(Number) ?? [0]
    expect(colorScheme === 'dark' ? red < 60 : red > 200).toBe(true)
    await context.close()
  })
}
