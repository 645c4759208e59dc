import { expect, test } from './penmark.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript, in German, preferences are saved and reset', async ({ page, builtin, signIn, context }) => {
  await signIn(page, builtin)
  await context.addCookies([{ name: 'penmark_lang', value: 'de', url: builtin.url }])
  await page.goto(`${builtin.url}/dashboard/preferences`)
  await expect(page.getByRole('checkbox', { name: 'Förmlich' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute('href', '/dashboard/billing')
  await page.getByRole('radio', { name: /^Lang / }).check()
  await page.getByLabel('Zielsprache').selectOption('Japanisch')
  await page.getByRole('button', { name: 'Voreinstellungen speichern' }).click()
  await expect(page.getByText('Voreinstellungen gespeichert')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Lang / })).toBeChecked()
  await expect(page.getByLabel('Zielsprache')).toHaveValue('ja')
  // It is locked on this plan, so the form cannot send it, and still it stays selected.
  await expect(page.getByRole('checkbox', { name: 'Locker' })).toBeChecked()

  await page.getByRole('link', { name: 'Auf Standardwerte zurücksetzen' }).click()
  await expect(page.getByText('Möchten Sie wirklich alle Voreinstellungen')).toBeVisible()
  await page.getByRole('button', { name: 'Auf Standardwerte zurücksetzen' }).click()
  await expect(page.getByText('Voreinstellungen zurückgesetzt')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Kurz' })).toBeChecked()
})
