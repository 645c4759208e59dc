import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, CDPSession, Page } from 'puppeteer-core'
import { expect } from 'vitest'
import { CHROMIUM_ID } from '#app/domain/extension/identity.ts'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { call } from '#tests/support/client.ts'
import { type Crowd, type Person, startPeopledServer } from '#tests/support/people.ts'
import type { Settings } from '../../extension/settings.ts'
import { buildExtension } from './build.ts'
import { launchWith, openOwnPage, PATIENCE, pressToolbarButton } from './chromium.ts'

type Chrome = typeof import('wxt/browser').browser
type Developer = {
  developerPrivate: {
    updateExtensionConfiguration(changed: { extensionId: string; hostAccess: string }): Promise<void>
  }
}
declare const window: { chrome: Chrome & Developer }
type Manifest = { version: string; host_permissions: string[] }

export type Journey = Awaited<ReturnType<typeof startJourney>>

/** A real Chromium with the extension, connected to an account of a real server whose model is a double. */
export async function startJourney(crowd: Crowd) {
  const model = await startOpenAiDouble()
  const server = await startPeopledServer({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'double-1' }, crowd)
  const built = await buildExtension(server.url, 'chromium')
  changeManifest(built.folder, (manifest) => {
    // As if the person had allowed the sites of this machine; no script can press the browser's own question.
    manifest.host_permissions.push('http://127.0.0.1/*')
  })
  const browser: Browser = await launchWith(built.folder)
  let own: Page
  let network: CDPSession | undefined
  let person: Person

  /** Connects the extension to another person's account, as they would do it. */
  async function connectAs(next: Person): Promise<void> {
    person = next
    await browser.setCookie({ name: 'penmark_session', value: person.cookie, domain: 'localhost', path: '/' })
    if (own === undefined) own = await openOwnPage(browser, 'sidepanel')
    else await own.evaluate(() => window.chrome.runtime.sendMessage({ type: 'disconnect' }))
    await press(own, 'Connect account')
    const target = await browser.waitForTarget((one) => one.url().startsWith(`${server.url}/extension/connect?`))
    const page = await target.asPage()
    await press(page, 'Connect')
    await page.waitForFunction(() => location.pathname === '/extension/connected', { polling: 100 })
    await own.waitForFunction(() => document.body.innerText.includes('credits left'), { polling: 100 })
    await page.close()
  }

  return {
    ...{ model, server, browser, connectAs },
    person: () => person,
    /** A page of the extension, whose interfaces a test may use. */
    own: () => own,
    press,
    /** Waits for something with this name. */
    shows: (page: Page, name: string) => page.waitForSelector(`::-p-aria(${name})`, { timeout: PATIENCE }),
    /** All that a screen reader is told of a page, in closed roots too. */
    async heard(page: Page): Promise<string> {
      const session = await page.createCDPSession()
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      await session.detach()
      return nodes.map(({ name }) => String(name?.value ?? '')).join('\n')
    },
    /** Opens the panel on a page by the button of the browser, with all of its text area selected. */
    async openPanelOn(url: string): Promise<Page> {
      const page = await browser.newPage()
      await page.goto(url)
      await page.$eval('textarea', (field) => field.select())
      await pressToolbarButton(browser, page, 'Open on this page')
      await page.waitForSelector('::-p-aria(Rephrase for 1 credit)', { timeout: PATIENCE })
      return page
    },
    value: (page: Page) => page.$eval('textarea', (field) => field.value),
    /** The credits that the account has used. */
    async used(): Promise<number> {
      const { body } = await call(server, 'GET', '/api/user/profile', { token: person.token })
      return (body.usage as { current_month: number }).current_month
    },
    /** Cuts the worker off from the network, or gives it back. */
    async offline(offline: boolean): Promise<void> {
      // The browser adds up what its sessions want, so there is one.
      if (network === undefined) {
        const target = await browser.waitForTarget((one) => one.type() === 'service_worker')
        network = await target.createCDPSession()
        await network.send('Network.enable')
      }
      const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
      await network.send('Network.emulateNetworkConditions', { offline, ...speed })
      if (offline) return
      // A session would keep the worker from being stopped.
      await network.detach()
      network = undefined
    },
    /** Takes back access to all sites, as a person does on the browser's own page of the extension, or gives it again. */
    async access(hostAccess: 'ON_CLICK' | 'ON_ALL_SITES'): Promise<void> {
      const page = await browser.newPage()
      await page.goto('chrome://extensions')
      await page.evaluate(
        (extensionId, how) =>
          window.chrome.developerPrivate.updateExtensionConfiguration({ extensionId, hostAccess: how }),
        CHROMIUM_ID,
        hostAccess,
      )
      await page.close()
    },
    /** On which pages the browser loads the toolbar by itself. */
    registered: () =>
      own.evaluate(async () =>
        (await window.chrome.scripting.getRegisteredContentScripts()).map((one) => [
          one.matches,
          one.excludeMatches?.toSorted(),
        ]),
      ),
    change: (changed: Partial<Settings>) =>
      own.evaluate(async (more) => {
        const { settings } = await window.chrome.runtime.sendMessage({ type: 'state' })
        await window.chrome.runtime.sendMessage({ type: 'settings', settings: { ...settings, ...more } })
      }, changed),
    /** Installs a later version over this one, as a store does while pages are open. Its own pages close. */
    async update(): Promise<void> {
      changeManifest(built.folder, (manifest) => {
        manifest.version = '9.9.9'
      })
      await browser.installExtension(built.folder)
      // The browser says that it is installed before it has replaced the one that runs.
      const version = async () => {
        const page = await browser.newPage()
        try {
          await page.goto(`chrome-extension://${CHROMIUM_ID}/options.html`)
          return await page.evaluate(() => window.chrome.runtime.getManifest().version)
        } catch {
          return undefined
        } finally {
          await page.close()
        }
      }
      await expect.poll(version, { timeout: PATIENCE }).toBe('9.9.9')
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      built.remove()
      await server[Symbol.asyncDispose]()
      await model.close()
    },
  }
}

async function press(page: Page, label: string): Promise<void> {
  // A tab behind another one draws nothing, and what is not drawn cannot be pressed.
  await page.bringToFront()
  const found = await page.waitForSelector(`::-p-aria([role="button"][name="${label}"])`, { timeout: PATIENCE })
  await found?.click()
}

function changeManifest(folder: string, change: (manifest: Manifest) => void): void {
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  change(manifest)
  writeFileSync(file, JSON.stringify(manifest))
}
