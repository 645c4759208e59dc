import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { CHROMIUM_ID } from '#app/domain/extension/identity.ts'

/** A whole Chromium: its headless shell loads no extensions. Undefined on a machine without it. */
export const CHROMIUM = [process.env.EXTENSION_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(isThere)

/** How long a test waits for what has to come: it ends what hangs and judges no speed. A server's first answer takes seconds of CPU. */
export const PATIENCE = 90_000

function isThere(file: string | undefined): boolean {
  try {
    accessSync(file ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Tries of a start. Now and then a browser ends while it starts; from the second try on, the log shows what it wrote. */
const TRIES = 4

/** Starts Chromium with the extension of this folder. */
export async function launchWith(folder: string, attempt = 1): Promise<Browser> {
  try {
    return await puppeteer.launch({
      executablePath: CHROMIUM ?? '',
      headless: true,
      pipe: true,
      dumpio: attempt > 1,
      enableExtensions: [folder],
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    })
  } catch (error) {
    if (attempt < TRIES && error instanceof Error && error.name === 'TargetCloseError')
      return launchWith(folder, attempt + 1)
    throw error
  }
}

/** One of the extension's own pages, in a tab. */
export async function openOwnPage(browser: Browser, name: 'popup' | 'options' | 'sidepanel'): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`chrome-extension://${CHROMIUM_ID}/${name}.html`)
  return page
}

/** Stops the worker as the browser does with one that rests, over the DevTools protocol of one of the extension's pages. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** Presses the extension's button in the browser while a page is shown, and then a button of the popup. */
export async function pressToolbarButton(browser: Browser, page: Page, label: string): Promise<void> {
  const extension = (await browser.extensions()).get(CHROMIUM_ID)
  if (extension === undefined) throw new Error('the extension is not there')
  await page.bringToFront()
  const opening = browser.waitForTarget((target) => target.url().endsWith('/popup.html'), { timeout: PATIENCE })
  await page.triggerExtensionAction(extension)
  const popup = await (await opening).asPage()
  const button = await popup.waitForSelector(`::-p-aria([role="button"][name="${label}"])`, { timeout: PATIENCE })
  await button?.click()
}

/** A page of another site, with a text area and a policy that allows nothing at all. */
export async function strictSite() {
  const server = createServer((_, answer) => {
    const policy = "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
    answer.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    answer.end('<!doctype html><title>Letter</title><textarea rows="8" cols="60"></textarea>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
