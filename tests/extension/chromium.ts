import { accessSync, constants } from 'node:fs'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { CHROMIUM_ID } from '#app/domain/extension/identity.ts'

/** A whole Chromium: its headless shell loads no extensions. Undefined on a machine without it. */
export const CHROMIUM = [process.env.EXTENSION_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(isThere)

function isThere(file: string | undefined): boolean {
  try {
    accessSync(file ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Starts Chromium with the extension of this folder. */
export function launchWith(folder: string): Promise<Browser> {
  return puppeteer.launch({
    executablePath: CHROMIUM ?? '',
    headless: true,
    pipe: true,
    enableExtensions: [folder],
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  })
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
