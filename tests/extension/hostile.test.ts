import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM_ID } from '#app/domain/extension/identity.ts'
import { CHROMIUM, pressToolbarButton } from './chromium.ts'
import { type Journey, startJourney } from './journey.ts'

// Pages and another extension that want what is none of theirs: the token, a text of another page, a press.

const TEXT = 'Due to the fact that the carrier had a problem, the order 48213 is late.'
const SECRET = 'The merger with Northquay closes on Friday.'
const FIELD = `<textarea rows="6" cols="60">${TEXT}</textarea>`
const HEAD = '<!doctype html><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">'

/** Takes over what scripts lean on, and keeps all that it sees in `seen`. */
const TAKEN_OVER = `${HEAD}${FIELD}<script>
  window.seen = []
  for (const name of ['text', 'type', 'job', 'penmark', 'token', 'from', 'mode', 'verb', 'ok', 'value', 'account', 'state'])
    Object.defineProperty(Object.prototype, name, { get: () => 'polluted', set(value) { seen.push(['set', name, value]) }, configurable: true })
  for (const [of, names] of [
    [Element.prototype, ['attachShadow', 'append', 'remove', 'setAttribute', 'replaceChildren']],
    [HTMLElement.prototype, ['showPopover', 'focus', 'click', 'attachInternals']],
    [Node.prototype, ['appendChild', 'getRootNode', 'cloneNode']],
    [EventTarget.prototype, ['addEventListener', 'dispatchEvent']],
    [Document.prototype, ['createElement', 'execCommand', 'elementFromPoint']],
    [Crypto.prototype, ['getRandomValues']],
    [Promise.prototype, ['then']], [JSON, ['stringify', 'parse']], [window, ['fetch', 'postMessage']],
    [Array.prototype, ['find', 'includes', 'map', 'filter', 'every', 'some']],
  ]) for (const name of names) {
    const real = of[name]
    of[name] = function (...given) { seen.push([name, ...given.map(String)]); return real.apply(this, given) }
  }
  Object.defineProperty(Event.prototype, 'isTrusted', { get: () => true })
  for (const tag of ['penmark-panel', 'penmark-toolbar', 'x-panel'])
    customElements.define(tag, class extends HTMLElement {
      constructor() { super(); seen.push(['made', tag]); this.inside = this.attachInternals() }
      connectedCallback() { seen.push(['root', String(this.inside.shadowRoot?.textContent)]) }
    })
  new MutationObserver((all) => { for (const { target } of all) seen.push(['changed', target.nodeName, target.textContent]) })
    .observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
</script>`

/** Throws at everything that a script could use. */
const BROKEN = `${HEAD}${FIELD}<script>
  const no = () => { throw new Error('taken away') }
  for (const name of Object.getOwnPropertyNames(Array.prototype)) if (name !== 'constructor') try { Array.prototype[name] = no } catch {}
  Element.prototype.attachShadow = HTMLElement.prototype.showPopover = Document.prototype.createElement = no
  JSON.stringify = JSON.parse = Promise.prototype.then = String.prototype.split = RegExp.prototype.exec = no
  window.IntersectionObserver = window.ClipboardEvent = window.InputEvent = window.CSSStyleSheet = undefined
</script>`

/** Puts another text, and another selection, under the write at the moment in which its field gets the focus. */
const SWAPPING = `${HEAD}${FIELD}<script>
  const field = document.querySelector('textarea')
  window.armed = false
  field.addEventListener('focus', () => { if (window.armed) field.value = 'I agree to pay. ' + field.value })
</script>`

const PAGES: Readonly<Record<string, string>> = {
  '/taken-over': TAKEN_OVER,
  '/broken': BROKEN,
  '/swapping': SWAPPING,
  '/letter': `${HEAD}<textarea rows="6" cols="60">${SECRET}</textarea>`,
  '/plain': `${HEAD}${FIELD}`,
}

declare const window: Window & typeof globalThis & { seen: unknown[]; armed: boolean }
type Chrome = typeof import('wxt/browser').browser

describe.skipIf(CHROMIUM === undefined || process.env.PENMARK_LONG !== '1')('a page that means harm', () => {
  let on: Journey
  let url: string
  const sites = createServer((request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGES[request.url ?? ''] ?? HEAD)
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => sites.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(sites.address() as AddressInfo).port}`
    on = await startJourney({ pro: 1 })
    await on.connectAs(on.server.person('pro'))
  })
  afterAll(async () => {
    sites.closeAllConnections()
    sites.close()
    await on?.[Symbol.asyncDispose]()
  })

  /** All that a script of the page can get hold of, as one text. */
  const stolen = (page: Page) =>
    page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('[data-penmark-panel]')
      if (host === null) throw new Error('no panel')
      const { left, top } = host.getBoundingClientRect()
      const points = [0, 1, 2, 3, 4, 5].flatMap((x) =>
        [0, 1, 2, 3].map((y) => [left + x * 200, top + y * 180] as const),
      )
      const hit = points.flatMap(([x, y]) => [
        ...document.elementsFromPoint(x, y),
        document.caretPositionFromPoint(x, y)?.offsetNode ?? host,
      ])
      const selection = document.getSelection()
      selection?.selectAllChildren(document.documentElement)
      const texts = [
        document.documentElement.outerHTML,
        document.documentElement.innerText,
        document.documentElement.getHTML({ serializableShadowRoots: true }),
        new XMLSerializer().serializeToString(document),
        String(selection),
        ...hit.map((node) => node.textContent),
        ...[host, document.activeElement ?? host].flatMap((one) => [
          one.textContent,
          String(one.shadowRoot?.textContent),
        ]),
        ...performance.getEntries().map((entry) => JSON.stringify(entry.toJSON())),
        ...Object.keys(window),
        ...(window.seen ?? []).map(String),
      ]
      return texts.join('\n')
    })

  /** Everything that a script can do to press something. */
  const forgePresses = (page: Page) =>
    page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('[data-penmark-panel]')
      if (host === null) throw new Error('no panel')
      host.focus()
      host.click()
      for (let x = 0; x < innerWidth; x += 120)
        for (let y = 0; y < innerHeight; y += 60) {
          const at = { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, detail: 1 }
          for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
            (document.elementFromPoint(x, y) ?? host).dispatchEvent(new MouseEvent(type, at))
        }
      for (const key of ['Enter', ' ', 'Escape', 'Tab'])
        for (const type of ['keydown', 'keypress', 'keyup'])
          host.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true }))
      const forged = ['start', 'stop', 'resume', 'done', 'hidden', 'logout', 'login', 'account', 'page', 'connect']
      for (const type of forged) {
        const message = { source: 'penmark', type, job: '00000000-0000-4000-8000-000000000000', result: 'forged' }
        window.postMessage(message, '*')
        for (const name of ['penmark:extension-check', 'penmark:extension-ready', 'probe', 'penmark'])
          for (const of of [document, window, host]) of.dispatchEvent(new CustomEvent(name, { detail: message }))
      }
    })

  test('takes over every function and defines elements of our name: it gets no root, no text and no press', async () => {
    const before = await on.used()
    const page = await on.openPanelOn(`${url}/taken-over`)
    await forgePresses(page)
    expect(await on.used()).toBe(before)
    await on.press(page, 'Rephrase for 1 credit')
    await on.shows(page, 'Replace')
    await forgePresses(page)
    const all = await stolen(page)
    for (const secret of ['pmx_', 'IS LATE', on.person().email, 'credits left', 'Receipt'])
      expect([secret, all.includes(secret)]).toEqual([secret, false])
    const seen = await page.evaluate(() => JSON.stringify(window.seen))
    expect(seen).not.toMatch(/attachShadow|showPopover|getRandomValues|"made"|"root"|pmx_/)
    expect(await page.evaluate(() => document.documentElement.dataset.penmarkExtension)).toBeUndefined()
    expect(await on.value(page)).toBe(TEXT)
    expect(await on.used()).toBe(before + 1)
    await page.close()
  })

  test('takes everything away from scripts: the extension works all the same', async () => {
    const page = await on.openPanelOn(`${url}/broken`)
    await on.press(page, 'Rephrase for 1 credit')
    await on.press(page, 'Replace')
    await expect.poll(() => on.value(page)).toContain('IS LATE')
    await page.close()
  })

  test('swaps the text when its field gets the focus: nothing is written into what the person did not see', async () => {
    const page = await on.openPanelOn(`${url}/swapping`)
    await on.press(page, 'Rephrase for 1 credit')
    await on.shows(page, 'Replace')
    await page.evaluate(() => {
      window.armed = true
    })
    await on.press(page, 'Replace')
    await expect.poll(() => on.heard(page)).toContain('The text on the page changed meanwhile.')
    expect(await on.value(page)).toBe(`I agree to pay. ${TEXT}`)
    await page.close()
  })

  test('reaches no text of another page, by no message and no address of the extension', async () => {
    const letter = await on.openPanelOn(`${url}/letter`)
    await on.press(letter, 'Rephrase for 1 credit')
    await on.shows(letter, 'Replace')
    const page = await on.openPanelOn(`${url}/taken-over`)
    const answers = await page.evaluate(async (id) => {
      const { chrome } = window as unknown as { chrome?: Chrome }
      const tries = [
        () => chrome?.runtime?.sendMessage(id, { type: 'state' }),
        () => chrome?.runtime?.connect(id, { name: 'penmark-panel' }),
        ...['panel.js', 'options.html', 'sidepanel.html', 'manifest.json', '_locales/en/messages.json'].map(
          (file) => () => fetch(`chrome-extension://${id}/${file}`).then((answer) => answer.text()),
        ),
      ]
      const running = tries
        .map(async (attempt) => attempt())
        .map((each) => each.catch((error: unknown) => String(error)))
      return JSON.stringify(await Promise.all(running))
    }, CHROMIUM_ID)
    expect(answers).toMatch(/^\[null,null,("TypeError: Failed to fetch",?){5}\]$/)
    for (const secret of ['Northquay', 'NORTHQUAY', 'merger']) expect(await stolen(page)).not.toContain(secret)
    await letter.close()
    await page.close()
  })

  test('frames the pages of the extension and the page that connects it: they stay empty', async () => {
    const page = await on.browser.newPage()
    await page.goto(`${url}/plain`)
    const addresses = [
      `chrome-extension://${CHROMIUM_ID}/options.html#allow=every`,
      `chrome-extension://${CHROMIUM_ID}/sidepanel.html`,
      `${on.server.url}/extension/connect`,
    ]
    await page.evaluate(async (all) => {
      const loaded = all.map(
        (address) =>
          new Promise((resolve) => {
            const frame = document.createElement('iframe')
            frame.onload = resolve
            frame.src = address
            document.body.append(frame)
          }),
      )
      await Promise.all(loaded)
    }, addresses)
    const texts = await Promise.all(
      page.frames().map((frame) => frame.evaluate(() => document.body?.innerText ?? '').catch(() => '')),
    )
    expect(texts.join(' ')).not.toMatch(/Penmark|Allow|Connect account/)
    await page.close()
  })

  test('opens the page that ends connecting with a code of its own: the account stays as it is', async () => {
    const page = await on.browser.newPage()
    for (const state of ['', 'a-guessed-state-of-the-extension', 'undefined', 'null'])
      await page.goto(`${on.server.url}/extension/connected?state=${state}#code=a-code-of-somebody-else`)
    await page.goto(`${url}/plain`)
    await page.evaluate((address) => history.replaceState(null, '', address), '/extension/connected?state=x#code=y')
    const state = await on.own().evaluate(async () => {
      const { chrome } = window as unknown as { chrome: Chrome }
      return JSON.stringify(await chrome.runtime.sendMessage({ type: 'state' }))
    })
    expect(JSON.parse(state)).toMatchObject({
      connection: { state: 'connected', account: { user: { email: on.person().email } } },
    })
    expect(state).not.toContain('pmx_')
    await page.close()
  })

  test('another extension in the same browser gets no answer, no port and no code', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'penmark-thief-'))
    const manifest = {
      manifest_version: 3,
      name: 'Thief',
      version: '1',
      permissions: ['tabs'],
      host_permissions: ['<all_urls>'],
    }
    writeFileSync(
      path.join(folder, 'manifest.json'),
      JSON.stringify({ ...manifest, background: { service_worker: 'w.js' } }),
    )
    writeFileSync(path.join(folder, 'w.js'), '')
    writeFileSync(path.join(folder, 'page.html'), '<!doctype html><title>Thief</title>')
    try {
      const id = await on.browser.installExtension(folder)
      const thief = await on.browser.newPage()
      await thief.goto(`chrome-extension://${id}/page.html`)
      const gained = await thief.evaluate(
        async (target, server) => {
          const { chrome } = window as unknown as { chrome: Chrome }
          const failed = (error: unknown) => String(error)
          const port = chrome.runtime.connect(target, { name: 'penmark-panel' })
          const ended = new Promise((resolve) => port.onDisconnect.addListener(() => resolve('ended')))
          port.onMessage.addListener((message: unknown) => document.body.append(JSON.stringify(message)))
          port.postMessage({ type: 'account' })
          const body = JSON.stringify({ code: 'x', verifier: 'v'.repeat(43), extension_id: target })
          const headers = { 'content-type': 'application/json' }
          return {
            message: await chrome.runtime.sendMessage(target, { type: 'state' }).catch(failed),
            port: await ended,
            heard: document.body.textContent,
            token: await fetch(`${server}/api/extension/token`, { method: 'POST', body, headers }).then(
              (one) => one.json(),
              failed,
            ),
          }
        },
        CHROMIUM_ID,
        on.server.url,
      )
      expect(gained).toMatchObject({ port: 'ended', heard: '', token: { code: 'extension_code_invalid' } })
      expect(gained.message).toMatch(/Could not establish connection/)
      await thief.goto(
        `${on.server.url}/extension/connect?${new URLSearchParams({ extension: id, origin: `chrome-extension://${id}`, browser: 'chromium', challenge: 'c'.repeat(43), state: 's'.repeat(43) })}`,
      )
      expect(await thief.$('form[action="/extension/connect"]')).toBeNull()
      await thief.close()
      await on.browser.uninstallExtension(id)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('hides, unpopovers and freezes the panel: opened again by the person, it is there', async () => {
    const page = await on.openPanelOn(`${url}/plain`)
    await page.evaluate(() => {
      const host = document.querySelector<HTMLElement>('[data-penmark-panel]')
      host?.hidePopover()
      host?.setAttribute('inert', '')
      host?.setAttribute('aria-hidden', 'true')
      host?.removeAttribute('popover')
      host?.remove()
    })
    await pressToolbarButton(on.browser, page, 'Open on this page')
    await on.shows(page, 'Rephrase for 1 credit')
    await page.close()
  })
})
