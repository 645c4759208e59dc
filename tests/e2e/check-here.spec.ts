import type { Request } from '@playwright/test'
import { createTools } from '#app/.server/assistant/engines/builtin/tools.ts'
import { CHECK_MB } from '#app/domain/check/in-browser.ts'
import { CLUMSY, expect, test } from './penmark.ts'

const MARKS = '.live-mark'

test('English is checked in the browser itself once the user has agreed to its download: nothing of the text is sent, and the findings are those of the server', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  const requests: Request[] = []
  page.on('request', (request) => void requests.push(request))
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const text = page.locator('#text')
  await text.fill(CLUMSY)
  await page.getByRole('checkbox', { name: 'Check as I write' }).check()
  await expect(page.getByText(`for one download of ${CHECK_MB} MB`)).toBeVisible()
  // Nothing of it is fetched before the user agrees.
  const before = requests.length
  await page.getByRole('button', { name: 'Check in this browser' }).click()
  await expect(page.getByRole('button', { name: /found · not sent/ })).toBeVisible({ timeout: 120_000 })

  const { findings } = await createTools().proofreader()({ text: CLUMSY, likely: 'en', style: true }, () => undefined)
  const points = [...CLUMSY]
  await expect(page.locator(MARKS)).toHaveText(findings.map(({ start, end }) => points.slice(start, end).join('')))

  const fetched = requests.slice(before).filter((request) => /\/assets\/(?!check-here)/.test(request.url()))
  const bytes = await Promise.all(fetched.map(async (request) => (await request.sizes()).responseBodySize))
  expect(Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1_000_000)).toBe(CHECK_MB)

  // A word for the dictionary is sent by itself, and it is known from then on.
  await text.fill('The zorblaxen letter is hear.')
  await expect(page.locator(MARKS)).toHaveText(['zorblaxen', 'hear'])
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6))
  await page.locator('.live-card').getByRole('button', { name: 'Add to dictionary' }).click()
  await expect(page.locator(MARKS)).toHaveText(['hear'])
  expect(requests.filter((request) => request.method() === 'POST').map((request) => request.postData())).toEqual([
    'intent=add_word%3Azorblaxen',
  ])

  // For another language the user agreed to the server.
  await text.fill('Je vous écris parceque la réunion de demain est annulée, et je suis désolé.')
  await expect(page.locator(MARKS)).toHaveText(['parceque'])
  await expect(page.getByRole('button', { name: '1 found · free' })).toBeVisible()
})
