import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { startPeopledServer } from '#tests/support/people.ts'
import { CHECKPOINT_MS, CLUMSY, expect, test } from './penmark.ts'

const MONTH = new Date().toISOString().slice(0, 7)

test('what was spent stands in the month, and each entry has a receipt that becomes a proof and is checked in the page', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  for (const operation of ['Rephrase', 'Summarize']) {
    await page.getByLabel('Action').selectOption({ label: operation })
    await page.getByRole('button', { name: 'Process' }).click()
    await expect(page.locator('.result-body')).toHaveAttribute('aria-busy', 'false')
    await expect(page.locator('.result-account')).toContainText('1 credit')
  }
  await expect(page.locator('.slip')).toContainText('2 of 25 this month')
  // The seal on the desk fills by itself within seconds.
  await expect(page.locator('.slip')).toContainText(/being sealed|sealed \d\d:\d\d UTC/)
  await expect(page.locator('.slip')).toContainText(/sealed \d\d:\d\d UTC/, { timeout: CHECKPOINT_MS })
  await expect(page.locator('.slip .seal')).toHaveAttribute('data-sealed')

  await page
    .locator('.slip')
    .getByRole('link', { name: /^Receipt/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/usage\/receipts\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Receipt ')
  await expect(page.getByText('1 credit was used')).toBeVisible()
  // A checkpoint follows within seconds, and the page tells it by itself.
  await expect(page.getByText(/^Sealed \d\d:\d\d:\d\d UTC$/)).toBeVisible({ timeout: CHECKPOINT_MS })
  await expect(page.locator('.receipt-slip .seal')).toHaveAttribute('data-sealed')
  const words = (await page.locator('main').innerText()).split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
  expect(words.length, words.join(' ')).toBeLessThan(60)
  const seq = new URL(page.url()).pathname.split('/').at(-1)
  const [proof] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save', exact: true }).click(),
  ])
  expect(readFileSync(await proof.path(), 'utf8')).toMatch(
    new RegExp(`^c2sp.org/tlog-proof@v1\n(extra .+\n)?index ${seq}\n`),
  )
  // Until a person asks, the verifier is not loaded; the check itself sends nothing at all.
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await loaded()).join(' ')).not.toContain('receipt-check')
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Check it here' }).click()
  await expect(page.locator('.slip-sentence')).toHaveText(
    /^It matches the signed checkpoint of .+ UTC\. \d+ steps?, computed in this browser\. Nothing was sent\.$/,
  )
  expect(sent.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  expect(sent.join(' ')).toContain('receipt-check')
  const steps = readFileSync(await proof.path(), 'utf8')
    .split('\n\n')[0]
    ?.split(/^index \d+\n/m)[1]
    ?.split('\n').length
  await expect(page.locator('.check-ring')).toHaveCount(steps ?? -1)
  const motion = () =>
    page
      .locator('.check-ring circle')
      .last()
      .evaluate((ring) => getComputedStyle(ring).animationName)
  expect(await motion()).toBe('close-ring')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motion()).toBe('none')
  await page.emulateMedia({ media: 'print', reducedMotion: null })
  await expect(page.locator('.receipt-slip')).toHaveCSS('width', /^30[12]\./)
  for (const part of ['.frame-header', '.usage-nav', '.receipt-words']) await expect(page.locator(part)).toBeHidden()
  await page.emulateMedia({ media: null })

  // A changed one fails, in red.
  await openChanged(page, page.url())
  await page.getByRole('button', { name: 'Check it here' }).click()
  const sentence = page.locator('.slip-sentence strong')
  await expect(sentence).toHaveText('It doesn’t match. Keep this receipt and write to us.')
  const [colour, error] = await sentence.evaluate((element) => {
    const probe = element.appendChild(document.createElement('i'))
    probe.style.color = 'var(--error-text)'
    return [getComputedStyle(element).color, getComputedStyle(probe).color]
  })
  expect(colour).toBe(error)
  await expect(page.locator('.check-ring[data-broken]')).toHaveCount(1)
  await page.reload()

  await page.getByText('For auditors').click()
  const [entry] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Download entry-${seq}.json` }).click(),
  ])
  expect(entry.suggestedFilename()).toBe(`entry-${seq}.json`)
  await expect(page.locator('.receipt-code code').nth(1)).toHaveText(readFileSync(await entry.path(), 'utf8'))

  await page.getByRole('link', { name: /^Start of this request/ }).click()
  await expect(page.getByText('was set aside for it')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Usage' }).click()
  await expect(page.locator('.paper-balance')).toHaveText([/^Opening balance, .+25$/, /^Balance, .+23$/])
  await expect(page.locator('.paper-day-sums').first()).toHaveText('2 requests · 2 credits')
  await expect(page.locator('.items tbody tr')).toHaveCount(3)
  // A closed day is open on paper.
  await page.locator('summary.paper-day-line').click()
  await expect(page.locator('.items tbody tr').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.items tbody tr').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Action', { exact: true }).selectOption('Summarize')
  await page.getByRole('button', { name: 'Apply filter' }).click()
  await expect(page).toHaveURL(/operation=summarize/)
  await expect(page.locator('.items tbody tr')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Entries' })).toBeFocused()
  await page.getByLabel('Outcome').selectOption('No credit used')
  await page.getByRole('button', { name: 'Apply filter' }).click()
  await expect(page.getByText('No entry matches this filter')).toBeVisible()
  await page.getByRole('link', { name: 'Show all entries' }).first().click()
  await expect(page.getByLabel('Action', { exact: true })).toHaveValue('')
  await expect(page.locator('.items tbody tr')).toHaveCount(3)
})

test('a month is exported with its proofs, and a size that was never published is refused beside its field', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/usage`)
  await page.getByRole('link', { name: 'Export this month' }).click()
  await expect(page.getByLabel('Period', { exact: true })).toHaveValue(MONTH)
  await page.getByLabel('Last verified size').fill('999999999')
  await page.getByRole('button', { name: 'Download export' }).click()
  await expect(page.getByLabel('Last verified size')).toHaveAccessibleDescription(
    /isn’t the size of a published checkpoint/,
  )
  await expect(page.getByLabel('Last verified size')).toHaveValue('999999999')
  await expect(page.getByLabel('Last verified size')).toBeFocused()
  await page.getByLabel('Last verified size').fill('')
  // The account's first entry has to be under a checkpoint before it can be exported.
  const ready = async () => {
    const address = `${builtin.url}/dashboard/usage/export/download?month=${MONTH}`
    return (await page.request.get(address, { maxRedirects: 0 })).status()
  }
  await expect.poll(ready, { timeout: CHECKPOINT_MS }).toBe(200)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download export' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(new RegExp(`^penmark-ledger-acc_[0-9a-f]{32}-${MONTH}-\\d+\\.tar$`))
  const bytes = readFileSync(await file.path())
  for (const name of ['README.txt', 'ledger.jsonl', 'subset.proof', 'manifest.json']) {
    expect(bytes.includes(`/${name}\0`)).toBe(true)
  }
})

test('an export beyond the limit leads back to the form, which says why and keeps the choice', async ({
  page,
  signIn,
}) => {
  await using limited = await startPeopledServer({ RATE_LIMIT_SCALE: '0.5' }, { starter: 1 })
  await signIn(page, limited)
  for (let round = 0; round < 60; round += 1) {
    await page.request.get(`${limited.url}/dashboard/usage/export/download?month=2026-13`)
  }
  await page.goto(`${limited.url}/dashboard/usage/export`)
  await page.getByLabel('Format').selectOption('csv')
  await page.getByRole('button', { name: 'Download export' }).click()
  await expect(page.getByText('Rate limit exceeded. Please try again later.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/usage\/export\?.*refused=rate_limited/)
  await expect(page.getByLabel('Format')).toHaveValue('csv')
})

/** Opens a receipt that was changed on its way: a proxy, or the server itself, changed one step of the path. */
async function openChanged(page: Page, address: string): Promise<void> {
  // A page that comes through the service worker cannot be changed on its way.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const changed = html.replace(/(index \d+\\+n)(.)/, (_, before, letter) => before + (letter === 'A' ? 'B' : 'A'))
    expect(changed).not.toBe(html)
    await route.fulfill({ response, body: changed })
  })
  await page.goto(address)
  await page.unroute(address)
}
