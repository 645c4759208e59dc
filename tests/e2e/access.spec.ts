import path from 'node:path'
import SQLite from 'better-sqlite3'
import { SECURE_PAGE } from '#app/domain/access/access.ts'
import { looksRight } from './looks.ts'
import { expect, test } from './penmark.ts'

/** One young and one old passkey, an app, a key and Google, as rows: only their look matters here. */
function furnish(dataDir: string, email: string): void {
  const database = new SQLite(path.join(dataDir, 'penmark.db'))
  const { id, workspace } = database
    .prepare(
      'SELECT u.id, m.workspace_id AS workspace FROM user u JOIN membership m ON m.user_id = u.id WHERE email = ?',
    )
    .get(email) as { id: string; workspace: string }
  const now = Date.now()
  const day = 24 * 60 * 60 * 1000
  const passkey = database.prepare(
    `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, backed_up, aaguid, name, created_at,
       last_used_at, made_client, made_system, used_client, used_system)
     VALUES (?, ?, ?, x'00', 0, '', 0, '', ?, ?, ?, 'Firefox', 'Linux', 'Samsung Internet', 'Android')`,
  )
  passkey.run(
    `psk_young_${id}`,
    id,
    `young ${id}`,
    'A passkey with quite a long name on the phone of my s',
    now - day,
    null,
  )
  passkey.run(`psk_old_${id}`, id, `old ${id}`, 'Laptop', now - 90 * day, now - day)
  database
    .prepare(
      `INSERT INTO api_key (id, user_id, workspace_id, name, prefix, key_sha256, scopes, created_at, expires_at, made_client, made_system)
       VALUES (?, ?, ?, 'Build server', ?, randomblob(32), 'usage', ?, ?, 'Chrome', 'Windows')`,
    )
    .run(`key_${id}`, id, workspace, `pmk_${id.slice(-8)}`, now - 2 * day, now + 90 * day)
  database
    .prepare(
      `INSERT INTO google_identity (issuer, subject, user_id, email, created_at) VALUES ('https://accounts.google.com', ?, ?, ?, ?)`,
    )
    .run(id, id, 'ada.lovelace.of.the.analytical.engine@example.com', now - 400 * day)
  database.prepare('UPDATE user SET unchecked_since = ? WHERE id = ?').run(now, id)
  database.close()
}

test('the page that lists what opens an account breaks WCAG 2.2 AA in no theme, and scripts keep the ticks', async ({
  page,
  builtin,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = await signIn(page, builtin, 'business')
  furnish(builtin.dataDir, email)
  await page.goto(builtin.url + SECURE_PAGE)
  await looksRight(page, SECURE_PAGE)
  const young = page.getByRole('checkbox', { name: /A passkey with quite a long name/ })
  await expect(young).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Build server/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Laptop/ })).not.toBeChecked()
  await young.uncheck()
  await page.getByLabel('Current password').fill('not this one')
  await page.getByRole('button', { name: 'End everything selected' }).click()
  await expect(page.getByLabel('Current password')).toBeVisible()
  await expect(page.getByText('Current password is incorrect. Please try again.').first()).toBeVisible()
  await expect(young).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Build server/ })).toBeChecked()
})
