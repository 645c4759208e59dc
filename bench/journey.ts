import { performance } from 'node:perf_hooks'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { mailedLink } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'
import { ensureChromium } from '../scripts/chromium.mjs'

// `npm run bench journey`: goes from the start page to the first marks and on to the second rewrite in an account of its own, on a desktop
// and a phone, with and without scripts, and prints the table of docs/public-pages.md: presses, mails, fields, screens, and the seconds
// that the person waits after a press. Typing and reading take a person's own time, so they are not in it.

const SIZES = { Desktop: { width: 1280, height: 800 }, Phone: { width: 390, height: 844 } } as const
const PASSWORD = 'Correct horse 7 battery'

/** What a person did and met so far. */
class Journey {
  presses = 0
  fields = 0
  screens = 1
  waited = 0

  /** Presses `what` and waits until `seen` is here, which is another screen. */
  async press(what: Locator, seen: Locator): Promise<number> {
    this.presses += 1
    return this.#waitFor(() => what.click(), seen)
  }

  async open(page: Page, address: string, seen: Locator): Promise<number> {
    return this.#waitFor(() => page.goto(address), seen)
  }

  async fill(field: Locator, words: string): Promise<void> {
    this.fields += 1
    await field.fill(words)
  }

  async #waitFor(act: () => Promise<unknown>, seen: Locator): Promise<number> {
    const began = performance.now()
    await act()
    await seen.first().waitFor()
    const seconds = (performance.now() - began) / 1000
    this.waited += seconds
    this.screens += 1
    return seconds
  }
}

async function travel(server: RunningServer, browser: Browser, size: keyof typeof SIZES, scripts: boolean) {
  const isPhone = size === 'Phone'
  const context = await browser.newContext({
    ...{ viewport: SIZES[size], isMobile: isPhone, hasTouch: isPhone, javaScriptEnabled: scripts, locale: 'en' },
  })
  const page = await context.newPage()
  const journey = new Journey()
  const email = `${size}-${scripts}@example.com`.toLowerCase()
  await page.goto(server.url)
  const marks = await journey.press(page.getByRole('button', { name: 'Mark it up' }), page.locator('.try ins'))
  const first = { presses: journey.presses, screens: journey.screens }
  await journey.fill(page.getByLabel('Email'), email)
  await journey.fill(page.getByLabel('Password', { exact: true }), PASSWORD)
  await journey.press(page.getByRole('button', { name: /^Keep going/ }), page.getByText('Account created'))
  const link = (await mailedLink(server, email)).href
  const sheet = page.getByRole('button', { name: /^Process/ })
  if (scripts) await journey.open(page, link, sheet)
  else {
    const confirm = page.locator('main form button')
    await journey.open(page, link, confirm)
    await journey.press(confirm.first(), sheet)
  }
  const rewrite = await journey.press(sheet, page.locator('main .result-body'))
  await context.close()
  const { presses, fields, screens, waited } = journey
  return [
    `${size}, ${scripts ? 'with' : 'without'} scripts`,
    `${first.presses} click, ${first.screens} screens, ${marks.toFixed(2)} s`,
    `${presses} clicks, 1 mail, ${fields} fields, ${screens} screens, ${waited.toFixed(1)} s (${rewrite.toFixed(2)} s for the rewrite)`,
  ]
}

const found = ensureChromium()
if (!('path' in found)) {
  console.log(`skipped: ${found.missing}`)
  process.exit(0)
}
await using server = await startServer()
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
const early = await browser.newPage()
await early.goto(server.url)
const cold = await new Journey().press(early.getByRole('button', { name: 'Mark it up' }), early.locator('.try ins'))
console.log(`the first press of all after a start, which waits for the engine: ${cold.toFixed(1)} s\n`)
console.log('| Way | First marks | Second rewrite, in an account |\n|---|---|---|')
for (const size of ['Desktop', 'Phone'] as const)
  for (const scripts of [true, false]) console.log(`| ${(await travel(server, browser, size, scripts)).join(' | ')} |`)
await browser.close()
