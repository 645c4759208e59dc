import type { Browser, KeyInput, Page } from 'puppeteer-core'
import { expect } from 'vitest'
import { startEditorSite } from './editor-site.ts'
import type { Editor } from './editors.ts'
import type { Order } from './probe/content.ts'
import { buildProbe } from './probe.ts'

/** What the page of an editor hands to the test. */
declare const window: Window &
  typeof globalThis & {
    editor?: {
      root: () => HTMLElement
      text: () => string
      refresh?: () => Promise<void>
      select?: (from: number, to: number) => void
    }
    asked?: number
  }

export type BrowserName = 'Chromium' | 'Firefox'

/** Starts a browser with the extension of a folder in it. */
export type Launch = (extension: string) => Promise<Browser>

/** Editors that draw only a part of their text, or draw it in pieces that say nothing of lines. */
const DRAWN_IN_PARTS = ['Monaco', 'CodeMirror 5']

export type Driver = Awaited<ReturnType<typeof openEditors>>

/**
 * Opens a browser with the writing part of the extension and a site of editors. Each write is judged by the editor's own
 * model, by what the page shows and by real keys.
 */
export async function openEditors(
  name: BrowserName,
  launch: Launch,
  editors: readonly Editor[],
  {
    patience = Number(process.env.PATIENCE ?? 20_000),
    mutate,
  }: { patience?: number; mutate?: (code: string) => string } = {},
) {
  const site = await startEditorSite(editors)
  const probe = await buildProbe(name === 'Firefox' ? 'firefox' : 'chromium', mutate)
  const browser = await launch(probe.folder)
  const page: Page = await browser.newPage()
  const errors: string[] = []
  page.setDefaultTimeout(patience)
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))

  const model = async () => lines(await page.evaluate(modelInPage))
  const drawn = async () => lines(await page.evaluate(drawnInPage))
  const obey = (order: Order) => page.evaluate(orderInPage, order)
  async function press(...keys: KeyInput[]) {
    for (const key of keys) await page.keyboard.down(key)
    for (const key of keys.toReversed()) await page.keyboard.up(key)
  }

  return {
    async show(editor: Editor, html: string) {
      const mark = editor.page.includes('?') ? '&' : '?'
      await page.goto(`${site.url}/${editor.page.replace('.js', '.html')}${mark}html=${encodeURIComponent(html)}`)
      await page.bringToFront()
      await page.waitForFunction(() => document.documentElement.dataset.probe === 'ready')
      await page.waitForFunction(() => window.editor?.root()?.isConnected === true)
      errors.length = 0
    },
    select: ({ from, to }: { from: number; to: number }) => page.evaluate(selectInPage, from, to),
    take: () => obey({ verb: 'take' }) as Promise<{ selected: string; loses: string[] } | null>,
    write: (text: string, how: 'replace' | 'insert_below' = 'replace') => obey({ verb: 'write', text, how }),
    restore: () => obey({ verb: 'restore' }),
    press,
    /** Resolves once the page has drawn two frames. */
    settled: () =>
      page.evaluate(
        () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      ),
    undo: () => press('Control', 'z'),
    redo: ({ redo: way = 'y' }: Editor) => (way === 'y' ? press('Control', 'y') : press('Control', 'Shift', 'z')),
    bold: () => page.evaluate(boldInPage),
    /** The model says it, the page shows it, and no script has failed or written an error. */
    async expectText(editor: Editor, expected: string) {
      const waiting = { timeout: patience }
      await expect.poll(model, { ...waiting, message: 'the model of the editor' }).toBe(expected)
      if (!DRAWN_IN_PARTS.includes(editor.name))
        await expect.poll(drawn, { ...waiting, message: 'the text that is shown' }).toBe(expected)
      expect(errors).toEqual([])
    },
    version: () => browser.version(),
    async [Symbol.asyncDispose]() {
      await browser.close()
      probe.remove()
      await site[Symbol.asyncDispose]()
    },
  }
}

/** One text for what readers cannot tell apart. */
function lines(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\ufeff\u200b\r]/g, '')
    .replaceAll(/\n+/g, '\n')
    .replace(/^\n|\n$/g, '')
}

// ---- These run in the page

export function selectInPage(from: number, to: number): Promise<void> {
  const { editor } = window
  const root = editor?.root()
  if (root === undefined) throw new Error('no editor')
  const settled = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  if (editor?.select !== undefined) {
    editor.select(from, to)
    return settled()
  }
  if (root.localName === 'textarea' || root.localName === 'input') {
    root.focus()
    ;(root as HTMLTextAreaElement).setSelectionRange(from, to)
    return settled()
  }
  const page = root.ownerDocument
  const walker = page.createTreeWalker(root, 4)
  let passed = 0
  let start: [Text, number] | undefined
  let end: [Text, number] | undefined
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const { length } = node.data
    if (node.data.trim() === '' && node.data.includes('\n')) continue
    if (start === undefined && from <= passed + length && (from < passed + length || from === to))
      start = [node, from - passed]
    if (end === undefined && to <= passed + length) end = [node, to - passed]
    passed += length
  }
  if (start === undefined || end === undefined) throw new Error(`no text from ${from} to ${to}`)
  const editable = start[0].parentElement?.closest<HTMLElement>('[contenteditable]') ?? root
  editable.focus()
  const owner = root.getRootNode() as Document & { getSelection?: () => Selection | null }
  const selection = owner.getSelection?.() ?? page.getSelection()
  selection?.setBaseAndExtent(...start, ...end)
  return settled()
}

function orderInPage(order: Order): Promise<unknown> {
  window.asked = (window.asked ?? 0) + 1
  const number = window.asked
  return new Promise((resolve) => {
    const hear = (event: Event) => {
      const message = JSON.parse((event as CustomEvent<string>).detail)
      if (message.number !== number) return
      document.removeEventListener('probe-answer', hear)
      resolve(message.answer)
    }
    document.addEventListener('probe-answer', hear)
    document.dispatchEvent(new CustomEvent('probe', { detail: JSON.stringify({ number, order }) }))
  })
}

async function modelInPage(): Promise<string> {
  await window.editor?.refresh?.()
  return window.editor?.text() ?? ''
}

/** The bold text that is shown. */
function boldInPage(): string {
  const all = [...(window.editor?.root().querySelectorAll<HTMLElement>('*') ?? [])]
  const isBold = (element: HTMLElement) => {
    const view = element.ownerDocument.defaultView ?? window
    return element.childElementCount === 0 && Number(view.getComputedStyle(element).fontWeight) >= 600
  }
  return all
    .filter(isBold)
    .map((element) => element.textContent)
    .join('')
}

function drawnInPage(): string {
  const root = window.editor?.root()
  return root instanceof HTMLTextAreaElement || root instanceof HTMLInputElement ? root.value : (root?.innerText ?? '')
}
