import { call } from '#tests/support/client.ts'
import { mailedLink } from '#tests/support/mailbox.ts'
import { expect, PASSWORD, test } from './penmark.ts'

for (const scripts of [true, false]) {
  test(`${scripts ? 'with' : 'without'} JavaScript the link of a registration asks for its password in another browser and submits nothing`, async ({
    openPage,
    builtin,
  }) => {
    const page = await openPage({ javaScriptEnabled: scripts })
    const email = `elsewhere-${scripts}-${process.pid}@example.com`
    await call(builtin, 'POST', '/api/auth/register', { body: { email, password: PASSWORD } })
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await page.goto((await mailedLink(builtin, email, 'verify-email')).href)
    await expect(page.getByText('This account was created in another browser.')).toBeVisible()
    expect(posts).toEqual([])

    await page.getByLabel('Password').fill('not this one')
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await expect(page.getByText('This isn’t the password that was chosen')).toBeVisible()
    // The token has left the address bar, and the form still has it.
    await expect(page).toHaveURL(`${builtin.url}/verify-email`)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await expect(page.getByText('Email verified').first()).toBeVisible()
    await page.goto(`${builtin.url}/dashboard/settings`)
    await expect(page.locator('.settings-facts').getByText(email)).toBeVisible()
  })
}
