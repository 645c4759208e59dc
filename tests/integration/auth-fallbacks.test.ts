import path from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { visitor } from '#tests/support/browser.ts'
import { PASSWORD, signUp } from '#tests/support/client.ts'
import { mailedToken } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// The messages of account forms when the server itself is at fault (specification 8, the screens' fallbacks).

/** Renames tables of a running server. @returns a function that restores them */
function without(server: RunningServer, tables: readonly string[]): () => void {
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'))
  const rename = (from: string, to: string) => database.exec(`ALTER TABLE ${from} RENAME TO ${to}`)
  for (const table of tables) rename(table, `${table}_gone`)
  return () => {
    for (const table of tables) rename(`${table}_gone`, table)
    database.close()
  }
}

test('each form tells in its own words that it failed, keeps what was typed but secrets, and the log names nobody', async () => {
  await using server = await startServer()
  await signUp(server, 'ada@example.com')
  const browser = visitor(server)
  await browser.post('/forgot-password', { email: 'ada@example.com' })
  const token = await mailedToken(server, 'ada@example.com', 'reset-password')
  const giveBack = without(server, ['user', 'one_time_token'])
  const twice = { password: PASSWORD, confirm_password: PASSWORD }
  const forms: [path: string, fields: Record<string, string>, words: string][] = [
    ['/login', { email: 'ada@example.com', password: PASSWORD }, 'Login failed, check your credentials'],
    ['/register', { email: 'bob@example.com', ...twice }, 'Registration failed, try again'],
    ['/verify-email', { token: 'a-token-of-a-mail' }, 'Verification failed'],
    ['/verify-email-change', { token: 'a-token-of-a-mail' }, 'Error during verification'],
    [
      '/reset-password',
      { intent: 'reset', token: token ?? '', new_password: PASSWORD, confirm_password: PASSWORD },
      'Password reset failed, the link may be expired',
    ],
  ]
  for (const [page, fields, words] of forms) {
    const answer = await browser.post(page, fields)
    const html = await answer.text()
    expect([page, answer.status, html.includes(words)]).toEqual([page, 500, true])
    if ('email' in fields) expect(html).toContain(`value="${fields.email}"`)
    expect(html).not.toContain(PASSWORD)
  }
  const failures = server
    .output()
    .split('\n')
    .filter((line) => line.includes('a form of an account failed'))
  expect(failures).toHaveLength(forms.length)
  for (const secret of ['ada@example.com', 'bob@example.com', PASSWORD, 'a-token-of-a-mail', token ?? '']) {
    expect(server.output()).not.toContain(secret)
  }

  giveBack()
  expect((await browser.post('/login', { email: 'ada@example.com', password: PASSWORD })).status).toBe(303)
})

test('a form that sends mails says what failed before it says why', async () => {
  // One mail each, while the limit of all writes of an address still has room.
  await using server = await startServer({ RATE_LIMIT_SCALE: '0.05' })
  const browser = visitor(server)
  const resendFields = { email: 'ada@example.com' }
  for (const [page, fields, words] of [
    ['/forgot-password', resendFields, 'Failed to send password reset email'],
    ['/verify-email', { ...resendFields, intent: 'resend' }, 'Failed to resend'],
  ] as const) {
    expect((await browser.post(page, fields)).status).toBe(200)
    const refused = await browser.post(page, fields)
    const html = await refused.text()
    expect([refused.status, html.indexOf(words) < html.indexOf('Rate limit exceeded')]).toEqual([429, true])
    expect(html).toContain(words)
  }
})

test('a method that a page does not take is no defect to be logged', async () => {
  await using server = await startServer()
  expect((await visitor(server).post('/goodbye', {})).status).toBe(405)
  expect(server.output()).not.toContain('"level":"error"')
})
