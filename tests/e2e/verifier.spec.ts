import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { zipSync } from 'fflate'
import { BUILT, buildVerifier } from '../../verifier/build.mjs'
import { bundleOf, linesOf, naiveKey, receiptText, renewed, tarEntry, tarOf } from '../support/naive-bundle.ts'
import { honestLog } from '../support/naive-log.ts'
import { faultsOf, overflowOf } from './looks.ts'

// Tests the page as an auditor opens it: from a folder on disk, by file:, without any server.

const PAGE = pathToFileURL(path.join(BUILT, 'ledger-verify.html')).href
const key = naiveKey()
const lines = linesOf(honestLog(key).drafts)
const files = bundleOf(lines, { keys: [key] })
const tar = (changed: Record<string, Buffer> = {}) => ({
  name: 'penmark-ledger-log-all-39.tar',
  mimeType: 'application/x-tar',
  buffer: tarOf({ ...files, ...changed }),
})

// One after the other, since the page is built first.
test.describe.configure({ mode: 'default' })
test.beforeAll(() => buildVerifier())

/** Opens the page. The returned list collects its network requests and console messages. */
async function open(page: Page): Promise<string[]> {
  const noise: string[] = []
  page.on('request', (request) => {
    if (!/^(file|blob):/.test(request.url())) noise.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  await page.goto(PAGE)
  return noise
}

async function check(page: Page, bundle: ReturnType<typeof tar>, vkey = key.vkey) {
  await page.getByLabel('Export', { exact: true }).setInputFiles(bundle)
  await page.getByLabel('Verifier key').fill(vkey)
  await page.getByRole('button', { name: 'Check the export' }).click()
}

test('an honest export is verified from file:, without any request, and leaves a state for the next', async ({
  page,
}) => {
  const noise = await open(page)
  await check(page, tar())
  await expect(page.getByRole('heading', { level: 2, name: 'Verified' })).toBeVisible()
  await expect(page.getByText('that every real request was recorded')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'State file' }).click(),
  ])
  const state = JSON.parse(readFileSync(await download.path(), 'utf8')) as { size: number }
  expect(state.size).toBe(lines.length)
  const [evidence] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Evidence of this check' }).click(),
  ])
  expect(evidence.suggestedFilename()).toBe('penmark-ledger-log-all-39.evidence.json')
  expect(
    (JSON.parse(readFileSync(await evidence.path(), 'utf8')) as { report: { result: string } }).report.result,
  ).toBe('VERIFIED')
  expect(noise).toEqual([])
})

test('an edited cell, another key and a forked past are told apart', async ({ page }, info) => {
  const noise = await open(page)
  const csv = String(files['ledger.csv']).replace(',invoice.paid,2026-09,,,999,', ',invoice.paid,2026-09,,,99,')
  await check(page, tar({ 'ledger.csv': Buffer.from(csv) }))
  await expect(page.getByRole('heading', { level: 2, name: 'Tampered' })).toBeVisible()
  await expect(page.getByText('column amount_minor: expected 999; found 99')).toBeVisible()
  await expect(page.getByText('Every line of ledger.jsonl and context.jsonl is in the signed log')).toBeVisible()

  await check(page, tar(), naiveKey().vkey)
  await expect(page.getByText('It is not signed by the key you trust')).toBeVisible()

  const fork = honestLog(key)
  for (const draft of fork.drafts.slice(5, 8)) draft.at += 1
  const forked = info.outputPath('state.json')
  const root = JSON.parse(String(bundleOf(linesOf(fork.drafts), { keys: [key] })['manifest.json'])) as {
    checkpoint: { root: string; size: number }
  }
  const state = {
    format: 'penmark-verifier-state/1',
    key: key.vkey,
    origin: key.vkey.split('+')[0],
    ...root.checkpoint,
  }
  writeFileSync(forked, JSON.stringify(state))
  await page.getByText('More evidence').click()
  await page.getByLabel('State file').setInputFiles(forked)
  await check(page, tar())
  await expect(page.getByText('Two different pasts were signed')).toBeVisible()
  expect(noise).toEqual([])
})

test('an archive with a link in it is tampered with, and a receipt is checked in place of an export', async ({
  page,
}) => {
  const noise = await open(page)
  const honest = tarOf(files)
  const link = tarEntry('penmark-ledger-log-all-1/ledger.csv', Buffer.alloc(0), { type: '2', link: '/etc/passwd' })
  await check(page, { ...tar(), buffer: Buffer.concat([honest.subarray(0, -1024), link, Buffer.alloc(1024)]) })
  await expect(page.getByRole('heading', { level: 2, name: 'Tampered' })).toBeVisible()
  await expect(page.getByText('is no plain file (type "2", a symbolic link)')).toBeVisible()

  const receipt = (line: string) => {
    const extra = `\nextra ${Buffer.from(line).toString('base64')}\nindex`
    const buffer = Buffer.from(receiptText(lines, 7, key).toString().replace('\nindex', extra))
    return { name: 'receipt-7.tlog-proof', mimeType: 'text/plain', buffer }
  }
  await check(page, receipt(lines[7] ?? ''))
  await expect(page.getByRole('heading', { level: 2, name: 'Verified' })).toBeVisible()
  await expect(page.getByText('Receipt for event 7')).toBeVisible()
  await check(page, receipt(lines[8] ?? ''))
  await expect(page.getByRole('heading', { level: 2, name: 'Tampered' })).toBeVisible()
  expect(noise).toEqual([])
})

test('an export that was packed once more is read as it is, as a zip and by gzip', async ({ page }) => {
  for (const [name, buffer] of [
    ['export.zip', Buffer.from(zipSync(Object.fromEntries(Object.entries(files))))],
    ['export.tar.gz', gzipSync(tarOf(files))],
  ] as const) {
    const noise = await open(page)
    await check(page, { name, mimeType: 'application/octet-stream', buffer })
    await expect(page.getByRole('heading', { level: 2, name: 'Verified' })).toBeVisible()
    expect(noise).toEqual([])
  }
})

/** The CSV with dates as a spreadsheet rewrites them. */
const savedAgain = (csv: string) => csv.replace(/,(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d):\d\d\.\d{3}Z,/g, ',$3/$2/$1 $4,')

test('a table saved again is amber with a sign of its own, and an altered cell in it is the first that is named', async ({
  page,
}) => {
  const noise = await open(page)
  const csv = savedAgain(String(files['ledger.csv']))
  await check(page, tar({ 'ledger.csv': Buffer.from(csv) }))
  await expect(page.getByRole('heading', { level: 2, name: 'Saved again, same content' })).toBeVisible()
  const rows = page.locator('.checks > li').filter({ hasText: 'Rows' })
  await expect(rows.locator('.status.again')).toHaveText('Saved again')
  await expect(rows.locator('.details.again > li')).toHaveCount(1)
  await expect(page.locator('#report .bad')).toHaveCount(0)

  const edited = csv.replace(',invoice.paid,2026-09,,,999,', ',invoice.paid,2026-09,,,99,')
  await check(page, tar({ 'ledger.csv': Buffer.from(edited) }))
  await expect(page.getByRole('heading', { level: 2, name: 'Tampered' })).toBeVisible()
  await expect(rows).toContainText('38 of 39 rows equal their events; 1 does not')
  await expect(rows.locator('.details > li').nth(1)).toContainText('column amount_minor: expected 999; found 99')
  expect(noise).toEqual([])
})

test('without a state file the history is not checked, as on the command line', async ({ page }) => {
  await open(page)
  await check(page, tar())
  const history = page.locator('.checks > li').filter({ hasText: 'History' })
  await expect(history).toContainText('no state file: nothing to compare with')
  await expect(history.locator('.status')).toHaveText('Not checked')
})

test('what is missing is said beside its field, and a file that is no export in words', async ({ page }) => {
  const noise = await open(page)
  await page.getByRole('button', { name: 'Check the export' }).click()
  await expect(page.getByText('Choose the .tar file of the export.')).toBeVisible()
  await expect(page.getByLabel('Export', { exact: true })).toBeFocused()
  await check(page, tar(), 'not a key')
  await expect(page.getByText('This is no verifier key.')).toBeVisible()
  await check(page, { ...tar(), buffer: Buffer.from('hello') })
  await expect(page.getByRole('heading', { name: 'This could not be read' })).toBeVisible()
  expect(noise).toEqual([])
})

test('without a key the report is incomplete; text from a file cannot become markup', async ({ page }) => {
  const noise = await open(page)
  const text = String(files['ledger.csv']).replace(',account.opened,', ',<img src=x onerror=alert(1)>,')
  const hostile = renewed({ ...files, 'ledger.csv': Buffer.from(text) })
  await check(page, { ...tar(), buffer: tarOf(hostile) }, '')
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible()
  await expect(page.locator('#report img')).toHaveCount(0)
  await check(page, tar(), '')
  await expect(page.getByRole('heading', { name: 'Incomplete' })).toBeVisible()
  expect(noise).toEqual([])
})

test('the page and its reports keep WCAG 2.2 AA in light and dark and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const look = async (what: string) => {
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await faultsOf(page), what).toEqual([])
    expect(await overflowOf(page), what).toBeLessThanOrEqual(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faultsOf(page, 'looks'), `${what} in dark`).toEqual([])
    expect(await overflowOf(page), `${what} in dark`).toBeLessThanOrEqual(0)
  }
  await look('empty')
  await check(page, tar())
  await expect(page.getByRole('heading', { name: 'Verified' })).toBeVisible()
  await look('verified')
  await check(
    page,
    tar({ 'ledger.jsonl': Buffer.from(String(files['ledger.jsonl']).replace('"amount":1', '"amount":2')) }),
  )
  await expect(page.getByRole('heading', { name: 'Tampered' })).toBeVisible()
  await look('tampered')
  await check(page, tar({ 'ledger.csv': Buffer.from(savedAgain(String(files['ledger.csv']))) }))
  await expect(page.getByRole('heading', { name: 'Saved again' })).toBeVisible()
  await look('saved again')
})

test('several exports are checked at once: one verdict, a report for each, one state to keep', async ({ page }) => {
  const noise = await open(page)
  const log = honestLog(key)
  const months = (length: number) => tarOf(bundleOf(linesOf(log.drafts).slice(0, length), { keys: [key] }))
  const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/x-tar', buffer })
  const older = named('older.tar', months(lines.length - 2))
  const newer = named('newer.tar', months(lines.length))
  await page.getByLabel('Export', { exact: true }).setInputFiles([newer, older])
  await page.getByLabel('Verifier key').fill(key.vkey)
  await page.getByRole('button', { name: 'Check the export' }).click()
  await expect(page.getByText('each continues the one before')).toBeVisible()
  const reports = page.locator('#report details')
  await expect(reports).toHaveCount(2)
  await expect(reports.locator('summary')).toHaveText([/Verified older\.tar/, /Verified newer\.tar/])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'State file' }).click(),
  ])
  expect((JSON.parse(readFileSync(await download.path(), 'utf8')) as { size: number }).size).toBe(lines.length)
  const edited = named('edited.tar', Buffer.from(older.buffer))
  const at = edited.buffer.indexOf('"tokens_in":') + '"tokens_in":'.length
  edited.buffer[at] = edited.buffer[at] === 0x31 ? 0x32 : 0x31
  await page.getByLabel('Export', { exact: true }).setInputFiles([newer, edited])
  await page.getByRole('button', { name: 'Check the export' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Tampered' })).toBeVisible()
  await expect(reports.filter({ hasText: 'edited.tar' })).toHaveAttribute('open', '')
  expect(await faultsOf(page)).toEqual([])
  expect(noise).toEqual([])
})
