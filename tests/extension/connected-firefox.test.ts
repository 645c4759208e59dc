import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { call } from '#tests/support/client.ts'
import { FIREFOX } from '#tests/support/firefox.ts'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'
import { buildExtension } from './build.ts'
import { strictSite } from './chromium.ts'
import {
  chooseInContextMenu,
  connection,
  isInPanel,
  launchWith,
  openOwnPage,
  pressBrowserKeys,
  pressInPanel,
} from './firefox.ts'

const TEXT = 'Due to the fact that the carrier had a problem, the order 48213 is late.'

describe.skipIf(FIREFOX === undefined)('the extension in Firefox, connected to a server', () => {
  let model: OpenAiDouble
  let server: PeopledServer
  let person: Person
  let built: Awaited<ReturnType<typeof buildExtension>>
  let browser: Browser
  let own: Page

  beforeAll(async () => {
    model = await startOpenAiDouble()
    server = await startPeopledServer({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'double-1' }, { starter: 1 })
    person = server.person()
    built = await buildExtension(server.url, 'firefox')
    browser = await launchWith(built.folder)
    await browser.setCookie({ name: 'penmark_session', value: person.cookie, domain: 'localhost', path: '/' })
  })
  afterAll(async () => {
    await browser?.close()
    built?.remove()
    await server?.[Symbol.asyncDispose]()
    await model?.close()
  })

  const value = (page: Page) => page.$eval('textarea', (field) => field.value)
  const used = async () => {
    const { body } = await call(server, 'GET', '/api/user/profile', { token: person.token })
    return (body.usage as { current_month: number }).current_month
  }
  /** A page of another site with the strictest policy; the text is selected between two others. */
  async function openLetter(url: string): Promise<Page> {
    const page = await browser.newPage()
    await page.goto(url)
    await page.evaluate((text) => {
      const field = document.querySelector('textarea') as HTMLTextAreaElement
      field.value = `Hi Tom, ${text} Bye.`
      field.focus()
      field.setSelectionRange(8, 8 + text.length)
    }, TEXT)
    await page.bringToFront()
    return page
  }

  test('a person connects it on the web app’s own page', async () => {
    own = await openOwnPage(browser, 'options')
    const popup = await openOwnPage(browser, 'popup')
    await popup.locator('::-p-text(Connect account)').click()
    const asking = async () =>
      (await browser.pages()).find((page) => page.url().startsWith(`${server.url}/extension/connect?`))
    await expect.poll(async () => (await asking()) !== undefined).toBe(true)
    const page = await asking()
    if (page === undefined) throw new Error('the page that asks has gone')
    await page.bringToFront()
    expect(await page.evaluate(() => document.body.innerText)).toContain(person.email)
    await page.locator('form[action="/extension/connect"] button').click()
    await expect.poll(() => page.url()).toContain('/extension/connected')
    // The extension reads the address of the tab, so it stays open until then.
    await expect.poll(() => connection(own)).toBe('connected')
    await page.close()
  })

  test('from the context menu it opens on a page with the strictest policy, replaces the selected text and brings it back', async () => {
    await using site = await strictSite()
    const page = await openLetter(site.url)
    await chooseInContextMenu(browser, page, 'textarea', 'Edit with Penmark')
    await pressInPanel(own, page, 'Rephrase for 1 credit')
    await pressInPanel(own, page, 'Replace')
    await expect.poll(() => value(page)).toMatch(/^Hi Tom, Rewritten: .* IS LATE\. Bye\.$/)
    await pressInPanel(own, page, 'Restore original')
    await expect.poll(() => value(page)).toBe(`Hi Tom, ${TEXT} Bye.`)
    expect(await used()).toBe(1)
    // The page sees neither the panel nor what is in it.
    expect(await page.evaluate(() => document.querySelector('[data-penmark-panel]')?.shadowRoot ?? null)).toBeNull()
    await page.close()
  })

  test('by its keys it opens, and Escape gives the focus back to the field', async () => {
    await using site = await strictSite()
    const page = await openLetter(site.url)
    const hasPanel = () => page.evaluate(() => document.querySelector('[data-penmark-panel]') !== null)
    expect(await hasPanel()).toBe(false)
    await pressBrowserKeys(browser, ['Alt', 'Shift', 'P'])
    await expect.poll(() => isInPanel(own, page, 'Rephrase for 1 credit')).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(hasPanel).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('textarea')
    expect(await used()).toBe(1)
    await page.close()
  })

  test('signing out on our page ends the connection', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}/logout`)
    await page.waitForSelector('html[data-hydrated][data-penmark-extension]')
    await page.bringToFront()
    await page.locator('main form button').click()
    await expect.poll(() => page.url()).toMatch(/\/login$/)
    await expect.poll(() => connection(own)).toBe('disconnected')
  })
})
