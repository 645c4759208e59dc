import { mailedLink } from '#tests/support/mailbox.ts'
import { CLUMSY, expect, holdBack, PASSWORD, test, usageOf } from './penmark.ts'

test('with JavaScript a newcomer comes all the way, and the answer streams', async ({ page, connected, double }) => {
  const email = `streaming-${process.pid}@example.com`
  await page.goto(`${connected.url}/register`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const toVerify = await holdBack(page, /\/verify-email(\.data)?(\?|$)/)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created').first()).toBeVisible()
  await toVerify()
  await expect(page).toHaveURL(`${connected.url}/verify-email`)

  // The page submits the link by itself when scripts run.
  const toLogin = await holdBack(page, /\/login(\.data)?(\?|$)/)
  await page.goto((await mailedLink(connected, email, 'verify-email')).href)
  await expect(page.getByText('Email verified').first()).toBeVisible()
  // The sign-in page that follows finds the user signed in already.
  await toLogin()
  await expect(page).toHaveURL(`${connected.url}/dashboard`)

  await page.getByRole('link', { name: 'Assistant' }).first().click()
  await expect(page).toHaveURL(`${connected.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  double.script({ kind: 'pause-mid-stream' })
  await page.getByRole('button', { name: 'Process' }).click()
  const result = page.locator('.result-body')
  await expect(result).toHaveAttribute('aria-busy', 'true')
  await expect(result.locator('.result-text')).not.toBeEmpty()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  double.resume()
  await expect(result).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('.slip')).toContainText('1 of 25 this month')
  // No toast repeats the result that the sheet shows.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('the stop button works before the first word, and then nothing is charged', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  const { token } = await signIn(page, connected)
  double.script({ kind: 'hang-before-headers' })
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect.poll(() => double.busy()).toBe(1)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.locator('.desk-band')).toContainText('Stopped before anything was written')
  await expect.poll(() => double.busy()).toBe(0)
  expect((await usageOf(connected, token)).current_month).toBe(0)
  await expect(page.getByLabel('Your text')).toHaveValue(CLUMSY)
})

test('a stop after the first words keeps them and counts them', async ({ page, connected, double, signIn }) => {
  const { token } = await signIn(page, connected)
  double.script({ kind: 'hang-mid-stream' })
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.result-text')).toContainText(/\w+ \w+/)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.locator('.result-body')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('.result-text')).toContainText(/\w+/)
  expect((await usageOf(connected, token)).current_month).toBe(1)
})

test('spec 8: assistant: trouble connecting to the server is told plainly, costs nothing, and the text stays', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  const { token } = await signIn(page, connected)
  double.otherwise({ kind: 'status', status: 503 })
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.desk-band')).toContainText('no credit was used')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByLabel('Your text')).toHaveValue(CLUMSY)
  expect((await usageOf(connected, token)).current_month).toBe(0)
  // A text that is longer than the window is sent by the keyboard from its end.
  await page.getByLabel('Your text').fill(`${CLUMSY}\n\n`.repeat(13))
  await page.getByLabel('Your text').press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Your text').fill(CLUMSY)
  // The engine of this server does it instead, if the person wants.
  await page.getByRole('button', { name: 'Use the built-in engine' }).click()
  await expect(page.locator('.mark').first()).toBeVisible()
  await expect(page.locator('.desk-band')).toHaveCount(0)
  expect((await usageOf(connected, token)).current_month).toBe(1)
})

test('spec 5: counters turn yellow at 70% of the limit and red at 90%; spec 4: process is disabled when text is blank', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const button = page.getByRole('button', { name: 'Process' })
  await expect(button).toBeDisabled()
  const text = page.getByLabel('Your text')
  const counter = page.locator('.counter').first()
  await text.fill('a'.repeat(3_499))
  const colour = () => counter.evaluate((element) => getComputedStyle(element).color)
  await expect(counter).toHaveAttribute('data-level', 'calm')
  await expect(button).toBeEnabled()
  const colours = [await colour()]
  await text.fill('a'.repeat(3_500))
  await expect(counter).toHaveAttribute('data-level', 'close')
  colours.push(await colour())
  await text.fill('a'.repeat(4_500))
  await expect(counter).toHaveAttribute('data-level', 'near')
  colours.push(await colour())
  expect(new Set(colours).size).toBe(3)
  await expect(counter).toContainText('4,500 / 5,000')
})

test('a link to a part of the page, a result and a change of mind keep the text and the chosen operation', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const text = page.getByLabel('Your text')
  await page.getByLabel('Action').selectOption('explain')
  await text.fill('word '.repeat(1_001))
  await page.getByRole('button', { name: 'Process' }).click()
  await page.getByRole('link', { name: 'Text must be less than 5000 characters' }).click()
  await expect(page).toHaveURL(/#text$/)
  await expect(text).toHaveValue('word '.repeat(1_001))
  await text.fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.result-body')).toContainText('reimbursement:')
  await expect(page.locator('.slip')).toContainText('1 of 25 this month')
  await expect(page.getByLabel('Action')).toHaveValue('explain')
  await page.getByRole('radio', { name: 'Edit' }).check()
  await text.pressSequentially(' More.')
  await expect(page.getByLabel('Action')).toHaveValue('explain')
  await page.getByRole('link', { name: 'Clear' }).click()
  await expect(text).toHaveValue('')
  await expect(page.locator('.result-text')).toHaveCount(0)
})

test('spec 4: process is disabled while loading: a double click starts one run and stops none', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  const { token } = await signIn(page, connected)
  double.script({ kind: 'answer', wordDelayMs: 20 })
  await page.goto(`${connected.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).dblclick()
  await expect(page.locator('.slip')).toContainText('1 of 25 this month')
  expect((await usageOf(connected, token)).current_month).toBe(1)
  expect(double.count()).toBe(1)
})
