import { mailedLink } from '#tests/support/mailbox.ts'
import { CLUMSY, expect, holdBack, PASSWORD, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a newcomer registers, verifies, works on a text and sees what it cost', async ({
  page,
  builtin,
}) => {
  const email = `newcomer-${process.pid}@example.com`
  await page.goto(`${builtin.url}/`)
  await page.getByRole('link', { name: 'Join now' }).first().click()
  await expect(page).toHaveURL(`${builtin.url}/register`)
  await page.getByLabel('Email').fill(email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue(PASSWORD)
  const toVerify = await holdBack(page, /\/verify-email$/)
  await password.press('Enter')
  await expect(page.getByText('Account created')).toBeVisible()
  await toVerify()
  await expect(page).toHaveURL(`${builtin.url}/verify-email`)
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()

  await page.goto((await mailedLink(builtin, email, 'verify-email')).href)
  const toLogin = await holdBack(page, /\/login$/)
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expect(page.getByText('Email verified')).toBeVisible()
  // The sign-in page that follows finds the user signed in already.
  await toLogin()
  await expect(page).toHaveURL(`${builtin.url}/dashboard`)

  await page.getByRole('button', { name: 'Mark it up · free' }).click()
  await expect(page.locator('.result')).toContainText('We were informed')

  await page.goto(`${builtin.url}/dashboard/assistant`)
  const result = page.locator('.result-body')
  const note = page.locator('.more-notes [data-offered="true"]:visible')
  for (const [operation, expected, left, says] of [
    ['Rephrase', 'a lot of people were waiting', 24, /^Corrects five languages/],
    ['Summarize', 'expense system', 23, /most important sentences/],
    ['Explain', 'reimbursement:', 22, /legal and formal words/],
  ] as const) {
    // After an answer the sheet shows it; the text is one radio button away.
    if (left < 24) await page.locator('.views').getByText('Edit').click()
    await page.getByLabel('Action').selectOption({ label: operation })
    await page.locator('.more > summary').click()
    await expect(note).toHaveText([says])
    await page.locator('.more > summary').click()
    await page.getByLabel('Your text').fill(CLUMSY)
    await page.getByRole('button', { name: 'Process' }).click()
    await expect(page.locator('.slip')).toContainText(`${25 - left} of 25 this month`)
    await expect(result).toContainText(expected)
    await expect(page.getByLabel('Your text')).toHaveValue(CLUMSY)
  }

  await page.goto(`${builtin.url}/dashboard`)
  await expect(page.getByRole('main')).toContainText('22')

  await page.locator('summary', { hasText: email }).or(page.locator('header summary').last()).first().click()
  await page
    .getByRole('button', { name: /sign out|log out/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(`${builtin.url}/dashboard`)
  await expect(page).toHaveURL(/\/login/)
})

test('without JavaScript every mistake is told beside its field and nothing typed is lost', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const text = page.getByLabel('Your text')
  await text.fill('   ')
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(text).toHaveAccessibleDescription(/Please enter text to process/)
  await text.fill('word '.repeat(1_001))
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(text).toHaveAccessibleDescription(/Text must be less than 5000 characters/)
  await expect(text).toHaveValue('word '.repeat(1_001))
})

test('without JavaScript a text that needs no change says so and costs nothing', async ({ page, builtin, signIn }) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill('The sun rises in the east. Birds sing in the morning.')
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.desk-band')).toContainText('We found nothing that is safe to change')
  await expect(page.getByText('0 of 25 this month')).toBeVisible()
})

test('without JavaScript a Spanish text is summarized, and what the engine cannot do in Spanish is not offered', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant?operation=summarize`)
  await page
    .getByLabel('Your text')
    .fill(
      'Los arrecifes de coral cubren menos del uno por ciento del fondo marino, pero albergan cerca de una cuarta parte de las especies marinas conocidas. Cuando el agua se calienta demasiado, los pólipos expulsan las algas que los alimentan y el arrecife se vuelve blanco. Si el calor dura más de unas semanas, el coral muere. Las medidas locales ayudan a la recuperación.',
    )
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.result-body')).toContainText('arrecife')
  const action = (name: string) => page.locator(`#operation option[value="${name}"]`)
  await expect(action('expand')).toBeDisabled()
  await expect(action('expand')).toHaveText('Expand (Not in Spanish without an AI model)')
  // “Fix only” corrects Spanish as well.
  await expect(action('rephrase')).toBeEnabled()
  await expect(action('summarize')).toBeEnabled()
})

test('reloading a processed page, which posts it again, is charged once', async ({ page, builtin, signIn }) => {
  await signIn(page, builtin)
  await page.goto(`${builtin.url}/dashboard/assistant`)
  await page.getByLabel('Your text').fill(CLUMSY)
  await page.getByRole('button', { name: 'Process' }).click()
  await expect(page.locator('.slip')).toContainText('1 of 25 this month')
  await page.reload()
  await expect(page.locator('.result-body')).toContainText('a lot of people were waiting')
  await expect(page.locator('.slip')).toContainText('1 of 25 this month')
})
