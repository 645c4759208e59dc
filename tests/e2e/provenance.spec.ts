import { call } from '#tests/support/client.ts'
import { CHECKPOINT_MS, CLUMSY, expect, test } from './penmark.ts'

test('an author shares what was changed; a reader without an account checks the figures and a text in the browser, until the link is revoked', async ({
  page,
  connected,
  signIn,
  openPage,
}) => {
  const { token } = await signIn(page, connected)
  await page.goto(`${connected.url}/dashboard/settings/provenance`)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(/^On since /)).toBeVisible()
  const answer = await call(connected, 'POST', '/api/ai-assist', {
    token,
    body: { text: CLUMSY, operation: 'rephrase' },
  })
  const { seq } = answer.body.receipt as { seq: number }

  await page.goto(`${connected.url}/dashboard/usage/receipts/${seq}`)
  await page.getByRole('link', { name: 'Share changes' }).click()
  await page.getByRole('checkbox', { name: 'Readers can check a text' }).check()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = (await page.locator('.provenance-address a').getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/provenance\/[\w-]{22}$/)

  const reader = await openPage()
  const check = reader.getByRole('button', { name: 'Check it here' })
  await expect(async () => {
    await reader.goto(connected.url + address)
    await expect(check).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: CHECKPOINT_MS })
  const sent: string[] = []
  reader.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await check.click()
  await expect(reader.locator('#check')).toHaveText(
    /^The figures match the signed records\. \d+ steps?, computed in this browser\. Nothing was sent\.$/,
  )
  const text = reader.getByLabel('Text', { exact: true })
  const compare = reader.getByRole('button', { name: 'Compare' })
  for (const [pasted, said] of [
    [`  ${CLUMSY.replace(' ', '\n')}`, 'This is exactly the text before the change.'],
    [String(answer.body.processed_text), 'This is exactly the text after the change.'],
    [`${CLUMSY} More.`, 'This is another text.'],
  ] as const) {
    await text.fill(pasted)
    await compare.click()
    await expect(reader.getByText(said)).toBeVisible()
  }
  expect(sent.filter((path) => !path.startsWith('/assets/'))).toEqual([])

  // A link that carries the text behind its # shows the answer at once.
  const carried = `#text=${Buffer.from(CLUMSY).toString('base64url')}`
  const other = await openPage()
  await other.goto(connected.url + address + carried)
  await expect(other.getByText('This is exactly the text before the change.')).toBeVisible()

  await page.getByRole('button', { name: /^Revoke link/ }).click()
  await expect(page.locator('.provenance-address')).toHaveCount(0)
  const gone = await reader.goto(connected.url + address)
  expect(gone?.status()).toBe(404)
  await expect(reader.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible()
})
