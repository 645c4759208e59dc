import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import { buildExtension } from '#tests/extension/build.ts'
import { CHROMIUM, launchWith, openOwnPage } from '#tests/extension/chromium.ts'

// `npm run bench extension`: what the extension costs a page of 50,000 elements: the size of each part, and the page's heap,
// listeners, layouts and CPU time before the first use, at the use, and after hiding. One line for a browser without it.

const ELEMENTS = 50_000
const TEXT = 'We will recieve the books due to the fact that Tom is late.'

if (CHROMIUM === undefined) {
  console.log('skipped: no Chromium that loads extensions on this machine')
  process.exit(0)
}

await using site = await bigPage()
// For the extension, which only has access to its own site, this is a foreign one.
const elsewhere = site.url.replace('127.0.0.1', 'localhost')
const built = await buildExtension(site.url, 'chromium')
try {
  console.log('\nParts, in bytes:')
  for (const file of ['panel.js', 'panel-full.js', 'toolbar.js', 'background.js']) {
    const name = path.join(built.folder, file)
    console.log(`  ${file.padEnd(16)} ${statSync(name).size} raw, ${gzipSync(readFileSync(name)).length} gzip`)
  }
  const rows: [string, Cost][] = []
  const bare = await puppeteer.launch({ executablePath: CHROMIUM, headless: true, args: ['--no-sandbox'] })
  rows.push(['without the extension', await costOf(await open(bare, elsewhere), async () => undefined)])
  await bare.close()
  const browser = await launchWith(built.folder)
  const own = await openOwnPage(browser, 'sidepanel')
  rows.push(['with it, before the first use', await costOf(await open(browser, elsewhere), async () => undefined)])
  const page = await open(browser, site.url)
  rows.push(['the same on our own site', await costOf(page, async () => undefined)])
  rows.push(['the panel opens', await costOf(page, () => openPanel(own, page))])
  const hiding = async () => {
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelector('[data-penmark-panel]') === null)
  }
  rows.push(['after it was closed', await costOf(page, hiding)])
  const twenty = async () => {
    for (let round = 0; round < 20; round += 1) {
      await openPanel(own, page)
      await hiding()
    }
  }
  rows.push(['after 20 more openings', await costOf(page, twenty)])
  await browser.close()
  console.log(`\nA page of ${ELEMENTS} elements; heap after collecting, the rest as grown meanwhile:`)
  console.log('                                 heap kB  listeners  layouts  styles  CPU ms')
  for (const [name, cost] of rows)
    console.log(
      `  ${name.padEnd(30)} ${show(cost.heap / 1024, 8)} ${show(cost.listeners, 9)} ${show(cost.layouts, 9)} ${show(cost.styles, 7)} ${show(cost.cpu * 1000, 7)}`,
    )
} finally {
  built.remove()
}

type Cost = { heap: number; listeners: number; layouts: number; styles: number; cpu: number }

function show(value: number, width: number): string {
  return Math.round(value).toString().padStart(width)
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(url)
  return page
}

async function costOf(page: Page, act: () => Promise<unknown>): Promise<Cost> {
  await page.bringToFront()
  const session = await page.createCDPSession()
  await session.send('Performance.enable')
  const before = await metricsOf(session)
  await act()
  // A page at rest draws these frames and nothing else.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await session.send('HeapProfiler.collectGarbage')
  const after = await metricsOf(session)
  await session.detach()
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
  return {
    heap: after.JSHeapUsedSize ?? 0,
    listeners: after.JSEventListeners ?? 0,
    layouts: grown('LayoutCount'),
    styles: grown('RecalcStyleCount'),
    cpu: grown('TaskDuration'),
  }
}

async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Opens the panel as the worker does after a press in its menu. */
async function openPanel(own: Page, page: Page): Promise<void> {
  await page.$eval('textarea', (field) => field.select())
  await own.evaluate(async (url) => {
    const { scripting, tabs } = (globalThis as unknown as { chrome: typeof import('wxt/browser').browser }).chrome
    const [tab] = await tabs.query({ url: `${url}/*` })
    const target = { tabId: tab?.id ?? 0 }
    await scripting.executeScript({ target, files: ['/panel.js'] })
    const begin = () => (globalThis as { penmark?: { open(how: string): void } }).penmark?.open('menu')
    await scripting.executeScript({ target, func: begin })
  }, site.url)
  await page.bringToFront()
  // A handle would keep the element in memory.
  await page.waitForFunction(() => document.querySelector('[data-penmark-panel]') !== null)
}

async function bigPage() {
  const items = Array.from({ length: ELEMENTS }, (_, index) => `<p>${index}</p>`).join('')
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' })
    answer.end(`<!doctype html><title>Long</title><textarea>${TEXT}</textarea>${items}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
