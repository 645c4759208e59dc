import { CLIENT, startGoogleDouble } from '#tests/mocks/google/server.ts'
import { startPeopledServer } from '#tests/support/people.ts'
import { expect, holdBack, PASSWORD, test } from './penmark.ts'

test('in German on a phone: Google finishes by itself, and an account connects and disconnects it', async ({
  page,
  signIn,
  context,
}) => {
  const google = await startGoogleDouble()
  await using server = await startPeopledServer({ ...CLIENT, GOOGLE_ISSUER: google.url }, { starter: 1 })
  await page.setViewportSize({ width: 360, height: 740 })
  await context.addCookies([{ name: 'penmark_lang', value: 'de', url: server.url }])
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Weiter mit Google' }).click()
  await page.getByLabel('Address', { exact: true }).fill('grace@example.com')
  const toDashboard = await holdBack(page, /\/dashboard(\.data)?(\?|$)/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Sie sind als grace@example.com angemeldet.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/auth/callback`)
  await toDashboard()
  await expect(page).toHaveURL(`${server.url}/dashboard`)
  await context.clearCookies({ name: 'penmark_session' })

  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Weiter mit Google' }).click()
  const toLogin = await holdBack(page, /\/login(\.data)?(\?|$)/)
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByText('OAuth-Fehler: access_denied')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/auth/callback`)
  await toLogin()
  await expect(page).toHaveURL(`${server.url}/login`)

  await signIn(page, server)
  await page.goto(`${server.url}/dashboard/settings/google`)
  await page.getByLabel('Aktuelles Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Mit Google verbinden' }).click()
  await page.getByLabel('Address', { exact: true }).fill('private@gmail.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^Verbunden mit private@gmail\.example seit/)).toBeVisible()
  await page.getByLabel('Aktuelles Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Verbindung trennen' }).click()
  await expect(page.getByText('Nicht verbunden')).toBeVisible()
  await google.close()
})
