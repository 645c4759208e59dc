import type { Page } from '@playwright/test'
import { expect, test } from './penmark.ts'

const TEXT = 'The meeting is on 12 March. Alot of people will come.'

/**
 * Gives the page models of its own, as the browsers that have them do: they may have to be fetched first, know some languages only,
 * refuse long texts with an error of their own, and hold memory until they are let go.
 */
function addModels(page: Page) {
  return page.addInitScript(() => {
    const used: string[] = []
    const refusal = (name: string) => new DOMException('', name)
    const model = (name: string, answer: (text: string, options: Record<string, unknown>) => unknown) => ({
      availability: async (options: Record<string, unknown>) =>
        JSON.stringify(options).includes('"fr"') ? 'unavailable' : 'downloadable',
      create: async (options: { signal: AbortSignal; monitor: (monitor: EventTarget) => void }) => {
        options.signal.throwIfAborted()
        const monitor = new EventTarget()
        options.monitor(monitor)
        monitor.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }))
        used.push(name)
        const work = async (text: string, how?: { signal: AbortSignal }) => {
          if (text.length > 1_000) throw refusal('QuotaExceededError')
          if (text.includes('forever')) {
            await new Promise((_, reject) => how?.signal.addEventListener('abort', () => reject(refusal('AbortError'))))
          }
          return answer(text, options as unknown as Record<string, unknown>)
        }
        return {
          ...{ rewrite: work, translate: work, summarize: work, proofread: work, detect: work },
          destroy: () => used.push(`${name} let go`),
        }
      },
    })
    Object.assign(window, {
      used,
      Rewriter: model('Rewriter', () => 'The meeting is on 13 March. Many people will come.'),
      Translator: model('Translator', (_, { targetLanguage }) => `[${String(targetLanguage)}] Am 12. März.`),
      Summarizer: undefined,
      Proofreader: model('Proofreader', (text) => ({ correctedInput: text.replace('Alot', 'A lot') })),
      LanguageDetector: model('LanguageDetector', (text) => [
        { detectedLanguage: 'en', confidence: text.length > 9 ? 0.9 : 0.1 },
      ]),
    })
  })
}

test('the browser’s own model answers on the device: nothing is sent, nothing is charged, and the proof is the same', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await addModels(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const text = page.locator('#text')
  const process = page.getByRole('button', { name: 'Process' })
  await text.fill(TEXT)
  await page.getByText('More', { exact: true }).click()
  const own = page.getByRole('checkbox', { name: 'On this device · free' })
  await own.check()
  await page.keyboard.press('Escape')
  await expect(process).toContainText('free')
  await process.click()

  // The changed date is told before Copy, as with every other answer.
  await expect(page.getByRole('button', { name: 'Copy (1 fact differs)' })).toBeVisible()
  await expect(page.locator('.slip')).toContainText('On this device · free')
  await expect(page.locator('.slip a')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { used: string[] }).used)).toEqual([
    'LanguageDetector',
    'LanguageDetector let go',
    'Rewriter',
    'Rewriter let go',
  ])

  // Corrections and translations have models of their own.
  await page.locator('#review_view-edit').check()
  await page.locator('#operation').selectOption('fix')
  await process.click()
  await expect(page.locator('.mark ins')).toContainText(['A lot'])
  await page.locator('#review_view-edit').check()
  await page.locator('#operation').selectOption('translate')
  await page.locator('#target_language').selectOption('de')
  await process.click()
  await expect(page.locator('.clean-view .result-text')).toHaveText('[de] Am 12. März.')

  // What the browser cannot do is refused in words, and never sent instead.
  const band = page.locator('.desk-band')
  await page.locator('#review_view-edit').check()
  await page.locator('#target_language').selectOption('fr')
  await process.click()
  await expect(band).toContainText('Your browser’s model doesn’t work in this language.')
  await expect(band).toContainText('Nothing was sent and no credit was used.')
  await page.locator('#operation').selectOption('summarize')
  await process.click()
  await expect(band).toContainText('Your browser has no model for this action.')
  await page.locator('#operation').selectOption('rephrase')
  await text.fill('word '.repeat(300))
  await process.click()
  await expect(band).toContainText('The text is too long for your browser’s model.')
  await text.fill('ok so')
  await process.click()
  await expect(band).toContainText('Choose it under “More”.')
  await text.fill('It goes on forever and ever.')
  await process.click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(text).toHaveValue('It goes on forever and ever.')
  await expect(process).toBeEnabled()
  expect(sent).toEqual([])

  // The month counts no credit, and a line of this device stands below it.
  await page.goto(`${builtin.url}/dashboard/usage`)
  await expect(page.getByText('Plus 3 texts on this device, free.')).toBeVisible()
  await expect(page.locator('.month')).toContainText('1 entry')
})

test('a browser without models of its own is offered none', async ({ page, builtin, signIn }) => {
  await signIn(page, builtin)
  await page.addInitScript(() => {
    for (const name of ['Rewriter', 'Translator', 'Summarizer', 'Proofreader']) Reflect.deleteProperty(window, name)
  })
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Language of the text' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('On this device')).toHaveCount(0)
})
